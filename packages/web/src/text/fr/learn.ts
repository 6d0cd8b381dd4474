import type { learnEn } from '../en/learn.ts'

export const learnFr: Record<keyof typeof learnEn, string> = {
  'learn.title': 'Apprendre un jeu',
  'learn.lead': 'À une vraie table, une chose à la fois. Vous faites tout vous-même, et rien ne peut mal tourner.',
  'learn.steps': '{steps} étapes, quelques minutes',
  'learn.begin': 'Commencer',
  'learn.begin.of': 'Commencer : {game}',
  'learn.resume': 'Reprendre à l’étape {n}',
  'learn.resume.of': 'Reprendre à l’étape {n} : {game}',
  'learn.once-more': 'Encore une fois',
  'learn.once-more.of': 'Encore une fois : {game}',
  'learn.done': 'Appris',
  'learn.read': 'Lire les règles',
  'learn.read.of': 'Lire les règles : {game}',
  'learn.read.why': 'Les règles en une minute, avec des images',
  'learn.play': 'Bots faciles',
  'learn.play.of': 'Jouer contre des bots faciles : {game}',

  'lesson.leave': 'Quitter le tutoriel',
  'lesson.step': 'Étape {n} sur {of}',
  'lesson.back': 'Retour',
  'lesson.skip': 'Passer',
  'lesson.note': 'Ce qu’il faut faire',
  'lesson.go-on': 'Continuer',
  'lesson.again': 'Réessayer',
  'lesson.end': 'Vous en savez assez. Jouez une vraie partie.',
  'lesson.play': 'Jouer, bots faciles',
  'lesson.others': 'Autres tutoriels',

  'first.offer': 'Vous découvrez {game} ? Apprenez-le d’abord à une vraie table.',
  'first.yes': 'Montrez-moi',
  'first.no': 'Non merci',

  'tip.name': 'Première fois',
  'tip.got-it': 'Compris',
}
