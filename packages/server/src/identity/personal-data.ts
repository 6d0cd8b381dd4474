// What players can see, change, export and delete of the data kept about them.

import { type Refusal, isRefusal } from '@saloon/kernel'
import type { PersonalData } from '../http/me.ts'
import { forgetRatings, ratingsOf } from '../ratings/book.ts'
import type { Store } from '../store/store.ts'
import type { PlayerId } from '../table/table.ts'
import { type Collector, type Words, changeProfile, exportPlayer } from './player.ts'
import type { Passkeys } from './passkeys.ts'
import type { Players } from './players.ts'

/** A part of the server that keeps data about players. */
export interface PersonalDataHolder extends Collector {
  forget(player: PlayerId): Promise<void>
  signedOut?(player: PlayerId): Promise<void>
}

export function openPersonalData(
  store: Store,
  players: Players,
  passkeys: Passkeys,
  words: Words,
  games: readonly string[],
  holders: readonly PersonalDataHolder[],
): PersonalData {
  const ratings = (player: string) => ratingsOf(store, player, games)
  return {
    async profile(player) {
      const known = await players.get(player)
      if (!known) return { code: 'no-such-player' }
      const { name, mark, colour, language, created, account } = known
      const guest = account === undefined
      return { id: player, name, mark, colour, language, created, guest, ratings: await ratings(player) }
    },
    async change(player, raw): Promise<object | Refusal> {
      const changed = await players.update(player, (before) => changeProfile(before, raw, words))
      if (isRefusal(changed)) return changed
      const { name, mark, colour, language } = changed
      return { name, mark, colour, language }
    },
    async export(player) {
      const kept = await exportPlayer(store, player, [
        { part: 'ratings', collect: (_store, id) => ratings(id) },
        ...holders,
      ])
      return kept ?? { code: 'no-such-player' }
    },
    async forget(player) {
      await forgetRatings(store, player, games)
      await passkeys.removeAll(player)
      for (const keeper of holders) await keeper.forget(player)
      await players.remove(player)
      return { forgotten: true }
    },
    async signOutEverywhere(player) {
      const changed = await players.signOutEverywhere(player)
      for (const keeper of holders) await keeper.signedOut?.(player)
      return isRefusal(changed) ? changed : { token: players.tokenFor(changed) }
    },
  }
}
