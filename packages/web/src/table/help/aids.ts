// The player's aid of each game: which parts of its own rules and which of its things one forgets in the middle of a game. All words are
// the game's; what is listed here are only their names.

import type { GameModule, Language } from '@saloon/kernel'
import { typeset } from '@saloon/kernel'
import type { Thing } from '../../games/board.ts'
import { type Block, blocksOf } from '../../text/markdown.ts'

interface Aid {
  readonly parts: readonly number[] // of the rules, by the number of their heading
  readonly things: readonly (readonly [kind: string, ...ids: readonly (string | number)[]])[] // with a name and a help each
}

const AIDS: Readonly<Record<string, Aid>> = {
  'bang-dice': {
    parts: [1, 0],
    things: [['face', 'arrow', 'dynamite', 'bull1', 'bull2', 'beer', 'gatling']],
  },
  wanted: {
    parts: [1, 0],
    things: [
      ['kind', 'bang', 'missed', 'beer', 'saloon', 'stagecoach', 'wells-fargo', 'panic', 'cat-balou', 'gatling'],
      ['kind', 'indians', 'duel', 'general-store', 'jail', 'dynamite', 'barrel', 'mustang', 'scope', 'volcanic'],
    ],
  },
  'wanted-one': {
    parts: [1, 2, 3],
    things: [
      ['saloon', 'sheriff', 'bounty-hunter', 'swindler'],
      ['gang', 0, 1, 2, 3],
    ],
  },
  'western-legends': { parts: [1, 2, 4], things: [] },
  'flick-em-up': {
    parts: [1, 2, 3],
    things: [
      ['weapon', 'colt', 'winchester'],
      ['marker', 'dynamite', 'life', 'gold'],
    ],
  },
  'pitch-in-the-west': { parts: [1, 2, 5], things: [] },
}

export interface AidThing {
  readonly thing: Thing
  readonly name: string
  readonly help: string
}
export interface PlayerAidText {
  readonly parts: readonly (readonly Block[])[] // each begins with its heading
  readonly things: readonly AidThing[]
}

/** Up to its list: what comes after are special cases, and stands in the rules. */
function inShort(blocks: readonly Block[]): readonly Block[] {
  const list = blocks.findIndex(({ type }) => type === 'list')
  return list === -1 ? blocks : blocks.slice(0, list + 1)
}

/** A game that nobody has made one for has its aim and its turn. */
export function aidFor({ game, messages, rulesText }: GameModule, language: Language): PlayerAidText {
  const { parts, things } = AIDS[game.rules.id] ?? { parts: [0, 1], things: [] }
  const all: Block[][] = []
  for (const block of blocksOf(typeset(language, rulesText[language]))) {
    if (block.type === 'heading' && block.level === 2) all.push([block])
    else all.at(-1)?.push(block)
  }
  const words = messages[language]
  return {
    parts: parts.flatMap((part) => (all[part] ? [inShort(all[part])] : [])),
    things: things.flatMap(([kind, ...ids]) =>
      ids.map((id) => ({
        thing: { kind, id },
        name: typeset(language, words[`${kind}.${id}`] ?? ''),
        help: typeset(language, words[`${kind}.${id}.help`] ?? ''),
      })),
    ),
  }
}
