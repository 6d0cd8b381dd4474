// The wooden table: its light, its top and its pieces. Drawn when it is asked to, never by itself.

import type { Flicked, Plan, Point, Pose, Surface } from '@saloon/physics'
import type { Language } from '@saloon/kernel'
import {
  ACESFilmicToneMapping,
  Color,
  CanvasTexture,
  type Group,
  LinearMipmapLinearFilter,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  SRGBColorSpace,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import { drawAtlas } from '../pieces/print/atlas.ts'
import { SIGNS } from '../pieces/print/words.ts'
import { bakeGrain, bakePlanks } from './grain.ts'
import { LIGHTS, roomOf, skyOf, sunOf } from './light.ts'
import { type Marked, Marks } from './marks.ts'
import { varnishOf, woodOf } from './material.ts'
import { FINENESS } from './quality.ts'
import { slabSize, tableOf } from './slab.ts'
import { Spots } from './spots.ts'
import { Stock } from './stock.ts'
import { Town } from './town.ts'
import type { FigureLook, Looks, ScreenPoint, SpacePoint, TableOptions } from './wooden-table.ts'

/** Where one looks from, in centimetres. */
export interface Eye {
  readonly eye: readonly [number, number, number]
  readonly target: readonly [number, number, number]
  readonly fov: number
}
export interface Drawn {
  readonly calls: number
  readonly triangles: number
  readonly geometries: number
  readonly textures: number
}

/** A slice of work is so long at most, so that the page answers meanwhile; milliseconds. */
const SLICE = 10

function slices(signal: AbortSignal): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since >= SLICE) {
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
    signal.throwIfAborted()
  }
}

export interface Beginning extends TableOptions {
  readonly language: Language
  readonly plan: Plan
  readonly looks: Looks
  readonly signal: AbortSignal // the table isn't wanted any more
}

/** Ready to be drawn: everything is baked, carved and compiled. */
export async function makeTable(canvas: HTMLCanvasElement, beginning: Beginning): Promise<SceneTable> {
  const { signal } = beginning
  const breathe = slices(signal)
  await Promise.race([document.fonts.load('40px "Alfa Slab One"'), new Promise((late) => setTimeout(late, FONTS_LATE))])
  await breathe()
  const atlas = drawAtlas(SIGNS[beginning.language], FINENESS[beginning.quality].sheet)
  let step = atlas.next()
  while (step.done !== true) {
    await breathe()
    step = atlas.next()
  }
  await breathe()
  const table = new SceneTable(canvas, beginning, step.value)
  try {
    await breathe()
    await table.stock(breathe)
    await table.compiled()
    signal.throwIfAborted()
  } catch (error) {
    table.dispose()
    throw error
  }
  return table
}
const FONTS_LATE = 3000

export class SceneTable {
  readonly camera = new PerspectiveCamera(30, 1.6, 2, 600)
  frames = 0
  private readonly renderer: WebGLRenderer
  private readonly scene = new Scene()
  private readonly town: Town
  private readonly spots = new Spots()
  private readonly sheet = new Marks()
  private readonly owned: { dispose(): void }[] = []
  private readonly grain: Texture
  private ground: Ground
  private readonly beginning: Beginning
  private shadowsStale = true
  private width = 1
  private height = 1

  constructor(canvas: HTMLCanvasElement, beginning: Beginning, printed: HTMLCanvasElement) {
    const { theme, quality, surface } = beginning
    const fine = FINENESS[quality]
    const light = LIGHTS[theme]
    this.beginning = beginning
    const renderer = new WebGLRenderer({ canvas, antialias: fine.isSmooth, powerPreference: 'low-power' })
    this.renderer = renderer
    renderer.toneMapping = ACESFilmicToneMapping
    renderer.toneMappingExposure = light.exposure
    renderer.shadowMap.enabled = fine.shadow !== undefined
    renderer.shadowMap.type = PCFShadowMap
    renderer.shadowMap.autoUpdate = false
    renderer.info.autoReset = false

    const sun = sunOf(light, fine.shadow)
    const sky = skyOf(light)
    if (!fine.hasRoom) sky.intensity = light.skyAlone
    this.scene.background = new Color(light.back)
    this.scene.environmentIntensity = light.room

    const grain = bakeGrain(renderer, fine.grain)
    const ink = inkOf(printed, renderer.capabilities.getMaxAnisotropy())
    const wood = woodOf(grain.texture, ink)
    const stock = new Stock(wood, fine.shadow !== undefined)
    this.town = new Town(stock)
    this.scene.add(sun, sun.target, sky, stock.mesh, this.spots.mesh, this.sheet.mesh)
    this.owned.push(grain, ink, wood, stock.mesh)
    this.grain = grain.texture
    this.ground = this.groundOf(surface)
  }

  /** Carves what the first picture needs, in slices. */
  async stock(breathe: () => Promise<void>): Promise<void> {
    const { plan, looks } = this.beginning
    for (const carve of this.town.carving(plan, looks)) {
      carve()
      await breathe()
    }
    this.layOut(plan, looks)
  }
  async compiled(): Promise<void> {
    await this.renderer.compileAsync(this.scene, this.camera)
  }
  /** What varnish mirrors: dear to make and hardly missed at first, so it comes later. */
  addRoom(): void {
    const { theme, quality } = this.beginning
    if (!FINENESS[quality].hasRoom || this.scene.environment) return
    const room = roomOf(this.renderer, theme)
    this.scene.environment = room
    this.owned.push(room)
  }

