import { byName, type Gallery } from './Portrait.tsx'
import silhouettes from './silhouettes/western-legends.json'

/** The twelve characters of Western Legends, by their keys with dashes. */
export const LEGEND_GALLERY: Gallery = {
  silhouettes,
  plates: byName(
    import.meta.glob<string>('./plates/western-legends/*.svg', { query: '?url', import: 'default', eager: true }),
  ),
}
