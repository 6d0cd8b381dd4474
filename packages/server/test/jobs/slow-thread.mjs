// A thread that takes jobs as ours does, and does with each what its log says.
import { parentPort } from 'node:worker_threads'

if (parentPort === null) throw new Error('this is a thread')
const port = parentPort

const kept = []
port.on('message', ({ log }) => {
  port.postMessage('begun')
  const [what, value] = log.split(' ')
  if (what === 'take') setTimeout(() => port.postMessage({ result: { log } }), Number(value))
  if (what === 'spin') for (;;);
  if (what === 'grow') for (;;) kept.push(Array.from({ length: 1e5 }, () => kept.length))
  if (what === 'throw') throw new Error('thrown')
  if (what === 'exit') process.exit(0)
})
