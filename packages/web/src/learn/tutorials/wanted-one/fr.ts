import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  take: 'Quatre gangs se cachent dans quatre villes. Ayez plus d’un gang que les autres. Prenez le Hors-la-loi de Tombstone.',
  'take.not': 'Toute pioche est permise. Commençons par le Hors-la-loi de Tombstone, Sundance Kid.',
  points:
    'Un gang forme une colonne : une carte vaut 2 points, puis 3, 5, 8, 12… Ajoutez celui du même gang, à Deadwood.',
  'points.not': 'C’est permis. Mais la Wild Bunch est votre colonne : prenez Will Carver, à Deadwood.',
  majority:
    'Le plus de cartes d’un gang gagne son jeton Wanted. À égalité, son chef décide. Prenez Butch Cassidy, le chef.',
  'majority.not': 'Vous pouvez. Mais un chef départage : Butch Cassidy est à Tombstone.',
  saloon:
    'Le Saloon est un pari : un Shérif vous coûte un Hors-la-loi, Chasseur de prime et Arnaqueur en coûtent aux autres. Piochez.',
  'saloon.not': 'C’est permis. Mais voyez une fois ce qui se passe au Saloon.',
  swindler: 'Un Arnaqueur : prenez le Hors-la-loi du dessus d’une colonne adverse. Prenez le Loner de {seat:p1}.',
  'swindler.not': 'Celui-là aussi se prendrait. Ici, prenez le Loner, l’étoile jaune, de {seat:p1}.',
  'swindler.did': 'Il est dans vos colonnes. Un chef se vole aussi, tant qu’il est sur le dessus.',
  round:
    'Une manche finit quand une pioche est vide, ou quand quelqu’un a les quatre gangs. Il vous en manque un : Jesse James.',
  'round.not': 'C’est permis : la collecte continuerait. Ici, finissez la manche : Jesse James, à Deadwood.',
  'round.did': 'Chaque majorité a gagné un jeton Wanted. Le plus de points a pris le jeton One.',
  victory:
    'Les quatre jetons Wanted et le One gagnent la partie. Il en manque deux : finissez la manche avec Jesse James.',
  'victory.not': 'C’est permis. Mais la victoire est à Deadwood : prenez Jesse James.',
  'victory.did': 'Quatre jetons Wanted et le One : vous êtes l’ennemi public numéro un, partie gagnée.',
}
