// Adds finished games, statistics, sanctions and reports to what players can export and delete.

import { isRefusal } from '@saloon/kernel'
import { gamesOf } from '../history/finished-games.ts'
import { type FinishedGame, publicRecord } from '../history/record.ts'
import { forgetStatistics, statisticsOf } from '../history/statistics.ts'
import type { PersonalData } from '../http/me.ts'
import type { PlayerId } from '../table/table.ts'
import type { Tables } from '../table/registry.ts'
import type { Moderation } from './moderation.ts'

export function withModeration(
  personalData: PersonalData,
  moderation: Moderation,
  tables: Tables,
  games: readonly string[],
): PersonalData {
  const { store, reports, sanctions } = moderation
  return {
    ...personalData,
    async export(player) {
      const kept = await personalData.export(player)
      if (isRefusal(kept)) return kept
      return {
        ...kept,
        games: (await everyGameOf(player)).map(publicRecord),
        statistics: await statisticsOf(store, player, games),
        standing: sanctions.of(player),
        reports: (await reports.by(player)).map(({ at, name, reason, text, moment }) => ({
          at,
          name,
          reason,
          text,
          moment,
        })),
      }
    },
    async forget(player) {
      await moderation.forget(tables, player)
      await forgetStatistics(store, player, games)
      return personalData.forget(player)
    },
  }

  async function everyGameOf(player: PlayerId): Promise<FinishedGame[]> {
    const all: FinishedGame[] = []
    for (let after: string | undefined; ;) {
      const { games, next } = await gamesOf(store, player, after, 100)
      all.push(...games)
      if (next === null) return all
      after = next
    }
  }
}
