// The wrong player: of two that a function knows, the other one; or the neighbour, where it knows one only.

/** @typedef {import('./mistakes.mjs').Node} Node */

const PAIRS = [
  ['attacker', 'defender'],
  ['winner', 'loser'],
  ['me', 'foe'],
  ['shooter', 'target'],
  ['thrower', 'victim'],
  ['figure', 'mate'],
  ['from', 'to'],
  ['seat', 'other'],
  ['seat', 'target'],
  ['seat', 'by'],
  ['by', 'target'],
]
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
/** Names that always stand for a seat. */
const SEATS = ['seat', 'by']

/**
 * @param {Node} node an identifier
 * @param {Node[]} above
 * @returns {import('./mistakes.mjs').Mistake[]}
 */
export function wrongPlayer(node, above) {
  if (!isRead(node, above)) return []
  const { name, start, end } = node
  const others = PAIRS.filter((pair) => pair.includes(name)).map(([one, other]) => (one === name ? other : one))
  const known = namesKnown(above, start)
  const other = others.find((it) => it !== undefined && known.has(it))
  const isShort = above[0]?.type === 'Property' && above[0].shorthand
  const text = other ?? (SEATS.includes(name) ? `(${name} ^ 1)` : undefined)
  return text === undefined ? [] : [{ kind: 'wrong player', start, end, text: isShort ? `${name}: ${text}` : text }]
}

/** Its value is used: it isn't a name that is given here. @param {Node} node @param {Node[]} above */
function isRead(node, above) {
  const [parent, ...outer] = above
  if (parent === undefined) return false
  if (FUNCTIONS.includes(parent.type)) return parent.body === node
  if (parent.type === 'MemberExpression') return parent.computed || parent.object === node
  if (parent.type === 'Property')
    return outer[0]?.type === 'ObjectExpression' && parent.value.start === node.start && isValue(parent, node)
  if (parent.type === 'AssignmentExpression') return parent.left !== node
  if (parent.type === 'VariableDeclarator') return parent.init === node
  return ![
    'ArrayPattern',
    'AssignmentPattern',
    'RestElement',
    'ObjectPattern',
    'CatchClause',
    'UpdateExpression',
  ].includes(parent.type)
}
/** Of `{ seat }` key and value are the same piece of text: one mistake is enough. @param {Node} property @param {Node} node */
const isValue = (property, node) => property.value === node

/** What the functions around a place have named before it. @param {Node[]} above @param {number} place */
function namesKnown(above, place) {
  /** @type {Set<string>} */
  const names = new Set()
  for (const node of above) {
    if (FUNCTIONS.includes(node.type)) for (const param of node.params) addNames(param, names)
    if (node.type === 'ForOfStatement' && node.left.type === 'VariableDeclaration') addDeclared(node.left, names)
    if (node.type !== 'BlockStatement') continue
    for (const line of node.body) if (line.type === 'VariableDeclaration' && line.end < place) addDeclared(line, names)
  }
  return names
}
/** @param {Node} declaration @param {Set<string>} names */
function addDeclared({ declarations }, names) {
  for (const { id } of declarations) addNames(id, names)
}
/** @param {Node | null} pattern @param {Set<string>} names */
function addNames(pattern, names) {
  if (pattern === null) return
  if (pattern.type === 'Identifier') names.add(pattern.name)
  else if (pattern.type === 'ObjectPattern')
    for (const it of pattern.properties) addNames(it.value ?? it.argument, names)
  else if (pattern.type === 'ArrayPattern') for (const it of pattern.elements) addNames(it, names)
  else if (pattern.type === 'AssignmentPattern') addNames(pattern.left, names)
  else if (pattern.type === 'RestElement') addNames(pattern.argument, names)
}
