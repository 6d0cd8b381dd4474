export { createApp, type AppParts } from './http/app.ts'
export { openServer, type OpenServer } from './server.ts'
export { openStore, type StoreConfig } from './store/open.ts'
export { serve } from './ops/serve.ts'
