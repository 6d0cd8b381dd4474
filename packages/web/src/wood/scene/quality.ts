// How finely it is drawn. A machine that can't keep up goes down the ladder by itself, and what it can is remembered.

import { remember, remembered } from '../../app/storage.ts'
import { QUALITIES, type Quality } from './wooden-table.ts'

export interface Fineness {
  readonly ratio: number // most pixels a CSS pixel
  readonly shadow: number | undefined // pixels a side of the map; none: only the spots under the pieces
  readonly planks: number // pixels along
  readonly grain: number
  readonly sheet: number // of prints
  readonly hasRoom: boolean
  readonly isSmooth: boolean // edges
}
export const FINENESS: Readonly<Record<Quality, Fineness>> = {
  high: { ratio: 2, shadow: 2048, planks: 2048, grain: 1024, sheet: 2048, hasRoom: true, isSmooth: true },
  medium: { ratio: 1.5, shadow: 1024, planks: 1024, grain: 512, sheet: 2048, hasRoom: false, isSmooth: true },
  low: { ratio: 1, shadow: undefined, planks: 512, grain: 256, sheet: 1024, hasRoom: false, isSmooth: false },
}

const isQuality = (word: unknown): word is Quality => QUALITIES.some((one) => one === word)

/** A machine that draws without a graphics card begins, and stays, at the foot of the ladder. */
export function beginsWith(): Quality {
  const kept = remembered('wooden-quality')
  if (isQuality(kept)) return kept
  return drawsInSoftware() ? 'low' : 'high'
}

let inSoftware: boolean | undefined
/** Asked once: it takes a context of its own. */
export function drawsInSoftware(): boolean {
  inSoftware ??= /swiftshader|llvmpipe|software|basic render/i.test(rendererName())
  return inSoftware
}
let supported: boolean | undefined
export function isSupported(): boolean {
  if (supported === undefined) rendererName()
  return supported === true
}
function rendererName(): string {
  const gl = document.createElement('canvas').getContext('webgl2')
  supported = gl !== null
  if (!gl) return ''
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : ''
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return String(name)
}

/** So many pictures in a row are judged by their median. */
const JUDGED = 10
const SLOW = 33
/** Below twenty pictures a second for three seconds at the foot of the ladder: the plan is offered. */
const TOO_SLOW = 50
const TOO_LONG = 3000

/** Watches pictures that follow each other, and says when it goes one step down. */
export class Judge {
  private took: number[] = []
  private slowFor = 0

  /** Milliseconds from one played picture to the next. */
  drew(milliseconds: number, quality: Quality): Quality | 'plan' | undefined {
    this.slowFor = milliseconds > TOO_SLOW ? this.slowFor + milliseconds : 0
    this.took.push(milliseconds)
    if (quality === 'low') return this.slowFor > TOO_LONG ? this.over('plan') : undefined
    if (this.took.length < JUDGED) return undefined
    const median = this.took.toSorted((a, b) => a - b)[JUDGED / 2]!
    this.took = []
    return median > SLOW ? this.over(quality === 'high' ? 'medium' : 'low') : undefined
  }
  private over<T>(verdict: T): T {
    this.took = []
    this.slowFor = 0
    return verdict
  }
}
export const keepQuality = (quality: Quality): void => remember('wooden-quality', quality)
