// What people type or paste for a table: four letters in any case, look-alikes forgiven, or a whole link.

/** The code or id of a table; undefined: this can't be one. */
export function readCode(text: string): string | undefined {
  const inLink = /\/t\/([\w-]+)/.exec(text)?.[1]
  const raw = inLink ?? text.replaceAll(/[\s.-]/g, '')
  if (raw.length > 4) return inLink ?? (/^[\w-]{8,80}$/.test(text.trim()) ? text.trim() : undefined)
  // No code has an L: people take it for an I.
  const letters = raw.toUpperCase().replaceAll('0', 'O').replaceAll(/[1L]/g, 'I')
  return /^[A-Z]{4}$/.test(letters) ? letters : undefined
}
