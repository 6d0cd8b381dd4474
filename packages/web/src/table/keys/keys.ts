// What the keyboard does at a table. Every key can be changed; single letters can be switched off (WCAG 2.1.4).

export const COMMANDS = {
  commit: 'Enter',
  toggle: 'Space',
  cancel: 'Escape',
  'end-turn': 'e',
  roll: 'r',
  go: 'g',
  undo: 'u',
  'reset-turn': 'Shift+U',
  yes: 'y',
  no: 'n',
  'read-prompt': 'p',
  'read-status': 's',
  'read-table': 't',
  log: 'l',
  chat: 'c',
  rules: '/',
  inspect: 'i',
  dossier: 'o',
  note: 'k',
  coach: 'h',
  keys: '?',
  mute: 'm',
  'full-screen': 'f',
  back: '[',
  forward: ']',
  first: 'Home',
  now: 'End',
} as const
export type Command = keyof typeof COMMANDS
export type Keymap = Readonly<Record<Command, string>>

const isCommand = (name: string): name is Command => Object.hasOwn(COMMANDS, name)

/** The usual keys, with what somebody changed. */
export function keymap(changed: Readonly<Record<string, string>>): Keymap {
  const own = Object.entries(changed).filter(([name, key]) => isCommand(name) && key !== '')
  return { ...COMMANDS, ...Object.fromEntries(own) }
}

/** Two commands on one key: neither could be told from the other. */
export function conflicts(map: Keymap): readonly (readonly Command[])[] {
  const byKey = new Map<string, Command[]>()
  for (const name of Object.keys(map) as Command[]) byKey.set(map[name], [...(byKey.get(map[name]) ?? []), name])
  return [...byKey.values()].filter((commands) => commands.length > 1)
}

/** The browser's, and those that go by what lies on the table. */
export const isReserved = (name: string): boolean =>
  /^(Tab|Arrow\w+|[0-9]|F\d+|Shift|Control|Alt|Meta|Dead)$/.test(name)

export interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

export function nameOfKey({ key, shiftKey }: Pressed): string {
  if (key === ' ') return 'Space'
  // What a shifted key writes (?, /) depends on the keyboard, and is what counts; of letters the shift itself is said.
  return shiftKey && /^\p{L}$/u.test(key) ? `Shift+${key.toUpperCase()}` : key.length === 1 ? key.toLowerCase() : key
}

/** Undefined: not ours. What the browser or a screen reader uses (Ctrl, Alt, Meta) never is. */
export function commandOf(map: Keymap, pressed: Pressed, letters: boolean): Command | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined
  const name = nameOfKey(pressed)
  if (!letters && name.replace('Shift+', '').length === 1) return undefined
  return (Object.keys(map) as Command[]).find((command) => map[command] === name)
}

export const digitOf = ({ key, ctrlKey, altKey, metaKey }: Pressed): number | undefined =>
  /^[1-9]$/.test(key) && !ctrlKey && !altKey && !metaKey ? Number(key) : undefined
