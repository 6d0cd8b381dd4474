import { byName, type Gallery } from './Portrait.tsx'
import silhouettes from './silhouettes/bang-dice.json'

/** The sixteen characters of BANG! The Dice Game, by their keys. */
export const CHARACTER_GALLERY: Gallery = {
  silhouettes,
  plates: byName(
    import.meta.glob<string>('./plates/bang-dice/*.svg', { query: '?url', import: 'default', eager: true }),
  ),
}
