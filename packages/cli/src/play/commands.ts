// What a person may say at any question instead of answering it. Both languages are always understood.

export const COMMANDS = ['help', 'undo', 'table', 'log', 'rules', 'quit'] as const
export type PlayCommand = (typeof COMMANDS)[number]

export interface Said {
  readonly command: PlayCommand | 'back' // back: not this after all
  readonly rest: readonly string[]
}

const WORDS: Readonly<Record<string, PlayCommand>> = {
  help: 'help',
  h: 'help',
  '?': 'help',
  aide: 'help',
  undo: 'undo',
  u: 'undo',
  annuler: 'undo',
  table: 'table',
  t: 'table',
  log: 'log',
  l: 'log',
  journal: 'log',
  rules: 'rules',
  règles: 'rules',
  regles: 'rules',
  quit: 'quit',
  q: 'quit',
  exit: 'quit',
  quitter: 'quit',
}

export function commandIn(line: string): Said | undefined {
  const [first = '', ...rest] = line.trim().toLowerCase().split(/\s+/)
  return Object.hasOwn(WORDS, first) ? { command: WORDS[first]!, rest } : undefined
}
