// The worker that verifies a log, so that the page stays responsive.

import type { Refusal } from '@saloon/kernel'
import { verifyLog } from '../verify.ts'

export type FromVerifier =
  | { readonly type: 'passed'; readonly rows: number; readonly of: number }
  | { readonly type: 'done'; readonly refused: Refusal | null }

/** A worker's own scope, as far as we use it; the page's types know only windows. */
const thread = self as unknown as {
  postMessage(message: FromVerifier): void
  addEventListener(type: 'message', listener: (event: { readonly data: string }) => void): void
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
const tell = (message: FromVerifier): void => thread.postMessage(message)

/** Progress is reported so many times at most. */
const STEPS = 100

thread.addEventListener('message', ({ data }) => {
  const passed = (rows: number, of: number): void => {
    if (rows === of || rows % Math.ceil(of / STEPS) === 0) tell({ type: 'passed', rows, of })
  }
  verifyLog(data, passed).then(
    (refused) => tell({ type: 'done', refused }),
    () => tell({ type: 'done', refused: { code: 'our-fault' } }),
  )
})
