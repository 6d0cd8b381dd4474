// Western Legends: every part, and every card that is put together from them.

import type { ReactNode } from 'react'
import { SIGN_NAMES, SIGNS, Sign } from '../cards/western-legends/signs.tsx'
import { Drawing } from '../Drawing.tsx'

const Row = ({ children, wood = false }: { children: ReactNode; wood?: boolean }) => (
  <div className={wood ? 'row wood' : 'row'}>{children}</div>
)

export const LegendSigns = () => (
  <>
    {[150, 56, 28].map((size) => (
      <Row key={size} wood={size === 56}>
        {SIGN_NAMES.map((name) => (
          <Drawing key={name} view={[-112, -112, 224, 224]} size={size}>
            <Sign name={name} />
          </Drawing>
        ))}
      </Row>
    ))}
    <Row>
      {(['mule', 'mustang', 'revolver', 'shotgun', 'rifle'] as const).flatMap((name) =>
        [0, 1, 2, 3, 4, 5].map((copy) => {
          const Shape = SIGNS[name]
          return (
            <Drawing key={name + String(copy)} view={[-112, -112, 224, 224]} size={150}>
              <Shape copy={copy} />
            </Drawing>
          )
        }),
      )}
    </Row>
  </>
)
