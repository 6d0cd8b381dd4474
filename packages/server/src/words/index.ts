// Words that screens say for the house: quick phrases and stickers, and why a name, a token or a message is refused.

export { PHRASE_TEXTS } from './phrases.ts'
export { WHY_TEXTS } from './why.ts'
