// The six faces, each with a silhouette of its own. All are drawn around the origin, about 160 units wide: the same
// drawings are signs outside the dice.

import { BLOOD, BROWN, GOLD, INK, PAPER, STEEL } from '../inks.ts'
import { cut, sliver } from '../woodcut/strokes.ts'

export const FACE_NAMES = ['arrow', 'dynamite', 'bull1', 'bull2', 'beer', 'gatling'] as const
export type FaceName = (typeof FACE_NAMES)[number]

const several = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const barbs = several(7, (index) => {
  const y = 34 + index * 6.2
  return sliver(-2.5, y, -14.5, y + 12, 2.3, 1.1) + sliver(2.5, y, 14.5, y + 12, 2.3, 1.1)
})
const FLINT = 'M0-84C9-66 17-50 20-34L8-38L5-28H-5L-8-38L-20-34C-17-50-9-66 0-84Z'

/** An arrow that points straight up, its feathers below. */
export function ArrowShape() {
  return (
    <>
      <path fill={INK} d="M-4-38H4V84H-4Z" />
      <path
        fill={BROWN}
        stroke={INK}
        strokeWidth={4.5}
        strokeLinejoin="round"
        d="M-3 34C-19 38-21 50-20 62V92L-4 80ZM3 34C19 38 21 50 20 62V92L4 80Z"
      />
      <path fill={INK} d={barbs} />
      <path fill={PAPER} stroke={INK} strokeWidth={5} strokeLinejoin="round" d={FLINT} />
      <path
        fill={INK}
        d={
          sliver(-5, -52, -9, -40, 2.3, 0.5) +
          sliver(4, -55, 8, -44, 2.3, 0.5) +
          sliver(-3, -42, -11, -32, 2.3, 0.5) +
          sliver(3, -40, 11, -31, 2.3, 0.5) +
          sliver(0, -60, -3, -50, 2.3, 0.5)
        }
      />
      <path fill={BLOOD} stroke={INK} strokeWidth={2.5} d="M-7-29H7V-13H-7Z" />
      <path stroke={INK} strokeWidth={2} d="M-7-24L7-20M-7-19L7-15" />
    </>
  )
}

const rolled = several(39, (index) => {
  const x = [-17.5, 13.5, 44.5][index % 3]!
  const y = -30 + Math.floor(index / 3) * 7.4
  return sliver(x, y, x - 9.5, y + 3, 2.3, 0.2)
})
export const SPARK = 'M0-22L5.5-9L18-15L11.5-2.5L24 3L11 6.5L14 20L2.5 11.5L-7 22L-7.5 8.5L-21 9L-11-.5L-19-12L-6-9.5Z'

/** Three sticks tied together, the fuse alight. */
export function DynamiteShape() {
  return (
    <g transform="translate(-5 13)">
      <g transform="rotate(-12) scale(.86)">
        <g stroke={INK} strokeWidth={5.5} strokeLinejoin="round" fill={BLOOD}>
          <path d="M-46-36C-46-42-16-42-16-36V62C-16 68-46 68-46 62ZM16-36C16-42 46-42 46-36V62C46 68 16 68 16 62Z" />
          <path d="M-15.5-40C-15.5-46 15.5-46 15.5-40V66C15.5 72-15.5 72-15.5 66Z" />
        </g>
        <path fill={INK} d={rolled} />
        <path fill={PAPER} stroke={INK} strokeWidth={4.5} d="M-49-4H49V24H-49Z" />
        <path stroke={INK} strokeWidth={3.2} d="M-49 3H49M-49 17H49" />
        <path fill={INK} d="M0-4L9 3V17L0 24L-9 17V3Z" />
        <path
          d="M0-42C-2-62 22-58 24-72C25-80 32-82 38-80"
          fill="none"
          stroke={INK}
          strokeWidth={5.5}
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(22.5 -72) scale(.92)">
        <path fill={GOLD} stroke={INK} strokeWidth={3.6} strokeLinejoin="round" d={SPARK} />
        <circle r={4.5} fill={PAPER} />
      </g>
    </g>
  )
}

const HAIRS = 'M-5-82H5V-50H-5ZM-5 50H5V82H-5ZM-82-5H-50V5H-82ZM50-5H82V5H50Z'
const ONE = 'M14.9 25H-16.2V13.5H-9.5V-18H-18.3V-25.9L-2.7-29.5H9V13.5H14.9Z'
const TWO =
  'M-22.9 25V19Q-22.9 13-21.1 8.3Q-19.3 3.7-15.2-.4Q-11.2-4.5-4-8.9Q-1.9-10.2-1.1-11.2Q-.2-12.1-.2-13.4Q-.2-16.3-4.3-16.3Q-7.4-16.3-11.4-14.7Q-15.4-13.1-18.6-10.6L-22.7-25.5Q-18.3-27.8-12.4-29.4Q-6.6-30.9-.8-30.9Q8.9-30.9 14.2-26.7Q19.5-22.4 19.5-14.6Q19.5-10.4 17.7-7.2Q15.8-4 13.2-1.8Q10.6 .4 6.4 3.2Q1.7 6.2-.5 8.4Q-2.7 10.6-2.7 13.5H5.8V9.5H20.1V25Z'

