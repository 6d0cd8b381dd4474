// `npm run bench:server`, built and started by run.mjs.

import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { askedFor } from '../asked-for.ts'
import { type Place, measure } from './cases.ts'
import { CONTESTANTS, type Contestant } from './contestants.ts'
import { measureDisk } from '../machine/disk.ts'
import { ensurePeer } from './install-peers.ts'
import { HELP, type Options, readOptions } from './options.ts'
import { NODE_MAJOR, PEERS, type Peer, installedNode } from './peers.ts'
import { canPin, stopAll } from '../machine/processes.ts'
import { type Report, type Run, formatReport, resultsOf } from './report.ts'
import { type Figures, medians } from '../machine/statistics.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const MOST_OF_DISK = 5 // seconds

const tell = (line: string): void => console.error(line)

process.on('exit', stopAll)
const options = askedFor(readOptions, HELP)
if (options) {
  const report = await run(options)
  console.log(options.json ? JSON.stringify(report) : formatReport(report))
  if (report.leftOut.some(({ server }) => server.startsWith('saloon-'))) process.exitCode = 1
}

async function run(options: Options): Promise<Report> {
  const idleBefore = await idleShare()
  const leftOut: { server: string; because: string }[] = []
  const wanted: readonly Contestant[] = CONTESTANTS.filter(({ name }) => options.servers.includes(name))
  const { node, absent } = await getPeers([...new Set(wanted.flatMap(({ peer }) => peer ?? []))])
  const there = wanted.filter(({ name, peer }) => {
    const because = peer && absent[peer]
    if (because !== undefined) leftOut.push({ server: name, because })
    return because === undefined
  })
  const pins = canPin()
  const place: Place = {
    node,
    pins,
    built: (entry) => join(HERE, `${entry}.mjs`),
    newFolder: () => mkdtempSync(join(HERE, 'data-')), // beside the program: the temporary folder may be no disk at all
  }

  const runs: Run[] = []
  const disk: Figures[] = []
  for (let round = 1; round <= options.rounds; round++) {
    if (there.some(({ mode }) => mode === 'sqlite')) {
      tell('the disk alone')
      disk.push({ ...(await measureDisk(place.newFolder(), Math.min(options.seconds, MOST_OF_DISK))) })
    }
    for (const name of options.cases) {
      for (const contestant of there) {
        if (leftOut.some(({ server }) => server === contestant.name)) continue
        tell(`${options.rounds > 1 ? `${round}/${options.rounds} ` : ''}${name}: ${contestant.name}`)
        try {
          runs.push({ case: name, contestant, figures: await measure(name, contestant, options, place) })
        } catch (error) {
          leftOut.push({ server: contestant.name, because: `${name}: ${(error as Error).message}` })
        }
      }
    }
  }
  const peers = new Set(there.flatMap(({ peer }) => peer ?? []))
  return {
    node: versionOf(node),
    cores: availableParallelism(),
    pinned: pins,
    idleBefore,
    disk: disk.length > 0 ? medians(disk) : undefined,
    options,
    peers: Object.fromEntries([...peers].map((peer) => [peer, Object.values(PEERS[peer])[0]!])),
    leftOut,
    results: resultsOf(runs),
  }
}

/** The Node that all are measured on, and which peers aren't there, with the reason. */
async function getPeers(
  peers: readonly Exclude<Peer, 'node'>[],
): Promise<{ readonly node: string; readonly absent: Partial<Record<Peer, string>> }> {
  const absent: Partial<Record<Peer, string>> = {}
  if (peers.length === 0) return { node: process.execPath, absent }
  const isNewEnough = Number(process.versions.node.split('.')[0]) >= NODE_MAJOR
  const noNode = isNewEnough ? undefined : await ensurePeer('node', tell)
  for (const peer of peers) {
    const because =
      peer === 'colyseus' && noNode !== undefined
        ? `it needs Node ${NODE_MAJOR}: ${noNode}`
        : await ensurePeer(peer, tell)
    if (because !== undefined) absent[peer] = because
  }
  const allAbsent = peers.every((peer) => absent[peer] !== undefined)
  if (allAbsent) tell('No peer could be installed: ours is measured alone.')
  return { node: isNewEnough || noNode !== undefined || allAbsent ? process.execPath : installedNode(), absent }
}

function versionOf(node: string): string {
  return node === process.execPath
    ? process.version
    : spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
}

/** How much of the machine nobody uses, over a second. */
async function idleShare(): Promise<number> {
  const count = () =>
    cpus().reduce(
      ({ idle, all }, { times }) => ({
        idle: idle + times.idle,
        all: all + times.user + times.nice + times.sys + times.irq + times.idle,
      }),
      { idle: 0, all: 0 },
    )
  const before = count()
  await sleep(1000)
  const after = count()
  return (after.idle - before.idle) / Math.max(1, after.all - before.all)
}
