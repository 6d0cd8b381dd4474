// One clan: what it needs to win, and each of its figures with hat, life, what it carries, and whether it has been played.

import { Life } from '../../games/shared/Life.tsx'
import { Pickable } from '../../table/choice/Pickable.tsx'
import { useTable } from '../../table/frame/context.ts'
import { useWoodSay } from '../hands/text/words.ts'
import type { ClanPanel, Goal, Member } from './clans.ts'
import './panels.css'
import { HatSign, TokenSign } from './signs.tsx'

export function ClanBox({ clan, isSmall }: { readonly clan: ClanPanel; readonly isSmall: boolean }) {
  const { voice } = useTable()
  const say = useWoodSay()
  return (
    <section
      className="clan-box"
      data-side={clan.side}
      data-mine={clan.isMine || undefined}
      aria-label={voice.say(clan.name)}
    >
      <header className="clan-head">
        <h2 className="clan-name" title={voice.say(clan.aim)}>
          {voice.say(clan.name)}
          {clan.isMine && <span className="clan-you">{voice.t('seat.you')}</span>}
        </h2>
        {clan.goals.length === 0 && <p className="clan-aim">{voice.say(clan.aim)}</p>}
        <ul className="clan-goals" aria-label={say('clan.goals')}>
          {clan.goals.map((goal, i) => (
            <GoalChip key={i} goal={goal} />
          ))}
        </ul>
      </header>
      <ul className="clan-members">
        {clan.members.map((member) => (
          <li key={member.ref}>
            <MemberTile member={member} isSmall={isSmall} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const GoalChip = ({ goal: { text, have, need } }: { readonly goal: Goal }) => {
  const { voice } = useTable()
  return (
    <li className="clan-goal" data-near={(need !== null && need > 0 && have >= need - 1) || undefined}>
      {voice.say(text)}
      {need !== null && need > 0 && need <= 12 && (
        <span className="clan-pips" aria-hidden="true">
          {Array.from({ length: need }, (_, n) => (
            <i key={n} data-have={n < have || undefined} />
          ))}
        </span>
      )}
    </li>
  )
}

function MemberTile({ member, isSmall }: { readonly member: Member; readonly isSmall: boolean }) {
  const { voice, choice, showHelp, helpFor } = useTable()
  const say = useWoodSay()
  const { ref, name, number, hat, life, most, carries, tags, isActive, isDone, isMine } = member
  const words = tags.map(({ text }) => voice.say(text))
  const bag = carries.map(({ token, count }) =>
    say('clan.carries', { what: voice.name(`word:${token}`, 'token'), count }),
  )
  const label = [voice.say(name), say('clan.life', { life }), ...words, ...bag].join(', ')
  return (
    <Pickable
      refName={ref}
      className="clan-member"
      label={label}
      {...(choice.takes(ref) ? {} : { onIdle: () => lookAt(ref) })}
    >
      <span
        className="clan-hat"
        data-done={isDone || undefined}
        data-active={isActive || undefined}
        data-mine={isMine || undefined}
      >
        <HatSign hat={hat} number={number} size={isSmall ? 22 : 24} />
      </span>
      {!isSmall && <span className="clan-who">{voice.say(name)}</span>}
      {life > 0 ? (
        <Life life={life} max={Math.max(most, life)} size={isSmall ? 4 : 7} label={say('clan.life', { life })} />
      ) : (
        <span className="clan-dead">{say('clan.dead')}</span>
      )}
      <span className="clan-bag">
        {carries.map(({ token, count }) => (
          <span key={token} className="clan-token">
            <TokenSign token={token} size={isSmall ? 13 : 16} />
            {count > 1 && count}
          </span>
        ))}
      </span>
      {tags.map(({ text, tone }) => (
        <span key={text.key} className="clan-tag" data-tone={tone}>
          {voice.say(text)}
        </span>
      ))}
    </Pickable>
  )

  function lookAt(which: string): void {
    const at = document.querySelector(`.clan-member[data-ref="${which}"]`)
    if (at) showHelp(helpFor(which), at, 'press')
  }
}
