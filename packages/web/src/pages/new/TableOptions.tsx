import { Segmented, Select, Toggle } from '../../design/form.tsx'
import { usePageSay } from '../../text/pages.ts'
import { type Draft, PACES, type Pace, isOnline } from './draft.ts'

const CLOCKS = ['none', 'relaxed', 'brisk', 'post'] as const
const SERIES = [1, 2, 3, 4, 5, 7, 10] as const
const TAKE_BACKS = [0, 1, 2, 3, 9] as const
const TALKS = ['none', 'phrases', 'free'] as const

interface Props {
  readonly draft: Draft
  onChange(part: Partial<Draft>): void
}

/** How the table is run, whatever the game. What makes no sense without the network isn't shown. */
export function TableOptions({ draft, onChange }: Props) {
  const say = usePageSay()
  return (
    <details className="more-options">
      <summary>{say('new.table')}</summary>
      {isOnline(draft) ? (
        <OnlineOptions draft={draft} onChange={onChange} />
      ) : (
        <>
          <BotPace draft={draft} onChange={onChange} />
          <Aids draft={draft} onChange={onChange} />
          <Toggle
            label={say('new.free-undo')}
            help={say('new.free-undo.help')}
            checked={draft.freeUndo || draft.preset === 'first'}
            onChange={(freeUndo) => onChange({ freeUndo })}
          />
        </>
      )}
    </details>
  )
}

function Aids({ draft, onChange }: Props) {
  const say = usePageSay()
  return (
    <Toggle
      label={say('new.aids')}
      help={say('new.aids.help')}
      checked={draft.aids}
      onChange={(aids) => onChange({ aids })}
    />
  )
}

function BotPace({ draft, onChange }: Props) {
  const say = usePageSay()
  if (!draft.seats.some(({ kind }) => kind === 'bot')) return null
  const paces = (Object.keys(PACES) as Pace[]).filter((pace) => !isOnline(draft) || pace !== 'instant')
  return (
    <Segmented
      label={say('new.pace')}
      value={draft.pace}
      options={paces.map((value) => ({ value, label: say(`new.pace.${value}`), help: say('new.pace.help') }))}
      onChange={(pace) => onChange({ pace })}
    />
  )
}

/** Of a table of the house. */
export function OnlineOptions({ draft, onChange }: Props) {
  const say = usePageSay()
  return (
    <>
      <BotPace draft={draft} onChange={onChange} />
      <Select
        label={say('new.clock')}
        help={say('new.clock.help')}
        value={draft.clock}
        options={CLOCKS.map((value) => ({ value, label: say(`new.clock.${value}`) }))}
        onChange={(clock) => onChange({ clock })}
      />
      {draft.clock !== 'none' && draft.clock !== 'post' && (
        <Toggle
          label={say('new.patient')}
          help={say('new.patient.help')}
          checked={draft.patient}
          onChange={(patient) => onChange({ patient })}
        />
      )}
      <Select
        label={say('new.series')}
        help={say('new.series.help')}
        value={String(draft.series)}
        options={SERIES.map((count) => ({ value: String(count), label: say('new.series.of', { count }) }))}
        onChange={(series) => onChange({ series: Number(series) })}
      />
      <Select
        label={say('new.take-backs')}
        help={say('new.take-backs.help')}
        value={String(draft.takeBacks)}
        options={TAKE_BACKS.map((count) => ({ value: String(count), label: say('new.take-backs.of', { count }) }))}
        onChange={(takeBacks) => onChange({ takeBacks: Number(takeBacks) })}
      />
      <Select
        label={say('new.talk')}
        help={say('new.talk.help')}
        value={draft.talk}
        options={TALKS.map((value) => ({ value, label: say(`new.talk.${value}`) }))}
        onChange={(talk) => onChange({ talk })}
      />
      <Toggle
        label={say('new.open')}
        help={say('new.open.help')}
        checked={draft.open}
        onChange={(open) => onChange({ open })}
      />
      <Toggle
        label={say('new.watchable')}
        help={say('new.watchable.help')}
        checked={draft.watchable}
        onChange={(watchable) => onChange({ watchable })}
      />
      <Aids draft={draft} onChange={onChange} />
      <Toggle
        label={say('new.ghosts')}
        help={say('new.ghosts.help')}
        checked={draft.ghosts}
        onChange={(ghosts) => onChange({ ghosts })}
      />
    </>
  )
}
