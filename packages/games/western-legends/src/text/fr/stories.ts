// The forty stories, in French.

import type { StoryWords } from '../box.ts'

export const storiesFr: StoryWords = {
  wild_west: {
    name: 'L’Ouest Sauvage',
    help: 'Gagnez 20 $ et piochez 1 carte de poker.',
    flavour: 'Après la dernière clôture, il n’y a que ce qu’on en fait.',
  },
  dead_or_alive: {
    name: 'Mort ou Vif',
    help: 'Si vous êtes Wanted ou vous êtes Marshall, gagnez 1 PL ; sinon, gagnez 20 $.',
    flavour: 'De nouvelles affiches, de nouveaux noms.',
  },
  pinkertons: {
    name: 'Les Pinkerton',
    help: 'Gagnez 1 point Marshall (si vous n’êtes pas Wanted), ou piochez 2 cartes de poker.',
    flavour: 'Des hommes en costume sombre posent des questions polies.',
  },
  local_folk: {
    name: 'Population Locale',
    help: 'Gagnez 10 $ et soignez 1 blessure.',
    flavour: 'Une bourse pleine fait des amis dans la grand-rue.',
  },
  fortune_bold: {
    name: 'La Chance Sourit aux Audacieux',
    help: 'Piochez 2 cartes de poker et vous pouvez défausser 2 cartes de poker pour gagner 1 PL.',
    flavour: 'Personne ne chante les prudents.',
  },
  cruel_lands: {
    name: 'Terres Cruelles',
    help: 'Prenez 1 blessure pour gagner 1 PL, ou gagnez 10 $.',
    flavour: 'Cette terre ne boit pas que de l’eau.',
  },
  blood_money: {
    name: 'Le Prix du Sang',
    help: 'Gagnez 30 $, ou prenez 1 blessure pour gagner 50 $.',
    flavour: 'Chacun a un compte à régler, et c’est rarement bon marché.',
  },
  noon_sun: {
    name: 'Le soleil de Midi',
    help: 'Si vous possédez une arme améliorée, gagnez 1 PL ; sinon, piochez 1 carte de poker.',
    flavour: 'Plus d’ombre dans la rue, et aucun détour.',
  },
  rub_dirt: {
    name: 'Met un peu de Terre Dessus',
    help: 'Si vous êtes blessé, soignez toutes vos blessures ; sinon, gagnez 20 $.',
    flavour: 'Le docteur coûte cher ; la terre est gratuite.',
  },
  the_law: {
    name: 'La Loi',
    help: 'Si vous êtes Marshall, gagnez 1 point Marshall ; sinon, gagnez 20 $.',
    flavour: 'Une étoile sur la poitrine pèse plus qu’il n’y paraît.',
  },
  mesa_tribes: {
    name: 'Les Tribus de la Mesa',
    help: 'Si vous êtes hors des villes, gagnez 30 $ ; sinon, gagnez 10 $.',
    flavour: 'De la fumée sur la crête : quelqu’un vous regarde passer.',
  },
  cheap_horse: {
    name: 'Cheval Bon Marché',
    help: 'Achetez 1 monture au magasin avec 20 $ de remise, ou gagnez 10 $.',
    flavour: 'Quatre pattes, presque toutes ses dents, aucune question.',
  },
  ghost_mine: {
    name: 'Mine Fantôme',
    help: 'Gagnez 1 pépite d’or.',
    flavour: 'Le puits est fermé depuis des années. La nuit, les pioches sonnent encore.',
  },
  elixirs: {
    name: 'Vendeur d’élixirs',
    help: 'Payez 10 $ pour soigner 2 blessures, ou gagnez 10 $.',
    flavour: 'Un flacon guérit tout, même un portefeuille trop lourd.',
  },
  widow: {
    name: 'La Veuve',
    help: 'Payez 20 $ pour gagner 1 PL, ou gagnez 10 $.',
    flavour: 'Elle ne demande jamais l’aumône. On remarque qui donne.',
  },
  clean_shaven: {
    name: 'Propre sur Soi',
    help: 'Si vous êtes en ville, gagnez 1 PL ; sinon, piochez 1 carte de poker.',
    flavour: 'Un bain, un rasage, et la ville oublie bien des choses.',
  },
  preacher: {
    name: 'Le Prêcheur',
    help: 'Si vous êtes Wanted, payez 20 $ pour gagner 1 PL, ou piochez 1 carte de poker ; sinon, gagnez 10 $ et soignez 1 blessure.',
    flavour: 'Il reçoit les confessions et les dons, dans cet ordre.',
  },
  tools: {
    name: 'Les Outils du Métier',
    help: 'Améliorez 1 arme ou monture avec 20 $ de remise, ou gagnez 10 $.',
    flavour: 'Un bon armurier ne dort jamais.',
  },
  darkrock_sheriff: {
    name: 'Le Shérif de Darkrock',
    help: 'Si vous êtes Marshall, gagnez 1 PL ; sinon, si vous êtes Wanted, piochez 2 cartes de poker ; sinon, gagnez 20 $.',
    flavour: 'Il connaît tous les visages de la ville, et presque tous les mensonges.',
  },
  hard_knocks: {
    name: 'Coups Durs',
    help: 'Piochez 1 carte de poker et si vous êtes blessé, gagnez 30 $ ; sinon, gagnez 10 $.',
    flavour: 'Les bleus sont la leçon du pays.',
  },
  great_drive: {
    name: 'La Grande Transhumance',
    help: 'Prenez 1 jeton Bétail au ranch de votre choix, ou gagnez 30 $.',
    flavour: 'Mille sabots, un long nuage de poussière.',
  },
  last_train: {
    name: 'Le Dernier Train',
    help: 'Si vous êtes à Spike’s View, gagnez 1 PL ; sinon, gagnez 20 $.',
    flavour: 'Le sifflet s’entend jusque dans les collines.',
  },
  rigged_game: {
    name: 'La Partie Truquée',
    help: 'Piochez 2 cartes de poker, ou gagnez 30 $.',
    flavour: 'Cinq as sur la table, et personne ne rit.',
  },
  gold_fever: {
    name: 'Fièvre de l’Or',
    help: 'Lancez 1 dé de prospection et appliquez-le.',
    flavour: 'Une batée chanceuse, et tout le comté se met en route.',
  },
  night_stage: {
    name: 'La Diligence de Nuit',
    help: 'Gagnez 20 $, ou gagnez 1 point Wanted (si vous êtes Wanted).',
    flavour: 'Pas de lanternes, pas de passagers, un coffre bien lourd.',
  },
  circuit_judge: {
    name: 'Le Juge Itinérant',
    help: 'Si vous êtes Marshall, gagnez 1 PL ; sinon, piochez 1 carte de poker.',
    flavour: 'Il tient audience là où le whisky est correct.',
  },
  sandstorm: {
    name: 'Tempête de Sable',
    help: 'Piochez 2 cartes de poker et défaussez 1 carte de poker.',
    flavour: 'Pendant une heure, plus de haut, plus de bas, plus de loi.',
  },
  rattlesnake: {
    name: 'Serpent à Sonnette',
    help: 'Prenez 1 blessure pour gagner 40 $, ou piochez 1 carte de poker.',
    flavour: 'L’or brille sous la pierre. Les yeux aussi.',
  },
  campfire: {
    name: 'Feu de Camp',
    help: 'Soignez 1 blessure et piochez 1 carte de poker.',
    flavour: 'Au troisième couplet, vous mesuriez trois mètres.',
  },
  cowhands_ball: {
    name: 'Le Bal des Vachers',
    help: 'Payez 20 $ pour gagner 1 PL, ou piochez 1 carte de poker.',
    flavour: 'Des violons, des bottes, et une bagarre avant minuit.',
  },
  unsigned_letter: {
    name: 'La Lettre Anonyme',
    help: 'Piochez 2 cartes de poker.',
    flavour: 'Aucun nom en bas, juste une heure et un lieu.',
  },
  jailbreak: {
    name: 'L’Évasion',
    help: 'Si vous êtes Wanted, gagnez 1 point Wanted ; sinon, gagnez 20 $.',
    flavour: 'Les barreaux vont bien. C’est le mur qui manque.',
  },
  farrier: {
    name: 'Le Maréchal-ferrant',
    help: 'Si vous possédez une monture, gagnez 30 $ ; sinon, piochez 1 carte de poker.',
    flavour: 'Des fers neufs, et des nouvelles de toutes les routes.',
  },
  flood: {
    name: 'Rivière en Crue',
    help: 'Gagnez 10 $ par pépite portée (40 $ au plus).',
    flavour: 'Le ruisseau a pris le pont et laissé un peu d’or.',
  },
  photographer: {
    name: 'Le Photographe',
    help: 'Si vous avez au moins 10 PL, gagnez 1 PL ; sinon, gagnez 30 $.',
    flavour: 'Ne bougez plus : celle-ci est pour les journaux.',
  },
  bounty_paid: {
    name: 'Prime Versée',
    help: 'Si vous êtes Marshall, gagnez 40 $ ; sinon, gagnez 20 $.',
    flavour: 'Compté deux fois, signé une seule.',
  },
  saloon_fire: {
    name: 'Le Saloon en Feu',
    help: 'Prenez 1 blessure pour gagner 1 PL, ou gagnez 20 $.',
    flavour: 'Quelqu’un est retourné chercher le piano.',
  },
  old_grudge: {
    name: 'Vieille Rancune',
    help: 'Défaussez 2 cartes de poker pour gagner 1 PL, ou piochez 2 cartes de poker.',
    flavour: 'Dix ans, ce n’est pas si long à attendre.',
  },
  drummer: {
    name: 'Le Colporteur',
    help: 'Prenez gratuitement au magasin 1 objet divers valant 20 $ ou moins, ou gagnez 10 $.',
    flavour: 'Boutons, chapeaux, cartes : marchandise honnête, ou presque.',
  },
  quiet_hills: {
    name: 'Le Silence des Collines',
    help: 'Gagnez 20 $ et piochez 1 carte de poker.',
    flavour: 'Quand les oiseaux se taisent, le troupeau le sait avant vous.',
  },
}
