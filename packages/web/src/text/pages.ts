import { pagesEn } from './pages-en.ts'
import { pagesFr } from './pages-fr.ts'
import { speaker } from './say.ts'

export const usePageSay = speaker({ en: pagesEn, fr: pagesFr })
export type { PagesKey } from './pages-en.ts'
