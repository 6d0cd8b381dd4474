// The drawings themselves: always the same, no lettering but what is handed to them, small enough, each its own.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AppIcon, Favicon } from '../../src/art/brand/AppIcon.tsx'
import { Wordmark } from '../../src/art/brand/Wordmark.tsx'
import { BACKS, CardBack } from '../../src/art/cards/CardBack.tsx'
import { broken, fitted, LEAST } from '../../src/art/cards/lettering.ts'
import { PlayingCard } from '../../src/art/cards/PlayingCard.tsx'
import { SALOON_CARDS, SaloonPicture } from '../../src/art/cards/SaloonPictures.tsx'
import { KindPicture } from '../../src/art/cards/wanted/pictures.tsx'
import { WANTED_KINDS } from '../../src/art/cards/wanted/signs.tsx'
import { KindToken } from '../../src/art/cards/wanted/WantedCard.tsx'
import { Die } from '../../src/art/dice/Die.tsx'
import { FACE_NAMES } from '../../src/art/dice/Faces.tsx'
import { tumble, TUMBLE_MS } from '../../src/art/dice/tumble.ts'
import { BRANDS } from '../../src/art/marks/brands.ts'
import { GANG_DRESS } from '../../src/art/marks/gangs.ts'
import { GangChip } from '../../src/art/marks/GangMark.tsx'
import { SeatChip } from '../../src/art/marks/Mark.tsx'
import { RoleSign } from '../../src/art/marks/RoleSign.tsx'
import { GamePoster, GAMES_WITH_POSTER } from '../../src/art/posters/Posters.tsx'
import { BrokenWire, Crossroads, EmptyLedger, QuietTown } from '../../src/art/scenes/Empty.tsx'
import { Duellists } from '../../src/art/scenes/Duellists.tsx'
import { Howl, Vulture } from '../../src/art/scenes/Haunts.tsx'
import { ShopFront } from '../../src/art/scenes/ShopFront.tsx'
import { One, WantedToken } from '../../src/art/signs/Prizes.tsx'
import { ArrowPile, Bullet, Headstone } from '../../src/art/signs/Tokens.tsx'
import { CATALOGUE } from '../../src/games/catalogue.ts'

const drawn = <P extends object>(component: ComponentType<P>, props: P): string =>
  renderToStaticMarkup(createElement(component, props))
const kilobytes = (markup: string): number => gzipSync(markup).length / 1024

const ALL: Readonly<Record<string, readonly string[]>> = {
  seats: BRANDS.map((_, seat) => drawn(SeatChip, { seat, size: 48 })),
  gangs: GANG_DRESS.map((_, gang) => drawn(GangChip, { gang, size: 48 })),
  roles: (['sheriff', 'deputy', 'outlaw', 'renegade'] as const).map((role) => drawn(RoleSign, { role })),
  dice: FACE_NAMES.map((face) => drawn(Die, { face })),
  posters: GAMES_WITH_POSTER.map((game) => drawn(GamePoster, { game })),
  backs: BACKS.map((back) => drawn(CardBack, { back })),
  shops: [0, 1, 2, 3, 4].map((deck) => drawn(ShopFront, { deck })),
  prizes: [drawn(One, {}), ...GANG_DRESS.map((_, gang) => drawn(WantedToken, { gang }))],
  empty: [QuietTown, EmptyLedger, Crossroads, BrokenWire].map((scene) => drawn(scene, {})),
  haunts: [Howl, Vulture].map((haunt) => drawn(haunt, {})),
  'wanted signs': WANTED_KINDS.map((kind) => drawn(KindToken, { kind, size: 40 })),
  duel: [0, 3, 6].map((steps) => drawn(Duellists, { steps, turn: 'left' })),
  icons: [drawn(AppIcon, {}), drawn(Favicon, {}), drawn(Headstone, {})],
}

describe('every drawing', () => {
  test.each(Object.entries(ALL))('%s: no lettering, nothing broken, no two alike', (_, drawings) => {
    for (const markup of drawings) {
      expect(markup).not.toContain('<text')
      expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      expect(markup).toContain('aria-hidden="true"')
    }
    expect(new Set(drawings).size).toBe(drawings.length)
  })
  test('is the same again', () => {
    expect(GAMES_WITH_POSTER.map((game) => drawn(GamePoster, { game }))).toEqual(ALL['posters'])
    expect(drawn(SeatChip, { seat: 4, size: 48 })).toBe(ALL['seats']![4])
  })
  test('with a name it is a picture of that name', () => {
    const markup = drawn(Bullet, { label: 'one life' })
    expect(markup).toContain('role="img"')
    expect(markup).toContain('aria-label="one life"')
    expect(markup).not.toContain('aria-hidden')
  })
  test('a card face weighs at most 8 kB, a poster 12 kB', () => {
    for (const markup of ALL['backs']!) expect(kilobytes(markup)).toBeLessThan(8)
    for (const card of SALOON_CARDS) expect(kilobytes(drawn(SaloonPicture, { card }))).toBeLessThan(8)
    for (const kind of WANTED_KINDS) expect(kilobytes(drawn(KindPicture, { kind })), kind).toBeLessThan(8)
    for (const markup of ALL['posters']!) expect(kilobytes(markup)).toBeLessThan(12)
    for (const markup of ALL['dice']!) expect(kilobytes(markup)).toBeLessThan(4)
  })
})

