// The browser app: files that never change under their name, and one document for every page. Home has its own in each language, with
// the page printed in it, and tables have theirs, which asks for more at once.

import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseLanguage } from '../pages/language.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}
/** Compressed already. */
const DENSE = new Set(['.png', '.woff2'])

/** Nothing from elsewhere, nothing inside the page but what our own files bring. Style attributes place things on the table. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Addresses of pages; the app itself says what is there. Anything else is told that nothing is. */
const PAGES = /^\/(?:$|new\/|t\/|replay\/|learn(?:\/|$)|rules\/|me$|settings$|admin(?:\/|$)|about$)/

interface File {
  readonly body: Buffer
  readonly type: string
  readonly tag: string
  readonly isForever: boolean // its name has its fingerprint
  readonly dense: Map<string, Promise<Buffer>> // by encoding
}

type Encoding = 'br' | 'gzip'
const COMPRESS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

export function addWebApp(app: FastifyInstance, folder: string): void {
  const files = readFiles(folder)
  const page = files.get('/index.html')
  if (page === undefined) throw new Error(`${folder} holds no browser app: there is no index.html`)

  const homeFor = ({ headers }: FastifyRequest): File =>
    files.get(`/home.${chooseLanguage(null, headers['accept-language'])}.html`) ?? page

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request)
    if (path.startsWith('/api/')) return reply.callNotFound()
    if (path === '/') return sendFile(request, reply.header('Vary', 'Accept-Language'), homeFor(request))
    const file = files.get(path)
    if (file) return sendFile(request, reply, file)
    if (path.startsWith('/t/')) return sendFile(request, reply, files.get('/table.html') ?? page)
    if (PAGES.test(path)) return sendFile(request, reply, page)
    // A file that isn't there must not look like one: an old page would take HTML for a script.
    if (path.startsWith('/assets/') || path.includes('.')) return reply.callNotFound()
    return sendFile(request, reply.status(404), page)
  })
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0]!

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: File): Promise<FastifyReply> {
  reply.headers({
    'Content-Type': file.type,
    'Cache-Control': file.isForever ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.tag,
    Vary: [reply.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', '),
  })
  reply.header('Content-Security-Policy', POLICY)
  if (request.headers['if-none-match'] === file.tag && reply.statusCode === 200) return reply.status(304).send()
  const encoding = encodingFor(request, file)
  if (encoding === undefined) return reply.send(file.body)
  const dense = file.dense.get(encoding) ?? COMPRESS[encoding](file.body)
  file.dense.set(encoding, dense)
  return reply.header('Content-Encoding', encoding).send(await dense)
}

function encodingFor(request: FastifyRequest, { dense }: File): Encoding | undefined {
  if (dense === NEVER) return undefined
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

const NEVER: File['dense'] = new Map()

/** Few enough to be held in memory. By address. */
function readFiles(folder: string): Map<string, File> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    found
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        const address = `/${relative(folder, path).split(sep).join('/')}`
        const ending = extname(entry.name)
        const body = readFileSync(path)
        const file: File = {
          body,
          type: TYPES[ending] ?? 'application/octet-stream',
          tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
          isForever: address.startsWith('/assets/'),
          dense: DENSE.has(ending) ? NEVER : new Map(),
        }
        return [address, file]
      }),
  )
}
