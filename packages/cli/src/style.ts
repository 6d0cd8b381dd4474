// Colours, where there is a terminal that wants them.

export interface Style {
  bold(text: string): string
  dim(text: string): string
  heading(text: string): string
  good(text: string): string
  warning(text: string): string
}

const PLAIN: Style = { bold: same, dim: same, heading: same, good: same, warning: same }
const COLOURED: Style = {
  bold: (text) => `\u001B[1m${text}\u001B[22m`,
  dim: (text) => `\u001B[2m${text}\u001B[22m`,
  heading: (text) => `\u001B[1;33m${text}\u001B[39;22m`,
  good: (text) => `\u001B[32m${text}\u001B[39m`,
  warning: (text) => `\u001B[33m${text}\u001B[39m`,
}

function same(text: string): string {
  return text
}

/** See no-color.org: set to anything but nothing, NO_COLOR means no. */
export function styleFor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): Style {
  return stream.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? COLOURED : PLAIN
}
