export const rulesFr = `# BANG! Le jeu de dés

De 3 à 8 joueurs. Cinq dés, un rôle caché pour chacun et un personnage qui plie une règle.

## En une minute

À cette table quelqu’un est le Shérif, et tout le monde sait qui. Les autres cachent leur rôle : les Hors-la-loi veulent sa mort, les Adjoints le gardent en vie, un Renégat veut rester le dernier debout.

- À votre tour, lancez cinq dés, jusqu’à trois fois, en gardant ce que vous voulez.
- Les **viseurs** tirent à 1 ou 2 places de vous, les **bières** soignent, trois **Gatlings** touchent tous les autres.
- La **dynamite** ne se relance pas, et trois dynamites arrêtent vos lancers contre une blessure. Les **flèches** s’entassent devant vous ; quand la dernière est prise, chaque flèche coûte un point de vie à qui l’a.
- Sans point de vie, vous êtes hors jeu et montrez votre rôle. Votre camp peut encore gagner.

Regardez qui tire sur qui : c’est tout ce que vous saurez des rôles.

## But du jeu

- **Shérif** : éliminez tous les Hors-la-loi et les Renégats, et restez en vie.
- **Adjoint** : aidez le Shérif. Vous gagnez avec lui, même hors jeu.
- **Hors-la-loi** : éliminez le Shérif. Tous les Hors-la-loi gagnent ensemble, même hors jeu.
- **Renégat** : soyez le dernier en vie. Chaque Renégat joue pour lui seul.

Quand le Shérif tombe, un Renégat gagne s’il est seul en vie ; sinon, les Hors-la-loi gagnent.

À 4 joueurs : 1 Shérif, 2 Hors-la-loi et 1 Renégat. Le cinquième est un Adjoint, le sixième un Hors-la-loi, le septième un Adjoint, le huitième un Renégat. Seul le rôle du Shérif est visible. Il a 2 points de vie de plus que son personnage, et commence.

## Un tour

1. Lancez les 5 dés. Prenez aussitôt vos flèches, puis comptez les dynamites.
2. Relancez les dés de votre choix, ou arrêtez. Vous avez 3 lancers en tout ; chacun peut reprendre des dés gardés avant.
3. Appliquez vos dés dans cet ordre : viseurs, bières, Gatling. Chaque dé compte.
4. C’est au joueur en vie suivant, à votre gauche.

## Les six faces

- **Flèche indienne** : prenez 1 flèche aussitôt, après chaque lancer. Le dé peut être relancé ; la flèche reste chez vous.
- **Dynamite** : ne se relance pas. Avec 3 ou plus, vous ne relancez plus et perdez 1 point de vie. Vos autres dés comptent quand même.
- **Viseur 1** : un voisin direct perd 1 point de vie.
- **Viseur 2** : un joueur à 2 places de vous perd 1 point de vie. À 2 ou 3 survivants, il compte comme un 1.
- **Bière** : un joueur de votre choix, vous compris, gagne 1 point de vie, sans dépasser son total de départ.
- **Mitrailleuse Gatling** : avec 3 ou plus, tous les autres perdent 1 point de vie et vous rendez toutes vos flèches. Avec moins, rien ne se passe.

Les joueurs hors jeu ne comptent pas comme des places. Vous désignez d’abord les cibles de tous vos viseurs ; puis ils touchent en même temps.

## Les flèches

Il y en a 9. Qui prend la dernière attire les Indiens : chacun perd 1 point de vie par flèche devant lui, tous en même temps, et toutes les flèches retournent à la réserve. Si vous survivez, vous prenez les flèches que vous devez encore, et votre tour continue.

## L’élimination

Sans point de vie, vous êtes hors jeu : vous montrez votre rôle et rendez vos flèches. Si cela arrive pendant votre tour, vos dés restants ne comptent plus. Ceux qui tombent au même moment sont hors jeu ensemble, avant que quiconque gagne.

## À trois joueurs

Adjoint, Hors-la-loi et Renégat, tous visibles ; personne n’a de point de vie en plus ; l’Adjoint commence. L’Adjoint chasse le Renégat, le Renégat le Hors-la-loi, le Hors-la-loi l’Adjoint. Vous gagnez aussitôt si votre viseur ou votre Gatling élimine votre cible. Si un joueur tombe autrement, les deux autres s’affrontent en duel, et le survivant gagne. Si personne ne survit, le Hors-la-loi gagne s’il est parmi les derniers tombés ; sinon, la partie est nulle.

## Les personnages

- **Bart Cassidy** (8) : contre viseurs et Gatling, il peut prendre des flèches à la place de points de vie, jamais la dernière.
- **Black Jack** (8) : il peut relancer ses dynamites tant qu’il en montre moins de 3.
- **Calamity Janet** (8) : chacun de ses viseurs est un 1 ou un 2, à son choix.
- **El Gringo** (7) : qui lui coûte des points de vie par des viseurs ou la Gatling prend 1 flèche.
- **Jesse Jones** (9) : avec 4 points de vie ou moins, ses propres bières lui en rendent 2 chacune.
- **Jourdonnais** (7) : les Indiens lui coûtent au plus 1 point de vie.
- **Kit Carlson** (7) : pour chaque Gatling, il peut rendre 1 flèche de n’importe quel joueur.
- **Lucky Duke** (8) : il a 4 lancers.
- **Paul Regret** (9) : la Gatling ne lui coûte jamais de point de vie.
- **Pedro Ramirez** (8) : pour chaque point de vie perdu, il peut rendre 1 de ses flèches.
- **Rose Doolan** (9) : ses viseurs peuvent porter 1 place plus loin.
- **Sid Ketchum** (8) : au début de son tour, un joueur de son choix gagne 1 point de vie.
- **Slab the Killer** (8) : une fois par tour, il peut dépenser une bière pour qu’un viseur coûte 2 points de vie.
- **Suzy Lafayette** (8) : un tour fini sans viseur sur ses dés lui rend 2 points de vie.
- **Vulture Sam** (9) : il gagne 2 points de vie pour chaque autre joueur éliminé.
- **Willy the Kid** (8) : 2 Gatling suffisent, toujours une fois par tour.
`
