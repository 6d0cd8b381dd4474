// Refuses JSON with a field `__proto__`: the next copy of such an object would get another prototype.

/** A text without either can't spell such a field: every escaped letter begins with the second. */
const SIGNS = /__proto__|\\u/

/** `value`: what the text was parsed to. Only field names count: people may talk about prototypes. */
export function namesPrototype(text: string, value: unknown): boolean {
  if (!SIGNS.test(text)) return false
  const open: unknown[] = [value] // no recursion: whoever nests deep must not get at our stack
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    if (Object.hasOwn(next, '__proto__')) return true
    for (const inner of Object.values(next)) open.push(inner)
  }
  return false
}
