// Somebody at an address of their own, as a proxy in front of the server names it.

import { WebSocket } from 'ws'

interface Opened {
  readonly id: string
  readonly seats: readonly unknown[]
}

export class Visitor {
  readonly url: string
  readonly address: string
  private token = ''

  constructor(url: string, address: string) {
    this.url = url
    this.address = address
  }

  async comeIn(): Promise<void> {
    const { body } = await this.ask<{ token: string }>('/api/guests', '{}')
    this.token = body.token
  }

  /** Without a body: a look at something. */
  async ask<T>(path: string, body?: string, type = 'application/json'): Promise<{ status: number; body: T }> {
    const response = await fetch(this.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'X-Forwarded-For': this.address,
        ...(this.token !== '' && { Authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'Content-Type': type }),
      },
      ...(body !== undefined && { body }),
    })
    return { status: response.status, body: (await response.json()) as T }
  }

  async bring(log: string): Promise<{ status: number; body: Opened }> {
    return this.ask('/api/tables', log, 'application/x-ndjson')
  }

  async command(table: string, wish: object): Promise<number> {
    const { status } = await this.ask(
      `/api/tables/${table}/commands`,
      JSON.stringify({ id: crypto.randomUUID(), wish }),
    )
    return status
  }

  /** Alone at a table with a game that was brought, on every seat of it. */
  async begin(log: string): Promise<string> {
    const { status, body } = await this.bring(log)
    if (status !== 201) throw new Error(`the log is refused: ${status} ${JSON.stringify(body)}`)
    return this.sitAndStart(body)
  }

  /** Alone at a table just opened. */
  async open(game: string, seats: number): Promise<string> {
    const { status, body } = await this.ask<Opened>('/api/tables', JSON.stringify({ game, seats }))
    if (status !== 201) throw new Error(`no table is opened: ${status} ${JSON.stringify(body)}`)
    return this.sitAndStart(body)
  }

  private async sitAndStart(body: Opened): Promise<string> {
    for (const seat of body.seats.keys()) await this.command(body.id, { do: 'sit-too', seat, name: `Ana ${seat}` })
    await this.command(body.id, { do: 'ready', ready: true })
    const started = await this.command(body.id, { do: 'start' })
    if (started !== 200) throw new Error(`the game does not begin: ${started}`)
    return body.id
  }

  async connect(): Promise<WebSocket> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`, {
      perMessageDeflate: false,
      headers: { 'X-Forwarded-For': this.address },
    })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, token: this.token }))
    return socket
  }
}
