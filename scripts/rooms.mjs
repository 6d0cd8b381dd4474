// Rooms and their doors. A room is a folder of sources, its doors are the files that others may import. Both stand in tables of the documents (`| room | … | doors |`), and
// here it is worked out whether the tables say what the imports do.

import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'rolldown/utils'

/** Instead of a list, of rooms that are shelves: drawings, buttons, words. */
const EVERY_FILE = 'every file'

/** @typedef {{ folder: string, doors: string[] | typeof EVERY_FILE }} Room */
/** @typedef {{ from: string, to: string }} Import paths of two files */

/**
 * The tables of a document. Their rooms lie in the folder that is named last before them: `packages/server/src`.
 * @param {string} markdown
 * @returns {Room[]}
 */
export function roomsIn(markdown) {
  /** @type {Room[]} */
  const rooms = []
  let base = ''
  let inTable = false
  for (const line of markdown.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim())
    if (!line.startsWith('|')) inTable = false
    else if (cells[1] === 'room' && cells[3] === 'doors') inTable = true
    else if (inTable && !/^-+$/.test(cells[1] ?? ''))
      rooms.push({ folder: posix.join(base, codeIn(cells[1])[0] ?? '').replace(/\/$/, ''), doors: doorsIn(cells[3]) })
    if (!inTable) base = [...line.matchAll(/`(packages\/[\w/-]+)`/g)].at(-1)?.[1] ?? base
  }
  return rooms
}

/** @param {string | undefined} cell */
function doorsIn(cell = '') {
  return cell === EVERY_FILE ? cell : codeIn(cell)
}

/** @param {string | undefined} cell */
function codeIn(cell = '') {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

/**
 * What the tables say otherwise than the imports, in words. A room and the rooms inside it are one household: between them there are no doors.
 * @param {Room[]} rooms
 * @param {string[]} files
 * @param {Import[]} imports
 */
export function differences(rooms, files, imports) {
  const roomOf = (/** @type {string} */ file) =>
    rooms.filter(({ folder }) => file.startsWith(`${folder}/`)).toSorted((a, b) => b.folder.length - a.folder.length)[0]
  const across = imports.filter(({ from, to }) => roomOf(from) !== roomOf(to))
  return [
    ...files.filter((file) => roomOf(file) === undefined).map((file) => `${file} lies in no room`),
    ...rooms.flatMap(({ folder }) =>
      files.some((file) => roomOf(file)?.folder === folder) ? [] : [`${folder} has no files`],
    ),
    ...across.flatMap(({ from, to }) => {
      const [guest, host] = [roomOf(from), roomOf(to)]
      if (!guest || !host || isDoor(host, to) || isHousehold(guest, host)) return []
      return [`${from} imports ${to}, which is no door of its room`]
    }),
    ...rooms.flatMap(({ folder, doors }) =>
      doors === EVERY_FILE
        ? []
        : doors
            .map((door) => `${folder}/${door}`)
            .filter((door) => !across.some(({ to }) => to === door))
            .map((door) => `${door} is a door that nobody uses`),
    ),
  ]
}

/** @param {Room} room @param {string} file */
function isDoor({ folder, doors }, file) {
  return doors === EVERY_FILE || doors.some((door) => file === `${folder}/${door}`)
}

/** @param {Room} a @param {Room} b */
function isHousehold(a, b) {
  return a.folder.startsWith(`${b.folder}/`) || b.folder.startsWith(`${a.folder}/`)
}

/**
 * The paths in a source that lead to other sources: imports for types too, later ones, threads.
 * @param {string} file
 * @param {string} source
 */
export function pathsIn(file, source) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
    ...[...source.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)].map(([, path = '']) => path),
  ]
  return requests.filter((path) => path.startsWith('.'))
}

/**
 * The sources of a folder, and which of them import which.
 * @param {string} root of the clone
 * @param {string} folder
 */
export function sourcesIn(root, folder) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  const known = new Set(files)
  const imports = files.flatMap((from) =>
    pathsIn(from, readFileSync(join(root, from), 'utf8'))
      .map((path) => ({ from, to: posix.join(dirname(from), path) }))
      .filter(({ to }) => known.has(to)),
  )
  return { files, imports }
}
