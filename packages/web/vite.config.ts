// The browser app: built to dist/, or served for development with the API behind it.

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { moreGames } from '../../scripts/more-games.mjs'
import { frontPage } from './build/front-page.ts'
import { offline } from './build/offline.ts'
import { prints } from './build/prints.ts'
import { tablePage } from './build/table-page.ts'

const HOUSE = process.env['SALOON_URL'] ?? 'http://localhost:3000'

/** What every page stands on: it comes with home, whichever page is opened. */
const GROUND = [
  /preload-helper/,
  /node_modules\/(?:react|zustand|wouter|regexparam)\//,
  /kernel\/src\/(?:contract|text)\.ts/,
  /server\/src\/words\/looks\.ts/,
  /games\/src\/more\.ts/,
  /web\/src\/app\/(?:settings|storage|time|Icon)\.tsx?/,
  /web\/src\/art\/(?:Drawing|inks|seeded|brand\/Doors|marks\/(?:Mark|brands)|woodcut\/(?:path|strokes|shapes|hatch))\.tsx?/,
  /web\/src\/design\/Button\.tsx/,
  /web\/src\/games\/(?:catalogue|index)\.ts/,
  /web\/src\/link\/(?:local-id|http\/(?:identity|api))\.ts/,
  /web\/src\/pages\/states\/Notice\.tsx/,
  /web\/src\/text\/(?:index|say|en|fr)\.ts/,
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    moreGames(),
    prints(),
    frontPage(new URL('early/early.ts', import.meta.url)),
    tablePage(),
    offline(new URL('service-worker/sw.ts', import.meta.url)),
  ],
  // React has it by now: no need to carry what stood in for it.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // a font or a picture inside the style sheet would be loaded by who doesn't need it
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // In one piece: as a dozen crumbs it would be larger, and asked for a dozen times.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'ground', test: (id) => GROUND.some((part) => part.test(id)) }] },
      },
    },
  },
  worker: { format: 'es', plugins: () => [moreGames()] },
  server: { proxy: { '/api': { target: HOUSE, ws: true, changeOrigin: true }, '/plain': HOUSE } },
})
