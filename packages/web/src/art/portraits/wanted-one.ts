import { byName, type Gallery } from './Portrait.tsx'
import silhouettes from './silhouettes/wanted-one.json'

/** The forty-eight outlaws of Wanted One, by their slugs. */
export const OUTLAW_GALLERY: Gallery = {
  silhouettes,
  plates: byName(
    import.meta.glob<string>('./plates/wanted-one/*.svg', { query: '?url', import: 'default', eager: true }),
  ),
}
