import type { Refusal } from '@saloon/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../../app/settings.ts'
import { BrokenWire, Crossroads, Tumbleweed } from '../../art/scenes/Empty.tsx'
import { Button } from '../../design/Button.tsx'
import type { PublicTable } from '../../link/link.ts'
import { useSay } from '../../text/index.ts'
import { usePageSay } from '../../text/pages.ts'
import { whyNot } from '../../text/why.ts'
import { nearest } from '../home/nearest.ts'
import { Notice } from '../states/Notice.tsx'

/** Why there is no table here, and where to go instead. */
export function NoTable(it: { readonly code: string; readonly refusal: Refusal; again(): void; here(): void }) {
  const say = usePageSay()
  const appSay = useSay()
  const language = useSettings((settings) => settings.language)
  const home = (
    <Link href="/" className="button">
      {appSay('to-home')}
    </Link>
  )
  const notice = (title: string, scene: ReactNode, text: string, ways: ReactNode) => (
    <Notice title={title} scene={<div className="notice-scene">{scene}</div>}>
      <p>{text}</p>
      {ways}
    </Notice>
  )
  const ways = (first: ReactNode) => (
    <div className="notice-ways">
      {first}
      {home}
    </div>
  )
  const press = (label: string, onClick: () => void) => (
    <Button look="primary" onClick={onClick}>
      {label}
    </Button>
  )
  switch (it.refusal.code) {
    case 'no-such-table':
      return notice(
        say('table.no-such-table', { table: it.code }),
        <Crossroads />,
        say('table.no-such-table.text'),
        ways(<Near code={it.code} />),
      )
    case 'not-watchable':
      return notice(say('table.not-watchable'), <Tumbleweed />, say('table.not-watchable.text'), home)
    case 'other-tab':
      return notice(
        say('table.other-tab'),
        <Tumbleweed />,
        say('table.other-tab.text'),
        ways(press(say('table.other-tab.here'), it.here)),
      )
    case 'unreachable':
      return notice(
        say('table.unreachable'),
        <BrokenWire />,
        say('table.unreachable.text'),
        ways(press(say('table.again'), it.again)),
      )
    default:
      return notice(
        say('table.refused'),
        <Tumbleweed />,
        whyNot(it.refusal, language),
        ways(press(say('table.again'), it.again)),
      )
  }
}

/** Open tables whose code is one letter away. */
function Near({ code }: { readonly code: string }) {
  const say = useSay()
  const [near, setNear] = useState<readonly PublicTable[]>([])
  useEffect(() => {
    let isGone = false
    void nearest(code).then((found) => {
      if (!isGone) setNear(found)
    })
    return () => {
      isGone = true
    }
  }, [code])
  return near.map(({ id, invite }) => (
    <Link key={id} href={`/t/${invite}`} className="button button-primary">
      {say('home.join.near', { code: invite })}
    </Link>
  ))
}
