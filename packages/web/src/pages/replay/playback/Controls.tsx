import { useReplaySay } from '../../../text/replay.ts'
import { Sign } from './Sign.tsx'
import { type Playback, SPEEDS, type Speed } from './use-playback.ts'

/** Play, pause, steps and speed: under the strip. */
export function Controls({
  playback,
  isSpoilerFree,
}: {
  readonly playback: Playback
  readonly isSpoilerFree: boolean
}) {
  const say = useReplaySay()
  const { at, last, isPlaying, speed } = playback
  const button = (
    name: 'to-start' | 'back-turn' | 'back-event' | 'on-event' | 'on-turn' | 'to-end',
    act: () => void,
  ) => (
    <button type="button" className="icon-button" aria-label={say(name)} title={say(name)} onClick={act}>
      <Sign name={name} />
    </button>
  )
  return (
    <div className="replay-controls" role="group" aria-label={say('controls')}>
      {button('to-start', () => playback.goTo(0))}
      {button('back-turn', () => playback.stepTurn(-1))}
      {button('back-event', () => playback.stepEvent(-1))}
      <button type="button" className="button button-primary replay-play" onClick={playback.toggle}>
        <Sign name={isPlaying ? 'pause' : 'play'} />
        <span>{say(isPlaying ? 'pause' : 'play')}</span>
      </button>
      {button('on-event', () => playback.stepEvent(1))}
      {button('on-turn', () => playback.stepTurn(1))}
      {!isSpoilerFree && button('to-end', () => playback.goTo(last))}
      <label className="replay-speed">
        <span className="unseen">{say('speed')}</span>
        <select
          className="well select"
          value={speed}
          onChange={({ target }) => playback.setSpeed(Number(target.value) as Speed)}
        >
          {SPEEDS.map((n) => (
            <option key={n} value={n}>
              {say('times', { n })}
            </option>
          ))}
        </select>
      </label>
      <span className="replay-position">
        {isSpoilerFree ? say('position.spoiler-free', { at }) : say('position', { at, last })}
      </span>
    </div>
  )
}
