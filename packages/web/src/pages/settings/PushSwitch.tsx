import { useEffect, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { Toggle } from '../../design/form.tsx'
import { useAccountSay } from '../../text/account.ts'
import { whyNot } from '../../text/why.ts'
import { type PushState, pushOff, pushOn, pushState } from './push.ts'

/** Games by post: whether this browser is told when somebody waits. */
export function PushSwitch() {
  const say = useAccountSay()
  const language = useSettings((settings) => settings.language)
  const [state, setState] = useState<PushState>()
  const [said, setSaid] = useState('')
  useEffect(() => void pushState().then(setState), [])
  const flip = async (on: boolean): Promise<void> => {
    const refused = await (on ? pushOn() : pushOff())
    setSaid(
      refused === null
        ? ''
        : refused.code === 'push-unsupported'
          ? say('push.unsupported')
          : refused.code === 'push-denied'
            ? say('push.denied')
            : whyNot(refused, language),
    )
    setState(await pushState())
  }
  return (
    <>
      <Toggle
        label={say('push.label')}
        help={state === 'unsupported' ? say('push.unsupported') : say('push.help')}
        checked={state === 'on'}
        onChange={(on) => void flip(on)}
      />
      <p role="status">{said}</p>
    </>
  )
}
