// The made-up game learns to speak; then it makes one mistake after the other, and the kit notices.

import { describe, expect, test } from 'vitest'
import { type Catalogue, type GameModule, type Rules, kernelEn, kernelFr, makeGame } from '@saloon/kernel'
import { type MadeUp, type SpeaksCase, madeUpRules, speaksEveryLanguage } from '@saloon/kernel/kit'
import type { Action, Event, Options } from '../kit/made-up.ts'
import { ownMarks, sameLines } from '../kit/speaks-lines.ts'
import { speakingChecks } from '../kit/speaks.ts'

type Module = GameModule<MadeUp, Action, Event, Options>
type MadeUpRules = Rules<MadeUp, Action, Event, Options>
type Case = SpeaksCase<MadeUp, Action, Event, Options>

const LINES: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  name: ['STORM! A game', 'STORM! Un jeu'],
  tagline: ['Duck or stand.', 'Se baisser ou rester ?'],
  'style.high': ['high', 'haut'],
  'style.low': ['low', 'bas'],
  'style.high.help': ['Over their heads.', 'Par-dessus les têtes.'],
  'setting.rounds': ['Rounds', 'Manches'],
  'setting.rounds.help': ['How long it takes.', 'La durée de la partie.'],
  'setting.style': ['Style', 'Style'],
  'setting.style.calm': ['Calm', 'Calme'],
  'setting.style.wild': ['Wild', 'Sauvage'],
  'setting.style.help': ['Wild is for up to 3.', 'Sauvage : jusqu’à 3.'],
  'ask.bet': ['Which card do you bet?', 'Quelle carte misez-vous ?'],
  'ask.gust': ['Duck or stand?', 'Baissé ou debout ?'],
  'ask.aim': ['Where do you aim?', 'Où visez-vous ?'],
  'ask.bury': ['Which cards go under the deck?', 'Quelles cartes vont sous la pioche ?'],
  'ask.pick': ['Who gains a point?', 'Qui gagne un point ?'],
  'ask.race': ['Ring the bell.', 'Sonnez la cloche.'],
  'ask.swig': ['A swig?', 'Une gorgée ?'],
  'do.bet': ['Bet {card}', 'Miser {card}'],
  'do.duck': ['Give up {card}', 'Céder {card}'],
  'do.stand': ['Stand', 'Rester debout'],
  'do.aim': ['Aim {style:style} at {angle}: {spread}', 'Viser {style:style} à {angle} : {spread}'],
  'do.bury': ['Bury {cards}', 'Enfouir {cards}'],
  'do.pick': ['Pick {seat:seats}', 'Choisir {seat:seats}'],
  'do.ring': ['Ring at {time}', 'Sonner à {time}'],
  'do.swig': ['Throw {card} away', 'Jeter {card}'],
  'field.bet.card': ['Card', 'Carte'],
  'field.duck.card': ['Card', 'Carte'],
  'field.aim.angle': ['Where', 'Où'],
  'field.aim.style': ['How', 'Comment'],
  'field.aim.spread': ['How wide', 'Avec quelle largeur'],
  'field.bury.cards': ['Cards', 'Cartes'],
  'field.pick.seats': ['Who', 'Qui'],
  'field.ring.time': ['When', 'Quand'],
  'field.swig.card': ['Card', 'Carte'],
  'why.wild-seats': ['Wild is not for {seats}.', 'Sauvage ne se joue pas à {seats}.'],
  'why.too-wide': ['Too wide.', 'Trop large.'],
  'event.locked': ['{seat:by} has chosen.', '{seat:by} a choisi.'],
  'event.bet': ['{seat:by} bets {card}.', '{seat:by} mise {card}.'],
  'event.ducked': ['{seat:by} ducks.', '{seat:by} se baisse.'],
  'event.stood': ['{seat:by} stands.', '{seat:by} reste debout.'],
  'event.rang': ['{seat:by} rings.', '{seat:by} sonne.'],
  'event.picked': ['{seat:by} picks.', '{seat:by} choisit.'],
  'event.aimed': ['{seat:by} aims at {angle}.', '{seat:by} vise à {angle}.'],
  'event.buried': ['{seat:by} buries {count} {count|card|cards}.', '{seat:by} enfouit {count} {count|carte|cartes}.'],
  'event.swigged': ['{seat:by} takes a swig.', '{seat:by} boit une gorgée.'],
  'event.swigged.seen': ['{seat:by} takes a swig and draws {card}.', '{seat:by} boit une gorgée et pioche {card}.'],
  'result.points': ['Most points win.', 'Le plus de points gagne.'],
  'then.stand': ['You lose 1 point.', 'Vous perdez 1 point.'],
  'warning.stand': ['That leaves you {points}.', 'Il vous reste {points}.'],
  'thing.duck': ['Ducking', 'Se baisser'],
  'because.storm': ['A storm is coming.', 'Un orage arrive.'],
  'safe.gust': ['Otherwise you stand.', 'Sinon, vous restez debout.'],
  'table.pile': ['Thrown away: {count}', 'Jetées : {count}'],
  'seat.points': ['{points} {points|point|points}', '{points} {points|point|points}'],
}

