import { pagesEn } from './en/pages.ts'
import { pagesFr } from './fr/pages.ts'
import { speaker } from './say.ts'

export const usePageSay = speaker({ en: pagesEn, fr: pagesFr })
export type { PagesKey } from './en/pages.ts'
