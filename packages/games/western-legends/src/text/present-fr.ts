import type { Catalogue } from '@saloon/kernel'
import type { PresentKey } from './keys.ts'

export const presentFr: Catalogue<PresentKey> = {
  'then.moves': 'Jusqu’à {count} cases.',
  'then.duel': 'Gagné : 2 PL. Le perdant prend 1 blessure et pioche 1 carte.',
  'then.rob':
    'Gagné : 1 point Wanted et la moitié des biens de l’autre. Le perdant prend 1 blessure et pioche 1 carte.',
  'then.arrest':
    'Gagné : 1 point Marshall, et l’autre va au Bureau du Shérif. Le perdant prend 1 blessure et pioche 1 carte.',
  'then.mib-duel': 'Gagné : 2 PL. La carte jouée contre lui perd 1, et les égalités sont pour lui.',
  'then.mib-rob':
    'Gagné : 1 point Wanted, et 60 $ ou 2 pépites. La carte jouée contre lui perd 1, et les égalités sont pour lui.',
  'then.rob-bank': 'Gagné : 3 points Wanted et 80 $. Perdu : 1 point Wanted, 1 blessure, 1 carte.',
  'then.poker': 'Vous payez 10 $ et piochez 1 carte ; la maison ajoute 50 $.',
  'then.prospect': 'Vous lancez 2 dés.',
  'then.heal': '{count} {count|blessure soignée|blessures soignées}, autant de cartes piochées.',
  'then.money': 'Votre argent : {money} $ → {after} $.',
  'then.lp': 'Vos PL : {lp} → {after}.',
  'then.mesa': 'Le pas suivant quitte la mesa.',
  'then.bandit': 'Un bandit est là : vous combattez, et les pas restants sont perdus.',
  'then.sell': '1 point Marshall, et ce que vaut le jeton.',
  'then.sell.wanted': 'Ce que vaut le jeton ; pas de point Marshall pour un Wanted.',
  'then.deliver': '1 point Wanted, et ce que vaut le jeton.',
  'then.decline': 'Vous perdez : 1 blessure, et vous piochez 1 carte.',
  'then.hand': 'Vous avez {category:category}.',
  'warning.marshal': 'Vous perdez vos {points} {points|point|points} Marshall.',
  'warning.purse': 'Vous portez {most} $ au plus.',
  'thing.card': '{card:card}',
  'thing.fight': 'Un combat avec {seat:seat}',
  'thing.place': '{place:place}',
  'because.actions': 'Actions restantes : {left}.',
  'because.limit': '{count} {count|carte|cartes} de plus que votre limite de {limit}.',
  'because.demand': '{seat:seat} exige quelque chose de vous.',
  'because.pot': 'Le pot : {pot} $.',
  'because.sheriff': 'Il avance d’exactement {left} {left|case|cases} encore.',
  'because.manhunt': 'Il peut avancer de {left} {left|case|cases} encore.',
  'because.story': 'L’histoire « {story:story} ».',
  'because.fight': '{fight:fight}, contre {seat:seat}.',
  'because.values': 'Vous {value}, {seat:seat} {other}.',
  'result.legend': 'La plus grande légende de l’Ouest.',
  'result.shared': 'Ils partagent la victoire.',
  'result.man-in-black': 'L’Homme en noir est la plus grande légende de l’Ouest.',
}
