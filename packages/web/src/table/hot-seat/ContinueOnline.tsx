import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { continueOnline } from '../../link/http/continue-online.ts'
import { whyNot } from '../../text/why.ts'
import { useTable } from '../frame/context.ts'

/** A game begun alone goes on with friends. */
export function ContinueOnline() {
  const { voice, table } = useTable()
  const [, navigate] = useLocation()
  const [isUnderWay, setUnderWay] = useState(false)
  const [problem, setProblem] = useState('')
  const go = async (): Promise<void> => {
    setUnderWay(true)
    const address = await continueOnline(table.id)
    setUnderWay(false)
    if (typeof address === 'string') navigate(address)
    else setProblem(whyNot(address, voice.language))
  }
  return (
    <>
      <Button isOff={isUnderWay} onClick={() => void go()}>
        {voice.t('menu.hand-over')}
      </Button>
      <p>{voice.t('menu.hand-over-hint')}</p>
      {/* There from the beginning, so that it is read aloud; without words it has no look. */}
      <p role="alert" className={problem === '' ? 'unseen' : 'prompt-problem'}>
        {problem}
      </p>
    </>
  )
}