const rules: MadeUpRules = {
  ...(madeUpRules as unknown as MadeUpRules),
  present: ({ points, stack }, seat) =>
    stack.at(-1)?.kind === 'gust'
      ? {
          options: [
            {
              option: { do: 'stand' },
              then: [{ key: 'then.stand' }],
              warning: { key: 'warning.stand', facts: { points: points[seat]! - 1 } },
            },
          ],
          blocked: [{ thing: { key: 'thing.duck' }, because: { key: 'why.too-wide' } }],
          because: { key: 'because.storm' },
          ifNot: { key: 'safe.gust' },
        }
      : { options: [], blocked: [] },
  describe: ({ pile, points }) => ({
    table: [{ key: 'table.pile', facts: { count: pile.length } }],
    seats: points.map((count) => [{ key: 'seat.points', facts: { points: count } }]),
  }),
}

const linesOf = (language: 0 | 1): Catalogue =>
  Object.fromEntries(Object.entries(LINES).map(([key, lines]) => [key, lines[language]]))
const sound: Module = {
  game: makeGame(rules),
  messages: { en: linesOf(0), fr: linesOf(1) },
  rulesText: { en: 'STORM! is made up.', fr: 'STORM! est inventé : on n’y joue pas.' },
}
const usual: Case = {
  variants: [{ seats: 2 }, { seats: 3 }],
  games: 5,
  codes: ['wild-seats', 'too-wide'],
  *wrongActions() {
    yield { do: 'aim', angle: 0, style: 'high', spread: [3, 4] }
  },
  alike: ['setting.style', 'seat.points'],
  marks: ['STORM!'],
}

speaksEveryLanguage(sound, usual)

/** What the kit says of this module, all in one; empty: nothing. */
function complaints(module: Module, it: Case = usual): string {
  const all: string[] = []
  for (const check of Object.values(speakingChecks(module, it))) {
    try {
      check()
    } catch (error) {
      all.push((error as Error).message)
    }
  }
  return all.join('\n')
}

/** The sound module with other lines in both languages; undefined: with none. */
function saying(lines: Readonly<Record<string, readonly [en?: string, fr?: string]>>): Module {
  const changed = (language: 0 | 1): Catalogue =>
    Object.fromEntries(
      Object.entries({ ...LINES, ...lines }).flatMap(([key, both]) =>
        both[language] === undefined ? [] : [[key, both[language]]],
      ),
    )
  return { ...sound, messages: { en: changed(0), fr: changed(1) } }
}
const withRules = (changed: Partial<MadeUpRules>): Module => ({ ...sound, game: makeGame({ ...rules, ...changed }) })

