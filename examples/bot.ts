// A bot that plays at random, with nothing but fetch: what you need to know to write a better one.
//
//   node examples/bot.ts            opens a table of BANG! The Dice Game, with three bots of the house
//   node examples/bot.ts ABCD 2     sits down at the table with these letters, on seat 2 (the first is 0)
//
// The house is at http://localhost:3000, or where SALOON_URL says.

type Values = readonly unknown[]
type Choice = { one: Values } | { from: number; to: number } | { each: Values } | Some
type Some = { some: Values; min: number; max: number; ordered?: true }
type Table = { id: string; invite: string; phase: string; seats: { ready: boolean; holder: { name: string } | null }[] }
type Told = { type: string; winners?: number[]; winner?: number }
type Asked = { type: 'asked'; id: string; seat: number; options: Record<string, unknown>[] }
type Message = Asked | { type: 'table'; table: Table } | { type: 'step'; told?: Told[] }

const house = process.env['SALOON_URL'] ?? 'http://localhost:3000'
let token = ''

/** One request. What the house refuses is an answer, too: { code, facts }. */
function askHouse(path: string, body?: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  return fetch(house + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
}

/** Each command has an id of its own: sent twice, it is carried out once. */
async function send(wish: object): Promise<{ code?: string }> {
  const answer = await askHouse(`/api/tables/${table.id}/commands`, { id: crypto.randomUUID(), wish })
  return (await answer.json()) as { code?: string }
}

const below = (n: number): number => Math.floor(Math.random() * n)

/** A value for one field of an action: it is given, or there is a choice. */
function choose(field: unknown): unknown {
  if (typeof field !== 'object' || Array.isArray(field)) return field
  const choice = field as Choice
  if ('one' in choice) return choice.one[below(choice.one.length)]
  if ('from' in choice) return choice.from + below(choice.to - choice.from + 1)
  if ('each' in choice) return choice.each.map(choose)
  const { some, min, max, ordered } = choice // so many of these: in their order, unless the order is part of the choice
  const mixed = some.map((_, place) => ({ place, by: Math.random() })).sort((a, b) => a.by - b.by)
  const chosen = mixed.slice(0, min + below(Math.min(max, some.length) - min + 1)).map(({ place }) => place)
  return (ordered ? chosen : chosen.sort((a, b) => a - b)).map((place) => some[place])
}

async function answer({ id: ask, seat, options }: Asked): Promise<void> {
  // Some combinations of what is offered may still be against the rules: then try again.
  for (let tries = 0; tries < 100; tries++) {
    const option = Object.entries(options[below(options.length)] ?? {})
    const action = Object.fromEntries(option.map(([name, field]) => [name, choose(field)]))
    const { code } = await send({ do: 'act', seat, ask, action })
    if (code === undefined || code === 'question-closed' || code === 'not-asked') return
  }
}

async function hear(message: Message): Promise<void> {
  if (message.type === 'asked') return answer(message)
  if (message.type === 'table') {
    table = message.table
    if (table.phase === 'waiting' && !table.seats[seat]?.ready) await send({ do: 'ready', ready: true })
    if (table.phase === 'over' || table.phase === 'closed') process.exit()
    return
  }
  for (const { type, winner = -1, winners = [winner] } of message.told ?? []) {
    const names = winners.map((won) => table.seats[won]?.holder?.name)
    if (type === 'game-over') console.log('Won by', names.join(', ') || 'nobody')
  }
}

const [letters, place = '0'] = process.argv.slice(2)
const seat = Number(place)
token = ((await (await askHouse('/api/guests', {})).json()) as { token: string }).token // keep it: whoever has it is you
const wanted = { game: 'bang-dice', seats: 4, pace: 0 }
const found = await (letters ? askHouse(`/api/tables/${letters}`) : askHouse('/api/tables', wanted))
let table = (await found.json()) as Table
console.log('Table', table.invite)
console.log('Seat', seat, await send({ do: 'sit', seat, name: 'TypeScript' }))
if (!letters) {
  for (const other of [1, 2, 3]) await send({ do: 'seat-bot', seat: other, bot: 'greedy', name: `House ${other}` })
  await send({ do: 'start' })
}

let rest = ''
const stream = (await askHouse(`/api/tables/${table.id}/stream`)).body!.pipeThrough(new TextDecoderStream())
for await (const text of stream) {
  const lines = (rest + text).split('\n') // one JSON value a line, as things happen; now and then an empty one
  rest = lines.pop() ?? ''
  for (const line of lines) if (line !== '') await hear(JSON.parse(line) as Message)
}
