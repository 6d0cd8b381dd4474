// What is in deploy/ says what the server understands: settings, addresses, ports, figures. Nothing here runs a container.

import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (name: string): string => readFileSync(`${ROOT}${name}`, 'utf8')
const settings = new Set(read('docs/running.md').match(/\b(?:SALOON_[A-Z_]+|DATABASE_URL|BUS_URL|HOST|PORT)\b/g))

interface Container {
  readonly name: string
  readonly image: string
  readonly command?: readonly string[]
  readonly env: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: object }[]
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[]
  readonly readinessProbe?: Probe
  readonly livenessProbe?: Probe
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string }
  readonly timeoutSeconds?: number
}
interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec: never
}

describe('kubernetes.yaml', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes.yaml'))
  const manifests = documents.map((document) => document.toJS() as Manifest)
  const spec = <T>(kind: string): T => manifests.find((one) => one.kind === kind)!.spec
  const { replicas, selector, template } = spec<{
    replicas: number
    selector: { matchLabels: object }
    template: {
      metadata: { labels: object }
      spec: { containers: Container[]; initContainers: Container[]; terminationGracePeriodSeconds: number }
    }
  }>('Deployment')
  const [migrate] = template.spec.initContainers as [Container]
  const [node] = template.spec.containers as [Container]

  test('is well-formed, and names versions of the API that have each kind', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
    expect(manifests.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).toEqual([
      'apps/v1 Deployment',
      'v1 Service',
      'policy/v1 PodDisruptionBudget',
    ])
  })

  test('selects its own pods everywhere', () => {
    const { labels } = template.metadata
    expect(selector.matchLabels).toEqual(labels)
    expect(spec<{ selector: object }>('Service').selector).toEqual(labels)
    expect(spec<{ selector: { matchLabels: object } }>('PodDisruptionBudget').selector.matchLabels).toEqual(labels)
    expect(replicas).toBe(3)
  })

  test('sets what the server reads, and looks where it answers', () => {
    for (const { name, value, valueFrom } of [...node.env, ...migrate.env]) {
      expect(settings).toContain(name)
      expect([value, valueFrom].filter((one) => one !== undefined)).toHaveLength(1)
    }
    const port = node.ports![0]!
    expect(port.containerPort).toBe(3000)
    expect(node.readinessProbe!.httpGet).toEqual({ path: '/readyz', port: port.name })
    expect(node.readinessProbe!.timeoutSeconds).toBeGreaterThan(2) // as long as a database may take
    expect(node.livenessProbe!.httpGet).toEqual({ path: '/healthz', port: port.name })
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(5) // as long as it takes to close
    expect(migrate.image).toBe(node.image)
  })
})

describe('compose.yaml', () => {
  interface Service {
    readonly image?: string
    readonly build?: { readonly context: string; readonly dockerfile: string }
    readonly environment?: Readonly<Record<string, string>>
    readonly volumes?: readonly string[]
    readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>
    readonly healthcheck?: object
  }
  const { services, volumes } = parse(read('deploy/compose.yaml')) as {
    services: Readonly<Record<string, Service>>
    volumes: object
  }

  test('starts only what it knows, in an order that is possible', () => {
    for (const [name, { image, build, depends_on: needs = [] }] of Object.entries(services)) {
      expect(
        [image, build].filter((one) => one !== undefined),
        name,
      ).toHaveLength(1)
      for (const needed of Array.isArray(needs) ? needs : Object.keys(needs)) expect(services).toHaveProperty(needed)
    }
    expect(services['node']!.depends_on).toMatchObject({ postgres: { condition: 'service_healthy' } })
    expect(services['postgres']!.healthcheck).toBeDefined()
  })

  test('mounts and builds what is there, and sets what the server reads', () => {
    const sources = Object.values(services).flatMap(({ volumes: mounted = [] }) =>
      mounted.map((one) => one.split(':')[0]!),
    )
    for (const source of sources)
      if (source.startsWith('.')) expect(existsSync(`${ROOT}deploy/${source}`)).toBe(true)
      else expect(volumes).toHaveProperty(source)
    expect(existsSync(`${ROOT}deploy/${services['node']!.build!.context}/deploy/Dockerfile`)).toBe(true)
    for (const name of Object.keys(services['node']!.environment!)) expect(settings).toContain(name)
  })
})

test('the Dockerfile runs scripts that are there', () => {
  const dockerfile = read('deploy/Dockerfile')
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const run = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1]!)
  expect(run).not.toEqual([])
  for (const script of run) expect(scripts).toHaveProperty(script)
  for (const [, file] of dockerfile.matchAll(/node (packages\/\S+\.mjs)/g))
    expect(existsSync(`${ROOT}${file}`)).toBe(true)
  for (const [, name] of dockerfile.matchAll(/(SALOON_[A-Z_]+)=/g)) expect(settings).toContain(name)
})

test('alerts and dashboard ask for figures that there are', () => {
  const { groups } = parse(read('deploy/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string; for?: string; annotations: object }[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(0)
  for (const { alert, expr, annotations } of rules) expect([alert, expr, annotations].every(Boolean)).toBe(true)
  const known = new Set(read('docs/running.md').match(/saloon_[a-z_]+/g))
  const bare = (figure: string): string => figure.replace(/_(bucket|sum|count)$/, '')
  for (const figure of `${rules.map(({ expr }) => expr).join(' ')} ${read('deploy/grafana.json')}`.match(
    /saloon_[a-z_]+/g,
  )!)
    expect([...known].map(bare)).toContain(bare(figure))
})
