// Compares the ids that a game's specification defines (docs/rules/<game>.md; of an example, its README) with those its test
// titles name (packages/games/<game>/test, examples/<game>/test): every ruling and scenario is tested, and no test speaks of one that doesn't exist.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'

const ID = '[A-Z]{1,2}-[RT]\\d+'

/**
 * Ids that open a list item, a table row or a paragraph in bold: `- **BD-R01** …`, `| W-R01 | …`, `**W-T01 · …**`.
 * Anywhere else an id is a reference.
 * @param {string} specification
 */
export function definedIds(specification) {
  const definition = new RegExp(`^\\s*[-*|][-*|\\s]*(${ID})\\b`, 'gm')
  return new Set([...specification.matchAll(definition)].map(([, id = '']) => id))
}

/**
 * Ids in the titles of test(), it() and describe(). What is skipped, only planned or expected to fail proves nothing.
 * @param {string} testFile
 */
export function namedIds(testFile) {
  return new Set(titlesOf(testFile).flatMap((title) => title.match(new RegExp(`\\b${ID}\\b`, 'g')) ?? []))
}

/**
 * Of the tests that prove something.
 * @param {string} testFile
 */
export function titlesOf(testFile) {
  return titles(parseAst(testFile, { lang: 'ts' }))
}

/**
 * @param {string} specification
 * @param {string[]} testFiles
 */
export function compare(specification, testFiles) {
  const defined = definedIds(specification)
  const named = new Set(testFiles.flatMap((file) => [...namedIds(file)]))
  return {
    missing: [...defined].filter((id) => !named.has(id)),
    unknown: [...named].filter((id) => !defined.has(id)),
  }
}

/**
 * @param {unknown} node of the syntax tree, or anything in one
 * @returns {string[]}
 */
function titles(node) {
  if (Array.isArray(node)) return node.flatMap(titles)
  if (!isNode(node)) return []
  if (node.type !== 'CallExpression') return Object.values(node).flatMap(titles)
  const [first, ...words] = calledName(node.callee)
  if (!['test', 'it', 'describe'].includes(first ?? '')) return Object.values(node).flatMap(titles)
  if (words.some((word) => ['skip', 'todo', 'fails'].includes(word))) return []
  return [...text(node.arguments[0]), ...titles(node.arguments.slice(1))]
}

/**
 * `test.each(rows)` → test, each
 * @param {any} callee
 * @returns {string[]}
 */
function calledName(callee) {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'MemberExpression') return [...calledName(callee.object), callee.property.name]
  if (callee.type === 'CallExpression') return calledName(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return calledName(callee.tag)
  return []
}

/** @param {any} node */
function text(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node?.type === 'TemplateLiteral') return node.quasis.map((/** @type {any} */ part) => part.value.cooked)
  return []
}

/**
 * @param {unknown} value
 * @returns {value is { type: string, [field: string]: any }}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** @returns {boolean} whether all is well */
function report() {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const games = [
    ...gamesIn(join(root, 'docs', 'rules'), /^([a-z-]+)\.md$/).map((game) => ({
      game,
      specification: join(root, 'docs', 'rules', `${game}.md`),
      folder: join(root, 'packages', 'games', game),
    })),
    ...gamesIn(join(root, 'examples'), /^([a-z-]+)$/).map((game) => ({
      game,
      specification: join(root, 'examples', game, 'README.md'),
      folder: join(root, 'examples', game),
    })),
  ]
  if (games.length === 0) console.log('docs/rules holds no specification yet.')
  const results = games.map(({ game, specification: file, folder }) => {
    const specification = readFileSync(file, 'utf8')
    if (!existsSync(folder)) {
      console.log(`${game}: specified, not built yet.`)
      return true
    }
    const { missing, unknown } = compare(specification, testFiles(join(folder, 'test')))
    console.log(
      `${game}: ${definedIds(specification).size} ids, ${missing.length} without a test, ${unknown.length} unknown.`,
    )
    if (missing.length > 0) console.log(`  No test names ${missing.join(', ')}`)
    if (unknown.length > 0) console.log(`  Named by tests, defined nowhere: ${unknown.join(', ')}`)
    return missing.length + unknown.length === 0
  })
  return !results.includes(false)
}

/**
 * @param {string} folder
 * @param {RegExp} named with the game's id in its first group
 */
function gamesIn(folder, named) {
  return existsSync(folder) ? readdirSync(folder).flatMap((name) => named.exec(name)?.[1] ?? []) : []
}

/** @param {string} folder */
function testFiles(folder) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'))
  return names.map((name) => readFileSync(join(folder, name), 'utf8'))
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !report()) process.exitCode = 1
