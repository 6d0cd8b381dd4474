// Wanted One, from the first Outlaw to the last token, at a table of three.

import {
  ALL_TOKENS,
  type Card,
  DECKS,
  EVERYBODY,
  GANGS,
  OUTLAW_SLUGS,
  type OutlawSlug,
  SALOON,
  SALOON_KINDS,
  type SaloonKind,
  type WantedOne,
  OUTLAW_CARDS,
  cardsOf,
  deckOf,
  gangOf,
  saloonKindOf,
  wantedOne,
} from '@saloon/wanted-one'
import type { Action } from '@saloon/kernel'
import { type Move, type Step, type Tutorial, layOut } from '../../engine/tutorial.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const SEATS = 3
const [TOMBSTONE, CRIPPLE_CREEK, DODGE_CITY, DEADWOOD] = [0, 1, 2, 3]
const [WILD_BUNCH, LONERS] = [0, 2]

interface Laid {
  readonly stacks?: readonly (readonly OutlawSlug[])[] // by seat, those below first
  readonly wanted?: number // tokens of the learner, one bit a gang
  readonly one?: number
  readonly tops: readonly (readonly (OutlawSlug | SaloonKind)[])[] // by deck, the top first
  readonly isLast?: number // nothing lies below in this deck
}

const isSaloonKind = (name: string): name is SaloonKind => SALOON_KINDS.some((kind) => kind === name)
const outlaw = (slug: OutlawSlug): Card => OUTLAW_SLUGS.indexOf(slug)

const lay =
  ({ stacks = [], wanted = 0, one, tops, isLast }: Laid) =>
  (): WantedOne => {
    const held = stacks.map((slugs) => slugs.map(outlaw))
    const free = new Set(cardsOf(false).flat())
    for (const card of held.flat()) free.delete(card)
    const take = (name: OutlawSlug | SaloonKind): Card => {
      const found = [...free].find((card) =>
        isSaloonKind(name) ? card >= OUTLAW_CARDS && saloonKindOf(card) === name : card === outlaw(name),
      )
      if (found === undefined) throw new Error(`${name} is taken`)
      free.delete(found)
      return found
    }
    const named = Array.from({ length: DECKS }, (_, deck) => (tops[deck] ?? []).map(take))
    const decks = named.map((top, deck) => [
      ...(deck === isLast ? [] : [...free].filter((card) => deckOf(card) === deck)),
      ...top.toReversed(),
    ])
    const lying = new Set(decks.flat())
    return layOut(wantedOne, {
      seats: SEATS,
      position: {
        options: { quick: false, duel: false, dollars: false, cavalry: false, supremacy: false },
        round: 2,
        starter: 0,
        active: 0,
        players: Array.from({ length: SEATS }, (_, seat) => ({
          stacks: GANGS.map((_, gang) => (held[seat] ?? []).filter((card) => gangOf(card) === gang)),
          wanted: seat === 0 ? wanted : 0,
          dollars: 0,
        })),
        decks,
        knows: decks.map((deck, of) => deck.map((_, n) => (of !== SALOON && n === deck.length - 1 ? EVERYBODY : 0))),
        discard: [...free].filter((card) => !lying.has(card)),
        one: one ?? null,
        cavalry: null,
        supremacy: null,
        winner: null,
      },
      first: { kind: 'draw', spent: false } as { kind: string },
    })
  }

const draw = (deck: number): Action => ({ do: 'draw', deck }) as Action
const draws = (seat: number, deck: number): Move => [seat, draw(deck)]
const place = (deck: number): string => `place:${deck}`

const FIRST_ROUND: Laid = {
  tops: [
    ['sundance-kid', 'butch-cassidy', 'doc-holliday'],
    ['emmett-dalton', 'tom-horn', 'bob-dalton'],
    ['jim-younger', 'billy-the-kid', 'bill-doolin'],
    ['will-carver', 'bill-dalton', 'cattle-kate'],
    ['swindler'],
  ],
}

const steps: readonly Step[] = [
  {
    name: 'take',
    lay: lay(FIRST_ROUND),
    glows: [place(TOMBSTONE)],
    does: draw(TOMBSTONE),
    others: [draws(1, CRIPPLE_CREEK), draws(2, DODGE_CITY)],
  },
  {
    name: 'points',
    glows: [place(DEADWOOD)],
    does: draw(DEADWOOD),
    others: [draws(1, CRIPPLE_CREEK), draws(2, DEADWOOD)],
  },
  {
    name: 'majority',
    glows: [place(TOMBSTONE)],
    does: draw(TOMBSTONE),
    others: [draws(1, DODGE_CITY), draws(2, DEADWOOD)],
  },
  { name: 'saloon', glows: [place(SALOON)], does: draw(SALOON) },
  {
    name: 'swindler',
    glows: [`seat:1&place:${LONERS}`],
    does: { do: 'swindle', seat: 1, gang: LONERS } as Action,
  },
  {
    name: 'round',
    lay: lay({
      stacks: [
        ['sundance-kid', 'will-carver', 'bob-dalton', 'billy-the-kid', 'doc-holliday'],
        ['emmett-dalton', 'bill-power', 'frank-james'],
        ['belle-starr', 'cole-younger', 'bob-younger'],
      ],
      tops: [['grat-dalton'], ['tom-horn'], ['laura-bullion'], ['jesse-james'], ['sheriff']],
    }),
    glows: [place(DEADWOOD)],
    does: draw(DEADWOOD),
  },
  {
    name: 'victory',
    lay: lay({
      stacks: [
        ['sundance-kid', 'will-carver', 'butch-cassidy', 'bob-dalton', 'billy-the-kid', 'doc-holliday'],
        ['emmett-dalton', 'bill-power', 'frank-james'],
        ['belle-starr', 'cole-younger', 'bob-younger'],
      ],
      wanted: ALL_TOKENS & ~(1 << WILD_BUNCH) & ~(1 << LONERS),
      one: 0,
      tops: [['grat-dalton'], ['tom-horn'], ['laura-bullion'], ['jesse-james'], ['sheriff']],
    }),
    glows: [place(DEADWOOD)],
    does: draw(DEADWOOD),
  },
]

export const tutorial: Tutorial = { game: 'wanted-one', seats: SEATS, steps, words: { en, fr } }
