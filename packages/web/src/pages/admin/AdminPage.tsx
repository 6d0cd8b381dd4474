// The moderators' pages. Anybody else sees what any address without a page shows.

import { isRefusal } from '@saloon/kernel'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ask } from '../../link/http/api.ts'
import { token, tokenIfAny } from '../../link/http/identity.ts'
import { useAdminSay } from '../../text/admin.ts'
import { Loading } from '../states/Loading.tsx'
import { NotFound } from '../states/NotFound.tsx'
import './admin.css'
import { Announcements } from './Announcements.tsx'
import { Audit } from './Audit.tsx'
import { HealthPanel } from './HealthPanel.tsx'
import { HousePanel } from './HousePanel.tsx'
import { Players } from './Players.tsx'
import { Reports } from './Reports.tsx'
import { Tables } from './Tables.tsx'
import { Words } from './Words.tsx'
import { inOffice } from './office.ts'

const SECTIONS = ['health', 'reports', 'tables', 'players', 'words', 'announcements', 'house', 'audit'] as const
type Section = (typeof SECTIONS)[number]

export default function AdminPage({ path }: { readonly path: string }) {
  const say = useAdminSay()
  const isModerator = useModerator()
  const [name = '', rest = ''] = path.split('/')
  const section = (name === '' ? 'health' : name) as Section
  if (isModerator === undefined) return <Loading />
  if (!isModerator || !SECTIONS.includes(section)) return <NotFound />
  return (
    <main id="main" className="page office">
      <h1 className="page-title">{say('title')}</h1>
      <nav className="office-sections" aria-label={say('sections')}>
        {SECTIONS.map((one) => (
          <Link key={one} href={`/admin/${one}`} aria-current={one === section ? 'page' : undefined}>
            {say(`section.${one}`)}
          </Link>
        ))}
      </nav>
      <section className="office-section" aria-labelledby="office-section">
        <h2 id="office-section">{say(`section.${section}`)}</h2>
        {section === 'health' && <HealthPanel />}
        {section === 'reports' && <Reports />}
        {section === 'tables' && <Tables />}
        {section === 'players' && <Players player={rest} />}
        {section === 'words' && <Words />}
        {section === 'announcements' && <Announcements />}
        {section === 'house' && <HousePanel />}
        {section === 'audit' && <Audit />}
      </section>
    </main>
  )
}

/** An invitation is opened as `/admin#code`: what is behind # stays in this browser, and no list of visits has it. */
function useModerator(): boolean | undefined {
  const [isOne, setOne] = useState<boolean>()
  useEffect(() => {
    let isGone = false
    const look = async (): Promise<boolean> => {
      const code = location.hash.slice(1)
      if (code !== '') {
        history.replaceState(null, '', location.pathname)
        const mine = await token()
        if (typeof mine === 'string') await ask('/api/admin/claim', { token: mine, body: { code } })
      }
      return tokenIfAny() !== undefined && !isRefusal(await inOffice('house'))
    }
    void look().then((answer) => !isGone && setOne(answer))
    return () => {
      isGone = true
    }
  }, [])
  return isOne
}
