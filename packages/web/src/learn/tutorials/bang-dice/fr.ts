import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  roll: 'Cinq dés, des rôles cachés, tout le monde tire. Restez debout parmi les derniers. À vous : lancez.',
  keep: 'Relancez ce qui ne vous plaît pas, deux fois au plus. Une Gatling seule ne fait rien : touchez-la, puis relancez.',
  'keep.not': 'C’est permis aussi. Ici, gardez les autres et relancez seulement la Gatling.',
  dynamite:
    'La dynamite est bloquée : trois arrêtent vos lancers et coûtent une vie. Il reste un lancer : relancez la bière.',
  'dynamite.not': 'Vous pouvez. Pour l’instant, touchez seulement la bière et relancez-la.',
  'dynamite.did': 'Une flèche ! Elle est aussitôt devant vous, et y reste jusqu’à l’arrivée des Indiens.',
  ambush: 'Il reste une flèche au milieu. Qui la prend amène les Indiens. Relancez la Gatling pour voir.',
  'ambush.not': 'C’est prudent. Ici, rien n’est perdu : relancez la Gatling et découvrez l’embuscade.',
  'ambush.did': 'Embuscade ! Chacun a perdu une vie par flèche devant lui, et toutes les flèches repartent.',
  shots: 'Un 1 touche un voisin, un 2 quelqu’un à deux places. Le 1 sur {seat:p1}, le 2 sur le Shérif, puis feu.',
  'shots.not': 'Vous pouvez viser là. Mais vous êtes Hors-la-loi : le 2 doit toucher le Shérif, qui porte l’étoile.',
  beer: 'Une bière rend une vie à qui vous voulez, sans dépasser le nombre de départ. Vous êtes blessé : buvez-la.',
  'beer.not': 'C’est généreux ! Mais vous avez perdu plus qu’eux : gardez-la pour vous.',
  'beer.did': 'Une vie de retour. D’abord les tirs, puis les bières, puis la Gatling : toujours dans cet ordre.',
  gatling: 'Deux Gatlings : une troisième touche tous les autres et efface vos flèches. Relancez la bière.',
  'gatling.not': 'C’est permis. Mais vous y êtes presque : gardez les Gatlings, relancez seulement la bière.',
  'gatling.did': 'Tous les autres ont perdu une vie, et vos deux flèches sont parties.',
  roles:
    'Seul le Shérif montre son rôle. Les Adjoints le gardent, les Hors-la-loi le traquent, le Renégat veut finir seul. Vous êtes Hors-la-loi.',
  'last-shot':
    'Le Shérif n’a plus qu’une vie. S’il tombe, les Hors-la-loi gagnent, même éliminés. Visez-le avec votre 2.',
  'last-shot.not': 'Ce tir toucherait quelqu’un d’autre. Le Shérif est celui qui porte l’étoile.',
  'last-shot.did': 'Le Shérif est tombé : les deux Hors-la-loi gagnent. Tous les rôles sont visibles.',
}
