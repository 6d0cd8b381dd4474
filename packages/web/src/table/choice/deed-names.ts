// What the names of actions say to the frame, whatever the game: games call the same things by the same names.

const ENDS_TURN = /^(end|end-turn|stop|pass|done)$/
const LOSES = /^give-up$/
const ROLLS = /^(roll|reroll)$/
const GIVES_NOTHING = /^(pass|stand|decline|hold)$/

/** What the key for ending a turn does. */
export const endsTurn = (name: string): boolean => ENDS_TURN.test(name)
/** What can't be meant lightly has its button apart from the others. */
export const standsApart = (name: string): boolean => endsTurn(name) || LOSES.test(name)
export const rolls = (name: string): boolean => ROLLS.test(name)
/** An answer that gives nothing: where it is the only one, nobody needs to press it. */
export const givesNothing = (name: string): boolean => GIVES_NOTHING.test(name)
