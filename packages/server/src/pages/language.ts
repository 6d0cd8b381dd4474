// Which of our languages a reader gets.

import { LANGUAGES, type Language } from '@saloon/kernel'

/** The one asked for in the address (`?lang=fr`), else the one the browser likes best, else English. */
export function chooseLanguage(asked: string | null, acceptLanguage = ''): Language {
  const liked = acceptLanguage
    .split(',')
    .map(readPreference)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return [asked ?? '', ...liked.map(({ tag }) => tag)].map(ours).find((language) => language !== undefined) ?? 'en'
}

/** `fr-CA;q=0.8` */
function readPreference(text: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', q] = text.split(';q=')
  return { tag, weight: q === undefined ? 1 : Number(q) }
}

/** A regional form such as `fr-CA` counts as its language. */
function ours(tag: string): Language | undefined {
  const [primary] = tag.trim().toLowerCase().split('-')
  return LANGUAGES.find((language) => language === primary)
}
