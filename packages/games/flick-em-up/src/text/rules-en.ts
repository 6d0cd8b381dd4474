export const rulesEn = ''
