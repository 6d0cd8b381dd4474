// What this browser remembers. Where storage is blocked everything plays on, and nothing is remembered.

let works = true

export function remembered<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(`saloon.${key}`)
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`saloon.${key}`, JSON.stringify(value))
  } catch {
    works = false
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`saloon.${key}`)
  } catch {
    works = false
  }
}

/** Whether the last attempt to remember something succeeded. */
export const isRemembering = (): boolean => works
