// When the page itself breaks: a plain sentence, the details for a report, and the way back. Never a stack trace.

import { Component, type ReactNode, useState } from 'react'
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

function Broken({ problem }: { readonly problem: string }) {
  const say = useSay()
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
      <h1 className="page-title">{say('error.title')}</h1>
      <p>{say('error.text')}</p>
      <div className="notice-ways">
        <Button look="primary" onClick={() => location.reload()}>
          {say('error.again')}
        </Button>
        <Button onClick={() => void copy()}>{say(isCopied ? 'error.copied' : 'error.copy')}</Button>
        <a href="/" className="button">
          {say('to-home')}
        </a>
      </div>
    </main>
  )
}
