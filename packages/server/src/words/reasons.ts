// Why somebody is reported, warned, muted or blocked.

import type { Catalogue, Language } from '@saloon/kernel'

export const REASONS = ['insult', 'hate', 'threat', 'spam', 'cheating', 'name', 'leaving', 'other'] as const
export type Reason = (typeof REASONS)[number]

export const REASON_TEXTS: Readonly<Record<Language, Catalogue<`reason.${Reason}`>>> = {
  en: {
    'reason.insult': 'insults',
    'reason.hate': 'hateful words',
    'reason.threat': 'threats',
    'reason.spam': 'spam',
    'reason.cheating': 'cheating',
    'reason.name': 'an offensive name',
    'reason.leaving': 'leaving games on purpose',
    'reason.other': 'something else',
  },
  fr: {
    'reason.insult': 'insultes',
    'reason.hate': 'propos haineux',
    'reason.threat': 'menaces',
    'reason.spam': 'messages indésirables',
    'reason.cheating': 'triche',
    'reason.name': 'nom offensant',
    'reason.leaving': 'abandons répétés',
    'reason.other': 'autre chose',
  },
}
