// What a moderator warns of. Few ever read it: it comes when it is needed.

import { REASON_TEXTS } from '@saloon/server/reasons'
import { speaker } from './say.ts'

export const useWarningSay = speaker({
  en: {
    'warning.is': 'A moderator warns you: {why}.',
    'warning.read': 'I have read it',
    ...REASON_TEXTS.en,
  },
  fr: {
    'warning.is': 'Un modérateur vous avertit : {why}.',
    'warning.read': 'J’ai lu',
    ...REASON_TEXTS.fr,
  },
})
