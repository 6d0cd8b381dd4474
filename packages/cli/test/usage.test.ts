// Every wrong use is one sentence on stderr in the reader's language, exit code 2, and nothing else.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newHome, saloon } from './saloon.ts'

const home = newHome()
const env = { SALOON_HOME: home }
const folder = join(home, 'folder')
mkdirSync(folder)
writeFileSync(join(home, 'file'), '')

const WRONG: readonly [command: string, sentence: string][] = [
  [
    'shoot',
    'There is no command “shoot”. Known: games, rules, play, resume, simulate, arena, balance, train, tune, replay, verify, scenario, bench, serve, admin, backup, restore, migrate, import.',
  ],
  [
    'help shoot',
    'There is no command “shoot”. Known: games, rules, play, resume, simulate, arena, balance, train, tune, replay, verify, scenario, bench, serve, admin, backup, restore, migrate, import.',
  ],
  ['games --lang de', 'There is no language “de”. Known: en, fr.'],
  ['games --lang', '--lang needs a value.'],
  ['games --xml', 'There is no flag --xml here. Known: --lang, --with, --json, --help.'],
  ['games --json=yes', '--json takes no value.'],
  ['games chess', '“chess” is one word too many.'],
  ['rules', '<game> is missing.'],
  ['rules chess', 'There is no game “chess”. Known: '],
  ['play chess', 'There is no game “chess”. Known: '],
  ['play bang-dice --seats two', '--seats must be a whole number, not “two”.'],
  ['play bang-dice --seats 2', '2 seats are not possible: this game is for 3 to 8.'],
  ['play bang-dice --seats 9', '9 seats are not possible: this game is for 3 to 8.'],
  ['play bang-dice --seats=-1', '--seats must be at least 0, not -1.'],
  ['play bang-dice --seats --new', '--seats needs a value.'],
  ['play bang-dice --people 6', '--people must be at most 5, not 6.'],
  ['play bang-dice --people 0', '--people must be at least 1, not 0.'],
  ['play bang-dice --bots clever', 'There is no bot “clever” for this game. Known: random, greedy.'],
  ['play bang-dice --options quick', 'Options are written name=value, not “quick”.'],
  ['play bang-dice --options quick=true', 'There is no option “quick”. Known: .'],
  ['play bang-dice --seed 1.5', '--seed must be a whole number, not “1.5”.'],
  ['play bang-dice --names Ann,ann', 'Two players cannot both be called ann.'],
  ['play bang-dice --names Ann,', '“” is not a name: 1 to 20 letters, please.'],
  ['play bang-dice --names Bartholomew-Archibald', '“Bartholomew-Archibald” is not a name: 1 to 20 letters, please.'],
  ['play bang-dice --seats 3 --names a,b,c,d', '4 names are too many for 3 seats.'],
  ['resume', 'There is no unfinished game.'],
  [`resume ${home}/nothing`, `There is no file ${home}/nothing.`],
  ['replay', '<file> is missing.'],
  [`replay ${home}/nothing`, `There is no file ${home}/nothing.`],
  [`verify ${folder}`, `${folder} is a folder.`],
  [`verify ${home}/file/inside`, `${home}/file/inside cannot be used: ENOTDIR.`],
  ['simulate bang-dice --games 0', '--games must be at least 1, not 0.'],
  ['simulate bang-dice --games many', '--games must be a whole number, not “many”.'],
  ['simulate bang-dice --seats 9', '9 seats are not possible: this game is for 3 to 8.'],
  ['simulate bang-dice --bots random,clever', 'There is no bot “clever” for this game. Known: random, greedy.'],
  [
    'simulate bang-dice --bots greedy:shy',
    'There is neither a manner nor a level “shy”. Known: greenhorn, cautious, hot-headed, by-the-book, sly, balancing, playful, steely, easy, fair, hard.',
  ],
  ['play bang-dice --bots random:easy', 'The bot “random” has neither manner nor level.'],
  ['play bang-dice --bots greedy:expert', 'There is neither a manner nor a level “expert”. Known: greenhorn, '],
  ['simulate bang-dice --seats 3 --bots random,random,random,random', '4 bots are too many for 3 seats.'],
  ['simulate bang-dice --workers 0', '--workers must be at least 1, not 0.'],
  ['simulate bang-dice --workers 1000', '--workers must be at most 256, not 1000.'],
  [`simulate bang-dice --report ${home}/nowhere/x.html`, `There is no folder ${home}/nowhere.`],
  [`simulate bang-dice --report ${folder}`, `${folder} is a folder.`],
  ['bench chess', 'There is no game “chess”. Known: '],
  ['bench --seconds 0', '--seconds must be at least 1, not 0.'],
]

describe('wrong usage', () => {
  test.concurrent.each(WRONG)('saloon %s', async (command, sentence) => {
    const { code, stdout, stderr } = await saloon(command.split(' '), { env })
    expect(stderr).toContain(sentence)
    expect(stderr.trimEnd()).not.toContain('\n')
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })

  const FRENCH: readonly [string, string][] = [
    ['tirer', 'Il n’y a pas de commande « tirer ». Commandes connues : games,'],
    ['play bang-dice --seats 9', '9 places, c’est impossible : ce jeu se joue de 3 à 8.'],
    ['play bang-dice --bots malin', 'Il n’y a pas de robot « malin » pour ce jeu. Robots connus : random, greedy.'],
    [`verify ${home}/rien`, `Le fichier ${home}/rien n’existe pas.`],
    ['simulate bang-dice --games beaucoup', '--games doit être un nombre entier, pas « beaucoup ».'],
  ]
  test.concurrent.each(FRENCH)('saloon --lang fr %s', async (command, sentence) => {
    const { code, stderr } = await saloon([...command.split(' '), '--lang', 'fr'], { env })
    expect(stderr).toContain(sentence)
    expect(code).toBe(2)
  })

  test('a folder for games that cannot be made is said so, too', async () => {
    const { code, stderr } = await saloon(['play', 'bang-dice'], { env: { SALOON_HOME: join(home, 'file') } })
    expect(stderr).toBe(`${home}/file/games cannot be used: ENOTDIR.\n`)
    expect(code).toBe(2)
  })
})
