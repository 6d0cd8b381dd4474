// Given to a server with --import: its wall clock is set by as many milliseconds as stand in the file, when SIGUSR2 comes.

import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

let set = 0
const now = Date.now.bind(Date)
Date.now = () => now() + set
if (isMainThread) process.on('SIGUSR2', () => (set = Number(readFileSync(process.env['TEST_CLOCK'] ?? '', 'utf8'))))
