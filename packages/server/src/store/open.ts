// Opens the store that the configuration names.

import { memoryStore } from './memory.ts'
import { type PostgresConfig, postgresStore } from './postgres/store.ts'
import { sqliteStore } from './sqlite/store.ts'
import type { Store } from './store.ts'

export type StoreConfig =
  | { readonly kind: 'memory' }
  | { readonly kind: 'sqlite'; readonly directory: string }
  | ({ readonly kind: 'postgres' } & PostgresConfig)

export async function openStore(config: StoreConfig): Promise<Store> {
  switch (config.kind) {
    case 'memory':
      return memoryStore()
    case 'sqlite':
      return sqliteStore(config.directory)
    case 'postgres':
      return postgresStore(config)
  }
}
