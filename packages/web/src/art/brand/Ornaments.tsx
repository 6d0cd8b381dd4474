import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { polygon, star } from '../woodcut/path.ts'
import { sliver } from '../woodcut/strokes.ts'

const WING = sliver(46, 0, 176, 0, 4.6, 0.8) + sliver(62, 7, 140, 7, 1.8, 0.5) + sliver(62, -7, 140, -7, 1.8, 0.5)

/** A rule with a star in its middle, in the colour of the text around it. */
export function RuleOrnament(drawing: DrawingProps) {
  return (
    <Drawing view={[-180, -16, 360, 32]} {...drawing}>
      <g fill="currentColor">
        <path d={polygon(star(0, 1, 5, 13, 5.4))} />
        <path d="M-34 0L-26-5L-18 0L-26 5ZM34 0L26-5L18 0L26 5Z" />
        <path d={WING} />
        <path d={WING} transform="scale(-1 1)" />
      </g>
    </Drawing>
  )
}

/** A plain divider: rule, diamond, rule. */
export function DiamondRule(drawing: DrawingProps) {
  return (
    <Drawing view={[-160, -7, 320, 14]} {...drawing}>
      <path d={sliver(-14, 0, -156, 0, 2.4, 0.6) + sliver(14, 0, 156, 0, 2.4, 0.6)} fill="currentColor" />
      <path d="M0-6L7 0L0 6L-7 0Z" fill="currentColor" />
    </Drawing>
  )
}
