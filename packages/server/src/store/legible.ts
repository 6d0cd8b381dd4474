// Parses what the store returns. It should be the JSON that was written; where it is damaged, only that entry is lost.

/** Undefined: not JSON, or not an object. */
export function parsed<T>(text: string): Partial<T> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** For data of the whole server: if it is damaged, the server starts with `usual` and reports it. */
export function parsedOr<T>(stored: { readonly id: string; readonly text: string }, usual: T, failed: Failed): T {
  const value = parsed<T>(stored.text)
  if (value === undefined) failed(new Error(`what is kept as ${stored.id} is damaged, and counts as not there`))
  return value === undefined ? usual : (value as T)
}

/** What the house can't open without. Nothing is made in its place unasked: what it stood for would be lost without a word. */
export class Damaged extends Error {
  override readonly name = 'Damaged'
  readonly kind: string
  readonly id: string

  constructor(kind: string, id: string) {
    super(`the document of kind '${kind}' with the id '${id}' is damaged`)
    this.kind = kind
    this.id = id
  }
}

export type Failed = (error: unknown) => void
