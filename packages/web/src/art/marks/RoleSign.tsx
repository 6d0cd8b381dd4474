import { memo } from 'react'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { BLOOD, GOLD, INK, PAPER } from '../inks.ts'
import { circle, polygon, star } from '../woodcut/path.ts'

export const ROLE_COLOURS = {
  sheriff: { colour: GOLD, on: INK },
  deputy: { colour: '#7FA9D6', on: INK },
  outlaw: { colour: BLOOD, on: PAPER },
  renegade: { colour: '#2B1B3A', on: PAPER },
} as const
export type RoleName = keyof typeof ROLE_COLOURS

const tips = (r: number, ball: number): string =>
  star(0, 2, 5, r, r)
    .filter((_, corner) => corner % 2 === 0)
    .map(([x, y]) => circle(x, y, ball))
    .join('')

const BADGE = polygon(star(0, 2, 5, 62, 26))
const BANDANA =
  'M-64-30C-40-40-18-42 0-42C18-42 40-40 64-30C56-12 46-2 36 8C24 26 12 46 0 62C-12 46-24 26-36 8C-46-2-56-12-64-30Z'
const WOLF =
  'M-52-62C-40-56-30-46-24-34C-10-40 10-40 24-34C30-46 40-56 52-62C56-40 54-20 46-6L60 12L42 16L44 32L26 30L14 52C8 60-8 60-14 52L-26 30L-44 32L-42 16L-60 12L-46-6C-54-20-56-40-52-62Z'

/** The sign alone, for whatever has the role’s colour behind it. */
export function RoleShape({ role }: { role: RoleName }) {
  const { colour, on } = ROLE_COLOURS[role]
  if (role === 'sheriff')
    return (
      <>
        <path d={BADGE + tips(63, 8)} fill={on} />
        <circle cy={2} r={15} fill="none" stroke={colour} strokeWidth={5} />
      </>
    )
  if (role === 'deputy')
    return (
      <>
        <circle r={60} fill="none" stroke={on} strokeWidth={9} />
        <path d={polygon(star(0, 2, 5, 46, 19))} fill="none" stroke={on} strokeWidth={8} strokeLinejoin="round" />
      </>
    )
  if (role === 'outlaw')
    return (
      <>
        <path d={BANDANA} fill={on} />
        <path
          d={[
            [-34, -22],
            [0, -26],
            [34, -22],
            [-17, -6],
            [17, -6],
            [0, 12],
            [0, 38],
          ]
            .map(([x, y]) => circle(x!, y!, 5.5))
            .join('')}
          fill={colour}
        />
        <path
          d="M-64-30L-80-44M64-30L80-44M-64-30L-82-26M64-30L82-26"
          stroke={on}
          strokeWidth={9}
          strokeLinecap="round"
        />
      </>
    )
  return (
    <>
      <path d={WOLF} fill={on} />
      <path d="M-32-6L-10 6L-14 12C-24 12-30 6-32-6ZM32-6L10 6L14 12C24 12 30 6 32-6ZM-9 38H9L3 48H-3Z" fill={colour} />
      <path d="M-42-44L-32-28M42-44L32-28M0-26V-4" stroke={colour} strokeWidth={5} strokeLinecap="round" />
    </>
  )
}

/** A role: a disc of its colour with its own sign, told apart without colour too. */
export const RoleSign = memo(function RoleSign({ role, ...drawing }: DrawingProps & { role: RoleName }) {
  const { colour } = ROLE_COLOURS[role]
  return (
    <Drawing view={[-100, -100, 200, 200]} {...drawing}>
      <circle r={98} fill={INK} />
      <circle r={91} fill={PAPER} />
      <circle r={84} fill={colour} />
      <RoleShape role={role} />
    </Drawing>
  )
})

/** A role nobody has seen yet: the back of a role card in a disc. */
export const UnknownRole = memo(function UnknownRole(drawing: DrawingProps) {
  return (
    <Drawing view={[-100, -100, 200, 200]} {...drawing}>
      <circle r={98} fill={INK} />
      <circle r={91} fill={PAPER} />
      <circle r={84} fill="#4A382B" />
      <path
        d="M-24-22C-24-62 30-62 30-24C30-2 4-4 4 24"
        fill="none"
        stroke={PAPER}
        strokeWidth={16}
        strokeLinecap="round"
      />
      <circle cx={4} cy={50} r={10} fill={PAPER} />
    </Drawing>
  )
})
