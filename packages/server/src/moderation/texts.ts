// Why moderation refuses something, in each language.

import type { Catalogue, Language } from '@saloon/kernel'
import { REASON_TEXTS, type Reason } from '../words/reasons.ts'

type Key =
  | `reason.${Reason}`
  | `why.${'blocked' | 'muted' | 'switched-off' | 'report-yourself' | 'reported-already' | 'too-many-reports'}`
  | `why.${'no-such-message' | 'no-such-report' | 'no-such-replay' | 'only-looking' | 'word-wrong' | 'too-many-words'}`
  | `why.${'backup-under-way' | 'nothing-to-back-up' | 'no-such-announcement' | 'times-wrong' | 'not-yourself'}`

const en: Catalogue<Key> = {
  ...REASON_TEXTS.en,
  'why.blocked': 'This house is closed to you: {reason}.',
  'why.muted': 'You may not speak here for now: {reason}.',
  'why.switched-off': 'The house has switched this off for now: {feature}.',
  'why.report-yourself': 'You cannot report yourself.',
  'why.reported-already': 'You have reported this already. A moderator will look at it.',
  'why.too-many-reports': 'You have sent {most} reports in a day. Wait until tomorrow.',
  'why.no-such-message': 'This message is no longer there.',
  'why.no-such-report': 'There is no such report.',
  'why.no-such-replay': 'This game is not kept here, or no longer.',
  'why.only-looking': 'A moderator who looks on does nothing else.',
  'why.word-wrong': '“{word}” is no word for the list: 2 to 40 letters, with * at an end at most.',
  'why.too-many-words': 'A list has at most {most} words.',
  'why.backup-under-way': 'A backup is being made already.',
  'why.nothing-to-back-up': 'This house keeps everything in memory: there is nothing to back up.',
  'why.no-such-announcement': 'There is no such announcement.',
  'why.not-yourself': 'Moderators do nothing to themselves.',
  'why.times-wrong': 'An announcement ends after it starts, and in the future.',
}

const fr: Catalogue<Key> = {
  ...REASON_TEXTS.fr,
  'why.blocked': 'Cette maison vous est fermée : {reason}.',
  'why.muted': 'Vous ne pouvez pas parler ici pour le moment : {reason}.',
  'why.switched-off': 'La maison a coupé cela pour le moment : {feature}.',
  'why.report-yourself': 'On ne se signale pas soi-même.',
  'why.reported-already': 'Vous l’avez déjà signalé. Un modérateur va regarder.',
  'why.too-many-reports': 'Vous avez envoyé {most} signalements en un jour. Attendez demain.',
  'why.no-such-message': 'Ce message n’est plus là.',
  'why.no-such-report': 'Ce signalement n’existe pas.',
  'why.no-such-replay': 'Cette partie n’est pas gardée ici, ou ne l’est plus.',
  'why.only-looking': 'Un modérateur qui regarde ne fait rien d’autre.',
  'why.word-wrong': '« {word} » n’est pas un mot pour la liste : 2 à 40 lettres, avec au plus * à un bout.',
  'why.too-many-words': 'Une liste a au plus {most} mots.',
  'why.backup-under-way': 'Une sauvegarde est déjà en cours.',
  'why.nothing-to-back-up': 'Cette maison garde tout en mémoire : il n’y a rien à sauvegarder.',
  'why.no-such-announcement': 'Cette annonce n’existe pas.',
  'why.not-yourself': 'Un modérateur ne se fait rien à lui-même.',
  'why.times-wrong': 'Une annonce finit après son début, et dans l’avenir.',
}

export const MODERATION_TEXTS: Readonly<Record<Language, Catalogue<Key>>> = { en, fr }
