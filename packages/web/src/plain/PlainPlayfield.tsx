import type { BoardProps } from '../games/board.ts'
import { kindOfRef } from '../table/choice/ref.ts'
import { useTable } from '../table/context.ts'
import { Pickable } from '../table/Pickable.tsx'
import { Sentence } from '../table/Sentence.tsx'
import './plain.css'
import { zonesOf } from './zones.ts'

export function PlainPlayfield({ view, module, choice }: BoardProps) {
  const { voice } = useTable()
  const { lines, tiles } = zonesOf(module.game, view, (text) => /^\p{Ll}/u.test(voice.say(text)))
  const known = new Set(tiles.map(({ ref }) => ref))
  // Places that can be chosen and that the game says nothing about are places all the same.
  const others = [...choice.legal, ...choice.picked].filter((ref) => kindOfRef(ref) === 'place' && !known.has(ref))
  return (
    <div className="plain-middle">
      {lines.length > 0 && (
        <ul className="plain-lines">
          {lines.map((text, i) => (
            <li key={i}>
              <Sentence text={text} />
            </li>
          ))}
        </ul>
      )}
      {(tiles.length > 0 || others.length > 0) && (
        <div className="plain-tiles">
          {tiles.map(({ ref, field, lines: about }) => (
            <Pickable
              key={ref}
              refName={ref}
              field={field}
              className="plain-tile"
              label={about.map(voice.say).join('. ')}
            >
              {about.map((text, i) => (
                <span key={i} className={i === 0 ? 'plain-tile-name' : 'plain-tile-more'}>
                  {voice.say(text)}
                </span>
              ))}
            </Pickable>
          ))}
          {[...new Set(others)].map((ref) => (
            <Pickable key={ref} refName={ref} className="plain-tile" />
          ))}
        </div>
      )}
    </div>
  )
}
