export const rulesFr = ''
