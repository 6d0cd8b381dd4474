// Refusals as HTTP says them: a status that programs understand, and the code with its facts as the body.

import type { Refusal } from '@saloon/kernel'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

const STATUS: Readonly<Record<string, number>> = {
  malformed: 400,
  'who-are-you': 401,
  'token-malformed': 401,
  'token-not-ours': 401,
  'signed-out': 401,
  'passkey-unknown': 401,
  'passkey-not-verified': 401,
  'passkey-cloned': 401,
  'wrong-origin': 403,
  'not-your-seat': 403,
  'host-only': 403,
  'not-watchable': 403,
  'log-sealed': 403,
  blocked: 403,
  muted: 403,
  'switched-off': 403,
  'only-looking': 403,
  'no-such-table': 404,
  'no-such-player': 404,
  'no-such-message': 404,
  'no-such-report': 404,
  'no-such-replay': 404,
  'no-such-announcement': 404,
  'no-such-moment': 404,
  'no-such-passkey': 404,
  'not-found': 404,
  'no-such-method': 405,
  'question-closed': 409,
  'not-asked': 409,
  'passkey-taken': 409,
  'last-passkey': 409,
  'challenge-used': 409,
  busy: 409,
  'reported-already': 409,
  'backup-under-way': 409,
  paused: 409,
  'seat-taken': 409,
  'not-a-socket': 426,
  'too-large': 413,
  'too-fast': 429,
  'too-many-reports': 429,
  'too-many-tables': 429,
  'too-many-brought': 429,
  'too-much-brought': 429,
  'too-many-guests': 429,
  'too-many-sockets': 429,
  'no-code-free': 503,
  'too-much': 429,
  'our-fault': 500,
  'table-unreadable': 500,
  'come-back-later': 503,
  overloaded: 503,
}

/** What is against the rules, but well said, is 422. */
export const statusOf = ({ code }: Refusal): number => STATUS[code] ?? 422

export async function refuse(reply: FastifyReply, refusal: Refusal): Promise<FastifyReply> {
  return reply.status(statusOf(refusal)).send(refusal)
}

// ---- for the description of the API ----------------------------------------------------------------------------

const refusalShape = z.object({ code: z.string(), facts: z.record(z.string(), z.unknown()).optional() })
export const refusals = {
  400: refusalShape,
  401: refusalShape,
  403: refusalShape,
  404: refusalShape,
  409: refusalShape,
  422: refusalShape,
  429: refusalShape,
  503: refusalShape,
}
export const anything = z.record(z.string(), z.unknown())
