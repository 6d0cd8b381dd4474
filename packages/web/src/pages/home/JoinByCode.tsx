import { type Refusal, isRefusal } from '@saloon/kernel'
import { type FormEvent, useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { findTable } from '../../link/http/api.ts'
import type { PublicTable } from '../../link/link.ts'
import { useSay } from '../../text/index.ts'
import { readCode } from './code.ts'
import { nearest } from './nearest.ts'

type State =
  | 'idle'
  | 'searching'
  | 'short'
  | (Refusal & { readonly tried: string; readonly near: readonly PublicTable[] })

export function JoinByCode() {
  const say = useSay()
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [state, setState] = useState<State>('idle')
  const field = useId()

  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const code = readCode(text)
    if (code === undefined) return setState('short')
    setState('searching')
    const table = await findTable(code)
    if (isRefusal(table)) {
      setState({ ...table, tried: code, near: [] })
      const near = table.code === 'no-such-table' ? await nearest(code) : []
      if (near.length > 0) setState({ ...table, tried: code, near })
    } else navigate(`/t/${table.invite}`)
  }

  const said =
    state === 'idle'
      ? ''
      : state === 'searching'
        ? say('home.join.searching')
        : state === 'short'
          ? say('home.join.short')
          : sentence(state)
  const near = typeof state === 'object' ? state.near : []
  function sentence({ code, tried }: Refusal & { tried: string }): string {
    if (code === 'no-such-table') return say('why.no-such-table', { table: tried })
    if (code === 'unreachable' || code === 'too-fast') return say(`why.${code}`)
    return say('why.other', { code })
  }

  return (
    <form className="join" onSubmit={(event) => void join(event)} noValidate>
      <label htmlFor={field}>{say('home.join')}</label>
      <div className="join-row">
        <input
          id={field}
          className="well join-code"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setState('idle')
          }}
          placeholder="QXSK"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${field}-said`}
          aria-invalid={state !== 'idle' && state !== 'searching'}
          title={say('home.join.field')}
        />
        <Button type="submit">{say('home.join.go')}</Button>
      </div>
      <p id={`${field}-said`} className="join-said" role="status" data-searching={state === 'searching' || undefined}>
        {said}
        {near.map(({ id, invite }) => (
          <Link key={id} href={`/t/${invite}`} className="join-near">
            {say('home.join.near', { code: invite })}
          </Link>
        ))}
      </p>
    </form>
  )
}
