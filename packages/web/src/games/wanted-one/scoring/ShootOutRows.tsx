// A shoot-out, tile by tile: click … click … bang.

import { BULLET_TILES } from '@saloon/wanted-one'
import { useEffect, useState } from 'react'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { BulletTile } from '../../../art/signs/Tokens.tsx'
import { play } from '../../../sound/index.ts'
import { useTable } from '../../../table/frame/context.ts'
import { ResultLine } from './ScoreSteps.tsx'
import type { GangResult, OneResult, ShootOut } from './walk.ts'
import { useWords } from '../text/words.ts'

/** Milliseconds for each tile. */
const TURN = 650

export const lengthOfShootOut = ({ turned }: ShootOut): number => (turned.length + 1) * TURN

interface ShootOutProps {
  readonly shootOut: ShootOut
  readonly result: GangResult | OneResult
  readonly isSkipped: boolean
  readonly isPaused: boolean
  onShot(isShot: boolean): void // all tiles are turned
}

export function ShootOutRows({ shootOut, result, isSkipped, isPaused, onShot }: ShootOutProps) {
  const { names, voice } = useTable()
  const words = useWords()
  const [shown, show] = useState(0)
  const all = shootOut.turned.length
  const upTo = isSkipped ? all : shown
  useEffect(() => {
    if (isPaused || isSkipped || shown >= all) return
    const timer = setTimeout(() => {
      show(shown + 1)
      if (shown + 1 === all) onShot(true)
      play(shootOut.turned[shown]!.some(({ tile }) => tile === 'bang') ? 'shot' : 'piece')
    }, TURN)
    return () => clearTimeout(timer)
  }, [shown, all, isPaused, isSkipped, shootOut, onShot])
  const turned = shootOut.turned.slice(0, upTo)
  const rows = shootOut.isTruel ? [undefined] : shootOut.seats
  return (
    <div className="wo-shoot-out" data-over={upTo === all || undefined}>
      <h3>{words(shootOut.isTruel ? 'truel.name' : 'duel.name', { prize: shootOut.prize })}</h3>
      {shootOut.isTruel && (
        <p className="wo-shooters">
          {shootOut.seats.map((seat) => (
            <span key={seat}>
              <SeatChip seat={seat} size={26} /> {names[seat]}
            </span>
          ))}
        </p>
      )}
      {rows.map((seat) => (
        <div key={seat ?? 'all'} className="wo-tiles" data-shooter={seat}>
          {seat !== undefined && (
            <span className="wo-shooter">
              <SeatChip seat={seat} size={26} /> {names[seat]}
            </span>
          )}
          <ol>
            {Array.from({ length: BULLET_TILES }, (_, i) => {
              const tile = turned[i]?.find(({ by }) => seat === undefined || by === seat)
              return (
                <li key={i} data-tile={tile?.tile ?? 'hidden'} data-by={tile?.by}>
                  <BulletTile
                    key={tile?.tile ?? 'hidden'}
                    struck={tile?.tile ?? 'hidden'}
                    label={tile ? voice.say({ key: `tile.${tile.tile}` }) : words('tile.hidden')}
                  />
                  {seat === undefined && tile && <SeatChip seat={tile.by} size={20} label={names[tile.by]} />}
                  <span className="wo-tile-word" aria-hidden="true">
                    {tile ? voice.say({ key: `tile.${tile.tile}` }) : ' '}
                  </span>
                </li>
              )
            })}
          </ol>
        </div>
      ))}
      {upTo === all && <ResultLine result={result} />}
    </div>
  )
}
