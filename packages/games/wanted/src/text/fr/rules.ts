export const rulesFr = `# WANTED!

De 4 à 7 joueurs. Un rôle secret, un personnage qui plie une règle et une main de cartes pour chacun.

## En une minute

Le Shérif est connu. Les autres cachent leur rôle : les Hors-la-loi veulent sa mort, les Adjoints le protègent, le Renégat veut rester le dernier en vie, le Shérif tombant juste avant.

- À votre tour, piochez 2 cartes, jouez-en autant que vous voulez, puis n’en gardez pas plus que vous n’avez de points de vie.
- Un **BANG !** est un tir, un seul par tour, sur quelqu’un à portée de votre arme. Un **Raté !** l’esquive. Une **Bière** soigne.
- Les cartes bleues restent devant vous : de meilleures armes, un Mustang qui éloigne les autres, une Planque qui arrête parfois une balle.
- La distance compte les places, par le plus court chemin. Sans arme, vous n’atteignez que vos voisins.

Qui abat un Hors-la-loi pioche 3 cartes ; un Shérif qui abat un Adjoint perd toutes les siennes.

## But du jeu

- **Shérif** : éliminez tous les Hors-la-loi et le Renégat.
- **Adjoint** : protégez le Shérif. Vous gagnez avec lui, même hors jeu.
- **Hors-la-loi** : éliminez le Shérif. Tous les Hors-la-loi gagnent ensemble, même hors jeu.
- **Renégat** : soyez le dernier en vie. D’abord les autres, puis le Shérif.

Quand le Shérif tombe, le Renégat gagne s’il est seul en vie ; sinon, les Hors-la-loi gagnent. On regarde qui a gagné quand une carte est résolue, jamais en cours de carte.

À 4 joueurs : 1 Shérif, 2 Hors-la-loi et 1 Renégat. Le cinquième est un Adjoint, le sixième un Hors-la-loi, le septième un Adjoint. Seul le rôle du Shérif est visible ; il a 1 point de vie de plus que son personnage, et commence. Chacun reçoit autant de cartes que de points de vie.

## Un tour

1. **Dynamite et Prison**, si vous les avez devant vous : retournez une carte pour chacune, la Dynamite d’abord.
2. **Piochez** 2 cartes.
3. **Jouez** autant de cartes que vous voulez, l’une après l’autre ; mais un seul BANG !.
4. **Défaussez** ce que votre main compte de plus que vos points de vie.

Quand la pioche est vide, la défausse est aussitôt mélangée pour en faire une nouvelle.

## Distance et portée

Un voisin est à distance 1, la place suivante à 2 et ainsi de suite, par le plus court chemin ; les joueurs hors jeu ne comptent pas. Un Mustang vous éloigne de 1 pour les autres, un Appaloosa rapproche les autres de 1 pour vous. Un BANG ! porte aussi loin que votre arme ; sans arme, vous avez un Colt 45, portée 1.

## Retourner une carte

Certaines cartes font retourner et défausser la première carte de la pioche. Planque et Prison demandent un cœur ; la Dynamite explose du 2 au 9 de pique.

## Cartes brunes, défaussées après leur effet

- **BANG !** : un tir sur un joueur à portée. **Raté !** l’annule, un cœur pour une Planque aussi. Sinon : 1 point de vie.
- **Bière** : 1 point de vie, à votre tour ou quand vous perdez le dernier. Sans effet à 2 survivants.
- **Salon** : 1 point de vie pour tout le monde.
- **Convoi** : piochez 2 cartes. **Diligence** : piochez-en 3.
- **Braquage !** : prenez une carte à un joueur à distance 1. **Coup de foudre !** : défaussez une carte de n’importe qui. De la main, au hasard ; de la table, à votre choix.
- **Gatling** : un tir sur chaque autre joueur.
- **Indiens !** : chaque autre joueur défausse un BANG ! ou perd 1 point de vie.
- **Duel** : avec n’importe qui ; l’adversaire d’abord, chacun défausse un BANG ! tour à tour ; qui ne le fait pas perd 1 point de vie.
- **Magasin** : une carte par joueur est retournée ; chacun en prend une, vous d’abord.

## Cartes bleues, posées devant vous

Jamais deux du même nom, et une seule arme.

- **Planque**, **Mustang**, **Appaloosa** : voir plus haut.
- **Prison** : devant n’importe qui sauf le Shérif. Sans cœur, on passe son tour, mais on défausse quand même ; la Prison est défaussée dans tous les cas.
- **Dynamite** : dès votre prochain tour. Elle coûte 3 points de vie, ou passe à gauche.
- **Volcanic** (portée 1, autant de BANG ! que voulu), **Schofield** (2), **Remington** (3), **Carabine** (4), **Winchester** (5).

## Hors jeu

Sans point de vie, et sans une Bière pour chacun qui manque, vous êtes hors jeu : vous montrez votre rôle, et vos cartes sont défaussées. Qui élimine un Hors-la-loi pioche 3 cartes. Un Shérif qui élimine un Adjoint défausse toutes ses cartes. La Dynamite, et un Duel perdu par qui l’a lancé, ne sont le fait de personne.

## Séries

Dans une série de parties, les survivants peuvent garder leur personnage, et le rôle de Shérif peut passer à gauche. Le jeu simplifié laisse de côté Duel, Dynamite, Indiens !, Magasin, Prison et Volcanic.

## Les personnages

- **Bart Cassidy** (4) : pioche 1 carte pour chaque point de vie perdu.
- **Black Jack** (4) : montre la deuxième carte de sa pioche ; rouge, il en pioche 1 de plus.
- **Calamity Janet** (4) : BANG ! et Raté ! se valent pour elle.
- **El Gringo** (3) : prend une carte au hasard dans la main de qui lui coûte un point de vie.
- **Jesse Jones** (4) : peut prendre sa première carte dans une autre main.
- **Jourdonnais** (4) : a toujours une Planque.
- **Kit Carlson** (4) : regarde 3 cartes à sa pioche et en garde 2.
- **Lucky Duke** (4) : retourne 2 cartes et choisit.
- **Paul Regret** (3) : est vu à une distance de 1 de plus.
- **Pedro Ramirez** (4) : peut prendre sa première carte sur la défausse.
- **Rose Doolan** (4) : voit les autres à une distance de 1 de moins.
- **Sid Ketchum** (4) : à tout moment, 2 cartes pour 1 point de vie.
- **Slab le Flingueur** (4) : il faut 2 esquives contre ses BANG !.
- **Suzy Lafayette** (4) : pioche 1 carte quand sa main est vide.
- **Sam le Vautour** (4) : prend les cartes de qui est éliminé.
- **Willy le Kid** (4) : autant de BANG ! qu’il veut à son tour.
`
