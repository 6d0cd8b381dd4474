// Colts, dynamite, life and death.

import { describe, expect, test } from 'vitest'
import { baseOf, figureOf, itemOf, placeAll, roundOf, toward, turnOf } from './lay-out.ts'

/** A colt on slot 0 lies at (3.2, 0) of a shooter at (0, 0). */
const shooter = { at: [0, 0], has: { 'colt-1': 0 } } as const
const east = { do: 'hands', item: 'colt-1', dir: 0, power: 1000 } as const

describe('colts', () => {
  test('PW-T09, PW-R11, PW-R12: both cylinders for one action, the second after the first and only if wanted', () => {
    const figures = { f1: { at: [0, 0], has: { 'colt-1': 0, 'colt-2': 36 } }, f2: { at: [50, 30] } } as const
    turnOf('f1', { figures }, (table) => {
      table.act(0, { ...east, dir: 9000 })
      table.waits(0, 'put')
      table.act(0, { do: 'put', slot: 0 })
      table.waits(0, 'second')
      expect(table.refused(0, { ...east, dir: 0 }).code).toBe('not-held')
      table.act(0, { do: 'hands', item: 'colt-2', dir: 9000, power: 500 })
      table.act(0, { do: 'put', slot: 36 })
      table.waits(0, 'turn')
      expect((table.state.stack.at(-1) as unknown as { left: number }).left).toBe(1)
      table.act(0, { ...east, dir: 9000 })
      table.act(0, { do: 'put', slot: 0 })
      table.act(0, { do: 'enough' })
      table.goesOn()
    })
  })

  test('PW-T10: the first pitch killed the last opponent: no second', () => {
    const figures = {
      f1: { at: [0, 0], has: { 'colt-1': 0, 'colt-2': 36 } },
      f2: { at: [20, 0, 180], life: 1 },
    } as const
    turnOf('f1', { figures }, (table) => {
      table.act(0, east)
      expect(table.over()).toMatchObject({ winners: [0], because: { key: 'result.allDead' } })
    })
  })

  test('PW-T11, PW-R07: a colt starts from its slot, whatever the direction', () => {
    for (const [slot, falls] of [
      [18, true],
      [54, false],
    ] as const)
      turnOf(
        'f1',
        { figures: { f1: { at: [0, 0], has: { 'colt-1': slot } }, f2: { at: [20, -3.2, 180] } } },
        (table) => {
          table.act(0, east)
          expect(figureOf(table, 'f2').life).toBe(falls ? 4 : 5)
          table.goesOn()
        },
      )
  })

  test('PW-T12, PW-R13, PW-R17: hit squarely it falls, loses 1, stands up where it lies, and can be hit again', () => {
    const figures = { f1: { at: [0, 0], has: { 'colt-1': 0, 'colt-2': 18 } }, f2: { at: [20, 0, 180] } } as const
    turnOf('f1', { figures }, (table) => {
      table.act(0, { ...east, power: 500 })
      const hit = figureOf(table, 'f2')
      expect(hit.life).toBe(4)
      expect(hit.pose!.turn).toBeNull()
      expect(hit.pose!.x).toBeGreaterThan(20_000)
      table.act(0, { do: 'put', slot: 0 })
      expect(itemOf(table, 'colt-1')).toMatchObject({ holder: 'f1', pose: { x: 3200, z: 0 } })
      const { x, z } = hit.pose!
      const dir = toward([0, -3.2], [x / 1000, z / 1000])
      table.act(0, { do: 'hands', item: 'colt-2', dir, power: 1000 })
      expect(figureOf(table, 'f2').life).toBe(3)
      placeAll(table, 0)
      table.goesOn()
    })
  })

  test('PW-T13, PW-R14: bounced off a crate it counts', () => {
    const things = { 'crate-1': [10, 1.2, 30] } as const
    turnOf('f1', { figures: { f1: shooter, f2: { at: [13, -5, 90] } }, things }, (table) => {
      table.act(0, east)
      expect(figureOf(table, 'f2').life).toBe(4)
      table.goesOn()
    })
  })

  test('PW-T14: a fall without the cylinder’s touch costs nothing', () => {
    turnOf('f1', { figures: { f1: shooter, f2: { at: [12.4, 0, 180] } }, things: { 'crate-1': [10, 0] } }, (table) => {
      table.act(0, east)
      const { life, pose } = figureOf(table, 'f2')
      expect(life).toBe(5)
      expect(pose!.turn).toBeNull()
      expect(pose!.x).toBeGreaterThan(12_400) // it was pushed over
      table.goesOn()
    })
  })

  test('PW-T15, PW-R15: two knocked over by one cylinder: only the first touched loses a life point', () => {
    turnOf('f1', { figures: { f1: shooter, f2: { at: [12, 1.2, 180] }, f4: { at: [17, 0, 180] } } }, (table) => {
      table.act(0, east)
      expect([figureOf(table, 'f2').life, figureOf(table, 'f4').life]).toEqual([4, 5])
      expect(figureOf(table, 'f4').pose!.turn).toBeNull()
      expect(figureOf(table, 'f4').pose!.x).not.toBe(17_000)
      table.goesOn()
    })
  })

  test('PW-T16, PW-R16: a team-mate knocked over stands up unharmed', () => {
    turnOf('f1', { figures: { f1: shooter, f3: { at: [20, 0, 180] }, f2: { at: [50, 30] } } }, (table) => {
      table.act(0, east)
      const { life, pose } = figureOf(table, 'f3')
      expect(life).toBe(5)
      expect(pose!.turn).toBeNull()
      expect(pose!.x).not.toBe(20_000)
      table.goesOn()
    })
  })

  test('PW-T17, PW-R29, PW-R30: a townsperson knocked over by the cylinder is dead; pushed over by a crate it isn’t', () => {
    turnOf('f1', { figures: { f1: shooter, f2: { at: [50, 30] } }, townsfolk: { n1: [20, 0, 180] } }, (table) => {
      table.act(0, east)
      expect(table.state.townsfolk[0]!.alive).toBe(false)
      expect(table.state.townsfolk[0]!.pose!.turn).not.toBeNull()
      table.goesOn()
    })
    const town = {
      figures: { f1: shooter, f2: { at: [50, 30] } },
      townsfolk: { n1: [12.4, 0, 180] },
      things: { 'crate-1': [10, 0] },
    } as const
    turnOf('f1', town, (table) => {
      table.act(0, east)
      expect(table.state.townsfolk[0]!.alive).toBe(true)
      expect(table.state.townsfolk[0]!.pose!.turn).toBeNull()
      table.goesOn()
    })
  })

  test('PW-R01: gold and cubes are never pitched', () => {
    turnOf('f1', { figures: { f1: { at: [0, 0], has: { 'gold-1': 0 } }, f2: { at: [50, 30] } } }, (table) => {
      expect(table.refused(0, { do: 'hands', item: 'gold-1', dir: 0, power: 500 }).code).toBe('never-pitched')
      table.goesOn()
    })
  })

  test('PW-R52: colts cannot reach a figure inside', () => {
    const bases = { saloon: { at: [20, 0, 180] } } as const
    turnOf('f1', { figures: { f1: shooter, f2: { in: 'saloon', life: 1 } }, bases }, (table) => {
      table.act(0, east)
      expect(figureOf(table, 'f2').life).toBe(1)
      table.goesOn()
    })
  })

  test('from inside a cylinder starts in the door zone, and comes back to its owner', () => {
    const bases = { saloon: { at: [-20, 0, 0] } } as const
    turnOf(
      'f1',
      { figures: { f1: { in: 'saloon', has: { 'colt-1': 0 } }, f2: { at: [0, 0, 180] } }, bases },
      (table) => {
        expect(table.refused(0, east).code).toBe('inside')
        table.act(0, { do: 'hands-out', item: 'colt-1', zone: 0, offset: 0, dir: 0, power: 700 })
        expect(figureOf(table, 'f2').life).toBe(4)
        expect(itemOf(table, 'colt-1')).toMatchObject({ holder: 'f1', pose: null })
        table.waits(0, 'turn')
        table.goesOn()
      },
    )
  })

  test('PW-T31, PW-R37: at its last life point it lies dead with its objects round it and is skipped', () => {
    const law = { at: [20, 0, 180], life: 1, has: { 'colt-2': 18 } } as const
    turnOf('f1', { figures: { f1: shooter, f2: law, f4: { at: [50, 30] } } }, (table) => {
      table.act(0, east)
      const dead = figureOf(table, 'f2')
      expect(dead.life).toBe(0)
      expect(dead.pose!.turn).not.toBeNull()
      expect(itemOf(table, 'colt-2').holder).toBe('f2')
      expect(itemOf(table, 'colt-2').pose).not.toBeNull()
      placeAll(table, 0)
      table.act(0, { do: 'end-turn' })
      table.waits(1, 'turn')
      expect((table.state.stack.at(-1) as unknown as { figure: string }).figure).toBe('f4')
      table.goesOn()
    })
  })
})

