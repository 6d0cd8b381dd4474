// What is open in an option, asked for field by field. What has only one possible value isn't asked.

import type { Action, Game, Reader } from '@saloon/kernel'
import type { Asker } from './asker.ts'
import { type AnyDomain, type AnyOption, type Value, fieldTitle, isOpen, kindOf, nameOf } from './words.ts'

export class Fields {
  private readonly game: Game
  private readonly reader: Reader
  private readonly asker: Asker
  private readonly sayPart: (part: number, parts: number) => string

  constructor(game: Game, reader: Reader, asker: Asker, sayPart: (part: number, parts: number) => string) {
    this.game = game
    this.reader = reader
    this.asker = asker
    this.sayPart = sayPart
  }

  /** The whole action; undefined: something else was said. */
  async complete(option: AnyOption): Promise<Action | undefined> {
    const action: Record<string, Value> & { do: string } = { do: option.do }
    for (const [field, value] of Object.entries(option)) {
      const chosen = isOpen(value)
        ? await this.choose(option.do, field, value, fieldTitle(this.reader, option.do, field))
        : value
      if (chosen === undefined) return undefined
      action[field] = chosen
    }
    return action
  }

  private async choose(action: string, field: string, domain: AnyDomain, title: string): Promise<Value | undefined> {
    const label = (value: number | string): string =>
      nameOf(this.reader, kindOf(this.game.rules, action, field), field, value)
    if ('one' in domain) {
      const values = domain.one as readonly (number | string)[]
      if (values.length === 1) return values[0]!
      const [index] = (await this.asker.choose({ title, labels: values.map(label), min: 1, max: 1 })) ?? []
      return index === undefined ? undefined : values[index]
    }
    if ('from' in domain)
      return domain.from === domain.to ? domain.from : this.asker.number(title, domain.from, domain.to)
    if ('some' in domain) {
      const values: readonly (number | string)[] = domain.some
      const max = Math.min(domain.max, values.length)
      const labels = values.map(label)
      const chosen = await this.asker.choose({
        title,
        labels,
        min: domain.min,
        max,
        isOrdered: domain.ordered === true,
      })
      return chosen?.map((index) => values[index]!)
    }
    const values: Value[] = []
    for (const [i, part] of domain.each.entries()) {
      const value = await this.choose(action, field, part, this.partTitle(title, action, field, i, domain.each.length))
      if (value === undefined) return undefined
      values.push(value)
    }
    return values
  }

  /** A number for each seat is asked for by name; anything else is counted through. */
  private partTitle(title: string, action: string, field: string, part: number, parts: number): string {
    if (parts === 1) return title
    const bySeat = parts === this.reader.seats.length && kindOf(this.game.rules, action, field) === 'number'
    return `${title}, ${bySeat ? this.reader.seats[part]! : this.sayPart(part + 1, parts)}`
  }
}
