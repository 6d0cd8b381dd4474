// Both clans as their panels show them: hats and what is left of each cowboy, and how far each clan is from winning.

import {
  CLANS,
  type Clan,
  clanOf,
  colourOf,
  type Cowboy,
  type FlickEmUp,
  hatOf,
  isAlive,
  isAvailable,
  MIDNIGHT,
  progress,
  scenarioOf,
} from '@saloon/flick-em-up'
import type { Seat, Text, View } from '@saloon/kernel'
import type { Token } from '../../wood/scene/wooden-table.ts'
import type { Carried, ClanPanel, Goal, Member, Tag, Time } from '../../wood/panels/clans.ts'
import { clanOfSeat } from './table.ts'

const MOST_GOALS = 2

export function clansOf(view: View<FlickEmUp>, me: Seat | undefined): ClanPanel[] {
  const mine = me === undefined ? undefined : clanOfSeat(view, me)
  const goals = progress(view)
  return CLANS.map((clan, i) => ({
    side: i as 0 | 1,
    name: { key: `clan.${clan}` },
    isMine: clan === mine,
    aim: aimOf(view, clan),
    goals: goals
      .filter((goal) => goal.clan === clan)
      .slice(0, MOST_GOALS)
      .map(({ of, have, need, ...about }): Goal => {
        const isNobody = WITH_SOMEBODY.has(of) && about.cowboy === undefined
        const key = of === 'afterBothPhases' ? `goal.${of}.${clan}` : isNobody ? 'goal.nobody' : `goal.${of}`
        const { cowboy, building, marker } = about
        return {
          text: {
            key,
            facts: {
              have,
              ...(need !== null && { need }),
              ...(cowboy && { cowboy }),
              ...(building && { building }),
              ...(marker && { marker }),
            },
          },
          have,
          need: WITH_SOMEBODY.has(of) ? null : need,
        }
      }),
    members: view.cowboys.filter(({ id }) => clanOf(id) === clan).map((figure) => memberOf(view, figure)),
  }))
}
const WITH_SOMEBODY: ReadonlySet<string> = new Set(['hostageEscortedInto', 'hostageHolderClan', 'patriarch'])

const aimOf = (view: View<FlickEmUp>, clan: Clan): Text => {
  const scenario = scenarioOf(view)
  if (view.own === null) return { key: `scenario.${scenario.id}.${clan}` }
  return scenario.text
    ? { key: `table.own-${clan}`, facts: { text: scenario.text[clan] } }
    : { key: 'table.own', facts: { name: scenario.name } }
}

function memberOf(view: View<FlickEmUp>, figure: Cowboy): Member {
  const { id, hat, life, items, lying, inside } = figure
  const isActive = isOnTurn(view, id)
  const tags: Tag[] = []
  if (isActive) tags.push({ text: { key: 'tag.active' }, tone: 'now' })
  if (lying && life > 0) tags.push({ text: { key: 'tag.down' }, tone: 'bad' })
  if (inside !== null) tags.push({ text: { key: 'tag.inside', facts: { building: inside } }, tone: 'plain' })
  if (view.initiative === id) tags.push({ text: { key: 'tag.initiative' }, tone: 'plain' })
  const isReady = isAvailable(view, figure)
  if (!isReady) tags.push({ text: { key: 'tag.played' }, tone: 'plain' })
  return {
    ref: `word:${id}`,
    name: { key: `cowboy.${id}` },
    number: hatOf(id),
    hat,
    life,
    most: scenarioOf(view).figures.find((one) => one.id === id)?.life ?? life,
    carries: carriedOf(items),
    tags,
    isActive,
    isDone: !isReady || !isAlive(figure),
  }
}

const isOnTurn = ({ stack }: View<FlickEmUp>, id: string): boolean => {
  const turn = stack.findLast(({ kind }) => kind === 'turn') as { readonly cowboy: string } | undefined
  return turn?.cowboy === id
}

function carriedOf(items: Cowboy['items']): Carried[] {
  const count = new Map<Token, number>()
  for (const item of items) {
    const token: Token = item === 'sealed' ? 'hidden' : item
    count.set(token, (count.get(token) ?? 0) + 1)
  }
  return [...count].map(([token, many]) => ({ token, count: many }))
}

export const timeOf = ({ hour }: View<FlickEmUp>): Time => ({
  text: { key: 'time.hour', facts: { hour, colour: colourOf(hour) } },
  hour,
  colour: colourOf(hour),
  left: { key: 'time.left', facts: { hours: MIDNIGHT - hour } },
})
