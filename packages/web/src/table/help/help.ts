// The content of a help card: a thing's name, the game's explanation, what it would do now, why it can't be picked.

import type { Description, Game, Text } from '@saloon/kernel'
import type { Choice } from '../choice/choice.ts'
import { refsNamed } from '../choice/consequences.ts'
import { type Ref, kindOfRef, nameOfRef, picksOf, seatOfRef } from '../choice/ref.ts'
import type { Thing } from '../../games/board.ts'
import type { Help } from '../frame/context.ts'
import type { Voice } from '../log/voice.ts'

export const isHelp = ({ key }: Text): boolean => key.endsWith('.help')

export function helpFor(
  game: Game,
  described: Description,
  voice: Voice,
  choice: Choice,
  ref: Ref,
  field = choice.fieldOf(ref),
  shown?: Thing, // what it shows now, if that is another thing
): Help {
  const thing = picksOf(ref).at(-1)!
  const [kind, id] = [kindOfRef(thing), nameOfRef(thing)]
  const why = choice.whyNot(ref)
  return {
    title: kind === 'do' ? voice.deed(id) : shown ? titled(voice, thing, shown) : voice.name(thing, field),
    lines: [
      ...(shown ? explained(voice, [shown.kind], String(shown.id)) : explained(voice, [kind, field], id)),
      ...describedAs(game, described, voice, thing),
    ],
    now: [...choice.then(ref), ...(choice.warning(ref) ? [choice.warning(ref)!] : [])].map(voice.say),
    whyNot: why && voice.say(why),
    thing: shown ? { kind: shown.kind, id: String(shown.id) } : { kind, id },
  }
}

const titled = (voice: Voice, ref: Ref, { kind, id }: Thing): string =>
  `${voice.name(ref)} · ${voice.name(`${kind}:${id}`)}`

/** What the game has written about it: `face.arrow.help`. */
function explained(voice: Voice, kinds: readonly (string | undefined)[], id: string): string[] {
  const key = kinds.map((kind) => `${kind}.${id}.help`).find((one) => voice.has(one))
  return key === undefined ? [] : [voice.say({ key })]
}

/** What the table in words says of it: all about a seat, or the lines that name this place. */
export function describedAs(game: Game, described: Description, voice: Voice, ref: Ref): string[] {
  const seat = seatOfRef(ref)
  if (seat !== undefined) return (described.seats[seat] ?? []).map(voice.say)
  const kind = kindOfRef(ref)
  // What a line names first is what it is about.
  const isAbout = (text: Text): boolean => refsNamed(game, text).find((one) => kindOfRef(one) === kind) === ref
  return described.table.filter(isAbout).map(voice.say)
}

/** A thing named in a sentence: `face.arrow`, `character.rose-doolan`, `card.12`. */
export function helpForNamed(voice: Voice, kind: string, id: string, text: string): Help {
  return { title: text, lines: explained(voice, [kind], id), thing: { kind, id } }
}
