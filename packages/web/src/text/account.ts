import { accountEn } from './en/account.ts'
import { accountFr } from './fr/account.ts'
import { speaker } from './say.ts'

export const useAccountSay = speaker({ en: accountEn, fr: accountFr })
