import { seeded } from '../seeded.ts'
import { polygon, type Point } from './path.ts'

/** A ragged burst: as many tips, each as long as chance has it. */
export function burst(x: number, y: number, r: number, tips: number, seed: number): string {
  const next = seeded(seed)
  const corners: Point[] = []
  for (let corner = 0; corner < tips * 2; corner++) {
    const angle = (corner * Math.PI) / tips + (next() - 0.5) * 0.1
    const reach = corner % 2 === 0 ? r * (0.8 + next() * 0.5) : r * (0.42 + next() * 0.08)
    corners.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach])
  }
  return polygon(corners)
}
