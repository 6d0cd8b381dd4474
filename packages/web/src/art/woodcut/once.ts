/** Drawn when it is first looked at, and never again. */
export function once<T>(draw: () => T): () => T {
  let drawn: { readonly it: T } | undefined
  return () => (drawn ??= { it: draw() }).it
}
