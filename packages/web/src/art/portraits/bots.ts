import { byName, type Gallery } from './Portrait.tsx'
import silhouettes from './silhouettes/bots.json'

/** The house's own players, by their names in small letters: 'iron-nell'. */
export const BOT_GALLERY: Gallery = {
  silhouettes,
  plates: byName(import.meta.glob<string>('./plates/bots/*.svg', { query: '?url', import: 'default', eager: true })),
}
