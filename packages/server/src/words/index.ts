// Words that screens say for the server: what guests may look like, quick phrases and stickers, why somebody is reported, and why a
// name, a token or a message is refused.

export { COLOURS, type Colour, LONGEST_NAME, MARKS, type Mark, anyName } from './looks.ts'
export { HAUNTS, type HauntId, PHRASE_TEXTS } from './phrases.ts'
export { REASONS, REASON_TEXTS, type Reason } from './reasons.ts'
export { WHY_TEXTS } from './why.ts'
