// Reads what people type or paste for a table: a code of four letters or a few more, in any case, with look-alikes forgiven; or a
// whole link.

/** No id of a table is as short as that. */
const LONGEST_CODE = 7

/** The code or id of a table; undefined: this can't be one. */
export function readCode(text: string): string | undefined {
  const inLink = /\/t\/([\w-]+)/.exec(text)?.[1]
  const raw = inLink ?? text.replaceAll(/[\s.-]/g, '')
  if (raw.length > LONGEST_CODE) return inLink ?? (/^[\w-]{8,80}$/.test(text.trim()) ? text.trim() : undefined)
  // No code has an L: people take it for an I.
  const letters = raw.toUpperCase().replaceAll('0', 'O').replaceAll(/[1L]/g, 'I')
  return /^[A-Z]{4,7}$/.test(letters) ? letters : undefined
}
