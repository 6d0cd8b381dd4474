// What the house says: to everybody, and to us about ourselves. Asked for when a page opens and now and then; a table hears it at once.

import type { Down } from '@saloon/server/protocol'
import { isRefusal } from '@saloon/kernel'
import { useEffect } from 'react'
import { create } from 'zustand'
import { ask } from '../link/http/api.ts'
import { tokenIfAny } from '../link/http/identity.ts'
import { remember, remembered } from './storage.ts'

type Heard<Type extends Down['type']> = Extract<Down, { type: Type }>
export type Announcement = Heard<'announcement'>['announcement']
export type Warning = Heard<'standing'>['warnings'][number]

interface Notices {
  readonly announcements: readonly Announcement[]
  readonly warnings: readonly Warning[] // not read yet
}

const EVERY = 5 * 60_000
/** As many as one could have put away. */
const MOST_PUT_AWAY = 20

const useNotices = create<Notices>()(() => ({ announcements: [], warnings: [] }))

export function hearHouse(message: Heard<'announcement' | 'announcement-over' | 'standing'>): void {
  const { announcements } = useNotices.getState()
  if (message.type === 'standing') return useNotices.setState({ warnings: message.warnings })
  const id = message.type === 'announcement' ? message.announcement.id : message.id
  const others = announcements.filter((one) => one.id !== id)
  const isOver = message.type === 'announcement-over' || putAway().includes(id)
  useNotices.setState({ announcements: isOver ? others : [...others, message.announcement] })
}

const putAway = (): readonly string[] => remembered<readonly string[]>('put-away') ?? []

export function putAnnouncementAway(id: string): void {
  remember('put-away', [id, ...putAway()].slice(0, MOST_PUT_AWAY))
  hearHouse({ type: 'announcement-over', id })
}

export async function warningsRead(): Promise<void> {
  const last = useNotices.getState().warnings.at(-1)
  const token = tokenIfAny()
  useNotices.setState({ warnings: [] })
  if (last && token) await ask('/api/me/standing', { token, body: { seen: last.id } })
}

async function look(): Promise<void> {
  if (!navigator.onLine) return
  const said = await ask<readonly Announcement[]>('/api/announcements')
  if (!isRefusal(said)) {
    const gone = putAway()
    useNotices.setState({ announcements: said.filter(({ id }) => !gone.includes(id)) })
  }
  const token = tokenIfAny()
  if (token === undefined) return
  const standing = await ask<{ readonly warnings: readonly Warning[] }>('/api/me/standing', { token })
  if (!isRefusal(standing)) useNotices.setState({ warnings: standing.warnings.filter(({ seen }) => !seen) })
}

/** For whoever shows them; the house is asked for as long as somebody does. */
export function useHouseNotices(): Notices {
  useEffect(() => {
    void look()
    const timer = setInterval(() => document.hidden || void look(), EVERY)
    return () => clearInterval(timer)
  }, [])
  return useNotices()
}
