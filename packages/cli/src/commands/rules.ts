// `saloon rules <game>`: how it is played, on one or two screens.

import type { Command } from '../command.ts'
import { FINE } from '../complaint.ts'
import { renderText } from '../render-text.ts'
import { findModule } from '../set-up.ts'

export const rules: Command = {
  spec: { words: ['game'] },
  run({ words }, terminal) {
    const text = findModule(words[0]!).rulesText[terminal.language]
    for (const line of renderText(text, terminal)) terminal.print(line)
    return FINE
  },
}
