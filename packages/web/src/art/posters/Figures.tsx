// Silhouettes with a little light carved out of them.

import { BLOOD, INK, PAPER } from '../inks.ts'
import { swell } from '../woodcut/strokes.ts'

const HORSE =
  'M50-80L55-90L58-79C66-74 72-64 79-54C82-49 80-44 75-43C70-42 67-44 63-48C58-50 56-52 53-54C52-44 51-34 49-24C49-14 45-6 42 2C43 12 44 20 43 28L45 44L51 50H39L36 30C36 20 33 10 31 6L33 18L39 30L32 42L34 48L25 45L28 32L22 20L19 6C6 10-12 10-24 6C-26 12-30 18-36 22L-35 34L-32 46L-27 50H-40L-42 28L-45 20C-48 12-49 8-48 4C-52 12-56 18-60 24L-56 38L-57 50H-69L-66 40L-68 22C-66 12-62 2-61-8C-62-4-64 6-66 14C-68 24-74 34-82 38C-76 26-77 14-75 4C-73-12-68-26-58-32C-48-38-34-36-22-33L20-37C28-42 34-54 38-66C40-74 44-79 50-80Z'
const RIDER =
  'M-14-30C-18-46-18-62-13-72C-10-79-3-82 3-82C10-82 15-78 17-70L24-54L40-52L40-45L20-45L12-56L11-38C16-34 21-26 22-16L21 2L30 8V13H11L9-8C4-16-6-22-14-30Z'
const RIDERS_HAT =
  'M-21-97C-12-92-9-93-7-95C-8-104-7-112-2-113C1-114 3-112 5-112C8-114 12-113 13-108L15-96C18-95 22-96 28-101C27-92 16-88 4-88C-8-88-18-90-21-97ZM-4-92L12-92C13-82 9-78 4-78C-1-78-5-83-4-92Z'

/** A rider who looks over the land, facing right. 165 units wide; the hooves stand at 50. */
export function RiderShape() {
  const whole = HORSE + RIDER + RIDERS_HAT
  return (
    <>
      <path d={whole} fill={PAPER} stroke={PAPER} strokeWidth={8} strokeLinejoin="round" />
      <path d={whole} fill={INK} />
      <path d="M-8-79L14-79L20-69L9-73L-6-70Z" fill={BLOOD} />
      <path
        fill={PAPER}
        d={
          swell((t) => [-10 - Math.sin(t * 2.6) * 4, -66 + t * 28], 2.4) +
          swell((t) => [-54 + t * 34, -26 - Math.sin(t * 3) * 5], 2.4) +
          swell((t) => [30 + t * 16, -36 - t * 34], 2.4) +
          swell((t) => [62 + t * 10, -70 + t * 16], 1.8) +
          swell((t) => [-57 + t * 5, -14 + t * 26], 1.8)
        }
      />
      <path d="M40-49C50-44 58-46 66-50" fill="none" stroke={INK} strokeWidth={2} />
    </>
  )
}

const GUNMAN =
  'M-24-126C-13-121-11-122-9-124C-10-134-8-143-3-144C0-145 2-143 4-143C7-145 11-144 12-139L14-125C17-124 21-125 27-130C26-121 16-117 7-116.500C7-110 6-106 4-104L16-98C22-94 23-86 24-76L28-54C30-48 28-44 25-42L20-42L21-50L15-70L14-56C17-34 21-16 24-2L36 4V8H12L6-30L0-46L-8-28L-16 8H-38V4L-28-2C-25-18-20-36-16-52L-15-70L-24-56L-27-44C-28-40-32-38-34-41L-33-54C-31-66-28-82-24-92C-22-98-16-100-8-103C-11-107-12-112-11-117C-17-118-23-120-24-126Z'

/** Someone who waits for the bell, hand beside the holster. 75 units wide, 152 high; the boots stand at 8. */
export function GunmanShape({ scarf = BLOOD }: { scarf?: string }) {
  return (
    <>
      <path d={GUNMAN} fill={PAPER} stroke={PAPER} strokeWidth={7} strokeLinejoin="round" />
      <path d={GUNMAN} fill={INK} />
      <path d="M-9-106L6-106L10-98L-2-90L-14-99Z" fill={scarf} />
      <path d="M-15-58L14-60L15-54L-16-51Z" fill={PAPER} />
      <path
        fill={PAPER}
        d={
          swell((t) => [-20 - Math.sin(t * 3) * 3 - t * 4, -92 + t * 36], 2) +
          swell((t) => [-14 - t * 12, -46 + t * 44], 2.2) +
          swell((t) => [10 + t * 9, -44 + t * 42], 1.6)
        }
      />
    </>
  )
}

const PAWN =
  'M-36 60C-38 52-36 46-30 42C-22 34-22 14-17 2C-21 0-21-6-16-8L-12-10C-22-16-25-26-23-38L-20-48H20L23-38C25-26 22-16 12-10L16-8C21-6 21 0 17 2C22 14 22 34 30 42C36 46 38 52 36 60C20 66-20 66-36 60Z'
const PAWN_HAT =
  'M-44-42C-44-48-30-51-22-52C-24-64-20-76-12-77C-6-78-4-74 0-74C4-74 6-78 12-77C20-76 24-64 22-52C30-51 44-48 44-42C44-34-44-34-44-42Z'

/** A cowboy turned of wood, hat and all. 90 units wide; it stands at 62. */
export function PawnShape({ wood, band }: { wood: string; band: string }) {
  return (
    <>
      <path d={PAWN + PAWN_HAT} fill={PAPER} stroke={PAPER} strokeWidth={12} strokeLinejoin="round" />
      <path d={PAWN} fill={wood} stroke={INK} strokeWidth={4.5} strokeLinejoin="round" />
      <path
        fill={INK}
        d={
          [0, 1, 2, 3, 4]
            .map((line) =>
              swell(
                (t) => [13 - line * 3.4 + Math.sin(t * 1.5) * (14 - line * 2), -4 + t * (58 - line * 4)],
                3.4 - line * 0.5,
              ),
            )
            .join('') + swell((t) => [19 + Math.sin(t * 3) * 3 - t * 8, -40 + t * 26], 5)
        }
      />
      <path d="M-24 38C-10 46 10 46 24 38L29 44C12 54-12 54-29 44Z" fill={band} stroke={INK} strokeWidth={3} />
      <path d="M-11-27H-5M5-27H11M-5-18H5" stroke={INK} strokeWidth={4} strokeLinecap="round" />
      <path d={PAWN_HAT} fill={INK} />
      <path d="M-22-56C-10-51 10-51 22-56L23-50C10-46-10-46-23-50Z" fill={band} />
      <path
        fill={PAPER}
        d={
          swell((t) => [-36 + t * 44, -43 - Math.sin(t * 2) * 2.5], 2.6) +
          swell((t) => [-15 + t * 2, -72 + t * 13], 2.4)
        }
      />
    </>
  )
}
