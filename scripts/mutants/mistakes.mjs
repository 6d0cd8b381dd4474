// The mistakes that people make in rules, found in the syntax tree of a file: each is one small change of its text.

import { parseAst } from 'rolldown/parseAst'
import { wrongPlayer } from './wrong-player.mjs'

/** @typedef {{ type: string, start: number, end: number, [field: string]: any }} Node */
/** @typedef {{ kind: string, start: number, end: number, text: string }} Mistake what stands from `start` to `end` becomes `text` */

/** @type {Record<string, string>} */
const COMPARED = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' }
/** @type {Record<string, string>} */
const RECKONED = { '+': '-', '-': '+', '+=': '-=', '-=': '+=', '++': '--', '--': '++' }
/** @type {Record<string, string>} */
const JOINED = { '&&': '||', '||': '&&' }
/** @type {Record<string, string>} */
const OPPOSITE = { some: 'every', every: 'some', min: 'max', max: 'min' }
/** What only carries types around an expression. */
const AROUND = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']

/**
 * @param {string} source
 * @returns {Mistake[]} in the order of the text
 */
export function mistakesIn(source) {
  /** @type {Mistake[]} */
  const found = []
  visit(parseAst(source, { lang: 'ts' }), [], (node, above) => {
    for (const mistake of ofNode(node, above, source)) found.push(mistake)
  })
  return found.toSorted((one, other) => one.start - other.start || one.end - other.end)
}

/**
 * @param {Node} node
 * @param {Node[]} above the innermost first
 * @param {(node: Node, above: Node[]) => void} look
 */
function visit(node, above, look) {
  if (node.type.startsWith('TS') && !AROUND.includes(node.type)) return
  if (node.type === 'ImportDeclaration' || node.type.startsWith('ExportAll')) return
  look(node, above)
  const inside = [node, ...above]
  for (const [field, value] of Object.entries(node)) {
    if (AROUND.includes(node.type) && field !== 'expression') continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, inside, look)
  }
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
const isNode = (value) =>
  typeof value === 'object' && value !== null && typeof (/** @type {any} */ (value).type) === 'string'

/**
 * @param {Node} node
 * @param {Node[]} above
 * @param {string} source
 * @returns {Mistake[]}
 */
function ofNode(node, above, source) {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return condition(node.test, source)
    case 'LogicalExpression':
      return logical(node, source)
    case 'BinaryExpression':
      return binary(node, source)
    case 'AssignmentExpression':
      return operator(node, node.left.end, node.right.start, RECKONED, source)
    case 'UpdateExpression':
      return update(node)
    case 'Literal':
      return literal(node, above[0])
    case 'ExpressionStatement':
      return [{ kind: 'forgotten', start: node.start, end: node.end, text: ';' }]
    case 'Identifier':
      return [...opposite(node, above[0]), ...wrongPlayer(node, above)]
    default:
      return []
  }
}

/** @param {Node} test @param {string} source @returns {Mistake[]} */
function condition({ start, end }, source) {
  const negated = { kind: 'negated', start, end, text: `!(${source.slice(start, end)})` }
  return [negated, { kind: 'never', start, end, text: 'false' }]
}

/** The other word between them, and either side forgotten. @param {Node} node @param {string} source @returns {Mistake[]} */
function logical({ start, end, left, right, operator: word }, source) {
  if (JOINED[word] === undefined) return []
  const [one, other] = [source.slice(left.start, left.end), source.slice(right.start, right.end)]
  return [
    { kind: 'and-or', start, end, text: `(${one}) ${JOINED[word]} (${other})` },
    { kind: 'half', start, end, text: `(${one})` },
    { kind: 'half', start, end, text: `(${other})` },
  ]
}

/** @param {Node} node @param {string} source @returns {Mistake[]} */
function binary(node, source) {
  const { left, right } = node
  if (isText(left) || isText(right)) return []
  const from = left.end
  return [
    ...operator(node, from, right.start, COMPARED, source),
    ...operator(node, from, right.start, RECKONED, source),
  ]
}
/** @param {Node} node */
const isText = ({ type, value }) =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string' && value.length !== 1)

/**
 * The operator stands somewhere between its two sides, maybe among brackets and spaces.
 * @param {Node} node @param {number} from @param {number} to @param {Record<string, string>} others @param {string} source
 * @returns {Mistake[]}
 */
function operator({ operator: word }, from, to, others, source) {
  const other = others[word]
  if (other === undefined) return []
  const start = from + source.slice(from, to).indexOf(word)
  return [{ kind: others === COMPARED ? 'compared' : 'plus-minus', start, end: start + word.length, text: other }]
}

/** @param {Node} node @returns {Mistake[]} */
function update({ start, end, prefix, operator: word }) {
  const at = prefix ? start : end - word.length
  return [{ kind: 'plus-minus', start: at, end: at + word.length, text: RECKONED[word] ?? word }]
}

/** @param {Node} node @param {Node | undefined} parent @returns {Mistake[]} */
function literal({ start, end, value }, parent) {
  if (typeof value === 'boolean') return [{ kind: 'true-false', start, end, text: String(!value) }]
  const isKey = parent?.type === 'Property' && parent.key.start === start
  if (typeof value !== 'number' || !Number.isInteger(value) || isKey) return []
  return [{ kind: 'off by one', start, end, text: String(value + 1) }]
}

/** @param {Node} node @param {Node | undefined} parent @returns {Mistake[]} */
function opposite({ start, end, name }, parent) {
  const isCalledSo = parent?.type === 'MemberExpression' && !parent.computed && parent.property.start === start
  return isCalledSo && Object.hasOwn(OPPOSITE, name)
    ? [{ kind: 'opposite', start, end, text: OPPOSITE[name] ?? name }]
    : []
}
