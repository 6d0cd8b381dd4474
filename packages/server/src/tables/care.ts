/** The alarm that says who looks after a table with a game under way: whoever has it. */
export const careFor = (table: string): string => `care/${table}`
export const isCare = (timer: string): boolean => timer.startsWith('care/')
export const tableCaredFor = (timer: string): string => timer.slice('care/'.length)
