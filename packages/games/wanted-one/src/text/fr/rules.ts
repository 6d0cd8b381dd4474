export const rulesFr = `# Wanted One

De 2 à 6 joueurs. Réunissez le premier les quatre jetons Wanted et le jeton One.

## En une minute

Capturez les Hors-la-loi de quatre gangs. Ayez le jeton Wanted de chaque gang et le jeton One, et vous gagnez sur-le-champ.

- À votre tour, prenez une carte : un Hors-la-loi visible dans l’une des quatre villes, ou une carte cachée du Saloon.
- Les Hors-la-loi vont sur votre pile de leur gang. Seul celui du dessus peut être perdu ou volé.
- Au Saloon, un **Shérif** vous coûte un Hors-la-loi, un **Chasseur de prime** en coûte un à un adversaire, un **Arnaqueur** vous en apporte un des siens.
- La manche finit quand une pile est vide ou que quelqu’un a les quatre gangs. Le plus de cartes d’un gang prend son jeton Wanted ; à égalité, le détenteur du chef l’emporte. Le plus de points prend le jeton One.

Les jetons se gardent ; les cartes sont mélangées pour la manche suivante.

## Les pioches

Quatre villes abritent chacune 12 Hors-la-loi, 3 de chaque gang : Wild Bunch, Daltons, Loners, James-Younger. Chaque gang a un chef : Butch Cassidy à Tombstone, Bob Dalton à Cripple Creek, Billy the Kid à Dodge City, Jesse James à Deadwood. La première carte de chaque ville est visible. Le Saloon a 12 cartes, toutes cachées : 4 Shérifs, 4 Chasseurs de prime, 4 Arnaqueurs.

## Votre tour

Piochez une carte. Vous ne pouvez pas passer.

- Dans une ville : prenez la carte visible et posez-la sur votre pile de son gang. La carte suivante de la ville est révélée.
- Au Saloon : la carte agit aussitôt, puis va à la défausse. Sans cible possible, rien ne se passe.

Shérif : défaussez un de vos propres Hors-la-loi non recouverts.
Chasseur de prime : défaussez un Hors-la-loi non recouvert d’un adversaire.
Arnaqueur : prenez un Hors-la-loi non recouvert d’un adversaire et posez-le sur votre pile de ce gang.

Seule la carte du dessus d’une pile est non recouverte. Les piles ne se réarrangent jamais. Les cartes défaussées reviennent à la manche suivante.

## Fin de la manche

La manche s’arrête aussitôt qu’une pioche est vide ou que vous avez une carte de chaque gang. La dernière carte du Saloon agit encore.

## Décompte

1. Majorités, gang par gang : qui a le plus de cartes d’un gang gagne son jeton Wanted. En cas d’égalité, le détenteur du chef l’emporte s’il est parmi les ex æquo ; sinon, personne. Vous gardez vos jetons, un par gang au plus.
2. Points : 1 carte d’un gang vaut 2 points, puis 3, 5, 8, 12, 17, 23, et 30 pour 8 cartes ou plus. Additionnez vos quatre gangs. Le plus haut total prend le jeton One, au besoin à son détenteur. En cas d’égalité, il ne bouge pas.

Avec les quatre jetons Wanted et le jeton One, vous gagnez sur-le-champ, même avant le compte des points. Sinon, toutes les cartes sont mélangées de nouveau et le détenteur du jeton One commence. Tant que personne ne l’a, c’est le voisin de gauche du dernier premier joueur.

## Options

Partie rapide (2 à 4 joueurs) : une carte de chaque gang quitte chaque ville, jamais un chef, et une carte de chaque sorte quitte le Saloon.

Duel au soleil : deux ex æquo sans chef retournent au même rythme six tuiles chacun, dont un Bang. Le premier Bang gagne ; deux à la fois, et personne ne gagne. Trois ex æquo retournent à tour de rôle une seule rangée de six : qui trouve le Bang gagne. À quatre ou plus, on ne tire pas. Une égalité pour le jeton One se règle de même.

Pour une poignée de Dollars : vous avez 2 tuiles par manche. Avant de piocher, vous pouvez en dépenser une : enfouir une carte visible sous sa pioche, ou regarder seul la première carte cachée d’une pioche. Il faut une carte cachée dans la pioche.

La Cavalerie : à la fin de votre tour, vous pouvez la poser sur une ville ou la déplacer vers une autre. Personne n’y pioche ni n’y dépense de dollar.

La Suprématie : à chaque manche, un gang tiré au sort compte une carte de plus pour les points, pour qui en a au moins une.
`