describe('the kit, listening,', () => {
  test('hears nothing wrong where nothing is', () => {
    expect(complaints(sound)).toBe('')
  })

  test.each(['event.swigged', 'event.swigged.seen', 'do.pick', 'field.aim.spread', 'ask.swig', 'why.wild-seats'])(
    'notices that %s is missing',
    (key) => {
      expect(complaints(saying({ [key]: [] }))).toContain(`no en message for "${key}"`)
      expect(complaints(saying({ [key]: [LINES[key]![0]] }))).toContain(`lines that are in fr or in en alone:\n${key}`)
    },
  )

  test.each(['then.stand', 'warning.stand', 'thing.duck', 'because.storm', 'safe.gust', 'table.pile', 'seat.points'])(
    'notices that %s is missing',
    (key) => expect(complaints(saying({ [key]: [] }))).toContain(`no en message for "${key}"`),
  )

  test.each(['result.points', 'setting.style.help', 'setting.style.wild', 'style.low', 'tagline', 'name'])(
    'notices that %s is missing',
    (key) => expect(complaints(saying({ [key]: [] }))).toMatch(/no en (message|name) for/),
  )

  test('notices a fact that isn’t given', () => {
    const told = complaints(saying({ 'event.rang': ['{seat:by} rings at {time}.', '{seat:by} sonne à {time}.'] }))
    expect(told).toContain('"event.rang" speaks of {time}, which it isn\'t given')
    const helped = complaints(saying({ 'style.high.help': ['Over {heads}.', 'Par-dessus {heads}.'] }))
    expect(helped).toContain('"style.high.help" speaks of {heads}')
  })

  test('notices a fact that only one language speaks of', () => {
    const aimed = complaints(saying({ 'event.aimed': ['{seat:by} aims at {angle}.', '{seat:by} vise.'] }))
    expect(aimed).toContain(
      'lines of fr that speak of other facts than in en:\nevent.aimed: seat:by, not angle, seat:by',
    )
  })

  test('notices what makes no sentence', () => {
    expect(complaints(saying({ 'ask.aim': ['{where to}?', '{where to} ?'] }))).toContain('"ask.aim" in en: {where to}?')
    expect(complaints(saying({ 'ask.aim': ['', ''] }))).toContain('ask.aim in fr has nothing at all')
    const counted = withRules({
      describe: () => ({ table: [{ key: 'table.pile', facts: { count: Number.NaN } }], seats: [] }),
    })
    expect(complaints(counted)).toContain('"table.pile" in en: Thrown away: NaN')
  })

  test('notices a line that is never said, and one that was thought never to be said', () => {
    const more = saying({ 'event.left': ['{seat:by} leaves.', '{seat:by} part.'] })
    expect(complaints(more)).toBe('lines that are never said:\nevent.left')
    expect(complaints(more, { ...usual, unsaid: { 'event.left': 'nobody may leave' } })).toBe('')
    expect(complaints(sound, { ...usual, unsaid: { 'event.*': 'nothing happens' } })).toContain('event.* (declared')
  })

  test('notices the help of something that is never named', () => {
    const help = saying({ 'style.wide.help': ['All around.', 'Tout autour.'] })
    expect(complaints(help)).toBe('lines that are never said:\nstyle.wide.help')
  })

  test('notices an action and a question that never come up, without a line as they are', () => {
    const actions = { ...rules.actions, leave: {} }
    const frames = { ...rules.frames, siesta: rules.frames['aim']! }
    expect(complaints(withRules({ actions, frames }))).toBe('lines that are never said:\ndo.leave\nask.siesta')
  })

  test('notices a refusal that is never met, and one that nobody declared', () => {
    expect(complaints(sound, { ...usual, codes: [...usual.codes, 'too-late'] })).toContain('never met:\ntoo-late')
    expect(complaints(sound, { ...usual, codes: ['wild-seats'] })).toContain('"too-wide" is not among')
  })

  test('notices a line that nobody translated', () => {
    expect(complaints(saying({ 'do.stand': ['Stand', 'Stand'] }))).toBe('the same in fr as in en:\ndo.stand')
    expect(complaints(sound, { ...usual, alike: [...usual.alike!, 'do.*'] })).toContain('do.* (declared for nothing)')
  })

  test('notices lines in another order', () => {
    const fr = Object.fromEntries(Object.entries(sound.messages.fr).toReversed())
    expect(complaints({ ...sound, messages: { en: sound.messages.en, fr } })).toContain('another order than en:\nname')
  })

  test('notices help that is too long, or that there is none', () => {
    const words = (word: string, count: number) => Array.from({ length: count }, () => word).join(' ')
    expect(complaints(saying({ 'setting.style.help': [words('wild', 40), words('sauvage', 40)] }))).toBe('')
    expect(complaints(saying({ 'setting.style.help': ['Wild.', words('sauvage', 41)] }))).toContain(
      'more than 40 words',
    )
    const helpless = Object.keys(LINES).filter((key) => key.endsWith('.help'))
    expect(complaints(saying(Object.fromEntries(helpless.map((key) => [key, []]))))).toContain('there is no help')
  })

  test.each([
    ['Who’s "there"?', 'Qui est là ?', 'en has a straight quote'],
    ["Who's there?", 'Qui est là ?', 'en has a straight quote'],
    ['Who’s there?', "Qui s'avance ?", 'fr has a straight quote'],
    ['Who’s there!', 'Qui est là ?', 'en has an exclamation mark'],
    ['Who’s there?', 'Qui est là !', 'fr has an exclamation mark'],
    ['Who’s there?', 'Qui est là?', 'fr has no space before'],
    ['Who’s there: you?', 'Qui est là: vous ?', 'fr has no space before'],
    ['Who’s there?', 'Qui a dit « moi» ?', 'fr has other quotes'],
    ['Who’s there?', 'Qui a dit “moi” ?', 'fr has other quotes'],
  ])('notices the marks of %s / %s', (en, fr, fault) => {
    expect(complaints(saying({ 'ask.race': [en, fr] }))).toContain(fault)
  })

  test('notices marks within forms and within the rules, and names that nobody writes', () => {
    const forms = ['{seat:by} buries {count} {count|card|cards!}.', LINES['event.buried']![1]] as const
    expect(complaints(saying({ 'event.buried': forms }))).toContain('en has an exclamation mark')
    const loud = { ...sound, rulesText: { en: 'Run!', fr: 'Fuyez.' } }
    expect(complaints(loud)).toContain('the rules in en has an exclamation mark')
    expect(complaints(sound, { ...usual, marks: ['STORM!', 'HAIL!'] })).toContain('HAIL! (declared for nothing)')
  })

  test('lets French have its spaces as they are, breaking or not', () => {
    for (const space of [' ', '\u{A0}', '\u{202F}'])
      expect(complaints(saying({ 'ask.race': ['Who?', `Qui${space}?`] }))).toBe('')
  })
})

test('the kernel’s own lines pass as well', () => {
  const messages = { en: kernelEn, fr: kernelFr }
  sameLines(messages)
  ownMarks({ messages, rulesText: sound.rulesText }, ['STORM!'])
})
