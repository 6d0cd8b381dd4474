import { useMedia } from '../../table/hooks/use-media.ts'

/** Where seats have no room for cards: numbers alone. */
export const useSmall = (): boolean => useMedia('(max-width: 599px), (max-height: 699px)')
