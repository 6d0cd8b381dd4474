import { adminEn } from './en/admin.ts'
import { adminFr } from './fr/admin.ts'
import { speaker } from './say.ts'

export const useAdminSay = speaker({ en: adminEn, fr: adminFr })
export type { AdminKey } from './en/admin.ts'
