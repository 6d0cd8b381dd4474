// The program behind `npm start`.

import { readConfig, whyNotOpen } from './config/config.ts'
import { serve } from './ops/serve.ts'

const config = readConfig(process.env)
if (typeof config === 'string') {
  console.error(config)
  process.exitCode = 2
} else {
  try {
    await serve(config, (url) => console.log(`Saloon is open at ${url} (Ctrl-C closes it)`))
    process.exit(0) // a bot's timer may still run
  } catch (error) {
    console.error(whyNotOpen(error, config))
    process.exit(1)
  }
}
