// Western Legends: every card, put together as the table shows it.

import type { ReactNode } from 'react'
import {
  CHARACTERS,
  CARDS,
  EQUIPMENT_TYPES,
  FACES,
  FIGHT_CARDS,
  MIB_CARDS,
  OBJECTIVES_EACH,
  STORY_CONDITIONS,
  STORY_NAMES,
} from '@saloon/western-legends'
import { CharacterCard } from '../../games/western-legends/cards/CharacterCard.tsx'
import { EquipmentCard } from '../../games/western-legends/cards/EquipmentCard.tsx'
import { FightCard } from '../../games/western-legends/cards/FightCard.tsx'
import { ObjectiveCard } from '../../games/western-legends/cards/ObjectiveCard.tsx'
import { PokerCard } from '../../games/western-legends/cards/PokerCard.tsx'
import { StoryBack, StoryCard } from '../../games/western-legends/cards/StoryCard.tsx'
import { StrangerCard } from '../../games/western-legends/cards/StrangerCard.tsx'
import { ProspectingDie } from '../../games/western-legends/prospecting/ProspectingDie.tsx'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const Row = ({ children, wood = false }: { children: ReactNode; wood?: boolean }) => (
  <div className={wood ? 'row wood' : 'row'}>{children}</div>
)

const sizes = (sizes: readonly number[], ids: readonly number[], card: (id: number, size: number) => ReactNode) => () =>
  sizes.map((size, row) => (
    <Row key={size} wood={row === 1}>
      {ids.map((id) => card(id, size))}
    </Row>
  ))

export const LegendPoker = sizes([216, 104, 72, 48], upTo(CARDS), (id, size) => (
  <PokerCard key={id} id={id} size={size} />
))
export const LegendFight = sizes(
  [216, 104, 72],
  upTo(FIGHT_CARDS).map((n) => CARDS + n),
  (id, size) => <FightCard key={id} id={id} size={size} />,
)
export const LegendGear = sizes([216, 104, 72, 48], upTo(EQUIPMENT_TYPES.length), (id, size) => (
  <span key={id} style={{ display: 'contents' }}>
    <EquipmentCard id={id} size={size} />
    {id < 5 && upTo(6).map((copy) => <EquipmentCard key={copy} id={id} copy={copy} upgraded size={size} />)}
  </span>
))
export const LegendStories = sizes([216, 104], upTo(STORY_NAMES.length), (id, size) => (
  <StoryCard key={id} id={id} size={size} />
))
export const LegendConditions = sizes([216, 104, 72], upTo(STORY_CONDITIONS.length), (id, size) => (
  <StoryBack key={id} id={id} size={size} />
))
export const LegendObjectives = sizes([216, 104], upTo(CHARACTERS.length * OBJECTIVES_EACH), (id, size) => (
  <ObjectiveCard key={id} id={id} size={size} />
))
export const LegendStranger = sizes([216, 104], upTo(MIB_CARDS), (id, size) => (
  <StrangerCard key={id} id={id} size={size} />
))
export const LegendCharacters = sizes([250, 104], upTo(CHARACTERS.length), (id, size) => (
  <CharacterCard key={id} id={id} size={size} />
))
export const LegendDice = sizes([96, 56], upTo(FACES.length), (id, size) => (
  <ProspectingDie key={id} face={FACES[id]!} size={size} />
))
