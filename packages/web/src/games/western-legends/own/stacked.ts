import { useMedia } from '../../../table/hooks/use-media.ts'

/** No room beside the map: what is asked and what I hold come below it, in a sheet. */
export const useStacked = (): boolean => useMedia('(max-width: 1023px), (max-height: 499px)')
