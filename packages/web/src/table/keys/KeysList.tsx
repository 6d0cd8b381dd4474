import { useSettings } from '../../app/settings.ts'
import { useTable } from '../frame/context.ts'
import { type Command, keymap } from './keys.ts'

export function KeysList() {
  const { voice, board } = useTable()
  const { keys, letterKeys } = useSettings()
  const map = keymap(keys)
  return (
    <>
      {!letterKeys && <p>{voice.t('keys.off')}</p>}
      <dl className="keys">
        <Row keys="Tab" does={voice.t('keys.tab')} />
        <Row keys="← → ↑ ↓" does={voice.t('keys.arrows')} />
        <Row keys="1 – 9" does={voice.t('keys.digits')} />
        {(Object.keys(map) as Command[]).map((command) => (
          <Row key={command} keys={map[command]} does={voice.t(`key.${command}`)} />
        ))}
        {Object.entries(board.keys ?? {}).map(([key, { does }]) => (
          <Row key={key} keys={key} does={does[voice.language]} />
        ))}
      </dl>
    </>
  )
}

function Row({ keys, does }: { readonly keys: string; readonly does: string }) {
  return (
    <>
      <dt>
        <kbd>{keys}</kbd>
      </dt>
      <dd>{does}</dd>
    </>
  )
}
