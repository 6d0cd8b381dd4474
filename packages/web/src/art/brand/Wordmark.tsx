import { useId } from 'react'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { AGED, BLOOD, INK } from '../inks.ts'
import { polygon, star } from '../woodcut/path.ts'
import { sliver } from '../woodcut/strokes.ts'
import { DoorsShape } from './Doors.tsx'

/** The name of the house between its doors. The lettering is live text; its second impression is hatched. */
export function Wordmark({ name, ...drawing }: DrawingProps & { name: string }) {
  const shade = useId()
  const letters = {
    x: 320,
    y: 122,
    textAnchor: 'middle',
    fontFamily: "Sancreek, 'Slab fallback', Rockwell, Georgia, serif",
    fontSize: 112,
    letterSpacing: 2,
  } as const
  return (
    <Drawing view={[0, 0, 640, 176]} label={name} {...drawing}>
      <defs>
        <pattern id={shade} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <rect width={5} height={2.4} fill="var(--ink, #231811)" />
        </pattern>
      </defs>
      <g transform="translate(320 18)" fill="var(--ink, #231811)">
        <path d={polygon(star(0, 0, 5, 15, 6))} fill="var(--blood, #9E2A1C)" />
        <path d="M-42 0L-32-5L-22 0L-32 5ZM42 0L32-5L22 0L32 5Z" />
        <path d={sliver(56, 0, 232, 0, 4, 1) + sliver(-56, 0, -232, 0, 4, 1)} />
      </g>
      <g aria-hidden="true">
        <text {...letters} x={325} y={127} fill={`url(#${shade})`}>
          {name}
        </text>
        <text
          {...letters}
          fill="var(--page, #F6ECD7)"
          stroke="var(--page, #F6ECD7)"
          strokeWidth={5}
          strokeLinejoin="round"
        >
          {name}
        </text>
      </g>
      <text {...letters} fill="var(--ink, #231811)">
        {name}
      </text>
      <g transform="translate(66 88) scale(.78)">
        <DoorsShape wood={AGED} ink={INK} />
      </g>
      <g transform="translate(574 88) scale(.78)">
        <DoorsShape wood={AGED} ink={INK} />
      </g>
      <g transform="translate(320 154)" fill="var(--ink, #231811)">
        <path d={sliver(16, 0, 232, 0, 5, 1.4) + sliver(-16, 0, -232, 0, 5, 1.4)} />
        <path d={sliver(24, 7, 200, 7, 1.8, 0.6) + sliver(-24, 7, -200, 7, 1.8, 0.6)} />
        <path d="M0-7L9 1L0 9L-9 1Z" fill={BLOOD} />
      </g>
    </Drawing>
  )
}
