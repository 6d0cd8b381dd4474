// A piece of equipment: of nine types, six copies each; weapons and mounts have an upgraded side with a name of their own.

import { COPIES, EQUIPMENT, EQUIPMENT_TYPES } from '@saloon/western-legends'
import { memo } from 'react'
import { LegendCard } from '../../../art/cards/western-legends/LegendCard.tsx'
import { GEAR_SCENES } from '../../../art/cards/western-legends/scenes.ts'
import { ScenePicture, Sign } from './Drawn.tsx'
import { useSpeak } from './speak.ts'

interface EquipmentCardProps {
  /** The type, 0 … 8. */
  readonly id: number
  /** Which of its six copies, 0 … 5. */
  readonly copy?: number | undefined
  readonly upgraded?: boolean | undefined
  readonly size?: number
}

/** Upgraded it stands in glory. */
const inGlory = 'gold'

export const EquipmentCard = memo(function EquipmentCard({
  id,
  copy = 0,
  upgraded = false,
  size = 104,
}: EquipmentCardProps) {
  const speak = useSpeak()
  const type = EQUIPMENT_TYPES[id]!
  const row = EQUIPMENT[type]
  const side = upgraded ? (row.upgraded ?? row.base) : row.base
  const [ground, ...standing] = GEAR_SCENES[type]
  const name = speak(`item.${id}`)
  const own = speak(`copy.${id * COPIES + copy}`)
  return (
    <LegendCard
      size={size}
      notched
      title={upgraded && own !== '' ? own : name}
      rule={speak(`item.${id}.help`)}
      foot={upgraded && own !== '' ? speak('equipment.upgraded', { item: id }) : undefined}
      stamps={[
        ...(upgraded ? [] : [speak('money', { money: row.cost })]),
        ...(side.movement === undefined ? [] : [speak('equipment.moves', { steps: side.movement })]),
        ...(side.lp === undefined ? [] : [speak('lp.gain', { lp: side.lp })]),
      ]}
      picture={<ScenePicture scene={[upgraded ? inGlory : ground, ...standing]} copy={copy} />}
      sign={<Sign name={type} copy={copy} />}
    />
  )
})
