// The process that attacks, from several addresses at once, as it is told.

import { type Attack, type Tally, attack, forge } from './attacks.ts'
import { Visitor } from './visitor.ts'

export type AttackRequest =
  /** Gets ready at so many addresses; the answer is their number. */
  | { readonly do: 'prepare'; readonly attack: Attack; readonly url: string; readonly addresses: number }
  | { readonly do: 'attack'; readonly seconds: number }

type Attacking = (tally: Tally, goesOn: () => boolean) => Promise<void>
let attackers: readonly Attacking[] = []

process.on('message', (request: AttackRequest) => {
  carryOut(request).then(
    (answer) => process.send!(answer),
    (error: unknown) => {
      console.error(String(error))
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit()) // nobody measures any more
process.on('SIGINT', () => undefined) // Ctrl-C is for the bench, which ends us
const arms = await forge()
process.send!('ready')

async function carryOut(request: AttackRequest): Promise<Tally | number> {
  if (request.do === 'attack') return attackFor(request.seconds)
  const { attack: name, url, addresses } = request
  const ready: Attacking[] = []
  for (let n = 1; n <= addresses; n++) {
    const visitor = new Visitor(url, `203.0.113.${n}`)
    await visitor.comeIn()
    const table = await attack[name].prepare(visitor, arms)
    ready.push((tally, goesOn) => attack[name].go({ visitor, arms, table }, tally, goesOn))
  }
  attackers = ready
  return addresses
}

async function attackFor(seconds: number): Promise<Tally> {
  const tally = { served: 0, refused: 0 }
  const until = performance.now() + seconds * 1000
  const all = Promise.all(attackers.map((go) => go(tally, () => performance.now() < until)))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, (seconds + 1) * 1000))]) // whatever they still wait for
  return tally
}
