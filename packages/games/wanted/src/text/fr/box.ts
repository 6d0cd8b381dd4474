// What lies in the box, in French: names, and help of at most 40 words.

import type { Catalogue } from '@saloon/kernel'
import { cardNames, kindNames } from '../cards.ts'
import type { BoxKey } from '../keys.ts'

const KINDS = {
  bang: 'BANG !',
  missed: 'Raté !',
  beer: 'Bière',
  saloon: 'Salon',
  stagecoach: 'Convoi',
  'wells-fargo': 'Diligence',
  panic: 'Braquage !',
  'cat-balou': 'Coup de foudre !',
  gatling: 'Gatling',
  indians: 'Indiens !',
  duel: 'Duel',
  'general-store': 'Magasin',
  barrel: 'Planque',
  mustang: 'Mustang',
  scope: 'Appaloosa',
  jail: 'Prison',
  dynamite: 'Dynamite',
  volcanic: 'Volcanic',
  schofield: 'Schofield',
  remington: 'Remington',
  'rev-carabine': 'Carabine',
  winchester: 'Winchester',
} as const

export const boxFr: Catalogue<BoxKey> = {
  ...cardNames(KINDS, { J: 'V', Q: 'D', K: 'R' }),
  'card.-1': 'une carte de la main',
  ...kindNames(KINDS),
  'kind.bang.help':
    'Tirez sur un joueur à portée de votre arme : sans Raté ! ni cœur pour une Planque, il perd 1 point de vie. Un seul BANG ! par tour.',
  'kind.missed.help': 'Annule un tir sur vous, d’un BANG ! ou d’une Gatling. Ne se joue qu’en réponse.',
  'kind.beer.help':
    'À votre tour : gagnez 1 point de vie. Contre un coup mortel, à tout moment : restez en jeu. Sans effet à 2 survivants.',
  'kind.saloon.help': 'Chaque joueur gagne 1 point de vie, vous aussi. Ne sauve pas d’un coup mortel.',
  'kind.stagecoach.help': 'Piochez 2 cartes.',
  'kind.wells-fargo.help': 'Piochez 3 cartes.',
  'kind.panic.help':
    'Prenez une carte à un joueur à distance 1 : une au hasard de sa main, ou une de votre choix posée devant lui. Les armes n’aident pas.',
  'kind.cat-balou.help':
    'Défaussez une carte de n’importe quel joueur : une au hasard de sa main, ou une de votre choix posée devant lui.',
  'kind.gatling.help':
    'Un tir sur chaque autre joueur, à toute distance. Ce n’est pas un BANG ! : elle ne compte pas dans la limite.',
  'kind.indians.help':
    'Chaque autre joueur défausse un BANG ! ou perd 1 point de vie. Planque et Raté ! n’y font rien.',
  'kind.duel.help':
    'Défiez n’importe quel joueur. Tour à tour, lui d’abord, chacun défausse un BANG ! ; qui ne le fait pas perd 1 point de vie.',
  'kind.general-store.help':
    'Retournez une carte par joueur. Chacun en prend une, vous d’abord, puis dans le sens horaire.',
  'kind.barrel.help':
    'Quand on vous tire dessus, vous pouvez retourner une carte : un cœur annule le tir. Une fois par tir.',
  'kind.mustang.help': 'Les autres vous voient à une distance de 1 de plus.',
  'kind.scope.help': 'Vous voyez les autres à une distance de 1 de moins, jamais sous 1.',
  'kind.jail.help':
    'Se pose devant un joueur, sauf le Shérif. Au début de son tour, il retourne une carte : un cœur le libère, sinon il passe son tour. Puis on la défausse.',
  'kind.dynamite.help':
    'Dès votre prochain tour, qui l’a devant lui retourne une carte : du 2 au 9 de pique, il perd 3 points de vie ; sinon, elle passe à gauche.',
  'kind.volcanic.help': 'Arme, portée 1. Jouez autant de BANG ! que vous voulez dans un tour.',
  'kind.schofield.help': 'Arme, portée 2.',
  'kind.remington.help': 'Arme, portée 3.',
  'kind.rev-carabine.help': 'Arme, portée 4.',
  'kind.winchester.help': 'Arme, portée 5.',

  'role.sheriff': 'Shérif',
  'role.deputy': 'Adjoint',
  'role.outlaw': 'Hors-la-loi',
  'role.renegade': 'Renégat',
  'role.hidden': 'rôle inconnu',
  'role.sheriff.help':
    'Éliminez tous les Hors-la-loi et le Renégat. Un Adjoint éliminé par vous vous coûte toutes vos cartes.',
  'role.deputy.help': 'Protégez le Shérif. Vous gagnez avec lui, même hors jeu.',
  'role.outlaw.help': 'Éliminez le Shérif. Vous gagnez avec les autres Hors-la-loi, même hors jeu.',
  'role.renegade.help': 'Soyez le dernier en vie : d’abord les autres, le Shérif tout à la fin.',

  'character.bart-cassidy': 'Bart Cassidy',
  'character.black-jack': 'Black Jack',
  'character.calamity-janet': 'Calamity Janet',
  'character.el-gringo': 'El Gringo',
  'character.jesse-jones': 'Jesse Jones',
  'character.jourdonnais': 'Jourdonnais',
  'character.kit-carlson': 'Kit Carlson',
  'character.lucky-duke': 'Lucky Duke',
  'character.paul-regret': 'Paul Regret',
  'character.pedro-ramirez': 'Pedro Ramirez',
  'character.rose-doolan': 'Rose Doolan',
  'character.sid-ketchum': 'Sid Ketchum',
  'character.slab-the-killer': 'Slab le Flingueur',
  'character.suzy-lafayette': 'Suzy Lafayette',
  'character.vulture-sam': 'Sam le Vautour',
  'character.willy-the-kid': 'Willy le Kid',
  'character.bart-cassidy.help': 'Pioche 1 carte pour chaque point de vie perdu, s’il survit.',
  'character.black-jack.help': 'Montre la deuxième carte de sa pioche ; si elle est rouge, il en pioche 1 de plus.',
  'character.calamity-janet.help': 'Utilise BANG ! comme Raté ! et Raté ! comme BANG !.',
  'character.el-gringo.help': 'Pour chaque point de vie perdu par un joueur, il prend une carte au hasard de sa main.',
  'character.jesse-jones.help': 'Peut prendre la première carte de sa pioche dans la main d’un autre joueur.',
  'character.jourdonnais.help': 'A toujours une Planque ; une vraie lui donne un second essai.',
  'character.kit-carlson.help': 'Regarde 3 cartes à sa pioche, en garde 2 et en repose 1 sur la pioche.',
  'character.lucky-duke.help': 'Retourne 2 cartes au lieu de 1 et choisit celle qui compte.',
  'character.paul-regret.help': 'Les autres le voient à une distance de 1 de plus ; un Mustang s’ajoute.',
  'character.pedro-ramirez.help': 'Peut prendre la première carte de sa pioche sur la défausse.',
  'character.rose-doolan.help': 'Voit les autres à une distance de 1 de moins ; un Appaloosa s’ajoute.',
  'character.sid-ketchum.help': 'À tout moment, il peut défausser 2 cartes pour gagner 1 point de vie.',
  'character.slab-the-killer.help':
    'Il faut 2 esquives pour annuler chacun de ses BANG ! ; une Planque compte pour une.',
  'character.suzy-lafayette.help': 'Pioche 1 carte quand sa main est vide.',
  'character.vulture-sam.help': 'Prend toutes les cartes de chaque joueur éliminé.',
  'character.willy-the-kid.help': 'Peut jouer autant de BANG ! qu’il veut à son tour.',
}
