import { useSpeaking } from '../../../table/frame/context.ts'

export function FightCard({ id, size = 84 }: { readonly id: number; readonly size?: number }) {
  const { voice } = useSpeaking()
  return (
    <span style={{ display: 'block', width: size, minHeight: size * 1.4, fontSize: 12, lineHeight: 1.2 }}>
      {voice.say({ key: `card.${id}` })}
    </span>
  )
}
