import { useMedia } from '../../table/hooks/use-media.ts'

/** A phone, upright or on its side. */
export const useSmall = (): boolean => useMedia('(max-width: 599px), (max-height: 499px)')
/** Upright: the middle of the table is a narrow column. */
export const useNarrow = (): boolean => useMedia('(max-width: 599px)')
