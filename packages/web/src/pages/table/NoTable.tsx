import type { Refusal } from '@saloon/kernel'
import { useEffect, useState } from 'react'
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
  const scene = (picture: React.ReactNode) => <div className="notice-scene">{picture}</div>
  switch (it.refusal.code) {
    case 'no-such-table':
      return (
        <Notice title={say('table.no-such-table', { table: it.code })} scene={scene(<Crossroads />)}>
          <p>{say('table.no-such-table.text')}</p>
          <div className="notice-ways">
            <Near code={it.code} />
            {home}
          </div>
        </Notice>
      )
    case 'not-watchable':
      return (
        <Notice title={say('table.not-watchable')} scene={scene(<Tumbleweed />)}>
          <p>{say('table.not-watchable.text')}</p>
          {home}
        </Notice>
      )
    case 'other-tab':
      return (
        <Notice title={say('table.other-tab')} scene={scene(<Tumbleweed />)}>
          <p>{say('table.other-tab.text')}</p>
          <div className="notice-ways">
            <Button look="primary" onClick={it.here}>
              {say('table.other-tab.here')}
            </Button>
            {home}
          </div>
        </Notice>
      )
    case 'unreachable':
      return (
        <Notice title={say('table.unreachable')} scene={scene(<BrokenWire />)}>
          <p>{say('table.unreachable.text')}</p>
          <div className="notice-ways">
            <Button look="primary" onClick={it.again}>
              {say('table.again')}
            </Button>
            {home}
          </div>
        </Notice>
      )
    default:
      return (
        <Notice title={say('table.refused')} scene={scene(<Tumbleweed />)}>
          <p>{whyNot(it.refusal, language)}</p>
          <div className="notice-ways">
            <Button look="primary" onClick={it.again}>
              {say('table.again')}
            </Button>
            {home}
          </div>
        </Notice>
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
