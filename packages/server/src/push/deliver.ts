// One message to one push service, and what it says to that.

import { request as httpRequest } from 'node:http'
import { Agent, request as httpsRequest } from 'node:https'
import { lookUpPublic } from './endpoint.ts'

const PATIENCE = 10_000
/** Few at a time to the same service; the others wait. */
const agent = new Agent({ keepAlive: true, maxSockets: 8, scheduling: 'fifo' })

export interface Delivered {
  readonly status: number
  readonly retryAfter: number // milliseconds; 0: it doesn't say
}

/** Rejects if nobody answers. Follows nobody anywhere: a redirection is an answer like any other. */
export function deliver(
  endpoint: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
  signal: AbortSignal,
): Promise<Delivered> {
  const isLocal = endpoint.startsWith('http:')
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'Content-Length': body.length },
      timeout: PATIENCE,
      signal,
    }
    const request = isLocal
      ? httpRequest(endpoint, options)
      : httpsRequest(endpoint, { ...options, agent, lookup: lookUpPublic })
    request.once('response', (response) => {
      const seconds = Number(response.headers['retry-after'] ?? 0)
      response.destroy() // whatever else it says is of no interest
      resolve({ status: response.statusCode ?? 0, retryAfter: seconds > 0 ? seconds * 1000 : 0 })
    })
    request.once('timeout', () => request.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })))
    request.once('error', reject)
    request.end(body)
  })
}
