// The drawings of cards, in one piece.

import type { FC } from 'react'
import { SIGNS, type SignName } from '../../../art/cards/western-legends/signs.tsx'

export { ScenePicture } from '../../../art/cards/western-legends/pictures.tsx'

export function DrawnSign({ name, copy }: { readonly name: SignName; readonly copy?: number | undefined }) {
  const Shape = SIGNS[name] as FC<{ copy?: number | undefined }>
  return <Shape copy={copy} />
}
