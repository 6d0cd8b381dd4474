export const rulesFr = `# Western Legends

De 2 à 6 joueurs. Chacun est l’une de 12 figures du vieil Ouest sur une carte de 93 cases et gagne des points de légende (PL) : en hors-la-loi, l’étoile sur la poitrine, à la mine, au poker ou au Cabaret.

## En une minute

Parcourez la carte du vieil Ouest et devenez sa plus grande légende, d’un côté ou de l’autre de la loi. Quand quelqu’un atteint le but, chacun joue un dernier tour ; le plus de points de légende gagne.

- À chaque tour : prenez de l’argent ou des cartes, choisissez monture et arme, puis faites **3 actions** : chevaucher, combattre, travailler, prospecter, acheter, jouer, boire.
- Les pépites des mines se vendent à la banque. La banque peut aussi se braquer.
- Combattre, c’est jouer une carte de poker chacun, face cachée ; la plus haute gagne. Les mêmes cartes font des mains de poker au saloon, et beaucoup ont un effet à elles.
- Battez des bandits et arrêtez des crapules pour monter sur la piste **Marshall**. Volez et braquez pour devenir **Wanted** : cela rapporte à chaque tour, jusqu’à ce qu’une étoile vous rattrape.
- Posez des disques sur les **histoires** pour leurs récompenses.

## But du jeu

Quand quelqu’un atteint l’objectif (15, 20 ou 25 PL), on termine la manche et chacun joue un dernier tour. Puis on compte les PL ; le plus grand total gagne.

## Un tour

1. **Début** : les capacités qui agissent au début du tour.
2. **Revenu** : 20 $, ou 2 cartes de poker, ou 10 $ et 1 carte.
3. **Équipement** : choisissez 1 arme et 1 monture à utiliser jusqu’à votre prochain tour.
4. **3 actions**, plusieurs fois la même si vous voulez ; vous pouvez passer.
5. **Fin** : les histoires complètes sont résolues, vous défaussez jusqu’à votre limite de main (5 moins vos blessures), un joueur Wanted gagne 1, 2 ou 3 PL.

## Les actions

- **Se déplacer** : 2 cases à pied, 3 à 5 avec une monture. Les mesas bloquent le passage.
- **Utiliser une carte** : une carte de poker à action, ou des Provisions.
- **Combattre** un joueur sur votre case : Duel, Vol, ou Arrestation si vous êtes Marshall et l’autre Wanted. Chaque joueur une fois par tour.
- Au **magasin** : acheter et améliorer. Au **saloon** : lancer une partie de poker. À la **mine** : prospecter. Chez le **docteur** : 10 $ soignent toutes les blessures, avec 1 carte pour chacune. Au **Cabaret** : 1 PL par tranche de 30 $. Au **ranch** : prendre un jeton Bétail.
- À la **banque** : déposer des pépites pour 20 $ et 1 PL chacune, ou l’attaquer, une fois par tour.
- Dans tout lieu : **travailler** pour 10 $.

## Se déplacer

Un repaire avec un bandit vous arrête : vous combattez. Un joueur Wanted n’entre jamais sur la case du Shérif. Là où votre déplacement s’achève, vous pouvez vendre le bétail (à la Gare : 1 point Marshall) ou le livrer (au ranch de l’autre couleur : 1 point Wanted), pour ce que vaut le jeton.

## Les combats

Chaque camp joue 1 carte de poker face cachée ; la plus haute valeur gagne, l’attaquant gagne les égalités. Les armes et certaines cartes abaissent la carte jouée contre vous, jamais sous 2. Après la révélation, chacun peut jouer des réactions, tour à tour, jusqu’à ce que les deux passent. La cible peut refuser, et perd alors. Le perdant prend 1 blessure et pioche 1 carte.

- **Duel** gagné : 2 PL. **Vol** gagné : 1 point Wanted et la moitié de l’argent ou des pépites, et le bétail si vous n’en avez pas. **Arrestation** gagnée : 1 point Marshall ; l’autre perd tous ses points Wanted, son bétail, la moitié de son argent et de ses pépites, et va au Bureau du Shérif.
- Contre un **bandit**, le **garde** de la banque ou le **Shérif**, votre voisin de droite pioche 2, 3 ou 4 cartes Combat et en joue une. Son effet vous touche, que vous gagniez ou perdiez. Les égalités sont perdues.
- **Bandit** battu : 1 PL ou 1 point Marshall. **Garde** battu : 3 points Wanted et 80 $ ; sinon, 1 point Wanted. **Shérif** battu : vous vous échappez ; sinon, vous êtes arrêté.

## Marshall et Wanted

Vous êtes sur une piste au plus. Chaque case de la piste Marshall rapporte : 20 $, 20 $, 2 PL, 30 $, 30 $, 4 PL, 40 $, 40 $, 6 PL. Sur la piste Wanted, chaque case paire fait piocher 1 carte, et les rangées rapportent 1, 2 ou 3 PL à la fin de chacun de vos tours. Un joueur Wanted ne gagne pas de point Marshall ; un Marshall qui gagne un point Wanted repart comme Wanted. Seule une arrestation efface les points Wanted.

## Le Shérif

Il ne bouge que si quelqu’un est Wanted : comme le disent les histoires, ou par une carte. S’il entre sur la case d’un joueur Wanted, il tente une arrestation.

## Le poker

10 $ pour jouer ; chacun dans la même ville peut entrer. La maison ajoute 50 $. Jouez exactement 2 cartes avec les 3 du flop. Quinte flush royale, cinq cartes identiques, quinte flush, carré, full, couleur, suite, brelan, deux paires, paire, carte haute. Qui lance la partie gagne les égalités et 1 PL en cas de victoire ; les perdants piochent 1 carte. Si personne n’entre, le voisin de droite joue pour la maison.

## Les histoires

2 piles montrent le dos de leur première carte : une condition. Remplissez-la à votre tour et posez un disque. Si vos deux disques sont sur des histoires, vous pouvez en déplacer un depuis l’autre histoire, même complète ; rien n’y oblige. Avec 2 disques (3 à partir de 5 joueurs), la carte est résolue à la fin de ce tour : récompenses pour qui y a un disque, bandits, et déplacement du Shérif.

## Les limites

120 $, 4 pépites (6 avec une Mule utilisée), 1 jeton Bétail, 3 objets divers, 3 blessures. Le surplus est perdu.

## Les cartes de poker

- **Tricheur** (2 rouge) : la valeur voulue au poker. **En selle** (2 noir) : rejoignez n’importe quelle case de ville.
- **Sprint** (3) : après un déplacement, 2 cases de plus. **Chasse à l’homme** (4) : le Shérif avance de 3 au plus, 1 PL pour un Marshall ou un Wanted.
- **Jour de paie** (5) : 30 $. **Mains en l’air !** (6) : en combat, l’autre carte perd 2. **Réputation** (7) : posez un disque, ou déplacez-en un, quelle que soit la condition.
- **Fusillade** (8 rouge) : le combat recommence. **Raclée** (8 noir) : 1 blessure de plus pour le joueur battu, 10 $ contre un autre adversaire.
- **Instinct** (9) : piochez 3 ; 1 si vous devez la défausser. **Chance** (10 rouge) : perdue avec elle au poker, 30 $ et une carte. **Pépite** (10 noir) : une pépite à la banque.
- **Pare-balles** (V) : aucune blessure dans ce combat, soignez-en 1. **Intouchable** (D) : ignorez une carte Combat. **Détermination** (R) : 2 actions de plus. **Légende vivante** (A) : 1 point Marshall ou Wanted.

## Les objets

Mule, Mustang, Revolver, Fusil et Carabine s’améliorent pour le même prix ; améliorés, ils valent des PL à la fin. Carte du mineur, Whisky, Provisions et Chapeau agissent toujours.

## Le décompte

Les PL, plus l’équipement amélioré, plus 1 par tranche de 60 $ (2 au plus), moins 1 par blessure. Le plus avancé sur la piste Wanted gagne 3 (1 en cas d’égalité), les autres Wanted 1 ; les Marshalls 1, 2 ou 3 selon la rangée. Égalités : plus de points de piste, plus de pépites, moins de blessures.

## Les personnages, dont la capacité agit dès 5 PL

- **Annie Oakley**, tireuse d’élite : qui la combat défausse une carte ou prend une blessure.
- **Bass Reeves**, adjoint fédéral : pioche une carte au début de son tour.
- **Billy the Kid**, hors-la-loi : là où son déplacement s’achève, quelqu’un lui donne 10 $ ou une carte.
- **Bloody Knife**, éclaireur : traverse les mesas et s’y soigne.
- **Calamity Jane**, cavalière : tient 1 carte de plus, en pioche 1 par disque posé.
- **« Doc » Holliday**, joueur : pioche quand il est blessé ; ses blessures ne réduisent pas sa main.
- **Jesse James**, pilleur : hors des villes, la carte jouée contre lui perd 1 ; il gagne les égalités contre les joueurs.
- **Kit Carson**, guide : 1 case de plus après une action Mouvement ; hors des villes, la carte jouée contre lui perd 1.
- **« Stagecoach » Mary Fields**, postière : 10 $ au début de son tour et par disque posé.
- **Wild Bill Hickok**, joueur de cartes : 20 $ de plus au poker gagné, reprend une carte quand il perd.
- **Wyatt Earp**, marshal : 1 action de plus pour le premier bandit du tour.
- **Y.B. Rowdy**, éclaireur : s’il commence hors des villes, une carte lui vaut 1 à 3 cases.

## Les variantes

- **À deux** : l’Homme en noir joue aussi. Il retourne une de ses 10 cartes après chaque manche : il va où elle le dit, gagne des PL, davantage quand vous lui laissez le champ libre ou partez chargés, vous prend quelque chose ou vous combat. On peut aussi le combattre. Ses PL peuvent finir la partie, et il peut la gagner.
- **Objectifs** : 3 secrets pour chacun. Les accomplir à votre tour rapporte des jetons de légende de 1 à 3 PL.
- **Far West sauvage** : plus d’arrestation quand la fin approche ; le perdant d’un Duel perd 1 PL ; gagner hors de son tour donne 1 PL ; un Vol peut tout prendre.
- **Première partie** : 15 PL, 4 personnages, 1 pile d’histoires, pas de bétail, 3 objets de moins, un décompte plus simple.
`
