// The HTTP server: which address gets which answer.

import { type IncomingMessage, type Server, type ServerResponse, createServer as createHttpServer } from 'node:http'
import type { ListedGame } from './games.ts'
import { chooseLanguage } from './language.ts'
import { gamesPage, notFoundPage } from './page.ts'

/** One for the given games, not listening yet. */
export function createServer(games: readonly ListedGame[]): Server {
  return createHttpServer((request, response) => answer(games, request, response))
}

function answer(games: readonly ListedGame[], request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    send(response, 405, 'text/plain', 'Only GET and HEAD are answered here.\n')
    return
  }
  // Taken apart by hand: `new URL` throws on some of what can arrive here.
  const [path, query] = (request.url ?? '/').split('?', 2)
  if (path === '/healthz') {
    send(response, 200, 'application/json', '{"ok":true}')
    return
  }
  const language = chooseLanguage(new URLSearchParams(query).get('lang'), request.headers['accept-language'])
  response.setHeader('Content-Language', language)
  response.setHeader('Vary', 'Accept-Language')
  if (path === '/') send(response, 200, 'text/html', gamesPage(games, language))
  else send(response, 404, 'text/html', notFoundPage(language))
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    // Our pages bring their style with them and need nothing else.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(body) // Node leaves the body out when it answers HEAD
}
