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
        ＋
      </Button>
      <Button aria-label={say('map.further')} title={say('map.further')} isOff={sees} onClick={zoomOut}>
        −
      </Button>
      <Button aria-label={say('map.centre')} title={say('map.centre')} onClick={centreOnMe}>
        ⌖
      </Button>
      <Button
        aria-label={say('map.go-to')}
        title={say('map.go-to')}
        onClick={() => useGoing.setState(({ isOpen }) => ({ isOpen: !isOpen }))}
      >
        ☰
      </Button>
    </div>
  )
}