describe('marks', () => {
  test('a colour is never alone: mark and hatch differ wherever colours do', () => {
    for (const kind of ['colour', 'iron', 'hatch'] as const) {
      expect(new Set(BRANDS.map((brand) => brand[kind])).size).toBe(10)
      expect(new Set(GANG_DRESS.map((dress) => dress[kind])).size).toBe(4)
    }
  })
  test('every game on the front page has its poster', () => {
    expect([...GAMES_WITH_POSTER].sort()).toEqual(CATALOGUE.map(({ id }) => id).sort())
  })
  test('as many arrows are drawn as are left', () => {
    for (const left of [0, 1, 5, 9]) expect(drawn(ArrowPile, { left }).match(/<g /g)?.length ?? 0).toBe(left)
  })
})

describe('dice', () => {
  test('a state is drawn, not only coloured', () => {
    const states = (['lying', 'locked', 'kept', 'to-reroll'] as const).map((state) =>
      drawn(Die, { face: 'beer', state }),
    )
    expect(new Set(states.map((markup) => markup.replaceAll(/(fill|stroke)="[^"]*"/g, ''))).size).toBe(4)
  })
  test('a tumble ends on its face, flat and in time, and never shows a face twice running', () => {
    for (const face of FACE_NAMES)
      for (let seed = 0; seed < 20; seed++) {
        const frames = tumble(face, seed)
        expect(frames.at(-1)).toEqual({ face, at: TUMBLE_MS, turn: 0, across: 0, lift: 0, squash: 1 })
        const times = frames.map(({ at }) => at)
        expect(times).toEqual([...times].sort((a, b) => a - b))
        const rolling = frames.slice(0, 5)
        for (let frame = 1; frame < rolling.length; frame++)
          expect(rolling[frame]!.face).not.toBe(rolling[frame - 1]!.face)
        expect(tumble(face, seed)).toEqual(frames)
      }
  })
})

describe('live lettering', () => {
  const words = { title: 'BANG!', band: 'ONE TARGET', rule: 'They play a Missed! or lose 1 life.', foot: 'PLAY' }
  const card = (size: number) => drawn(PlayingCard, { words, picture: null, icon: null, size })
  test('is never smaller than can be read: it is left out first', () => {
    for (let size = 40; size <= 400; size += 4) {
      const sizes = [...card(size).matchAll(/font-size="([\d.]+)"/g)].map((found) => (Number(found[1]) * size) / 500)
      if (size < 200) for (const pixels of sizes) expect(pixels).toBeGreaterThanOrEqual(LEAST - 0.01)
    }
    expect(card(60)).not.toContain('BANG!')
    expect(card(90)).toContain('BANG!')
    expect(card(150)).not.toContain('lose 1 life')
    expect(card(240)).toContain('lose 1 life')
  })
  test('titles shrink to fit, sentences break between words', () => {
    expect(fitted('BANG!', 380, 86)).toBe(86)
    expect(fitted('Bounty Hunter', 380, 86)).toBeLessThan(50)
    const sentence = 'Défaussez deux cartes de votre main pour regagner une vie'
    expect(broken(sentence, 410, 25).join(' ')).toBe(sentence)
    expect(broken(sentence, 410, 25).length).toBeGreaterThan(1)
  })
  test('the name of the house is text', () => {
    expect(drawn(Wordmark, { name: 'Saloon' })).toContain('>Saloon</text>')
  })
})

describe('icons for the launcher', () => {
  const folder = join(import.meta.dirname, '../../public')
  test('the printed ones are there and are what they say', () => {
    expect(readFileSync(join(folder, 'favicon.svg'), 'utf8')).toBe(
      `${drawn(Favicon, {}).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')}\n`,
    )
    for (const size of [180, 192, 512]) {
      const png = readFileSync(join(folder, `icon-${size}.png`))
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
    }
    expect(readdirSync(folder).length).toBeGreaterThanOrEqual(4)
  })
})
