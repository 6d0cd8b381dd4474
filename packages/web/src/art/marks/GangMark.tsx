import { memo } from 'react'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { dressOf } from './gangs.ts'
import { ChipDrawing, IronShape } from './Mark.tsx'

/** A gang's emblem on its colour and hatch. */
export const GangChip = memo(function GangChip({ gang, ...drawing }: DrawingProps & { gang: number }) {
  const { colour, on, iron, hatch } = dressOf(gang)
  return <ChipDrawing colour={colour} on={on} iron={iron} hatching={hatch} {...drawing} />
})

/** A gang's emblem alone, in the colour of the text around it. */
export const GangEmblem = memo(function GangEmblem({ gang, ...drawing }: DrawingProps & { gang: number }) {
  return (
    <Drawing view={[-50, -50, 100, 100]} {...drawing}>
      <IronShape name={dressOf(gang).iron} colour="currentColor" />
    </Drawing>
  )
})