/** A sight with the number of seats it reaches: one ring and gold, or two rings and red. */
export function SightShape({ reach }: { reach: 1 | 2 }) {
  return reach === 1 ? (
    <>
      <circle r={44} fill={GOLD} />
      <circle r={58} fill="none" stroke={INK} strokeWidth={9} />
      <path fill={INK} d={HAIRS} />
      <circle r={42} fill="none" stroke={INK} strokeWidth={3} />
      <path fill={INK} d={ONE} />
    </>
  ) : (
    <>
      <circle r={44} fill={BLOOD} />
      <circle r={61} fill="none" stroke={INK} strokeWidth={6.5} />
      <circle r={49.5} fill="none" stroke={INK} strokeWidth={6.5} />
      <path fill={INK} d={HAIRS} />
      <circle r={40} fill="none" stroke={INK} strokeWidth={3} />
      <path fill={PAPER} d={TWO} />
    </>
  )
}

export const FOAM =
  'M-48-20C-62-24-62-44-46-46C-46-62-24-68-16-56C-8-70 16-68 18-54C30-62 50-54 44-38C56-34 54-16 42-18C36-18 34-24 30-24C26-24 26-2 18-2C10-2 12-20 4-20C-2-20-2-12-8-12C-16-12-14-22-20-22C-28-22-26-8-34-8C-42-8-40-20-48-20Z'

/** A mug, full to the brim. */
export function BeerShape() {
  return (
    <>
      <path fill="none" stroke={INK} strokeWidth={19} d="M36-10C66-16 68 44 36 40" />
      <path fill="none" stroke={PAPER} strokeWidth={8} d="M36-10C66-16 68 44 36 40" />
      <path fill={GOLD} stroke={INK} strokeWidth={6} strokeLinejoin="round" d="M-44-26H40V58C40 66-44 66-44 58Z" />
      <path fill={INK} d={several(5, (index) => sliver(-33 + index * 13.5, -8, -33 + index * 13.5, 48, 2, 4.4))} />
      <path fill={PAPER} opacity={0.75} d="M-27-6C-29 14-29 30-27 46L-23 46C-25 30-25 14-23-6Z" />
      <path fill={PAPER} stroke={INK} strokeWidth={6} strokeLinejoin="round" d={FOAM} />
      <path
        fill="none"
        stroke={INK}
        strokeWidth={3}
        strokeLinecap="round"
        d="M-30-46C-26-52-20-50-18-44M2-48C6-54 14-52 14-44M28-38C32-42 38-40 37-34"
      />
    </>
  )
}

const spokes = several(8, (index) => {
  const angle = (index * Math.PI) / 4 + 0.2
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  return sliver(x * 7.5, y * 7.5, x * 33, y * 33, 5.5, 4)
})

/** A gun on a wheel, its barrels bound together. */
export function GatlingShape() {
  return (
    <>
      <path d="M-12 14L-62 66" stroke={INK} strokeWidth={12} strokeLinecap="round" />
      <path d="M-70 70L-50 70" stroke={INK} strokeWidth={8} strokeLinecap="round" />
      <g fill={STEEL} stroke={INK} strokeWidth={4}>
        <path d="M-14-37H78V-26H-14ZM-14-24H78V-13H-14ZM-14-11H78V0H-14Z" />
      </g>
      <path fill={PAPER} d={cut(-8, -34, 72, -34, 2.6) + cut(-8, -21, 72, -21, 2.6) + cut(-8, -8, 72, -8, 2.6)} />
      <g fill={GOLD} stroke={INK} strokeWidth={4.5} strokeLinejoin="round">
        <path d="M-54-44H-10C-6-44-4-42-4-38V6C-4 10-6 12-10 12H-54C-60 12-62 8-62 4V-36C-62-40-60-44-54-44Z" />
        <path d="M24-42H35V4H24ZM62-42H73V4H62Z" />
      </g>
      <path fill={INK} stroke={INK} strokeWidth={4} strokeLinejoin="round" d="M-40-44L-46-82H-22L-24-44Z" />
      <path fill={PAPER} d="M-38-77H-29V-72H-38ZM-37-68H-29V-63H-37ZM-36-59H-29V-54H-36Z" />
      <path d="M-62-18H-76V-36" fill="none" stroke={INK} strokeWidth={7} strokeLinecap="round" strokeLinejoin="round" />
      <circle cx={-76} cy={-38} r={6.5} fill={BLOOD} stroke={INK} strokeWidth={3.5} />
      <path fill={INK} d="M-50-42H-45V10H-50ZM-20-42H-15V10H-20Z" />
      <g transform="translate(4 36)">
        <circle r={39} fill={PAPER} stroke={INK} strokeWidth={4.5} />
        <circle r={34} fill="none" stroke={BROWN} strokeWidth={8} />
        <circle r={29} fill="none" stroke={INK} strokeWidth={3} />
        <path fill={INK} d={spokes} />
        <circle r={9} fill={GOLD} stroke={INK} strokeWidth={4} />
      </g>
    </>
  )
}

/** A face by its name, as it stands on the die: inside 150 units. */
export function FaceShape({ face }: { face: FaceName }) {
  switch (face) {
    case 'arrow':
      return (
        <g transform="rotate(45) scale(.9)">
          <ArrowShape />
        </g>
      )
    case 'dynamite':
      return <DynamiteShape />
    case 'bull1':
    case 'bull2':
      return (
        <g transform="scale(.9)">
          <SightShape reach={face === 'bull1' ? 1 : 2} />
        </g>
      )
    case 'beer':
      return (
        <g transform="translate(-7 1) scale(.95)">
          <BeerShape />
        </g>
      )
    case 'gatling':
      return (
        <g transform="translate(-2 4) scale(.86)">
          <GatlingShape />
        </g>
      )
  }
}
