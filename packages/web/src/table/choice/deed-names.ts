// What an action's name tells the frame, whatever the game: games call the same actions by the same names.

const ENDS_TURN = /^(end|end-turn|stop|pass|done)$/
const LOSES = /^give-up$/
const ROLLS = /^(roll|reroll)$/
const GIVES_NOTHING = /^(pass|stand|decline|hold)$/

/** What the key for ending a turn does. */
export const endsTurn = (name: string): boolean => ENDS_TURN.test(name)
/** Actions that are hard to undo have their button apart from the others. */
export const standsApart = (name: string): boolean => endsTurn(name) || LOSES.test(name)
export const rolls = (name: string): boolean => ROLLS.test(name)
/** An answer without effect: where it is the only one, it is given automatically. */
export const givesNothing = (name: string): boolean => GIVES_NOTHING.test(name)
