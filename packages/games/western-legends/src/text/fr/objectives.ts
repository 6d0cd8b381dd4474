// The objectives of the variant, four to a character, in French.

import type { ObjectiveWords } from '../box.ts'

export const objectivesFr: ObjectiveWords = {
  annie_oakley: [
    { name: 'Panier garni', help: 'Défaussez vos Provisions au Saloon de Red Falls.' },
    { name: 'Le clou du spectacle', help: 'Gagnez un Duel que vous avez lancé à Red Falls.' },
    { name: 'Tirs d’adresse', help: 'Défaussez au Cabaret 2 cartes de poker de la même couleur.' },
    { name: 'Pigeons d’argile', help: 'Battez un bandit dans un repaire de Sunny Hills.' },
  ],
  bass_reeves: [
    { name: 'L’étoile d’honneur', help: 'Soyez au Bureau du Shérif avec au moins 3 points Marshall.' },
    { name: 'Patrouille du Sud', help: 'Battez un bandit à l’un des deux Repaires C.' },
    { name: 'La solde de la milice', help: 'Payez 40 $ à la Banque de Darkrock.' },
    {
      name: 'Il ne rate jamais sa proie',
      help: 'Gagnez contre un joueur un combat où vous avez joué un Roi ou un As.',
    },
  ],
  billy_the_kid: [
    { name: 'Retrait d’espèces', help: 'Réussissez une attaque de banque.' },
    { name: 'Visage d’ange', help: 'Gagnez une partie de poker lancée par vous au Saloon de Darkrock.' },
    { name: 'Vieux copains', help: 'Défaussez 2 cartes de poker au Repaire A de Sunny Hills.' },
    { name: 'Bandit de grand chemin', help: 'Gagnez un combat de Vol hors des villes.' },
  ],
  bloody_knife: [
    { name: 'À travers la roche', help: 'Traversez une mesa.' },
    { name: 'Guet au ruisseau', help: 'Défaussez 2 cartes de poker au repaire de Dixon Creek.' },
    { name: 'Solde d’éclaireur', help: 'Déposez au moins 3 pépites en une action.' },
    { name: 'Pas silencieux', help: 'Battez un bandit à l’un des deux Repaires B.' },
  ],
  calamity_jane: [
    { name: 'Le dernier verre', help: 'Défaussez votre Whisky au Saloon de Darkrock.' },
    {
      name: 'Histoires à dormir debout',
      help: 'Posez un disque sur une carte Histoire alors que vous êtes à Red Falls.',
    },
    { name: 'Au chevet des malades', help: 'Retirez au moins 2 blessures avec une action Se soigner.' },
    { name: 'Les poches pleines', help: 'Soyez à la Mine de Spike’s View avec au moins 5 cartes de poker en main.' },
  ],
  doc_holliday: [
    { name: 'L’avantage de la maison', help: 'Gagnez une partie de poker lancée par vous au Saloon de Red Falls.' },
    { name: 'Rien à perdre', help: 'Gagnez un combat en ayant au moins 2 blessures.' },
    { name: 'Remède maison', help: 'Défaussez votre Whisky au Cabinet du Docteur.' },
    { name: 'Loge privée', help: 'Payez 60 $ au Cabaret.' },
  ],
  jesse_james: [
    { name: 'Au galop', help: 'Réussissez une attaque de banque avec une monture active.' },
    { name: 'Repérage', help: 'Soyez à la Gare avec au moins 4 points Wanted.' },
    { name: 'Le partage', help: 'Défaussez 3 cartes de poker au Repaire B de Sunny Hills.' },
    { name: 'Embuscade', help: 'Gagnez un combat contre un joueur hors des villes.' },
  ],
  kit_carson: [
    { name: 'Nouvelle carte', help: 'Défaussez votre Carte du mineur à la Mine de Cliff Junction.' },
    { name: 'Double filon', help: 'Gagnez au moins 2 pépites avec une action Prospecter.' },
    { name: 'La longue piste', help: 'Terminez à Dixon Creek un déplacement d’au moins 4 cases.' },
    { name: 'Nettoyer la pointe', help: 'Battez un bandit au Repaire A de Mesito’s Point.' },
  ],
  stagecoach_mary: [
    { name: 'Le courrier', help: 'Payez 30 $ à la Gare.' },
    { name: 'Fret honnête', help: 'Vendez un jeton Bétail à la Gare.' },
    { name: 'Vivres pour les cellules', help: 'Défaussez vos Provisions au Bureau du Shérif.' },
    { name: 'L’escorte', help: 'Gagnez un combat avec un Fusil comme arme active.' },
  ],
  wild_bill_hickok: [
    { name: 'Lire la table', help: 'Gagnez une partie de poker avec au moins une double paire.' },
    { name: 'La main du mort', help: 'Défaussez un As et un 8 dans l’un des saloons.' },
    { name: 'Grand seigneur', help: 'Dépensez au moins 60 $ en une action Se divertir.' },
    { name: 'Dégainer vite', help: 'Gagnez un Duel que vous avez lancé à Darkrock.' },
  ],
  wyatt_earp: [
    { name: 'La chevauchée vengeresse', help: 'Battez 2 bandits dans le même tour.' },
    { name: 'Bien équipé', help: 'Soyez au Bureau du Shérif en possédant une arme améliorée.' },
    { name: 'Mise de pharaon', help: 'Payez 50 $ au Saloon de Red Falls.' },
    { name: 'Des rues propres', help: 'Gagnez un combat en ville.' },
  ],
  yb_rowdy: [
    { name: 'Rapport de terrain', help: 'Défaussez 2 cartes de poker au Repaire C de Cliff Junction.' },
    {
      name: 'À travers le pays',
      help: 'Terminez un déplacement à Mesito’s Point pendant un tour commencé à Spike’s View ou Cliff Junction.',
    },
    {
      name: 'La concession du Nord',
      help: 'Gagnez au moins 1 pépite avec une action Prospecter à la Mine de Sunny Hills.',
    },
    { name: 'Paquetage complet', help: 'Soyez à Spike’s View, hors des villes, en portant au moins 4 pépites.' },
  ],
}
