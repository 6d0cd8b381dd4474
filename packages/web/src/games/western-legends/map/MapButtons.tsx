// For one finger and for keys: closer, further, back to where one stands, the list of places.

import { Button } from '../../../design/Button.tsx'
import { useWords } from '../text/words.ts'
import { isWhole, useCamera, zoomIn, zoomOut } from './camera.ts'
import { centreOnMe } from './centre.ts'
import { useGoing } from './GoTo.tsx'

export function MapButtons() {
  const say = useWords()
  const sees = useCamera(isWhole)
  return (
    <div className="wl-map-buttons">
      <Button aria-label={say('map.closer')} title={say('map.closer')} onClick={zoomIn}>
        <Shape d="M12 4v16M4 12h16" />
      </Button>
      <Button aria-label={say('map.further')} title={say('map.further')} isOff={sees} onClick={zoomOut}>
        <Shape d="M4 12h16" />
      </Button>
      <Button aria-label={say('map.centre')} title={say('map.centre')} onClick={centreOnMe}>
        <Shape d="M12 5a7 7 0 1 0 .1 0M12 1v6M12 17v6M1 12h6M17 12h6" />
      </Button>
      <Button
        aria-label={say('map.go-to')}
        title={say('map.go-to')}
        onClick={() => useGoing.setState(({ isOpen }) => ({ isOpen: !isOpen }))}
      >
        <Shape d="M3 6h3M3 12h3M3 18h3M9 6h12M9 12h12M9 18h12" />
      </Button>
    </div>
  )
}

const Shape = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" focusable="false">
    <path d={d} fill="none" stroke="currentColor" strokeWidth={2.4} strokeLinecap="round" />
  </svg>
)
