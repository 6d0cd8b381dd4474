// What stands on the buttons of the wooden table itself: where one looks from, replays, the offer of the plan.

import type { Language } from '@saloon/kernel'
import { useSettings } from '../../app/settings.ts'

const en = {
  title: 'The wooden table',
  keys: 'Keys 0 to 4: where one looks from. Arrows turn, plus and minus come nearer.',
  camera: 'Camera',
  table: 'The whole table',
  top: 'From above',
  behind: 'From behind',
  target: 'From the target',
  left: 'Turn left',
  right: 'Turn right',
  higher: 'Look from higher up',
  lower: 'Look from lower down',
  nearer: 'Nearer',
  farther: 'Farther away',
  more: 'More ways to move the camera',
  replay: 'Replay',
  replaying: 'Replay, four times slower',
  moment: 'Moment',
  play: 'Play',
  pause: 'Pause',
  close: 'Close the replay',
  slow: 'This device draws the wooden table slowly.',
  usePlan: 'Show the plan',
  keep: 'Keep it',
  lost: 'The picture was lost; the plan shows everything.',
  again: 'Try again',
}
export type PlayfieldWord = keyof typeof en
const fr: Readonly<Record<PlayfieldWord, string>> = {
  title: 'La table en bois',
  keys: 'Touches 0 à 4 : le point de vue. Les flèches tournent, plus et moins rapprochent.',
  camera: 'Caméra',
  table: 'Toute la table',
  top: 'Vue de dessus',
  behind: 'Par-derrière',
  target: 'Depuis la cible',
  left: 'Tourner à gauche',
  right: 'Tourner à droite',
  higher: 'Regarder de plus haut',
  lower: 'Regarder de plus bas',
  nearer: 'Plus près',
  farther: 'Plus loin',
  more: 'Autres mouvements de caméra',
  replay: 'Revoir',
  replaying: 'Ralenti, quatre fois plus lent',
  moment: 'Moment',
  play: 'Lecture',
  pause: 'Pause',
  close: 'Fermer le ralenti',
  slow: 'Cet appareil dessine lentement la table en bois.',
  usePlan: 'Afficher le plan',
  keep: 'La garder',
  lost: 'L’image a été perdue ; le plan montre tout.',
  again: 'Réessayer',
}
const WORDS: Readonly<Record<Language, Readonly<Record<PlayfieldWord, string>>>> = { en, fr }

export function usePlayfieldWords(): (word: PlayfieldWord) => string {
  const language = useSettings((settings) => settings.language)
  return (word) => WORDS[language][word]
}
