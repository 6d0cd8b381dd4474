// Turning, shifting and coming nearer by hand: never below the table top, and never so far that the table is lost.

import type { Surface } from '@saloon/physics'
import type { Eye } from '../scene/table.ts'
import { aroundOf, eyeAround } from './travel.ts'

const RADIANS = Math.PI / 180
const LOWEST = 8 * RADIANS
const STEEPEST = 89.8 * RADIANS
const NEAREST = 9
const FARTHEST = 420

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** By so many radians to the side and upwards. */
export function orbited(from: Eye, yaw: number, pitch: number): Eye {
  const around = aroundOf(from)
  const steep = clamp(around.pitch + pitch, LOWEST, STEEPEST)
  return eyeAround(from.target, { ...around, yaw: around.yaw + yaw, pitch: steep }, from.fov)
}

/** Less than 1: nearer. */
export function zoomed(from: Eye, factor: number): Eye {
  const around = aroundOf(from)
  const distance = clamp(around.distance * factor, NEAREST, FARTHEST)
  const pitch = clamp(around.pitch, LOWEST, STEEPEST)
  return eyeAround(from.target, { ...around, pitch, distance }, from.fov)
}

/** In centimetres on the table, to the right and towards whoever looks; what is looked at stays on the table. */
export function panned(from: Eye, right: number, near: number, { halfX, halfZ }: Surface): Eye {
  const { yaw } = aroundOf(from)
  const [x, y, z] = from.target
  const to = [
    clamp(x + right * Math.cos(yaw) + near * Math.sin(yaw), -halfX / 1000, halfX / 1000),
    clamp(y, 0, 4),
    clamp(z - right * Math.sin(yaw) + near * Math.cos(yaw), -halfZ / 1000, halfZ / 1000),
  ] as const
  return eyeAround(to, aroundOf(from), from.fov)
}
