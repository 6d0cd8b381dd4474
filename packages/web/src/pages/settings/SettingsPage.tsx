// How somebody likes it. Every change applies at once.

import type { Language } from '@saloon/kernel'
import type { ReactNode } from 'react'
import { type Settings, change, usual, useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { Segmented, Slider, Toggle } from '../../design/form.tsx'
import { usePageSay } from '../../text/pages.ts'
import { KeptFiles } from './Kept.tsx'
import { KeyList } from './KeyList.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import './settings.css'

type Switch = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings]

export default function SettingsPage() {
  const say = usePageSay()
  const settings = useSettings()
  const perCent = (n: number): string => say('per-cent', { n: Math.round(n) })
  const share = (n: number): string => perCent(n * 100)
  const times = (n: number): string => say('times', { n })
  const toggle = (key: Switch, label: string, help?: string) => (
    <Toggle
      label={label}
      checked={settings[key]}
      onChange={(on) => change({ [key]: on })}
      {...(help !== undefined && { help })}
    />
  )
  return (
    <main id="main" className="page narrow settings">
      <h1 className="page-title">{say('settings.title')}</h1>
      <p className="page-lead">{say('settings.saved')}</p>

      <Group title={say('settings.display')}>
        <Segmented<Language>
          label={say('settings.language')}
          value={settings.language}
          options={[
            { value: 'en', label: 'English' },
            { value: 'fr', label: 'Français' },
          ]}
          onChange={(language) => change({ language })}
        />
        <Segmented
          label={say('settings.theme')}
          value={settings.theme}
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            label: say(`settings.theme.${value}`),
          }))}
          onChange={(theme) => change({ theme })}
        />
        <Slider
          label={say('settings.text-size')}
          value={settings.textSize}
          min={100}
          max={150}
          step={10}
          show={perCent}
          onChange={(textSize) => change({ textSize })}
        />
        <Toggle
          label={say('settings.contrast')}
          checked={settings.contrast === 'more'}
          onChange={(more) => change({ contrast: more ? 'more' : 'system' })}
        />
        {toggle('patterns', say('settings.patterns'))}
        {toggle('leftHanded', say('settings.left-handed'))}
      </Group>

      <Group title={say('settings.motion')}>
        <Segmented
          label={say('settings.motion')}
          hideLabel
          value={settings.motion}
          options={(['system', 'full', 'reduced', 'none'] as const).map((value) => ({
            value,
            label: say(`settings.motion.${value}`),
          }))}
          onChange={(motion) => change({ motion })}
        />
        <Slider
          label={say('settings.speed')}
          value={settings.speed}
          min={0.5}
          max={4}
          step={0.25}
          show={times}
          onChange={(speed) => change({ speed })}
        />
      </Group>

      <Group title={say('settings.sound')}>
        {toggle('muted', say('settings.muted'))}
        {(['master', 'effects', 'ambience'] as const).map((key) => (
          <Slider
            key={key}
            label={say(`settings.${key}`)}
            value={settings[key]}
            min={0}
            max={1}
            step={0.05}
            show={share}
            onChange={(value) => change({ [key]: value })}
          />
        ))}
        {toggle('voice', say('settings.voice'))}
        {toggle('vibration', say('settings.vibration'))}
      </Group>

      <Group title={say('settings.play')}>
        {toggle('confirmAll', say('settings.confirm-all'))}
        {toggle('autoEnd', say('settings.auto-end'))}
        {toggle('autoAnswer', say('settings.auto-answer'))}
        {toggle('singleTap', say('settings.single-tap'))}
        {toggle('releaseAims', say('settings.release-aims'), say('settings.release-aims.help'))}
        {toggle('laysByHand', say('settings.lays-by-hand'), say('settings.lays-by-hand.help'))}
      </Group>

      <Group title={say('settings.offline')}>
        <KeptFiles />
      </Group>

      <Group title={say('settings.keys')}>
        {toggle('letterKeys', say('settings.letter-keys'), say('settings.letter-keys.help'))}
        <KeyList />
      </Group>

      <Group title={say('settings.notifications')}>
        {toggle('notifyTitle', say('settings.notify-title'))}
        {toggle('notifySound', say('settings.notify-sound'))}
        <Toggle
          label={say('settings.notify-system')}
          checked={settings.notifySystem}
          onChange={(on) => void askToNotify(on)}
        />
        {toggle('notifyAgain', say('settings.notify-again'))}
        <PushSwitch />
      </Group>

      <p>
        <Button onClick={() => change({ ...usual(), language: settings.language })}>{say('settings.reset')}</Button>
      </p>
    </main>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="settings-group">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The browser asks whether it may; without its leave the switch stays off. */
async function askToNotify(on: boolean): Promise<void> {
  if (!on) return change({ notifySystem: false })
  const answer = 'Notification' in globalThis ? await Notification.requestPermission() : 'denied'
  change({ notifySystem: answer === 'granted' })
}
