// Lines from the keyboard, or from whatever is piped in.

import { createInterface } from 'node:readline'

export interface Input {
  /** The next line; undefined when there are no more (Ctrl-C, Ctrl-D, end of the file). */
  line(prompt: string): Promise<string | undefined>
  close(): void
}

export function openInput(stdin: NodeJS.ReadStream, stdout: NodeJS.WriteStream): Input {
  const isKeyboard = stdin.isTTY
  const lines = createInterface({
    input: stdin,
    output: isKeyboard ? stdout : undefined,
    terminal: isKeyboard && stdout.isTTY,
  })
  const waiting: string[] = []
  let isOver = false
  let wake: (() => void) | undefined
  lines.on('line', (line) => {
    waiting.push(line)
    wake?.()
  })
  lines.on('close', () => {
    isOver = true
    wake?.()
  })
  lines.on('SIGINT', () => lines.close())
  return {
    async line(prompt) {
      if (isKeyboard) {
        lines.setPrompt(prompt)
        lines.prompt()
      } else stdout.write(prompt)
      while (waiting.length === 0 && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      const line = waiting.shift()
      // What nobody typed here is repeated, so that the output reads like a conversation.
      if (!isKeyboard || line === undefined) stdout.write(`${line ?? ''}\n`)
      return line
    },
    close: () => lines.close(),
  }
}
