// The link to a table as a QR code.

import encodeQR from 'qr'

/** What a camera still reads off a screen across the table: any address of ours is far shorter. */
const LONGEST = 213

const QUIET = 2 // squares of paper around

/** Rows of dark and light, with paper around; undefined: the text is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  if (new TextEncoder().encode(text).length > LONGEST) return undefined
  return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
}
