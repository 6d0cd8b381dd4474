// Why something was refused, whoever refused it: the table, the kernel, the game, the house or this browser.

import { type Catalogue, type Language, type Refusal, kernelEn, kernelFr, say } from '@saloon/kernel'
import { WHY_TEXTS } from '@saloon/server/words'

const en = {
  'why.unreachable': 'The house does not answer. Check the network and try again.',
  'why.not-your-seat': 'That is somebody else’s seat.',
  'why.host-only': 'Only the host can do that.',
  'why.seat-taken': 'That seat is taken.',
  'why.seat-free': 'A seat is still free: fill it or take it away.',
  'why.not-ready': '{seat:seat} is not ready yet.',
  'why.not-seated': 'Sit down first.',
  'why.not-a-person': 'Nobody sits there.',
  'why.no-free-seat': 'No seat is free.',
  'why.game-running': 'A game is under way.',
  'why.not-playing': 'No game is under way.',
  'why.table-closed': 'This table is closed.',
  'why.table-frozen': 'This table stands still: something in it is broken. Whoever runs the house has been told.',
  'why.table-unreadable': 'What is kept of this table is damaged. Whoever runs the house has been told.',
  'why.no-code-free': 'The house is full: no table can be opened just now.',
  'why.too-many-tables':
    'That is as many tables as may be opened ({most}). Play one to its end or close it, or come back tomorrow.',
  'why.too-many-brought': 'That is as many games as may be brought along ({most}). Come back when one of them is over.',
  'why.too-much-brought': 'The games brought along are too large together: {most} MB is the most.',
  'why.too-many-guests':
    'As many newcomers as may come from your network in a day ({most}) are here already. Come back tomorrow.',
  'why.too-many-sockets': 'The house is open in too many windows ({most}). Close some of them.',
  'why.no-such-table': 'No table answers to {table}.',
  'why.game-not-here': 'This browser does not have the game “{game}”. Load the page again.',
  'why.not-at-this-table': 'That is not possible at this table.',
  'why.only-a-replay': 'This game is over: it can only be looked at.',
  'why.file-too-large': 'It is larger than {most} MB.',
  'why.file-unreadable': 'It can’t be read.',
  'why.passkey-cancelled': 'No passkey was used.',
  'why.passkey-here-already': 'This device has a passkey for you already.',
  'why.conceded': '{seat:seat} has given up.',
  'why.busy': 'Too much is happening at once. Try again.',
  'why.too-costly': 'This takes more time or memory than there is for one request.',
  'why.too-much': 'The house has done much for you just now. Try again in a moment.',
  'why.overloaded': 'The house has its hands full. Try again in a moment.',
  'why.unknown-bot': 'There is no bot “{bot}” for this game.',
  'why.our-fault': 'A mistake of ours. Try again.',
  'why.come-back-later': 'The house can keep nothing just now. Come back in a moment.',
  'why.who-are-you': 'The house does not know you yet. Try again.',
  'why.paused': 'The game is paused.',
  'why.not-away': '{seat:seat} is here, or was a moment ago.',
  'why.not-paused': 'The game is not paused.',
  'why.no-clock-runs': 'No clock runs for this seat now.',
  'why.not-patient': 'At this table nobody takes more time for themselves. Others may grant it.',
  'why.no-more-time': 'You have taken more time {most} times in this game.',
  'why.nothing-counts': 'The game is not about to begin.',
  'why.not-ahead': 'That is not coming to you any more.',
  'why.no-pause-by-post': 'Games by post need no pause.',
  'why.no-ghosts-here': 'Ghosts may not look here.',
  'why.not-out': 'You are still in the game.',
  'why.people-play': 'Somebody still plays.',
  'why.pace-too-fast': 'Others play, too: bots take at least {least} ms.',
  'why.undo-already-asked': 'Somebody is asking for a move back already.',
  'why.undo-asked-before': 'You have asked the table often enough in this game.',
  'why.undo-not-asked': 'Nobody asks for a move back.',
  'why.undo-ghost-knows': 'A ghost has seen everything: nobody comes back to life.',
} as const