  /** A duel has a lane of its own. */
  private groundOf(surface: Surface): Ground {
    const { theme, quality } = this.beginning
    const { early, late } = LIGHTS[theme]
    const [width, depth] = slabSize(surface)
    const planks = bakePlanks(this.renderer, { width, depth, early, late, pixels: FINENESS[quality].planks })
    const varnish = varnishOf(planks.texture, this.grain, [depth / TILE, width / TILE])
    const group = tableOf(surface, varnish, LIGHTS[theme])
    this.scene.add(group)
    return { surface, group, planks }
  }

  layOut(plan: Plan, looks: Looks): void {
    const { halfX, halfZ } = plan.surface
    if (halfX !== this.ground.surface.halfX || halfZ !== this.ground.surface.halfZ) {
      this.scene.remove(this.ground.group)
      disposeAll(this.ground.group)
      this.ground.planks.dispose()
      this.ground = this.groundOf(plan.surface)
    }
    this.town.layOut(plan, looks)
    this.shadowsStale = true
  }
  place(id: string, pose: Pose): void {
    this.town.place(id, pose)
    this.shadowsStale = true
  }
  flick(what: Flicked | undefined, look?: FigureLook): void {
    this.town.flick(what, look)
    this.shadowsStale = true
  }
  show(id: string, isVisible: boolean): void {
    this.town.show(id, isVisible)
    this.shadowsStale = true
  }
  /** They throw no shadows. */
  ghosts(poses: ReadonlyMap<string, Pose> | undefined): void {
    this.town.ghosts(poses)
  }
  poseOf(id: string): Pose | undefined {
    return this.town.poseOf(id)
  }
  mark(marked: Marked): void {
    this.sheet.draw(marked)
  }
  look({ eye, target, fov }: Eye): void {
    this.camera.fov = fov
    this.camera.position.set(...eye)
    this.camera.lookAt(...target)
    this.camera.updateProjectionMatrix()
    this.camera.updateMatrixWorld()
  }
  render(): void {
    this.spots.put(this.town.standing())
    if (this.shadowsStale) this.renderer.shadowMap.needsUpdate = true
    this.shadowsStale = false
    this.renderer.info.reset()
    this.renderer.render(this.scene, this.camera)
    this.frames++
  }

  // ---- between the table and the screen ----------------------------------------------------------------------------------

  private readonly ray = new Raycaster()
  private readonly spot = new Vector3()
  private readonly top = new Plane(new Vector3(0, 1, 0), 0)

  private aim(x: number, y: number): void {
    this.ray.setFromCamera(new Vector2((x / this.width) * 2 - 1, 1 - (y / this.height) * 2), this.camera)
  }
  /** The piece that is seen at this pixel of the canvas. */
  pick(x: number, y: number): string | undefined {
    this.aim(x, y)
    const [hit] = this.ray.intersectObject(this.town.mesh)
    return hit?.batchId === undefined ? undefined : this.town.ownerOf(hit.batchId)
  }
  unproject(x: number, y: number): Point | undefined {
    this.aim(x, y)
    const hit = this.ray.ray.intersectPlane(this.top, this.spot)
    return hit ? { x: Math.round(hit.x * 1000), z: Math.round(hit.z * 1000) } : undefined
  }
  project({ x, y = 0, z }: SpacePoint): ScreenPoint {
    this.spot.set(x / 1000, y / 1000, z / 1000).project(this.camera)
    return { x: ((this.spot.x + 1) / 2) * this.width, y: ((1 - this.spot.y) / 2) * this.height }
  }
  resize(width: number, height: number, ratio: number): void {
    this.width = width
    this.height = height
    this.renderer.setPixelRatio(Math.min(ratio, FINENESS[this.beginning.quality].ratio))
    this.renderer.setSize(width, height, false)
    this.camera.aspect = width / height
    this.camera.updateProjectionMatrix()
  }

  drawn(): Drawn {
    const { render, memory } = this.renderer.info
    return { calls: render.calls, triangles: render.triangles, ...memory }
  }
  dispose(): void {
    disposeAll(this.scene)
    this.ground.planks.dispose()
    for (const one of this.owned) one.dispose()
    this.renderer.dispose()
  }
}

interface Ground {
  readonly surface: Surface
  readonly group: Group
  readonly planks: WebGLRenderTarget
}
/** A tile of the fine grain on the table top, in centimetres. */
const TILE = 9

function disposeAll(all: Object3D): void {
  all.traverse((one) => {
    if ('geometry' in one) (one.geometry as { dispose(): void }).dispose()
    if ('material' in one) disposeMaterial(one.material)
  })
}
function disposeMaterial(material: unknown): void {
  const { alphaMap, dispose } = material as { alphaMap?: { dispose(): void } | null; dispose(): void }
  alphaMap?.dispose()
  dispose.call(material)
}

function inkOf(printed: HTMLCanvasElement, anisotropy: number): CanvasTexture {
  const ink = new CanvasTexture(printed)
  ink.colorSpace = SRGBColorSpace
  ink.anisotropy = Math.min(8, anisotropy)
  ink.minFilter = LinearMipmapLinearFilter
  return ink
}
