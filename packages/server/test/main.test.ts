// The program as `npm start` runs it, with the real games.

import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

describe('npm start', () => {
  test('opens, serves the games and closes when asked to', async () => {
    const saloon = start({ PORT: '0' })
    const [url = ''] = (await saloon.says(/http:\/\/localhost:\d+/)) ?? []
    const { GAMES } = await import('@saloon/games')
    const html = await (await fetch(`${url}/plain`)).text()
    expect(GAMES.length).toBeGreaterThan(0)
    for (const { game } of GAMES) expect(html).toContain(`<article id="${game.rules.id}">`)
    saloon.process.kill('SIGTERM')
    expect(await saloon.ends()).toEqual({ code: 0, errors: '' })
  })

  test('closes also when it is asked to at the moment it says that it is open', async () => {
    const atOnce =
      'const{log}=console;console.log=(...said)=>{log(...said);if(/is open/.test(said[0]))process.kill(process.pid,"SIGINT")}'
    const saloon = start({ PORT: '0', NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(atOnce)}` })
    expect(await saloon.ends()).toEqual({ code: 0, errors: '' })
  })

  test('refuses a PORT that is none', async () => {
    const { code, errors } = await start({ PORT: 'abc' }).ends()
    expect(code).toBe(2)
    expect(errors).toMatch(/^PORT must be .* not "abc"\.\n$/)
  })

  test('says what to do when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const { code, errors } = await start({ PORT: String(port) }).ends()
    other.close()
    expect(code).toBe(1)
    expect(errors).toMatch(new RegExp(`^Port ${port} is in use: .*PORT=.*\\n$`))
  })
})

function start(env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, SALOON_STORE: 'memory', ...env },
  })
  let output = ''
  let errors = ''
  child.stdout?.on('data', (chunk) => (output += String(chunk)))
  child.stderr?.on('data', (chunk) => (errors += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    process: child,
    async says(pattern: RegExp) {
      while (!pattern.test(output) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20))
      return pattern.exec(output)
    },
    async ends() {
      return { code: await ended, errors }
    },
  }
}
