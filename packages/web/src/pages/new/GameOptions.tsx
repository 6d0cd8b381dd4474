import { type GameModule, type Setting, type SettingValue, say as sayText, typeset } from '@saloon/kernel'
import { useSettings } from '../../app/settings.ts'
import { Select, Toggle } from '../../design/form.tsx'
import { Stepper } from '../../design/Stepper.tsx'
import { usePageSay } from '../../text/pages.ts'
import { type Draft, isMeant, optionsOf } from './draft.ts'

/** The options of a game, from its own list of settings: each with a line that explains it and what the rulebook says. */
export function GameOptions(it: {
  readonly module: GameModule
  readonly draft: Draft
  onChange(options: Draft['options']): void
}) {
  const say = usePageSay()
  const { settings } = it.module.game.rules
  const values = optionsOf(it.draft, settings)
  return (
    <section aria-labelledby="game-options">
      <h2 id="game-options" className="form-heading">
        {say('new.options')}
      </h2>
      {settings.filter(isMeant(values)).map((setting) => (
        <Option
          key={setting.key}
          module={it.module}
          setting={setting}
          value={values[setting.key]!}
          onChange={(value) => it.onChange({ ...it.draft.options, [setting.key]: value })}
        />
      ))}
    </section>
  )
}

/** What a value is called: the game's word for it, or yes and no, or as it is. */
export function useValueName(module: GameModule): (key: string, value: SettingValue) => string {
  const say = usePageSay()
  const language = useSettings((settings) => settings.language)
  const messages = module.messages[language]
  return (key, value) => {
    const named = [`setting.${key}.${String(value)}`, `${key}.${String(value)}`].find((one) => one in messages)
    if (named !== undefined) return sayText({ language, messages, seats: [] }, { key: named })
    return typeof value === 'boolean' ? say(value ? 'yes' : 'no') : String(value)
  }
}

function Option(it: {
  readonly module: GameModule
  readonly setting: Setting
  readonly value: SettingValue
  onChange(value: SettingValue): void
}) {
  const say = usePageSay()
  const language = useSettings((settings) => settings.language)
  const nameOf = useValueName(it.module)
  const { key, values, usual, house } = it.setting
  const messages = it.module.messages[language]
  const name = typeset(language, messages[`setting.${key}`] ?? key)
  const label = (
    <>
      {name} {house && <span className="house-tag">{say('new.option.house')}</span>}
    </>
  )
  const help = (
    <>
      {typeset(language, messages[`setting.${key}.help`] ?? '')}{' '}
      {values !== 'document' && <em>({say('new.option.usual', { value: nameOf(key, usual) })})</em>}
    </>
  )
  if (typeof usual === 'boolean') {
    return <Toggle label={label} help={help} checked={it.value === true} onChange={it.onChange} />
  }
  if (values === 'document') {
    return (
      <label className="option-document">
        {label}
        <textarea
          className="well"
          value={String(it.value)}
          placeholder={say('new.option.text')}
          onChange={(event) => it.onChange(event.target.value)}
        />
        <span className="field-help">{help}</span>
      </label>
    )
  }
  if ('from' in values) {
    return (
      <div className="option-number">
        <Stepper
          label={name}
          lessLabel={say('less')}
          moreLabel={say('more')}
          value={Number(it.value)}
          possible={Array.from({ length: values.to - values.from + 1 }, (_, n) => values.from + n)}
          onChange={it.onChange}
        />
        <p className="field-help">{help}</p>
      </div>
    )
  }
  return (
    <Select
      label={label}
      help={help}
      value={String(it.value)}
      options={values.map((value) => ({ value: String(value), label: nameOf(key, value) }))}
      onChange={(text) => it.onChange(values.find((value) => String(value) === text)!)}
    />
  )
}
