// What may be said without free chat: quick phrases, stickers and what ghosts send, each an id that every reader gets in their own language.
// A phrase with {seat:seat} points at a seat.

import type { Catalogue, Language } from '@saloon/kernel'

const en = {
  'phrase.howdy': 'Howdy, all',
  'phrase.good-luck': 'Good luck, everyone',
  'phrase.ready': 'Ready when you are',
  'phrase.one-moment': 'One moment, please',
  'phrase.thinking': 'Thinking…',
  'phrase.your-turn': 'Your turn, {seat:seat}',
  'phrase.nice-shot': 'Nice shot',
  'phrase.close-one': 'That was close',
  'phrase.lucky': 'Lady Luck smiles on you',
  'phrase.unlucky': 'No luck today',
  'phrase.well-played': 'Well played, {seat:seat}',
  'phrase.did-not-expect-that': 'I didn’t see that coming',
  'phrase.thank-you': 'Much obliged',
  'phrase.sorry': 'Sorry, nothing personal',
  'phrase.no-hard-feelings': 'No hard feelings',
  'phrase.on-your-side': 'I’m on your side, promise',
  'phrase.trust-me': 'You can trust me',
  'phrase.not-me': 'It wasn’t me',
  'phrase.i-am-the-law': 'I ride with the law',
  'phrase.i-am-an-outlaw': 'I ride with the outlaws',
  'phrase.suspicious': 'I’m keeping an eye on {seat:seat}',
  'phrase.trusted': '{seat:seat} is one of the good ones',
  'phrase.shoot-them': 'Shoot {seat:seat}, not me',
  'phrase.spare-them': 'Leave {seat:seat} alone',
  'phrase.who-is-leading': 'Watch who is in the lead',
  'phrase.help': 'I could use some help',
  'phrase.remember-this': 'I’ll remember that',
  'phrase.last-bullet': 'Down to my last bullet',
  'phrase.good-game': 'Good game',
  'phrase.once-more': 'One more round?',
} as const

const fr: Catalogue<keyof typeof en> = {
  'phrase.howdy': 'Salut la compagnie',
  'phrase.good-luck': 'Bonne chance à tous',
  'phrase.ready': 'Quand vous voulez',
  'phrase.one-moment': 'Un instant, s’il vous plaît',
  'phrase.thinking': 'Je réfléchis…',
  'phrase.your-turn': 'À toi, {seat:seat}',
  'phrase.nice-shot': 'Joli tir',
  'phrase.close-one': 'C’était moins une',
  'phrase.lucky': 'La chance te sourit',
  'phrase.unlucky': 'Pas de chance aujourd’hui',
  'phrase.well-played': 'Bien joué, {seat:seat}',
  'phrase.did-not-expect-that': 'Je ne l’ai pas vu venir',
  'phrase.thank-you': 'Merci bien',
  'phrase.sorry': 'Désolé, rien de personnel',
  'phrase.no-hard-feelings': 'Sans rancune',
  'phrase.on-your-side': 'Je suis de ton côté, promis',
  'phrase.trust-me': 'Tu peux me faire confiance',
  'phrase.not-me': 'Ce n’est pas moi',
  'phrase.i-am-the-law': 'Je suis du côté de la loi',
  'phrase.i-am-an-outlaw': 'Je suis du côté des hors-la-loi',
  'phrase.suspicious': 'J’ai {seat:seat} à l’œil',
  'phrase.trusted': 'On peut se fier à {seat:seat}',
  'phrase.shoot-them': 'Tire sur {seat:seat}, pas sur moi',
  'phrase.spare-them': 'Laissez {seat:seat} tranquille',
  'phrase.who-is-leading': 'Regardez qui mène',
  'phrase.help': 'Un coup de main serait bienvenu',
  'phrase.remember-this': 'Je m’en souviendrai',
  'phrase.last-bullet': 'Il me reste une seule balle',
  'phrase.good-game': 'Belle partie',
  'phrase.once-more': 'On remet ça ?',
}

/** What a sticker shows, for those who hear the table rather than see it. */
const stickersEn = {
  'sticker.tip-hat': 'tips a hat',
  'sticker.raise-glass': 'raises a glass',
  'sticker.poker-face': 'keeps a poker face',
  'sticker.tumbleweed': 'lets a tumbleweed roll by',
  'sticker.howl': 'howls at the moon',
  'sticker.white-flag': 'waves a white flag',
} as const

const stickersFr: Catalogue<keyof typeof stickersEn> = {
  'sticker.tip-hat': 'soulève son chapeau',
  'sticker.raise-glass': 'lève son verre',
  'sticker.poker-face': 'reste de marbre',
  'sticker.tumbleweed': 'laisse passer un virevoltant',
  'sticker.howl': 'hurle à la lune',
  'sticker.white-flag': 'agite un drapeau blanc',
}

/** What those who are out may send across the table. */
const hauntsEn = {
  'haunt.tumbleweed': 'sends a tumbleweed across the table',
  'haunt.vulture': 'lets a vulture circle',
  'haunt.howl': 'howls far away',
} as const

const hauntsFr: Catalogue<keyof typeof hauntsEn> = {
  'haunt.tumbleweed': 'fait rouler un virevoltant sur la table',
  'haunt.vulture': 'fait tourner un vautour',
  'haunt.howl': 'hurle au loin',
}

type Key = keyof typeof en | keyof typeof stickersEn | keyof typeof hauntsEn
export const PHRASE_TEXTS: Readonly<Record<Language, Catalogue<Key>>> = {
  en: { ...en, ...stickersEn, ...hauntsEn },
  fr: { ...fr, ...stickersFr, ...hauntsFr },
}

type Behind<Prefix extends string, Key extends string> = Key extends `${Prefix}.${infer Id}` ? Id : never
export type PhraseId = Behind<'phrase', keyof typeof en>
export type StickerId = Behind<'sticker', keyof typeof stickersEn>
export type HauntId = Behind<'haunt', keyof typeof hauntsEn>

const idsIn = (texts: object): string[] => Object.keys(texts).map((key) => key.slice(key.indexOf('.') + 1))
export const PHRASES = idsIn(en) as readonly PhraseId[]
export const STICKERS = idsIn(stickersEn) as readonly StickerId[]
export const HAUNTS = idsIn(hauntsEn) as readonly HauntId[]

/** Whether it is said about a seat. */
export const pointsAtSeat = (phrase: PhraseId): boolean => en[`phrase.${phrase}`].includes('{seat:seat}')
