import type { Catalogue } from '@saloon/kernel'
import type { BotKey } from './en.ts'

export const fr: Catalogue<BotKey> = {
  'bot.random': 'Au petit bonheur',
  'bot.greedy': 'À vue de nez',
  'level.easy': 'Facile',
  'level.fair': 'Moyen',
  'level.hard': 'Difficile',
  'personality.greenhorn': 'Gus le Bleu',
  'personality.greenhorn.manner': 'Nouveau en ville. Fait chaque erreur une fois, certaines deux.',
  'personality.cautious': 'Pike le Diacre',
  'personality.cautious.manner': 'Prudent et patient. Se soigne tôt et ne tente jamais le sort.',
  'personality.hot-headed': 'Dolores la Dynamite',
  'personality.hot-headed.manner': 'Tire d’abord et relance ensuite. Deux bâtons de dynamite ne lui font pas peur.',
  'personality.by-the-book': 'Le juge Abernathy',
  'personality.by-the-book.manner': 'Retient qui a tiré sur qui, et rend sa sentence.',
  'personality.sly': 'Quincy le Taiseux',
  'personality.sly.manner': 'Parle peu, montre moins encore. Nul ne sait de quel côté il est.',
  'personality.balancing': 'La mère Laramie',
  'personality.balancing.manner': 'Maintient la paix en tenant tout le monde en respect.',
  'personality.playful': 'Coyote',
  'personality.playful.manner': 'Oublie vite et joue pour le plaisir.',
  'personality.steely': 'Nell de Fer',
  'personality.steely.manner': 'Voit loin et ne parle pas pour ne rien dire.',
}