const fr: Catalogue<keyof typeof en> = {
  'why.unreachable': 'La maison ne répond pas. Vérifiez le réseau et réessayez.',
  'why.not-your-seat': 'C’est la place de quelqu’un d’autre.',
  'why.host-only': 'Seul l’hôte peut faire cela.',
  'why.seat-taken': 'Cette place est prise.',
  'why.seat-free': 'Une place est encore libre : remplissez-la ou enlevez-la.',
  'why.not-ready': '{seat:seat} n’est pas encore prêt.',
  'why.not-seated': 'Asseyez-vous d’abord.',
  'why.not-a-person': 'Personne n’est assis là.',
  'why.no-free-seat': 'Aucune place n’est libre.',
  'why.game-running': 'Une partie est en cours.',
  'why.not-playing': 'Aucune partie n’est en cours.',
  'why.table-closed': 'Cette table est fermée.',
  'why.table-frozen': 'Cette table est à l’arrêt : quelque chose y est cassé. Qui tient la maison est prévenu.',
  'why.table-unreadable': 'Ce qui est gardé de cette table est abîmé. Qui tient la maison est prévenu.',
  'why.no-code-free': 'La maison est pleine : aucune table ne peut être ouverte pour l’instant.',
  'why.too-many-tables':
    'C’est le plus de tables qu’on puisse ouvrir ({most}). Finissez-en une ou fermez-la, ou revenez demain.',
  'why.too-many-brought':
    'C’est le plus de parties qu’on puisse apporter ({most}). Revenez quand l’une d’elles sera finie.',
  'why.too-much-brought': 'Les parties apportées sont trop grandes ensemble : {most} Mo au plus.',
  'why.too-many-guests':
    'Autant de nouveaux venus qu’il peut en venir de votre réseau en un jour ({most}) sont déjà là. Revenez demain.',
  'why.too-many-sockets': 'La maison est ouverte dans trop de fenêtres ({most}). Fermez-en.',
  'why.no-such-table': 'Aucune table ne répond à {table}.',
  'why.game-not-here': 'Ce navigateur n’a pas le jeu « {game} ». Rechargez la page.',
  'why.not-at-this-table': 'Ce n’est pas possible à cette table.',
  'why.only-a-replay': 'Cette partie est finie : on ne peut que la regarder.',
  'why.file-too-large': 'Il dépasse {most} Mo.',
  'why.file-unreadable': 'Il ne peut pas être lu.',
  'why.passkey-cancelled': 'Aucune clé d’accès n’a servi.',
  'why.passkey-here-already': 'Cet appareil a déjà une clé d’accès pour vous.',
  'why.conceded': '{seat:seat} a abandonné.',
  'why.busy': 'Trop de choses se passent à la fois. Réessayez.',
  'why.too-costly': 'Cela demande plus de temps ou de mémoire qu’il n’y en a pour une demande.',
  'why.too-much': 'La maison vient de faire beaucoup pour vous. Réessayez dans un instant.',
  'why.overloaded': 'La maison est débordée. Réessayez dans un instant.',
  'why.unknown-bot': 'Il n’y a pas de bot « {bot} » pour ce jeu.',
  'why.our-fault': 'Une erreur de notre part. Réessayez.',
  'why.come-back-later': 'La maison ne peut rien garder pour l’instant. Revenez dans un moment.',
  'why.who-are-you': 'La maison ne vous connaît pas encore. Réessayez.',
  'why.paused': 'La partie est en pause.',
  'why.not-away': '{seat:seat} est là, ou l’était à l’instant.',
  'why.not-paused': 'La partie n’est pas en pause.',
  'why.no-clock-runs': 'Aucune horloge ne tourne pour cette place.',
  'why.not-patient': 'À cette table, personne ne prend plus de temps pour soi. Les autres peuvent en accorder.',
  'why.no-more-time': 'Vous avez déjà pris plus de temps {most} fois dans cette partie.',
  'why.nothing-counts': 'La partie n’est pas sur le point de commencer.',
  'why.not-ahead': 'Cela ne vient plus jusqu’à vous.',
  'why.no-pause-by-post': 'Une partie par correspondance n’a pas besoin de pause.',
  'why.no-ghosts-here': 'Ici, les fantômes ne regardent pas.',
  'why.not-out': 'Vous jouez encore.',
  'why.people-play': 'Quelqu’un joue encore.',
  'why.pace-too-fast': 'D’autres jouent aussi : les bots prennent au moins {least} ms.',
  'why.undo-already-asked': 'Quelqu’un demande déjà à reprendre un coup.',
  'why.undo-asked-before': 'Vous avez assez demandé à la table dans cette partie.',
  'why.undo-not-asked': 'Personne ne demande à reprendre un coup.',
  'why.undo-ghost-knows': 'Un fantôme a tout vu : personne ne revient à la vie.',
}

const OURS: Readonly<Record<Language, Catalogue>> = {
  en: { ...kernelEn, ...WHY_TEXTS.en, ...en },
  fr: { ...kernelFr, ...WHY_TEXTS.fr, ...fr },
}
const OTHER: Readonly<Record<Language, (code: string) => string>> = {
  en: (code) => `That did not work (${code}).`,
  fr: (code) => `Ça n’a pas marché (${code}).`,
}

/** `game`: the game's own messages, which know why a move is against its rules. */
export function whyNot(
  { code, facts }: Refusal,
  language: Language,
  seats: readonly string[] = [],
  game: Catalogue = {},
): string {
  const key = `why.${code}`
  const messages = key in game ? game : OURS[language]
  if (!(key in messages)) return OTHER[language](code)
  try {
    return say({ language, messages, seats }, facts === undefined ? { key } : { key, facts })
  } catch {
    return OTHER[language](code) // a fact that a later server leaves out must not break the page
  }
}
