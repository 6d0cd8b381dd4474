// When the page itself breaks, or a part of it doesn't come: a plain sentence, the details for a report, and the way back. Never a
// stack trace.

import { Component, type ReactNode, useState } from 'react'
import { DoorsShape } from '../art/brand/Doors.tsx'
import { Drawing } from '../art/Drawing.tsx'
import { AGED, INK } from '../art/inks.ts'
import { Button } from '../design/Button.tsx'
import '../pages/states/states.css'
import { useSay } from '../text/index.ts'

interface State {
  readonly problem: string | undefined
}

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { problem: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { problem: error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error) }
  }

  override render(): ReactNode {
    return this.state.problem === undefined ? this.props.children : <Broken problem={this.state.problem} />
  }
}

/** As browsers, and the builder's own code, say that a script or a style sheet didn't come. */
const LOST = /dynamically imported module|importing a module script|preload css/i

function Broken({ problem }: { readonly problem: string }) {
  const say = useSay()
  const isLost = LOST.test(problem)
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    const details = `${location.pathname}\n${navigator.userAgent}\n${problem}`
    await navigator.clipboard.writeText(details).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <main id="main" className="page notice">
      <Drawing view={[-84, -70, 168, 150]} size={168}>
        <DoorsShape wood={AGED} ink={INK} open={52} />
      </Drawing>
      <h1 className="page-title">{say(isLost ? 'error.lost.title' : 'error.title')}</h1>
      <p>{say(isLost ? 'error.lost.text' : 'error.text')}</p>
      <div className="notice-ways">
        <Button look="primary" onClick={() => location.reload()}>
          {say('error.again')}
        </Button>
        {!isLost && <Button onClick={() => void copy()}>{say(isCopied ? 'error.copied' : 'error.copy')}</Button>}
        <a href="/" className="button">
          {say('to-home')}
        </a>
      </div>
    </main>
  )
}
