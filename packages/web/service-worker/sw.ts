// Keeps the app for offline play. The shell is fetched whole when a version is installed, so that its files always fit each
// other; those of the other games follow one by one, while nothing else is wanted. A new version waits until the page lets it take over.

/** Put in by the build: a fingerprint of all files, those of the shell, and all there are. */
declare const VERSION: string
declare const SHELL: readonly string[]
declare const FILES: readonly string[]
/** Without which every game and its rules can be played: fonts for other alphabets are left out. */
declare const GAMES: readonly string[]

const worker = self as unknown as ServiceWorkerGlobalScope
const CACHE = `saloon-${VERSION}`
const USED = 'saloon-used' // across versions: a file's name has its fingerprint
const PAGE = '/index.html'

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(tidyUp().then(() => worker.clients.claim()))
})

async function tidyUp(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE && name !== USED).map((name) => caches.delete(name)))
  const used = await caches.open(USED)
  const kept = await used.keys()
  const old = kept.filter(({ url }) => !FILES.includes(new URL(url).pathname))
  await Promise.all(old.map((request) => used.delete(request)))
}

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting()
  if (event.data === 'kept?') event.waitUntil(missing().then((left) => tellKept(event.ports[0], left.length)))
})

const tellKept = (port: MessagePort | undefined, left: number): void =>
  port?.postMessage({ kept: GAMES.length - left, of: GAMES.length })

async function missing(): Promise<string[]> {
  const kept = new Set<string>()
  for (const name of [CACHE, USED])
    for (const { url } of await (await caches.open(name)).keys()) kept.add(new URL(url).pathname)
  return GAMES.filter((file) => !kept.has(file))
}

/** Whoever came has what they came for by then; milliseconds. */
const BEFORE_KEEPING = 5_000
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

let keeping: Promise<void> | undefined

/** The rest, one file after the other. What is cut off goes on the next time anything is asked for. */
async function keepTheRest(): Promise<void> {
  const { connection } = worker.navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (connection?.saveData === true) return
  await pause(BEFORE_KEEPING)
  try {
    for (const file of await missing()) {
      const fetched = await fetch(file, { priority: 'low' })
      if (fetched.ok) await (await caches.open(USED)).put(file, fetched)
    }
  } catch {
    keeping = undefined // the network went, or there is no more room: what is there is kept
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  // A new version waits for its turn, and those that were kept for the old one are kept for it.
  event.waitUntil((keeping ??= keepTheRest()))
  if (pathname.startsWith('/api/') || pathname.startsWith('/plain') || pathname === '/metrics') return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(pathname)) event.respondWith(file(request, pathname))
})

/** Every page is the same document. */
async function page(request: Request): Promise<Response> {
  return (await caches.match(PAGE, { cacheName: CACHE })) ?? fetch(request)
}

async function file(request: Request, pathname: string): Promise<Response> {
  const kept =
    (await caches.match(pathname, { cacheName: CACHE })) ?? (await caches.match(pathname, { cacheName: USED }))
  if (kept) return kept
  const fetched = await fetch(request)
  if (fetched.ok) await (await caches.open(USED)).put(pathname, fetched.clone())
  return fetched
}

/** What the house sends when a game by post waits for somebody. */
interface Notice {
  readonly title: string
  readonly body: string
  readonly table: string
  readonly invite: string
}

worker.addEventListener('push', (event) => {
  const notice = event.data?.json() as Notice | undefined
  if (notice === undefined) return
  const { title, body, table, invite } = notice
  // The same tag: a later notice of a table takes the place of an earlier one.
  event.waitUntil(
    worker.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: { table, invite } }),
  )
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showTable(event.notification.data as Pick<Notice, 'table' | 'invite'>))
})

/** The page that has the table already; else any page of ours; else a new one. */
async function showTable({ table, invite }: Pick<Notice, 'table' | 'invite'>): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const has = pages.find(({ url }) => [table, invite].includes(new URL(url).pathname.split('/')[2] ?? ''))
  const page = has ?? pages[0]
  if (page === undefined) return void (await worker.clients.openWindow(`/t/${invite}`))
  await page.focus()
  if (page !== has) await page.navigate(`/t/${invite}`).catch(() => null)
}
