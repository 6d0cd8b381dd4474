import { problemsFr } from '@saloon/physics'

export const scenariosFr = {
  'scenario.bank-robbery': 'L’attaque de la banque',
  'scenario.bank-robbery.outlaw': 'Hors-la-loi : 6 sacs d’or au camp.',
  'scenario.bank-robbery.law': 'Loi : tenir 10 manches ou tuer tous les hors-la-loi.',
  'scenario.free-the-prisoner': 'Libérer le prisonnier',
  'scenario.free-the-prisoner.outlaw': 'Hors-la-loi : dynamiter la prison et amener le prisonnier vivant au camp.',
  'scenario.free-the-prisoner.law': 'Loi : garder le prisonnier 10 manches, ou l’abattre.',
  'scenario.stagecoach-attack': 'L’attaque de la diligence',
  'scenario.stagecoach-attack.outlaw': 'Hors-la-loi : 5 sacs d’or au camp.',
  'scenario.stagecoach-attack.law': 'Loi : faire partir la diligence après la manche 9 avec 4 sacs d’or ou plus.',
  'scenario.train-hold-up': 'L’attaque du train',
  'scenario.train-hold-up.outlaw': 'Hors-la-loi : 5 sacs d’or au camp avant le départ du train après la manche 8.',
  'scenario.train-hold-up.law':
    'Loi : garder l’or à bord. Le wagon est fermé jusqu’à la manche 3, ou jusqu’à ce que la dynamite l’ouvre.',
  'scenario.main-street-showdown': 'Règlement de comptes dans la grande rue',
  'scenario.main-street-showdown.outlaw':
    'Hors-la-loi : être la dernière équipe debout. La manche 4 commence par un duel.',
  'scenario.main-street-showdown.law': 'Loi : être la dernière équipe debout. La manche 4 commence par un duel.',
  'scenario.protect-the-townsfolk': 'Protéger les habitants',
  'scenario.protect-the-townsfolk.outlaw': 'Hors-la-loi : tuer 3 des 5 habitants.',
  'scenario.protect-the-townsfolk.law':
    'Loi : en escorter 3 sur 5 à l’abri. En tuer un soi-même coûte 2 points de vie.',
  ...problemsFr,
  'problem.no-such-base': 'ce bâtiment ou véhicule n’existe pas :',
  'problem.no-such-spot': 'la ville n’a pas cet emplacement :',
  'problem.starts-missing': 'il manque des places de départ ; il en faut :',
  'problem.players-range': 'le minimum dépasse le maximum :',
  'problem.stock-words': '« buildings », puis « -except- » et « -and- » avec des noms :',
  'problem.word-needs': 'ceci demande autre chose :',
  'problem.round-range': 'cela ne va pas avec le nombre de manches :',
  'problem.never-ends': 'chaque équipe doit perdre quand toutes ses figurines sont mortes :',
  'scenario.own': 'Un scénario à soi',
} as const
