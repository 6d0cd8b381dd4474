// What the user can do something about: one sentence on stderr and an exit code. Everything else is our own mistake.

import type { Catalogue, Facts, GameModule, Language, Refusal, Text } from '@saloon/kernel'
import { textOfRefusal } from '@saloon/kernel'

export const FINE = 0
export const CHECK_FAILED = 1
export const WRONG_USAGE = 2

export class Complaint extends Error {
  readonly text: Text
  readonly exitCode: number
  readonly messages: Readonly<Record<Language, Catalogue>> | undefined // of the game it is about

  constructor(text: Text, exitCode: number = WRONG_USAGE, module?: GameModule) {
    super(text.key)
    this.text = text
    this.exitCode = exitCode
    this.messages = module?.messages
  }
}

/** Wrong usage, for one of our own reasons. */
export const complaint = (code: string, facts?: Facts): Complaint =>
  new Complaint(textOfRefusal(facts === undefined ? { code } : { code, facts }))

/** Wrong usage, for a reason that kernel, game or bots gave. */
export const refused = (refusal: Refusal, module?: GameModule): Complaint =>
  new Complaint(textOfRefusal(refusal), WRONG_USAGE, module)
