// What lies in the box, in French: names, and help of at most 40 words.

import type { BoxWords } from '../box.ts'
import { objectivesFr } from './objectives.ts'
import { storiesFr } from './stories.ts'

export const boxFr: BoxWords = {
  ranks: { J: 'V', Q: 'D', K: 'R' },
  prints: {
    cheat: { name: 'Tricheur', help: 'Jouée au poker : fixez sa valeur quand les mains sont dévoilées.' },
    saddle_up: { name: 'En selle', help: 'Rejoignez n’importe quelle case d’une des villes.' },
    sprint: { name: 'Sprint', help: 'Après vous être déplacé : avancez encore de 2 cases au plus.' },
    manhunt: {
      name: 'Chasse à l’homme',
      help: 'Faites avancer le Shérif de 3 cases au plus. Puis gagnez 1 PL si vous êtes Wanted ou Marshall.',
    },
    payday: { name: 'Jour de paie', help: 'Gagnez 30 $.' },
    stick_em_up: {
      name: 'Mains en l’air !',
      help: 'Une fois les cartes du combat dévoilées : la carte adverse perd 2 de valeur. Une seule par combat.',
    },
    reputation: {
      name: 'Réputation',
      help: 'Posez un de vos disques sur un emplacement Histoire, quelle que soit sa condition. Sans disque libre, vous pouvez en déplacer un depuis l’autre emplacement.',
    },
    shootout: {
      name: 'Fusillade',
      help: 'Jouée en combat : vous pouvez aussitôt annuler ce combat et le recommencer.',
    },
    wallop: {
      name: 'Raclée',
      help: 'Combat gagné avec cette carte : le joueur battu prend 1 blessure de plus ; contre un PNJ, gagnez plutôt 10 $.',
    },
    instinct: {
      name: 'Instinct',
      help: 'Action : piochez 3 cartes de poker. Si vous devez défausser cette carte, sauf pour la limite de main en fin de tour, piochez-en 1.',
    },
    lady_luck: {
      name: 'Chance',
      help: 'Jouée dans une partie de poker perdue : gagnez 30 $ et piochez 1 carte de poker.',
    },
    fools_gold: { name: 'Pépite', help: 'Vaut une pépite d’or lors d’un dépôt à la banque.' },
    bulletproof: {
      name: 'Pare-balles',
      help: 'Jouée en combat : vous n’y prenez aucune blessure et vous en soignez 1.',
    },
    untouchable: { name: 'Intouchable', help: 'Jouée contre un PNJ : vous pouvez ignorer l’effet de sa carte Combat.' },
    determination: { name: 'Détermination', help: 'Gagnez 2 actions de plus.' },
    living_legend: { name: 'Légende vivante', help: 'Gagnez 1 point Marshall ou 1 point Wanted.' },
  },
  fightCard: 'Carte Combat',
  fightCards: [
    'L’adversaire prend 1 blessure et perd 1 PL.',
    'L’adversaire prend 2 blessures.',
    'L’adversaire prend 1 blessure et se défait d’une carte de poker.',
    'L’adversaire prend 1 blessure et ne peut pas choisir de point Marshall s’il bat un bandit dans ce combat.',
    'L’adversaire prend 1 blessure que rien ne peut annuler.',
    'L’adversaire prend 1 blessure ou se défait d’une carte de poker tirée au hasard.',
    'L’adversaire prend 1 blessure.',
    'L’adversaire se défait d’une carte de poker ou perd 10 $, et ne peut pas choisir de point Marshall s’il bat un bandit dans ce combat.',
    'Le joueur qui incarne le PNJ peut annuler le combat et le recommencer avec de nouvelles cartes Combat ; l’adversaire pioche alors 1 carte de poker.',
    'L’adversaire gagne 10 $.',
    'L’adversaire pioche 1 carte de poker.',
    'L’adversaire gagne 1 PL.',
    'L’adversaire gagne 1 PL, 1 point Marshall ou 1 point Wanted.',
  ],
  characters: {
    annie_oakley: {
      name: 'Annie Oakley',
      help: 'Quand un combat contre un autre joueur commence, ce joueur se défait d’une carte de poker ou prend une blessure.',
    },
    bass_reeves: { name: 'Bass Reeves', help: 'Piochez 1 carte de poker au début de votre tour.' },
    billy_the_kid: {
      name: 'Billy the Kid',
      help: 'Quand votre déplacement s’achève sur la case d’autres joueurs, désignez-en un : il vous remet, au choix, 10 $ ou une carte de poker.',
    },
    bloody_knife: {
      name: 'Bloody Knife',
      help: 'Vous pouvez traverser une mesa comme une seule case, sans jamais vous y arrêter. Chaque traversée soigne 1 blessure.',
    },
    calamity_jane: {
      name: 'Calamity Jane',
      help: 'Votre limite de main augmente de 1. Chaque fois que vous posez un disque sur une carte Histoire, piochez 1 carte de poker.',
    },
    doc_holliday: {
      name: '« Doc » Holliday',
      help: 'Chaque fois que vous prenez une ou plusieurs blessures, piochez 1 carte de poker. Les blessures ne réduisent pas votre limite de main.',
    },
    jesse_james: {
      name: 'Jesse James',
      help: 'Lors d’un combat hors des villes, la carte jouée contre vous perd 1 de valeur. Contre un joueur, vous gagnez toutes les égalités.',
    },
    kit_carson: {
      name: 'Kit Carson',
      help: 'À la fin d’une action Mouvement, vous pouvez avancer d’une case de plus. Lors d’un combat hors des villes, la carte jouée contre vous perd 1 de valeur.',
    },
    stagecoach_mary: {
      name: '« Stagecoach » Mary Fields',
      help: 'Gagnez 10 $ au début de votre tour, et encore chaque fois que vous posez un disque sur une carte Histoire.',
    },
    wild_bill_hickok: {
      name: 'Wild Bill Hickok',
      help: 'Quand vous gagnez au poker, gagnez 20 $. Quand vous perdez, vous pouvez reprendre 1 carte au hasard parmi celles que vous avez jouées.',
    },
    wyatt_earp: {
      name: 'Wyatt Earp',
      help: 'La première fois que vous battez un bandit à chaque tour, gagnez 1 action de plus.',
    },
    yb_rowdy: {
      name: 'Y.B. Rowdy',
      help: 'Quand vous commencez votre tour hors des villes, vous pouvez vous défaire d’une carte de poker pour avancer de 1 à 3 cases.',
    },
  },
  items: {
    mule: {
      name: 'Mule',
      help: 'Mouvement 3. Portez 2 pépites de plus. Améliorée : mouvement 4. Portez 2 pépites de plus. Un dépôt d’au moins 4 pépites rapporte 1 PL de plus. Vaut 1 PL à la fin.',
    },
    mustang: { name: 'Mustang', help: 'Mouvement 4. Amélioré : mouvement 5. Vaut 2 PL à la fin.' },
    revolver: {
      name: 'Revolver',
      help: 'Aucun effet avant amélioration. Amélioré : en combat, la carte jouée contre vous perd 1 de valeur. Vaut 1 PL à la fin.',
    },
    shotgun: {
      name: 'Fusil',
      help: 'Quand vous gagnez un combat, piochez 1 carte de poker. Amélioré : la carte jouée contre vous perd aussi 1 de valeur. Vaut 1 PL à la fin.',
    },
    rifle: {
      name: 'Carabine',
      help: 'Quand vous attaquez un joueur, regardez 2 cartes au hasard de sa main avant de choisir la vôtre. Améliorée : la carte jouée contre vous perd aussi 1 de valeur. Vaut 2 PL à la fin.',
    },
    miners_map: {
      name: 'Carte du mineur',
      help: 'Une fois par action Prospecter, vous pouvez relancer un de vos dés.',
    },
    whiskey: {
      name: 'Whisky',
      help: 'À l’acquisition : soignez 1 blessure. Réaction, quand votre déplacement s’achève avec un autre joueur : défaussez-la pour lui donner 1 blessure.',
    },
    provisions: {
      name: 'Provisions',
      help: 'À l’acquisition : piochez 1 carte de poker. Action : défaussez-la pour piocher 1 carte de poker et soigner 1 blessure.',
    },
    ten_gallon: { name: 'Chapeau', help: 'Quand vous gagnez au poker, gagnez 1 PL. Quand vous perdez, gagnez 10 $.' },
  },
  none: 'aucune',
  towns: { darkrock: 'Darkrock', red_falls: 'Red Falls' },
  regions: {
    mesitos_point: 'Mesito’s Point',
    sunny_hills: 'Sunny Hills',
    spikes_view: 'Spike’s View',
    cliff_junction: 'Cliff Junction',
    dixon_creek: 'Dixon Creek',
  },
  mesas: {
    mesa_north: 'Mesa du Nord',
    mesa_south: 'Mesa du Sud',
  },
  locations: {
    darkrock_sheriff_office: 'Bureau du Shérif',
    darkrock_general_store: 'Magasin général de Darkrock',
    darkrock_saloon: 'Saloon de Darkrock',
    darkrock_bank: 'Banque de Darkrock',
    red_falls_doctor: 'Cabinet du Docteur',
    red_falls_cabaret: 'Cabaret',
    red_falls_saloon: 'Saloon de Red Falls',
    red_falls_general_store: 'Magasin général de Red Falls',
    sunny_hills_mine: 'Mine de Sunny Hills',
    spikes_view_mine: 'Mine de Spike’s View',
    cliff_junction_mine: 'Mine de Cliff Junction',
    green_ranch: 'Ranch vert',
    blue_ranch: 'Ranch bleu',
    rail_station: 'Gare',
    hideout_a_mesitos: 'Repaire A, Mesito’s Point',
    hideout_a_sunny: 'Repaire A, Sunny Hills',
    hideout_b_dixon: 'Repaire B, Dixon Creek',
    hideout_b_sunny: 'Repaire B, Sunny Hills',
    hideout_c_spikes: 'Repaire C, Spike’s View',
    hideout_c_cliff: 'Repaire C, Cliff Junction',
  },
  conditions: {
    gain_2_lp: 'Gagner au moins 2 PL grâce à une seule action.',
    gain_track_point: 'Gagner au moins un point Marshall ou un point Wanted.',
    spend_80_in_town: 'Dépenser 80 $ ou davantage avec une seule action, en ville.',
    win_fight: 'Remporter un combat contre un joueur ou un PNJ.',
    long_move: 'Parcourir au moins 4 cases en un seul déplacement.',
    find_gold: 'Trouver au moins 1 pépite avec une action Prospecter.',
    earn_40: 'Gagner au moins 40 $ grâce à une seule action.',
    win_poker: 'Remporter une partie de poker.',
    move_cattle: 'Vendre ou livrer un jeton Bétail.',
  },
  noCondition: 'plus d’histoire.',
  herds: { green: 'Bétail vert', blue: 'Bétail bleu' },
  cattle: ['20 $', '30 $', '30 $', '40 $', '1 PL', '1 PL et 10 $', '1 PL et 20 $', '2 PL'],
  mib: {
    under_every_rock: {
      name: 'Sous chaque caillou',
      help: 'Il va au Repaire A de Mesito’s Point ; un bandit présent est retiré. Il gagne 1 PL et chaque joueur perd 10 $.',
    },
    the_vault: {
      name: 'Le coffre',
      help: 'Il va à la Banque de Darkrock et gagne 2 PL. Chaque joueur à Darkrock défausse 1 carte de poker dans la bagarre ; si personne n’y entend la dynamite, il gagne 2 PL de plus.',
    },
    curtain_call: {
      name: 'Lever de rideau',
      help: 'Il salue au Cabaret et gagne 2 PL, plus 1 PL par joueur présent à Red Falls pour l’applaudir.',
    },
    claim_jumper: {
      name: 'Le voleur de concession',
      help: 'Il va à la Mine de Spike’s View et gagne 2 PL, plus 1 PL par joueur portant des pépites ; chacun d’eux découvre alors qu’il lui en manque 1.',
    },
    end_of_the_line: {
      name: 'Terminus',
      help: 'Il attend à la Gare et gagne 3 PL, plus 1 PL par jeton Bétail tenu par les joueurs ; ces troupeaux s’enfuient vers leur ranch.',
    },
    word_with_the_law: {
      name: 'Un mot avec la loi',
      help: 'Il souffle un nom au Bureau du Shérif et gagne 2 PL. Le Shérif avance de 4 cases au plus vers le joueur le plus Wanted ; si personne ne l’est, l’Homme en noir gagne plutôt 2 PL de plus.',
    },
    call_out: {
      name: 'Provocation',
      help: 'Il rejoint le joueur ayant le plus de PL, car une seule légende suffit, et le combat. S’il gagne, il prend 5 PL ; si le joueur gagne, le joueur prend 1 PL.',
    },
    hired_guns: {
      name: 'Mercenaires',
      help: 'Il va au Repaire C de Cliff Junction ; des bandits apparaissent au Repaire B de Dixon Creek et au Repaire C de Spike’s View. Il gagne 2 PL, plus 1 PL par joueur blessé.',
    },
    marked_deck: {
      name: 'Cartes marquées',
      help: 'Il distribue au Saloon de Darkrock et gagne 3 PL. Chaque joueur en ville, à son choix, perd 10 $, défausse 1 carte de poker ou lui laisse 1 PL de plus.',
    },
    money_or_life: {
      name: 'La bourse ou la vie',
      help: 'Il rejoint le joueur le plus riche et le combat. S’il gagne, il prend 3 PL et le joueur perd la moitié de son argent, arrondie au supérieur ; si le joueur gagne, il reçoit 20 $.',
    },
  },
  faces: {
    nugget: 'pépite',
    residue: 'résidus',
    flakes: 'paillettes',
    gravel: 'gravier',
  },
  categories: {
    high_card: 'carte haute',
    pair: 'une paire',
    two_pair: 'deux paires',
    three_of_a_kind: 'un brelan',
    straight: 'une suite',
    flush: 'une couleur',
    full_house: 'un full',
    four_of_a_kind: 'un carré',
    straight_flush: 'une quinte flush',
    five_of_a_kind: 'cinq cartes identiques',
    royal_flush: 'une quinte flush royale',
  },
  stories: storiesFr,
  objectives: objectivesFr,
}
