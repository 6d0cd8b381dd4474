import { type CSSProperties, useMemo, useState } from 'react'
import { PageIcon } from '../../app/PageIcon.tsx'
import { Button } from '../../design/Button.tsx'
import { usePageSay } from '../../text/pages.ts'
import { qrCode } from './qr.ts'

/** The code, the link, and the link as a picture. */
export function Invite({ code, gameName }: { readonly code: string; readonly gameName: string }) {
  const say = usePageSay()
  const [isCopied, setCopied] = useState(false)
  const link = `${location.origin}/t/${code}`
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      setCopied(false) // no permission: the link stands below to be selected
    }
  }
  const canShare = typeof navigator.share === 'function'
  return (
    <section className="invite printed" aria-labelledby="invite-code">
      <div className="invite-letters">
        <h2 id="invite-code" className="invite-label">
          {say('room.code')}
        </h2>
        <p className="invite-code" style={{ '--letters': code.length } as CSSProperties}>
          {code}
        </p>
        <p className="invite-link">{link}</p>
        <div className="invite-ways">
          <Button look="primary" onClick={() => void copy()}>
            <PageIcon name={isCopied ? 'tick' : 'copy'} size={18} />
            <span role="status">{say(isCopied ? 'room.copied' : 'room.copy')}</span>
          </Button>
          {canShare && (
            <Button
              onClick={() =>
                void navigator
                  .share({ title: 'Saloon', text: say('room.share.text', { game: gameName }), url: link })
                  .catch(() => undefined)
              }
            >
              <PageIcon name="share" size={18} />
              {say('room.share')}
            </Button>
          )}
        </div>
      </div>
      <QrCode text={link} label={say('room.qr')} />
    </section>
  )
}

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const grid = useMemo(() => qrCode(text), [text])
  if (grid === undefined) return null // an address longer than any camera would like
  const size = grid.length
  const path = grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className="invite-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff9ec" />
      <path d={path} fill="#231811" />
    </svg>
  )
}
