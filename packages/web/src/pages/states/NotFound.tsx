import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { useSay } from '../../text/index.ts'
import { Notice } from './Notice.tsx'

const Crossroads = lazy(async () => ({ default: (await import('../../art/scenes/Empty.tsx')).Crossroads }))

export function NotFound() {
  const say = useSay()
  return (
    <Notice
      title={say('not-found.title')}
      scene={
        <div className="notice-scene">
          <Suspense fallback={null}>
            <Crossroads />
          </Suspense>
        </div>
      }
    >
      <p>{say('not-found.text')}</p>
      <Link href="/" className="button">
        {say('to-home')}
      </Link>
    </Notice>
  )
}
