// For those who are out: free bets on who wins, who falls next, whether the Dynamite blows up.

import { has } from '@saloon/kernel'
import { CARD_IDS } from '@saloon/wanted'
import { useEffect, useState } from 'react'
import { Button } from '../../../design/Button.tsx'
import { Sheet } from '../../../design/Sheet.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { type Bets, bookOf, useBook } from './bets.ts'
import './boot-hill.css'
import { seen } from '../table.ts'
import { useWords } from '../text/words.ts'

export function BootHill({ view: any, me }: BoardProps) {
  const view = seen(any)
  const say = useWords()
  const { table, game } = useTable()
  const { open, bets, bet } = useBook()
  const [isOpen, show] = useState(false)
  useEffect(() => {
    if (me !== undefined) open(bookOf(table.id, game.number, me))
  }, [open, table.id, game.number, me])
  if (me === undefined || view.result !== null) return null
  const change = (part: Partial<Omit<Bets, 'since'>>): void => bet(game.seq, part)
  const hasDynamite = view.players.some(({ inPlay }) => inPlay.includes(DYNAMITE))
  return (
    <>
      <Button className="wa-bets-open" onClick={() => show(true)}>
        {say('ghost.open')}
      </Button>
      {isOpen && (
        <Sheet title={say('ghost.title')} closeLabel={say('ghost.close')} onClose={() => show(false)}>
          <div className="wa-bets">
            <p>{say('ghost.hint')}</p>
            <Bet
              title={say('ghost.winner')}
              value={bets.winner}
              options={(['law', 'outlaws', 'renegade'] as const).map((value) => ({
                value,
                name: say(`ghost.${value}`),
              }))}
              onBet={(winner) => change({ winner })}
            />
            <Living value={bets.next} onBet={(next) => change({ next })} alive={view.alive} />
            {hasDynamite && (
              <Bet
                title={say('ghost.dynamite')}
                value={bets.dynamite}
                options={[
                  { value: true, name: say('ghost.yes') },
                  { value: false, name: say('ghost.no') },
                ]}
                onBet={(dynamite) => change({ dynamite })}
              />
            )}
          </div>
        </Sheet>
      )}
    </>
  )
}

/** There is one in the box. */
const DYNAMITE = CARD_IDS.indexOf('dynamite-2H')

function Living(it: { readonly value: number | undefined; readonly alive: number; onBet(seat: number): void }) {
  const say = useWords()
  const { names } = useTable()
  const options = names.flatMap((name, value) => (has(it.alive, value) ? [{ value, name }] : []))
  return <Bet title={say('ghost.next')} value={it.value} options={options} onBet={it.onBet} />
}

interface BetProps<T> {
  readonly title: string
  readonly value: T | undefined
  readonly options: readonly { readonly value: T; readonly name: string }[]
  onBet(value: T): void
}

function Bet<T extends string | number | boolean>({ title, value, options, onBet }: BetProps<T>) {
  return (
    <fieldset className="wa-bet">
      <legend>{title}</legend>
      {options.map((option) => (
        <Button key={String(option.value)} aria-pressed={option.value === value} onClick={() => onBet(option.value)}>
          {option.name}
        </Button>
      ))}
    </fieldset>
  )
}
