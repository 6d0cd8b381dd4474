// A set-up that comes from outside (form, API, command line, file), checked against a game's settings.

import type { Action, Base, GameEvent, Refusal, Rules, Setting, SettingValue, Setup } from './contract.ts'

/** Characters of a setting, such as a town of one's own: with everything the box holds it has half as many. */
export const LONGEST_SETTING = 20_000

type RawSetup = { readonly seats: unknown; readonly options?: unknown; readonly before?: unknown }

export function prepareSetup<S extends Base, A extends Action, E extends GameEvent, O>(
  rules: Rules<S, A, E, O>,
  raw: RawSetup,
): Setup<O> | Refusal {
  const { min, max } = rules.seats
  const seats = raw.seats
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max) {
    return { code: 'seats-out-of-range', facts: { seats: shown(seats), min, max } }
  }
  const options = checkedOptions(rules.settings, raw.options ?? {})
  if ('refusal' in options) return options.refusal
  const setup = {
    seats,
    options: options.values as O,
    ...(raw.before === undefined ? {} : { before: raw.before }),
  }
  return rules.check?.(setup) ?? setup
}

type Checked = { readonly values: Record<string, SettingValue> } | { readonly refusal: Refusal }

function checkedOptions(settings: readonly Setting[], raw: unknown): Checked {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { refusal: { code: 'options-malformed', facts: { value: shown(raw) } } }
  }
  const given = raw as Record<string, unknown>
  for (const key of Object.keys(given)) {
    if (!settings.some((setting) => setting.key === key)) {
      return {
        refusal: { code: 'unknown-option', facts: { option: key, known: settings.map((setting) => setting.key) } },
      }
    }
  }
  const values: Record<string, SettingValue> = {}
  for (const setting of settings) {
    const value = Object.hasOwn(given, setting.key) ? given[setting.key] : setting.usual
    if (!isAllowed(setting, value)) {
      return {
        refusal: {
          code: 'option-out-of-range',
          facts: { option: setting.key, value: shown(value), allowed: allowed(setting) },
        },
      }
    }
    values[setting.key] = value
  }
  return { values }
}

function isAllowed({ values }: Setting, value: unknown): value is SettingValue {
  if (values === 'document') return typeof value === 'string'
  if ('from' in values)
    return Number.isInteger(value) && (value as number) >= values.from && (value as number) <= values.to
  return values.includes(value as SettingValue)
}

function allowed({ values }: Setting): readonly string[] {
  if (values === 'document') return ['document']
  return 'from' in values ? [`${values.from} … ${values.to}`] : values.map(String)
}

const shown = (value: unknown): string => String(JSON.stringify(value) ?? value).slice(0, 80)
