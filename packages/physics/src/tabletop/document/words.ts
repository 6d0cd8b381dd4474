// The scenario at the head of a table in words, and what each side is after: by its name in the messages, or as its author wrote it.

interface Told<Side extends string> {
  readonly id: string
  readonly name: string
  readonly text?: Readonly<Record<Side, string>>
}
interface Line {
  readonly key: string
  readonly facts?: Readonly<Record<string, string>>
}

export function scenarioInWords<Side extends string>(
  { id, name, text }: Told<Side>,
  isOwn: boolean,
  sides: readonly Side[],
): Line[] {
  if (!isOwn) return [{ key: `scenario.${id}` }, ...sides.map((side) => ({ key: `scenario.${id}.${side}` }))]
  const told = text ? sides.map((side) => ({ key: `table.own-${side}`, facts: { text: text[side] } })) : []
  return [{ key: 'table.own', facts: { name } }, ...told]
}
