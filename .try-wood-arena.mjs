// \0rolldown/runtime.js
var __defProp = Object.defineProperty
var __exportAll = (all, no_symbols) => {
  let target = {}
  for (var name in all)
    __defProp(target, name, {
      get: all[name],
      enumerable: true,
    })
  if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: 'Module' })
  return target
}
// packages/kernel/src/eyes.ts
const only = (seat) => 1 << seat
const has$1 = (eyes, seat) => (eyes & (1 << seat)) !== 0
/** The lowest seat of a set that isn't empty. */
const firstOf = (eyes) => 31 - Math.clz32(eyes & -eyes)
function seatsOf(eyes) {
  const seats = []
  for (let left = eyes; left !== 0; left &= left - 1) seats.push(firstOf(left))
  return seats
}
// packages/kernel/src/base.ts
function newBase(seats, chance) {
  const given = []
  for (let seat = 0; seat < seats; seat++) given.push(0)
  return {
    chance,
    moves: 0,
    frames: 0,
    epoch: 0,
    given,
    used: given.slice(),
    locked: [],
    handed: 0,
    stack: [],
  }
}
/** Secret answers as these eyes see them: who has locked is public, what is not. */
function viewLocked(locked, eyes) {
  if (locked.length === 0) return []
  return locked.map((answer, seat) => (answer === null || has$1(eyes, seat) ? answer : -1))
}
// packages/kernel/src/chance.ts
/** The next 32 random bits. */
function bits(chance) {
  const b = chance[1]
  const c = chance[2]
  const count = chance[3]
  const sum = (chance[0] + b + count) | 0
  chance[0] = b ^ (b >>> 9)
  chance[1] = (c + (c << 3)) | 0
  chance[2] = (((c << 21) | (c >>> 11)) + sum) | 0
  chance[3] = (count + 1) | 0
  return sum
}
/** A whole number from 0 to n-1, each as likely as the others. */
function below(chance, n) {
  if (chance.length > 4) return loaded$1(chance, n)
  if (n <= 1) return 0
  const mask = -1 >>> Math.clz32(n - 1)
  let drawn = bits(chance) & mask
  while (drawn >>> 0 >= n) drawn = bits(chance) & mask
  return drawn >>> 0
}
/** A number laid out beforehand by a scenario. It counts as a draw. */
function loaded$1(chance, n) {
  const value = chance[4]
  if (!(value >= 0 && value < n)) throw new Error(`a loaded number must be below ${n}, this one is ${value}`)
  chance.splice(4, 1)
  chance[3] = (chance[3] + 1) | 0
  return value
}
function pick(chance, from) {
  return from[below(chance, from.length)]
}
/** Shuffles in place. */
function shuffle(chance, list) {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(chance, last + 1)
    const swapped = list[last]
    list[last] = list[other]
    list[other] = swapped
  }
  return list
}
/** Another generator, independent of this one: what a bot thinks with, what an imagined game goes on with. */
function fork(chance) {
  return settled([bits(chance), bits(chance), bits(chance), 1])
}
/** A generator from any number: for simulations and tests, where a run is named by a short seed. Tables use fairness.ts. */
function chanceFrom(seed, stream = 0) {
  return settled([Math.floor(seed / 4294967296) | 0, seed | 0, stream | 0, 1])
}
/** Lets the seed reach every bit before the first number is used. */
function settled(chance) {
  for (let round = 0; round < 12; round++) bits(chance)
  return chance
}
function copyChance(chance) {
  return chance.length === 4 ? [chance[0], chance[1], chance[2], chance[3]] : [...chance]
}
// packages/kernel/src/domain.ts
const isDomain = (field) => typeof field === 'object' && !Array.isArray(field)
const UNKNOWN = {}
const fieldsOf = (option, known) => known[option['do']] ?? Object.keys(option).filter((key) => key !== 'do')
/** How many actions these options stand for. */
function countActions(options, known = UNKNOWN) {
  let total = 0
  for (const option of options) total += sizeOfOption(option, fieldsOf(option, known))
  return total
}
function sizeOfOption(option, fields) {
  let size = 1
  for (let i = 0; i < fields.length; i++) {
    const field = option[fields[i]]
    if (isDomain(field)) size *= sizeOf(field)
  }
  return size
}
function sizeOf(domain) {
  const { one } = domain
  if (one !== void 0) return one.length
  const others = domain
  if ('from' in others) return Math.max(0, others.to - others.from + 1)
  if ('each' in others) {
    let size = 1
    for (const part of others.each) size *= sizeOf(part)
    return size
  }
  let size = 0
  const most = Math.min(others.max, others.some.length)
  for (let k = others.min; k <= most; k++) size += choices(others.some.length, k, others.ordered === true)
  return size
}
/** Ways to choose k of n: combinations, or arrangements where the order is part of the choice. */
function choices(n, k, ordered) {
  let ways = 1
  for (let i = 0; i < k; i++) ways = ordered ? ways * (n - i) : (ways * (n - i)) / (i + 1)
  return ways
}
/** One action, each as likely as the others: each family takes the place of those before as often as its share of them all. */
function sampleAction(options, chance, known = UNKNOWN) {
  const families = options
  let chosen = families[0]
  if (chosen === void 0) throw new Error('nothing to choose from')
  let fields = fieldsOf(chosen, known)
  if (families.length > 1) {
    let total = sizeOfOption(chosen, fields)
    for (let i = 1; i < families.length; i++) {
      const other = families[i]
      const otherFields = fieldsOf(other, known)
      const size = sizeOfOption(other, otherFields)
      total += size
      if (size > 0 && numberBelow(chance, total) < size) {
        chosen = other
        fields = otherFields
      }
    }
  }
  return sampleOption(chosen, fields, chance)
}
/** Like below(), also past 32 bits. */
const numberBelow = (chance, n) =>
  n <= 2147483647 ? below(chance, n) : Math.floor((bits(chance) >>> 0) * 2 ** -32 * n)
function sampleOption(option, fields, chance) {
  let open = 0
  for (let i = 0; i < fields.length; i++) if (isDomain(option[fields[i]])) open++
  if (open === 0) return option
  const action = { do: option['do'] }
  for (let i = 0; i < fields.length; i++) {
    const field = option[fields[i]]
    action[fields[i]] = isDomain(field) ? sampleDomain(field, chance) : field
  }
  return action
}
function sampleDomain(domain, chance) {
  if ('one' in domain) {
    if (domain.one.length === 0) throw new Error('nothing to choose from')
    return domain.one[below(chance, domain.one.length)]
  }
  if ('from' in domain) {
    if (domain.to < domain.from) throw new Error('nothing to choose from')
    return domain.from + numberBelow(chance, domain.to - domain.from + 1)
  }
  if ('each' in domain) {
    const values = []
    for (const part of domain.each) values.push(sampleDomain(part, chance))
    return values
  }
  return sampleSome(domain.some, domain.min, Math.min(domain.max, domain.some.length), domain.ordered === true, chance)
}
function sampleSome(from, min, max, ordered, chance) {
  const n = from.length
  if (!ordered && min <= 1 && max === n && n > 0 && n < 31) {
    let mask = below(chance, 1 << n)
    while (mask === 0 && min === 1) mask = below(chance, 1 << n)
    const chosen = []
    for (let i = 0; i < n; i++) if ((mask & (1 << i)) !== 0) chosen.push(from[i])
    return chosen
  }
  let weight = 0
  for (let k = min; k <= max; k++) weight += choices(n, k, ordered)
  if (weight === 0) throw new Error('nothing to choose from')
  let rest = numberBelow(chance, weight)
  let k = min
  for (; k < max; k++) {
    rest -= choices(n, k, ordered)
    if (rest < 0) break
  }
  const indexes = from.map((_, i) => i)
  for (let i = 0; i < k; i++) {
    const other = i + below(chance, n - i)
    const swapped = indexes[i]
    indexes[i] = indexes[other]
    indexes[other] = swapped
  }
  const chosen = indexes.slice(0, k)
  if (!ordered) chosen.sort((a, b) => a - b)
  return chosen.map((i) => from[i])
}
/** Whether this action is one that these options stand for. */
function isOffered(options, action) {
  for (let i = 0; i < options.length; i++) if (fits(options[i], action)) return true
  return false
}
function fits(option, action) {
  if (option['do'] !== action['do']) return false
  let more = 0
  for (const key in option) {
    const field = option[key]
    if (!(isDomain(field) ? contains(field, action[key]) : same$1(field, action[key]))) return false
    more--
  }
  for (const _ in action) more++
  return more === 0
}
function contains(domain, value) {
  const { one } = domain
  if (one !== void 0) {
    for (let i = 0; i < one.length; i++) if (same$1(one[i], value)) return true
    return false
  }
  return containsAmong(domain, value)
}
function containsAmong(domain, value) {
  if ('from' in domain) return Number.isInteger(value) && value >= domain.from && value <= domain.to
  if (!Array.isArray(value)) return false
  if ('each' in domain)
    return value.length === domain.each.length && domain.each.every((part, i) => contains(part, value[i]))
  if (value.length < domain.min || value.length > domain.max) return false
  const places = value.map((item) => domain.some.indexOf(item))
  if (places.includes(-1)) return false
  if (domain.ordered) return new Set(places).size === places.length
  return places.every((place, i) => i === 0 || place > places[i - 1])
}
function same$1(a, b) {
  if (typeof a !== 'object') return a === b
  return Array.isArray(b) && a.length === b.length && a.every((item, i) => item === b[i])
}
/** All actions that these options stand for, in order; at most `bound` of them. */
function listActions(options, bound = 1e4) {
  const actions = []
  for (const option of options)
    for (const action of actionsOf(option)) {
      if (actions.length === bound) return actions
      actions.push(action)
    }
  return actions
}
function* actionsOf(option) {
  const keys = Object.keys(option)
  const values = keys.map((key) => option[key])
  for (const combination of product(values.map((field) => (isDomain(field) ? () => valuesOf(field) : () => [field]))))
    yield Object.fromEntries(keys.map((key, i) => [key, combination[i]]))
}
function* product(parts) {
  const [first, ...others] = parts
  if (!first) return yield []
  for (const value of first()) for (const rest of product(others)) yield [value, ...rest]
}
function* valuesOf(domain) {
  if ('one' in domain) return yield* domain.one
  if ('from' in domain) {
    for (let value = domain.from; value <= domain.to; value++) yield value
    return
  }
  if ('each' in domain) {
    for (const values of product(domain.each.map((part) => () => valuesOf(part)))) yield values
    return
  }
  for (let k = domain.min; k <= Math.min(domain.max, domain.some.length); k++)
    for (const chosen of chosenFrom(domain.some, k, domain.ordered === true)) yield chosen
}
function* chosenFrom(from, k, ordered) {
  if (k === 0) return yield []
  for (let i = 0; i < from.length; i++) {
    const others = ordered ? from.filter((_, other) => other !== i) : from.slice(i + 1)
    for (const rest of chosenFrom(others, k - 1, ordered)) yield [from[i], ...rest]
  }
}
// packages/kernel/src/setup.ts
function prepareSetup(rules, raw) {
  const { min, max } = rules.seats
  const seats = raw.seats
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max)
    return {
      code: 'seats-out-of-range',
      facts: {
        seats: shown(seats),
        min,
        max,
      },
    }
  const options = checkedOptions(rules.settings, raw.options ?? {})
  if ('refusal' in options) return options.refusal
  const setup = {
    seats,
    options: options.values,
    ...(raw.before === void 0 ? {} : { before: raw.before }),
  }
  return rules.check?.(setup) ?? setup
}
function checkedOptions(settings, raw) {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return {
      refusal: {
        code: 'options-malformed',
        facts: { value: shown(raw) },
      },
    }
  const given = raw
  for (const key of Object.keys(given))
    if (!settings.some((setting) => setting.key === key))
      return {
        refusal: {
          code: 'unknown-option',
          facts: {
            option: key,
            known: settings.map((setting) => setting.key),
          },
        },
      }
  const values = {}
  for (const setting of settings) {
    const value = Object.hasOwn(given, setting.key) ? given[setting.key] : setting.usual
    if (!isAllowed(setting, value))
      return {
        refusal: {
          code: 'option-out-of-range',
          facts: {
            option: setting.key,
            value: shown(value),
            allowed: allowed(setting),
          },
        },
      }
    values[setting.key] = value
  }
  return { values }
}
function isAllowed({ values }, value) {
  if (values === 'document') return typeof value === 'string'
  if ('from' in values) return Number.isInteger(value) && value >= values.from && value <= values.to
  return values.includes(value)
}
function allowed({ values }) {
  if (values === 'document') return ['document']
  return 'from' in values ? [`${values.from} … ${values.to}`] : values.map(String)
}
const shown = (value) => String(JSON.stringify(value) ?? value).slice(0, 80)
// packages/kernel/src/shape.ts
/** Longer lists are nobody's honest answer. */
const LONGEST = 1e3
function misshapen(shapes, action) {
  if (typeof action !== 'object' || action === null || Array.isArray(action))
    return {
      code: 'malformed',
      facts: { field: 'action' },
    }
  const given = action
  const name = given['do']
  if (typeof name !== 'string')
    return {
      code: 'malformed',
      facts: { field: 'do' },
    }
  if (!Object.hasOwn(shapes, name))
    return {
      code: 'unknown-action',
      facts: {
        action: name.slice(0, 40),
        known: Object.keys(shapes),
      },
    }
  const fields = shapes[name]
  for (const key in given)
    if (key !== 'do' && !Object.hasOwn(fields, key))
      return {
        code: 'malformed',
        facts: {
          action: name,
          field: key.slice(0, 40),
        },
      }
  for (const key in fields)
    if (!Object.hasOwn(given, key) || !isOf(fields[key], given[key]))
      return {
        code: 'malformed',
        facts: {
          action: name,
          field: key,
        },
      }
}
function isOf(kind, value) {
  if (typeof kind === 'string') return kind === 'word' ? typeof value === 'string' : isWhole(value)
  return Array.isArray(value) && value.length <= LONGEST && value.every((item) => isOf(kind[0], item))
}
/** JSON can say −0, which equals 0 everywhere but in a state's spelling. */
const isWhole = (value) => Number.isSafeInteger(value) && !Object.is(value, -0)
// packages/kernel/src/stack.ts
/** Something begins, on top of what is going on. */
function push(game, frame) {
  const state = game.state
  const started = frame
  started.n = ++state.frames
  started.cause = game.cause
  state.stack.push(started)
}
/** The innermost thing is over; it may hand a number down to the frame below, which takes it with `taken`. */
function pop(game, handed = 0) {
  game.state.stack.pop()
  game.state.handed = handed
}
/** The innermost thing turns into another. */
function replace(game, frame) {
  game.state.stack.pop()
  push(game, frame)
}
/** The game is over: nothing else happens. */
function finish(game) {
  game.state.stack = []
  game.state.handed = 0
}
function copyStack(stack) {
  const copy = []
  for (let i = 0; i < stack.length; i++) copy.push({ ...stack[i] })
  return copy
}
// packages/kernel/src/game.ts
/** No rulebook needs more steps between two questions; a frame that neither asks nor ends would run for ever. */
const MOST_STEPS$1 = 1e5
/** After so many random tries the answers that also() allows are listed instead. */
const TRIES = 64
const NO_OPTIONS = []
function makeGame(rules) {
  const { frames } = rules
  const interrupts = rules.interrupts ?? {}
  const permissionKinds = Object.keys(interrupts)
  const fieldNames = Object.fromEntries(
    Object.entries(rules.actions).map(([name, fields]) => [name, Object.keys(fields)]),
  )
  const top = (table) => table.stack[table.stack.length - 1]
  let lastKind = ''
  let lastRule
  function ruleOf(frame) {
    const { kind } = frame
    if (kind === lastKind) return lastRule
    const rule = frames[kind]
    if (rule === void 0) throw new Error(`${rules.id} has no rule for a frame of kind "${kind}"`)
    lastKind = kind
    lastRule = rule
    return rule
  }
  function settle(game) {
    for (let steps = 0; steps < MOST_STEPS$1; steps++) {
      const stack = game.state.stack
      if (stack.length === 0) return
      const frame = stack[stack.length - 1]
      game.cause = frame.cause
      if (ruleOf(frame).go(game, frame) === true) return
    }
    throw new Error(`${rules.id}: the frames never come to rest`)
  }
  function askedBy(table, frame) {
    return frame === void 0 ? 0 : (ruleOf(frame).asks?.(table, frame) ?? 0)
  }
  const isLocked = (table, seat) => (table.locked[seat] ?? null) !== null
  function asked(table) {
    let eyes = askedBy(table, top(table))
    if (table.locked.length > 0) {
      for (const seat of seatsOf(eyes)) if (isLocked(table, seat)) eyes &= ~only(seat)
    }
    return eyes
  }
  let lastAsk = {
    epoch: -1,
    frame: -1,
    seat: -1,
    given: -1,
    id: '',
  }
  function askId({ epoch, given }, { n: frame }, seat) {
    const last = lastAsk
    if (last.frame === frame && last.seat === seat && last.given === given[seat] && last.epoch === epoch) return last.id
    const id = `${epoch}.${frame}.${seat}.${given[seat]}`
    lastAsk = {
      epoch,
      frame,
      seat,
      given: given[seat],
      id,
    }
    return id
  }
  const permissionId = (table, kind, seat) => `${table.epoch}.${kind}.${seat}.${table.used[seat]}`
  function frameOptions(table, seat) {
    const frame = top(table)
    if (frame === void 0 || !has$1(askedBy(table, frame), seat)) return NO_OPTIONS
    return ruleOf(frame).options?.(table, frame, seat) ?? NO_OPTIONS
  }
  /**
   * What the seat may do unasked; where the open question offers the same thing itself, that goes first. Most seats may do nothing most of
   * the time, so that is looked at before anything else.
   */
  function permitted(table, kind, seat, offered) {
    if (top(table) === void 0) return NO_OPTIONS
    const unasked = interrupts[kind].options(table, seat)
    if (unasked.length === 0 || (offered ?? frameOptions(table, seat)).some((option) => option.do === kind))
      return NO_OPTIONS
    return unasked.filter((option) => countActions([option]) > 0)
  }
  function options(table, seat) {
    const offered = frameOptions(table, seat)
    let all = offered
    for (let i = 0; i < permissionKinds.length; i++) {
      const unasked = permitted(table, permissionKinds[i], seat, offered)
      if (unasked.length > 0) all = [...all, ...unasked]
    }
    return all
  }
  function asks(table) {
    const open = []
    const frame = top(table)
    if (frame === void 0) return open
    const { cause, kind } = frame
    for (let left = askedBy(table, frame); left !== 0; left &= left - 1) {
      const seat = firstOf(left)
      const ask = {
        id: askId(table, frame, seat),
        seat,
        kind,
        cause,
        must: true,
      }
      open.push(
        isLocked(table, seat)
          ? {
              ...ask,
              locked: true,
            }
          : ask,
      )
    }
    const eyes = 'eyes' in table ? table.eyes : -1
    for (let i = 0; i < permissionKinds.length; i++) {
      const permission = permissionKinds[i]
      for (let seat = 0; seat < table.given.length; seat++)
        if (has$1(eyes, seat) && permitted(table, permission, seat).length > 0)
          open.push({
            id: permissionId(table, permission, seat),
            seat,
            kind: permission,
            cause,
            must: false,
          })
    }
    return open
  }
  function alsoFails(table, seat, action) {
    const frame = top(table)
    const rule = ruleOf(frame)
    if (rule.also === void 0 || action.do in interrupts) return void 0
    return rule.also(table, frame, seat, action)
  }
  function sample(table, seat, chance) {
    if (rules.sample !== void 0) return rules.sample(table, seat, chance)
    const frame = top(table)
    const rule = ruleOf(frame)
    const offered = permissionKinds.length === 0 ? rule.options(table, frame, seat) : options(table, seat)
    if (rule.also === void 0) return sampleAction(offered, chance, fieldNames)
    for (let tries = 0; tries < TRIES; tries++) {
      const action = sampleAction(offered, chance, fieldNames)
      if (alsoFails(table, seat, action) === void 0) return action
    }
    const allowed = listActions(offered).filter((action) => alsoFails(table, seat, action) === void 0)
    if (allowed.length === 0) throw new Error(`${rules.id}: seat ${seat} is asked and has no answer`)
    return sampleAction(allowed, chance)
  }
  /** Looked for among the few there are: nearly every action is none of them. */
  function interruptOf(action) {
    for (let i = 0; i < permissionKinds.length; i++) if (action.do === permissionKinds[i]) return interrupts[action.do]
  }
  function play(game, seat, action) {
    const state = game.state
    const frame = state.stack[state.stack.length - 1]
    const rule = ruleOf(frame)
    const interrupt = interruptOf(action)
    const unasked = interrupt !== void 0 && !frameOptions(state, seat).some((option) => option.do === action.do)
    state.moves++
    game.cause = state.moves
    if (unasked) {
      state.used[seat]++
      interrupt.answer(game, seat, action)
    } else {
      state.given[seat]++
      if (rule.together) lock(game, frame, rule, seat, action)
      else rule.answer(game, frame, seat, action)
    }
    settle(game)
  }
  /** Secret answers wait until the last one is in; then they are carried out in the order of the seats. */
  function lock(game, frame, rule, seat, action) {
    const { state } = game
    if (state.locked.length === 0) state.locked = state.given.map(() => null)
    state.locked[seat] = action
    game.tell?.({
      type: 'locked',
      by: seat,
    })
    const choosing = seatsOf(rule.asks(state, frame))
    if (!choosing.every((other) => isLocked(state, other))) return
    const answers = state.locked
    state.locked = []
    for (const other of choosing) rule.answer(game, frame, other, answers[other])
  }
  function refusal(table, seat, action) {
    return refusalAmong(options(table, seat), table, seat, action)
  }
  function refusalAmong(offered, table, seat, action) {
    const wrong = misshapen(rules.actions, action)
    if (wrong) return wrong
    const shaped = action
    if (!isOffered(offered, shaped))
      return (
        rules.why?.(table, seat, shaped) ?? {
          code: 'not-offered',
          facts: { action: shaped.do },
        }
      )
    const code = alsoFails(table, seat, shaped)
    return code === void 0 ? void 0 : (rules.why?.(table, seat, shaped) ?? { code })
  }
  function apply(game, seat, answer) {
    const { state } = game
    const frame = top(state)
    if (frame === void 0) return { code: 'game-over' }
    if (!isWhole(seat) || seat < 0 || seat >= state.given.length)
      return {
        code: 'no-such-seat',
        facts: { seats: state.given.length },
      }
    if (typeof answer !== 'object' || answer === null || typeof answer.ask !== 'string')
      return {
        code: 'malformed',
        facts: { field: 'ask' },
      }
    let refused
    if (has$1(askedBy(state, frame), seat) && answer.ask === askId(state, frame, seat))
      refused = refusal(state, seat, answer.action)
    else {
      const permission = permissionKinds.find((kind) => answer.ask === permissionId(state, kind, seat))
      const allowed = permission === void 0 ? NO_OPTIONS : permitted(state, permission, seat)
      if (allowed.length === 0) return { code: wasAsked(state, seat, answer.ask) ? 'question-closed' : 'not-asked' }
      refused = refusalAmong(allowed, state, seat, answer.action)
    }
    if (refused) return refused
    play(game, seat, answer.action)
  }
  /** Whether this looks like a question that was open to this seat before. */
  function wasAsked(table, seat, id) {
    const parts = id.split('.')
    const [epoch, frame, who, given] = parts.map(Number)
    const isPermission = permissionKinds.includes(parts[1] ?? '')
    if (parts.length !== 4 || who !== seat || !(epoch >= 0 && epoch <= table.epoch)) return false
    if (isPermission) return given >= 0 && given <= table.used[seat]
    return frame >= 1 && frame <= table.frames && given >= 0 && (epoch < table.epoch || given <= table.given[seat])
  }
  function at(state, listen, film) {
    const game = {
      state,
      tell: void 0,
      film,
      cause: 0,
    }
    if (listen)
      game.tell = (event) => {
        const told = event
        if (told.move !== void 0) throw new Error(`${rules.id}: the same "${event.type}" is told twice`)
        told.move = state.moves
        told.cause = game.cause
        listen(told)
      }
    return game
  }
  return {
    rules,
    prepare: (raw) => prepareSetup(rules, raw),
    start(setup, chance, listen) {
      const dealt = rules.deal(setup, chance)
      const state = rules.clone(Object.assign(dealt, newBase(setup.seats, chance)))
      const game = at(state, listen)
      push(game, dealt.first)
      settle(game)
      return state
    },
    load: (state) => rules.clone(state),
    at,
    settle,
    asked,
    asks,
    options,
    sample,
    safe(table, seat) {
      const frame = top(table)
      const rule = ruleOf(frame)
      if (rule.safe === void 0)
        throw new Error(`${rules.id}: "${frame.kind}" has no answer for somebody who isn't there`)
      return rule.safe(table, frame, seat)
    },
    ahead: (table) =>
      table.stack.flatMap((frame) => {
        return (ruleOf(frame).ahead?.(table, frame) ?? []).map(({ seat, kind }) => ({
          seat,
          kind,
          cause: frame.cause,
        }))
      }),
    early: (table, seat) =>
      table.stack.flatMap((frame) => {
        const rule = ruleOf(frame)
        return (rule.ahead?.(table, frame) ?? [])
          .filter((one) => one.seat === seat)
          .map(({ kind }) => ({
            kind,
            cause: frame.cause,
            options: rule.early?.(table, frame, seat) ?? [],
          }))
      }),
    out: (table) => rules.out?.(table) ?? 0,
    race(state) {
      const frame = top(state)
      return frame && ruleOf(frame).race?.(state, frame)
    },
    apply,
    refusal,
    play,
    view: (state, eyes) => rules.view(state, eyes),
    imagine(view, chance, belief) {
      const state = rules.imagine(view, chance, belief)
      for (let seat = 0; seat < state.locked.length; seat++)
        if (state.locked[seat] === -1) state.locked[seat] = sampleAction(frameOptions(state, seat), chance)
      return state
    },
    redact(event, eyes) {
      if (event.only === void 0 || (event.only.eyes & eyes) !== 0) return event
      const { only: _secret, ...open } = event
      return open
    },
  }
}
// packages/physics/src/flick.ts
/** What is flicked: the movement disc, a bullet, the octagon, or a figure that is thrown out. */
const FLICKED = ['disc', 'bullet', 'dynamite', 'figure']
// packages/physics/src/layout.ts
/** Kinds of pieces in the order in which the wooden world is built: the order is part of a flick's result. */
const KINDS = [
  'building',
  'house',
  'coach',
  'wagon',
  'gallows',
  'barrel',
  'hay',
  'cactus',
  'fence',
  'crate',
  'cylinder',
  'sack',
  'figure',
]
const TABLE = {
  halfX: 6e4,
  halfZ: 4e4,
}
const upright = (x, z, facing, y = 0) => ({
  x,
  y,
  z,
  facing,
  turn: null,
})
// packages/physics/src/pieces.ts
const box = (u, w, across, deep, from, to) => ({
  shape: 'box',
  u,
  w,
  halfU: across / 2,
  halfW: deep / 2,
  from,
  to,
})
const prism = (sides, diameter, from, to, wooden = 1) => ({
  shape: 'prism',
  sides,
  radius: diameter / 2,
  from,
  to,
  wooden,
})
/** A bar across with four wings: a notch for a door on both long sides. */
const twoNotches = (across) => [
  box(0, 0, across, 3, 0, 1.5),
  ...[-1, 1].flatMap((side) =>
    [-1, 1].map((end) => box(((3 + across / 2) / 2) * side, 3 * end, across / 2 - 3, 3, 0, 1.5)),
  ),
]
const WOOD = {
  building: {
    parts: [box(-4.75, 0, 2.5, 4, 0, 1.5), box(4.75, 0, 2.5, 4, 0, 1.5), box(0, 0, 12, 0.23, 2.5, 10)],
    mass: 36.7,
    height: 10,
    friction: 0.5,
    bounce: 0.2,
  },
  house: {
    parts: [box(0, -1.5, 12, 5, 0, 1.5), box(-4.5, 2.5, 3, 3, 0, 1.5), box(4.5, 2.5, 3, 3, 0, 1.5)],
    mass: 120,
    height: 1.5,
    friction: 0.5,
    bounce: 0.2,
  },
  coach: {
    parts: twoNotches(14),
    mass: 150,
    height: 1.5,
    friction: 0.5,
    bounce: 0.2,
  },
  wagon: {
    parts: twoNotches(16),
    mass: 200,
    height: 1.5,
    friction: 0.5,
    bounce: 0.2,
  },
  gallows: {
    parts: [box(0, 0, 2.5, 4, 0, 1.5), box(0, 0, 0.43, 0.43, 1.5, 10.5)],
    mass: 12,
    height: 10.5,
    friction: 0.5,
    bounce: 0.2,
  },
  barrel: {
    parts: [prism(12, 2.2, 0, 2.8)],
    mass: 7.3,
    height: 2.8,
    friction: 0.4,
    bounce: 0.25,
  },
  hay: {
    parts: [box(0, 0, 2.6, 1.8, 0, 1.8)],
    mass: 6.1,
    height: 1.8,
    friction: 0.5,
    bounce: 0.15,
  },
  cactus: {
    parts: [box(0, 0, 1.4, 1.2, 0, 5), box(0, 0, 3.2, 1.2, 2.2, 3)],
    mass: 8.3,
    height: 5,
    friction: 0.45,
    bounce: 0.2,
  },
  fence: {
    parts: [box(0, 0, 7, 0.8, 0, 2)],
    mass: 8.1,
    height: 2,
    friction: 0.45,
    bounce: 0.2,
  },
  crate: {
    parts: [box(0, 0, 2.4, 2.4, 0, 2.4)],
    mass: 10,
    height: 2.4,
    friction: 0.45,
    bounce: 0.2,
  },
  cylinder: {
    parts: [prism(24, 2.4, 0, 0.9)],
    mass: 2.9,
    height: 0.9,
    friction: 0.22,
    bounce: 0.45,
    planar: true,
  },
  sack: {
    parts: [prism(24, 1.8, 0, 0.9)],
    mass: 1.6,
    height: 0.9,
    friction: 0.3,
    bounce: 0.2,
    planar: true,
  },
  figure: {
    parts: [box(0, 0, 2.2, 1.2, 0, 3.8), prism(10, 2.5, 3.8, 4.5, 0.5)],
    mass: 7.9,
    height: 4.5,
    friction: 0.45,
    bounce: 0.45,
  },
}
const FLICKED_WOOD = {
  disc: {
    radius: 1.75,
    thick: 0.8,
    mass: 5.5,
    friction: 0.22,
    bounce: 0.45,
    slows: 230,
  },
  bullet: {
    radius: 1.2,
    thick: 0.9,
    mass: 2.9,
    friction: 0.22,
    bounce: 0.45,
    slows: 230,
  },
  dynamite: {
    radius: 1.1,
    thick: 0.9,
    mass: 2.2,
    friction: 0.35,
    bounce: 0.3,
    slows: 0,
  },
  figure: {
    radius: 1.3,
    thick: 2.2,
    mass: 7.9,
    friction: 0.45,
    bounce: 0.45,
    slows: 300,
  },
}
/** Radius in thousandths of a centimetre. */
const radiusOf = (what) => FLICKED_WOOD[what].radius * 1e3
const TABLE_FRICTION = 0.25
const TABLE_BOUNCE = 0.1
// packages/physics/src/trigonometry.ts
const FULL_TURN = 36e3
const RADIANS = Math.PI / 18e3
/** Of an angle of at most 45°, in radians. */
function smallSine(a) {
  const s = a * a
  return (
    a *
    (1 -
      (s / 6) *
        (1 -
          (s / 20) *
            (1 - (s / 42) * (1 - (s / 72) * (1 - (s / 110) * (1 - (s / 156) * (1 - (s / 210) * (1 - s / 272))))))))
  )
}
function smallCosine(a) {
  const s = a * a
  return (
    1 -
    (s / 2) *
      (1 -
        (s / 12) *
          (1 -
            (s / 30) *
              (1 - (s / 56) * (1 - (s / 90) * (1 - (s / 132) * (1 - (s / 182) * (1 - (s / 240) * (1 - s / 306))))))))
  )
}
/** The same angle, 0 … 35999. */
function wrapped(angle) {
  const rest = angle % FULL_TURN
  return rest < 0 ? rest + FULL_TURN : rest === 0 ? 0 : rest
}
function sine(angle) {
  const a = wrapped(angle)
  if (a > 18e3) return -sine(a - 18e3)
  const b = a > 9e3 ? 18e3 - a : a
  return b <= 4500 ? smallSine(b * RADIANS) : smallCosine((9e3 - b) * RADIANS)
}
const cosine = (angle) => sine(angle + 9e3)
/** Of a small slope: below tan 11.25° after the two halvings. */
function arcTangent(slope) {
  const half = slope / (1 + Math.sqrt(1 + slope * slope))
  const t = half / (1 + Math.sqrt(1 + half * half))
  const s = t * t
  return 4 * t * (1 - s * (1 / 3 - s * (1 / 5 - s * (1 / 7 - s * (1 / 9 - s * (1 / 11 - s * (1 / 13 - s / 15)))))))
}
/** The angle of a vector whose parts are along east and along north, in hundredths of a degree, not rounded, 0 … 36000. */
function angleOf(east, north) {
  const e = Math.abs(east)
  const n = Math.abs(north)
  if (e === 0 && n === 0) return 0
  const acute = (n <= e ? arcTangent(n / e) : Math.PI / 2 - arcTangent(e / n)) / RADIANS
  if (east >= 0) return north >= 0 ? acute : FULL_TURN - acute
  return north >= 0 ? FULL_TURN / 2 - acute : FULL_TURN / 2 + acute
}
/** The direction from one point of the table to another: z grows to the south. */
const bearing = (fromX, fromZ, toX, toZ) => wrapped(Math.round(angleOf(toX - fromX, fromZ - toZ)))
// packages/physics/src/rotation.ts
const MILLIONTHS = 1e6
/** About the vertical: the way an upright piece faces. Half a hundredth of a degree is no angle of ours, so it is halved as a vector. */
function facingTurn(facing) {
  const c = cosine(facing)
  const s = sine(facing)
  const w = Math.sqrt(Math.max(0, (1 + c) / 2))
  const y = Math.sqrt(Math.max(0, (1 - c) / 2))
  return {
    x: 0,
    y: s < 0 ? -y : y,
    z: 0,
    w,
  }
}
function rotationOf(pose) {
  if (!pose.turn) return facingTurn(pose.facing)
  const [i, j, k, w] = pose.turn
  const length = Math.sqrt(i * i + j * j + k * k + w * w)
  return {
    x: i / length,
    y: j / length,
    z: k / length,
    w: w / length,
  }
}
/** In millionths, spelled one way: the first part that isn't zero, from w down, is positive. */
function roundedTurn({ x, y, z, w }) {
  const sign = w < 0 || (w === 0 && (z < 0 || (z === 0 && (y < 0 || (y === 0 && x < 0))))) ? -1e6 : MILLIONTHS
  return [whole$3(x * sign), whole$3(y * sign), whole$3(z * sign), whole$3(w * sign)]
}
/** Rounded, without the zero that has a sign. */
const whole$3 = (value) => Math.round(value) + 0
function turned$1({ x, y, z, w }, v) {
  const cx = 2 * (y * v.z - z * v.y)
  const cy = 2 * (z * v.x - x * v.z)
  const cz = 2 * (x * v.y - y * v.x)
  return {
    x: v.x + w * cx + y * cz - z * cy,
    y: v.y + w * cy + z * cx - x * cz,
    z: v.z + w * cz + x * cy - y * cx,
  }
}
function times(a, b) {
  return {
    x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
    y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
    z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
    w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
  }
}
const UP = {
  x: 0,
  y: 1,
  z: 0,
}
const FORWARD = {
  x: 1,
  y: 0,
  z: 0,
}
/** How far the up axis leans from the vertical, hundredths of a degree. */
function tiltOfRotation(rotation) {
  const up = turned$1(rotation, UP)
  return whole$3(angleOf(up.y, Math.sqrt(up.x * up.x + up.z * up.z)))
}
const tiltOf = (pose) => (pose.turn ? tiltOfRotation(rotationOf(pose)) : 0)
/** Where an upright piece looks; where the top of a lying one points. */
function headingOf(rotation, lies) {
  const to = turned$1(rotation, lies ? UP : FORWARD)
  return wrapped(whole$3(angleOf(to.x, -to.z)))
}
// packages/physics/src/speeds.ts
const MOST_POWER = 1e3
/** Of a power 1 … 1000, in thousandths of a centimetre a second. The way of a disc is proportional to its power. */
function speedOf(what, power) {
  switch (what) {
    case 'disc':
    case 'figure':
      return whole$3(185e3 * Math.sqrt(power / MOST_POWER))
    case 'bullet':
      return 6e4 + 260 * power
    case 'dynamite':
      return 5e4 + 110 * power
  }
}
/** No flick is faster, the shakiest hand included. */
const fastest = (what) => whole$3(speedOf(what, MOST_POWER) * 1.25)
/** How far a planar piece slides on an empty table, thousandths of a centimetre. */
function freeRun(what, speed) {
  const { slows } = FLICKED_WOOD[what]
  const v = speed / 1e3
  const steps = Math.floor((v * 480) / slows)
  return ((steps * v) / 480 - (slows * steps * (steps + 1)) / 460800) * 1e3
}
/** What is left of its speed after so long a way; 0: it never gets there. */
function speedAfter(what, speed, way) {
  const left = speed * speed - 2e3 * FLICKED_WOOD[what].slows * way
  return left > 0 ? Math.sqrt(left) : 0
}
const HANDS = ['off', 'light', 'normal']
const THROWN = {
  disc: 'disc',
  colt: 'bullet',
  winchester: 'bullet',
  dynamite: 'dynamite',
  ejection: 'figure',
}
/** Standard deviations of a normal hand: hundredths of a degree, and a share of the speed. */
const WOBBLE = {
  disc: {
    angle: 120,
    speed: 0.04,
  },
  colt: {
    angle: 160,
    speed: 0.04,
  },
  winchester: {
    angle: 30,
    speed: 0.02,
  },
  dynamite: {
    angle: 300,
    speed: 0.06,
  },
  ejection: {
    angle: 300,
    speed: 0.05,
  },
}
const STEADINESS = {
  off: 0,
  light: 0.5,
  normal: 1,
}
const DRAWN_BELOW = 65536
/** The sum of four even draws: nearly a bell curve of deviation 1, bounded, without a transcendental function. */
function bell(draws, first) {
  let sum = 0
  for (let at = first; at < first + 4; at++) sum += ((draws[at] ?? 32768) + 0.5) / DRAWN_BELOW
  return (sum - 2) * Math.sqrt(3)
}
/** Where and how fast it really goes. */
function aim(grip, hand, direction, power, draws) {
  const speed = speedOf(THROWN[grip], power)
  const share = STEADINESS[hand]
  if (share === 0)
    return {
      direction,
      speed,
    }
  if (draws.length !== 8) throw new RangeError(`a shaking hand draws 8 numbers`)
  const { angle, speed: spread } = WOBBLE[grip]
  return {
    direction: wrapped(whole$3(direction + bell(draws, 0) * angle * share)),
    speed: whole$3(speed * (1 + bell(draws, 4) * spread * share)),
  }
}
const MOST_DOORS = 32
/** Half the largest table. */
const FARTHEST$1 = 2e5
const MOST_SPIN$1 = 2e4
const MILLION = 1e6
function whyNot$1(layout, flick) {
  return whyNoLayout(layout) ?? whyNoFlick(layout, flick)
}
function whyNoLayout({ surface, pieces }) {
  if (pieces.length > 200)
    return {
      code: 'too-many',
      at: 'pieces',
    }
  const ids = /* @__PURE__ */ new Set()
  for (const [at, { id, kind, pose }] of pieces.entries()) {
    if (ids.has(id) || id === '')
      return {
        code: 'twice',
        at: `pieces.${at}.id`,
      }
    ids.add(id)
    if (!KINDS.includes(kind))
      return {
        code: 'unknown-word',
        at: `pieces.${at}.kind`,
      }
    const fault = whyNoPose(pose, `pieces.${at}.pose`)
    if (fault) return fault
  }
  return (
    outside(surface.halfX, 1, FARTHEST$1, 'surface.halfX') ?? outside(surface.halfZ, 1, FARTHEST$1, 'surface.halfZ')
  )
}
function whyNoPose({ x, y, z, facing, turn }, at) {
  const fault =
    outside(x, -2e5, FARTHEST$1, `${at}.x`) ??
    outside(y, -2e5, FARTHEST$1, `${at}.y`) ??
    outside(z, -2e5, FARTHEST$1, `${at}.z`) ??
    outside(facing, 0, 35999, `${at}.facing`)
  if (fault || !turn) return fault
  let square = 0
  for (const part of turn) {
    const wrong = outside(part, -1e6, MILLION, `${at}.turn`)
    if (wrong) return wrong
    square += part * part
  }
  return Math.abs(Math.sqrt(square) - MILLION) > 10
    ? {
        code: 'no-turn',
        at: `${at}.turn`,
      }
    : void 0
}
function whyNoFlick({ surface, pieces }, flick) {
  if (!FLICKED.includes(flick.what))
    return {
      code: 'unknown-word',
      at: 'what',
    }
  const fault =
    outside(flick.x, -surface.halfX, surface.halfX, 'x') ??
    outside(flick.z, -surface.halfZ, surface.halfZ, 'z') ??
    outside(flick.direction, 0, 35999, 'direction') ??
    outside(flick.speed, 0, fastest(flick.what), 'speed') ??
    outside(flick.spin, -2e4, MOST_SPIN$1, 'spin')
  if (fault) return fault
  if (flick.doors.length > MOST_DOORS)
    return {
      code: 'too-many',
      at: 'doors',
    }
  for (const [at, door] of flick.doors.entries()) {
    const wrong = whyNoDoor(door, `doors.${at}`)
    if (wrong) return wrong
  }
  if (!flick.out) return void 0
  if (!pieces.some(({ id }) => id === flick.out.piece))
    return {
      code: 'unknown-word',
      at: 'out.piece',
    }
  return whyNoDoor(flick.out.door, 'out.door')
}
const whyNoDoor = ({ x, z, facing, half }, at) =>
  outside(x, -2e5, FARTHEST$1, `${at}.x`) ??
  outside(z, -2e5, FARTHEST$1, `${at}.z`) ??
  outside(facing, 0, 35999, `${at}.facing`) ??
  outside(half, 1, FARTHEST$1, `${at}.half`)
/** NaN and the infinities are no whole numbers either. */
function outside(value, from, to, at) {
  if (!Number.isInteger(value))
    return {
      code: 'not-whole',
      at,
    }
  return value < from || value > to
    ? {
        code: 'out-of-range',
        at,
      }
    : void 0
}
// packages/physics/src/engine.ts
/** Part of every saved game: two engines, or two sets of wooden parameters, never meet in one. */
const ENGINE = 'rapier3d-deterministic 0.20.0, wood 1'
let loaded
/** Fetched only when asked for: no other game carries it along. */
async function loadEngine() {
  if (loaded) return
  const module = await import('@dimforge/rapier3d-deterministic-compat')
  await module.init()
  loaded = module
}
function engine() {
  if (!loaded) throw new Error('the wooden table is used before ready()')
  return loaded
}
// packages/physics/src/feet.ts
const isCircle = (shape) => 'radius' in shape
/** A disc on the table. */
const discFoot = (x, z, radius) => [
  {
    x,
    z,
    radius,
  },
]
function toWorld({ x, z, facing }, u, w) {
  const s = sine(facing)
  const c = cosine(facing)
  return {
    x: x + u * s + w * c,
    z: z + u * c - w * s,
  }
}
function toLocal({ x, z, facing }, atX, atZ) {
  const s = sine(facing)
  const c = cosine(facing)
  return {
    u: (atX - x) * s + (atZ - z) * c,
    w: (atX - x) * c - (atZ - z) * s,
  }
}
/** A rectangle in the frame of a piece: the strip before a door. */
const boxFoot = (pose, fromU, toU, fromW, toW) => [
  {
    corners: [
      toWorld(pose, fromU, fromW),
      toWorld(pose, toU, fromW),
      toWorld(pose, toU, toW),
      toWorld(pose, fromU, toW),
    ],
  },
]
const footOf = ({ kind, pose }) => (pose.turn ? shadow(kind, pose) : standingFoot(kind, pose))
/** Of an upright piece: the parts that reach down to its sole. */
function standingFoot(kind, pose) {
  const foot = []
  for (const part of WOOD[kind].parts) {
    if (part.from > 0) continue
    foot.push(
      part.shape === 'prism'
        ? {
            x: pose.x,
            z: pose.z,
            radius: part.radius * 1e3,
          }
        : { corners: boxCorners(part).map(({ u, w }) => toWorld(pose, u * 1e3, w * 1e3)) },
    )
  }
  return foot
}
const boxCorners = ({ u, w, halfU, halfW }) => [
  {
    u: u - halfU,
    w: w - halfW,
  },
  {
    u: u + halfU,
    w: w - halfW,
  },
  {
    u: u + halfU,
    w: w + halfW,
  },
  {
    u: u - halfU,
    w: w + halfW,
  },
]
/** Of a piece that lies or leans: what it covers, seen from above. */
function shadow(kind, pose) {
  const rotation = rotationOf(pose)
  return WOOD[kind].parts.map((part) => {
    const points = []
    for (const { u, w } of part.shape === 'box' ? boxCorners(part) : prismCorners(part))
      for (const y of [part.from, part.to]) {
        const at = turned$1(rotation, {
          x: w,
          y,
          z: u,
        })
        points.push({
          x: pose.x + at.x * 1e3,
          z: pose.z + at.z * 1e3,
        })
      }
    return { corners: hull(points) }
  })
}
const prismCorners = ({ sides, radius }) =>
  Array.from({ length: sides }, (_, corner) => {
    const angle = (FULL_TURN / sides) * corner
    return {
      u: radius * sine(angle),
      w: radius * cosine(angle),
    }
  })
/** The convex hull, by the monotone chain. */
function hull(points) {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.z - b.z)
  const half = (list) => {
    const chain = []
    for (const point of list) {
      while (chain.length > 1 && cross(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
      chain.push(point)
    }
    chain.pop()
    return chain
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}
const cross = (o, a, b) => (a.x - o.x) * (b.z - o.z) - (a.z - o.z) * (b.x - o.x)
/** The shortest distance between two feet; 0 where they overlap. */
function gap(a, b) {
  let least = Infinity
  for (const one of a) for (const other of b) least = Math.min(least, apart(one, other))
  return least
}
const overlaps = (a, b) => gap(a, b) === 0
function apart(a, b) {
  if (isCircle(a))
    return Math.max(
      0,
      (isCircle(b) ? Math.sqrt((a.x - b.x) ** 2 + (a.z - b.z) ** 2) - b.radius : toPolygon(a, b)) - a.radius,
    )
  if (isCircle(b)) return apart(b, a)
  let least = Infinity
  for (const corner of a.corners) least = Math.min(least, toPolygon(corner, b))
  for (const corner of b.corners) least = Math.min(least, toPolygon(corner, a))
  return least > 0 && crossEachOther(a, b) ? 0 : least
}
/** From a point; 0 inside. */
function toPolygon(point, { corners }) {
  let least = Infinity
  let left = 0
  for (let at = 0; at < corners.length; at++) {
    const from = corners[at]
    const to = corners[(at + 1) % corners.length]
    least = Math.min(least, toSegment(point, from, to))
    const side = cross(from, to, point)
    if (side > 0) left++
    else if (side < 0) left--
  }
  return Math.abs(left) === corners.length ? 0 : least
}
function toSegment(point, from, to) {
  const dx = to.x - from.x
  const dz = to.z - from.z
  const long = dx * dx + dz * dz
  const along = long === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.z - from.z) * dz) / long))
  return Math.sqrt((point.x - from.x - along * dx) ** 2 + (point.z - from.z - along * dz) ** 2)
}
/** Two long boxes can lie crosswise with no corner of either in the other. */
const crossEachOther = (a, b) =>
  a.corners.some((from, at) => {
    const to = a.corners[(at + 1) % a.corners.length]
    return b.corners.some((start, other) => {
      const end = b.corners[(other + 1) % b.corners.length]
      return cross(from, to, start) * cross(from, to, end) < 0 && cross(start, end, from) * cross(start, end, to) < 0
    })
  })
function onSurface(foot, { halfX, halfZ }) {
  const inside = (x, z, margin) => Math.abs(x) + margin <= halfX && Math.abs(z) + margin <= halfZ
  return foot.every((shape) =>
    isCircle(shape) ? inside(shape.x, shape.z, shape.radius) : shape.corners.every(({ x, z }) => inside(x, z, 0)),
  )
}
// packages/physics/src/places.ts
const RING = 500
const DIRECTIONS = 16
const ROOM = 200
/** Beyond the far corner of the table. */
const MOST_RINGS = 300
/**
 * The nearest free spot: rings of 0.5 cm, 16 directions a ring starting east; the first where the foot is on the table and at least
 * 0.2 cm from every other. A spot that is free already is kept. Undefined: the table is full.
 */
function nearestFree(kind, pose, others, surface) {
  for (let ring = 0; ring <= MOST_RINGS; ring++)
    for (let way = 0; way < (ring === 0 ? 1 : DIRECTIONS); way++) {
      const angle = (FULL_TURN / DIRECTIONS) * way
      const x = whole$3(pose.x + ring * RING * cosine(angle))
      const z = whole$3(pose.z - ring * RING * sine(angle))
      const there = {
        x,
        y: pose.y,
        z,
        facing: pose.facing,
        turn: pose.turn,
      }
      if (isFree(kind, there, others, surface)) return there
    }
}
function isFree(kind, pose, others, surface) {
  const foot = footOf({
    kind,
    pose,
  })
  return onSurface(foot, surface) && others.every((other) => gap(foot, other) >= ROOM)
}
const VERTICAL = 0.7
/** Upright with the centre of its foot where the centre of its sole is now, looking the way it looked before it fell. */
function stoodUp(pose) {
  if (!pose.turn) return pose.y === 0 ? pose : upright(pose.x, pose.z, pose.facing)
  const rotation = rotationOf(pose)
  const ahead = turned$1(rotation, {
    x: 1,
    y: 0,
    z: 0,
  })
  const fellBack = ahead.y > VERTICAL
  const facing = headingOf(rotation, Math.abs(ahead.y) > VERTICAL)
  return upright(pose.x, pose.z, fellBack ? wrapped(facing + FULL_TURN / 2) : facing)
}
const HIND = 0.6
const BRIM = 1.25 * cosine(FULL_TURN / 20)
const BRIM_AT = 3.8
const LONG = Math.sqrt(BRIM_AT * BRIM_AT + (BRIM - HIND) * (BRIM - HIND))
const LEAN = {
  sine: BRIM_AT / LONG,
  cosine: (BRIM - HIND) / LONG,
}
const ON_ITS_BACK = {
  x: 0,
  y: 0,
  z: Math.sqrt((1 - LEAN.cosine) / 2),
  w: Math.sqrt((1 + LEAN.cosine) / 2),
}
/** A figure lying on its back with its sole at this place and its hat pointing that way. */
function laid(x, z, facing) {
  const turn = roundedTurn(times(facingTurn(wrapped(facing + FULL_TURN / 2)), ON_ITS_BACK))
  return {
    x,
    y: whole$3(HIND * LEAN.sine * 1e3),
    z,
    facing: wrapped(facing),
    turn,
  }
}
// packages/physics/src/reading.ts
const spotOf = (body) => ({
  at: body.translation(),
  rotation: body.rotation(),
})
/** A lean of less than a degree is none, nor is a height of a fifth of a millimetre. */
const STRAIGHT = 100
const ON_THE_TABLE = 20
/** From here on the top of a piece says where it points. */
const LIES = 4500
function poseOf$1({ at, rotation }) {
  const tilt = tiltOfRotation(rotation)
  const y = whole$3(at.y * 1e3)
  const x = whole$3(at.x * 1e3)
  const z = whole$3(at.z * 1e3)
  const facing = headingOf(rotation, tilt > LIES)
  if (tilt < STRAIGHT) return upright(x, z, facing, Math.abs(y) < ON_THE_TABLE ? 0 : y)
  return {
    x,
    y,
    z,
    facing,
    turn: roundedTurn(rotation),
  }
}
/** Pieces that were woken and lay down again where they were haven't moved: half a tenth of a millimetre, a tenth of a degree. */
function isSame(a, b) {
  const dx = a.at.x - b.at.x
  const dy = a.at.y - b.at.y
  const dz = a.at.z - b.at.z
  if (dx * dx + dy * dy + dz * dz > 25e-6) return false
  const p = a.rotation
  const q = b.rotation
  return Math.abs(p.x * q.x + p.y * q.y + p.z * q.z + p.w * q.w) > 1 - 4e-7
}
/** A piece has left the table when its centre is beyond an edge. */
function isOff(kind, { at, rotation }, { halfX, halfZ }) {
  const centre = turned$1(rotation, {
    x: 0,
    y: WOOD[kind].height / 2,
    z: 0,
  })
  return Math.abs(at.x + centre.x) * 1e3 > halfX || Math.abs(at.z + centre.z) * 1e3 > halfZ
}
/** Where it went over the edge. */
function clampedTo({ halfX, halfZ }, pose) {
  const within = (value, half) => Math.min(half, Math.max(-half, value))
  return {
    x: within(pose.x, halfX),
    y: pose.y,
    z: within(pose.z, halfZ),
    facing: pose.facing,
    turn: pose.turn,
  }
}
// packages/physics/src/door-watch.ts
/** A door in the frame of its posts. */
var DoorWatch = class {
  sine
  cosine
  wasFront
  last
  door
  radius
  constructor(door, radius, x, z) {
    this.door = door
    this.radius = radius
    this.sine = sine(door.facing)
    this.cosine = cosine(door.facing)
    this.last = this.ahead(x, z)
    this.wasFront = this.last > 0
  }
  ahead(x, z) {
    return (x - this.door.x) * this.cosine - (z - this.door.z) * this.sine
  }
  isBetweenPosts(x, z) {
    return Math.abs((x - this.door.x) * this.sine + (z - this.door.z) * this.cosine) < this.door.half
  }
  /** Some part of the disc has just got past the line, between the posts, from the front. */
  isCrossed(x, z) {
    const ahead = this.ahead(x, z)
    const goesIn = ahead < this.last
    this.last = ahead
    if (ahead > this.radius) this.wasFront = true
    else if (ahead < 0 && !this.isBetweenPosts(x, z)) this.wasFront = false
    return this.wasFront && goesIn && ahead <= this.radius && this.isBetweenPosts(x, z)
  }
  /** The disc isn't wholly through yet. */
  isWithin(x, z) {
    return this.ahead(x, z) < this.radius && this.isBetweenPosts(x, z)
  }
}
// packages/physics/src/fingerprint.ts
var Fingerprint = class {
  low = 2166136261
  high = 16777619
  number(value) {
    return this.word(value | 0).word(Math.floor(value / 4294967296) | 0)
  }
  text(text) {
    for (let at = 0; at < text.length; at++) this.word(text.charCodeAt(at))
    return this.word(text.length)
  }
  word(bits) {
    for (let shift = 0; shift < 32; shift += 8) {
      const byte = (bits >>> shift) & 255
      this.low = Math.imul(this.low ^ byte, 16777619)
      this.high = Math.imul(this.high ^ byte, 16777623)
    }
    return this
  }
  get hex() {
    return (this.high >>> 0).toString(16).padStart(8, '0') + (this.low >>> 0).toString(16).padStart(8, '0')
  }
}
/** Of where everything came to rest and what was touched on the way. */
function fingerprintOf(rest) {
  const print = new Fingerprint().number(rest.crossed).number(rest.steps)
  const pose = (at) => {
    print.number(at.x).number(at.y).number(at.z).number(at.facing)
    for (const part of at.turn ?? []) print.number(part)
  }
  for (const { step, id, part, x, z, speed } of rest.touches)
    print.number(step).text(id).number(part).number(x).number(z).number(speed)
  pose(rest.flicked.pose)
  for (const { id, pose: at, off } of rest.moved) {
    print.text(id).number(off ? 1 : 0)
    pose(at)
  }
  return print.hex
}
// packages/physics/src/track.ts
/** Pictures know hundredths of a centimetre, half degrees of facing and thousandths of a turn's parts: finer than the eye. */
const LENGTH = 10
const ANGLE = 50
const TURNS = 1e3
const UPRIGHT_NUMBERS = 3
const TUMBLING_NUMBERS = 7
var Recorder = class {
  seen = /* @__PURE__ */ new Map()
  sounds = []
  frames = 0
  /** A body that is awake, in the current picture. */
  see(id, spot) {
    const body = this.seen.get(id)
    if (!body) {
      this.seen.set(id, {
        from: this.frames,
        spots: [spot],
      })
      return
    }
    while (body.spots.length < this.frames - body.from) body.spots.push(body.spots.at(-1))
    body.spots.push(spot)
  }
  hear(id, speed) {
    this.sounds.push([this.frames, id, Math.round(speed)])
  }
  track(what) {
    const bodies = []
    for (const [id, { from, spots }] of this.seen) bodies.push(compact(id, from, spots))
    const moving = bodies.filter(({ id, path, tumbles }) => id === '' || path.length > numbersOf(tumbles))
    return {
      what,
      frames: this.frames,
      bodies: moving,
      sounds: this.sounds,
    }
  }
}
const numbersOf = (tumbles) => (tumbles ? TUMBLING_NUMBERS : UPRIGHT_NUMBERS)
function compact(id, from, spots) {
  const tumbles = spots.some(({ at, rotation }) => tiltOfRotation(rotation) > 100 || Math.abs(at.y) > 0.1)
  const pictures = []
  let before
  for (const { at, rotation } of spots) {
    before = tumbles ? sameSide(rotation, before) : rotation
    pictures.push(tumbles ? tumbling(at, before) : standing(at, headingOf(rotation, false)))
  }
  while (pictures.length > 1 && same(pictures.at(-1), pictures.at(-2))) pictures.pop()
  return {
    id,
    from,
    tumbles,
    path: differences(pictures, numbersOf(tumbles)),
  }
}
const same = (a, b) => a.every((value, at) => value === b[at])
const scaled = (centimetres) => Math.round((centimetres * 1e3) / LENGTH)
const standing = (at, facing) => [scaled(at.x), scaled(at.z), Math.round(facing / ANGLE)]
const tumbling = (at, { x, y, z, w }) => [
  scaled(at.x),
  scaled(at.y),
  scaled(at.z),
  Math.round(x * TURNS),
  Math.round(y * TURNS),
  Math.round(z * TURNS),
  Math.round(w * TURNS),
]
/** A rotation and its negative are one: the nearer of the two makes smaller differences. */
function sameSide(q, before) {
  return before !== void 0 && q.x * before.x + q.y * before.y + q.z * before.z + q.w * before.w < 0
    ? {
        x: -q.x,
        y: -q.y,
        z: -q.z,
        w: -q.w,
      }
    : q
}
/** From the picture before, less what it had moved by: a body that glides costs next to nothing. */
function differences(pictures, numbers) {
  const path = []
  for (let at = 0; at < pictures.length; at++)
    for (let n = 0; n < numbers; n++)
      path.push(
        pictures[at][n] -
          (at === 0 ? 0 : at === 1 ? pictures[0][n] : 2 * pictures[at - 1][n] - pictures[at - 2][n]) +
          0,
      )
  return path
}
// packages/physics/src/world.ts
const SETTLING_STEPS = 3
const TABLE_THICKNESS = 4
/** How far a planar disc reaches below the table top, so that no lying piece slips under it. */
const REACH_BELOW = 2
/** Who meets whom: planar discs don't touch the table, and the flicked piece passes what it starts on. */
const GROUP = {
  table: 1,
  piece: 2,
  passed: 4,
  planar: 8,
  flicked: 16,
}
const groups = (member, meets) => (member << 16) | meets
const PIECES = GROUP.piece | GROUP.planar
const MEETS = {
  table: groups(GROUP.table, GROUP.piece | GROUP.passed | GROUP.flicked),
  piece: groups(GROUP.piece, GROUP.table | PIECES | GROUP.passed | GROUP.flicked),
  passed: groups(GROUP.passed, GROUP.table | PIECES | GROUP.passed),
  planar: groups(GROUP.planar, PIECES | GROUP.passed | GROUP.flicked),
  flickedPlanar: groups(GROUP.flicked, PIECES),
  flickedFree: groups(GROUP.flicked, PIECES | GROUP.table),
}
const rank$1 = (piece) => KINDS.indexOf(piece.kind)
/** By kind, then by id. */
const inOrder = (pieces) => pieces.toSorted((a, b) => rank$1(a) - rank$1(b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
function buildWorld(layout, passed) {
  const rapier = engine()
  const world = new rapier.World({
    x: 0,
    y: -981,
    z: 0,
  })
  world.timestep = 1 / 480
  world.maxCcdSubsteps = 4
  const events = new rapier.EventQueue(true)
  const { halfX, halfZ } = layout.surface
  world.createCollider(
    rapier.ColliderDesc.cuboid(halfX / 1e3, TABLE_THICKNESS / 2, halfZ / 1e3)
      .setTranslation(0, -2, 0)
      .setFriction(TABLE_FRICTION)
      .setRestitution(TABLE_BOUNCE)
      .setCollisionGroups(MEETS.table),
  )
  const pieces = []
  const byBody = /* @__PURE__ */ new Map()
  const byCollider = /* @__PURE__ */ new Map()
  for (const piece of inOrder(layout.pieces)) {
    const standing = {
      piece,
      body: putDown(rapier, world, piece, passed.has(piece.id)),
    }
    pieces.push(standing)
    byBody.set(standing.body.handle, standing)
    for (let part = 0; part < WOOD[piece.kind].parts.length; part++)
      byCollider.set(standing.body.collider(part).handle, {
        standing,
        part,
      })
  }
  settle(world, pieces)
  return {
    world,
    events,
    pieces,
    byBody,
    byCollider,
  }
}
function discard({ world, events }) {
  events.free()
  world.free()
}
/** New bodies are all awake, whatever their description says: let them come to rest, then put them to sleep by hand. */
function settle(world, pieces) {
  for (let step = 0; step < SETTLING_STEPS; step++) world.step()
  const still = {
    x: 0,
    y: 0,
    z: 0,
  }
  for (const { body } of pieces) {
    body.setLinvel(still, false)
    body.setAngvel(still, false)
    body.sleep()
  }
  world.step()
}
function putDown(rapier, world, piece, isPassed) {
  const wood = WOOD[piece.kind]
  const { x, y, z } = piece.pose
  const description = rapier.RigidBodyDesc.dynamic()
    .setTranslation(x / 1e3, y / 1e3, z / 1e3)
    .setRotation(rotationOf(piece.pose))
    .setAngularDamping(wood.planar ? 0 : 0.3)
  if (wood.planar)
    description.enabledTranslations(true, false, true).enabledRotations(false, true, false).setGravityScale(0)
  const body = world.createRigidBody(description)
  let volume = 0
  for (const part of wood.parts) volume += volumeOf(part)
  for (const part of wood.parts)
    world.createCollider(
      colliderOf(rapier, part)
        .setMass((wood.mass * volumeOf(part)) / volume)
        .setFriction(wood.friction)
        .setRestitution(wood.bounce)
        .setCollisionGroups(isPassed ? MEETS.passed : wood.planar ? MEETS.planar : MEETS.piece),
      body,
    )
  return body
}
/** An area of a regular polygon needs its sine only. */
const areaOf = (part) =>
  part.shape === 'box'
    ? 4 * part.halfU * part.halfW
    : (part.sides / 2) * part.radius * part.radius * sine(FULL_TURN / part.sides)
const volumeOf = (part) => areaOf(part) * (part.to - part.from) * (part.shape === 'prism' ? part.wooden : 1)
function colliderOf(rapier, part) {
  const middle = (part.from + part.to) / 2
  const half = (part.to - part.from) / 2
  return part.shape === 'box'
    ? rapier.ColliderDesc.cuboid(part.halfW, half, part.halfU).setTranslation(part.w, middle, part.u)
    : rapier.ColliderDesc.convexHull(corners(part.sides, part.radius, half, FULL_TURN / part.sides / 2)).setTranslation(
        0,
        middle,
        0,
      )
}
/** Of a prism whose axis is vertical and whose first corner lies at this angle. */
function corners(sides, radius, half, first) {
  const points = new Float32Array(sides * 6)
  for (let corner = 0; corner < sides; corner++) {
    const angle = first + (FULL_TURN / sides) * corner
    points.set([radius * cosine(angle), -half, radius * sine(angle)], corner * 6)
    points.set([radius * cosine(angle), half, radius * sine(angle)], corner * 6 + 3)
  }
  return points
}
/** The flicked piece, about to go. */
function addFlicked({ world }, flick) {
  const rapier = engine()
  const wood = FLICKED_WOOD[flick.what]
  const isPlanar = wood.slows > 0
  const description = rapier.RigidBodyDesc.dynamic().setCcdEnabled(true).setCanSleep(false)
  let shape
  if (isPlanar) {
    description
      .setTranslation(flick.x / 1e3, 0, flick.z / 1e3)
      .enabledTranslations(true, false, true)
      .enabledRotations(false, true, false)
      .setGravityScale(0)
    shape = rapier.ColliderDesc.cylinder((wood.thick + REACH_BELOW) / 2, wood.radius).setTranslation(
      0,
      (wood.thick - REACH_BELOW) / 2,
      0,
    )
  } else {
    const flat = wood.radius * cosine(FULL_TURN / 16)
    description
      .setTranslation(flick.x / 1e3, flat, flick.z / 1e3)
      .setRotation(facingTurn(flick.direction))
      .setAngularDamping(0.3)
    shape = rapier.ColliderDesc.convexHull(corners(8, wood.radius, wood.thick / 2, FULL_TURN / 16)).setRotation(ON_EDGE)
  }
  const body = world.createRigidBody(description)
  const collider = world.createCollider(
    shape
      .setMass(wood.mass)
      .setFriction(wood.friction)
      .setRestitution(wood.bounce)
      .setCollisionGroups(isPlanar ? MEETS.flickedPlanar : MEETS.flickedFree)
      .setActiveEvents(rapier.ActiveEvents.COLLISION_EVENTS),
    body,
  )
  const speed = flick.speed / 1e3
  body.setLinvel(
    {
      x: speed * cosine(flick.direction),
      y: 0,
      z: -speed * sine(flick.direction),
    },
    true,
  )
  const roll = isPlanar ? 0 : (ROLLING * speed) / wood.radius
  body.setAngvel(
    {
      x: -roll * sine(flick.direction),
      y: flick.spin / 1e3,
      z: -roll * cosine(flick.direction),
    },
    true,
  )
  return {
    body,
    collider,
  }
}
const ROLLING = 0.65
/** A quarter turn about the way it goes: the axis of the octagon comes to lie across. */
const QUARTER = Math.sqrt(0.5)
const ON_EDGE = {
  x: QUARTER,
  y: 0,
  z: 0,
  w: QUARTER,
}
// packages/physics/src/run.ts
/** No flick lasts longer, whatever happens: six seconds, and one more for what leaned on the disc. */
const MOST_STEPS = 2880
const MOST_STEPS_AFTERWARDS = 480
const STEPS_A_PICTURE = 8
/** At rest: slower than this for so long. The engine's own sleep timer would add seconds. */
const STILL = 0.6
const UNTURNING = 0.15
const STEPS_AT_REST = 24
/** What fell off the table is forgotten from here on down. */
const GONE = -8
var Run = class {
  touches = []
  recorder = new Recorder()
  before = /* @__PURE__ */ new Map()
  woken = /* @__PURE__ */ new Set()
  off = /* @__PURE__ */ new Map()
  gone = /* @__PURE__ */ new Set()
  doors
  wayOut
  body
  collider
  slows
  speed = 0
  step = 0
  stillFor = 0
  crossed = -1
  isThere = true
  flickedOff = false
  flicked
  layout
  flick
  wooden
  constructor(layout, flick, wooden) {
    this.layout = layout
    this.flick = flick
    this.wooden = wooden
    const radius = radiusOf(flick.what)
    for (const { piece, body } of wooden.pieces) this.before.set(piece, spotOf(body))
    this.doors = flick.doors.map((door) => new DoorWatch(door, radius, flick.x, flick.z))
    this.wayOut = flick.out ? new DoorWatch(flick.out.door, radius, flick.x, flick.z) : void 0
    const added = addFlicked(wooden, flick)
    this.body = added.body
    this.collider = added.collider
    this.slows = FLICKED_WOOD[flick.what].slows
    this.flicked = spotOf(this.body)
    this.recorder.see('', this.flicked)
  }
  result() {
    while (this.step < MOST_STEPS && this.crossed === -1 && this.stillFor < STEPS_AT_REST) this.advance()
    this.afterwards()
    const moved = this.moved()
    const { x, z } = this.flicked.at
    const flicked = {
      x: whole$3(x * 1e3),
      z: whole$3(z * 1e3),
      off: this.flickedOff,
      pose: poseOf$1(this.flicked),
    }
    const track = this.recorder.track(this.flick.what)
    const rest = {
      touches: this.touches,
      crossed: this.crossed,
      flicked,
      moved,
      steps: this.step,
    }
    return {
      ...rest,
      track,
      hash: fingerprintOf(rest),
    }
  }
  /** The disc is taken off the table; what leaned on it comes to rest. */
  afterwards() {
    const isQuiet = this.crossed === -1 && !(this.isThere && this.isLeanedOn())
    if (this.isThere) this.takeAway()
    if (isQuiet || this.woken.size === 0) return
    this.stillFor = 0
    const last = this.step + MOST_STEPS_AFTERWARDS
    while (this.step < last && this.stillFor < STEPS_AT_REST) this.advance()
  }
  advance() {
    const { world, events } = this.wooden
    if (this.isThere) this.slowDown()
    world.step(events)
    this.step++
    if (this.isThere) this.follow()
    this.listen()
    if (this.isThere) this.watchDoorsAndEdges()
    const isPicture = this.step % STEPS_A_PICTURE === 0
    if (isPicture) this.recorder.frames++
    if (isPicture && this.isThere) this.recorder.see('', this.flicked)
    this.look(isPicture)
  }
  /** Friction of a planar disc: sums, products and a root, the same everywhere. Its spin is rubbed away by a ring of the same friction. */
  slowDown() {
    const velocity = this.body.linvel()
    this.speed = Math.sqrt(velocity.x * velocity.x + velocity.y * velocity.y + velocity.z * velocity.z)
    if (this.slows > 0) rub(this.body, this.slows, FLICKED_WOOD[this.flick.what].radius)
  }
  follow() {
    this.flicked = spotOf(this.body)
  }
  /** Touches that begin in one step are ordered by the pieces, not by the engine. */
  listen() {
    const begun = []
    this.wooden.events.drainCollisionEvents((one, other, isStart) => {
      if (!isStart || !this.isThere) return
      const touched = this.wooden.byCollider.get(one === this.collider.handle ? other : one)
      if (touched) begun.push(touched)
    })
    if (begun.length === 0) return
    const { pieces } = this.wooden
    begun.sort((a, b) => pieces.indexOf(a.standing) - pieces.indexOf(b.standing) || a.part - b.part)
    const x = whole$3(this.flicked.at.x * 1e3)
    const z = whole$3(this.flicked.at.z * 1e3)
    for (const { standing, part } of begun) {
      const { id } = standing.piece
      const isFree = this.flick.mayTouch.includes(id) || (this.flick.out?.piece === id && this.wayOut.isWithin(x, z))
      this.touches.push({
        step: this.step,
        id,
        part,
        free: isFree,
        x,
        z,
        speed: whole$3(this.speed * 1e3),
      })
      this.recorder.hear(id, this.speed)
    }
  }
  watchDoorsAndEdges() {
    const x = this.flicked.at.x * 1e3
    const z = this.flicked.at.z * 1e3
    const { halfX, halfZ } = this.layout.surface
    if (Math.abs(x) > halfX || Math.abs(z) > halfZ) {
      this.flickedOff = true
      if (this.slows > 0 || this.flicked.at.y < GONE) this.takeAway()
    } else {
      const crossed = this.doors.findIndex((door) => door.isCrossed(x, z))
      if (crossed !== -1 && this.touches.every(({ free }) => free)) this.crossed = crossed
    }
  }
  isLeanedOn() {
    let isLeanedOn = false
    this.wooden.world.contactPairsWith(this.collider, () => {
      isLeanedOn = true
    })
    return isLeanedOn
  }
  takeAway() {
    this.recorder.see('', this.flicked)
    this.wooden.world.removeRigidBody(this.body)
    this.isThere = false
  }
  /** Every body that is awake: does it still move, where is it, has it left the table? */
  look(isPicture) {
    let isStill = true
    const fallen = []
    this.wooden.world.forEachActiveRigidBody((body) => {
      if (isMoving(body)) isStill = false
      const standing = this.wooden.byBody.get(body.handle)
      if (!standing) return
      this.woken.add(standing)
      if (WOOD[standing.piece.kind].planar) rub(body, 230, 1)
      if (!isPicture) return
      const spot = spotOf(body)
      this.recorder.see(standing.piece.id, spot)
      if (!this.off.has(standing) && isOff(standing.piece.kind, spot, this.layout.surface))
        this.off.set(standing, clampedTo(this.layout.surface, poseOf$1(spot)))
      if (spot.at.y < GONE || (WOOD[standing.piece.kind].planar && this.off.has(standing))) fallen.push(standing)
    })
    this.stillFor = isStill ? this.stillFor + 1 : 0
    for (const standing of fallen) {
      this.gone.add(standing)
      this.wooden.world.removeRigidBody(standing.body)
    }
  }
  moved() {
    const found = /* @__PURE__ */ new Map()
    for (const standing of this.woken) {
      const { id, kind } = standing.piece
      const offAt = this.off.get(standing)
      const spot = this.gone.has(standing) ? void 0 : spotOf(standing.body)
      const isOffNow = offAt !== void 0 || (spot !== void 0 && isOff(kind, spot, this.layout.surface))
      if (!isOffNow && isSame(spot, this.before.get(standing.piece))) continue
      const pose = offAt ?? (isOffNow ? clampedTo(this.layout.surface, poseOf$1(spot)) : poseOf$1(spot))
      const tilt = tiltOf(pose)
      found.set(id, {
        id,
        kind,
        pose,
        tilt,
        down: isOffNow || tilt > 6e3,
        off: isOffNow,
      })
    }
    return this.layout.pieces.flatMap(({ id }) => found.get(id) ?? [])
  }
}
function isMoving(body) {
  const v = body.linvel()
  if (v.x * v.x + v.y * v.y + v.z * v.z > STILL * STILL) return true
  const w = body.angvel()
  return w.x * w.x + w.y * w.y + w.z * w.z > UNTURNING * UNTURNING
}
function rub(body, slows, radius) {
  const v = body.linvel()
  const speed = Math.sqrt(v.x * v.x + v.z * v.z)
  if (speed > 0) {
    const left = Math.max(0, speed - slows / 480) / speed
    body.setLinvel(
      {
        x: v.x * left,
        y: 0,
        z: v.z * left,
      },
      false,
    )
  }
  const spin = body.angvel().y
  if (spin === 0) return
  const less = (slows * 4) / 3 / radius / 480
  body.setAngvel(
    {
      x: 0,
      y: spin > 0 ? Math.max(0, spin - less) : Math.min(0, spin + less),
      z: 0,
    },
    false,
  )
}
// packages/physics/src/resolve.ts
function resolve(layout, flick) {
  const fault = whyNot$1(layout, flick)
  if (fault) throw new RangeError(`no flick: ${fault.code} at ${fault.at}`)
  const start = discFoot(flick.x, flick.z, radiusOf(flick.what))
  const passed = /* @__PURE__ */ new Set()
  for (const piece of layout.pieces) if (overlaps(start, footOf(piece))) passed.add(piece.id)
  const wooden = buildWorld(layout, passed)
  try {
    return new Run(layout, flick, wooden).result()
  } finally {
    discard(wooden)
  }
}
// packages/physics/src/ready.ts
let warm
/** Once a process, before anything else. */
function ready() {
  warm ??= loadEngine().then(warmUp)
  return warm
}
const WARM_UP_FLICKS = 16
function warmUp() {
  const pieces = []
  for (let n = 0; n < 8; n++) {
    pieces.push({
      id: `figure-${n}`,
      kind: 'figure',
      pose: upright(1e4, n * 6e3 - 2e4, 18e3),
    })
    pieces.push({
      id: `barrel-${n}`,
      kind: 'barrel',
      pose: upright(16e3, n * 6e3 - 2e4, 0),
    })
    pieces.push({
      id: `fence-${n}`,
      kind: 'fence',
      pose: upright(24e3, n * 8e3 - 24e3, 0),
    })
  }
  const layout = {
    surface: TABLE,
    pieces,
  }
  for (let n = 0; n < WARM_UP_FLICKS; n++) {
    const what = n % 3 === 0 ? 'disc' : 'bullet'
    resolve(layout, {
      what,
      x: -1e4,
      z: (n % 8) * 6e3 - 2e4,
      direction: n % 2 === 0 ? 0 : 35900,
      speed: speedOf(what, 1e3 - n),
      spin: 0,
      doors: [],
      mayTouch: [],
      out: null,
    })
  }
}
// packages/physics/src/sweep.ts
function obstacle(piece) {
  const foot = footOf(piece)
  let west = Infinity
  let east = -Infinity
  let north = Infinity
  let south = -Infinity
  for (const shape of foot)
    for (const { x, z } of isCircle(shape) ? [shape] : shape.corners) {
      const around = isCircle(shape) ? shape.radius : 0
      west = Math.min(west, x - around)
      east = Math.max(east, x + around)
      north = Math.min(north, z - around)
      south = Math.max(south, z + around)
    }
  const reach = Math.sqrt((east - west) ** 2 + (south - north) ** 2) / 2
  return {
    id: piece.id,
    kind: piece.kind,
    pose: piece.pose,
    foot,
    x: (west + east) / 2,
    z: (north + south) / 2,
    reach,
  }
}
/** The first piece met on the way, if any. What lies under the start is passed, as in a flick. */
function sweep(obstacles, radius, x, z, direction, way) {
  const dx = cosine(direction)
  const dz = -sine(direction)
  let first
  let least = way
  for (let n = 0; n < obstacles.length; n++) {
    const candidate = obstacles[n]
    const ox = candidate.x - x
    const oz = candidate.z - z
    const along = ox * dx + oz * dz
    const reach = candidate.reach + radius
    if (along < -reach || along > least + reach) continue
    const aside = oz * dx - ox * dz
    if (aside > reach || aside < -reach) continue
    const met = wayTo(candidate.foot, radius, x, z, dx, dz)
    if (met < least) {
      least = met
      first = candidate
    }
  }
  return (
    first && {
      obstacle: first,
      way: least,
    }
  )
}
/** Infinity: never. */
function wayTo(foot, radius, x, z, dx, dz) {
  let least = Infinity
  for (let n = 0; n < foot.length; n++) {
    const shape = foot[n]
    const met = isCircle(shape)
      ? wayToCircle(shape, shape.radius + radius, x, z, dx, dz)
      : wayToPolygon(shape, radius, x, z, dx, dz)
    if (met < 0) return Infinity
    if (met < least) least = met
  }
  return least
}
function wayToCircle(at, around, x, z, dx, dz) {
  const ox = at.x - x
  const oz = at.z - z
  const along = ox * dx + oz * dz
  const apart = ox * ox + oz * oz - around * around
  if (apart < 0) return -1
  if (along <= 0) return Infinity
  const root = along * along - apart
  return root < 0 ? Infinity : along - Math.sqrt(root)
}
/** Its sides moved out by the radius, and a circle round each corner. */
function wayToPolygon({ corners }, radius, x, z, dx, dz) {
  let least = Infinity
  let inside = 0
  for (let n = 0; n < corners.length; n++) {
    const from = corners[n]
    const to = corners[n + 1 === corners.length ? 0 : n + 1]
    const ex = to.x - from.x
    const ez = to.z - from.z
    const long = Math.sqrt(ex * ex + ez * ez)
    const side = (ex * (z - from.z) - ez * (x - from.x)) / long
    inside += side > 0 ? 1 : -1
    const towards = (ex * dz - ez * dx) / long
    const atCorner = wayToCircle(from, radius, x, z, dx, dz)
    if (atCorner < 0) return -1
    if (atCorner < least) least = atCorner
    const apart = side > 0 ? side - radius : side + radius
    const foot = ((x - from.x) * ex + (z - from.z) * ez) / long
    if (side * apart <= 0 && foot >= 0 && foot <= long) return -1
    if (side * towards >= 0) continue
    const way = -apart / towards
    const where = foot + (way * (dx * ex + dz * ez)) / long
    if (way >= 0 && where >= 0 && where <= long && way < least) least = way
  }
  return Math.abs(inside) === corners.length ? -1 : least
}
// packages/physics/src/topple.ts
/** Speeds at impact, cm/s. */
const SPEEDS = [50, 70, 90, 110, 130, 150, 180, 220, 280]
/** Between the bullet's path and the figure's broad side: 90° is squarely into chest or back, 0° edge-on. */
const FACES = [0, 30, 60, 90]
/** By how much the path misses the figure's middle, centimetres. */
const OFFS = [0, 0.6, 1.2, 1.6, 2]
/** Share of hits that leave the figure lying, in hundredths: by face, then by miss distance, then by speed. */
const SHARES = [
  [
    [0, 0, 0, 0, 100, 100, 100, 100, 100],
    [0, 0, 0, 100, 100, 100, 100, 100, 100],
    [0, 0, 0, 0, 42, 75, 92, 100, 100],
    [0, 0, 0, 0, 17, 50, 50, 75, 75],
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
  ],
  [
    [0, 0, 92, 100, 100, 100, 100, 100, 100],
    [0, 0, 42, 42, 75, 100, 100, 100, 100],
    [0, 0, 0, 0, 58, 75, 100, 100, 100],
    [0, 0, 0, 50, 67, 83, 100, 100, 100],
    [0, 0, 0, 0, 0, 0, 8, 33, 58],
  ],
  [
    [0, 83, 58, 100, 100, 100, 100, 100, 100],
    [0, 58, 100, 75, 100, 100, 100, 100, 100],
    [0, 0, 100, 100, 100, 100, 100, 100, 100],
    [0, 0, 0, 17, 50, 50, 58, 50, 100],
    [0, 0, 0, 0, 0, 42, 75, 83, 100],
  ],
  [
    [0, 100, 100, 100, 100, 100, 100, 100, 100],
    [0, 67, 100, 100, 100, 100, 100, 100, 100],
    [0, 0, 0, 100, 100, 100, 100, 100, 100],
    [0, 0, 100, 83, 100, 100, 100, 100, 100],
    [0, 0, 0, 58, 83, 100, 83, 92, 100],
  ],
]
/** 0 … 1, for a figure hit along a line through (x, z) in this direction, at this speed (thousandths of cm/s). */
function toppleShare(figure, x, z, direction, speed) {
  const off = Math.abs((figure.x - x) * sine(direction) + (figure.z - z) * cosine(direction)) / 1e3
  return shareAt(degreesOf(Math.abs(cosine(figure.facing - direction))), off, speed / 1e3)
}
/** Of a sine, to a degree or so: the table knows no better. */
function degreesOf(square) {
  let face = 0
  while (face < 90 && sine((face + 1) * 100) <= square) face++
  return face
}
function shareAt(face, off, speed) {
  const [f, fPart] = between(FACES, face)
  const [o, oPart] = between(OFFS, off)
  const [s, sPart] = between(SPEEDS, speed)
  const atSpeed = (faceAt, offAt) => {
    const row = SHARES[faceAt][offAt]
    return row[s] + (row[s + 1] - row[s]) * sPart
  }
  const atOff = (faceAt) => atSpeed(faceAt, o) + (atSpeed(faceAt, o + 1) - atSpeed(faceAt, o)) * oPart
  return (atOff(f) + (atOff(f + 1) - atOff(f)) * fPart) / 100
}
/** The step of the scale below a value, and how far it is to the next. */
function between(scale, value) {
  let at = 0
  while (at < scale.length - 2 && scale[at + 1] <= value) at++
  const part = (value - scale[at]) / (scale[at + 1] - scale[at])
  return [at, Math.min(1, Math.max(0, part))]
}
// packages/physics/src/document/places.ts
const PLACE_CODES = ['off-the-table', 'overlap']
/** Pieces that stand on another one (`on`) share its place. */
function checkPlaces(placed, surface, problems, on = /* @__PURE__ */ new Set()) {
  const feet = placed.map(({ piece }) => footOf(piece))
  placed.forEach(({ path, piece }, i) => {
    if (!onSurface(feet[i], surface)) problems.tell(path, 'off-the-table', piece.id)
    if (on.has(piece.id)) return
    for (let other = 0; other < i; other++) {
      if (on.has(placed[other].piece.id) || !overlaps(feet[i], feet[other])) continue
      problems.tell(path, 'overlap', `${placed[other].piece.id}, ${piece.id}`)
    }
  })
}
// packages/physics/src/document/problems.ts
/** Beyond so many problems nobody reads on. */
const MOST_PROBLEMS = 50
var Problems = class {
  found = []
  tell(path, code, detail = '') {
    if (this.found.length < MOST_PROBLEMS)
      this.found.push({
        path,
        code,
        detail: String(detail).slice(0, 80),
      })
  }
}
const within = (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`)
// packages/physics/src/document/read.ts
const READ_CODES = ['too-large', 'not-json']
/** A town with everything the box holds has a tenth of it. */
const MOST_CHARACTERS = 1e5
function readDocument(text) {
  if (text.length > 1e5)
    return {
      path: '',
      code: 'too-large',
      detail: String(MOST_CHARACTERS),
    }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return {
      path: '',
      code: 'not-json',
      detail: '',
    }
  }
}
// packages/physics/src/document/shape.ts
var shape_exports = /* @__PURE__ */ __exportAll({
  SHAPE_CODES: () => SHAPE_CODES,
  list: () => list$1,
  number: () => number$1,
  oneOf: () => oneOf$1,
  orNull: () => orNull$1,
  record: () => record$1,
  text: () => text$1,
  whole: () => whole$2,
  word: () => word$1,
  yesNo: () => yesNo$1,
})
const SHAPE_CODES = [
  'not-an-object',
  'not-a-list',
  'not-text',
  'not-a-number',
  'not-yes-or-no',
  'unknown-field',
  'missing-field',
  'unknown-word',
  'out-of-range',
  'too-many',
  'too-long',
]
const number$1 = (from, to) => (value, path, problems) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) problems.tell(path, 'not-a-number')
  else if (value < from || value > to) problems.tell(path, 'out-of-range', `${from} … ${to}`)
}
const whole$2 = (from, to) => (value, path, problems) => {
  if (!Number.isSafeInteger(value)) problems.tell(path, 'not-a-number')
  else number$1(from, to)(value, path, problems)
}
const yesNo$1 = (value, path, problems) => {
  if (typeof value !== 'boolean') problems.tell(path, 'not-yes-or-no')
}
const text$1 = (most) => (value, path, problems) => {
  if (typeof value !== 'string') problems.tell(path, 'not-text')
  else if (value.length > most) problems.tell(path, 'too-long', most)
}
const word$1 =
  (...words) =>
  (value, path, problems) => {
    if (typeof value !== 'string') problems.tell(path, 'not-text')
    else if (!words.includes(value)) problems.tell(path, 'unknown-word', value)
  }
const orNull$1 = (check) => (value, path, problems) => {
  if (value !== null) check(value, path, problems)
}
const list$1 = (item, most) => (value, path, problems) => {
  if (!Array.isArray(value)) return problems.tell(path, 'not-a-list')
  if (value.length > most) return problems.tell(path, 'too-many', most)
  value.forEach((entry, i) => item(entry, within(path, i), problems))
}
const record$1 =
  (needed, optional = {}) =>
  (value, path, problems) => {
    if (!isObject(value)) return problems.tell(path, 'not-an-object')
    for (const key of Object.keys(value))
      if (!Object.hasOwn(needed, key) && !Object.hasOwn(optional, key)) problems.tell(path, 'unknown-field', key)
    for (const [key, check] of Object.entries(needed))
      if (Object.hasOwn(value, key)) check(value[key], within(path, key), problems)
      else problems.tell(path, 'missing-field', key)
    for (const [key, check] of Object.entries(optional))
      if (Object.hasOwn(value, key)) check(value[key], within(path, key), problems)
  }
/** One of several records, told apart by the word in one of their fields. */
const oneOf$1 = (field, shapes) => (value, path, problems) => {
  if (!isObject(value)) return problems.tell(path, 'not-an-object')
  const name = value[field]
  if (typeof name !== 'string') return problems.tell(path, 'missing-field', field)
  if (!Object.hasOwn(shapes, name)) return problems.tell(within(path, field), 'unknown-word', name)
  const [needed, optional] = shapes[name]
  record$1(
    {
      [field]: text$1(80),
      ...needed,
    },
    optional,
  )(value, path, problems)
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
// packages/games/flick-em-up/src/components.ts
const CLANS = ['law', 'outlaw']
const otherClan = (clan) => (clan === 'law' ? 'outlaw' : 'law')
const COLOURS = ['red', 'blue']
/** Even hours are red, odd hours blue (3.1). */
const colourOf = (hour) => (hour % 2 === 0 ? 'red' : 'blue')
const turned = (colour) => (colour === 'red' ? 'blue' : 'red')
/** Cowboys by clan and hat: L1 is the sheriff, O1 is Big Daddy Cooper. */
const COWBOYS = ['L1', 'L2', 'L3', 'L4', 'L5', 'O1', 'O2', 'O3', 'O4', 'O5']
const clanOf = (cowboy) => (cowboy[0] === 'L' ? 'law' : 'outlaw')
const hatOf = (cowboy) => Number(cowboy[1])
/** The pink woman and the blue man. */
const NEUTRALS = ['N1', 'N2']
const NEUTRAL_KINDS = ['accomplice', 'hostage', 'patriarch']
const ROLES = ['sheriff', 'big-daddy', 'witness']
const BUILDINGS = ['sheriff', 'bank', 'saloon', 'store', 'townhall', 'undertaker']
const BASES = ['left', 'right']
const OBJECTS = ['barrel', 'hay', 'cactus', 'fence']
const MARKERS = ['life', 'gold', 'colt', 'winchester', 'dynamite', 'document', 'hostage']
const ITEMS = ['gold', 'colt', 'winchester', 'dynamite', 'document', 'sealed']
const WATERS = ['clean', 'poisoned']
/** How many there are of each (1.1, 1.2). */
const LIMITS = {
  barrel: 5,
  hay: 5,
  cactus: 3,
  fence: 4,
  life: 38,
  gold: 11,
  colt: 5,
  winchester: 2,
  water: 4,
  dynamite: 2,
  document: 2,
  hostage: 1,
}
/** "Within a movement disc" (2). */
const REACH = 3500
// packages/games/flick-em-up/src/scenario/ten/index.ts
const TEN = {
  s01: {
    format: 1,
    game: 'flick-em-up',
    id: 's01',
    name: 'Gunfire at Waldon Lake',
    clock: {
      start: 6,
      end: 12,
    },
    hats: {
      law: 'red',
      outlaw: 'red',
    },
    initiative: { cowboy: 'L1' },
    rules: [],
    buildings: [
      {
        id: 'sheriff',
        x: -36,
        z: -27,
        facing: 270,
        closed: true,
      },
      {
        id: 'townhall',
        x: 0,
        z: -29,
        facing: 270,
        closed: true,
      },
      {
        id: 'bank',
        x: 36,
        z: -27,
        facing: 270,
        closed: true,
      },
      {
        id: 'undertaker',
        x: -36,
        z: 27,
        facing: 90,
        closed: true,
      },
      {
        id: 'saloon',
        x: 0,
        z: 29,
        facing: 90,
        closed: true,
      },
      {
        id: 'store',
        x: 36,
        z: 27,
        facing: 90,
        closed: true,
      },
    ],
    objects: [
      {
        id: 'barrel-1',
        kind: 'barrel',
        x: -24,
        z: -12,
        facing: 0,
      },
      {
        id: 'barrel-2',
        kind: 'barrel',
        x: 24,
        z: 12,
        facing: 0,
      },
      {
        id: 'barrel-3',
        kind: 'barrel',
        x: -10,
        z: 10,
        facing: 0,
      },
      {
        id: 'barrel-4',
        kind: 'barrel',
        x: 10,
        z: -10,
        facing: 0,
      },
      {
        id: 'hay-1',
        kind: 'hay',
        x: -30,
        z: 6,
        facing: 20,
      },
      {
        id: 'hay-2',
        kind: 'hay',
        x: 30,
        z: -6,
        facing: 20,
      },
      {
        id: 'hay-3',
        kind: 'hay',
        x: 0,
        z: 0,
        facing: 90,
      },
      {
        id: 'hay-4',
        kind: 'hay',
        x: -14,
        z: -20,
        facing: 0,
      },
      {
        id: 'hay-5',
        kind: 'hay',
        x: 14,
        z: 20,
        facing: 0,
      },
      {
        id: 'cactus-1',
        kind: 'cactus',
        x: -54,
        z: -24,
        facing: 0,
      },
      {
        id: 'cactus-2',
        kind: 'cactus',
        x: 54,
        z: 24,
        facing: 0,
      },
      {
        id: 'fence-1',
        kind: 'fence',
        x: -34,
        z: -6,
        facing: 0,
      },
      {
        id: 'fence-2',
        kind: 'fence',
        x: 34,
        z: 6,
        facing: 0,
      },
      {
        id: 'fence-3',
        kind: 'fence',
        x: -8,
        z: -2,
        facing: 0,
      },
      {
        id: 'fence-4',
        kind: 'fence',
        x: 8,
        z: 2,
        facing: 0,
      },
    ],
    gallows: null,
    figures: [
      {
        id: 'L1',
        clan: 'law',
        hat: 1,
        x: -44,
        z: 0,
        facing: 0,
        life: 3,
        items: [],
        role: 'sheriff',
      },
      {
        id: 'L2',
        clan: 'law',
        hat: 2,
        x: -48,
        z: -12,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'L3',
        clan: 'law',
        hat: 3,
        x: -48,
        z: 12,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'L4',
        clan: 'law',
        hat: 4,
        x: -38,
        z: -16,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'L5',
        clan: 'law',
        hat: 5,
        x: -38,
        z: 15,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'O1',
        clan: 'outlaw',
        hat: 1,
        x: 44,
        z: 0,
        facing: 180,
        life: 3,
        items: [],
        role: 'big-daddy',
      },
      {
        id: 'O2',
        clan: 'outlaw',
        hat: 2,
        x: 48,
        z: 12,
        facing: 180,
        life: 3,
        items: [],
      },
      {
        id: 'O3',
        clan: 'outlaw',
        hat: 3,
        x: 48,
        z: -12,
        facing: 180,
        life: 3,
        items: [],
      },
      {
        id: 'O4',
        clan: 'outlaw',
        hat: 4,
        x: 38,
        z: 16,
        facing: 180,
        life: 3,
        items: [],
      },
      {
        id: 'O5',
        clan: 'outlaw',
        hat: 5,
        x: 38,
        z: -15,
        facing: 180,
        life: 3,
        items: [],
      },
    ],
    neutrals: [],
    markers: [],
    setupChoices: [],
    victory: [
      {
        clan: 'law',
        when: 'enemyDead',
        n: 3,
        timing: 'immediate',
      },
      {
        clan: 'outlaw',
        when: 'enemyDead',
        n: 3,
        timing: 'immediate',
      },
    ],
    atClockEnd: [{ test: 'mostLivingCowboys' }, { test: 'mostLifePoints' }, { test: 'draw' }],
    special: [{ id: 'all-buildings-closed' }],
  },
  s02: {
    format: 1,
    game: 'flick-em-up',
    id: 's02',
    name: 'Duel at Hot Creek',
    clock: {
      start: 6,
      end: 12,
    },
    hats: {
      law: 'red',
      outlaw: 'red',
    },
    initiative: { cowboy: 'O1' },
    rules: ['duel'],
    buildings: [
      {
        id: 'saloon',
        x: 0,
        z: -30,
        facing: 270,
        closed: false,
      },
      {
        id: 'sheriff',
        x: -46,
        z: -20,
        facing: 315,
        closed: false,
      },
      {
        id: 'bank',
        x: 46,
        z: -20,
        facing: 225,
        closed: false,
      },
      {
        id: 'townhall',
        x: -44,
        z: 24,
        facing: 45,
        closed: false,
      },
      {
        id: 'store',
        x: 0,
        z: 30,
        facing: 90,
        closed: false,
      },
      {
        id: 'undertaker',
        x: 44,
        z: 24,
        facing: 135,
        closed: false,
      },
    ],
    objects: [
      {
        id: 'barrel-1',
        kind: 'barrel',
        x: -9,
        z: -23.5,
        facing: 0,
      },
      {
        id: 'barrel-2',
        kind: 'barrel',
        x: 9,
        z: -23.5,
        facing: 0,
      },
      {
        id: 'barrel-3',
        kind: 'barrel',
        x: -20,
        z: 4,
        facing: 0,
      },
      {
        id: 'barrel-4',
        kind: 'barrel',
        x: 20,
        z: 4,
        facing: 0,
      },
      {
        id: 'hay-1',
        kind: 'hay',
        x: -14,
        z: -10,
        facing: 0,
      },
      {
        id: 'hay-2',
        kind: 'hay',
        x: 14,
        z: -10,
        facing: 0,
      },
      {
        id: 'hay-3',
        kind: 'hay',
        x: 0,
        z: 8,
        facing: 0,
      },
      {
        id: 'cactus-1',
        kind: 'cactus',
        x: -30,
        z: 10,
        facing: 0,
      },
      {
        id: 'cactus-2',
        kind: 'cactus',
        x: 30,
        z: 10,
        facing: 0,
      },
      {
        id: 'fence-1',
        kind: 'fence',
        x: -12,
        z: 18,
        facing: 30,
      },
      {
        id: 'fence-2',
        kind: 'fence',
        x: 12,
        z: 18,
        facing: 150,
      },
      {
        id: 'fence-3',
        kind: 'fence',
        x: -28,
        z: -30,
        facing: 90,
      },
      {
        id: 'fence-4',
        kind: 'fence',
        x: 28,
        z: -30,
        facing: 90,
      },
    ],
    gallows: null,
    figures: [
      {
        id: 'L1',
        clan: 'law',
        hat: 1,
        x: 0,
        z: -16,
        facing: 270,
        life: 3,
        items: ['colt'],
        role: 'sheriff',
      },
      {
        id: 'L2',
        clan: 'law',
        hat: 2,
        x: -36,
        z: 0,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'L3',
        clan: 'law',
        hat: 3,
        x: -52,
        z: 4,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'L4',
        clan: 'law',
        hat: 4,
        x: -24,
        z: 22,
        facing: 60,
        life: 3,
        items: [],
      },
      {
        id: 'L5',
        clan: 'law',
        hat: 5,
        x: -26,
        z: -16,
        facing: 300,
        life: 3,
        items: [],
      },
      {
        id: 'O1',
        clan: 'outlaw',
        hat: 1,
        x: 36,
        z: 0,
        facing: 180,
        life: 3,
        items: [],
        role: 'big-daddy',
      },
      {
        id: 'O2',
        clan: 'outlaw',
        hat: 2,
        x: 52,
        z: 4,
        facing: 180,
        life: 3,
        items: [],
      },
      {
        id: 'O3',
        clan: 'outlaw',
        hat: 3,
        x: 24,
        z: 22,
        facing: 120,
        life: 3,
        items: [],
      },
      {
        id: 'O4',
        clan: 'outlaw',
        hat: 4,
        x: 26,
        z: -16,
        facing: 240,
        life: 3,
        items: [],
      },
      {
        id: 'O5',
        clan: 'outlaw',
        hat: 5,
        x: 0,
        z: 18,
        facing: 90,
        life: 3,
        items: [],
      },
    ],
    neutrals: [],
    markers: [
      {
        id: 'm-colt-1',
        type: 'colt',
        at: {
          building: 'store',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-colt-2',
        type: 'colt',
        at: {
          building: 'townhall',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-life-1',
        type: 'life',
        at: {
          building: 'bank',
          base: 'right',
        },
        faceUp: true,
      },
      {
        id: 'm-life-2',
        type: 'life',
        at: {
          building: 'undertaker',
          base: 'right',
        },
        faceUp: true,
      },
    ],
    setupChoices: [],
    victory: [
      {
        clan: 'law',
        when: 'roleDead',
        role: 'big-daddy',
        timing: 'immediate',
      },
      {
        clan: 'outlaw',
        when: 'roleDead',
        role: 'sheriff',
        timing: 'immediate',
      },
    ],
    atClockEnd: [
      {
        test: 'finalDuel',
        a: 'sheriff',
        b: 'big-daddy',
        firstShot: 'initiativeClan',
      },
    ],
    special: [{ id: 'sheriff-extra-colt' }, { id: 'sheriff-starts-before-saloon' }],
  },
  s03: {
    format: 1,
    game: 'flick-em-up',
    id: 's03',
    name: 'The Robbery',
    clock: {
      start: 6,
      end: 12,
    },
    hats: {
      law: 'red',
      outlaw: 'red',
    },
    initiative: { cowboy: 'O1' },
    rules: ['duel'],
    buildings: [
      {
        id: 'bank',
        x: -46,
        z: 0,
        facing: 0,
        closed: false,
      },
      {
        id: 'saloon',
        x: 46,
        z: 0,
        facing: 180,
        closed: false,
      },
      {
        id: 'sheriff',
        x: -20,
        z: -30,
        facing: 270,
        closed: false,
      },
      {
        id: 'townhall',
        x: 20,
        z: -30,
        facing: 270,
        closed: false,
      },
      {
        id: 'store',
        x: -20,
        z: 30,
        facing: 90,
        closed: false,
      },
      {
        id: 'undertaker',
        x: 20,
        z: 30,
        facing: 90,
        closed: false,
      },
    ],
    objects: [
      {
        id: 'barrel-1',
        kind: 'barrel',
        x: -36,
        z: 14,
        facing: 0,
      },
      {
        id: 'barrel-2',
        kind: 'barrel',
        x: 36,
        z: -14,
        facing: 0,
      },
      {
        id: 'barrel-3',
        kind: 'barrel',
        x: 0,
        z: -14,
        facing: 0,
      },
      {
        id: 'barrel-4',
        kind: 'barrel',
        x: 0,
        z: 14,
        facing: 0,
      },
      {
        id: 'hay-1',
        kind: 'hay',
        x: -26,
        z: -8,
        facing: 45,
      },
      {
        id: 'hay-2',
        kind: 'hay',
        x: 26,
        z: 8,
        facing: 45,
      },
      {
        id: 'hay-3',
        kind: 'hay',
        x: -10,
        z: 0,
        facing: 0,
      },
      {
        id: 'hay-4',
        kind: 'hay',
        x: 10,
        z: 0,
        facing: 0,
      },
      {
        id: 'cactus-1',
        kind: 'cactus',
        x: -52,
        z: 26,
        facing: 0,
      },
      {
        id: 'cactus-2',
        kind: 'cactus',
        x: 52,
        z: -26,
        facing: 0,
      },
      {
        id: 'cactus-3',
        kind: 'cactus',
        x: 0,
        z: -34,
        facing: 0,
      },
      {
        id: 'fence-1',
        kind: 'fence',
        x: -30,
        z: 12,
        facing: 60,
      },
      {
        id: 'fence-2',
        kind: 'fence',
        x: 30,
        z: -12,
        facing: 60,
      },
      {
        id: 'fence-3',
        kind: 'fence',
        x: -6,
        z: -24,
        facing: 90,
      },
      {
        id: 'fence-4',
        kind: 'fence',
        x: 6,
        z: 24,
        facing: 90,
      },
    ],
    gallows: null,
    figures: [
      {
        id: 'L1',
        clan: 'law',
        hat: 1,
        x: -34,
        z: 0,
        facing: 0,
        life: 3,
        items: [],
        role: 'sheriff',
      },
      {
        id: 'L2',
        clan: 'law',
        hat: 2,
        x: -36,
        z: -16,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'L3',
        clan: 'law',
        hat: 3,
        x: -34,
        z: 20,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'L4',
        clan: 'law',
        hat: 4,
        x: -22,
        z: -16,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'L5',
        clan: 'law',
        hat: 5,
        x: -20,
        z: 16,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'O1',
        clan: 'outlaw',
        hat: 1,
        x: 34,
        z: 0,
        facing: 180,
        life: 3,
        items: [],
        role: 'big-daddy',
      },
      {
        id: 'O2',
        clan: 'outlaw',
        hat: 2,
        x: 36,
        z: 16,
        facing: 180,
        life: 3,
        items: [],
      },
      {
        id: 'O3',
        clan: 'outlaw',
        hat: 3,
        x: 34,
        z: -20,
        facing: 180,
        life: 3,
        items: [],
      },
      {
        id: 'O4',
        clan: 'outlaw',
        hat: 4,
        x: 22,
        z: 16,
        facing: 180,
        life: 3,
        items: [],
      },
      {
        id: 'O5',
        clan: 'outlaw',
        hat: 5,
        x: 20,
        z: -16,
        facing: 180,
        life: 3,
        items: [],
      },
    ],
    neutrals: [],
    markers: [
      {
        id: 'm-gold-1',
        type: 'gold',
        at: {
          building: 'bank',
          base: 'right',
        },
        faceUp: true,
      },
      {
        id: 'm-gold-2',
        type: 'gold',
        at: {
          building: 'bank',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-gold-3',
        type: 'gold',
        at: {
          building: 'bank',
          base: 'right',
        },
        faceUp: true,
      },
      {
        id: 'm-gold-4',
        type: 'gold',
        at: {
          building: 'bank',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-gold-5',
        type: 'gold',
        at: {
          building: 'saloon',
          base: 'right',
        },
        faceUp: true,
      },
      {
        id: 'm-gold-6',
        type: 'gold',
        at: {
          building: 'saloon',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-gold-7',
        type: 'gold',
        at: {
          building: 'saloon',
          base: 'right',
        },
        faceUp: true,
      },
      {
        id: 'm-gold-8',
        type: 'gold',
        at: {
          building: 'saloon',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-gold-9',
        type: 'gold',
        at: {
          building: 'store',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-gold-10',
        type: 'gold',
        at: {
          building: 'townhall',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-gold-11',
        type: 'gold',
        at: {
          building: 'undertaker',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-colt-1',
        type: 'colt',
        at: {
          building: 'sheriff',
          base: 'right',
        },
        faceUp: true,
      },
      {
        id: 'm-colt-2',
        type: 'colt',
        at: {
          building: 'store',
          base: 'right',
        },
        faceUp: true,
      },
      {
        id: 'm-life-1',
        type: 'life',
        at: {
          building: 'townhall',
          base: 'right',
        },
        faceUp: true,
      },
      {
        id: 'm-life-2',
        type: 'life',
        at: {
          building: 'undertaker',
          base: 'right',
        },
        faceUp: true,
      },
    ],
    setupChoices: [],
    victory: [
      {
        clan: 'law',
        when: 'stored',
        type: 'gold',
        building: 'bank',
        n: 7,
        timing: 'immediate',
      },
      {
        clan: 'outlaw',
        when: 'stored',
        type: 'gold',
        building: 'saloon',
        n: 7,
        timing: 'immediate',
      },
    ],
    atClockEnd: [
      {
        test: 'mostStored',
        type: 'gold',
        law: 'bank',
        outlaw: 'saloon',
      },
      {
        test: 'mostCarried',
        type: 'gold',
      },
      { test: 'draw' },
    ],
    special: [],
  },
  s04: {
    format: 1,
    game: 'flick-em-up',
    id: 's04',
    name: 'The Gold of Chalding',
    clock: {
      start: 5,
      end: 12,
    },
    hats: {
      law: 'red',
      outlaw: 'blue',
    },
    initiative: { cowboy: 'O1' },
    rules: ['duel', 'dynamite', 'giveToAccomplice'],
    buildings: [
      {
        id: 'townhall',
        x: 0,
        z: -14,
        facing: 270,
        closed: false,
      },
      {
        id: 'bank',
        x: -32,
        z: -2,
        facing: 315,
        closed: false,
      },
      {
        id: 'saloon',
        x: 32,
        z: -2,
        facing: 225,
        closed: false,
      },
      {
        id: 'sheriff',
        x: 0,
        z: 31,
        facing: 90,
        closed: false,
      },
      {
        id: 'store',
        x: -34,
        z: 30,
        facing: 60,
        closed: false,
      },
      {
        id: 'undertaker',
        x: 34,
        z: 30,
        facing: 120,
        closed: false,
      },
    ],
    objects: [
      {
        id: 'barrel-1',
        kind: 'barrel',
        x: -14,
        z: -24,
        facing: 0,
      },
      {
        id: 'barrel-2',
        kind: 'barrel',
        x: 14,
        z: -24,
        facing: 0,
      },
      {
        id: 'barrel-3',
        kind: 'barrel',
        x: -18,
        z: 14,
        facing: 0,
      },
      {
        id: 'barrel-4',
        kind: 'barrel',
        x: 18,
        z: 14,
        facing: 0,
      },
      {
        id: 'barrel-5',
        kind: 'barrel',
        x: 0,
        z: 4,
        facing: 0,
      },
      {
        id: 'hay-1',
        kind: 'hay',
        x: -46,
        z: -16,
        facing: 0,
      },
      {
        id: 'hay-2',
        kind: 'hay',
        x: 46,
        z: -16,
        facing: 0,
      },
      {
        id: 'hay-3',
        kind: 'hay',
        x: -10,
        z: 22,
        facing: 0,
      },
      {
        id: 'hay-4',
        kind: 'hay',
        x: 10,
        z: 22,
        facing: 0,
      },
      {
        id: 'cactus-1',
        kind: 'cactus',
        x: -28,
        z: -24,
        facing: 0,
      },
      {
        id: 'cactus-2',
        kind: 'cactus',
        x: 28,
        z: -24,
        facing: 0,
      },
      {
        id: 'cactus-3',
        kind: 'cactus',
        x: 0,
        z: -30,
        facing: 0,
      },
      {
        id: 'fence-1',
        kind: 'fence',
        x: -44,
        z: 12,
        facing: 90,
      },
      {
        id: 'fence-2',
        kind: 'fence',
        x: 44,
        z: 12,
        facing: 90,
      },
      {
        id: 'fence-3',
        kind: 'fence',
        x: -16,
        z: 3,
        facing: 0,
      },
      {
        id: 'fence-4',
        kind: 'fence',
        x: 16,
        z: 3,
        facing: 0,
      },
    ],
    gallows: null,
    figures: [
      {
        id: 'L1',
        clan: 'law',
        hat: 1,
        x: 0,
        z: 20,
        facing: 90,
        life: 3,
        items: [],
        role: 'sheriff',
      },
      {
        id: 'L2',
        clan: 'law',
        hat: 2,
        x: -22,
        z: 22,
        facing: 90,
        life: 3,
        items: [],
      },
      {
        id: 'L3',
        clan: 'law',
        hat: 3,
        x: 22,
        z: 22,
        facing: 90,
        life: 3,
        items: [],
      },
      {
        id: 'L4',
        clan: 'law',
        hat: 4,
        x: -50,
        z: 26,
        facing: 60,
        life: 3,
        items: [],
      },
      {
        id: 'L5',
        clan: 'law',
        hat: 5,
        x: 50,
        z: 26,
        facing: 120,
        life: 3,
        items: [],
      },
      {
        id: 'O1',
        clan: 'outlaw',
        hat: 1,
        x: 0,
        z: -36,
        facing: 270,
        life: 3,
        items: [],
        role: 'big-daddy',
      },
      {
        id: 'O2',
        clan: 'outlaw',
        hat: 2,
        x: -18,
        z: -36,
        facing: 270,
        life: 3,
        items: [],
      },
      {
        id: 'O3',
        clan: 'outlaw',
        hat: 3,
        x: 18,
        z: -36,
        facing: 270,
        life: 3,
        items: [],
      },
      {
        id: 'O4',
        clan: 'outlaw',
        hat: 4,
        x: -38,
        z: -36,
        facing: 270,
        life: 3,
        items: [],
      },
      {
        id: 'O5',
        clan: 'outlaw',
        hat: 5,
        x: 38,
        z: -36,
        facing: 270,
        life: 3,
        items: [],
      },
    ],
    neutrals: [
      {
        id: 'N1',
        kind: 'accomplice',
        x: -55,
        z: -33,
        facing: 315,
        colour: 'pink',
      },
      {
        id: 'N2',
        kind: 'accomplice',
        x: 55,
        z: -33,
        facing: 225,
        colour: 'blue',
      },
    ],
    markers: [],
    setupChoices: [
      {
        id: 'hide-the-gold',
        by: 'law',
        player: 'first',
        pool: {
          gold: 5,
          life: 5,
          colt: 3,
          dynamite: 2,
        },
        piles: [
          {
            building: 'townhall',
            size: 5,
          },
          {
            building: 'bank',
            size: 5,
          },
          {
            building: 'saloon',
            size: 5,
          },
        ],
        faceUp: false,
      },
    ],
    victory: [
      {
        clan: 'outlaw',
        when: 'heldByNeutrals',
        type: 'gold',
        n: 5,
        timing: 'immediate',
      },
    ],
    atClockEnd: [
      {
        test: 'win',
        clan: 'law',
      },
    ],
    special: [
      { id: 'law-sits-out-first-hour' },
      {
        id: 'no-shooting-first-hour',
        clan: 'outlaw',
      },
      { id: 'move-may-bump-neutrals' },
    ],
  },
  s05: {
    format: 1,
    game: 'flick-em-up',
    id: 's05',
    name: 'The Red Watopi Plot',
    clock: {
      start: 8,
      end: 12,
    },
    hats: {
      law: 'blue',
      outlaw: 'red',
    },
    initiative: { cowboy: 'O1' },
    rules: ['duel', 'poison'],
    buildings: [
      {
        id: 'townhall',
        x: 0,
        z: -30,
        facing: 270,
        closed: false,
      },
      {
        id: 'saloon',
        x: -44,
        z: -22,
        facing: 315,
        closed: false,
      },
      {
        id: 'bank',
        x: 44,
        z: -22,
        facing: 225,
        closed: false,
      },
      {
        id: 'sheriff',
        x: 0,
        z: 30,
        facing: 90,
        closed: false,
      },
      {
        id: 'store',
        x: -44,
        z: 24,
        facing: 45,
        closed: false,
      },
      {
        id: 'undertaker',
        x: 44,
        z: 24,
        facing: 135,
        closed: false,
      },
    ],
    objects: [
      {
        id: 'barrel-1',
        kind: 'barrel',
        x: -26,
        z: -10,
        facing: 0,
        water: 'clean',
      },
      {
        id: 'barrel-2',
        kind: 'barrel',
        x: 26,
        z: -10,
        facing: 0,
        water: 'poisoned',
      },
      {
        id: 'barrel-3',
        kind: 'barrel',
        x: -24,
        z: 12,
        facing: 0,
        water: 'clean',
      },
      {
        id: 'barrel-4',
        kind: 'barrel',
        x: 24,
        z: 12,
        facing: 0,
        water: 'clean',
      },
      {
        id: 'barrel-5',
        kind: 'barrel',
        x: 0,
        z: -2,
        facing: 0,
      },
      {
        id: 'hay-1',
        kind: 'hay',
        x: -12,
        z: -12,
        facing: 30,
      },
      {
        id: 'hay-2',
        kind: 'hay',
        x: 12,
        z: -12,
        facing: 150,
      },
      {
        id: 'hay-3',
        kind: 'hay',
        x: -36,
        z: 2,
        facing: 90,
      },
      {
        id: 'hay-4',
        kind: 'hay',
        x: 36,
        z: 2,
        facing: 90,
      },
      {
        id: 'hay-5',
        kind: 'hay',
        x: 0,
        z: 12,
        facing: 0,
      },
      {
        id: 'cactus-1',
        kind: 'cactus',
        x: -54,
        z: 0,
        facing: 0,
      },
      {
        id: 'cactus-2',
        kind: 'cactus',
        x: 54,
        z: 0,
        facing: 0,
      },
      {
        id: 'cactus-3',
        kind: 'cactus',
        x: -16,
        z: 24,
        facing: 0,
      },
      {
        id: 'fence-1',
        kind: 'fence',
        x: -12,
        z: 4,
        facing: 0,
      },
      {
        id: 'fence-2',
        kind: 'fence',
        x: 12,
        z: 4,
        facing: 0,
      },
      {
        id: 'fence-3',
        kind: 'fence',
        x: -30,
        z: -24,
        facing: 60,
      },
      {
        id: 'fence-4',
        kind: 'fence',
        x: 30,
        z: -24,
        facing: 120,
      },
    ],
    gallows: null,
    figures: [
      {
        id: 'L1',
        clan: 'law',
        hat: 1,
        x: 0,
        z: 19,
        facing: 90,
        life: 3,
        items: [],
        role: 'sheriff',
      },
      {
        id: 'L2',
        clan: 'law',
        hat: 2,
        x: -14,
        z: 16,
        facing: 90,
        life: 3,
        items: [],
      },
      {
        id: 'L3',
        clan: 'law',
        hat: 3,
        x: 14,
        z: 16,
        facing: 90,
        life: 3,
        items: [],
      },
      {
        id: 'L4',
        clan: 'law',
        hat: 4,
        x: -32,
        z: 26,
        facing: 60,
        life: 3,
        items: [],
      },
      {
        id: 'L5',
        clan: 'law',
        hat: 5,
        x: 32,
        z: 26,
        facing: 120,
        life: 3,
        items: [],
      },
      {
        id: 'O1',
        clan: 'outlaw',
        hat: 1,
        x: 0,
        z: -19,
        facing: 270,
        life: 3,
        items: [],
        role: 'big-daddy',
      },
      {
        id: 'O2',
        clan: 'outlaw',
        hat: 2,
        x: -20,
        z: -34,
        facing: 270,
        life: 3,
        items: [],
      },
      {
        id: 'O3',
        clan: 'outlaw',
        hat: 3,
        x: 20,
        z: -34,
        facing: 270,
        life: 3,
        items: [],
      },
      {
        id: 'O4',
        clan: 'outlaw',
        hat: 4,
        x: -55,
        z: -12,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'O5',
        clan: 'outlaw',
        hat: 5,
        x: 55,
        z: -12,
        facing: 180,
        life: 3,
        items: [],
      },
    ],
    neutrals: [],
    markers: [
      {
        id: 'm-colt-1',
        type: 'colt',
        at: {
          building: 'saloon',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-colt-2',
        type: 'colt',
        at: {
          building: 'store',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-life-1',
        type: 'life',
        at: {
          building: 'bank',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-life-2',
        type: 'life',
        at: {
          building: 'undertaker',
          base: 'left',
        },
        faceUp: true,
      },
    ],
    setupChoices: [],
    victory: [
      {
        clan: 'outlaw',
        when: 'poisonedBarrels',
        n: 3,
        timing: 'endOfRound',
      },
    ],
    atClockEnd: [
      {
        test: 'win',
        clan: 'law',
        condition: {
          when: 'cleanBarrels',
          n: 2,
        },
      },
    ],
    special: [
      { id: 'law-sits-out-first-hour' },
      {
        id: 'no-shooting-first-hour',
        clan: 'outlaw',
      },
      { id: 'move-may-bump-barrels' },
    ],
  },
  s06: {
    format: 1,
    game: 'flick-em-up',
    id: 's06',
    name: 'Caught in a Trap',
    clock: {
      start: 8,
      end: 12,
    },
    hats: {
      law: 'red',
      outlaw: 'red',
    },
    initiative: { cowboy: 'O1' },
    rules: ['duel', 'winchester'],
    buildings: [
      {
        id: 'sheriff',
        x: 0,
        z: 0,
        facing: 270,
        closed: false,
      },
      {
        id: 'saloon',
        x: -40,
        z: -27,
        facing: 300,
        closed: false,
      },
      {
        id: 'bank',
        x: 0,
        z: -31,
        facing: 270,
        closed: false,
      },
      {
        id: 'townhall',
        x: 40,
        z: -27,
        facing: 240,
        closed: false,
      },
      {
        id: 'store',
        x: -34,
        z: 30,
        facing: 70,
        closed: false,
      },
      {
        id: 'undertaker',
        x: 34,
        z: 30,
        facing: 110,
        closed: false,
      },
    ],
    objects: [
      {
        id: 'barrel-1',
        kind: 'barrel',
        x: -12,
        z: 9,
        facing: 0,
      },
      {
        id: 'barrel-2',
        kind: 'barrel',
        x: 12,
        z: 9,
        facing: 0,
      },
      {
        id: 'barrel-3',
        kind: 'barrel',
        x: -16,
        z: -10,
        facing: 0,
      },
      {
        id: 'barrel-4',
        kind: 'barrel',
        x: 16,
        z: -10,
        facing: 0,
      },
      {
        id: 'barrel-5',
        kind: 'barrel',
        x: 0,
        z: 20,
        facing: 0,
      },
      {
        id: 'hay-1',
        kind: 'hay',
        x: -26,
        z: 4,
        facing: 90,
      },
      {
        id: 'hay-2',
        kind: 'hay',
        x: 26,
        z: 4,
        facing: 90,
      },
      {
        id: 'hay-3',
        kind: 'hay',
        x: -8,
        z: -14,
        facing: 0,
      },
      {
        id: 'hay-4',
        kind: 'hay',
        x: 8,
        z: -14,
        facing: 0,
      },
      {
        id: 'cactus-1',
        kind: 'cactus',
        x: -50,
        z: 8,
        facing: 0,
      },
      {
        id: 'cactus-2',
        kind: 'cactus',
        x: 50,
        z: 8,
        facing: 0,
      },
      {
        id: 'cactus-3',
        kind: 'cactus',
        x: 0,
        z: 34,
        facing: 0,
      },
      {
        id: 'fence-1',
        kind: 'fence',
        x: -22,
        z: 16,
        facing: 45,
      },
      {
        id: 'fence-2',
        kind: 'fence',
        x: 22,
        z: 16,
        facing: 135,
      },
      {
        id: 'fence-3',
        kind: 'fence',
        x: -24,
        z: -18,
        facing: 135,
      },
      {
        id: 'fence-4',
        kind: 'fence',
        x: 24,
        z: -18,
        facing: 45,
      },
    ],
    gallows: null,
    figures: [
      {
        id: 'L1',
        clan: 'law',
        hat: 1,
        x: null,
        z: null,
        facing: 270,
        life: 3,
        items: ['winchester'],
        role: 'sheriff',
        in: 'sheriff',
      },
      {
        id: 'L2',
        clan: 'law',
        hat: 2,
        x: -12,
        z: -3,
        facing: 180,
        life: 3,
        items: [],
      },
      {
        id: 'L3',
        clan: 'law',
        hat: 3,
        x: 12,
        z: -3,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'L4',
        clan: 'law',
        hat: 4,
        x: -6,
        z: 12,
        facing: 270,
        life: 3,
        items: [],
      },
      {
        id: 'L5',
        clan: 'law',
        hat: 5,
        x: 6,
        z: 12,
        facing: 270,
        life: 3,
        items: [],
      },
      {
        id: 'O1',
        clan: 'outlaw',
        hat: 1,
        x: 0,
        z: -21,
        facing: 270,
        life: 3,
        items: [],
        role: 'big-daddy',
      },
      {
        id: 'O2',
        clan: 'outlaw',
        hat: 2,
        x: -48,
        z: -10,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'O3',
        clan: 'outlaw',
        hat: 3,
        x: 48,
        z: -10,
        facing: 180,
        life: 3,
        items: [],
      },
      {
        id: 'O4',
        clan: 'outlaw',
        hat: 4,
        x: -18,
        z: 28,
        facing: 60,
        life: 3,
        items: [],
      },
      {
        id: 'O5',
        clan: 'outlaw',
        hat: 5,
        x: 18,
        z: 28,
        facing: 120,
        life: 3,
        items: [],
      },
    ],
    neutrals: [],
    markers: [
      {
        id: 'm-win-1',
        type: 'winchester',
        at: {
          building: 'bank',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-colt-1',
        type: 'colt',
        at: {
          building: 'saloon',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-colt-2',
        type: 'colt',
        at: {
          building: 'townhall',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-life-1',
        type: 'life',
        at: {
          building: 'store',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-life-2',
        type: 'life',
        at: {
          building: 'undertaker',
          base: 'left',
        },
        faceUp: true,
      },
    ],
    setupChoices: [],
    victory: [
      {
        clan: 'law',
        when: 'enemyDead',
        n: 3,
        timing: 'immediate',
      },
      {
        clan: 'outlaw',
        when: 'enemyDead',
        n: 3,
        timing: 'immediate',
      },
      {
        clan: 'both',
        when: 'enemyDeadOrDown',
        n: 4,
        timing: 'afterOwnLastCowboyOfRound',
      },
    ],
    atClockEnd: [{ test: 'mostLivingCowboys' }, { test: 'mostLifePoints' }, { test: 'draw' }],
    special: [{ id: 'sheriff-starts-in-own-building-with-winchester' }],
  },
  s07: {
    format: 1,
    game: 'flick-em-up',
    id: 's07',
    name: 'A Witness to Kill',
    clock: {
      start: 6,
      end: 12,
    },
    hats: {
      law: 'red',
      outlaw: 'red',
    },
    initiative: { cowboy: 'L1' },
    rules: ['duel', 'dynamite', 'witness', 'evidence'],
    buildings: [
      {
        id: 'townhall',
        x: -48,
        z: 0,
        facing: 0,
        closed: false,
      },
      {
        id: 'sheriff',
        x: 48,
        z: 0,
        facing: 180,
        closed: false,
      },
      {
        id: 'saloon',
        x: -20,
        z: -28,
        facing: 270,
        closed: false,
      },
      {
        id: 'store',
        x: 20,
        z: -28,
        facing: 270,
        closed: false,
      },
      {
        id: 'undertaker',
        x: 0,
        z: 29,
        facing: 90,
        closed: false,
      },
      {
        id: 'bank',
        x: 36,
        z: 29,
        facing: 110,
        closed: true,
      },
    ],
    objects: [
      {
        id: 'barrel-1',
        kind: 'barrel',
        x: -32,
        z: -12,
        facing: 0,
      },
      {
        id: 'barrel-2',
        kind: 'barrel',
        x: -32,
        z: 12,
        facing: 0,
      },
      {
        id: 'barrel-3',
        kind: 'barrel',
        x: 8,
        z: 8,
        facing: 0,
      },
      {
        id: 'barrel-4',
        kind: 'barrel',
        x: 30,
        z: -10,
        facing: 0,
      },
      {
        id: 'hay-1',
        kind: 'hay',
        x: -18,
        z: 4,
        facing: 0,
      },
      {
        id: 'hay-2',
        kind: 'hay',
        x: 0,
        z: -10,
        facing: 45,
      },
      {
        id: 'hay-3',
        kind: 'hay',
        x: 22,
        z: 6,
        facing: 90,
      },
      {
        id: 'hay-4',
        kind: 'hay',
        x: -8,
        z: 16,
        facing: 0,
      },
      {
        id: 'hay-5',
        kind: 'hay',
        x: 14,
        z: -14,
        facing: 0,
      },
      {
        id: 'cactus-1',
        kind: 'cactus',
        x: -40,
        z: 28,
        facing: 0,
      },
      {
        id: 'cactus-2',
        kind: 'cactus',
        x: 46,
        z: -26,
        facing: 0,
      },
      {
        id: 'cactus-3',
        kind: 'cactus',
        x: -52,
        z: -26,
        facing: 0,
      },
      {
        id: 'fence-1',
        kind: 'fence',
        x: -10,
        z: -4,
        facing: 90,
      },
      {
        id: 'fence-2',
        kind: 'fence',
        x: 12,
        z: 0,
        facing: 90,
      },
      {
        id: 'fence-3',
        kind: 'fence',
        x: -22,
        z: 20,
        facing: 0,
      },
      {
        id: 'fence-4',
        kind: 'fence',
        x: 34,
        z: 12,
        facing: 60,
      },
    ],
    gallows: null,
    figures: [
      {
        id: 'L1',
        clan: 'law',
        hat: 1,
        x: null,
        z: null,
        facing: 0,
        life: 3,
        items: [],
        role: 'sheriff',
        in: 'townhall',
      },
      {
        id: 'L2',
        clan: 'law',
        hat: 2,
        x: -36,
        z: -20,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'L3',
        clan: 'law',
        hat: 3,
        x: -36,
        z: 20,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'L4',
        clan: 'law',
        hat: 4,
        x: -28,
        z: 0,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'L5',
        clan: 'law',
        hat: 5,
        x: null,
        z: null,
        facing: 0,
        life: 3,
        items: [],
        role: 'witness',
        in: 'townhall',
      },
      {
        id: 'O1',
        clan: 'outlaw',
        hat: 1,
        x: 36,
        z: -1,
        facing: 180,
        life: 3,
        items: [],
        role: 'big-daddy',
      },
      {
        id: 'O2',
        clan: 'outlaw',
        hat: 2,
        x: 30,
        z: -24,
        facing: 210,
        life: 3,
        items: [],
      },
      {
        id: 'O3',
        clan: 'outlaw',
        hat: 3,
        x: 16,
        z: 22,
        facing: 150,
        life: 3,
        items: [],
      },
      {
        id: 'O4',
        clan: 'outlaw',
        hat: 4,
        x: 4,
        z: -20,
        facing: 225,
        life: 3,
        items: [],
      },
      {
        id: 'O5',
        clan: 'outlaw',
        hat: 5,
        x: 26,
        z: 16,
        facing: 150,
        life: 3,
        items: [],
      },
    ],
    neutrals: [],
    markers: [],
    setupChoices: [
      {
        id: 'hide-the-evidence',
        by: 'law',
        player: 'first',
        pool: {
          colt: 3,
          document: 2,
          dynamite: 1,
        },
        piles: [
          {
            building: 'saloon',
            size: 2,
          },
          {
            building: 'undertaker',
            size: 2,
          },
          {
            building: 'store',
            size: 2,
          },
        ],
        faceUp: false,
      },
    ],
    victory: [
      {
        clan: 'law',
        when: 'stored',
        type: 'document',
        building: 'sheriff',
        n: 2,
        timing: 'immediate',
      },
      {
        clan: 'outlaw',
        when: 'witnessDeadBeforeBothFound',
        timing: 'immediate',
      },
    ],
    atClockEnd: [
      {
        test: 'win',
        clan: 'outlaw',
      },
    ],
    special: [{ id: 'law-has-four-cowboys-and-witness' }, { id: 'bank-closed' }],
  },
  s08: {
    format: 1,
    game: 'flick-em-up',
    id: 's08',
    name: 'Kidnapped!',
    clock: {
      start: 6,
      end: 12,
    },
    hats: {
      law: 'red',
      outlaw: 'red',
    },
    initiative: { cowboy: 'O1' },
    rules: ['duel', 'hostage'],
    buildings: [
      {
        id: 'saloon',
        x: -36,
        z: -10,
        facing: 0,
        closed: false,
      },
      {
        id: 'store',
        x: 36,
        z: -10,
        facing: 180,
        closed: false,
      },
      {
        id: 'bank',
        x: 0,
        z: -30,
        facing: 270,
        closed: false,
      },
      {
        id: 'sheriff',
        x: 0,
        z: 31,
        facing: 90,
        closed: false,
      },
      {
        id: 'townhall',
        x: -46,
        z: 26,
        facing: 45,
        closed: false,
      },
      {
        id: 'undertaker',
        x: 46,
        z: 26,
        facing: 135,
        closed: false,
      },
    ],
    objects: [
      {
        id: 'barrel-1',
        kind: 'barrel',
        x: -20,
        z: -20,
        facing: 0,
      },
      {
        id: 'barrel-2',
        kind: 'barrel',
        x: 20,
        z: -20,
        facing: 0,
      },
      {
        id: 'barrel-3',
        kind: 'barrel',
        x: -12,
        z: 12,
        facing: 0,
      },
      {
        id: 'barrel-4',
        kind: 'barrel',
        x: 12,
        z: 12,
        facing: 0,
      },
      {
        id: 'hay-1',
        kind: 'hay',
        x: -22,
        z: 4,
        facing: 0,
      },
      {
        id: 'hay-2',
        kind: 'hay',
        x: 22,
        z: 4,
        facing: 0,
      },
      {
        id: 'hay-3',
        kind: 'hay',
        x: -8,
        z: -14,
        facing: 0,
      },
      {
        id: 'hay-4',
        kind: 'hay',
        x: 8,
        z: -14,
        facing: 0,
      },
      {
        id: 'hay-5',
        kind: 'hay',
        x: 0,
        z: 2,
        facing: 0,
      },
      {
        id: 'cactus-1',
        kind: 'cactus',
        x: -30,
        z: 28,
        facing: 0,
      },
      {
        id: 'cactus-2',
        kind: 'cactus',
        x: 30,
        z: 28,
        facing: 0,
      },
      {
        id: 'fence-1',
        kind: 'fence',
        x: -16,
        z: 22,
        facing: 45,
      },
      {
        id: 'fence-2',
        kind: 'fence',
        x: 16,
        z: 22,
        facing: 135,
      },
      {
        id: 'fence-3',
        kind: 'fence',
        x: -26,
        z: -28,
        facing: 90,
      },
      {
        id: 'fence-4',
        kind: 'fence',
        x: 26,
        z: -28,
        facing: 90,
      },
    ],
    gallows: null,
    figures: [
      {
        id: 'L1',
        clan: 'law',
        hat: 1,
        x: 0,
        z: 20,
        facing: 90,
        life: 3,
        items: [],
        role: 'sheriff',
      },
      {
        id: 'L2',
        clan: 'law',
        hat: 2,
        x: -22,
        z: 16,
        facing: 90,
        life: 3,
        items: [],
      },
      {
        id: 'L3',
        clan: 'law',
        hat: 3,
        x: 22,
        z: 16,
        facing: 90,
        life: 3,
        items: [],
      },
      {
        id: 'L4',
        clan: 'law',
        hat: 4,
        x: -40,
        z: 10,
        facing: 60,
        life: 3,
        items: [],
      },
      {
        id: 'L5',
        clan: 'law',
        hat: 5,
        x: 40,
        z: 10,
        facing: 120,
        life: 3,
        items: [],
      },
      {
        id: 'O1',
        clan: 'outlaw',
        hat: 1,
        x: 0,
        z: -8,
        facing: 270,
        life: 3,
        items: [],
        role: 'big-daddy',
      },
      {
        id: 'O2',
        clan: 'outlaw',
        hat: 2,
        x: -16,
        z: -34,
        facing: 300,
        life: 3,
        items: [],
      },
      {
        id: 'O3',
        clan: 'outlaw',
        hat: 3,
        x: 16,
        z: -34,
        facing: 240,
        life: 3,
        items: [],
      },
      {
        id: 'O4',
        clan: 'outlaw',
        hat: 4,
        x: -48,
        z: -26,
        facing: 315,
        life: 3,
        items: [],
      },
      {
        id: 'O5',
        clan: 'outlaw',
        hat: 5,
        x: 48,
        z: -26,
        facing: 225,
        life: 3,
        items: [],
      },
    ],
    neutrals: [
      {
        id: 'N1',
        kind: 'hostage',
        x: null,
        z: null,
        facing: 0,
        colour: 'pink',
        offTable: true,
      },
    ],
    markers: [],
    setupChoices: [
      {
        id: 'shuffle-hiding-places',
        by: 'random',
        pool: {
          hostage: 1,
          colt: 5,
        },
        piles: [
          {
            building: 'saloon',
            size: 2,
          },
          {
            building: 'store',
            size: 2,
          },
          {
            building: 'bank',
            size: 2,
          },
        ],
        faceUp: false,
      },
    ],
    victory: [
      {
        clan: 'law',
        when: 'hostageEscortedInto',
        building: 'sheriff',
        timing: 'immediate',
      },
      {
        clan: 'other',
        when: 'hostageHitByShot',
        timing: 'immediate',
      },
    ],
    atClockEnd: [
      {
        test: 'hostageHolderClan',
        law: 'law',
        outlaw: 'outlaw',
        nobody: 'outlaw',
      },
    ],
    special: [{ id: 'finder-gets-one-extra-action' }, { id: 'hitting-the-hostage-loses' }],
  },
  s09: {
    format: 1,
    game: 'flick-em-up',
    id: 's09',
    name: 'Justice v. Vengeance',
    clock: {
      start: 7,
      end: 12,
    },
    hats: {
      law: 'blue',
      outlaw: 'blue',
    },
    initiative: { cowboy: 'L1' },
    rules: ['duel', 'winchester', 'gallows', 'hostage'],
    buildings: [
      {
        id: 'sheriff',
        x: 0,
        z: -30,
        facing: 270,
        closed: false,
      },
      {
        id: 'townhall',
        x: -44,
        z: -22,
        facing: 315,
        closed: false,
      },
      {
        id: 'bank',
        x: 44,
        z: -22,
        facing: 225,
        closed: false,
      },
      {
        id: 'saloon',
        x: -44,
        z: 24,
        facing: 45,
        closed: false,
      },
      {
        id: 'store',
        x: 44,
        z: 24,
        facing: 135,
        closed: false,
      },
      {
        id: 'undertaker',
        x: 0,
        z: 31,
        facing: 90,
        closed: false,
      },
    ],
    objects: [
      {
        id: 'barrel-1',
        kind: 'barrel',
        x: 0,
        z: 0,
        facing: 0,
        under: 'gallows',
      },
      {
        id: 'barrel-2',
        kind: 'barrel',
        x: -14,
        z: -12,
        facing: 0,
      },
      {
        id: 'barrel-3',
        kind: 'barrel',
        x: 14,
        z: -12,
        facing: 0,
      },
      {
        id: 'barrel-4',
        kind: 'barrel',
        x: -18,
        z: 14,
        facing: 0,
      },
      {
        id: 'barrel-5',
        kind: 'barrel',
        x: 18,
        z: 14,
        facing: 0,
      },
      {
        id: 'hay-1',
        kind: 'hay',
        x: -28,
        z: 0,
        facing: 90,
      },
      {
        id: 'hay-2',
        kind: 'hay',
        x: 28,
        z: 0,
        facing: 90,
      },
      {
        id: 'hay-3',
        kind: 'hay',
        x: -9,
        z: 14,
        facing: 0,
      },
      {
        id: 'hay-4',
        kind: 'hay',
        x: 9,
        z: 14,
        facing: 0,
      },
      {
        id: 'cactus-1',
        kind: 'cactus',
        x: -54,
        z: 2,
        facing: 0,
      },
      {
        id: 'cactus-2',
        kind: 'cactus',
        x: 54,
        z: 2,
        facing: 0,
      },
      {
        id: 'cactus-3',
        kind: 'cactus',
        x: 0,
        z: 12,
        facing: 0,
      },
      {
        id: 'fence-1',
        kind: 'fence',
        x: -24,
        z: -18,
        facing: 45,
      },
      {
        id: 'fence-2',
        kind: 'fence',
        x: 24,
        z: -18,
        facing: 135,
      },
      {
        id: 'fence-3',
        kind: 'fence',
        x: -30,
        z: 22,
        facing: 135,
      },
      {
        id: 'fence-4',
        kind: 'fence',
        x: 30,
        z: 22,
        facing: 45,
      },
    ],
    gallows: {
      id: 'gallows',
      x: 0,
      z: -3.8,
      facing: 270,
    },
    figures: [
      {
        id: 'L1',
        clan: 'law',
        hat: 1,
        x: 0,
        z: -14,
        facing: 270,
        life: 3,
        items: [],
        role: 'sheriff',
      },
      {
        id: 'L2',
        clan: 'law',
        hat: 2,
        x: -10,
        z: -6,
        facing: 225,
        life: 3,
        items: [],
      },
      {
        id: 'L3',
        clan: 'law',
        hat: 3,
        x: 10,
        z: -6,
        facing: 315,
        life: 3,
        items: [],
      },
      {
        id: 'L4',
        clan: 'law',
        hat: 4,
        x: -12,
        z: 6,
        facing: 225,
        life: 3,
        items: [],
      },
      {
        id: 'L5',
        clan: 'law',
        hat: 5,
        x: 12,
        z: 6,
        facing: 315,
        life: 3,
        items: [],
      },
      {
        id: 'O1',
        clan: 'outlaw',
        hat: 1,
        x: 0,
        z: 20,
        facing: 90,
        life: 3,
        items: [],
        role: 'big-daddy',
      },
      {
        id: 'O2',
        clan: 'outlaw',
        hat: 2,
        x: -36,
        z: 34,
        facing: 45,
        life: 3,
        items: ['winchester'],
      },
      {
        id: 'O3',
        clan: 'outlaw',
        hat: 3,
        x: 36,
        z: 34,
        facing: 135,
        life: 3,
        items: [],
      },
      {
        id: 'O4',
        clan: 'outlaw',
        hat: 4,
        x: -54,
        z: -8,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'O5',
        clan: 'outlaw',
        hat: 5,
        x: 54,
        z: -8,
        facing: 180,
        life: 3,
        items: [],
      },
    ],
    neutrals: [
      {
        id: 'N2',
        kind: 'patriarch',
        x: 0,
        z: 0,
        facing: 270,
        colour: 'blue',
        onTopOf: 'barrel-1',
      },
    ],
    markers: [
      {
        id: 'm-win-1',
        type: 'winchester',
        at: {
          building: 'store',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-colt-1',
        type: 'colt',
        at: {
          building: 'saloon',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-colt-2',
        type: 'colt',
        at: {
          building: 'bank',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-life-1',
        type: 'life',
        at: {
          building: 'undertaker',
          base: 'left',
        },
        faceUp: true,
      },
      {
        id: 'm-life-2',
        type: 'life',
        at: {
          building: 'townhall',
          base: 'left',
        },
        faceUp: true,
      },
    ],
    setupChoices: [],
    victory: [],
    atClockEnd: [
      {
        test: 'patriarch',
        onGallows: 'law',
        withOutlaw: 'outlaw',
        withLaw: 'finalDuel',
        withNobody: 'draw',
        firstShot: 'initiativeClan',
      },
    ],
    special: [{ id: 'law-may-not-shoot-before-outlaws-shot' }],
  },
  s10: {
    format: 1,
    game: 'flick-em-up',
    id: 's10',
    name: 'A Thousand Mercenaries',
    clock: {
      start: 6,
      end: 12,
    },
    hats: {
      law: 'red',
      outlaw: 'red',
    },
    initiative: { cowboy: 'O1' },
    rules: ['dynamite', 'winchester', 'endlessWave', 'twoPhases'],
    buildings: [
      {
        id: 'sheriff',
        x: -22,
        z: -14,
        facing: 270,
        closed: true,
      },
      {
        id: 'townhall',
        x: 22,
        z: -14,
        facing: 270,
        closed: true,
      },
      {
        id: 'saloon',
        x: -22,
        z: 14,
        facing: 90,
        closed: true,
      },
      {
        id: 'bank',
        x: 22,
        z: 14,
        facing: 90,
        closed: true,
      },
      {
        id: 'store',
        x: 0,
        z: -29,
        facing: 270,
        closed: true,
      },
      {
        id: 'undertaker',
        x: 0,
        z: 29,
        facing: 90,
        closed: true,
      },
    ],
    objects: [
      {
        id: 'barrel-1',
        kind: 'barrel',
        x: -34,
        z: 0,
        facing: 0,
      },
      {
        id: 'barrel-2',
        kind: 'barrel',
        x: 34,
        z: 0,
        facing: 0,
      },
      {
        id: 'barrel-3',
        kind: 'barrel',
        x: 0,
        z: -14,
        facing: 0,
      },
      {
        id: 'barrel-4',
        kind: 'barrel',
        x: 0,
        z: 14,
        facing: 0,
      },
      {
        id: 'hay-1',
        kind: 'hay',
        x: -12,
        z: -6,
        facing: 0,
      },
      {
        id: 'hay-2',
        kind: 'hay',
        x: 12,
        z: -6,
        facing: 0,
      },
      {
        id: 'hay-3',
        kind: 'hay',
        x: -12,
        z: 6,
        facing: 0,
      },
      {
        id: 'hay-4',
        kind: 'hay',
        x: 12,
        z: 6,
        facing: 0,
      },
      {
        id: 'hay-5',
        kind: 'hay',
        x: 0,
        z: 0,
        facing: 90,
      },
      {
        id: 'cactus-1',
        kind: 'cactus',
        x: -44,
        z: -24,
        facing: 0,
      },
      {
        id: 'cactus-2',
        kind: 'cactus',
        x: 44,
        z: 24,
        facing: 0,
      },
      {
        id: 'cactus-3',
        kind: 'cactus',
        x: 44,
        z: -24,
        facing: 0,
      },
      {
        id: 'fence-1',
        kind: 'fence',
        x: -24,
        z: -4,
        facing: 0,
      },
      {
        id: 'fence-2',
        kind: 'fence',
        x: 24,
        z: -4,
        facing: 0,
      },
      {
        id: 'fence-3',
        kind: 'fence',
        x: -24,
        z: 4,
        facing: 0,
      },
      {
        id: 'fence-4',
        kind: 'fence',
        x: 24,
        z: 4,
        facing: 0,
      },
    ],
    gallows: null,
    figures: [
      {
        id: 'L1',
        clan: 'law',
        hat: 1,
        x: 0,
        z: -5,
        facing: 90,
        life: 3,
        items: [],
        role: 'sheriff',
      },
      {
        id: 'L2',
        clan: 'law',
        hat: 2,
        x: -18,
        z: 0,
        facing: 180,
        life: 3,
        items: [],
      },
      {
        id: 'L3',
        clan: 'law',
        hat: 3,
        x: 18,
        z: 0,
        facing: 0,
        life: 3,
        items: [],
      },
      {
        id: 'L4',
        clan: 'law',
        hat: 4,
        x: -5,
        z: 9,
        facing: 225,
        life: 3,
        items: [],
      },
      {
        id: 'L5',
        clan: 'law',
        hat: 5,
        x: 5,
        z: 9,
        facing: 315,
        life: 3,
        items: [],
      },
      {
        id: 'O1',
        clan: 'outlaw',
        hat: 1,
        x: 0,
        z: -37,
        facing: 270,
        life: 1,
        items: [],
        role: 'big-daddy',
      },
      {
        id: 'O2',
        clan: 'outlaw',
        hat: 2,
        x: -57,
        z: -14,
        facing: 0,
        life: 1,
        items: [],
      },
      {
        id: 'O3',
        clan: 'outlaw',
        hat: 3,
        x: 57,
        z: -14,
        facing: 180,
        life: 1,
        items: [],
      },
      {
        id: 'O4',
        clan: 'outlaw',
        hat: 4,
        x: -40,
        z: 34,
        facing: 60,
        life: 1,
        items: [],
      },
      {
        id: 'O5',
        clan: 'outlaw',
        hat: 5,
        x: 40,
        z: 34,
        facing: 120,
        life: 1,
        items: [],
      },
    ],
    neutrals: [],
    markers: [],
    setupChoices: [
      {
        id: 'arm-the-mercenaries',
        by: 'outlaw',
        player: 'current',
        pool: {
          dynamite: 2,
          winchester: 2,
        },
      },
    ],
    victory: [
      {
        clan: 'phase',
        when: 'allLawDead',
        timing: 'immediate',
        endsPhase: true,
      },
    ],
    atClockEnd: [
      { test: 'endPhase' },
      {
        test: 'afterBothPhases',
        score: 'survivingLaw',
        tie: 'outlawsKilled',
        then: 'draw',
      },
    ],
    special: [
      { id: 'all-buildings-closed' },
      { id: 'outlaws-one-life' },
      { id: 'killed-outlaw-respawns-at-start' },
      { id: 'killed-outlaw-loses-tokens' },
      { id: 'teams-swap-clans-for-phase-two' },
    ],
  },
}
const TEN_IDS = Object.keys(TEN)
// packages/games/flick-em-up/src/table.ts
const scenarioOf = ({ own, options }) => own ?? TEN[options.scenario]
const plays = (table, module) => scenarioOf(table).rules.includes(module)
const special$1 = (table, id) => scenarioOf(table).special.find((entry) => entry.id === id)
const teamOf = ({ lawTeam }, clan) => (clan === 'law' ? lawTeam : 1 - lawTeam)
const clanOfTeam = ({ lawTeam }, team) => (team === lawTeam ? 'law' : 'outlaw')
const teamOfSeat = (seat) => seat % 2
/** The players of a team, in their order of play. */
function seatsOfTeam(seats, team) {
  const own = []
  for (let seat = team; seat < seats; seat += 2) own.push(seat)
  return own
}
/** The player of a clan whose turn it is, or will be. */
function nextPlayer(table, clan) {
  const team = teamOf(table, clan)
  const seats = seatsOfTeam(table.seats, team)
  return seats[table.pointers[team] % seats.length]
}
function eyesOfClan(table, clan) {
  let eyes = 0
  for (const seat of seatsOfTeam(table.seats, teamOf(table, clan))) eyes |= only(seat)
  return eyes
}
function cowboy(table, id) {
  const found = table.cowboys.find((other) => other.id === id)
  if (found === void 0) throw new Error(`no cowboy ${id} in this scenario`)
  return found
}
const withRole = (table, role) => table.cowboys.find((other) => other.role === role)
const ofClan = (table, clan) => table.cowboys.filter(({ id }) => clanOf(id) === clan)
const livingOf = (table, clan) => ofClan(table, clan).filter(isAlive)
const isAlive = ({ life }) => life > 0
const isStanding = (figure) => isAlive(figure) && !figure.lying
const isAvailable = (table, { hat }) => hat === colourOf(table.hour)
const isWitness = ({ role }) => role === 'witness'
const building$1 = (table, id) => table.buildings.find((other) => other.id === id)
const patriarch = (table) => table.neutrals.find(({ kind }) => kind === 'patriarch')
const girl = (table) => table.neutrals.find(({ kind }) => kind === 'hostage')
const escortedBy = (table, id) => table.neutrals.find(({ escort }) => escort === id)
const insideOf = (table, id) =>
  table.cowboys.filter(({ inside }) => inside === id).toSorted((a, b) => a.entered - b.entered)
const hasRoom = ({ items }) => items.length < 2
const has = ({ items }, item) => items.includes(item)
/** The built-in one counts. */
const coltsOf = ({ items }) => 1 + items.filter((item) => item === 'colt').length
/** Who goes first where nothing else tells two cowboys apart: the law, then the lower number (FU-R70). */
const byNumber = (a, b) =>
  (clanOf(a.id) === 'law' ? 0 : 10) + hatOf(a.id) - (clanOf(b.id) === 'law' ? 0 : 10) - hatOf(b.id)
// packages/games/flick-em-up/src/town.ts
const PUCK = 1750
const BULLET$1 = 1200
const STICK = 1100
/** Half the width of a door, and how far its line lies before the middle of the building. */
const DOOR = 3500
const DOOR_LINE = 2e3
const FIGURE_HALF = 1100
const bodyOfFigure = ({ id, pose }) => ({
  id,
  kind: 'figure',
  pose,
})
const bodyOfBuilding = ({ id, pose }) => ({
  id,
  kind: 'building',
  pose,
})
const bodyOfThing = ({ id, kind, pose }) => ({
  id,
  kind,
  pose,
})
/** Everything with a body, except whoever is replaced by a disc and whoever is lifted off meanwhile. */
function piecesOf(table, ...without) {
  const pieces = table.buildings.map(bodyOfBuilding)
  if (table.gallows)
    pieces.push({
      id: 'gallows',
      kind: 'gallows',
      pose: table.gallows,
    })
  for (const thing of table.objects) pieces.push(bodyOfThing(thing))
  for (const figure of table.cowboys) if (figure.pose !== null) pieces.push(bodyOfFigure(figure))
  for (const figure of table.neutrals) if (figure.pose !== null) pieces.push(bodyOfFigure(figure))
  return without.length === 0 ? pieces : pieces.filter(({ id }) => !without.includes(id))
}
const layoutOf = (table, ...without) => ({
  surface: TABLE,
  pieces: piecesOf(table, ...without),
})
const feetOf = (table, ...without) => piecesOf(table, ...without).map(footOf)
const gapBetween = (a, b) => gap(footOf(a), footOf(b))
/** The pose itself if there is room for it, else the nearest spot where there is (5.4). */
function room(table, id, kind, pose, more = []) {
  const others = [...feetOf(table, id), ...more]
  const foot = footOf({
    kind,
    pose,
  })
  if (onSurface(foot, TABLE) && !others.some((other) => overlaps(foot, other))) return pose
  return nearestFree(kind, pose, others, TABLE) ?? pose
}
/** A place in the frame of a piece, `u` to its right and `w` ahead, as a place on the table. */
function placeAt(pose, u, w) {
  const { x, z } = toWorld(pose, u, w)
  return {
    x: whole$1(x),
    z: whole$1(z),
  }
}
/** Without −0, which isn't plain data. */
const whole$1 = (value) => Math.round(value) + 0
const WIDEST_GAP = 2400
const CLOSEST_GAP = 100
const GAP_STEP = 100
/** Beside a cowboy, level with it, a bullet apart or less if there is no room; undefined: this side can't be used (7.1). */
function beside$1(pose, side, radius, others, surface = TABLE) {
  for (let apart = WIDEST_GAP; apart >= CLOSEST_GAP; apart -= GAP_STEP) {
    const u = FIGURE_HALF + apart + radius
    const place = placeAt(pose, side === 'left' ? -u : u, 0)
    const foot = discFoot(place.x, place.z, radius)
    if (onSurface(foot, surface) && !others.some((other) => overlaps(foot, other))) return place
  }
}
/** Behind a building, opposite its door; nearer to it where the table ends. */
function behind({ pose }, u, w) {
  let from = w
  let place = placeAt(pose, u, from)
  while (from < 0 && (Math.abs(place.x) >= TABLE.halfX || Math.abs(place.z) >= TABLE.halfZ)) {
    from += GAP_STEP
    place = placeAt(pose, u, from)
  }
  return place
}
/** What is slid aside when a door is cleared lies in here (6.2). */
const strip = ({ pose }) => boxFoot(pose, -3500, DOOR, -6200, 5500)
const thingsInDoor = (table, at) => {
  const door = strip(at)
  return table.objects.filter((thing) => overlaps(footOf(bodyOfThing(thing)), door))
}
const APART = 3e3
/** Where somebody is, for distances between figures: a cowboy inside is at its building's centre (FU-R70). */
const placeOf = (table, figure) => (figure.inside === null ? figure.pose : building$1(table, figure.inside).pose)
const distance2 = (a, b) => (a.x - b.x) ** 2 + (a.z - b.z) ** 2
function nearestStanding(table, to, but) {
  const standing = table.cowboys.filter((figure) => isStanding(figure) && figure.id !== but)
  standing.sort((a, b) => distance2(placeOf(table, a), to) - distance2(placeOf(table, b), to) || byNumber(a, b))
  return standing[0]
}
/** Beside its escort, in one of eight places counted from where that one looks, or in the same building. */
function placeBeside(game, figure, slot) {
  const { state } = game
  const escort = cowboy(state, figure.escort)
  figure.inside = escort.inside
  if (escort.inside !== null || escort.pose === null) {
    figure.pose = null
    return
  }
  const facing = (escort.pose.facing + slot * 4500) % 36e3
  const { x, z } = placeAt(upright(escort.pose.x, escort.pose.z, facing), 0, APART)
  figure.pose = null
  figure.pose = room(state, figure.id, 'figure', upright(x, z, escort.pose.facing))
}
function joins(game, figure, id) {
  figure.escort = id
  figure.found = true
  placeBeside(game, figure, 4)
  game.tell?.({
    type: 'joined',
    neutral: figure.id,
    cowboy: id,
  })
}
/** Its escort was hit or blown up: it joins the nearest standing cowboy, or waits for the first to stand up (FU-R75, FU-R76). */
function leavesEscort(game, id, where) {
  const { state } = game
  const figure = escortedBy(state, id)
  if (figure === void 0) return
  const next = nearestStanding(state, figure.pose ?? where, id)
  if (next) return joins(game, figure, next.id)
  figure.escort = null
  if (figure.pose === null) {
    figure.inside = null
    figure.pose = room(state, figure.id, 'figure', upright(where.x, where.z, where.facing))
  }
  game.tell?.({
    type: 'left-alone',
    neutral: figure.id,
  })
}
/** Whoever is alone joins the first cowboy to stand up. */
function waitsFor(game, id) {
  for (const figure of game.state.neutrals)
    if (figure.kind !== 'accomplice' && figure.found && !figure.hanging && figure.escort === null)
      joins(game, figure, id)
}
/** After a duel it is with the winner: whoever made the last hit, or the lowest number (12). */
function joinsWinner(game, where, lastHit) {
  const { state } = game
  const left = insideOf(state, where)
  if (left.length === 0) return
  const winner = left.find(({ id }) => id === lastHit) ?? left.toSorted(byNumber)[0]
  for (const figure of state.neutrals) {
    if (figure.kind === 'accomplice' || figure.hanging || figure.inside !== where || figure.escort === winner.id)
      continue
    joins(game, figure, winner.id)
  }
}
// packages/games/flick-em-up/src/pitch.ts
const GRIP_OF = {
  move: 'disc',
  leave: 'disc',
  colt: 'colt',
  winchester: 'winchester',
  dynamite: 'dynamite',
  duel: 'colt',
  eject: 'ejection',
}
/** The wobble is drawn from the game's own chance, after the flick was committed. */
function pitch(
  game,
  who,
  kind,
  from,
  { dir, power },
  layout,
  { spin = 0, doors = [], mayTouch = [], out = null } = {},
) {
  const { state } = game
  const grip = GRIP_OF[kind]
  const draws = []
  if (state.options.wobble !== 'off') for (let i = 0; i < 8; i++) draws.push(below(state.chance, DRAWN_BELOW))
  const { direction, speed } = aim(grip, state.options.wobble, dir, power, draws)
  const result = resolve(layout, {
    what: THROWN[grip],
    x: from.x,
    z: from.z,
    direction,
    speed,
    spin,
    doors,
    mayTouch,
    out,
  })
  game.film?.(result.track)
  game.tell?.({
    type: 'pitched',
    by: who.seat,
    cowboy: who.cowboy,
    pitch: kind,
    direction,
    speed,
    rest: result.hash,
    shows: true,
  })
  return {
    ...result,
    direction,
  }
}
/** The line between the front edges of the bases (FU-R10). */
function doorOf({ pose }) {
  const { x, z } = placeAt(pose, 0, DOOR_LINE)
  return {
    x,
    z,
    facing: pose.facing,
    half: DOOR,
  }
}
// packages/games/flick-em-up/src/scenario/objectives.ts
function checkObjectives(scenario, problems) {
  const { victory, atClockEnd, rules } = scenario
  victory.forEach((objective, i) => {
    const path = `victory[${i}]`
    if (
      !(objective.clan === 'law' || objective.clan === 'outlaw' ? [objective.clan] : CLANS).some((clan) =>
        canHold(scenario, objective, clan),
      )
    )
      problems.tell(path, 'unreachable', objective.when)
    const isPhase = objective.clan === 'phase'
    if (isPhase !== (objective.endsPhase === true) || (isPhase && !rules.includes('twoPhases')))
      problems.tell(`${path}.clan`, 'module-needs', 'twoPhases, endsPhase')
    if ((objective.clan === 'other') !== (objective.when === 'hostageHitByShot'))
      problems.tell(`${path}.clan`, 'unreachable', objective.clan)
    if (objective.timing === 'afterOwnLastCowboyOfRound' && (isPhase || objective.clan === 'other'))
      problems.tell(`${path}.timing`, 'unreachable', objective.timing)
  })
  if (atClockEnd.length === 0) problems.tell('atClockEnd', 'missing-field', 'test')
  atClockEnd.forEach((test, i) => {
    const path = `atClockEnd[${i}]`
    if (!canDecide(scenario, test)) problems.tell(path, 'unreachable', test.test)
    if (decidesAll(test) && i < atClockEnd.length - 1) problems.tell(`atClockEnd[${i + 1}]`, 'never-read', test.test)
  })
}
/** Whether what the condition says of this clan can ever be true. */
function canHold(scenario, condition, clan) {
  const { figures, objects, neutrals, rules } = scenario
  const size = figures.length / 2
  const marked = countMarkers(scenario)
  const waters = objects.filter(({ water }) => water !== void 0).length
  switch (condition.when) {
    case 'enemyDead':
      return condition.n <= size && !(otherClan(clan) === 'outlaw' && rules.includes('endlessWave'))
    case 'enemyDeadOrDown':
      return condition.n <= size
    case 'poisonedBarrels':
    case 'cleanBarrels':
      return condition.n <= waters
    case 'roleDead':
      return figures.some(
        ({ role, clan: of }) => role === condition.role && !(of === 'outlaw' && rules.includes('endlessWave')),
      )
    case 'allLawDead':
      return true
    case 'witnessDeadBeforeBothFound':
      return figures.some(({ role }) => role === 'witness') && marked.document > 0
    case 'hostageHitByShot':
      return neutrals.some(({ kind }) => kind === 'hostage')
    case 'stored':
      return (
        isOpen(scenario, condition.building) && condition.type !== 'hostage' && condition.n <= marked[condition.type]
      )
    case 'heldByNeutrals':
      return (
        neutrals.some(({ kind }) => kind === 'accomplice') &&
        condition.type !== 'hostage' &&
        condition.type !== 'life' &&
        condition.n <= marked[condition.type]
      )
    case 'hostageEscortedInto':
      return isOpen(scenario, condition.building) && neutrals.some(({ kind }) => kind !== 'accomplice')
  }
}
const isOpen = ({ buildings }, id) => buildings.some((building) => building.id === id && !building.closed)
function canDecide(scenario, test) {
  const { figures, neutrals, gallows } = scenario
  const marked = countMarkers(scenario)
  switch (test.test) {
    case 'mostStored':
      return isOpen(scenario, test.law) && isOpen(scenario, test.outlaw) && marked[test.type] > 0
    case 'mostCarried':
      return marked[test.type] > 0 && test.type !== 'life' && test.type !== 'hostage'
    case 'win':
      return test.condition === void 0 || canHold(scenario, test.condition, test.clan)
    case 'finalDuel': {
      const [a, b] = [test.a, test.b].map((role) => figures.find((figure) => figure.role === role)?.clan)
      return a !== void 0 && b !== void 0 && a !== b
    }
    case 'hostageHolderClan':
      return neutrals.some(({ kind }) => kind === 'hostage')
    case 'patriarch':
      return gallows !== null && neutrals.some(({ kind }) => kind === 'patriarch')
    default:
      return true
  }
}
/** Nothing after it is ever looked at. */
const decidesAll = (test) =>
  test.test === 'draw' ||
  (test.test === 'win' && test.condition === void 0) ||
  test.test === 'finalDuel' ||
  test.test === 'patriarch' ||
  test.test === 'hostageHolderClan' ||
  test.test === 'afterBothPhases'
// packages/games/flick-em-up/src/scenario/format.ts
/** Rules that are switched on (20.1). */
const MODULES = [
  'duel',
  'dynamite',
  'winchester',
  'giveToAccomplice',
  'poison',
  'witness',
  'evidence',
  'hostage',
  'gallows',
  'endlessWave',
  'twoPhases',
]
/** With an effect of their own (20.2). */
const SPECIALS = [
  'no-shooting-first-hour',
  'move-may-bump-neutrals',
  'move-may-bump-barrels',
  'finder-gets-one-extra-action',
  'law-may-not-shoot-before-outlaws-shot',
]
const TIMINGS = ['immediate', 'endOfRound', 'afterOwnLastCowboyOfRound']
// packages/games/flick-em-up/src/scenario/shape.ts
const { list, number, oneOf, orNull, record, text, whole, word, yesNo } = shape_exports
const NAMES = 80
const SENTENCES = 600
/** Ids that only name what other fields already say (20.2). */
const NAMING = [
  'all-buildings-closed',
  'sheriff-extra-colt',
  'sheriff-starts-before-saloon',
  'law-sits-out-first-hour',
  'sheriff-starts-in-own-building-with-winchester',
  'law-has-four-cowboys-and-witness',
  'bank-closed',
  'hitting-the-hostage-loses',
  'outlaws-one-life',
  'killed-outlaw-respawns-at-start',
  'killed-outlaw-loses-tokens',
  'teams-swap-clans-for-phase-two',
]
const remark = { provenance: text(NAMES) }
const clan = word(...CLANS)
const building = word(...BUILDINGS)
const marker = word(...MARKERS)
const role = word(...ROLES)
const place = {
  x: number(-60, 60),
  z: number(-40, 40),
  facing: number(0, 359.99),
}
const placeOrNone = {
  x: orNull(number(-60, 60)),
  z: orNull(number(-40, 40)),
  facing: number(0, 359.99),
}
const objectId = text(20)
const some = whole(1, LIMITS.life)
const conditions = {
  enemyDead: [{ n: some }],
  enemyDeadOrDown: [{ n: some }],
  poisonedBarrels: [{ n: some }],
  cleanBarrels: [{ n: some }],
  roleDead: [{ role }],
  allLawDead: [{}],
  witnessDeadBeforeBothFound: [{}],
  hostageHitByShot: [{}],
  stored: [
    {
      type: marker,
      building,
      n: some,
    },
  ],
  heldByNeutrals: [
    {
      type: marker,
      n: some,
    },
  ],
  hostageEscortedInto: [{ building }],
}
const victory = oneOf(
  'when',
  Object.fromEntries(
    Object.entries(conditions).map(([name, [fields]]) => [
      name,
      [
        {
          ...fields,
          clan: word(...CLANS, 'both', 'other', 'phase'),
          timing: word(...TIMINGS),
        },
        {
          endsPhase: yesNo,
          ...remark,
        },
      ],
    ]),
  ),
)
const fate$1 = word(...CLANS, 'finalDuel', 'draw')
const first = word('initiativeClan')
const clockTest = oneOf('test', {
  mostLivingCowboys: [{}, remark],
  mostLifePoints: [{}, remark],
  endPhase: [{}, remark],
  draw: [{}, remark],
  mostStored: [
    {
      type: marker,
      law: building,
      outlaw: building,
    },
    remark,
  ],
  mostCarried: [{ type: marker }, remark],
  win: [
    { clan },
    {
      condition: oneOf('when', conditions),
      ...remark,
    },
  ],
  finalDuel: [
    {
      a: role,
      b: role,
      firstShot: first,
    },
    remark,
  ],
  hostageHolderClan: [
    {
      law: clan,
      outlaw: clan,
      nobody: clan,
    },
    remark,
  ],
  patriarch: [
    {
      onGallows: fate$1,
      withOutlaw: fate$1,
      withLaw: fate$1,
      withNobody: fate$1,
      firstShot: first,
    },
    remark,
  ],
  afterBothPhases: [
    {
      score: word('survivingLaw'),
      tie: word('outlawsKilled'),
      then: word('draw'),
    },
    remark,
  ],
})
const special = record(
  { id: word(...SPECIALS, ...NAMING) },
  {
    clan,
    ...remark,
  },
)
const scenarioShape = record(
  {
    format: whole(1, 1),
    game: word('flick-em-up'),
    id: text(NAMES),
    name: text(NAMES),
    clock: record(
      {
        start: whole(1, 11),
        end: whole(12, 12),
      },
      remark,
    ),
    hats: record(
      {
        law: word(...COLOURS),
        outlaw: word(...COLOURS),
      },
      remark,
    ),
    initiative: record({ cowboy: word(...COWBOYS) }, remark),
    rules: list(word(...MODULES), MODULES.length),
    buildings: list(
      record(
        {
          id: building,
          ...place,
          closed: yesNo,
        },
        remark,
      ),
      BUILDINGS.length,
    ),
    objects: list(
      record(
        {
          id: objectId,
          kind: word(...OBJECTS),
          ...place,
        },
        {
          water: word(...WATERS),
          under: word('gallows'),
          ...remark,
        },
      ),
      LIMITS.barrel + LIMITS.hay + LIMITS.cactus + LIMITS.fence,
    ),
    gallows: orNull(
      record(
        {
          id: word('gallows'),
          ...place,
        },
        remark,
      ),
    ),
    figures: list(
      record(
        {
          id: word(...COWBOYS),
          clan,
          hat: whole(1, 5),
          ...placeOrNone,
          life: whole(1, LIMITS.life),
          items: list(word(...ITEMS.filter((item) => item !== 'sealed')), 2),
        },
        {
          role,
          in: building,
          ...remark,
        },
      ),
      COWBOYS.length,
    ),
    neutrals: list(
      record(
        {
          id: word(...NEUTRALS),
          kind: word(...NEUTRAL_KINDS),
          colour: word('pink', 'blue'),
          ...placeOrNone,
        },
        {
          offTable: yesNo,
          onTopOf: objectId,
          ...remark,
        },
      ),
      NEUTRALS.length,
    ),
    markers: list(
      record(
        {
          id: text(NAMES),
          type: marker,
          at: record({
            building,
            base: word(...BASES),
          }),
          faceUp: yesNo,
        },
        remark,
      ),
      72,
    ),
    setupChoices: list(
      record(
        {
          id: text(NAMES),
          by: word(...CLANS, 'random'),
          pool: record({}, Object.fromEntries(MARKERS.map((type) => [type, whole(0, LIMITS[type])]))),
        },
        {
          player: word('first', 'current'),
          piles: list(
            record({
              building,
              size: whole(1, LIMITS.life),
            }),
            BUILDINGS.length,
          ),
          faceUp: yesNo,
          timing: text(SENTENCES),
          ...remark,
        },
      ),
      4,
    ),
    victory: list(victory, 20),
    atClockEnd: list(clockTest, 10),
    special: list(special, SPECIALS.length + NAMING.length),
  },
  {
    town: text(NAMES),
    number: whole(1, 999),
    plan: text(SENTENCES),
    text: record({
      pitch: text(SENTENCES),
      law: text(SENTENCES),
      outlaw: text(SENTENCES),
      end: text(SENTENCES),
    }),
    ...remark,
  },
)
// packages/games/flick-em-up/src/scenario/check.ts
const MEANING_CODES = [
  'twice',
  'object-id',
  'wrong-clan',
  'clans-differ',
  'no-such-building',
  'building-closed',
  'place-missing',
  'place-not-needed',
  'not-in-first-hour',
  'no-such-cowboy',
  'no-such-object',
  'module-missing',
  'module-needs',
  'beyond-the-box',
  'piles-differ',
  'not-carried',
  'unreachable',
  'never-read',
]
;[...READ_CODES, ...SHAPE_CODES, ...PLACE_CODES, ...MEANING_CODES]
function readScenario(text) {
  const read = readDocument(text)
  return 'code' in read
    ? {
        scenario: void 0,
        problems: [read],
      }
    : checkScenario(read.value)
}
function checkScenario(value) {
  const problems = new Problems()
  scenarioShape(value, '', problems)
  if (problems.found.length === 0) {
    const scenario = value
    checkPieces(scenario, problems)
    checkFigures(scenario, problems)
    checkMarkers(scenario, problems)
    checkModules(scenario, problems)
    checkObjectives(scenario, problems)
  }
  return problems.found.length === 0
    ? {
        scenario: value,
        problems: [],
      }
    : {
        scenario: void 0,
        problems: problems.found,
      }
}
const poseOf = ({ x, z, facing }) => upright(Math.round(x * 1e3), Math.round(z * 1e3), Math.round(facing * 100))
function checkPieces(scenario, problems) {
  const { buildings, objects, gallows, figures, neutrals } = scenario
  const met = /* @__PURE__ */ new Set()
  const once = (id, path) => {
    if (met.has(id)) problems.tell(path, 'twice', id)
    met.add(id)
  }
  const placed = []
  buildings.forEach((plan, i) => {
    once(`building ${plan.id}`, `buildings[${i}].id`)
    placed.push({
      path: `buildings[${i}]`,
      piece: {
        id: plan.id,
        kind: 'building',
        pose: poseOf(plan),
      },
    })
  })
  if (gallows)
    placed.push({
      path: 'gallows',
      piece: {
        id: 'gallows',
        kind: 'gallows',
        pose: poseOf(gallows),
      },
    })
  let waters = 0
  objects.forEach((plan, i) => {
    const path = `objects[${i}]`
    once(plan.id, `${path}.id`)
    const [kind, count, more] = plan.id.split('-')
    if (!(kind === plan.kind && more === void 0 && /^[1-9]$/.test(count ?? '')) || Number(count) > LIMITS[plan.kind])
      problems.tell(`${path}.id`, 'object-id', `${plan.kind}-1 … ${plan.kind}-${LIMITS[plan.kind]}`)
    if (plan.water !== void 0) {
      if (plan.kind !== 'barrel') problems.tell(`${path}.water`, 'never-read', plan.id)
      if (++waters > LIMITS.water) problems.tell(`${path}.water`, 'beyond-the-box', `water ${LIMITS.water}`)
    }
    if (plan.under !== void 0 && (plan.kind !== 'barrel' || !gallows))
      problems.tell(`${path}.under`, 'never-read', plan.id)
    placed.push({
      path,
      piece: {
        id: plan.id,
        kind: plan.kind,
        pose: poseOf(plan),
      },
    })
  })
  const standing = /* @__PURE__ */ new Set()
  for (const [name, plans] of [
    ['figures', figures],
    ['neutrals', neutrals],
  ])
    plans.forEach((plan, i) => {
      const path = `${name}[${i}]`
      once(plan.id, `${path}.id`)
      const { x, z, facing } = plan
      const elsewhere = 'kind' in plan ? plan.offTable === true : plan.in !== void 0
      if (elsewhere && (x !== null || z !== null)) problems.tell(path, 'place-not-needed', plan.id)
      if (elsewhere) return
      if (x === null || z === null) return problems.tell(path, 'place-missing', plan.id)
      if ('kind' in plan && plan.onTopOf !== void 0) {
        standing.add(plan.id)
        const under = objects.find(({ id }) => id === plan.onTopOf)
        if (under?.kind !== 'barrel') problems.tell(`${path}.onTopOf`, 'no-such-object', plan.onTopOf)
        else if (under.x !== x || under.z !== z) problems.tell(path, 'no-such-object', `${plan.onTopOf}: x, z`)
      }
      placed.push({
        path,
        piece: {
          id: plan.id,
          kind: 'figure',
          pose: poseOf({
            x,
            z,
            facing,
          }),
        },
      })
    })
  checkPlaces(placed, TABLE, problems, standing)
}
function checkFigures({ figures, buildings, hats, clock, initiative, special }, problems) {
  const roles = /* @__PURE__ */ new Set()
  figures.forEach(({ id, clan, hat, role, in: inside }, i) => {
    const path = `figures[${i}]`
    if (clanOf(id) !== clan) problems.tell(`${path}.clan`, 'wrong-clan', id)
    if (hatOf(id) !== hat) problems.tell(`${path}.hat`, 'wrong-clan', id)
    if (role !== void 0) {
      if (roles.has(role)) problems.tell(`${path}.role`, 'twice', role)
      roles.add(role)
      if ((role === 'big-daddy') !== (clan === 'outlaw')) problems.tell(`${path}.role`, 'wrong-clan', role)
    }
    if (inside === void 0) return
    const building = buildings.find((plan) => plan.id === inside)
    if (building === void 0) problems.tell(`${path}.in`, 'no-such-building', inside)
    else if (building.closed) problems.tell(`${path}.in`, 'building-closed', inside)
    else if (figures.some((other) => other.in === inside && other.clan !== clan))
      problems.tell(`${path}.in`, 'wrong-clan', inside)
  })
  const [law, outlaw] = CLANS.map((clan) => figures.filter((figure) => figure.clan === clan).length)
  if (law !== outlaw || law === 0) problems.tell('figures', 'clans-differ', `${law}, ${outlaw}`)
  for (const clan of CLANS) {
    const numbers = figures.filter((figure) => figure.clan === clan).map(({ hat }) => hat)
    for (let hat = 1; hat <= numbers.length; hat++)
      if (!numbers.includes(hat)) problems.tell('figures', 'no-such-cowboy', `${clan} ${hat}`)
  }
  if (!figures.some(({ id }) => id === initiative.cowboy))
    problems.tell('initiative.cowboy', 'no-such-cowboy', initiative.cowboy)
  else if (hats[clanOf(initiative.cowboy)] !== colourOf(clock.start))
    problems.tell('initiative.cowboy', 'not-in-first-hour', initiative.cowboy)
  special.forEach(({ id, clan }, i) => {
    if (id === 'no-shooting-first-hour' && clan === void 0) problems.tell(`special[${i}]`, 'missing-field', 'clan')
  })
}
/** How many of each there are, wherever they begin. */
function countMarkers({ figures, markers, setupChoices }) {
  const count = {
    life: 0,
    gold: 0,
    colt: 0,
    winchester: 0,
    dynamite: 0,
    document: 0,
    hostage: 0,
  }
  for (const { life, items } of figures) {
    count.life += life
    for (const item of items) count[item]++
  }
  for (const { type } of markers) count[type]++
  for (const { pool } of setupChoices) for (const type of MARKERS) count[type] += pool[type] ?? 0
  return count
}
function checkMarkers(scenario, problems) {
  const count = countMarkers(scenario)
  for (const type of MARKERS)
    if (count[type] > LIMITS[type])
      problems.tell('markers', 'beyond-the-box', `${type} ${count[type]} > ${LIMITS[type]}`)
  const open = (building, path) => {
    const plan = scenario.buildings.find(({ id }) => id === building)
    if (plan === void 0) problems.tell(path, 'no-such-building', building)
    else if (plan.closed) problems.tell(path, 'building-closed', building)
  }
  const ids = /* @__PURE__ */ new Set()
  scenario.markers.forEach(({ id, type, at, faceUp }, i) => {
    if (ids.has(id)) problems.tell(`markers[${i}].id`, 'twice', id)
    ids.add(id)
    open(at.building, `markers[${i}].at.building`)
    if (type === 'hostage' && faceUp) problems.tell(`markers[${i}].faceUp`, 'never-read', type)
  })
  scenario.setupChoices.forEach(({ by, pool, piles, faceUp }, i) => {
    const path = `setupChoices[${i}]`
    const size = MARKERS.reduce((sum, type) => sum + (pool[type] ?? 0), 0)
    if (piles === void 0) {
      if (by === 'random') problems.tell(`${path}.piles`, 'missing-field', 'piles')
      for (const type of ['life', 'hostage'])
        if ((pool[type] ?? 0) > 0) problems.tell(`${path}.pool.${type}`, 'not-carried', type)
      return
    }
    if (faceUp === true) problems.tell(`${path}.faceUp`, 'never-read', 'true')
    const room = piles.reduce((sum, pile) => sum + pile.size, 0)
    if (room !== size) problems.tell(`${path}.piles`, 'piles-differ', `${room}, ${size}`)
    piles.forEach(({ building }, pile) => {
      open(building, `${path}.piles[${pile}].building`)
      if (piles.findIndex((other) => other.building === building) !== pile)
        problems.tell(`${path}.piles[${pile}].building`, 'twice', building)
    })
  })
}
function checkModules(scenario, problems) {
  const { rules, buildings, objects, gallows, figures, neutrals, atClockEnd } = scenario
  const count = countMarkers(scenario)
  const role = (name) => figures.some((figure) => figure.role === name)
  const neutral = (...kinds) => neutrals.some(({ kind }) => kinds.includes(kind))
  /** What each module is about: needed as soon as it is there, and of no use without. */
  const about = {
    duel: buildings.some(({ closed }) => !closed),
    dynamite: count.dynamite > 0,
    winchester: count.winchester > 0,
    giveToAccomplice: neutral('accomplice'),
    poison: objects.some(({ water }) => water !== void 0),
    witness: role('witness'),
    evidence: count.document > 0,
    hostage: neutral('hostage', 'patriarch'),
    gallows:
      gallows !== null && neutral('patriarch') && objects.some(({ under, id }) => under && onTop(scenario) === id),
    twoPhases: atClockEnd.some(({ test }) => test === 'endPhase' || test === 'afterBothPhases'),
  }
  rules.forEach((name, i) => {
    if (rules.indexOf(name) !== i) problems.tell(`rules[${i}]`, 'twice', name)
    if (about[name] === false) problems.tell(`rules[${i}]`, 'module-needs', name)
  })
  for (const [name, there] of Object.entries(about))
    if (there && !rules.includes(name)) problems.tell('rules', 'module-missing', name)
  if (count.hostage > 0 && !neutral('hostage')) problems.tell('neutrals', 'module-needs', 'hostage')
  if (rules.includes('twoPhases') && atClockEnd.map(({ test }) => test).join() !== 'endPhase,afterBothPhases')
    problems.tell('atClockEnd', 'module-needs', 'endPhase, afterBothPhases')
  if (figures.some(({ role: name }) => name === 'witness') && neutrals.some(({ colour }) => colour === 'blue'))
    problems.tell('neutrals', 'beyond-the-box', 'blue')
  neutrals.forEach(({ colour, id }, i) => {
    if ((id === 'N1') !== (colour === 'pink')) problems.tell(`neutrals[${i}].colour`, 'unknown-word', colour)
  })
}
const onTop = ({ neutrals }) => neutrals.find(({ kind }) => kind === 'patriarch')?.onTopOf
// packages/games/flick-em-up/src/gallows.ts
const BARREL_HEIGHT$1 = 2800
/** Lower than this he is no longer on it. */
const ON_TOP = 2e3
const planOfBarrel = (table) => scenarioOf(table).objects.find(({ under }) => under === 'gallows')
/** The barrel he stands on, as long as he does. */
function hangingBarrel(table) {
  if (!table.neutrals.some(({ hanging }) => hanging)) return void 0
  const plan = planOfBarrel(table)
  return plan && table.objects.find(({ id }) => id === plan.id)
}
/** Where the barrel belongs: as the scenario has it, seen from the gallows, wherever they were pushed. */
function placeOfBarrel(table) {
  const plan = planOfBarrel(table)
  const planned = poseOf(plan)
  const { u, w } = toLocal(poseOf(scenarioOf(table).gallows), planned.x, planned.z)
  const { x, z } = placeAt(table.gallows, u, w)
  return upright(x, z, planned.facing)
}
/** Barrel and patriarch stand in place after every flick that moved them without freeing him. */
function putBackHanging({ state }) {
  const hanging = state.neutrals.find((other) => other.hanging)
  const barrel = hangingBarrel(state)
  if (hanging === void 0 || barrel === void 0 || state.gallows === null) return
  const place = placeOfBarrel(state)
  barrel.pose = place
  hanging.pose = upright(place.x, place.z, hanging.pose?.facing ?? state.gallows.facing, BARREL_HEIGHT$1)
  for (const figure of state.cowboys)
    if (figure.pose !== null) figure.pose = room(state, figure.id, 'figure', figure.pose)
}
/**
 * An outlaw's winchester touched him or his barrel first, and he is off it: the nearest standing cowboy decides, and only an outlaw
 * takes him along (FU-R77, FU-R78). Undefined: he goes back on his barrel.
 */
function liberator(game, moved) {
  const { state } = game
  const man = patriarch(state)
  const came = moved.find(({ id }) => id === man.id)
  if (came === void 0 || (!came.down && !came.off && came.pose.y >= ON_TOP)) return void 0
  const nearest = nearestStanding(state, came.pose)
  if (nearest === void 0 || clanOf(nearest.id) !== 'outlaw') {
    game.tell?.({
      type: 'hung-again',
      neutral: man.id,
    })
    return
  }
  man.hanging = false
  man.pose = null
  return nearest.id
}
function goesWith(game, id) {
  game.tell?.({
    type: 'freed',
    cowboy: id,
  })
  joins(game, patriarch(game.state), id)
}
function hang(game, escort) {
  const { state } = game
  const man = state.neutrals.find((other) => other.escort === escort)
  restoreBarrel(state)
  man.escort = null
  man.hanging = true
  putBackHanging(game)
  game.tell?.({
    type: 'hung-again',
    neutral: man.id,
  })
}
/** It may have rolled off the table, or been blown up, while he was away. */
function restoreBarrel(state) {
  const plan = planOfBarrel(state)
  if (!state.objects.some(({ id }) => id === plan.id))
    state.objects.push({
      id: plan.id,
      kind: plan.kind,
      pose: placeOfBarrel(state),
      water: plan.water ?? null,
    })
}
// packages/games/flick-em-up/src/state.ts
const WOBBLES = ['off', 'light', 'normal']
const TILES = ['own', 'swapped', 'mixed']
/** Where no door is cleared. */
const NO_DOOR = 'none'
/** Where nothing is given. */
const NOTHING = 'nothing'
// packages/games/flick-em-up/src/tidy.ts
const FIGURE_MARGIN = 2e3
const BARREL_MARGIN = 3e3
/** Everything that moved stays where and how it ended; `fallen` are the cowboys that stay down. */
function tidy(game, moved, fallen = []) {
  const { state } = game
  for (const piece of moved) {
    const building = state.buildings.find(({ id }) => id === piece.id)
    if (building) building.pose = onTheTable$1('building', stoodUp(piece.pose))
    else if (piece.kind === 'gallows') state.gallows = onTheTable$1('gallows', stoodUp(piece.pose))
    else tidyThing(game, piece)
  }
  tidyFigures(state, moved, fallen)
  putBackHanging(game)
}
function tidyThing(game, { id, kind, pose, off }) {
  const { state } = game
  const at = state.objects.findIndex((thing) => thing.id === id)
  if (at === -1) return
  const thing = state.objects[at]
  if (!off) thing.pose = pose
  else if (staysInGame(state, thing)) {
    const { x, z } = inside(pose, BARREL_MARGIN)
    thing.pose = room(state, id, kind, {
      x,
      y: 0,
      z,
      facing: pose.facing,
      turn: null,
    })
  } else {
    state.objects.splice(at, 1)
    game.tell?.({
      type: 'lost-object',
      object: id,
    })
  }
}
/** A scenario's own barrels never leave it. */
const staysInGame = (table, { water, id }) =>
  (water !== null && plays(table, 'poison')) || id === hangingBarrel(table)?.id
function tidyFigures(state, moved, fallen) {
  const risen = []
  for (const { id, pose, down, off } of moved) {
    const figure = state.cowboys.find((other) => other.id === id) ?? state.neutrals.find((other) => other.id === id)
    if (figure === void 0) continue
    const spot = off ? inside(pose, FIGURE_MARGIN) : pose
    if ('lying' in figure && (figure.lying || fallen.includes(figure.id)))
      figure.pose = off || !down ? laid(spot.x, spot.z, pose.facing) : pose
    else if (off)
      risen.push({
        of: figure,
        id,
        pose: {
          x: spot.x,
          y: 0,
          z: spot.z,
          facing: pose.facing,
          turn: null,
        },
      })
    else if (down)
      risen.push({
        of: figure,
        id,
        pose: stoodUp(pose),
      })
    else figure.pose = stoodUp(pose)
  }
  for (const { of, pose } of risen) of.pose = pose
  for (const { of, id, pose } of risen) of.pose = room(state, id, 'figure', pose)
}
/** Drawn back so far from the edges. */
const inside = ({ x, z }, margin) => ({
  x: Math.max(margin - TABLE.halfX, Math.min(TABLE.halfX - margin, x)),
  z: Math.max(margin - TABLE.halfZ, Math.min(TABLE.halfZ - margin, z)),
})
const STEP$1 = 500
/** A building or gallows pushed over an edge is drawn back until its foot is on the table. */
function onTheTable$1(kind, pose) {
  let { x, z } = pose
  const there = () =>
    onSurface(
      footOf({
        kind,
        pose: {
          ...pose,
          x,
          z,
        },
      }),
      TABLE,
    )
  for (let tries = 0; tries < 200 && !there(); tries++)
    if (Math.abs(x) / TABLE.halfX >= Math.abs(z) / TABLE.halfZ) x -= Math.sign(x) * STEP$1
    else z -= Math.sign(z) * STEP$1
  return {
    ...pose,
    x,
    z,
  }
}
// packages/games/flick-em-up/src/moving.ts
const LEAVE_FROM = -4050
const LEAVE_ACROSS = 1750
const MOST_SPIN = 2e4
/** What may be bumped as long as it doesn't fall (FU-R61). */
function mayBump(table) {
  const neutrals = special$1(table, 'move-may-bump-neutrals') ? table.neutrals.map(({ id }) => id) : []
  const barrels = special$1(table, 'move-may-bump-barrels')
    ? table.objects.filter(({ kind }) => kind === 'barrel').map(({ id }) => id)
    : []
  return [...neutrals, ...barrels]
}
function move(game, who, aimed, spin, clear) {
  const { state } = game
  const mover = cowboy(state, who.cowboy)
  const before = rememberedFor(state, mover)
  const start = mover.pose
  const cleared = clear === 'none' ? void 0 : clearDoor(game, who.seat, clear)
  const result = pitch(game, who, 'move', start, aimed, layoutOf(state, mover.id, escortedBy(state, mover.id)?.id), {
    spin: Math.round((spin * MOST_SPIN) / 1e3) + 0,
    doors: state.buildings.map(doorOf),
    mayTouch: mayBump(state),
  })
  const target = result.crossed === -1 ? void 0 : state.buildings[result.crossed]
  if (cleared && target?.id !== clear) putBack$1(state, cleared)
  if (target && !target.closed && nothingFell(state, result)) {
    tidy(game, result.moved)
    enter(game, mover, target.id)
    return follow(state, who, 'move', 'entered', before)
  }
  if (target === void 0 && isGood(state, result)) {
    tidy(game, result.moved)
    const { x, z } = result.flicked
    mover.pose = room(state, mover.id, 'figure', upright(x, z, start.facing))
    game.tell?.({
      type: 'moved',
      cowboy: mover.id,
    })
    takeAlong(game, mover)
    return follow(state, who, 'move', 'good', before)
  }
  game.tell?.({
    type: 'move-failed',
    cowboy: mover.id,
  })
  return follow(state, who, 'move', 'failed', before)
}
function leave(game, who, offset, aimed, clear) {
  const { state } = game
  const mover = cowboy(state, who.cowboy)
  const home = building$1(state, mover.inside)
  const before = rememberedFor(state, mover)
  if (clear !== 'none') clearDoor(game, who.seat, clear)
  const from = behind(home, Math.round((offset * LEAVE_ACROSS) / 1e3), LEAVE_FROM)
  const others = state.buildings.filter(({ id }) => id !== home.id)
  const result = pitch(game, who, 'leave', from, aimed, layoutOf(state), {
    doors: others.map(doorOf),
    mayTouch: mayBump(state),
    out: {
      piece: home.id,
      door: doorOf(home),
    },
  })
  const target = result.crossed === -1 ? void 0 : others[result.crossed]
  if (target && !target.closed && nothingFell(state, result)) {
    tidy(game, result.moved)
    enter(game, mover, target.id)
    return follow(state, who, 'leave', 'entered', before)
  }
  const { x, z } = result.flicked
  const isOut = toLocal(home.pose, x, z).w - PUCK >= DOOR_LINE
  if (target === void 0 && isOut && isGood(state, result)) {
    tidy(game, result.moved)
    mover.inside = null
    mover.pose = room(state, mover.id, 'figure', upright(x, z, home.pose.facing))
    game.tell?.({
      type: 'left',
      cowboy: mover.id,
    })
    takeAlong(game, mover)
    return follow(state, who, 'leave', 'good', before)
  }
  game.tell?.({
    type: 'stayed-inside',
    cowboy: mover.id,
  })
  return follow(state, who, 'leave', 'failed', before)
}
/** It stopped on the table, having touched nothing it may not touch, and what it may touch still stands. */
const isGood = (table, result) =>
  !result.flicked.off && !result.touches.some(({ free }) => !free) && nothingFell(table, result)
/** Of what may be bumped: the rest must not be touched at all. */
function nothingFell(table, { moved }) {
  const bumped = mayBump(table)
  return !moved.some(({ id, down, off }) => bumped.includes(id) && (off || (down && wasUpright(table, id))))
}
const wasUpright = (table, id) =>
  (table.objects.find((thing) => thing.id === id) ?? table.neutrals.find((figure) => figure.id === id))?.pose?.turn ===
  null
function enter(game, mover, where) {
  mover.pose = null
  mover.inside = where
  mover.entered = ++game.state.entrances
  game.tell?.({
    type: 'entered',
    cowboy: mover.id,
    building: where,
  })
  takeAlong(game, mover)
}
/** Whoever is escorted goes with its escort; where it stands can still be chosen. */
function takeAlong(game, mover) {
  const escorted = escortedBy(game.state, mover.id)
  if (escorted) placeBeside(game, escorted, 4)
}
function follow(state, { seat, cowboy: id }, of, how, before) {
  const mover = cowboy(state, id)
  mover.moved = true
  return {
    kind: 'moved',
    seat,
    cowboy: id,
    of,
    step: 'replay',
    entered: how === 'entered',
    good: how !== 'failed',
    before,
  }
}
/** For who may replay a move, and hasn't yet in this turn. */
function rememberedFor(state, mover) {
  const turn = state.stack.findLast(({ kind }) => kind === 'turn')
  if (mover.power !== 'replay' || turn === void 0 || turn.replayed === true) return null
  return {
    pose: mover.pose,
    inside: mover.inside,
    base: mover.base,
    entered: mover.entered,
    moved: mover.moved,
    objects: state.objects.map((thing) => ({ ...thing })),
    cowboys: state.cowboys.map(({ pose }) => pose),
    neutrals: state.neutrals.map(({ pose }) => pose),
    escortInside: escortedBy(state, mover.id)?.inside ?? null,
  }
}
function restore(state, id, before) {
  const mover = cowboy(state, id)
  state.objects = before.objects.map((thing) => ({ ...thing }))
  state.cowboys.forEach((figure, i) => (figure.pose = before.cowboys[i]))
  state.neutrals.forEach((figure, i) => (figure.pose = before.neutrals[i]))
  mover.pose = before.pose
  mover.inside = before.inside
  mover.base = before.base
  mover.entered = before.entered
  mover.moved = before.moved
  const escorted = escortedBy(state, id)
  if (escorted) escorted.inside = before.escortInside
}
/** Objects in the strip are slid aside, free of charge; figures never (FU-R15). What was where, to be put back. */
function clearDoor(game, seat, where) {
  const { state } = game
  const at = building$1(state, where)
  const blocking = thingsInDoor(state, at)
  const were = blocking.map((thing) => ({ ...thing }))
  const door = strip(at)
  for (const thing of blocking) thing.pose = slidAside(at, thing, [...feetOf(state, thing.id), door])
  const objects = were.map(({ id }) => id)
  if (objects.length > 0)
    game.tell?.({
      type: 'cleared',
      by: seat,
      building: where,
      objects,
    })
  return were
}
const SLIDE = 500
const FARTHEST = 4e4
/** Sideways out of the strip, to whichever side is nearer; where neither has room, to the nearest spot that has. */
function slidAside({ pose: door }, { kind, pose }, others) {
  const { u, w } = toLocal(door, pose.x, pose.z)
  for (let away = SLIDE; away <= FARTHEST; away += SLIDE)
    for (const side of u < 0 ? [-away, away] : [away, -away]) {
      const { x, z } = placeAt(door, u + side, w)
      const there = {
        ...pose,
        x,
        z,
      }
      if (isFree(kind, there, others, TABLE)) return there
    }
  return nearestFree(kind, pose, others, TABLE) ?? pose
}
function putBack$1(state, were) {
  for (const { id, pose } of were) {
    const thing = state.objects.find((other) => other.id === id)
    if (thing) thing.pose = pose
  }
}
// packages/games/flick-em-up/src/wounds.ts
const added = (box, marker, count = 1) => ({
  ...box,
  [marker]: box[marker] + count,
})
/** What an item is when it lies on the table. */
const markerOf = (item) => (item === 'sealed' ? 'document' : item)
/** One life point less; the last one lost is death. Whoever falls during its own turn has no turn any more (FU-R26). */
function wound(game, id, by, duel = false) {
  const { state } = game
  const victim = cowboy(state, id)
  const where = placeOf(state, victim)
  victim.life--
  state.box = added(state.box, 'life')
  endTurnOf(state, id)
  passEvidence(game, victim, where)
  if (victim.life === 0) die(game, victim, by)
  if (!duel) leavesEscort(game, id, where)
}
/** Whatever is left of its turn. */
function endTurnOf({ stack }, id) {
  for (const frame of stack) if (frame.kind === 'turn' && frame.cowboy === id) frame.over = true
}
function die(game, victim, by) {
  const { state } = game
  game.tell?.({
    type: 'died',
    cowboy: victim.id,
  })
  const endless = clanOf(victim.id) === 'outlaw' && plays(state, 'endlessWave')
  if (clanOf(victim.id) === 'outlaw') state.kills++
  leaveMarkers(state, victim, endless)
  victim.items = []
  victim.pose = null
  victim.inside = null
  victim.lying = false
  if (state.initiative === victim.id) passInitiative(game, victim, by)
  if (endless) respawn(game, victim)
}
/** On the left base of the Undertaker, face up; out of the game where there is none, or in an endless wave. */
function leaveMarkers(state, victim, lost) {
  const undertaker = lost ? void 0 : state.buildings.find(({ id }) => id === 'undertaker')
  for (const item of victim.items)
    if (undertaker) undertaker.left.push(markerOf(item))
    else state.box = added(state.box, markerOf(item))
}
/** To whoever did it; a holder who did it itself, or whose killer is dead too, leaves it to the enemy's lowest number (FU-R45). */
function passInitiative(game, victim, by) {
  const { state } = game
  const killer = cowboy(state, by)
  const heir =
    by !== victim.id && isAlive(killer) ? killer : livingOf(state, otherClan(clanOf(victim.id))).toSorted(byNumber)[0]
  if (heir === void 0) return
  state.initiative = heir.id
  game.tell?.({
    type: 'initiative',
    cowboy: heir.id,
  })
}
/** The next mercenary, at the start place of the last one (12, endlessWave). */
function respawn(game, figure) {
  const { state } = game
  const plan = scenarioOf(state).figures.find(({ id }) => id === figure.id)
  const start =
    plan.x === null || plan.z === null
      ? upright(0, 0, 0)
      : poseOf({
          x: plan.x,
          z: plan.z,
          facing: plan.facing,
        })
  figure.life = plan.life
  state.box = added(state.box, 'life', -plan.life)
  figure.pose = room(state, figure.id, 'figure', start)
  figure.moved = false
  game.tell?.({
    type: 'respawned',
    cowboy: figure.id,
  })
}
/** Documents turn face down and pass to the nearest figures with room, one each (12, evidence). */
function passEvidence(game, bearer, where) {
  const { state } = game
  if (!plays(state, 'evidence')) return
  const documents = bearer.items.filter((item) => item === 'document' || item === 'sealed').length
  if (documents === 0) return
  bearer.items = bearer.items.filter((item) => item !== 'document' && item !== 'sealed')
  const near = state.cowboys.filter((other) => other !== bearer && isAlive(other) && hasRoom(other))
  near.sort((a, b) => distance2(placeOf(state, a), where) - distance2(placeOf(state, b), where) || byNumber(a, b))
  for (let left = documents; left > 0; left--) {
    const next = near.shift()
    if (next) {
      next.items = [...next.items, 'sealed']
      game.tell?.({
        type: 'evidence-passed',
        from: bearer.id,
        cowboy: next.id,
      })
    } else buryDocument(game, bearer.id)
  }
}
/** Nobody has room (FU-R95). */
function buryDocument(game, from) {
  const { state } = game
  const undertaker = state.buildings.find(({ id }) => id === 'undertaker')
  game.tell?.({
    type: 'evidence-buried',
    from,
  })
  if (undertaker) layFaceDown(state, undertaker.id, 'document')
  else state.box = added(state.box, 'document')
}
/** Everybody saw it: it lies face down and is no secret. */
function layFaceDown(state, where, marker) {
  const at = building$1(state, where)
  const everybody = eyesOfClan(state, 'law') | eyesOfClan(state, 'outlaw')
  at.hidden = [
    ...at.hidden,
    {
      marker,
      known: everybody,
    },
  ]
  state.faceDown = [...state.faceDown, marker].toSorted()
}
// packages/games/flick-em-up/src/shooting.ts
const SHOT_FROM = -3500
const SHOT_ACROSS = 2300
/** Sides where a bullet, or dynamite, has room beside the cowboy. */
function sidesOf(table, id, radius) {
  const { pose } = cowboy(table, id)
  if (pose === null) return []
  const others = feetOf(table, id)
  return ['left', 'right'].filter((side) => beside$1(pose, side, radius, others) !== void 0)
}
/** Where it starts; a door is cleared first. */
function startOf(game, { seat, cowboy: id }, from, radius) {
  const { state } = game
  const figure = cowboy(state, id)
  if ('side' in from) return beside$1(figure.pose, from.side, radius, feetOf(state, id))
  if (from.clear !== 'none') clearDoor(game, seat, from.clear)
  return behind(building$1(state, figure.inside), Math.round((from.offset * SHOT_ACROSS) / 1e3), SHOT_FROM)
}
function shoot(game, who, weapon, from, aimed) {
  const { state } = game
  const start = startOf(game, who, from, BULLET$1)
  if (clanOf(who.cowboy) !== waitingClan(state)) state.mayShoot = true
  const layout = layoutOf(state)
  const result = pitch(game, who, weapon, start, aimed, layout)
  const target = targetOf(state, layout, result, start, who.cowboy)
  const fell = target !== void 0 && result.moved.some(({ id, down }) => id === target && down)
  const hit = fell && isCowboy(state, target) ? target : void 0
  const friend = frees(state, who.cowboy, weapon, result) ? liberator(game, result.moved) : void 0
  tidy(
    game,
    friend === void 0 ? result.moved : result.moved.filter(({ id }) => id !== patriarch(state).id),
    hit ? [hit] : [],
  )
  if (friend !== void 0) goesWith(game, friend)
  tellOf(game, who.cowboy, target, hit, fell)
  if (hit) fallWounded(game, hit, who.cowboy)
  else if (fell) hitNeutral(game, who.cowboy, target)
}
/** The clan that may not shoot before the other one has (FU-R81). */
const waitingClan = (table) => {
  const rule = special$1(table, 'law-may-not-shoot-before-outlaws-shot')
  return rule && (rule.clan ?? 'law')
}
const isCowboy = (table, id) => table.cowboys.some((figure) => figure.id === id)
/** The one figure this bullet can hit: the first thing it touched; with Ricochet the first after objects and bases (7.2). */
function targetOf(table, { pieces }, { touches }, start, shooter) {
  const ricochets = cowboy(table, shooter).power === 'ricochet'
  const figure = (id) => pieces.find((piece) => piece.id === id && piece.kind === 'figure')
  for (let i = 0; i < touches.length;) {
    const { step } = touches[i]
    const group = []
    for (; i < touches.length && touches[i].step === step; i++) group.push(touches[i].id)
    const figures = group.flatMap((id) => figure(id) ?? [])
    if (figures.length === 0) {
      if (ricochets) continue
      return
    }
    figures.sort((a, b) => distance2(a.pose, start) - distance2(b.pose, start))
    const [first] = figures
    return (table.cowboys.find(({ id }) => id === first.id)?.lying ?? false) ? void 0 : first.id
  }
}
function tellOf(game, shooter, target, hit, fell) {
  if (target === void 0)
    game.tell?.({
      type: 'missed',
      cowboy: shooter,
    })
  else if (!fell)
    game.tell?.({
      type: 'grazed',
      cowboy: shooter,
      target,
    })
  else if (hit)
    game.tell?.({
      type: 'hit',
      cowboy: shooter,
      target: hit,
      life: cowboy(game.state, hit).life - 1,
    })
}
/** Lies where it fell, with one life point less. */
function fallWounded(game, id, by) {
  cowboy(game.state, id).lying = true
  wound(game, id, by)
}
/** It stands up unharmed; only hitting the girl means anything (FU-R73, FU-R93). */
function hitNeutral(game, shooter, id) {
  const { state } = game
  game.tell?.({
    type: 'hit-neutral',
    cowboy: shooter,
    neutral: id,
  })
  if (state.neutrals.find((figure) => figure.id === id).kind === 'hostage') state.girlHitBy ??= clanOf(shooter)
}
/** An outlaw's winchester bullet that touches the patriarch or his barrel before anything else (FU-R77, FU-R78). */
function frees(table, shooter, weapon, { touches }) {
  const man = patriarch(table)
  if (!plays(table, 'gallows') || man === void 0 || !man.hanging) return false
  if (clanOf(shooter) !== 'outlaw' || weapon !== 'winchester' || touches.length === 0) return false
  return touches
    .filter(({ step }) => step === touches[0].step)
    .some(({ id }) => id === man.id || id === hangingBarrel(table)?.id)
}
// packages/games/flick-em-up/src/dynamite.ts
function throwDynamite(game, who, from, aimed) {
  const { state } = game
  const start = startOf(game, who, from, STICK)
  const thrower = cowboy(state, who.cowboy)
  thrower.items = without(thrower.items, 'dynamite')
  state.box = added(state.box, 'dynamite')
  const result = pitch(game, who, 'dynamite', start, aimed, layoutOf(state))
  tidy(game, result.moved)
  if (result.flicked.off)
    game.tell?.({
      type: 'fizzled',
      cowboy: who.cowboy,
    })
  else
    blast(game, who.cowboy, {
      x: result.flicked.x,
      z: result.flicked.z,
    })
}
function without(list, item) {
  const at = list.indexOf(item)
  return at === -1 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)]
}
/** Everything within a movement disc of the octagon's outline (FU-R56, FU-R57). */
function blast(game, thrower, centre) {
  const { state } = game
  const stick = discFoot(centre.x, centre.z, STICK)
  const near = (foot) => gap(stick, foot) <= REACH
  const gone = state.objects.filter((thing) => near(footOf(bodyOfThing(thing))) && !staysInGame(state, thing))
  state.objects = state.objects.filter((thing) => !gone.includes(thing))
  game.tell?.({
    type: 'exploded',
    cowboy: thrower,
    objects: gone.map(({ id }) => id),
  })
  const standing = state.cowboys.filter(
    (figure) => figure.pose !== null && !figure.lying && near(footOf(bodyOfFigure(figure))),
  )
  const indoors = state.buildings
    .filter((at) => near(footOf(bodyOfBuilding(at))))
    .map((at) => ({
      at,
      who: insideOf(state, at.id),
    }))
  for (const figure of standing) layDown$1(figure, centre)
  for (const { at, who } of indoors) who.forEach((figure, i) => layOutside(game, figure, at, i))
  for (const figure of [...standing, ...indoors.flatMap(({ who }) => who)]) {
    game.tell?.({
      type: 'blown',
      cowboy: figure.id,
      life: figure.life - 1,
    })
    wound(game, figure.id, thrower)
  }
}
/** Falling away from the blast. */
function layDown$1(figure, centre) {
  const { x, z } = figure.pose
  figure.lying = true
  figure.pose = laid(x, z, bearing(centre.x, centre.z, x, z))
}
const BASE_U = 4750
const BEFORE_BASE = 4e3
/** In front of one of the bases, one after the other. */
function layOutside(game, figure, at, place) {
  if (!isAlive(figure)) return
  const { x, z } = placeAt(at.pose, place % 2 === 0 ? -4750 : BASE_U, BEFORE_BASE)
  figure.inside = null
  figure.lying = true
  figure.pose = null
  figure.pose = room(game.state, figure.id, 'figure', laid(whole$1(x), whole$1(z), at.pose.facing))
}
// packages/games/flick-em-up/src/markers.ts
const kindsIn = ({ left, right }) => MARKERS.filter((marker) => left.includes(marker) || right.includes(marker))
/** The witness takes documents only (12). */
const mayTake = (figure, marker) => marker !== 'hostage' && (!isWitness(figure) || marker === 'document')
/** Face down only the witness takes documents (FU-R67). */
const mayKeep = (table, figure, marker) =>
  mayTake(figure, marker) && !(marker === 'document' && plays(table, 'evidence') && !isWitness(figure))
const kindsHeld = ({ items }) => [...new Set(items)].toSorted()
function markerOptions(table, figure) {
  const at = building$1(table, figure.inside)
  const there = kindsIn(at).filter((marker) => mayTake(figure, marker))
  const take = there.filter((marker) => marker === 'life' || hasRoom(figure))
  const held = kindsHeld(figure)
  const drop = figure.life > 1 ? [...held, 'life'] : held
  const swap = there.filter((marker) => marker !== 'life')
  const options = []
  if (take.length > 0)
    options.push({
      do: 'take',
      marker: { one: take },
    })
  if (at.hidden.length > 0) options.push({ do: 'take-hidden' })
  if (drop.length > 0)
    options.push({
      do: 'drop',
      marker: { one: drop },
    })
  if (swap.length > 0 && held.length > 0)
    options.push({
      do: 'swap',
      take: { one: swap },
      give: { one: held },
    })
  return options
}
/** From either base; the one it stands on first. */
function liftUp(at, figure, marker) {
  for (const base of [figure.base, ...BASES]) {
    const place = at[base].indexOf(marker)
    if (place === -1) continue
    at[base].splice(place, 1)
    return
  }
}
function gain(figure, marker) {
  if (marker === 'life') figure.life++
  else figure.items = [...figure.items, marker]
}
/** On the base it stands on, face up; a document keeps the side it shows (FU-R96). */
function layDown(state, figure, item) {
  if (item === 'life') figure.life--
  else figure.items = without(figure.items, item)
  if (item === 'sealed') layFaceDown(state, figure.inside, 'document')
  else building$1(state, figure.inside)[figure.base].push(item)
}
function take(game, { seat, cowboy: id }, marker) {
  const figure = cowboy(game.state, id)
  liftUp(building$1(game.state, figure.inside), figure, marker)
  gain(figure, marker)
  game.tell?.({
    type: 'took',
    by: seat,
    cowboy: id,
    marker,
  })
}
function drop(game, { seat, cowboy: id }, marker) {
  layDown(game.state, cowboy(game.state, id), marker)
  game.tell?.({
    type: 'dropped',
    by: seat,
    cowboy: id,
    marker,
  })
}
function swap(game, { seat, cowboy: id }, wanted, give) {
  const figure = cowboy(game.state, id)
  liftUp(building$1(game.state, figure.inside), figure, wanted)
  layDown(game.state, figure, give)
  gain(figure, wanted)
  game.tell?.({
    type: 'swapped',
    by: seat,
    cowboy: id,
    take: wanted,
    give,
  })
}
/** One at random, shown to the drawer's clan. The hostage marker is shown to all, and the girl comes out. */
function draw(game, turn) {
  const { state } = game
  const figure = cowboy(state, turn.cowboy)
  const at = building$1(state, figure.inside)
  const place = below(state.chance, at.hidden.length)
  const marker = at.hidden[place].marker
  const eyes = eyesOfClan(state, clanOf(figure.id))
  game.tell?.({
    type: 'drew',
    by: turn.seat,
    cowboy: figure.id,
    building: at.id,
    shows: true,
    only: {
      eyes,
      marker,
    },
  })
  if (marker === 'hostage') {
    removeHidden(state, at, place)
    findGirl(game, turn, figure)
    return 'girl'
  }
  state.drawn = {
    building: at.id,
    place,
    marker,
    known: eyes,
  }
  return 'asked'
}
/** One extra action in this turn where the scenario says so (FU-R72). */
function findGirl(game, turn, finder) {
  const { state } = game
  state.box = added(state.box, 'hostage')
  game.tell?.({
    type: 'girl-found',
    cowboy: finder.id,
    building: finder.inside,
    shows: true,
  })
  const figure = girl(state)
  if (special$1(state, 'finder-gets-one-extra-action')) turn.left++
  joins(game, figure, finder.id)
}
function removeHidden(state, at, place) {
  const marker = at.hidden[place].marker
  at.hidden = [...at.hidden.slice(0, place), ...at.hidden.slice(place + 1)]
  state.faceDown = without(state.faceDown, marker)
}
/** What may be given for it: nothing, if there is room. */
function keepOptions(table, figure) {
  const { marker } = table.drawn
  const back = { do: 'put-back' }
  if (!mayKeep(table, figure, marker)) return [back]
  if (marker === 'life' || hasRoom(figure))
    return [
      {
        do: 'keep',
        give: NOTHING,
      },
      back,
    ]
  return [
    {
      do: 'keep',
      give: { one: kindsHeld(figure) },
    },
    back,
  ]
}
function keep(game, { seat, cowboy: id }, give) {
  const { state } = game
  const figure = cowboy(state, id)
  const { place, marker } = state.drawn
  removeHidden(state, building$1(state, figure.inside), place)
  state.drawn = null
  if (give !== 'nothing') layDown(state, figure, give)
  gain(figure, marker)
  if (marker === 'document' && isWitness(figure)) state.found++
  game.tell?.({
    type: 'kept',
    by: seat,
    cowboy: id,
    marker,
    shows: true,
  })
}
function putBack(game, { seat, cowboy: id }) {
  const { state } = game
  const { building: where } = state.drawn
  state.drawn = null
  game.tell?.({
    type: 'put-back',
    by: seat,
    cowboy: id,
    building: where,
  })
}
/** Within a movement disc of somebody outside. */
function outsideOptions(table, figure) {
  const options = []
  const body = bodyOfFigure(figure)
  if (plays(table, 'giveToAccomplice') && figure.items.length > 0) {
    const near = table.neutrals.filter(
      (other) => other.kind === 'accomplice' && other.pose !== null && gapBetween(body, bodyOfFigure(other)) <= 3500,
    )
    if (near.length > 0)
      options.push({
        do: 'give',
        neutral: { one: near.map(({ id }) => id) },
        marker: { one: kindsHeld(figure) },
      })
  }
  if (plays(table, 'poison')) {
    const near = table.objects.filter((thing) => thing.water !== null && gapBetween(body, bodyOfThing(thing)) <= 3500)
    const clean = near.filter(({ water }) => water === 'clean').map(({ id }) => id)
    const foul = near.filter(({ water }) => water === 'poisoned').map(({ id }) => id)
    if (clean.length > 0)
      options.push({
        do: 'poison',
        barrel: { one: clean },
      })
    if (foul.length > 0)
      options.push({
        do: 'purify',
        barrel: { one: foul },
      })
  }
  if (mayHang(table, figure)) options.push({ do: 'hang' })
  return options
}
function mayHang(table, figure) {
  if (!plays(table, 'gallows') || table.gallows === null || clanOf(figure.id) !== 'law') return false
  if (escortedBy(table, figure.id)?.kind !== 'patriarch') return false
  return (
    gapBetween(bodyOfFigure(figure), {
      id: 'gallows',
      kind: 'gallows',
      pose: table.gallows,
    }) <= REACH
  )
}
function give(game, { seat, cowboy: id }, to, marker) {
  const figure = cowboy(game.state, id)
  figure.items = without(figure.items, marker)
  game.state.neutrals.find((other) => other.id === to).holds.push(marker)
  game.tell?.({
    type: 'gave',
    by: seat,
    cowboy: id,
    neutral: to,
    marker,
  })
}
function treat(game, { seat, cowboy: id }, barrel, to) {
  game.state.objects.find((thing) => thing.id === barrel).water = to
  game.tell?.({
    type: to === 'clean' ? 'purified' : 'poisoned',
    by: seat,
    cowboy: id,
    barrel,
  })
}
/** Where a document or marker counts as the one it is. */
const isA = (item, marker) => markerOf(item) === marker
// packages/games/flick-em-up/src/conditions.ts
function holds(table, condition, clan) {
  switch (condition.when) {
    case 'enemyDead':
      return ofClan(table, otherClan(clan)).filter((figure) => !isAlive(figure)).length >= condition.n
    case 'enemyDeadOrDown':
      return ofClan(table, otherClan(clan)).filter((figure) => !isAlive(figure) || figure.lying).length >= condition.n
    case 'roleDead': {
      const figure = withRole(table, condition.role)
      return figure !== void 0 && !isAlive(figure)
    }
    case 'allLawDead':
      return livingOf(table, 'law').length === 0
    case 'stored':
      return stored(table, condition.type, condition.building) >= condition.n
    case 'heldByNeutrals':
      return heldByNeutrals(table, condition.type) >= condition.n
    case 'poisonedBarrels':
      return barrels(table, 'poisoned') >= condition.n
    case 'cleanBarrels':
      return barrels(table, 'clean') >= condition.n
    case 'witnessDeadBeforeBothFound': {
      const witness = withRole(table, 'witness')
      return witness !== void 0 && !isAlive(witness) && table.found < 2
    }
    case 'hostageEscortedInto':
      return escortedInto(table, condition.building, clan)
    case 'hostageHitByShot':
      return table.girlHitBy !== null && table.girlHitBy !== clan
  }
}
/** Lying on the bases, face up or face down; of the face-down ones those that everybody has seen. */
function stored(table, marker, where) {
  const at = table.buildings.find(({ id }) => id === where)
  if (at === void 0) return 0
  const open = [...at.left, ...at.right].filter((other) => other === marker).length
  const everybody = eyesOfClan(table, 'law') | eyesOfClan(table, 'outlaw')
  return open + at.hidden.filter((token) => token.marker === marker && token.known === everybody).length
}
const heldByNeutrals = (table, marker) =>
  table.neutrals.reduce((sum, { holds: held }) => sum + held.filter((item) => isA(item, marker)).length, 0)
const barrels = (table, water) => table.objects.filter((thing) => thing.water === water).length
const carried = (table, marker, clan) =>
  livingOf(table, clan).reduce((sum, { items }) => sum + items.filter((item) => isA(item, marker)).length, 0)
/** While both clans are in there a duel decides first. */
function escortedInto(table, where, clan) {
  const inside = insideOf(table, where)
  if (inside.length === 0 || inside.some(({ id }) => clanOf(id) !== clan)) return false
  return [girl(table), patriarch(table)].some(
    (figure) => figure !== void 0 && figure.inside === where && inside.some(({ id }) => id === figure.escort),
  )
}
// packages/games/flick-em-up/src/setup.ts
const settings = [
  {
    key: 'scenario',
    values: [...TEN_IDS, 'own'],
    usual: 's01',
  },
  {
    key: 'town',
    values: 'document',
    usual: '',
  },
  {
    key: 'wobble',
    values: WOBBLES,
    usual: 'normal',
    house: true,
  },
  {
    key: 'lawPowers',
    values: {
      from: 0,
      to: 5,
    },
    usual: 0,
  },
  {
    key: 'outlawPowers',
    values: {
      from: 0,
      to: 5,
    },
    usual: 0,
  },
  {
    key: 'tiles',
    values: TILES,
    usual: 'own',
  },
  {
    key: 'law',
    values: ['first', 'second'],
    usual: 'first',
  },
]
/** One's own scenario is a document; it is looked at like anything that comes from outside. */
function check({ options }) {
  if (options.scenario !== 'own') return options.town === '' ? void 0 : { code: 'town-not-needed' }
  if (options.town === '') return { code: 'town-missing' }
  const [problem] = readScenario(options.town).problems
  if (problem === void 0) return void 0
  const { path, code, detail } = problem
  return {
    code: 'town-refused',
    facts: {
      path: path === '' ? '.' : path,
      problem: code,
      detail,
    },
  }
}
function deal({ seats, options }, chance) {
  const { town, ...kept } = options
  const table = {
    options: kept,
    own: options.scenario === 'own' ? readScenario(town).scenario : null,
    seats,
    lawTeam: options.law === 'first' ? 0 : 1,
    phase: 1,
    scores: [null, null],
    pointers: [0, 0],
    result: null,
  }
  return {
    ...table,
    ...layOutTown(table, chance),
    first: firstFrame(scenarioOf(table)),
  }
}
/** Whoever hides something does so before the first hour. */
const firstFrame = ({ setupChoices }) =>
  setupChoices.some(isHiding)
    ? {
        kind: 'setup',
        choice: 0,
        pile: 0,
      }
    : {
        kind: 'round',
        opened: false,
        last: null,
      }
const isHiding = ({ by, piles }) => by !== 'random' && piles !== void 0
/** Everything on the table and in the inventories, as it is at the beginning of a phase. */
function layOutTown(table, chance) {
  const scenario = scenarioOf(table)
  const buildings = scenario.buildings.map((plan) => ({
    id: plan.id,
    closed: plan.closed,
    pose: poseOf(plan),
    left: [],
    right: [],
    hidden: [],
  }))
  const faceDown = []
  const hide = (where, marker, known) => {
    const at = buildings.find(({ id }) => id === where)
    at.hidden = [
      ...at.hidden,
      {
        marker,
        known,
      },
    ]
    faceDown.push(marker)
  }
  for (const { type, at, faceUp } of scenario.markers)
    if (faceUp) buildings.find(({ id }) => id === at.building)[at.base].push(type)
    else hide(at.building, type, 0)
  const pool = []
  for (const choice of scenario.setupChoices)
    if (choice.piles === void 0) pool.push(...listed(choice.pool))
    else if (isHiding(choice)) faceDown.push(...listed(choice.pool))
    else if (choice.by === 'random') {
      const dealt = shuffle(chance, listed(choice.pool))
      for (const { building, size } of choice.piles)
        for (const marker of dealt.splice(0, size)) hide(building, marker, 0)
    }
  let entrances = 0
  return {
    hour: scenario.clock.start,
    initiative: scenario.initiative.cowboy,
    onTurn: null,
    mayShoot: false,
    cowboys: scenario.figures
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((plan) => newCowboy(plan, scenario, table.options, plan.in === void 0 ? 0 : ++entrances)),
    entrances,
    neutrals: scenario.neutrals.map(newNeutral),
    buildings,
    gallows: scenario.gallows && poseOf(scenario.gallows),
    objects: scenario.objects.map((plan) => ({
      id: plan.id,
      kind: plan.kind,
      pose: poseOf(plan),
      water: plan.water ?? null,
    })),
    faceDown: faceDown.toSorted(),
    pool,
    box: {
      life: 0,
      gold: 0,
      colt: 0,
      winchester: 0,
      dynamite: 0,
      document: 0,
      hostage: 0,
    },
    drawn: null,
    kills: 0,
    found: 0,
    girlHitBy: null,
  }
}
/** A pool as the markers it holds. */
const listed = (pool) => MARKERS.flatMap((marker) => Array.from({ length: pool[marker] ?? 0 }, () => marker))
function newCowboy(plan, { hats }, options, entered) {
  const clan = clanOf(plan.id)
  return {
    id: plan.id,
    role: plan.role ?? null,
    power: powerOf(clan, hatOf(plan.id), options),
    hat: hats[clan],
    life: plan.life,
    items: plan.items,
    pose:
      plan.x === null || plan.z === null
        ? null
        : poseOf({
            x: plan.x,
            z: plan.z,
            facing: plan.facing,
          }),
    lying: false,
    inside: plan.in ?? null,
    base: entered % 2 === 1 ? 'left' : 'right',
    entered,
    moved: false,
  }
}
/** On the back of its tile, for so many cowboys of each clan as the table agreed (16). */
function powerOf(clan, hat, { lawPowers, outlawPowers, tiles }) {
  if (hat > (clan === 'law' ? lawPowers : outlawPowers)) return null
  const usual = clan === 'law' ? 'replay' : 'ricochet'
  const other = clan === 'law' ? 'ricochet' : 'replay'
  if (tiles === 'own') return usual
  if (tiles === 'swapped') return other
  return hat % 2 === 1 ? usual : other
}
const BARREL_HEIGHT = 2800
function newNeutral({ id, kind, x, z, facing, onTopOf }) {
  const place =
    x === null || z === null
      ? null
      : poseOf({
          x,
          z,
          facing,
        })
  const hanging = kind === 'patriarch' && onTopOf !== void 0
  return {
    id,
    kind,
    pose: place && (hanging ? upright(place.x, place.z, place.facing, BARREL_HEIGHT) : place),
    inside: null,
    escort: null,
    hanging,
    found: place !== null,
    holds: [],
  }
}
// packages/games/flick-em-up/src/phases.ts
/** Nobody wins: what the law's team reached is noted, and the other team becomes the law. */
function endPhase(game) {
  const { state } = game
  const score = {
    survivors: livingOf(state, 'law').length,
    kills: state.kills,
  }
  state.scores = state.scores.map((other, team) => (team === state.lawTeam ? score : other))
  if (state.phase === 2) {
    compare(game)
    return true
  }
  state.lawTeam = 1 - state.lawTeam
  state.phase = 2
  Object.assign(state, layOutTown(state, state.chance))
  state.stack = []
  state.handed = 0
  game.tell?.({
    type: 'phase',
    phase: 2,
  })
  push(game, {
    kind: 'round',
    opened: false,
    last: null,
  })
  return true
}
/** More surviving law cowboys, then more outlaws killed, each while the team was the law; then a draw. */
function compare(game) {
  const [first, second] = game.state.scores
  const lead = first.survivors - second.survivors || first.kills - second.kills
  if (lead === 0) return declare(game, null, 'draw')
  declare(game, clanOfTeam(game.state, lead > 0 ? 0 : 1), 'afterBothPhases')
}
// packages/games/flick-em-up/src/outcome.ts
/** Whether the game, or its phase, is over; then nothing else happens. */
function judge(game, timing, only) {
  const { state } = game
  const won = []
  for (const victory of scenarioOf(state).victory) {
    if (victory.timing !== timing) continue
    if (victory.clan === 'phase') {
      if (holds(state, victory, 'outlaw')) return endPhase(game)
      continue
    }
    for (const clan of candidates(victory))
      if ((only === void 0 || only === clan) && holds(state, victory, clan))
        won.push({
          clan,
          reason: victory.when,
        })
  }
  if (won.length === 0) return false
  const [first] = won.toSorted((a, b) => rank(a.reason) - rank(b.reason))
  const winner =
    won.some(({ clan }) => clan !== first.clan) && rank(first.reason) > 0 && state.onTurn !== null
      ? otherClan(state.onTurn)
      : first.clan
  declare(game, winner, (won.find(({ clan }) => clan === winner) ?? first).reason)
  return true
}
const candidates = ({ clan }) => (clan === 'law' || clan === 'outlaw' ? [clan] : CLANS)
const rank = (reason) => (reason === 'hostageHitByShot' ? 0 : 1)
function declare(game, clan, reason) {
  const { state } = game
  state.result = {
    winner: clan === null ? null : teamOf(state, clan),
    clan,
    reason,
  }
  game.tell?.({
    type: 'game-over',
    clan: clan ?? 'nobody',
    reason,
  })
  finish(game)
}
function outcome$1({ result, seats }) {
  if (result === null) return void 0
  const teams = [seatsOfTeam(seats, 0), seatsOfTeam(seats, 1)]
  const because = {
    key: `result.${result.reason}`,
    facts: { clan: result.clan ?? 'nobody' },
  }
  if (result.winner === null)
    return {
      winners: [],
      ranking: [[...teams[0], ...teams[1]].toSorted((a, b) => a - b)],
      because,
    }
  const winners = teams[result.winner]
  return {
    winners,
    ranking: [winners, teams[1 - result.winner]],
    because,
  }
}
// packages/games/flick-em-up/src/duels.ts
const LANE = {
  halfX: 35e3,
  halfZ: 2e4,
}
const START = 25e3
const STEP = 3500
const ACROSS$1 = [0, 7e3, -7e3, 14e3, -14e3]
const isNewcomer = (duel, id) => id === duel.newcomer
const poseOnLane = (duel, { id, x, z }) => upright(x, z, isNewcomer(duel, id) ? 0 : 18e3)
const laneOf = (duel) => ({
  surface: LANE,
  pieces: duel.lane.map((duellist) => ({
    id: duellist.id,
    kind: 'figure',
    pose: poseOnLane(duel, duellist),
  })),
})
/** Whoever of the other clan is in there. */
const enemiesIn = (table, where, clan) => insideOf(table, where).filter(({ id }) => clanOf(id) !== clan)
/** A duel begins the moment both clans are in one building; the witness never takes part. */
function startDuel(game, newcomer, where) {
  const { state } = game
  const defenders = enemiesIn(state, where, clanOf(newcomer)).filter((figure) => !isWitness(figure))
  const fights = !isWitness(cowboy(state, newcomer))
  if (fights && defenders.length > 0)
    game.tell?.({
      type: 'duel',
      cowboy: newcomer,
      building: where,
    })
  push(game, {
    kind: 'duel',
    building: where,
    newcomer,
    lane: [
      ...(fights
        ? [
            {
              id: newcomer,
              x: -25e3,
              z: 0,
            },
          ]
        : []),
      ...defenders.map(({ id }, i) => ({
        id,
        x: START,
        z: ACROSS$1[i],
      })),
    ],
    side: 'newcomer',
    queue: fights && defenders.length > 0 ? [newcomer] : [],
    shots: 0,
    lastHit: null,
    done: false,
  })
}
/** At midnight: the clan that holds the Initiative shoots first, the first hit decides. */
function startFinalDuel(game, a, b) {
  const first = clanOf(a) === clanOf(game.state.initiative) ? a : b
  const second = first === a ? b : a
  game.tell?.({
    type: 'final-duel',
    cowboy: first,
    against: second,
  })
  push(game, {
    kind: 'duel',
    building: null,
    newcomer: first,
    lane: [
      {
        id: first,
        x: -25e3,
        z: 0,
      },
      {
        id: second,
        x: START,
        z: 0,
      },
    ],
    side: 'newcomer',
    queue: [first],
    shots: 0,
    lastHit: null,
    done: false,
  })
}
/** Whether somebody must shoot now; else the duel goes on by itself, or ends. */
function proceed(game, duel) {
  const { state } = game
  if (duel.building !== null) {
    const inside = insideOf(state, duel.building)
    const [clan] = new Set(inside.map(({ id }) => clanOf(id)))
    if (!inside.some(({ id }) => clanOf(id) !== clan)) {
      end(game, duel, duel.building, clan)
      return false
    }
    const alone = inside.find((figure) => isWitness(figure) && !hasFriend(duel, figure.id))
    if (alone) {
      seize(game, duel, alone.id)
      return false
    }
  }
  if (duel.shots >= 30) {
    undecided(game, duel)
    return false
  }
  if (duel.queue.length === 0) otherSide(duel)
  return true
}
/** Somebody of the same clan on the lane, who fights for him. */
const hasFriend = (duel, id) => duel.lane.some((other) => clanOf(other.id) === clanOf(id))
function end(game, duel, where, clan) {
  joinsWinner(game, where, duel.lastHit)
  if (clan)
    game.tell?.({
      type: 'duel-ended',
      building: where,
      clan,
    })
  pop(game)
}
/** Alone against an enemy the witness loses a life point and is thrown out, without a duel. */
function seize(game, duel, id) {
  const { state } = game
  const enemies = enemiesIn(state, duel.building, clanOf(id))
  const by = enemies.find((figure) => figure.id === duel.lastHit) ?? enemies.toSorted(byNumber)[0]
  game.tell?.({
    type: 'seized',
    cowboy: id,
    life: cowboy(state, id).life - 1,
  })
  wound(game, id, by.id, true)
  if (!judge(game, 'immediate')) ejectIfAlive(game, id, duel.building)
}
function undecided(game, duel) {
  game.tell?.({
    type: 'duel-undecided',
    cowboy: duel.newcomer,
  })
  if (duel.building === null) return declare(game, null, 'finalDuel')
  duel.lane = duel.lane.filter(({ id }) => id !== duel.newcomer)
  ejectIfAlive(game, duel.newcomer, duel.building)
}
/** The other side takes over: each of its cowboys in turn steps forward and shoots. */
function otherSide(duel) {
  duel.side = duel.side === 'newcomer' ? 'defenders' : 'newcomer'
  duel.queue = duel.lane.map(({ id }) => id).filter((id) => isNewcomer(duel, id) === (duel.side === 'newcomer'))
  stepForward(duel)
}
/** Whoever shoots next, unless an enemy would be nearer than a movement disc. */
function stepForward(duel) {
  const [id] = duel.queue
  const at = duel.lane.findIndex((other) => other.id === id)
  if (at === -1) return
  const here = duel.lane[at]
  const there = {
    id: here.id,
    x: here.x + (isNewcomer(duel, here.id) ? STEP : -3500),
    z: here.z,
  }
  const foot = footOf({
    kind: 'figure',
    pose: poseOnLane(duel, there),
  })
  if (
    !duel.lane
      .filter((other) => isNewcomer(duel, other.id) !== isNewcomer(duel, here.id))
      .some(
        (other) =>
          gap(
            foot,
            footOf({
              kind: 'figure',
              pose: poseOnLane(duel, other),
            }),
          ) < 3500,
      )
  )
    duel.lane = duel.lane.map((other, i) => (i === at ? there : other))
}
const shooterOf = ({ queue }) => queue[0]
function sidesOnLane(duel) {
  const { pieces } = laneOf(duel)
  const me = pieces.find(({ id }) => id === shooterOf(duel))
  const others = pieces.filter((piece) => piece !== me).map(footOf)
  return ['left', 'right'].filter((side) => beside$1(me.pose, side, BULLET$1, others, LANE) !== void 0)
}
function duelShot$1(game, duel, seat, side, aimed) {
  const { state } = game
  const shooter = shooterOf(duel)
  const layout = laneOf(duel)
  const me = layout.pieces.find(({ id }) => id === shooter)
  const others = layout.pieces.filter((piece) => piece !== me).map(footOf)
  const start = beside$1(me.pose, side, BULLET$1, others, LANE)
  const result = pitch(
    game,
    {
      seat,
      cowboy: shooter,
    },
    'duel',
    start,
    aimed,
    layout,
  )
  const target = targetOf(state, layout, result, start, shooter)
  const hit = target !== void 0 && result.moved.some(({ id, down }) => id === target && down)
  duel.shots++
  duel.queue = duel.queue.slice(1)
  if (target === void 0)
    game.tell?.({
      type: 'missed',
      cowboy: shooter,
    })
  else if (!hit)
    game.tell?.({
      type: 'grazed',
      cowboy: shooter,
      target,
    })
  else return hitOnLane(game, duel, shooter, target)
  stepForward(duel)
}
/** A hit cowboy loses a life point and leaves the lane; the enemy's player pitches it out (FU-R54, FU-R90). */
function hitOnLane(game, duel, shooter, target) {
  const { state } = game
  game.tell?.({
    type: 'hit',
    cowboy: shooter,
    target,
    life: cowboy(state, target).life - 1,
  })
  if (duel.building === null) return declare(game, otherClan(clanOf(target)), 'finalDuel')
  duel.lastHit = shooter
  duel.lane = duel.lane.filter(({ id }) => id !== target)
  duel.queue = duel.queue.filter((id) => id !== target)
  stepForward(duel)
  wound(game, target, shooter, true)
  if (!judge(game, 'immediate')) ejectIfAlive(game, target, duel.building)
}
const EJECT_FROM = -3600
const EJECT_ACROSS = 2200
const FIGURE_PUCK = 1300
const IN_FRONT = 4e3
function ejectIfAlive(game, id, where) {
  const { state } = game
  if (isAlive(cowboy(state, id)) && cowboy(state, id).inside === where)
    push(game, {
      kind: 'eject',
      seat: nextPlayer(state, otherClan(clanOf(id))),
      cowboy: id,
      building: where,
    })
}
/** Pitched from behind the building through its door; its touches mean nothing, and it always ends outside and on the table (FU-R55). */
function eject$1(game, frame, offset, aimed) {
  const { state } = game
  const figure = cowboy(state, frame.cowboy)
  const home = building$1(state, frame.building)
  const result = pitch(
    game,
    frame,
    'eject',
    behind(home, Math.round((offset * EJECT_ACROSS) / 1e3), EJECT_FROM),
    aimed,
    layoutOf(state),
  )
  tidy(game, result.moved)
  const spot =
    result.flicked.off || toLocal(home.pose, result.flicked.x, result.flicked.z).w - FIGURE_PUCK >= 2e3
      ? onTheTable(result.flicked)
      : placeAt(home.pose, 0, IN_FRONT)
  figure.inside = null
  figure.lying = true
  figure.pose = room(state, figure.id, 'figure', laid(spot.x, spot.z, result.direction))
  endTurnOf(state, figure.id)
  game.tell?.({
    type: 'ejected',
    by: frame.seat,
    cowboy: figure.id,
    building: home.id,
  })
}
const onTheTable = ({ x, z }) => ({
  x: Math.max(-58e3, Math.min(58e3, x)),
  z: Math.max(-38e3, Math.min(38e3, z)),
})
// packages/games/flick-em-up/src/describe.ts
const cm = (thousandths) => Math.round(thousandths / 100) / 10 + 0
const degrees = (hundredths) => Math.round(hundredths / 100)
function describe(view) {
  return {
    table: [
      ...scenarioInWords(view),
      {
        key: 'table.hour',
        facts: {
          hour: view.hour,
          colour: colourOf(view.hour),
          cowboy: view.initiative,
        },
      },
      ...(scenarioOf(view).rules.includes('twoPhases')
        ? [
            {
              key: 'table.phase',
              facts: { phase: view.phase },
            },
          ]
        : []),
      ...view.cowboys.flatMap(cowboyInWords),
      ...view.neutrals.flatMap(neutralInWords),
      ...view.buildings.flatMap(buildingInWords),
      ...view.objects.map(({ id, pose, water }) => ({
        key: water === null ? 'table.object' : `table.${water}`,
        facts: {
          object: id,
          x: cm(pose.x),
          z: cm(pose.z),
        },
      })),
      ...(view.gallows
        ? [
            {
              key: 'table.gallows',
              facts: {
                x: cm(view.gallows.x),
                z: cm(view.gallows.z),
              },
            },
          ]
        : []),
      ...(view.pool.length > 0
        ? [
            {
              key: 'table.pool',
              facts: { markers: view.pool },
            },
          ]
        : []),
      ...duelInWords(view),
    ],
    seats: view.given.map((_, seat) => {
      const clan = clanOfTeam(view, teamOfSeat(seat))
      return [{ key: `clan.${clan}` }, ...(nextPlayer(view, clan) === seat ? [{ key: 'seat.next' }] : [])]
    }),
  }
}
function scenarioInWords(view) {
  const { id, name, text } = scenarioOf(view)
  if (view.own === null) return [{ key: `scenario.${id}` }, ...CLANS.map((clan) => ({ key: `scenario.${id}.${clan}` }))]
  const told = text
    ? CLANS.map((clan) => ({
        key: `table.own-${clan}`,
        facts: { text: text[clan] },
      }))
    : []
  return [
    {
      key: 'table.own',
      facts: { name },
    },
    ...told,
  ]
}
function cowboyInWords(figure) {
  const { id, hat, life, items, pose, lying, inside, base, power } = figure
  if (!isAlive(figure))
    return [
      {
        key: 'table.dead',
        facts: {
          cowboy: id,
          colour: hat,
        },
      },
    ]
  const facts = {
    cowboy: id,
    colour: hat,
    life,
  }
  const words =
    inside !== null
      ? [
          {
            key: 'table.inside',
            facts: {
              ...facts,
              building: inside,
              base,
            },
          },
        ]
      : [
          {
            key: lying ? 'table.lying' : 'table.standing',
            facts: {
              ...facts,
              x: cm(pose.x),
              z: cm(pose.z),
              facing: degrees(pose.facing),
            },
          },
        ]
  if (items.length > 0)
    words.push({
      key: 'table.items',
      facts: {
        cowboy: id,
        markers: items,
      },
    })
  if (power !== null)
    words.push({
      key: 'table.power',
      facts: {
        cowboy: id,
        power,
      },
    })
  return words
}
function neutralInWords({ id, pose, inside, escort, hanging, found, holds }) {
  const words = []
  if (!found)
    words.push({
      key: 'table.not-found',
      facts: { neutral: id },
    })
  else if (hanging)
    words.push({
      key: 'table.hanging',
      facts: { neutral: id },
    })
  else if (escort !== null)
    words.push({
      key: 'table.escorted',
      facts: {
        neutral: id,
        cowboy: escort,
      },
    })
  else if (pose !== null && inside === null)
    words.push({
      key: 'table.neutral',
      facts: {
        neutral: id,
        x: cm(pose.x),
        z: cm(pose.z),
      },
    })
  if (holds.length > 0)
    words.push({
      key: 'table.holds',
      facts: {
        neutral: id,
        markers: holds,
      },
    })
  return words
}
function buildingInWords({ id, pose, closed, left, right, hidden }) {
  const place = {
    building: id,
    x: cm(pose.x),
    z: cm(pose.z),
    facing: degrees(pose.facing),
  }
  const words = [
    {
      key: closed ? 'table.closed' : 'table.building',
      facts: place,
    },
  ]
  const open = [...left, ...right]
  if (open.length > 0)
    words.push({
      key: 'table.markers',
      facts: {
        building: id,
        markers: open,
      },
    })
  const known = hidden.flatMap(({ marker }) => (typeof marker === 'string' ? [marker] : []))
  if (known.length > 0)
    words.push({
      key: 'table.known',
      facts: {
        building: id,
        markers: known,
      },
    })
  else if (hidden.length > 0)
    words.push({
      key: 'table.hidden',
      facts: {
        building: id,
        count: hidden.length,
      },
    })
  return words
}
/** Where the duellists stand on their lane. */
function duelInWords({ stack }) {
  const frame = stack.at(-1)
  if (frame?.kind !== 'duel') return []
  return frame.lane.map((duellist) => {
    const { x, z, facing } = poseOnLane(frame, duellist)
    return {
      key: 'table.lane',
      facts: {
        cowboy: duellist.id,
        clan: clanOf(duellist.id),
        x: cm(x),
        z: cm(z),
        facing: degrees(facing),
      },
    }
  })
}
// packages/games/flick-em-up/src/clock.ts
function midnight(game) {
  const { state } = game
  for (const test of scenarioOf(state).atClockEnd) if (decides(game, test)) return
  declare(game, null, 'draw')
}
function decides(game, test) {
  const { state } = game
  switch (test.test) {
    case 'mostLivingCowboys':
      return more(game, test.test, (clan) => livingOf(state, clan).length)
    case 'mostLifePoints':
      return more(game, test.test, (clan) => livingOf(state, clan).reduce((sum, { life }) => sum + life, 0))
    case 'mostStored':
      return more(game, test.test, (clan) => stored(state, test.type, test[clan]))
    case 'mostCarried':
      return more(game, test.test, (clan) => carried(state, test.type, clan))
    case 'win':
      if (test.condition && !holds(state, test.condition, test.clan)) return false
      return wins(game, test.clan, test.condition?.when ?? 'win')
    case 'finalDuel':
      return finalDuel(game, withRole(state, test.a).id, withRole(state, test.b).id)
    case 'hostageHolderClan': {
      const escort = girl(state)?.escort ?? null
      return wins(game, escort === null ? test.nobody : test[clanOf(escort)], test.test)
    }
    case 'patriarch':
      return fate(game, test[whereIsHe(state)])
    case 'endPhase':
      return endPhase(game)
    case 'afterBothPhases':
      return false
    case 'draw':
      declare(game, null, 'draw')
      return true
  }
}
function more(game, reason, count) {
  const lead = count('law') - count('outlaw')
  return lead !== 0 && wins(game, lead > 0 ? 'law' : 'outlaw', reason)
}
function wins(game, clan, reason) {
  declare(game, clan, reason)
  return true
}
/** If one of the two is dead there is nobody left to fight him. */
function finalDuel(game, a, b) {
  const alive = [a, b].filter((id) => game.state.cowboys.some((figure) => figure.id === id && figure.life > 0))
  if (alive.length === 2) startFinalDuel(game, a, b)
  else declare(game, alive[0] === void 0 ? null : clanOf(alive[0]), 'finalDuel')
  return true
}
function whereIsHe(table) {
  const man = patriarch(table)
  if (man.hanging) return 'onGallows'
  if (man.escort === null) return 'withNobody'
  return clanOf(man.escort) === 'law' ? 'withLaw' : 'withOutlaw'
}
/** The law is represented by the escort, the outlaws by one of their choice; without a living outlaw the law wins (FU-R80, FU-R94). */
function fate(game, fate) {
  const { state } = game
  if (fate === 'draw') {
    declare(game, null, 'patriarch')
    return true
  }
  if (fate !== 'finalDuel') return wins(game, fate, 'patriarch')
  const { escort } = patriarch(state)
  const forTheLaw = escort !== null && clanOf(escort) === 'law' ? escort : livingOf(state, 'law')[0]?.id
  if (livingOf(state, 'outlaw').length === 0) return wins(game, 'law', 'finalDuel')
  if (forTheLaw === void 0) return wins(game, 'outlaw', 'finalDuel')
  push(game, {
    kind: 'champion',
    seat: nextPlayer(state, 'outlaw'),
    against: forTheLaw,
  })
  return true
}
// packages/games/flick-em-up/src/frames/round.ts
const round = {
  go(game, frame) {
    const { state } = game
    const clan = nextClan(state, frame)
    if (clan === void 0) return nextHour(game, frame)
    const holder = cowboy(state, state.initiative)
    const must = !frame.opened && clanOf(holder.id) === clan && isAvailable(state, holder) ? holder.id : null
    state.onTurn = clan
    push(game, {
      kind: 'choose',
      seat: nextPlayer(state, clan),
      clan,
      must,
    })
  },
}
/** The Initiative opens the round, then the clans alternate; a clan without a hat to play is passed over (FU-R43). */
function nextClan(table, { opened, last }) {
  const first = opened && last !== null ? otherClan(last) : clanOf(table.initiative)
  return [first, otherClan(first)].find((clan) => hasHats(table, clan))
}
const hasHats = (table, clan) => ofClan(table, clan).some((figure) => isAvailable(table, figure))
function nextHour(game, frame) {
  const { state } = game
  state.onTurn = null
  if (judge(game, 'endOfRound')) return
  state.hour++
  game.tell?.({
    type: 'hour',
    hour: state.hour,
    colour: colourOf(state.hour),
  })
  frame.opened = false
  frame.last = null
  if (state.hour === 12) midnight(game)
}
const choose$1 = {
  go: () => true,
  asks: (_table, { seat }) => only(seat),
  options(table, { clan, must }) {
    const hats = ofClan(table, clan).filter((figure) => isAvailable(table, figure) && (must ?? figure.id) === figure.id)
    const standing = hats.filter(({ lying }) => !lying).map(({ id }) => id)
    const down = hats.filter(({ lying }) => lying).map(({ id }) => id)
    const options = []
    if (standing.length > 0)
      options.push({
        do: 'play',
        cowboy: { one: standing },
      })
    if (down.length > 0)
      options.push({
        do: 'rise',
        cowboy: { one: down },
        facing: {
          from: 0,
          to: 35999,
        },
      })
    return [...options, ...armOptions(table, clan)]
  },
  safe(table, frame) {
    const { clan, must } = frame
    const [first] = ofClan(table, clan).filter(
      (figure) => isAvailable(table, figure) && (must ?? figure.id) === figure.id,
    )
    const { id, lying, pose } = first
    return lying
      ? {
          do: 'rise',
          cowboy: id,
          facing: stoodUp(pose).facing,
        }
      : {
          do: 'play',
          cowboy: id,
        }
  },
  answer(game, { seat, clan }, _seat, action) {
    const { state } = game
    if (action.do === 'arm') return arm(game, seat, action.cowboy, action.marker)
    if (action.do !== 'play' && action.do !== 'rise') return
    const figure = cowboy(state, action.cowboy)
    if (!isAlive(figure)) {
      game.tell?.({
        type: 'dead-hat',
        by: seat,
        cowboy: figure.id,
      })
      return endTurn(game, clan, figure.id)
    }
    if (action.do === 'rise') rise(game, seat, action.cowboy, action.facing)
    else
      game.tell?.({
        type: 'played',
        by: seat,
        cowboy: figure.id,
      })
    replace(game, {
      kind: 'turn',
      seat,
      cowboy: figure.id,
      left: 2,
      replayed: false,
      over: false,
    })
  },
}
/** Free of charge, facing as its player likes. */
function rise(game, seat, id, facing) {
  const { state } = game
  const figure = cowboy(state, id)
  const { x, z } = stoodUp(figure.pose)
  figure.lying = false
  figure.pose = room(state, id, 'figure', upright(x, z, facing))
  game.tell?.({
    type: 'rose',
    by: seat,
    cowboy: id,
  })
  waitsFor(game, id)
}
/** The hat is turned, and the clan's next player is due (FU-R40, FU-R66). */
function endTurn(game, clan, id) {
  const { state } = game
  const figure = cowboy(state, id)
  figure.hat = turned(figure.hat)
  const team = teamOf(state, clan)
  const players = seatsOfTeam(state.seats, team).length
  state.pointers = state.pointers.map((at, other) => (other === team ? (at + 1) % players : at))
  pop(game)
  const frame = state.stack.at(-1)
  frame.opened = true
  frame.last = clan
  if (!hasHats(state, clan)) judge(game, 'afterOwnLastCowboyOfRound', clan)
}
/** From what the scenario gives out, to whoever hasn't moved yet (12). */
function armOptions(table, clan) {
  if (table.pool.length === 0) return []
  if (scenarioOf(table).setupChoices.find(({ piles }) => piles === void 0)?.by !== clan) return []
  const ready = ofClan(table, clan).filter((figure) => isAlive(figure) && !figure.moved && hasRoom(figure))
  if (ready.length === 0) return []
  const kinds = [...new Set(table.pool)]
  return [
    {
      do: 'arm',
      cowboy: { one: ready.map(({ id }) => id) },
      marker: { one: kinds },
    },
  ]
}
function arm(game, seat, id, marker) {
  const { state } = game
  const figure = cowboy(state, id)
  figure.items = [...figure.items, marker]
  state.pool = without(state.pool, marker)
  game.tell?.({
    type: 'armed',
    by: seat,
    cowboy: id,
    marker,
  })
}
// packages/games/flick-em-up/src/frames/turn.ts
const DIRECTION = {
  from: 0,
  to: 35999,
}
const POWER = {
  from: 1,
  to: 1e3,
}
const ACROSS = {
  from: -1e3,
  to: 1e3,
}
const turn = {
  go(game, frame) {
    const { state } = game
    if (judge(game, 'immediate')) return
    if (frame.left > 0 && !frame.over && isStanding(cowboy(state, frame.cowboy))) return true
    endTurn(game, clanOf(frame.cowboy), frame.cowboy)
  },
  asks: (_table, { seat }) => only(seat),
  options(table, frame) {
    const figure = cowboy(table, frame.cowboy)
    return [
      { do: 'pass' },
      ...moveOptions(table, figure),
      ...shootOptions(table, figure),
      ...throwOptions(table, figure),
      ...(figure.inside === null ? outsideOptions(table, figure) : markerOptions(table, figure)),
      ...armOptions(table, clanOf(figure.id)),
    ]
  },
  safe: () => ({ do: 'pass' }),
  answer: (game, frame, _seat, action) => carryOut(game, frame, action),
}
function carryOut(game, frame, action) {
  const { seat, cowboy: id } = frame
  if (action.do === 'arm') return arm(game, seat, action.cowboy, action.marker)
  if (action.do === 'pass') {
    game.tell?.({
      type: 'passed',
      by: seat,
      cowboy: id,
    })
    frame.over = true
    return
  }
  frame.left--
  switch (action.do) {
    case 'move':
      return push(game, move(game, frame, action, action.spin, action.clear))
    case 'leave':
      return push(game, leave(game, frame, action.offset, action, action.clear))
    case 'shoot':
      shoot(game, frame, action.weapon, action, action)
      return maybeSecond(game, frame, action.weapon, action.side)
    case 'shoot-out':
      shoot(game, frame, action.weapon, action, action)
      return maybeSecond(game, frame, action.weapon, null)
    case 'throw':
    case 'throw-out':
      return throwDynamite(game, frame, action, action)
    case 'take':
      return take(game, frame, action.marker)
    case 'take-hidden':
      if (draw(game, frame) === 'asked')
        push(game, {
          kind: 'drawn',
          seat,
          cowboy: id,
        })
      return
    case 'drop':
      return drop(game, frame, action.marker)
    case 'swap':
      return swap(game, frame, action.take, action.give)
    case 'give':
      return give(game, frame, action.neutral, action.marker)
    case 'poison':
      return treat(game, frame, action.barrel, 'poisoned')
    case 'purify':
      return treat(game, frame, action.barrel, 'clean')
    case 'hang':
      return hang(game, id)
  }
}
/** With two colts a second bullet, aimed after the first has been resolved; never a third (FU-R35, FU-R36). */
function maybeSecond(game, frame, weapon, first) {
  const { state } = game
  const figure = cowboy(state, frame.cowboy)
  if (weapon !== 'colt' || coltsOf(figure) < 2) return
  if (judge(game, 'immediate') || frame.over || !isStanding(figure)) return
  push(game, {
    kind: 'second',
    seat: frame.seat,
    cowboy: frame.cowboy,
    first,
  })
}
/** Doors that something blocks; of one's own building only from inside. */
function clearable(table, { inside }) {
  const doors = table.buildings
    .filter((at) => !at.closed && (inside === null || at.id === inside) && thingsInDoor(table, at).length > 0)
    .map(({ id }) => id)
  return [NO_DOOR, ...doors]
}
function moveOptions(table, figure) {
  const clear = { one: clearable(table, figure) }
  return figure.inside === null
    ? [
        {
          do: 'move',
          dir: DIRECTION,
          power: POWER,
          spin: ACROSS,
          clear,
        },
      ]
    : [
        {
          do: 'leave',
          offset: ACROSS,
          dir: DIRECTION,
          power: POWER,
          clear,
        },
      ]
}
/** Neither `shoot` nor `throw` (10, FU-R60, FU-R81). */
function mayFire(table, figure) {
  const clan = clanOf(figure.id)
  if (isWitness(figure)) return false
  if (special$1(table, 'no-shooting-first-hour')?.clan === clan && table.hour === scenarioOf(table).clock.start)
    return false
  return waitingClan(table) !== clan || table.mayShoot
}
function shootOptions(table, figure) {
  if (!mayFire(table, figure)) return []
  const weapon = { one: has(figure, 'winchester') ? ['colt', 'winchester'] : ['colt'] }
  if (figure.inside !== null)
    return [
      {
        do: 'shoot-out',
        weapon,
        offset: ACROSS,
        dir: DIRECTION,
        power: POWER,
        clear: { one: clearable(table, figure) },
      },
    ]
  const sides = sidesOf(table, figure.id, BULLET$1)
  return sides.length === 0
    ? []
    : [
        {
          do: 'shoot',
          weapon,
          side: { one: sides },
          dir: DIRECTION,
          power: POWER,
        },
      ]
}
function throwOptions(table, figure) {
  if (!mayFire(table, figure) || !has(figure, 'dynamite')) return []
  if (figure.inside !== null)
    return [
      {
        do: 'throw-out',
        offset: ACROSS,
        dir: DIRECTION,
        power: POWER,
        clear: { one: clearable(table, figure) },
      },
    ]
  const sides = sidesOf(table, figure.id, STICK)
  return sides.length === 0
    ? []
    : [
        {
          do: 'throw',
          side: { one: sides },
          dir: DIRECTION,
          power: POWER,
        },
      ]
}
// packages/games/flick-em-up/src/frames/after.ts
/** From the other side, or once more from inside. */
const second = {
  go: () => true,
  asks: (_table, { seat }) => only(seat),
  options(table, frame) {
    const options = [{ do: 'keep-bullet' }]
    const figure = cowboy(table, frame.cowboy)
    if (frame.first === null)
      options.push({
        do: 'second-out',
        offset: ACROSS,
        dir: DIRECTION,
        power: POWER,
        clear: { one: clearable(table, figure) },
      })
    else {
      const sides = otherSides(table, frame)
      if (sides.length > 0)
        options.push({
          do: 'second',
          side: { one: sides },
          dir: DIRECTION,
          power: POWER,
        })
    }
    return options
  },
  safe: () => ({ do: 'keep-bullet' }),
  answer(game, frame, _seat, action) {
    pop(game)
    if (action.do === 'second' || action.do === 'second-out') shoot(game, frame, 'colt', action, action)
  },
}
const otherSides = (table, { cowboy: id, first }) => sidesOf(table, id, BULLET$1).filter((side) => side !== first)
const drawn = {
  go: () => true,
  asks: (_table, { seat }) => only(seat),
  options: (table, { cowboy: id }) => keepOptions(table, cowboy(table, id)),
  safe: () => ({ do: 'put-back' }),
  answer(game, frame, _seat, action) {
    pop(game)
    if (action.do === 'keep') keep(game, frame, action.give)
    else putBack(game, frame)
  },
}
// packages/games/flick-em-up/src/frames/duel.ts
const duel = {
  go: (game, frame) => (proceed(game, frame) ? true : void 0),
  asks: (table, frame) => only(nextPlayer(table, clanOf(shooterOf(frame)))),
  options: (_table, frame) => [
    {
      do: 'duel-shot',
      side: { one: sidesOnLane(frame) },
      dir: DIRECTION,
      power: POWER,
    },
  ],
  safe: (_table, frame) => ({
    do: 'duel-shot',
    side: sidesOnLane(frame)[0],
    dir: shooterOf(frame) === frame.newcomer ? 0 : 18e3,
    power: 500,
  }),
  answer(game, frame, seat, action) {
    if (action.do === 'duel-shot') duelShot$1(game, frame, seat, action.side, action)
  },
}
const eject = {
  go: () => true,
  asks: (_table, { seat }) => only(seat),
  options: () => [
    {
      do: 'eject',
      offset: ACROSS,
      dir: DIRECTION,
      power: POWER,
    },
  ],
  safe: (table, { building: where }) => ({
    do: 'eject',
    offset: 0,
    dir: building$1(table, where).pose.facing,
    power: 200,
  }),
  answer(game, frame, _seat, action) {
    if (action.do !== 'eject') return
    pop(game)
    eject$1(game, frame, action.offset, action)
  },
}
const champion = {
  go: () => true,
  asks: (_table, { seat }) => only(seat),
  options: (table) => [
    {
      do: 'champion',
      cowboy: { one: livingOf(table, 'outlaw').map(({ id }) => id) },
    },
  ],
  safe: (table) => ({
    do: 'champion',
    cowboy: livingOf(table, 'outlaw')[0].id,
  }),
  answer(game, { seat, against }, _seat, action) {
    if (action.do !== 'champion') return
    game.tell?.({
      type: 'chose-champion',
      by: seat,
      cowboy: action.cowboy,
    })
    pop(game)
    startFinalDuel(game, against, action.cowboy)
  },
}
// packages/games/flick-em-up/src/frames/moved.ts
const moved = {
  go(game, frame) {
    const { state } = game
    const { seat, cowboy: id } = frame
    const figure = cowboy(state, id)
    const ask = (kind) =>
      push(game, {
        kind,
        seat,
        cowboy: id,
      })
    switch (frame.step) {
      case 'replay':
        frame.step = 'duel'
        if (frame.before) ask('replay')
        return
      case 'duel':
        frame.step = 'base'
        if (frame.entered && enemiesIn(state, figure.inside, clanOf(id)).length > 0) startDuel(game, id, figure.inside)
        return
      case 'base':
        frame.step = 'face'
        if (judge(game, 'immediate')) return
        if (frame.entered && figure.inside !== null) ask('base')
        return
      case 'face':
        frame.step = 'escort'
        if (isStanding(figure) && figure.pose !== null) ask('face')
        return
      case 'escort':
        frame.step = 'done'
        if (frame.good && isStanding(figure) && figure.pose !== null && escortedBy(state, id)) ask('escort')
        return
      case 'done':
        pop(game)
    }
  },
}
/** Once a turn, with the Replay power (16). */
const replay = {
  go: () => true,
  asks: (_table, { seat }) => only(seat),
  options: () => [{ do: 'accept' }, { do: 'replay' }],
  safe: () => ({ do: 'accept' }),
  answer(game, { seat, cowboy: id }, _seat, action) {
    const { state } = game
    pop(game)
    if (action.do !== 'replay') return
    restore(state, id, state.stack.at(-1).before)
    state.stack.findLast(({ kind }) => kind === 'turn').replayed = true
    game.tell?.({
      type: 'replayed',
      by: seat,
      cowboy: id,
    })
    replace(game, {
      kind: 'again',
      seat,
      cowboy: id,
    })
  },
}
/** The same move is pitched once more. */
const again = {
  go: () => true,
  asks: (_table, { seat }) => only(seat),
  options: (table, { cowboy: id }) => moveOptions(table, cowboy(table, id)),
  safe(table, { cowboy: id }) {
    const figure = cowboy(table, id)
    const soft = {
      dir: 0,
      power: 1,
      clear: 'none',
    }
    return figure.inside === null
      ? {
          do: 'move',
          spin: 0,
          ...soft,
        }
      : {
          do: 'leave',
          offset: 0,
          ...soft,
        }
  },
  answer(game, frame, _seat, action) {
    if (action.do === 'move') replace(game, move(game, frame, action, action.spin, action.clear))
    else if (action.do === 'leave') replace(game, leave(game, frame, action.offset, action, action.clear))
  },
}
const face = {
  go: () => true,
  asks: (_table, { seat }) => only(seat),
  options: () => [
    {
      do: 'face',
      facing: {
        from: 0,
        to: 35999,
      },
    },
  ],
  safe: (table, { cowboy: id }) => ({
    do: 'face',
    facing: cowboy(table, id).pose.facing,
  }),
  answer(game, { cowboy: id }, _seat, action) {
    if (action.do !== 'face') return
    const figure = cowboy(game.state, id)
    const { x, y, z } = figure.pose
    figure.pose = {
      x,
      y,
      z,
      facing: action.facing,
      turn: null,
    }
    pop(game)
  },
}
const base = {
  go: () => true,
  asks: (_table, { seat }) => only(seat),
  options: () => [
    {
      do: 'base',
      base: { one: BASES },
    },
  ],
  safe: () => ({
    do: 'base',
    base: 'left',
  }),
  answer(game, { cowboy: id }, _seat, action) {
    if (action.do === 'base') cowboy(game.state, id).base = action.base
    pop(game)
  },
}
/** Eight places round the escort, counted from where it looks. */
const escort = {
  go: () => true,
  asks: (_table, { seat }) => only(seat),
  options: () => [
    {
      do: 'escort',
      slot: {
        from: 0,
        to: 7,
      },
    },
  ],
  safe: () => ({
    do: 'escort',
    slot: 4,
  }),
  answer(game, { cowboy: id }, _seat, action) {
    if (action.do === 'escort') placeBeside(game, escortedBy(game.state, id), action.slot)
    pop(game)
  },
}
// packages/games/flick-em-up/src/frames/setup.ts
const choiceOf = (table, { choice }) => scenarioOf(table).setupChoices.filter(isHiding)[choice]
/** What hasn't been hidden yet. */
function left(table, setup) {
  const { pool, piles } = choiceOf(table, setup)
  let rest = listed(pool)
  for (const { building: where } of piles.slice(0, setup.pile))
    for (const { marker } of building$1(table, where).hidden) rest = without(rest, marker)
  return rest
}
/** Markers of one kind are told apart by a number. */
function named(markers) {
  const count = {}
  return markers.map((marker) => `${marker}-${(count[marker] = (count[marker] ?? 0) + 1)}`)
}
const setup = {
  go(game, frame) {
    const choice = choiceOf(game.state, frame)
    if (choice === void 0)
      return replace(game, {
        kind: 'round',
        opened: false,
        last: null,
      })
    if (frame.pile < choice.piles.length - 1) return true
    hide(game, frame, left(game.state, frame))
    frame.choice++
    frame.pile = 0
  },
  asks: (table, frame) => only(firstPlayer(table, frame)),
  options(table, frame) {
    const { size } = choiceOf(table, frame).piles[frame.pile]
    return [
      {
        do: 'hide',
        markers: {
          some: named(left(table, frame)),
          min: size,
          max: size,
        },
      },
    ]
  },
  safe(table, frame) {
    const { size } = choiceOf(table, frame).piles[frame.pile]
    return {
      do: 'hide',
      markers: named(left(table, frame)).slice(0, size),
    }
  },
  answer(game, frame, _seat, action) {
    if (action.do !== 'hide') return
    hide(
      game,
      frame,
      action.markers.map((name) => name.slice(0, name.lastIndexOf('-'))),
    )
    frame.pile++
  },
}
const firstPlayer = (table, frame) => {
  const { by } = choiceOf(table, frame)
  return seatsOfTeam(table.seats, teamOf(table, by))[0]
}
/** Face down they are known to the clan that hid them (FU-R63). */
function hide(game, frame, markers) {
  const { state } = game
  const { by, piles } = choiceOf(state, frame)
  const at = building$1(state, piles[frame.pile].building)
  const known = eyesOfClan(state, by)
  at.hidden = [
    ...at.hidden,
    ...markers.map((marker) => ({
      marker,
      known,
    })),
  ]
  game.tell?.({
    type: 'hid',
    by: firstPlayer(state, frame),
    building: at.id,
    count: markers.length,
  })
}
// packages/games/flick-em-up/src/frames/index.ts
const frames = {
  setup,
  round,
  choose: choose$1,
  turn,
  moved,
  replay,
  again,
  face,
  base,
  escort,
  second,
  drawn,
  duel,
  eject,
  champion,
}
// packages/games/flick-em-up/src/why.ts
const ASKED_BY = {
  hide: ['setup'],
  play: ['choose'],
  rise: ['choose'],
  arm: ['choose', 'turn'],
  pass: ['turn'],
  move: ['turn', 'again'],
  leave: ['turn', 'again'],
  shoot: ['turn'],
  'shoot-out': ['turn'],
  throw: ['turn'],
  'throw-out': ['turn'],
  second: ['second'],
  'second-out': ['second'],
  'keep-bullet': ['second'],
  take: ['turn'],
  'take-hidden': ['turn'],
  keep: ['drawn'],
  'put-back': ['drawn'],
  drop: ['turn'],
  swap: ['turn'],
  give: ['turn'],
  poison: ['turn'],
  purify: ['turn'],
  hang: ['turn'],
  face: ['face'],
  base: ['base'],
  escort: ['escort'],
  replay: ['replay'],
  accept: ['replay'],
  'duel-shot': ['duel'],
  eject: ['eject'],
  champion: ['champion'],
}
const RANGES = {
  dir: [0, 35999],
  facing: [0, 35999],
  power: [1, 1e3],
  spin: [-1e3, 1e3],
  offset: [-1e3, 1e3],
  slot: [0, 7],
}
function why(table, seat, action) {
  const frame = table.stack.at(-1)
  if (frame === void 0 || !ASKED_BY[action.do].includes(frame.kind)) return { code: 'not-now' }
  const rule = frames[frame.kind]
  const asked = 31 - Math.clz32(rule.asks(table, frame))
  if (asked !== seat)
    return {
      code: 'not-your-decision',
      facts: { seat: asked },
    }
  return outOfRange(action) ?? whyNot(table, action, frame)
}
function outOfRange(action) {
  for (const [field, value] of Object.entries(action)) {
    const range = RANGES[field]
    if (range === void 0 || typeof value !== 'number') continue
    const [from, to] = range
    if (value < from || value > to)
      return {
        code: 'out-of-range',
        facts: {
          field,
          from,
          to,
        },
      }
  }
}
function whyNot(table, action, frame) {
  switch (action.do) {
    case 'hide':
      return { code: 'pile-size' }
    case 'play':
    case 'rise':
      return whyNotPlay(table, frame, action.cowboy, action.do === 'rise')
    case 'arm':
    case 'champion':
      return table.cowboys.some(({ id }) => id === action.cowboy) ? void 0 : { code: 'no-such-cowboy' }
    case 'duel-shot':
      return sidesOnLane(frame).includes(action.side) ? void 0 : { code: 'side-blocked' }
    case 'second':
      if (frame.first === null) return { code: 'inside' }
      return action.side === frame.first ? { code: 'other-side' } : { code: 'side-blocked' }
    case 'second-out':
      return frame.first === null ? whyNotClear(table, cowboy(table, frame.cowboy), action.clear) : { code: 'outside' }
    case 'keep':
      return whyNotKeep(table, cowboy(table, frame.cowboy), action.give)
    default:
      return 'cowboy' in frame ? whyNotInTurn(table, cowboy(table, frame.cowboy), action) : void 0
  }
}
function whyNotPlay(table, { clan, must }, id, rises) {
  const figure = table.cowboys.find((other) => other.id === id)
  if (figure === void 0) return { code: 'no-such-cowboy' }
  if (clanOf(id) !== clan) return { code: 'other-clan' }
  if (!isAvailable(table, figure))
    return {
      code: 'hat-turned',
      facts: { cowboy: id },
    }
  if (must !== null && must !== id)
    return {
      code: 'initiative-first',
      facts: { cowboy: must },
    }
  if (figure.lying !== rises)
    return {
      code: rises ? 'already-standing' : 'must-rise',
      facts: { cowboy: id },
    }
}
function whyNotInTurn(table, figure, action) {
  switch (action.do) {
    case 'move':
      return figure.inside === null ? whyNotClear(table, figure, action.clear) : { code: 'inside' }
    case 'leave':
      return figure.inside === null ? { code: 'outside' } : whyNotClear(table, figure, action.clear)
    case 'shoot':
      return whyNotFire(table, figure, action.weapon) ?? whyNotSide(table, figure, action.side, 1200)
    case 'shoot-out':
      return (
        whyNotFire(table, figure, action.weapon) ??
        (figure.inside === null ? { code: 'outside' } : whyNotClear(table, figure, action.clear))
      )
    case 'throw':
      return whyNotThrow(table, figure) ?? whyNotSide(table, figure, action.side, 1100)
    case 'throw-out':
      return (
        whyNotThrow(table, figure) ??
        (figure.inside === null ? { code: 'outside' } : whyNotClear(table, figure, action.clear))
      )
    case 'take':
    case 'take-hidden':
    case 'drop':
    case 'swap':
      return figure.inside === null ? { code: 'outside' } : whyNotMarker(table, figure, action)
    case 'give':
    case 'poison':
    case 'purify':
    case 'hang':
      return figure.inside === null ? whyNotOutside(table, figure, action) : { code: 'inside' }
    default:
      return
  }
}
function whyNotClear(table, figure, clear) {
  return clear === 'none' || clearable(table, figure).includes(clear) ? void 0 : { code: 'door-free' }
}
/** Why a cowboy may not use its weapons at all now. */
function whyNotFire(table, figure, weapon) {
  if (isWitness(figure)) return { code: 'witness-unarmed' }
  if (!mayFire(table, figure))
    return waitingClan(table) === clanOf(figure.id) && !table.mayShoot && !isFirstHour(table, figure)
      ? { code: 'wait-for-shot' }
      : { code: 'first-hour' }
  if (weapon === void 0 || weapon === 'colt' || (weapon === 'winchester' && has(figure, 'winchester'))) return void 0
  return { code: 'no-such-weapon' }
}
const isFirstHour = (table, figure) => special$1(table, 'no-shooting-first-hour')?.clan === clanOf(figure.id)
const whyNotThrow = (table, figure) =>
  whyNotFire(table, figure) ?? (has(figure, 'dynamite') ? void 0 : { code: 'no-dynamite' })
function whyNotSide(table, figure, side, radius) {
  if (figure.inside !== null) return { code: 'inside' }
  return sidesOf(table, figure.id, radius).includes(side) ? void 0 : { code: 'side-blocked' }
}
function whyNotMarker(table, figure, action) {
  const at = building$1(table, figure.inside)
  const lies = (marker) => at.left.includes(marker) || at.right.includes(marker)
  switch (action.do) {
    case 'take':
      if (!lies(action.marker)) return { code: 'not-there' }
      if (!mayTake(figure, action.marker)) return { code: 'documents-only' }
      return { code: 'hands-full' }
    case 'take-hidden':
      return { code: 'none-face-down' }
    case 'drop':
      return action.marker === 'life' ? { code: 'last-life' } : whyNotHeld(figure, action.marker)
    case 'swap':
      if (!lies(action.take)) return { code: 'not-there' }
      if (!mayTake(figure, action.take)) return { code: 'documents-only' }
      return whyNotHeld(figure, action.give)
  }
}
const whyNotHeld = (figure, item) => (kindsHeld(figure).includes(item) ? void 0 : { code: 'not-held' })
function whyNotKeep(table, figure, give) {
  const marker = table.drawn.marker
  if (!mayKeep(table, figure, marker)) return isWitness(figure) ? { code: 'documents-only' } : { code: 'evidence' }
  if (give === 'nothing') return { code: 'hands-full' }
  return marker === 'life' || hasRoom(figure) ? { code: 'nothing-to-give' } : whyNotHeld(figure, give)
}
function whyNotOutside(table, figure, action) {
  const tooFar = {
    code: 'too-far',
    facts: { reach: REACH / 1e3 },
  }
  switch (action.do) {
    case 'give':
      return kindsHeld(figure).includes(action.marker) ? tooFar : { code: 'not-held' }
    case 'poison':
    case 'purify':
      return whyNotWater(table, figure, action.barrel, action.do === 'poison' ? 'poisoned' : 'clean') ?? tooFar
    case 'hang':
      return table.neutrals.some(({ escort, kind }) => escort === figure.id && kind === 'patriarch')
        ? tooFar
        : { code: 'not-escorting' }
  }
}
function whyNotWater(table, figure, barrel, to) {
  const thing = table.objects.find(({ id }) => id === barrel)
  if (thing === void 0 || thing.water === null) return { code: 'not-there' }
  return gapBetween(bodyOfFigure(figure), bodyOfThing(thing)) <= 3500 && thing.water === to
    ? { code: 'water-already' }
    : void 0
}
// packages/games/flick-em-up/src/present.ts
function present(view, seat) {
  const frame = view.stack.at(-1)
  const rule = frame && frames[frame.kind]
  if (frame === void 0 || rule?.asks === void 0 || rule.asks(view, frame) !== 1 << seat)
    return {
      options: [],
      blocked: [],
    }
  const kind = frame.kind
  const because = reason(view, frame)
  return {
    options: rule.options(view, frame, seat).map((option) => ({
      option,
      then: consequences(view, frame, option),
    })),
    blocked: kind === 'turn' ? blocked(view, frame) : [],
    ...(because && { because }),
    ifNot: { key: `safe.${kind}` },
  }
}
function consequences(view, frame, option) {
  switch (option.do) {
    case 'play':
      return ofClan(view, frame.clan).some((figure) => !isAlive(figure)) ? [{ key: 'then.play' }] : []
    case 'pass':
    case 'rise':
    case 'move':
    case 'leave':
    case 'take-hidden':
    case 'put-back':
    case 'keep-bullet':
    case 'accept':
    case 'hang':
      return [{ key: `then.${option.do}` }]
    case 'throw':
    case 'throw-out':
      return [{ key: 'then.throw' }]
    case 'replay':
      return [{ key: 'then.replay' }]
    default:
      return []
  }
}
function blocked(view, { cowboy: id }) {
  const refusal = whyNotFire(view, cowboy(view, id))
  return refusal === void 0
    ? []
    : [
        {
          thing: { key: 'thing.shoot' },
          because: { key: `why.${refusal.code}` },
        },
      ]
}
function reason(view, frame) {
  switch (frame.kind) {
    case 'turn':
      return {
        key: 'because.turn',
        facts: {
          cowboy: frame.cowboy,
          left: frame.left,
        },
      }
    case 'choose':
      return frame.must === null
        ? {
            key: 'because.choose',
            facts: {
              clan: frame.clan,
              hour: view.hour,
            },
          }
        : {
            key: 'because.initiative',
            facts: { cowboy: frame.must },
          }
    case 'duel':
      return {
        key: 'because.duel',
        facts: {
          cowboy: frame.queue[0],
          clan: clanOf(frame.queue[0]),
        },
      }
    default:
      return
  }
}
// packages/games/flick-em-up/src/sample.ts
function sample(table, seat, chance) {
  const frame = table.stack.at(-1)
  const options = frames[frame.kind].options(table, frame, seat)
  const kind = pick(chance, [...new Set(options.map((option) => option.do))])
  return sampleAction(
    options.filter((option) => option.do === kind),
    chance,
  )
}
// packages/games/flick-em-up/src/text/box-en.ts
const boxEn = {
  'clan.law': 'the law',
  'clan.outlaw': 'the outlaws',
  'clan.nobody': 'nobody',
  'colour.red': 'red',
  'colour.blue': 'blue',
  'cowboy.L1': 'Sheriff (Law 1)',
  'cowboy.L2': 'Law 2',
  'cowboy.L3': 'Law 3',
  'cowboy.L4': 'Law 4',
  'cowboy.L5': 'Law 5',
  'cowboy.O1': 'Big Daddy Cooper (Outlaw 1)',
  'cowboy.O2': 'Outlaw 2',
  'cowboy.O3': 'Outlaw 3',
  'cowboy.O4': 'Outlaw 4',
  'cowboy.O5': 'Outlaw 5',
  'neutral.N1': 'the pink woman',
  'neutral.N2': 'the blue man',
  'target.L1': 'Sheriff (Law 1)',
  'target.L2': 'Law 2',
  'target.L3': 'Law 3',
  'target.L4': 'Law 4',
  'target.L5': 'Law 5',
  'target.O1': 'Big Daddy Cooper (Outlaw 1)',
  'target.O2': 'Outlaw 2',
  'target.O3': 'Outlaw 3',
  'target.O4': 'Outlaw 4',
  'target.O5': 'Outlaw 5',
  'target.N1': 'the pink woman',
  'target.N2': 'the blue man',
  'building.sheriff': 'Sheriff',
  'building.bank': 'Bank',
  'building.saloon': 'Saloon',
  'building.store': 'General Store',
  'building.townhall': 'Town Hall',
  'building.undertaker': 'Undertaker',
  'base.left': 'left base',
  'base.right': 'right base',
  'side.left': 'from the left',
  'side.right': 'from the right',
  'weapon.colt': 'colt',
  'weapon.colt.help': 'One bullet; two with two colts or more, the second after seeing the first.',
  'weapon.winchester': 'winchester',
  'weapon.winchester.help': 'One bullet, and a hand ten times as steady.',
  'marker.life': 'life point',
  'marker.life.help': 'Adds 1 life point. It takes no room.',
  'marker.gold': 'gold',
  'marker.gold.help': 'What scenarios are about: carried, stored or handed over.',
  'marker.colt': 'colt',
  'marker.colt.help': 'With a second colt a cowboy fires two bullets in one action.',
  'marker.winchester': 'winchester',
  'marker.winchester.help': 'Shoots one bullet with a far steadier hand.',
  'marker.dynamite': 'dynamite',
  'marker.dynamite.help': 'Thrown once: whatever is within a movement disc of where it stops is hurt.',
  'marker.document': 'document',
  'marker.document.help': 'Evidence. Face down only the witness may take it.',
  'marker.hostage': 'hostage',
  'marker.hostage.help': 'Whoever draws it has found the girl.',
  'marker.sealed': 'document, face down',
  'marker.sealed.help': 'Evidence that changed hands when its bearer was hit. Dropped, it lies face down.',
  'markers.life-1': 'life point 1',
  'markers.life-2': 'life point 2',
  'markers.life-3': 'life point 3',
  'markers.life-4': 'life point 4',
  'markers.life-5': 'life point 5',
  'markers.gold-1': 'gold 1',
  'markers.gold-2': 'gold 2',
  'markers.gold-3': 'gold 3',
  'markers.gold-4': 'gold 4',
  'markers.gold-5': 'gold 5',
  'markers.gold-6': 'gold 6',
  'markers.gold-7': 'gold 7',
  'markers.gold-8': 'gold 8',
  'markers.gold-9': 'gold 9',
  'markers.gold-10': 'gold 10',
  'markers.gold-11': 'gold 11',
  'markers.colt-1': 'colt 1',
  'markers.colt-2': 'colt 2',
  'markers.colt-3': 'colt 3',
  'markers.colt-4': 'colt 4',
  'markers.colt-5': 'colt 5',
  'markers.winchester-1': 'winchester 1',
  'markers.winchester-2': 'winchester 2',
  'markers.dynamite-1': 'dynamite 1',
  'markers.dynamite-2': 'dynamite 2',
  'markers.document-1': 'document 1',
  'markers.document-2': 'document 2',
  'give.gold': 'for gold',
  'give.colt': 'for colt',
  'give.winchester': 'for winchester',
  'give.dynamite': 'for dynamite',
  'give.document': 'for document',
  'give.sealed': 'for document, face down',
  'give.nothing': 'for nothing',
  'take.life': 'life point',
  'take.gold': 'gold',
  'take.colt': 'colt',
  'take.winchester': 'winchester',
  'take.dynamite': 'dynamite',
  'take.document': 'document',
  'take.hostage': 'hostage',
  'clear.sheriff': 'Sheriff: objects slid aside',
  'clear.bank': 'Bank: objects slid aside',
  'clear.saloon': 'Saloon: objects slid aside',
  'clear.store': 'General Store: objects slid aside',
  'clear.townhall': 'Town Hall: objects slid aside',
  'clear.undertaker': 'Undertaker: objects slid aside',
  'clear.none': 'no door cleared',
  'object.barrel-1': 'barrel 1',
  'object.barrel-2': 'barrel 2',
  'object.barrel-3': 'barrel 3',
  'object.barrel-4': 'barrel 4',
  'object.barrel-5': 'barrel 5',
  'object.hay-1': 'hay bale 1',
  'object.hay-2': 'hay bale 2',
  'object.hay-3': 'hay bale 3',
  'object.hay-4': 'hay bale 4',
  'object.hay-5': 'hay bale 5',
  'object.cactus-1': 'cactus 1',
  'object.cactus-2': 'cactus 2',
  'object.cactus-3': 'cactus 3',
  'object.fence-1': 'fence 1',
  'object.fence-2': 'fence 2',
  'object.fence-3': 'fence 3',
  'object.fence-4': 'fence 4',
  'barrel.barrel-1': 'barrel 1',
  'barrel.barrel-2': 'barrel 2',
  'barrel.barrel-3': 'barrel 3',
  'barrel.barrel-4': 'barrel 4',
  'barrel.barrel-5': 'barrel 5',
  'power.ricochet': 'Ricochet',
  'power.ricochet.help': 'Its bullets may bounce off objects and bases before they reach a figure.',
  'power.replay': 'Replay',
  'power.replay.help': 'Once a turn, after a move pitch, everything is put back and the move is pitched again.',
  'pitch.move': 'move',
  'pitch.leave': 'way out',
  'pitch.colt': 'colt shot',
  'pitch.winchester': 'winchester shot',
  'pitch.dynamite': 'dynamite',
  'pitch.duel': 'duel shot',
  'pitch.eject': 'throw-out',
  'field-name.dir': 'direction',
  'field-name.facing': 'facing',
  'field-name.power': 'power',
  'field-name.spin': 'spin',
  'field-name.offset': 'place across the door',
  'field-name.slot': 'place',
}
// packages/games/flick-em-up/src/text/scenarios-en.ts
const scenariosEn = {
  'scenario.s01': 'Gunfire at Waldon Lake: nobody gets indoors today',
  'scenario.s01.law': 'The law: kill three outlaws',
  'scenario.s01.outlaw': 'The outlaws: kill three of the law clan',
  'scenario.s02': 'Duel at Hot Creek: the sheriff walks home alone past the Saloon',
  'scenario.s02.law': 'The law: kill Big Daddy Cooper',
  'scenario.s02.outlaw': 'The outlaws: kill the sheriff',
  'scenario.s03': 'The Robbery: sacks of gold lie all over Dark Town',
  'scenario.s03.law': 'The law: 7 gold in the Bank',
  'scenario.s03.outlaw': 'The outlaws: 7 gold in the Saloon',
  'scenario.s04': 'The Gold of Chalding: the guard has overslept',
  'scenario.s04.law': 'The law: stop the outlaws until midnight',
  'scenario.s04.outlaw': 'The outlaws: hand 5 gold to the two accomplices outside town',
  'scenario.s05': 'The Red Watopi Plot: four barrels keep the town alive',
  'scenario.s05.law': 'The law: at least 2 clean barrels at midnight',
  'scenario.s05.outlaw': 'The outlaws: 3 poisoned barrels at the end of a round',
  'scenario.s06': 'Caught in a Trap: the sheriff waits indoors with a rifle',
  'scenario.s06.law': 'The law: 3 dead outlaws, or 4 dead or down after its last cowboy of a round',
  'scenario.s06.outlaw': 'The outlaws: the same against the law',
  'scenario.s07': 'A Witness to Kill: two pieces of evidence are hidden in town',
  'scenario.s07.law': 'The law: both documents in the Sheriff building',
  'scenario.s07.outlaw': 'The outlaws: prevent it, or kill the witness before both are found',
  'scenario.s08': 'Kidnapped: the girl has slipped away and hides somewhere',
  'scenario.s08.law': 'The law: bring her into the Sheriff building, or have her at midnight',
  'scenario.s08.outlaw': 'The outlaws: have her at midnight',
  'scenario.s09': 'Justice v. Vengeance: the old Cooper has a rope round his neck',
  'scenario.s09.law': 'The law: he is on his barrel at midnight',
  'scenario.s09.outlaw': 'The outlaws: he is with one of them at midnight',
  'scenario.s10': 'A Thousand Mercenaries: they keep coming, in two phases',
  'scenario.s10.law': 'The law: keep as many cowboys alive as possible',
  'scenario.s10.outlaw': 'The outlaws: kill them all before midnight',
  'problem.too-large': 'the document is too large (characters at most):',
  'problem.not-json': 'this is no JSON',
  'problem.not-an-object': 'an object is expected',
  'problem.not-a-list': 'a list is expected',
  'problem.not-text': 'text is expected',
  'problem.not-a-number': 'a number is expected',
  'problem.not-yes-or-no': 'true or false is expected',
  'problem.unknown-field': 'unknown field:',
  'problem.missing-field': 'missing:',
  'problem.unknown-word': 'unknown word:',
  'problem.out-of-range': 'out of range:',
  'problem.too-many': 'too many; at most',
  'problem.too-long': 'too long; characters at most',
  'problem.off-the-table': 'not wholly on the table:',
  'problem.overlap': 'these stand in each other:',
  'problem.twice': 'twice:',
  'problem.object-id': 'objects are called',
  'problem.wrong-clan': 'clan, hat, role or company don’t fit:',
  'problem.clans-differ': 'both clans need the same number of cowboys, 1 to 5:',
  'problem.no-such-building': 'no such building in this town:',
  'problem.building-closed': 'the building is closed:',
  'problem.place-missing': 'no place given for',
  'problem.place-not-needed': 'starts elsewhere and needs no place:',
  'problem.not-in-first-hour': 'the hats of this clan don’t match the first hour:',
  'problem.no-such-cowboy': 'no such cowboy:',
  'problem.no-such-object': 'no such barrel there:',
  'problem.module-missing': 'this rule must be switched on:',
  'problem.module-needs': 'what it is about is missing:',
  'problem.beyond-the-box': 'more than the box holds:',
  'problem.piles-differ': 'piles and pool are not the same size:',
  'problem.not-carried': 'cannot be handed out:',
  'problem.unreachable': 'can never be reached:',
  'problem.never-read': 'has no effect here:',
}
;({
  ...boxEn,
  ...scenariosEn,
})
// packages/games/flick-em-up/src/text/box-fr.ts
const boxFr = {
  'clan.law': 'la loi',
  'clan.outlaw': 'les hors-la-loi',
  'clan.nobody': 'personne',
  'colour.red': 'rouge',
  'colour.blue': 'bleu',
  'cowboy.L1': 'Shérif (Loi 1)',
  'cowboy.L2': 'Loi 2',
  'cowboy.L3': 'Loi 3',
  'cowboy.L4': 'Loi 4',
  'cowboy.L5': 'Loi 5',
  'cowboy.O1': 'Big Daddy Cooper (Hors-la-loi 1)',
  'cowboy.O2': 'Hors-la-loi 2',
  'cowboy.O3': 'Hors-la-loi 3',
  'cowboy.O4': 'Hors-la-loi 4',
  'cowboy.O5': 'Hors-la-loi 5',
  'neutral.N1': 'la femme en rose',
  'neutral.N2': 'l’homme en bleu',
  'target.L1': 'Shérif (Loi 1)',
  'target.L2': 'Loi 2',
  'target.L3': 'Loi 3',
  'target.L4': 'Loi 4',
  'target.L5': 'Loi 5',
  'target.O1': 'Big Daddy Cooper (Hors-la-loi 1)',
  'target.O2': 'Hors-la-loi 2',
  'target.O3': 'Hors-la-loi 3',
  'target.O4': 'Hors-la-loi 4',
  'target.O5': 'Hors-la-loi 5',
  'target.N1': 'la femme en rose',
  'target.N2': 'l’homme en bleu',
  'building.sheriff': 'Sheriff',
  'building.bank': 'Bank',
  'building.saloon': 'Saloon',
  'building.store': 'General Store',
  'building.townhall': 'Town Hall',
  'building.undertaker': 'Undertaker',
  'base.left': 'socle gauche',
  'base.right': 'socle droit',
  'side.left': 'par la gauche',
  'side.right': 'par la droite',
  'weapon.colt': 'colt',
  'weapon.colt.help': 'Une balle ; deux avec deux colts ou plus, la seconde après avoir vu la première.',
  'weapon.winchester': 'winchester',
  'weapon.winchester.help': 'Une balle, et une main dix fois plus sûre.',
  'marker.life': 'point de vie',
  'marker.life.help': 'Ajoute 1 point de vie. Il ne prend pas de place.',
  'marker.gold': 'or',
  'marker.gold.help': 'L’enjeu de certains scénarios : porté, entreposé ou remis.',
  'marker.colt': 'colt',
  'marker.colt.help': 'Avec un second colt, un cowboy tire deux balles en une action.',
  'marker.winchester': 'winchester',
  'marker.winchester.help': 'Tire une balle d’une main bien plus sûre.',
  'marker.dynamite': 'dynamite',
  'marker.dynamite.help': 'Se lance une fois : tout ce qui est à moins d’un disque de déplacement est touché.',
  'marker.document': 'document',
  'marker.document.help': 'Pièce à conviction. Face cachée, seul le témoin peut la prendre.',
  'marker.hostage': 'otage',
  'marker.hostage.help': 'Qui le pioche a trouvé la jeune fille.',
  'marker.sealed': 'document face cachée',
  'marker.sealed.help': 'Pièce passée à un autre quand son porteur fut touché. Déposée, elle reste face cachée.',
  'markers.life-1': 'point de vie 1',
  'markers.life-2': 'point de vie 2',
  'markers.life-3': 'point de vie 3',
  'markers.life-4': 'point de vie 4',
  'markers.life-5': 'point de vie 5',
  'markers.gold-1': 'or 1',
  'markers.gold-2': 'or 2',
  'markers.gold-3': 'or 3',
  'markers.gold-4': 'or 4',
  'markers.gold-5': 'or 5',
  'markers.gold-6': 'or 6',
  'markers.gold-7': 'or 7',
  'markers.gold-8': 'or 8',
  'markers.gold-9': 'or 9',
  'markers.gold-10': 'or 10',
  'markers.gold-11': 'or 11',
  'markers.colt-1': 'colt 1',
  'markers.colt-2': 'colt 2',
  'markers.colt-3': 'colt 3',
  'markers.colt-4': 'colt 4',
  'markers.colt-5': 'colt 5',
  'markers.winchester-1': 'winchester 1',
  'markers.winchester-2': 'winchester 2',
  'markers.dynamite-1': 'dynamite 1',
  'markers.dynamite-2': 'dynamite 2',
  'markers.document-1': 'document 1',
  'markers.document-2': 'document 2',
  'give.gold': 'contre or',
  'give.colt': 'contre colt',
  'give.winchester': 'contre winchester',
  'give.dynamite': 'contre dynamite',
  'give.document': 'contre document',
  'give.sealed': 'contre document face cachée',
  'give.nothing': 'sans rien donner',
  'take.life': 'point de vie',
  'take.gold': 'or',
  'take.colt': 'colt',
  'take.winchester': 'winchester',
  'take.dynamite': 'dynamite',
  'take.document': 'document',
  'take.hostage': 'otage',
  'clear.sheriff': 'Sheriff : objets écartés',
  'clear.bank': 'Bank : objets écartés',
  'clear.saloon': 'Saloon : objets écartés',
  'clear.store': 'General Store : objets écartés',
  'clear.townhall': 'Town Hall : objets écartés',
  'clear.undertaker': 'Undertaker : objets écartés',
  'clear.none': 'aucune porte dégagée',
  'object.barrel-1': 'baril 1',
  'object.barrel-2': 'baril 2',
  'object.barrel-3': 'baril 3',
  'object.barrel-4': 'baril 4',
  'object.barrel-5': 'baril 5',
  'object.hay-1': 'botte de foin 1',
  'object.hay-2': 'botte de foin 2',
  'object.hay-3': 'botte de foin 3',
  'object.hay-4': 'botte de foin 4',
  'object.hay-5': 'botte de foin 5',
  'object.cactus-1': 'cactus 1',
  'object.cactus-2': 'cactus 2',
  'object.cactus-3': 'cactus 3',
  'object.fence-1': 'clôture 1',
  'object.fence-2': 'clôture 2',
  'object.fence-3': 'clôture 3',
  'object.fence-4': 'clôture 4',
  'barrel.barrel-1': 'baril 1',
  'barrel.barrel-2': 'baril 2',
  'barrel.barrel-3': 'baril 3',
  'barrel.barrel-4': 'baril 4',
  'barrel.barrel-5': 'baril 5',
  'power.ricochet': 'Ricochet',
  'power.ricochet.help': 'Ses balles peuvent rebondir sur objets et socles avant d’atteindre une figurine.',
  'power.replay': 'Nouvel essai',
  'power.replay.help': 'Une fois par tour, après un déplacement, tout est remis en place et le pitch est rejoué.',
  'pitch.move': 'déplacement',
  'pitch.leave': 'sortie',
  'pitch.colt': 'tir au colt',
  'pitch.winchester': 'tir à la winchester',
  'pitch.dynamite': 'dynamite',
  'pitch.duel': 'tir de duel',
  'pitch.eject': 'expulsion',
  'field-name.dir': 'direction',
  'field-name.facing': 'orientation',
  'field-name.power': 'force',
  'field-name.spin': 'effet',
  'field-name.offset': 'place devant la porte',
  'field-name.slot': 'place',
}
// packages/games/flick-em-up/src/text/scenarios-fr.ts
const scenariosFr = {
  'scenario.s01': 'Coups de feu sur Waldon Lake : personne n’entre nulle part aujourd’hui',
  'scenario.s01.law': 'La loi : tuer trois hors-la-loi',
  'scenario.s01.outlaw': 'Les hors-la-loi : tuer trois cowboys de la loi',
  'scenario.s02': 'Duel à Hot Creek : le shérif rentre seul, devant le Saloon',
  'scenario.s02.law': 'La loi : abattre Big Daddy Cooper',
  'scenario.s02.outlaw': 'Les hors-la-loi : abattre le shérif',
  'scenario.s03': 'Le Cambriolage : des sacs d’or partout dans Dark Town',
  'scenario.s03.law': 'La loi : 7 sacs d’or à la Bank',
  'scenario.s03.outlaw': 'Les hors-la-loi : 7 sacs d’or au Saloon',
  'scenario.s04': 'L’Or de Chalding : le garde ne s’est pas réveillé',
  'scenario.s04.law': 'La loi : tenir jusqu’à minuit',
  'scenario.s04.outlaw': 'Les hors-la-loi : remettre 5 sacs d’or aux deux complices hors de la ville',
  'scenario.s05': 'Complot à Red Watopi : quatre barils font vivre la ville',
  'scenario.s05.law': 'La loi : au moins 2 barils potables à minuit',
  'scenario.s05.outlaw': 'Les hors-la-loi : 3 barils empoisonnés à la fin d’une manche',
  'scenario.s06': 'Pris au piège : le shérif attend chez lui, carabine en main',
  'scenario.s06.law': 'La loi : 3 morts, ou 4 morts ou couchés après son dernier cowboy de la manche',
  'scenario.s06.outlaw': 'Les hors-la-loi : la même chose contre la loi',
  'scenario.s07': 'Un témoin à abattre : deux pièces à conviction sont cachées en ville',
  'scenario.s07.law': 'La loi : les deux documents au bâtiment Sheriff',
  'scenario.s07.outlaw': 'Les hors-la-loi : l’empêcher, ou tuer le témoin avant qu’il ait trouvé les deux',
  'scenario.s08': 'Kidnappée : la jeune fille s’est échappée et se cache quelque part',
  'scenario.s08.law': 'La loi : la mener au bâtiment Sheriff, ou l’avoir à minuit',
  'scenario.s08.outlaw': 'Les hors-la-loi : l’avoir à minuit',
  'scenario.s09': 'Justice c. Vengeance : le vieux Cooper a la corde au cou',
  'scenario.s09.law': 'La loi : il est sur son baril à minuit',
  'scenario.s09.outlaw': 'Les hors-la-loi : il est avec l’un d’eux à minuit',
  'scenario.s10': '1000 mercenaires : il en vient toujours, en deux phases',
  'scenario.s10.law': 'La loi : garder en vie le plus de cowboys possible',
  'scenario.s10.outlaw': 'Les hors-la-loi : les tuer tous avant minuit',
  'problem.too-large': 'le document est trop grand (caractères au plus) :',
  'problem.not-json': 'ce n’est pas du JSON',
  'problem.not-an-object': 'il faut un objet',
  'problem.not-a-list': 'il faut une liste',
  'problem.not-text': 'il faut du texte',
  'problem.not-a-number': 'il faut un nombre',
  'problem.not-yes-or-no': 'il faut true ou false',
  'problem.unknown-field': 'champ inconnu :',
  'problem.missing-field': 'il manque :',
  'problem.unknown-word': 'mot inconnu :',
  'problem.out-of-range': 'hors limites :',
  'problem.too-many': 'trop ; au plus',
  'problem.too-long': 'trop long ; caractères au plus',
  'problem.off-the-table': 'pas entièrement sur la table :',
  'problem.overlap': 'ces pièces se chevauchent :',
  'problem.twice': 'deux fois :',
  'problem.object-id': 'les objets s’appellent',
  'problem.wrong-clan': 'clan, chapeau, rôle ou compagnie ne vont pas :',
  'problem.clans-differ': 'les deux clans ont besoin d’autant de cowboys, de 1 à 5 :',
  'problem.no-such-building': 'ce bâtiment n’est pas dans la ville :',
  'problem.building-closed': 'ce bâtiment est interdit :',
  'problem.place-missing': 'aucune place donnée pour',
  'problem.place-not-needed': 'commence ailleurs et n’a pas besoin de place :',
  'problem.not-in-first-hour': 'les chapeaux de ce clan ne vont pas avec la première heure :',
  'problem.no-such-cowboy': 'ce cowboy n’existe pas :',
  'problem.no-such-object': 'il n’y a pas de tel baril là :',
  'problem.module-missing': 'cette règle doit être mise en jeu :',
  'problem.module-needs': 'ce dont elle parle n’est pas là :',
  'problem.beyond-the-box': 'plus que la boîte n’en contient :',
  'problem.piles-differ': 'piles et réserve n’ont pas la même taille :',
  'problem.not-carried': 'ne peut pas se distribuer :',
  'problem.unreachable': 'ne peut jamais arriver :',
  'problem.never-read': 'n’a pas d’effet ici :',
}
;({
  ...boxFr,
  ...scenariosFr,
})
// packages/games/flick-em-up/src/view.ts
const copyCowboy = (it) => ({
  id: it.id,
  role: it.role,
  power: it.power,
  hat: it.hat,
  life: it.life,
  items: it.items,
  pose: it.pose,
  lying: it.lying,
  inside: it.inside,
  base: it.base,
  entered: it.entered,
  moved: it.moved,
})
const copyNeutral = (it) => ({
  id: it.id,
  kind: it.kind,
  pose: it.pose,
  inside: it.inside,
  escort: it.escort,
  hanging: it.hanging,
  found: it.found,
  holds: it.holds.slice(),
})
const copyBuilding = (it, hidden) => ({
  id: it.id,
  closed: it.closed,
  pose: it.pose,
  left: it.left.slice(),
  right: it.right.slice(),
  hidden,
})
const copyThing = ({ id, kind, pose, water }) => ({
  id,
  kind,
  pose,
  water,
})
const clone = (state) => ({
  chance: copyChance(state.chance),
  moves: state.moves,
  frames: state.frames,
  epoch: state.epoch,
  given: state.given.slice(),
  used: state.used.slice(),
  locked: state.locked.slice(),
  handed: state.handed,
  stack: copyStack(state.stack),
  options: state.options,
  own: state.own,
  seats: state.seats,
  lawTeam: state.lawTeam,
  phase: state.phase,
  scores: state.scores,
  hour: state.hour,
  initiative: state.initiative,
  pointers: state.pointers,
  onTurn: state.onTurn,
  mayShoot: state.mayShoot,
  entrances: state.entrances,
  cowboys: state.cowboys.map(copyCowboy),
  neutrals: state.neutrals.map(copyNeutral),
  buildings: state.buildings.map((at) => copyBuilding(at, at.hidden)),
  gallows: state.gallows,
  objects: state.objects.map(copyThing),
  faceDown: state.faceDown,
  pool: state.pool,
  box: state.box,
  drawn: state.drawn,
  kills: state.kills,
  found: state.found,
  girlHitBy: state.girlHitBy,
  result: state.result,
})
const view = (state, eyes) => ({
  eyes,
  moves: state.moves,
  frames: state.frames,
  epoch: state.epoch,
  given: state.given.slice(),
  used: state.used.slice(),
  locked: viewLocked(state.locked, eyes),
  handed: state.handed,
  stack: copyStack(state.stack),
  options: state.options,
  own: state.own,
  seats: state.seats,
  lawTeam: state.lawTeam,
  phase: state.phase,
  scores: state.scores,
  hour: state.hour,
  initiative: state.initiative,
  pointers: state.pointers,
  onTurn: state.onTurn,
  mayShoot: state.mayShoot,
  entrances: state.entrances,
  cowboys: state.cowboys.map(copyCowboy),
  neutrals: state.neutrals.map(copyNeutral),
  buildings: state.buildings.map((at) => copyBuilding(at, seenFaceDown(state, at, eyes))),
  gallows: state.gallows,
  objects: state.objects.map(copyThing),
  faceDown: state.faceDown,
  pool: state.pool,
  box: state.box,
  drawn: seenDrawn(state.drawn, eyes),
  kills: state.kills,
  found: state.found,
  girlHitBy: state.girlHitBy,
  result: state.result,
})
/** Who knows the piles sees them; who has just drawn one sees that one. */
function seenFaceDown({ drawn }, { id, hidden }, eyes) {
  const open = drawn !== null && drawn.building === id && (drawn.known & eyes) !== 0 ? drawn.place : -1
  return hidden.map(({ marker, known }, place) => ({
    marker: (known & eyes) !== 0 || place === open ? marker : -1,
    known,
  }))
}
const seenDrawn = (drawn, eyes) =>
  drawn === null || (drawn.known & eyes) !== 0
    ? drawn
    : {
        building: drawn.building,
        place: -1,
        marker: -1,
        known: drawn.known,
      }
/** Everybody can count what lies face down; where each of it lies is anybody's guess. */
function imagine(view, chance) {
  let unseen = view.faceDown.slice()
  for (const { hidden } of view.buildings)
    for (const { marker } of hidden) if (marker !== -1) unseen = without(unseen, marker)
  shuffle(chance, unseen)
  const buildings = view.buildings.map((at) =>
    copyBuilding(
      at,
      at.hidden.map(({ marker, known }) => ({
        marker: marker === -1 ? unseen.pop() : marker,
        known,
      })),
    ),
  )
  return {
    chance: fork(chance),
    moves: view.moves,
    frames: view.frames,
    epoch: view.epoch,
    given: view.given.slice(),
    used: view.used.slice(),
    locked: view.locked.slice(),
    handed: view.handed,
    stack: copyStack(view.stack),
    options: view.options,
    own: view.own,
    seats: view.seats,
    lawTeam: view.lawTeam,
    phase: view.phase,
    scores: view.scores,
    hour: view.hour,
    initiative: view.initiative,
    pointers: view.pointers,
    onTurn: view.onTurn,
    mayShoot: view.mayShoot,
    entrances: view.entrances,
    cowboys: view.cowboys.map(copyCowboy),
    neutrals: view.neutrals.map(copyNeutral),
    buildings,
    gallows: view.gallows,
    objects: view.objects.map(copyThing),
    faceDown: view.faceDown,
    pool: view.pool,
    box: view.box,
    drawn: view.drawn && imaginedDrawn(view.drawn, buildings, chance),
    kills: view.kills,
    found: view.found,
    girlHitBy: view.girlHitBy,
    result: view.result,
  }
}
function imaginedDrawn(drawn, buildings, chance) {
  if (drawn.place !== -1) return drawn
  const { hidden } = buildings.find(({ id }) => id === drawn.building)
  const places = hidden.flatMap(({ marker }, place) => (marker === 'hostage' ? [] : [place]))
  const place = places[below(chance, places.length)]
  return {
    building: drawn.building,
    place,
    marker: hidden[place].marker,
    known: drawn.known,
  }
}
// packages/games/flick-em-up/src/index.ts
const flickEmUp = makeGame({
  id: 'flick-em-up',
  version: 1,
  engine: ENGINE,
  seats: {
    min: 2,
    max: 10,
  },
  settings,
  actions: {
    hide: { markers: ['word'] },
    play: { cowboy: 'word' },
    rise: {
      cowboy: 'word',
      facing: 'angle',
    },
    arm: {
      cowboy: 'word',
      marker: 'word',
    },
    pass: {},
    move: {
      dir: 'angle',
      power: 'number',
      spin: 'number',
      clear: 'word',
    },
    leave: {
      offset: 'number',
      dir: 'angle',
      power: 'number',
      clear: 'word',
    },
    shoot: {
      weapon: 'word',
      side: 'word',
      dir: 'angle',
      power: 'number',
    },
    'shoot-out': {
      weapon: 'word',
      offset: 'number',
      dir: 'angle',
      power: 'number',
      clear: 'word',
    },
    throw: {
      side: 'word',
      dir: 'angle',
      power: 'number',
    },
    'throw-out': {
      offset: 'number',
      dir: 'angle',
      power: 'number',
      clear: 'word',
    },
    second: {
      side: 'word',
      dir: 'angle',
      power: 'number',
    },
    'second-out': {
      offset: 'number',
      dir: 'angle',
      power: 'number',
      clear: 'word',
    },
    'keep-bullet': {},
    take: { marker: 'word' },
    'take-hidden': {},
    keep: { give: 'word' },
    'put-back': {},
    drop: { marker: 'word' },
    swap: {
      take: 'word',
      give: 'word',
    },
    give: {
      neutral: 'word',
      marker: 'word',
    },
    poison: { barrel: 'word' },
    purify: { barrel: 'word' },
    hang: {},
    face: { facing: 'angle' },
    base: { base: 'word' },
    escort: { slot: 'number' },
    replay: {},
    accept: {},
    'duel-shot': {
      side: 'word',
      dir: 'angle',
      power: 'number',
    },
    eject: {
      offset: 'number',
      dir: 'angle',
      power: 'number',
    },
    champion: { cowboy: 'word' },
  },
  check,
  ready,
  deal,
  frames,
  clone,
  view,
  imagine,
  outcome: outcome$1,
  sample,
  why,
  present,
  describe,
})
// packages/bots/src/greedy/flick-em-up/worth.ts
const WON = 1e3
const ALIVE = 16
const LIFE = 10
const LYING = 3
/** What a thing that wins is worth where it belongs, and in somebody's hands. */
const AT_HOME = 14
const IN_HAND = 6
function worthOf(table, clan) {
  if (table.result) {
    if (table.result.winner === null) return 0
    return table.result.winner === teamOf(table, clan) ? WON : -1e3
  }
  return sideOf(table, clan) - sideOf(table, otherClan(clan))
}
function sideOf(table, clan) {
  let worth = 0
  for (const figure of table.cowboys) if (clanOf(figure.id) === clan) worth += lifeOf(table, figure)
  for (const condition of scenarioOf(table).victory)
    if (condition.clan === clan || condition.clan === 'both') worth += progress(table, condition, clan)
  for (const test of scenarioOf(table).atClockEnd) {
    if (test.test === 'mostStored') worth += AT_HOME * stored(table, test.type, test[clan])
    if (test.test === 'hostageHolderClan' || test.test === 'patriarch') worth += escorting(table, clan)
  }
  return worth
}
/** What a cowboy is worth alive: more if the game hangs on it, and if it is near what it has to do. */
function lifeOf(table, figure) {
  if (!isAlive(figure)) return 0
  const weight = isMarked(table, figure) ? 2.5 : 1
  const errand = errandsOf(table, figure).reduce((best, one) => Math.max(best, one.worth * nearness(figure, one)), 0)
  return weight * (ALIVE + LIFE * Math.min(figure.life, 4)) - (figure.lying ? LYING : 0) + errand
}
/** Its death ends the game. */
const isMarked = (table, { role }) =>
  role !== null &&
  scenarioOf(table).victory.some(
    (condition) =>
      (condition.when === 'roleDead' && condition.role === role) ||
      (condition.when === 'witnessDeadBeforeBothFound' && role === 'witness' && table.found < 2),
  )
function progress(table, condition, clan) {
  switch (condition.when) {
    case 'stored':
      return (
        AT_HOME * stored(table, condition.type, condition.building) + IN_HAND * carried(table, condition.type, clan)
      )
    case 'heldByNeutrals':
      return 28 * heldByNeutrals(table, condition.type) + IN_HAND * carried(table, condition.type, clan)
    case 'poisonedBarrels':
      return 28 * barrels(table, 'poisoned')
    case 'cleanBarrels':
      return 28 * barrels(table, 'clean')
    case 'hostageEscortedInto':
      return escorting(table, clan)
    default:
      return 0
  }
}
const escorting = (table, clan) =>
  table.neutrals.some(({ escort, kind }) => kind !== 'accomplice' && escort !== null && clanOf(escort) === clan)
    ? 40
    : 0
/** What the clan wants to have of the markers, and where it wants them to lie. */
function wanted(table, clan) {
  const goals = []
  for (const condition of scenarioOf(table).victory) {
    if (condition.clan !== clan && condition.clan !== 'both') continue
    if (condition.when === 'stored')
      goals.push({
        type: condition.type,
        home: condition.building,
      })
    if (condition.when === 'heldByNeutrals')
      goals.push({
        type: condition.type,
        home: null,
      })
  }
  return goals
}
// packages/bots/src/greedy/flick-em-up/errands.ts
const NEAR = 2e4
/** 1 there, less with the way to go. */
function nearness(figure, errand) {
  if (figure.inside !== null && figure.inside === errand.door) return 1
  const from = figure.pose ?? {
    x: errand.x,
    z: errand.z + 2 * NEAR,
  }
  return NEAR / (NEAR + Math.hypot(from.x - errand.x, from.z - errand.z))
}
function errandsOf(table, figure) {
  if (!isAlive(figure)) return []
  const clan = clanOf(figure.id)
  const errands = [
    ...withMarkers(table, figure, clan),
    ...withBarrels(table, clan),
    ...withDocuments(table, figure, clan),
    ...withTheGirl(table, figure, clan),
    ...withThePatriarch(table, figure, clan),
  ]
  return errands.length > 0 ? errands : towardsEnemies(table, figure, clan)
}
/** Just inside its door. */
function into(at, worth) {
  const { x, z } = placeAt(at.pose, 0, DOOR_LINE)
  return {
    x,
    z,
    door: at.id,
    worth,
  }
}
const beside = (pose, worth) => ({
  x: pose.x,
  z: pose.z,
  door: null,
  worth,
})
const carries = ({ items }, type) => items.filter((item) => item === type).length
/** How many face-down markers of a kind lie there, as far as one can guess. */
function mayHide(table, at, type) {
  const unknown = table.faceDown.filter((marker) => marker === type).length
  const known = at.hidden.filter(({ marker }) => marker === type).length
  const closed = at.hidden.filter(({ marker }) => marker === -1).length
  const all = table.faceDown.length
  return known + (all === 0 ? 0 : (closed * unknown) / all)
}
function withMarkers(table, figure, clan) {
  const errands = []
  for (const { type, home } of wanted(table, clan)) {
    if (type === 'document' || isWitness(figure)) continue
    const load = carries(figure, type)
    if (load > 0 && home !== null) errands.push(into(building$1(table, home), 16 * load))
    if (load > 0 && home === null) {
      for (const { pose, kind } of table.neutrals)
        if (pose && kind === 'accomplice') errands.push(beside(pose, 20 * load))
    }
    if (!hasRoom(figure)) continue
    for (const at of table.buildings) {
      if (at.closed || at.id === home) continue
      const likely = [...at.left, ...at.right].filter((marker) => marker === type).length + mayHide(table, at, type)
      if (likely > 0.2) errands.push(into(at, 6 + 2 * Math.min(likely, 3)))
    }
  }
  return errands
}
function withBarrels(table, clan) {
  if (!plays(table, 'poison')) return []
  const from = clan === 'outlaw' ? 'clean' : 'poisoned'
  return table.objects.filter(({ water }) => water === from).map(({ pose }) => beside(pose, 14))
}
function withDocuments(table, figure, clan) {
  if (!plays(table, 'evidence')) return []
  const load = figure.items.filter((item) => item === 'document' || item === 'sealed').length
  const home = wanted(table, 'law').find(({ type }) => type === 'document')?.home
  if (clan === 'law' && load > 0 && home) return [into(building$1(table, home), 20 * load)]
  if (!isWitness(figure) || !hasRoom(figure)) return []
  return table.buildings
    .filter((at) => !at.closed && at.id !== home && mayHide(table, at, 'document') > 0)
    .map((at) => into(at, 18))
}
function withTheGirl(table, figure, clan) {
  const girl = table.neutrals.find(({ kind }) => kind === 'hostage')
  if (!girl || isWitness(figure)) return []
  if (!girl.found)
    return table.buildings.filter((at) => !at.closed && mayHide(table, at, 'hostage') > 0).map((at) => into(at, 12))
  const goal = scenarioOf(table).victory.find(({ when }) => when === 'hostageEscortedInto')
  if (escortedBy(table, figure.id)?.id === girl.id && clan === 'law' && goal?.when === 'hostageEscortedInto')
    return [into(building$1(table, goal.building), 40)]
  return []
}
function withThePatriarch(table, figure, clan) {
  const man = table.neutrals.find(({ kind }) => kind === 'patriarch')
  if (!man || !plays(table, 'gallows')) return []
  if (clan === 'law' && man.escort === figure.id && table.gallows) return [beside(table.gallows, 40)]
  if (clan === 'law' || !man.hanging || has(figure, 'winchester')) return []
  return table.buildings
    .filter((at) => !at.closed && [...at.left, ...at.right].includes('winchester'))
    .map((at) => into(at, 10))
}
/** Near enough to shoot well. */
const SHOOTING = 25e3
function towardsEnemies(table, figure, clan) {
  if (isWitness(figure) || !figure.pose) return []
  const { pose } = figure
  return ofClan(table, otherClan(clan)).flatMap((enemy) => {
    if (!isAlive(enemy) || !enemy.pose) return []
    const away = Math.hypot(enemy.pose.x - pose.x, enemy.pose.z - pose.z)
    if (away < SHOOTING) return []
    const share = (away - SHOOTING) / away
    return [
      {
        x: Math.round(pose.x + (enemy.pose.x - pose.x) * share),
        z: Math.round(pose.z + (enemy.pose.z - pose.z) * share),
        door: null,
        worth: 4,
      },
    ]
  })
}
/** What a marker in the hand is worth for itself. */
const ITEM_WORTH = {
  life: 8,
  gold: 1,
  colt: 4,
  winchester: 5,
  dynamite: 2,
  document: 3,
  sealed: 3,
  hostage: 10,
}
// packages/bots/src/greedy/flick-em-up/shots.ts
const BULLET = 1200
const FAR = 15e4
const HARD = 1e3
/** In standard deviations, with what each counts. */
const SHAKES = [
  [-1.5, 0.12],
  [-0.75, 0.23],
  [0, 0.3],
  [0.75, 0.23],
  [1.5, 0.12],
]
const FREEING = 60
const steadiness = (hand) => HANDS.indexOf(hand) / 2
/** The best direction at each of the pieces it may be worth shooting at. */
function shotsFrom(table, clan, shooter, from, grip, obstacles) {
  const shots = []
  for (const target of targets(table, clan, grip)) {
    const straight = bearing(from.x, from.z, target.x, target.z)
    for (const aside of [-150, 0, 150]) {
      const dir = wrapped(straight + aside)
      const worth = expected(table, clan, shooter, from, grip, dir, obstacles)
      if (worth > 0.2)
        shots.push({
          dir,
          power: HARD,
          worth,
        })
    }
  }
  return shots.toSorted((a, b) => b.worth - a.worth)
}
function targets(table, clan, grip) {
  const enemies = table.cowboys.flatMap(({ id, pose, lying, life }) =>
    pose && !lying && life > 0 && clanOf(id) !== clan ? [pose] : [],
  )
  const barrel = grip === 'winchester' && clan === 'outlaw' ? hangingBarrel(table) : void 0
  return barrel ? [...enemies, barrel.pose] : enemies
}
function expected(table, clan, shooter, from, grip, dir, obstacles) {
  const spread = WOBBLE[grip].angle * steadiness(table.options.wobble)
  let worth = 0
  for (const [shake, share] of SHAKES) {
    const direction = wrapped(Math.round(dir + shake * spread))
    worth += share * outcome(table, clan, shooter, from, grip, direction, obstacles)
    if (spread === 0) return worth / share
  }
  return worth
}
/** What becomes of a bullet that goes exactly there: the first thing it meets decides. */
function outcome(table, clan, shooter, from, grip, direction, obstacles) {
  const met = sweep(obstacles, BULLET, from.x, from.z, direction, FAR)
  if (!met) return 0
  const { obstacle, way } = met
  if (grip === 'winchester' && clan === 'outlaw' && hangingBarrel(table)?.id === obstacle.id) return FREEING
  if (obstacle.kind !== 'figure') return 0
  const share = toppleShare(
    obstacle.pose,
    from.x,
    from.z,
    direction,
    speedAfter('bullet', speedOf('bullet', HARD), way),
  )
  const victim = table.cowboys.find(({ id }) => id === obstacle.id)
  if (!victim) return -share * 30
  if (victim.lying) return 0
  const loss = victim.life === 1 ? lifeOf(table, victim) : 10 + lifeOf(table, victim) / 10
  return clanOf(victim.id) === clan || victim.id === shooter ? -share * loss * 1.2 : share * loss
}
// packages/bots/src/greedy/flick-em-up/walks.ts
const FULL = freeRun('disc', speedOf('disc', MOST_POWER))
const BEFORE_DOOR = 14e3
const THROUGH = 3e3
const EDGE = 3e3
const ASIDE = [0, 800, -800, 1600, -1600, 2800, -2800, 4500, -4500, 7e3, -7e3]
const powerFor = (way) => Math.max(1, Math.min(MOST_POWER, Math.round((way / FULL) * MOST_POWER)))
/** From where the cowboy stands, the best first. */
function walksOf(table, figure, obstacles, clearable) {
  const { pose } = figure
  if (!pose) return []
  const soft = new Set(mayBump(table))
  const inTheWay = obstacles.filter(({ id }) => !soft.has(id))
  const walks = []
  const best = errandsOf(table, figure)
    .map((errand) => ({
      errand,
      gain: errand.worth * nearness(figure, errand) + errand.worth / 20,
    }))
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, 3)
  for (const { errand } of best)
    for (const goal of goalsOf(table, pose, errand)) walks.push(...ways$1(figure, errand, goal, inTheWay, clearable))
  return walks.toSorted((a, b) => b.worth - a.worth)
}
/** Through a door only from before it; else to a place before it first. */
function goalsOf(table, pose, errand) {
  if (errand.door === null)
    return [
      {
        x: errand.x,
        z: errand.z,
        beyond: -4200,
        isDoor: false,
      },
    ]
  const at = building$1(table, errand.door)
  const { u, w } = toLocal(at.pose, pose.x, pose.z)
  const before = placeAt(at.pose, 0, BEFORE_DOOR)
  const isBefore = w > 4e3 && Math.abs(u) < (w - 2e3) * 1.2
  const wait = {
    ...before,
    beyond: 0,
    isDoor: false,
  }
  return isBefore
    ? [
        {
          x: errand.x,
          z: errand.z,
          beyond: THROUGH,
          isDoor: true,
        },
        wait,
      ]
    : [wait]
}
function ways$1(figure, errand, goal, obstacles, clearable) {
  const pose = figure.pose
  const away = Math.hypot(goal.x - pose.x, goal.z - pose.z) + goal.beyond
  if (away < 800) return []
  const straight = bearing(pose.x, pose.z, goal.x, goal.z)
  const here = errand.worth * nearness(figure, errand)
  const walks = []
  for (const aside of ASIDE) {
    if (goal.isDoor && Math.abs(aside) > 800) continue
    const dir = wrapped(straight + aside)
    for (const share of goal.isDoor ? [1] : [1, 0.7, 0.45]) {
      const way = Math.min(FULL, away * share)
      const x = Math.round(pose.x + way * cosine(dir))
      const z = Math.round(pose.z - way * sine(dir))
      if (Math.abs(x) > TABLE.halfX - EDGE || Math.abs(z) > TABLE.halfZ - EDGE) continue
      const chance = cleanliness(obstacles, pose, dir, way, goal.isDoor)
      if (chance === 0) continue
      const there =
        goal.isDoor && way >= away - 1
          ? 1
          : nearness(
              {
                ...figure,
                pose: {
                  ...pose,
                  x,
                  z,
                },
                inside: null,
              },
              errand,
            )
      const clear = errand.door !== null && goal.isDoor && clearable.includes(errand.door) ? errand.door : 'none'
      walks.push({
        dir,
        power: powerFor(way),
        clear,
        worth: chance * (errand.worth * there - here),
      })
    }
  }
  return walks
}
/** How likely it is that nothing is touched: room beside the path for a hand that shakes. */
function cleanliness(obstacles, { x, z }, dir, way, isDoor) {
  const until = isDoor ? Math.max(0, way - THROUGH - PUCK) : way + 500
  if (sweep(obstacles, 1800, x, z, dir, until)) return 0
  return sweep(obstacles, 1950 + way * 0.02, x, z, dir, until) ? 0.55 : isDoor ? 0.85 : 0.95
}
// packages/bots/src/greedy/flick-em-up/candidates.ts
const wordsIn = (field) => (typeof field === 'string' ? [field] : (field?.one ?? []))
function candidatesOf(table, id, options) {
  const figure = cowboy(table, id)
  const all = piecesOf(table, id).map(obstacle)
  const withSelf = piecesOf(table).map(obstacle)
  const found = []
  for (const option of options)
    switch (option.do) {
      case 'pass':
      case 'keep-bullet':
        found.push({
          action: { do: option.do },
          worth: 0,
        })
        break
      case 'move':
        for (const { dir, power, clear, worth } of walksOf(table, figure, all, wordsIn(option.clear)).slice(0, 8))
          found.push({
            action: {
              do: 'move',
              dir,
              power,
              spin: 0,
              clear,
            },
            worth,
          })
        break
      case 'leave':
        found.push(...ways(table, figure, wordsIn(option.clear)))
        break
      case 'shoot':
      case 'second':
        for (const side of wordsIn(option.side))
          for (const weapon of 'weapon' in option ? wordsIn(option.weapon) : ['colt'])
            found.push(...aimed(table, figure, option.do, weapon, side, withSelf))
        break
      case 'shoot-out':
      case 'second-out':
        found.push(...aimedOut(table, figure, option.do, withSelf))
        break
      default:
        found.push(...handled(table, figure, option))
    }
  return found
}
function aimed(table, figure, deed, weapon, side, obstacles) {
  const from = beside$1(figure.pose, side, BULLET$1, feetOf(table, figure.id))
  if (!from) return []
  const twice = deed === 'shoot' && weapon === 'colt' && coltsOf(figure) > 1 ? 1.3 : 1
  return shotsFrom(table, clanOf(figure.id), figure.id, from, GRIP_OF[weapon], obstacles)
    .slice(0, 4)
    .map(({ dir, power, worth }) => ({
      action:
        deed === 'shoot'
          ? {
              do: 'shoot',
              weapon,
              side,
              dir,
              power,
            }
          : {
              do: 'second',
              side,
              dir,
              power,
            },
      worth: worth * twice,
    }))
}
function aimedOut(table, figure, deed, obstacles) {
  const home = building$1(table, figure.inside)
  const weapon = figure.items.includes('winchester') && deed === 'shoot-out' ? 'winchester' : 'colt'
  return [-700, 0, 700].flatMap((offset) => {
    const from = behind(home, Math.round((offset * SHOT_ACROSS) / 1e3), SHOT_FROM)
    return shotsFrom(table, clanOf(figure.id), figure.id, from, GRIP_OF[weapon], obstacles)
      .slice(0, 2)
      .map(({ dir, power, worth }) => ({
        action:
          deed === 'shoot-out'
            ? {
                do: deed,
                weapon,
                offset,
                dir,
                power,
                clear: 'none',
              }
            : {
                do: deed,
                offset,
                dir,
                power,
                clear: 'none',
              },
        worth,
      }))
  })
}
/** Out of the door, towards whatever there is to do elsewhere. */
function ways(table, figure, clearable) {
  const home = building$1(table, figure.inside)
  const most = errandsOf(table, figure)
    .filter(({ door }) => door !== figure.inside)
    .reduce((best, { worth }) => Math.max(best, worth), 0)
  const clear = clearable.includes(home.id) ? home.id : 'none'
  return [0, 500, -500, 1200, -1200].flatMap((aside) =>
    [200, 320, 450].map((power) => ({
      action: {
        do: 'leave',
        offset: 0,
        dir: (home.pose.facing + aside + 36e3) % 36e3,
        power: power + powerFor(2e3),
        clear,
      },
      worth: most * 0.25 + 0.3,
    })),
  )
}
/** What is done by hand: markers, barrels, ropes. */
function handled(table, figure, option) {
  const clan = clanOf(figure.id)
  const goals = wanted(table, clan)
  const isHome = (type) => goals.some((goal) => goal.type === type && goal.home === figure.inside)
  const isWanted = (type) => goals.some((goal) => goal.type === type)
  const gain = (type) => (isWanted(type) ? (isHome(type) ? -8 : 12) : (ITEM_WORTH[type] ?? 1))
  switch (option.do) {
    case 'take':
      return wordsIn(option.marker).map((marker) => ({
        action: {
          do: 'take',
          marker,
        },
        worth: gain(marker) - (marker === 'gold' && !isWanted('gold') ? 1 : 0),
      }))
    case 'take-hidden': {
      const hopes = building$1(table, figure.inside)
        .hidden.map(({ marker }) => (marker === -1 ? void 0 : marker))
        .map((marker) => (marker === void 0 ? hope(table, gain) : gain(marker)))
      const mean = hopes.reduce((sum, one) => sum + one, 0) / Math.max(1, hopes.length)
      return [
        {
          action: { do: 'take-hidden' },
          worth: hasRoom(figure) ? mean * 0.9 : mean * 0.3,
        },
      ]
    }
    case 'drop':
      return wordsIn(option.marker).map((marker) => ({
        action: {
          do: 'drop',
          marker,
        },
        worth: marker !== 'life' && isHome(marker === 'sealed' ? 'document' : marker) ? 25 : -5,
      }))
    case 'swap':
      return wordsIn(option.take).flatMap((take) =>
        wordsIn(option.give).map((give) => ({
          action: {
            do: 'swap',
            take,
            give,
          },
          worth: gain(take) - (isHome(give) ? -20 : gain(give)),
        })),
      )
    case 'give':
      return wordsIn(option.neutral).flatMap((neutral) =>
        wordsIn(option.marker).map((marker) => ({
          action: {
            do: 'give',
            neutral,
            marker,
          },
          worth: isWanted(marker) ? 30 : -5,
        })),
      )
    case 'poison':
    case 'purify':
      return wordsIn(option.barrel).map((barrel) => ({
        action: {
          do: option.do,
          barrel,
        },
        worth: (option.do === 'poison') === (clan === 'outlaw') ? 25 : -25,
      }))
    case 'hang':
      return [
        {
          action: { do: 'hang' },
          worth: 40,
        },
      ]
    case 'arm':
      return wordsIn(option.cowboy).flatMap((who) =>
        wordsIn(option.marker).map((marker) => ({
          action: {
            do: 'arm',
            cowboy: who,
            marker,
          },
          worth: 5,
        })),
      )
    default:
      return []
  }
}
/** Of a marker that nobody of us has seen. */
function hope(table, gain) {
  const all = table.faceDown
  return all.length === 0 ? 0 : all.reduce((sum, marker) => sum + Math.max(0, gain(marker)), 0) / all.length
}
// packages/bots/src/greedy/flick-em-up/index.ts
/** Tried out in wood. */
const DOZEN = 12
/** What one try says against what was reckoned: a flick is partly luck. */
const TRUST = 0.35
const flickEmUpThumbs = {
  born: () => null,
  hear: () => {},
  hears: [],
  choose: (view, seat, chance) => choose(view, seat, chance),
}
function choose(view, seat, chance) {
  const frame = view.stack.at(-1)
  const options = flickEmUp.options(view, seat)
  switch (frame.kind) {
    case 'choose':
      return cowboyToPlay(view, options)
    case 'turn':
    case 'second':
    case 'again':
      return tried(view, seat, chance, candidatesOf(view, frame.cowboy, options))
    case 'face':
      return {
        do: 'face',
        facing: warily(view, cowboy(view, frame.cowboy)),
      }
    case 'replay':
      return { do: failed(view) ? 'replay' : 'accept' }
    case 'drawn':
      return keptOrNot(options)
    case 'duel':
      return duelShot(view, frame, seat, chance)
    case 'champion':
      return {
        do: 'champion',
        cowboy: livingOf(view, 'outlaw').toSorted((a, b) => b.life - a.life)[0].id,
      }
    case 'setup':
      return flickEmUp.sample(view, seat, chance)
    default:
      return flickEmUp.safe(view, seat)
  }
}
/** The one with the most to do right now; hats of the dead when nobody has much. */
function cowboyToPlay(view, options) {
  const actions = options.flatMap((option) => {
    if (option.do === 'arm') return []
    if (option.do !== 'play' && option.do !== 'rise') return []
    return namesIn(option.cowboy).map((id) => {
      const figure = cowboy(view, id)
      return {
        action:
          option.do === 'play'
            ? {
                do: 'play',
                cowboy: id,
              }
            : {
                do: 'rise',
                cowboy: id,
                facing: warily(view, figure),
              },
        worth: isAlive(figure) ? promise(view, figure) - hatOf(id) / 100 : 0.5,
      }
    })
  })
  const armed = options.find(({ do: deed }) => deed === 'arm')
  if (armed) return listActions([armed])[0]
  return bestOf(actions)
}
const namesIn = (field) => (typeof field === 'string' ? [field] : field.one)
/** What it seems to be able to do, standing or once it has stood up. */
function promise(view, figure) {
  if (figure.pose?.turn) return 2
  const options = figure.inside === null ? OUTSIDE : INSIDE
  return candidatesOf(view, figure.id, options).reduce((best, { worth }) => Math.max(best, worth), 0)
}
const EVERYWHERE = {
  from: 0,
  to: 35999,
}
const ANY_POWER = {
  from: 1,
  to: 1e3,
}
const OUTSIDE = [
  {
    do: 'move',
    dir: EVERYWHERE,
    power: ANY_POWER,
    spin: 0,
    clear: 'none',
  },
  {
    do: 'shoot',
    weapon: 'colt',
    side: { one: ['left', 'right'] },
    dir: EVERYWHERE,
    power: ANY_POWER,
  },
]
const INSIDE = [
  { do: 'take-hidden' },
  {
    do: 'leave',
    offset: 0,
    dir: EVERYWHERE,
    power: ANY_POWER,
    clear: 'none',
  },
]
const bestOf = (candidates) => candidates.reduce((best, one) => (one.worth > best.worth ? one : best)).action
/** The best dozen in wood, on a table imagined from what this seat sees, with a wobble of its own. */
function tried(view, seat, chance, candidates) {
  const clan = clanOf(view.stack.findLast(({ kind }) => kind === 'turn').cowboy)
  const best = candidates.toSorted((a, b) => b.worth - a.worth).slice(0, DOZEN)
  if (best.length === 0) return flickEmUp.safe(view, seat)
  const now = worthOf(view, clan)
  return bestOf(
    best.map(({ action, worth }) => {
      if (action.do === 'pass' || action.do === 'keep-bullet')
        return {
          action,
          worth,
        }
      const state = flickEmUp.imagine(view, fork(chance))
      flickEmUp.play(flickEmUp.at(state), seat, action)
      const gain = Math.max(-60, Math.min(60, worthOf(state, clan) - now))
      return {
        action,
        worth: state.result !== null ? gain * 10 : worth * 0.65 + gain * TRUST,
      }
    }),
  )
}
/** Edge-on to the nearest enemy: harder to topple, and with a bullet ready on that side. */
function warily(table, figure) {
  const at = figure.pose
  const enemies = table.cowboys.filter(({ id, pose }) => pose !== null && clanOf(id) !== clanOf(figure.id))
  if (!at || enemies.length === 0) return 0
  const nearest = enemies.reduce((best, one) => (away(one, at) < away(best, at) ? one : best))
  return wrapped(bearing(at.x, at.z, nearest.pose.x, nearest.pose.z) + 9e3)
}
const away = ({ pose }, at) => Math.hypot(pose.x - at.x, pose.z - at.z)
const failed = (view) => view.stack.findLast(({ kind }) => kind === 'moved')?.good === false
function keptOrNot(options) {
  return listActions(options).find((action) => action.do === 'keep') ?? { do: 'put-back' }
}
/** Straight at the enemy, from whichever side turns out better. */
function duelShot(view, duel, seat, chance) {
  const shooter = shooterOf(duel)
  const own = duel.lane.find(({ id }) => id === shooter)
  const pose = poseOnLane(duel, own)
  const others = laneOf(duel).pieces.filter(({ id }) => id !== shooter)
  const shots = flickEmUp.options(view, seat).flatMap((option) => {
    if (option.do !== 'duel-shot') return []
    return (typeof option.side === 'string' ? [option.side] : option.side.one).flatMap((side) => {
      const from = beside$1(pose, side, BULLET$1, others.map(footOf), LANE)
      if (!from) return []
      return others
        .filter(({ id }) => clanOf(id) !== clanOf(shooter))
        .map(({ pose: at }) => ({
          do: 'duel-shot',
          side,
          dir: bearing(from.x, from.z, at.x, at.z),
          power: 1e3,
        }))
    })
  })
  return shots.length === 0 ? flickEmUp.safe(view, seat) : pick(chance, shots)
}
// ../../wood-arena.ts
await flickEmUp.rules.ready()
const ids = process.argv[2] ? process.argv[2].split(',') : [...TEN_IDS]
const games = Number(process.argv[3] ?? 1)
const seed0 = Number(process.argv[4] ?? 1)
const wobble = process.argv[5] ?? 'normal'
for (const id of ids) {
  const tally = {}
  let ms = 0,
    dec = 0
  for (let g = 0; g < games; g++) {
    const setup = flickEmUp.prepare({
      seats: 2,
      options: {
        scenario: id,
        wobble,
      },
    })
    if (setup.code) {
      console.log(setup)
      break
    }
    const bot = chanceFrom(seed0 + g, 7)
    const t = process.cpuUsage()
    let n = 0
    const ev = {}
    const state = flickEmUp.start(setup, chanceFrom(seed0 + g))
    const at = flickEmUp.at(state, (e) => {
      ev[e.type] = (ev[e.type] ?? 0) + 1
    })
    while (flickEmUp.asked(state) !== 0 && n < 4e3) {
      const seat = firstOf(flickEmUp.asked(state))
      const view = flickEmUp.view(state, only(seat))
      const a = flickEmUpThumbs.choose(view, seat, bot, null, null)
      const r = flickEmUp.refusal(state, seat, a)
      if (r) {
        console.log('REFUSED', JSON.stringify(a), JSON.stringify(r))
        process.exit(1)
      }
      flickEmUp.play(at, seat, a)
      n++
    }
    const d = process.cpuUsage(t)
    ms += (d.user + d.system) / 1e3
    dec += n
    const key = (state.result?.clan ?? 'draw') + ':' + state.result?.reason
    tally[key] = (tally[key] ?? 0) + 1
    if (process.argv[6]) console.log(id, 'seed', seed0 + g, key, 'hour', state.hour, JSON.stringify(ev))
  }
  console.log(id, JSON.stringify(tally), 'cpu s/game', (ms / 1e3 / games).toFixed(1), 'decisions', dec / games)
}
export {}
