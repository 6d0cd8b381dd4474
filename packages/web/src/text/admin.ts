import { adminEn } from './admin-en.ts'
import { adminFr } from './admin-fr.ts'
import { speaker } from './say.ts'

export const useAdminSay = speaker({ en: adminEn, fr: adminFr })
export type { AdminKey } from './admin-en.ts'
