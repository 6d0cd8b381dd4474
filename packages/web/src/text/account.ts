import { accountEn } from './account-en.ts'
import { accountFr } from './account-fr.ts'
import { speaker } from './say.ts'

export const useAccountSay = speaker({ en: accountEn, fr: accountFr })
