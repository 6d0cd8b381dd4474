// The keys of the table, each of which can be changed: the next key pressed is the new one. Conflicts are shown, not forbidden.

import { useState } from 'react'
import { change, useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { COMMANDS, type Command, conflicts, isReserved, keymap, nameOfKey } from '../../table/keys/keys.ts'
import { usePageSay } from '../../text/pages.ts'
import { speaker } from '../../text/say.ts'
import { en } from '../../text/en/table.ts'
import { fr } from '../../text/fr/table.ts'

const useTableSay = speaker({ en, fr })

export function KeyList() {
  const say = usePageSay()
  const tableSay = useTableSay()
  const changed = useSettings((settings) => settings.keys)
  const [waiting, wait] = useState<Command>()
  const [refused, refuse] = useState<{ command: Command; key: string }>()
  const map = keymap(changed)
  const doubled = conflicts(map)

  const take = (command: Command, key: string): void => {
    wait(undefined)
    if (isReserved(key)) return refuse({ command, key })
    refuse(undefined)
    const others = Object.fromEntries(Object.entries(changed).filter(([name]) => name !== command))
    change({ keys: COMMANDS[command] === key ? others : { ...others, [command]: key } })
  }
  return (
    <>
      <ul className="key-list">
        {(Object.keys(COMMANDS) as Command[]).map((command) => {
          const does = tableSay(`key.${command}`)
          const rivals = doubled.find((all) => all.includes(command))?.filter((other) => other !== command)
          return (
            <li key={command} data-command={command}>
              <span>{does}</span>
              <button
                type="button"
                className="key-button"
                aria-label={`${say('settings.keys.change', { what: does })} (${map[command]})`}
                aria-pressed={waiting === command}
                onClick={() => wait(waiting === command ? undefined : command)}
                onBlur={() => wait(undefined)}
                onKeyDown={(event) => {
                  if (waiting !== command || ['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return
                  event.preventDefault()
                  event.stopPropagation()
                  take(command, nameOfKey(event.nativeEvent))
                }}
              >
                <kbd>{waiting === command ? say('settings.keys.press') : map[command]}</kbd>
              </button>
              {rivals && (
                <p className="key-warning" role="alert">
                  {say('settings.keys.taken', {
                    key: map[command],
                    what: rivals.map((other) => tableSay(`key.${other}`)).join(', '),
                  })}
                </p>
              )}
              {refused?.command === command && (
                <p className="key-warning" role="alert">
                  {say('settings.keys.reserved', { key: refused.key })}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {Object.keys(changed).length > 0 && (
        <p>
          <Button onClick={() => change({ keys: {} })}>{say('settings.keys.reset')}</Button>
        </p>
      )}
    </>
  )
}
