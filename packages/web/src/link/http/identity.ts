// Who the user is: a guest with a name, a mark and a colour, kept in this browser. A token is asked of the server only when one
// is needed: whoever plays alone never has one.

import { COLOURS, type Colour, MARKS, type Mark, anyName } from '@saloon/server/looks'
import { type Refusal, isRefusal } from '@saloon/kernel'
import { create } from 'zustand'
import { useSettings } from '../../app/settings.ts'
import { forget, remember, remembered } from '../../app/storage.ts'
import { ask } from './api.ts'

export interface Profile {
  readonly name: string
  readonly mark: Mark
  readonly colour: Colour
}

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!
export const newcomer = (): Profile => ({
  name: anyName((n) => Math.floor(Math.random() * n)),
  mark: anyOf(MARKS),
  colour: anyOf(COLOURS),
})

export const useProfile = create<Profile>()(() => {
  const known = remembered<Profile>('profile')
  if (known && typeof known.name === 'string' && MARKS.includes(known.mark) && COLOURS.includes(known.colour)) {
    return known
  }
  const profile = newcomer()
  remember('profile', profile)
  return profile
})

let asking: Promise<string | Refusal> | undefined
let unkept: string | undefined // where storage is blocked

/** The token, if there is one already. */
export const tokenIfAny = (): string | undefined => remembered<string>('token') ?? unkept

/** The token, created by the server if there is none. Concurrent callers get the same one. */
export function token(): Promise<string | Refusal> {
  const known = tokenIfAny()
  if (known !== undefined) return Promise.resolve(known)
  asking ??= comeIn().finally(() => {
    asking = undefined
  })
  return asking
}

async function comeIn(): Promise<string | Refusal> {
  const { name, mark, colour } = useProfile.getState()
  const { language } = useSettings.getState()
  const guest = await ask<{ token: string; name: string }>('/api/guests', { body: { name, mark, colour, language } })
  if (isRefusal(guest)) return guest
  keepToken(guest.token)
  if (guest.name !== name) keepProfile({ name: guest.name })
  return guest.token
}

export function keepToken(text: string): void {
  unkept = text
  remember('token', text)
}

export function keepProfile(profile: Partial<Profile>): void {
  useProfile.setState(profile)
  remember('profile', useProfile.getState())
}

/** The server doesn't accept the token any more: drops it, so that the next call asks for another. */
export function dropToken(): void {
  unkept = undefined
  forget('token')
}

const VOID = ['token-malformed', 'token-not-ours', 'signed-out', 'no-such-player', 'who-are-you']
export const isTokenVoid = ({ code }: Refusal): boolean => VOID.includes(code)
