// In which order the files run: what takes longest first, so that in the end no worker idles while another one still has a minute to go.

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** One after the other, because a worker that comes to another project begins anew: the slow ones first, the many small ones last. */
const PROJECTS = ['chromium', 'e2e', 'cluster', 'node']

/** Of each project those that take more than about six seconds, the longest first; `times.ts` says which. */
export const LONG = [
  'packages/web/test/e2e/table/own-ways.e2e.test.ts',
  'packages/web/test/e2e/pages/replay.e2e.test.ts',
  'packages/web/test/e2e/pages/set-up.e2e.test.ts',
  'packages/web/test/e2e/pages/admin.e2e.test.ts',
  'packages/web/test/e2e/pages/home.e2e.test.ts',
  'packages/web/test/e2e/pages/room.e2e.test.ts',
  'packages/web/test/e2e/table/looking.e2e.test.ts',
  'packages/web/test/e2e/pages/account.e2e.test.ts',
  'packages/web/test/e2e/whole/whole-short.e2e.test.ts',
  'packages/web/test/e2e/table/motion.e2e.test.ts',
  'packages/web/test/e2e/table/deciding.e2e.test.ts',
  'packages/server/test/cluster/chaos.test.ts',
  'packages/server/test/cluster/nodes.test.ts',
  'packages/server/test/cluster/duel.test.ts',
  'packages/cli/test/play.test.ts',
  'packages/cli/test/serve.test.ts',
  'packages/server/test/table/time/duels.test.ts',
  'packages/server/test/transport/silence.test.ts',
  'packages/server/test/bench/attacks.test.ts',
  'packages/server/test/games/disconnects.test.ts',
  'packages/server/test/attacks/slow-requests.test.ts',
  'packages/server/test/games/pitch-in-the-west.test.ts',
  'packages/server/test/bench/server.test.ts',
  'scripts/test/mutants.test.ts',
  'packages/cli/test/scenario.test.ts',
  'packages/cli/test/logs.test.ts',
  'packages/cli/test/speed.test.ts',
  'packages/cli/test/reading.test.ts',
  'packages/games/flick-em-up/test/properties.test.ts',
  'packages/cli/test/pack.test.ts',
  'packages/cli/test/usage.test.ts',
  'packages/web/test/link/races.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => placeOf(a) - placeOf(b)))
  }
}

function placeOf({ project, moduleId }: TestSpecification): number {
  const long = LONG.findIndex((path) => moduleId.endsWith(path))
  return PROJECTS.indexOf(project.name.split(' ')[0]!) * 1000 + (long === -1 ? LONG.length : long)
}
