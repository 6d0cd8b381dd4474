// Moderation's permissions, as tables ask for them: who is blocked does nothing, who is muted says nothing, and what is switched off
// isn't there.

import type { Permissions } from '../table/permissions.ts'
import type { Talk } from '../table/table.ts'
import type { Sanctions } from './sanctions.ts'
import type { Switches } from './switches.ts'

export function permissionsOf(sanctions: Sanctions, switches: Switches): Permissions {
  const whyNotSuch = ({ open, talk }: { readonly open: boolean; readonly talk: Talk }) =>
    (open ? switches.whyOff('public-lobby') : undefined) ?? (talk === 'free' ? switches.whyOff('free-chat') : undefined)
  return {
    allows(player, command) {
      const blocked = sanctions.whyBlocked(player)
      if (blocked) return blocked
      if (command.do === 'set-table') return whyNotSuch(command)
      if (command.do !== 'say') return undefined
      const isText = command.message.kind === 'text'
      return sanctions.whyMuted(player) ?? (isText ? switches.whyOff('free-chat') : undefined)
    },
    mayOpen: (table) => switches.whyOff('new-tables') ?? whyNotSuch(table),
  }
}
