export const rulesFr = `# Pitch in the West

De 2 à 10 joueurs en deux équipes, les hors-la-loi et la loi. Chaque joueur est un cow-boy ; à deux ou trois, chacun en mène plusieurs. Tout se règle par un pitch : un palet pour bouger, des cylindres pour tirer.

## En une minute

Les hors-la-loi contre la loi sur une table de bois, un cow-boy chacun. Le scénario dit qui gagne ; une pichenette règle tout le reste.

- Les figurines jouent dans l’ordre de leurs numéros, **deux actions** chacune : se déplacer, se servir de ce qu’elles ont en main, ou prendre quelque chose.
- **Se déplacer** : lancez un palet d’où se tient la figurine. Il peut pousser tout ce qui le gêne.
- **Mains** : lancez un colt pour renverser un adversaire, qui perd 1 point de vie, ou de la dynamite contre un bâtiment pour blesser les ennemis qui y sont.
- **Prendre** : des objets attendent dans les bâtiments, sur les morts et chez les équipiers. Une figurine en porte deux au plus.
- Un **cube de duel** provoque un adversaire en duel aux coups de l’horloge : au dernier, les deux tirent, et trop tôt coûte cher.

Une figurine a 5 points de vie ; qui tombe sans avoir reçu de balle se relève.

## Mise en place

Choisissez un scénario et le nombre de figurines de chaque équipe. Les figurines se tirent d’un sac. Les hors-la-loi ont les numéros impairs, la loi les numéros pairs. Chaque figurine a 5 points de vie (jamais plus de 8) et un colt. Chaque socle de bâtiment porte un colt, une dynamite, un cube Duel et deux cubes Vie.

## Un tour

Les figurines jouent dans l’ordre des numéros, deux actions chacune, deux fois la même si vous voulez.

- **Se déplacer.** Le palet remplace la figurine ; elle est reposée là où il s’arrête. Vous pouvez tout toucher et tout pousser. Qui tombe se relève indemne. Si le palet quitte la table, tout revient en place. Après un déplacement, vous orientez la figurine et posez ses objets autour d’elle.
- **Les mains.** Pitchez un ou deux cylindres que vous portez, depuis l’endroit où ils se trouvent. Un colt qui renverse un adversaire lui coûte 1 point de vie ; le colt vous revient. Une dynamite qui touche un bâtiment ou un véhicule coûte 1 point de vie à chaque adversaire à l’intérieur ; elle libère aussi un coéquipier en prison, pour 1 point de vie. La dynamite est perdue.
- **Prendre.** Une chose : sur le socle où vous êtes, sur un mort ou un objet isolé que votre palet a touché pendant ce tour, ou en échange avec un coéquipier touché, s’il accepte.

Une figurine porte deux objets au plus. Pour en prendre un troisième, vous en laissez un. Un cube Vie donne aussitôt 1 point de vie. L’or compte quand un hors-la-loi finit un déplacement dans le camp avec lui.

## Bâtiments et véhicules

Personne n’entre dans un bâtiment à la première manche ; les véhicules sont ouverts. Un palet qui pénètre dans une zone de porte met sa figurine à l’intérieur. Un socle accueille deux figurines d’une même équipe. À l’intérieur, les colts ne vous atteignent pas ; vous pouvez prendre, sortir, ou pitcher par la porte.

## Les habitants

Un cylindre qui en renverse un le tue. Un palet le bouscule seulement.

## La mort

À 0 point de vie, la figurine reste couchée sur place, ses objets autour d’elle.

## Les duels

Un cube Duel lance un duel contre l’adversaire de votre choix. Vous dites un nombre de 3 à 12 ; l’horloge de la ville sonne autant de coups. Au dernier coup, les deux pitchent, six cylindres chacun. Le premier qui tombe perd 2 points de vie et son prochain tour. Qui pitche trop tôt et gagne ne prend que 1 point ; s’il perd, il en perd 3. Dans le duel difficile, chaque cylindre est posé avant d’être pitché. Dans le duel posé, les deux pitchent à tour de rôle, l’attaquant d’abord.
`
