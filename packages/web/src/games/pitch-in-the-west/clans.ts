// Both teams as their panels show them: life, hands, who has had its turn, and how far each team is from winning.

import type { Seat, Text, View } from '@saloon/kernel'
import {
  type Figure,
  goldInCamp,
  heldBy,
  isAlive,
  numberOf,
  type PitchInTheWest,
  progress,
  type Round,
  scenarioOf,
  START_LIFE,
  type Team,
} from '@saloon/pitch-in-the-west'
import type { Carried, ClanPanel, Goal, Member, Tag, Time } from '../../wood/panels/clans.ts'
import { onTurn, teamOfSeat } from './table.ts'

const SIDES = ['law', 'outlaw'] as const // as the plan counts them
const MOST_GOALS = 2

export function clansOf(view: View<PitchInTheWest>, me: Seat | undefined): ClanPanel[] {
  const mine = me === undefined ? undefined : teamOfSeat(view, me)
  const goals = progress(view)
  return SIDES.map((team, i) => ({
    side: i as 0 | 1,
    name: { key: `team.${team}` },
    isMine: team === mine,
    aim: aimOf(view, team),
    goals: goals
      .filter((goal) => goal.team === team)
      .slice(0, MOST_GOALS)
      .map(({ of, have, need }): Goal => ({
        text: { key: `goal.${of}`, facts: { have, need: need ?? 0 } },
        have,
        need,
      })),
    members: view.figures.filter((figure) => figure.team === team).map((figure) => memberOf(view, figure, me)),
  }))
}

const aimOf = (view: View<PitchInTheWest>, team: Team): Text => {
  const scenario = scenarioOf(view)
  if (view.own === null) return { key: `scenario.${scenario.id}.${team}` }
  return scenario.text
    ? { key: `table.own-${team}`, facts: { text: scenario.text[team] } }
    : { key: 'table.own', facts: { name: scenario.name } }
}

const playedIn = ({ stack }: View<PitchInTheWest>): number =>
  (stack.find(({ kind }) => kind === 'round') as Round | undefined)?.played ?? 0

function memberOf(view: View<PitchInTheWest>, figure: Figure, me: Seat | undefined): Member {
  const { id, life, inside, jailed, sitsOut, seat } = figure
  const isActive = onTurn(view) === id
  const number = numberOf(id)
  const isDone = number < playedIn(view) || (number === playedIn(view) && !isActive)
  const tags: Tag[] = []
  if (isActive) tags.push({ text: { key: 'tag.active' }, tone: 'now' })
  if (jailed) tags.push({ text: { key: 'tag.jailed' }, tone: 'bad' })
  if (sitsOut) tags.push({ text: { key: 'tag.sits-out' }, tone: 'bad' })
  if (inside !== null && !jailed) tags.push({ text: { key: 'tag.inside', facts: { base: inside } }, tone: 'plain' })
  if (isDone && isAlive(figure)) tags.push({ text: { key: 'tag.played' }, tone: 'plain' })
  const count = new Map<Carried['token'], number>()
  for (const { kind } of heldBy(view, id)) count.set(kind, (count.get(kind) ?? 0) + 1)
  return {
    ref: `word:${id}`,
    name: { key: `figure.${id}` },
    number,
    hat: 'straw',
    life,
    most: START_LIFE,
    carries: [...count].map(([token, many]) => ({ token, count: many })),
    tags,
    isActive,
    isDone: isDone || !isAlive(figure),
    isMine: seat === me,
  }
}

export function timeOf(view: View<PitchInTheWest>): Time {
  const { rounds } = scenarioOf(view)
  return {
    text: { key: 'time.round', facts: { round: view.round, rounds } },
    hour: (12 * view.round) / rounds,
    colour: undefined,
    left: { key: 'time.camp', facts: { gold: goldInCamp(view) } },
  }
}
