import type { Catalogue } from '@saloon/kernel'
import type { Key } from './keys.ts'

export const fr: Catalogue<Key> = {
  name: 'Les dés du menteur',
  tagline: 'Chacun connaît quelques dés, personne ne les connaît tous.',
  'setting.dice': 'Dés',
  'setting.dice.help': 'Le nombre de dés de chacun au départ.',

  'ask.bid': 'Combien de dés montrent quelle face, en tout ?',
  'ask.doubt': 'Y croyez-vous ?',
  'do.bid': 'Annoncer {count}×{face}',
  'do.believe': 'Y croire',
  'do.doubt': 'Douter',
  'field.bid.count': 'Nombre de dés',
  'field.bid.face': 'Valeur',
  'because.bid': '{seat:by} annonce {count}×{face}.',
  'then.believe': 'Si personne ne doute, {seat:seat} doit monter.',
  'then.doubt':
    'Tous les dés sont montrés. Si l’annonce est fausse, {seat:seat} perd un dé ; si elle est juste, vous en perdez un.',
  'safe.bid': 'Sinon, la plus petite annonce qui monte.',
  'safe.believe': 'Sinon, vous y croyez.',
  'safe.doubt': 'Sinon, vous doutez.',
  'why.not-higher': 'Il faut annoncer plus que la dernière fois.',

  'event.turn-began': 'À {seat:by} d’annoncer.',
  'event.rolled': '{seat:by} lance {count} {count|dé|dés}.',
  'event.rolled.seen': '{seat:by} lance {count} {count|dé|dés} : {dice}.',
  'event.bid': '{seat:by} annonce {count}×{face}.',
  'event.locked': '{seat:by} a fait son choix.',
  'event.believed': 'Personne ne doute de {seat:by}.',
  'event.doubted': '{seat:by} doute.',
  'event.showed': '{seat:by} montre {dice}.',
  'event.held': '{found}×{face} : l’annonce de {seat:by}, {count}×{face}, est juste.',
  'event.failed': '{found}×{face} : l’annonce de {seat:by}, {count}×{face}, est fausse.',
  'event.lost': '{seat:by} perd un dé, il en reste {left}.',
  'event.out': '{seat:by} n’a plus de dé et quitte la partie.',
  'result.last': '{seat:seat} est le dernier joueur à avoir des dés.',

  'table.dice': '{total} {total|dé|dés} en tout',
  'table.bid': 'L’annonce : {count}×{face}, par {seat:by}',
  'seat.count': '{count} {count|dé|dés}',
  'seat.dice': '{count} {count|dé|dés} : {dice}',
  'seat.out': 'hors jeu',
}

export const rulesFr = `# Les dés du menteur

De 2 à 6 joueurs, 5 dés chacun. Le dernier qui a des dés gagne.

- Chacun lance ses dés et ne regarde que les siens.
- Annoncez combien de dés au moins, de tous les joueurs, montrent une valeur : 4×3 dit que quatre dés ou plus montrent un 3. Chaque annonce monte : plus de dés, ou autant d’une valeur plus haute.
- Après chaque annonce, tous les autres disent en même temps s’ils y croient ou en doutent. Si personne ne doute, le joueur suivant annonce. Qui ne pourrait plus monter doit douter.
- Si quelqu’un doute, tous les dés sont montrés. Si l’annonce est juste, chacun de ceux qui ont douté perd un dé ; si elle est fausse, celui qui l’a faite en perd un. Puis chacun relance, et qui a perdu annonce.
`
