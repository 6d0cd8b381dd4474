export { createApp, type FrontDoor } from './http/app.ts'
export { openHouse, type OpenHouse } from './server.ts'
export { openStore, type StoreConfig } from './store/open.ts'
export { serve } from './ops/serve.ts'
