// Names for what an action names, and actions as sentences; also for families of actions, where something is still open.

import { type Action, type Domain, type FieldKind, type Reader, type Rules, say } from '@saloon/kernel'

export type Value = number | string | readonly Value[]
export type AnyDomain = Domain<number> | Domain<string> | Domain<readonly number[]>
export type AnyOption = Readonly<Record<string, Value | AnyDomain>> & { readonly do: string }
type AnyRules = Pick<Rules<never, Action, never, never>, 'actions'>

export const isOpen = (field: Value | AnyDomain): field is AnyDomain =>
  typeof field === 'object' && !Array.isArray(field)

export const openFields = (option: AnyOption): string[] => Object.keys(option).filter((key) => isOpen(option[key]!))

/** What a field names: `die`, `seat`, …; of a list, what its items are. */
export function kindOf(rules: AnyRules, action: string, field: string): FieldKind {
  const shapes = rules.actions as Readonly<Record<string, Readonly<Record<string, FieldKind | readonly [FieldKind]>>>>
  const kind = shapes[action]?.[field] ?? 'word'
  return typeof kind === 'string' ? kind : kind[0]
}

/** Named by the kind (`die.0`), or by the field where the game has words of its own for it (`gang.daltons`). */
export function nameOf(reader: Reader, kind: FieldKind, field: string, value: number | string): string {
  if (kind === 'seat') return reader.seats[Number(value)] ?? String(value)
  if (kind === 'yes-no') return reader.messages[`yes-no.${value}`] ?? String(value)
  return reader.messages[`${kind}.${value}`] ?? reader.messages[`${field}.${value}`] ?? String(value)
}

/** `Take {count} {count|arrow|arrows}` with the count open: `Take … arrows`. */
export function sayOption(reader: Reader, option: AnyOption): string {
  const { do: name, ...fields } = option
  const key = `do.${name}`
  let message = reader.messages[key] ?? name
  for (const field of openFields(option)) {
    message = message.replaceAll(new RegExp(`\\{(?:[a-z-]+:)?${field}\\}`, 'g'), '…')
    message = message.replaceAll(new RegExp(`\\{${field}\\|[^|}]*\\|([^|}]*)\\}`, 'g'), '$1')
  }
  return say({ ...reader, messages: { ...reader.messages, [key]: message } }, { key, facts: fields as never })
}

/** What the game calls a field, for a question about it. */
export const fieldTitle = (reader: Reader, action: string, field: string): string =>
  reader.messages[`field.${action}.${field}`] ?? field