describe('dynamite', () => {
  const bomber = { at: [0, 0], has: { 'dynamite-1': 0 } } as const
  const throwIt = { do: 'hands', item: 'dynamite-1', dir: 0, power: 600 } as const
  const saloon = { saloon: { at: [20, 0, 180] } } as const

  test('PW-T19, PW-R19, PW-R18: it costs the opponent inside 1 life point and is gone', () => {
    turnOf('f1', { figures: { f1: bomber, f2: { in: 'saloon' } }, bases: saloon }, (table) => {
      table.act(0, throwIt)
      expect(figureOf(table, 'f2')).toMatchObject({ life: 4, inside: 'saloon' })
      expect(itemOf(table, 'dynamite-1').holder).toBe('box')
      table.waits(0, 'turn')
      table.goesOn()
    })
  })

  test('PW-R57: it works on every base it touches, once', () => {
    // Side by side, with less between them than a cylinder is wide.
    const bases = { saloon: { at: [20, -7, 180] }, hotel: { at: [20, 7, 180] } } as const
    const figures = { f1: bomber, f2: { in: 'saloon' }, f4: { in: 'hotel' }, f6: { at: [0, 30] } } as const
    turnOf('f1', { figures, bases }, (table) => {
      table.act(0, throwIt)
      expect(table.told.filter(({ type }) => type === 'blast')).toHaveLength(2)
      expect(['f2', 'f4', 'f6'].map((id) => figureOf(table, id as 'f2').life)).toEqual([4, 4, 5])
      expect(itemOf(table, 'dynamite-1').holder).toBe('box')
      table.waits(0, 'turn')
      table.goesOn()
    })
  })

  test('PW-T20: touching nothing it is gone too', () => {
    turnOf('f1', { figures: { f1: bomber, f2: { at: [0, 30] } } }, (table) => {
      table.act(0, throwIt)
      expect(itemOf(table, 'dynamite-1')).toMatchObject({ holder: 'box', pose: null })
      table.goesOn()
    })
  })

  test('PW-R20: with several opponents inside each loses 1 and stays; team-mates lose nothing', () => {
    const figures = { f1: bomber, f2: { in: 'saloon' }, f4: { in: 'saloon' } } as const
    turnOf('f1', { figures, bases: saloon }, (table) => {
      table.act(0, throwIt)
      for (const id of ['f2', 'f4'] as const) expect(figureOf(table, id)).toMatchObject({ life: 4, inside: 'saloon' })
      table.goesOn()
    })
    turnOf('f1', { figures: { f1: bomber, f3: { in: 'saloon' }, f2: { at: [50, 30] } }, bases: saloon }, (table) => {
      table.act(0, throwIt)
      expect(figureOf(table, 'f3').life).toBe(5)
      table.goesOn()
    })
  })

  test('PW-R23: it does nothing to figures outside: they stand up', () => {
    turnOf('f1', { figures: { f1: bomber, f2: { at: [15, 0, 180] } } }, (table) => {
      table.act(0, { ...throwIt, power: 1000 })
      const { life, pose } = figureOf(table, 'f2')
      expect(life).toBe(5)
      expect(pose!.turn).toBeNull()
      expect(pose!.x).not.toBe(15_000)
      table.goesOn()
    })
  })

  const prison = { prison: { at: [20, 0, 180], locked: true } } as const
  test('PW-T21, PW-R21, PW-R02: it frees a prisoner of its own team, with what it had, for 1 life point', () => {
    const figures = {
      f1: { in: 'prison', jailed: true, has: { 'colt-5': 0 } },
      f2: { at: [50, 30] },
      f3: { at: [0, 0], has: { 'dynamite-1': 0 } },
    } as const
    turnOf('f3', { scenario: 'free-the-prisoner', figures, bases: prison, prisoner: 'f1' }, (table) => {
      table.act(0, throwIt)
      const freed = figureOf(table, 'f1')
      expect(freed).toMatchObject({ life: 4, jailed: false, inside: null })
      const door = baseOf(table, 'prison').pose
      expect(door.x - freed.pose!.x).toBeGreaterThanOrEqual(1000)
      expect(door.x - freed.pose!.x).toBeLessThanOrEqual(4500)
      expect(itemOf(table, 'colt-5')).toMatchObject({ holder: 'f1' })
      expect(itemOf(table, 'colt-5').pose).not.toBeNull()
      table.act(0, { do: 'end-turn' })
      table.waits(0, 'turn') // round 3: the one who was freed
      expect((table.state.stack.at(-1) as unknown as { figure: string }).figure).toBe('f1')
      table.goesOn()
    })
  })

  test('PW-R22: freed with its last life point it dies of it, in front of the zone', () => {
    const figures = {
      f1: { in: 'prison', jailed: true, life: 1 },
      f2: { at: [50, 30] },
      f3: { at: [0, 0], has: { 'dynamite-1': 0 } },
    } as const
    turnOf('f3', { figures, bases: prison }, (table) => {
      table.act(0, throwIt)
      const dead = figureOf(table, 'f1')
      expect(dead).toMatchObject({ life: 0, inside: null })
      expect(dead.pose!.x).toBeLessThan(16_500)
      expect(dead.pose!.turn).not.toBeNull()
      table.goesOn()
    })
  })
})

test('the round goes on after the last figure', () => {
  roundOf({ figures: { f1: { at: [-40, 0] }, f2: { at: [40, 0] } } }, (table) => {
    table.waits(0, 'turn')
    table.goesOn()
  })
})
