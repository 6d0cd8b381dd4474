// What the writer writes, so that the reader knows what to find: any row follows from the name of its log and its number.

export const LOGS = Array.from({ length: 100 }, (_, i) => `log-${i}`)

/**
 * The rows of one append: one, or now and then several.
 * @param {string} log
 * @param {number} length of the log so far
 */
export function rowsBehind(log, length) {
  const count = length % 7 === 3 ? 4 : 1
  return Array.from({ length: count }, (_, i) => {
    const seq = length + 1 + i
    return `${log} ${seq} (${i + 1} of ${count}) ${'x'.repeat((seq * 37) % 900)}`
  })
}
