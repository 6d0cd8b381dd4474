// Where the time of a run goes, file by file: `npx vitest run --reporter=./scripts/testing/times.ts`.

import type { Reporter, TestModule } from 'vitest/node'

interface Row {
  readonly file: string
  readonly tests: number
  readonly imports: number // seconds
  readonly running: number
  readonly processor: number
}

const MOST = 60

export default class Times implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    console.log(`\n${timesOf(modules.map(rowOf))}`)
  }
}

function rowOf(module: TestModule): Row {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return {
    file: `${module.project.name}: ${module.relativeModuleId}`,
    tests: [...module.children.allTests()].length,
    imports: (collectDuration + setupDuration) / 1000,
    running: duration / 1000,
    processor: module.meta().processor ?? 0,
  }
}

/** The slowest files, and all of them together. */
export function timesOf(rows: readonly Row[]): string {
  const sum = (of: 'tests' | 'imports' | 'running' | 'processor'): number => rows.reduce((all, row) => all + row[of], 0)
  const slowest = rows.toSorted((a, b) => b.imports + b.running - a.imports - a.running).slice(0, MOST)
  const all = {
    file: `all ${rows.length} files`,
    tests: sum('tests'),
    imports: sum('imports'),
    running: sum('running'),
    processor: sum('processor'),
  }
  const line = ({ file, tests, imports, running, processor }: Row): string =>
    `| ${file} | ${tests} | ${imports.toFixed(1)} | ${running.toFixed(1)} | ${processor.toFixed(1)} |`
  return [
    '| file | tests | importing, s | running, s | processor, s |',
    '|---|---|---|---|---|',
    ...[all, ...slowest].map(line),
  ].join('\n')
}
