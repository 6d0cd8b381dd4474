// How many pixels a centimetre of the table takes on this screen, so that letters can be read on any.

import { type RefObject, useEffect, useState } from 'react'

export function useScale(svg: RefObject<SVGSVGElement | null>, width: number, height: number): number | undefined {
  const [scale, setScale] = useState<number>()
  useEffect(() => {
    const watch = new ResizeObserver(([drawing]) => {
      const { contentRect } = drawing!
      setScale(Math.min(contentRect.width / width, contentRect.height / height))
    })
    watch.observe(svg.current!)
    return () => watch.disconnect()
  }, [svg, width, height])
  return scale
}

/** In pixels; on a large table letters grow with it, in centimetres. */
const READABLE = 11
const LEAST = 2.6
const MOST = 5
export const letterAt = (scale: number | undefined): number =>
  scale ? Math.min(MOST, Math.max(LEAST, READABLE / scale)) : LEAST
