export const rulesFr = `# Flick ’em Up!

Deux clans de cinq cowboys en bois, la loi et les hors-la-loi, se retrouvent dans une ville. Chacun des dix scénarios dit ce que cherche chaque clan.

## En une minute

Deux clans de cinq cowboys de bois se retrouvent dans une ville. Tout se règle d’une pichenette, et le scénario dit ce que cherche chaque clan.

- Les clans alternent, un cowboy à la fois. Il a **deux actions** : se déplacer, tirer, ou s’occuper d’un marqueur.
- **Se déplacer** : un disque prend sa place, vous le poussez d’une pichenette. Le cowboy se tient où il s’arrête, s’il n’a rien touché. Sinon il reste et l’action est perdue.
- **Tirer** : une balle part de côté. Seule compte la première chose touchée, et un ennemi doit tomber pour être atteint. S’il reste debout, il n’est qu’effleuré.
- Par la porte d’un bâtiment on entre ; on y trouve des marqueurs, et les ennemis s’y battent en duel.
- Une manche est une heure. Quand tous les chapeaux sont tournés, l’horloge avance ; à 12, la partie est finie.

Plus la pichenette est forte, moins elle est précise.

## Manches
Une manche dure une heure. Les heures paires sont rouges, les impaires bleues. Un cowboy se joue tant que son chapeau montre la couleur de l’heure ; à la fin de son tour on retourne le chapeau. Quand il n’en reste aucun, l’aiguille avance ; à 12 la partie est finie. Le cowboy qui possède l’Initiative ouvre chaque manche, puis les clans alternent. Les joueurs d’un clan se relaient et jouent n’importe quel cowboy du clan. Les chapeaux des morts restent en jeu : ce tour-là on ne fait que retourner le chapeau.

## Un tour
Deux actions au plus, dans n’importe quel ordre : se déplacer, tirer, prendre ou déposer un marqueur. Qui est couché se relève d’abord, sans frais.

## Se déplacer
Le cowboy est remplacé par un disque que l’on pitche. S’il s’arrête sur la table sans avoir rien touché, le cowboy s’y place, tourné comme son joueur le veut. Sinon tout est remis en place et l’action est perdue. Un disque qui passe par l’avant la ligne de la porte d’un bâtiment ouvert est entré : le cowboy se place sur l’un des socles. Pour sortir, le disque part de derrière le bâtiment et doit passer la porte en entier ; là il peut toucher les socles.

## Tirer
La balle part à gauche ou à droite du cowboy, ou derrière son bâtiment. Seul compte ce qu’elle touche d’abord : une figurine debout qui tombe est touchée, perd 1 point de vie et reste couchée jusqu’à ce qu’on la joue. Si elle reste debout, elle n’est qu’effleurée. Tous les autres qui sont tombés se relèvent, et ce qui a bougé reste où il est. Avec deux colts ou plus, un cowboy tire deux balles, une de chaque côté. Une winchester en tire une, d’une main plus sûre. Sans point de vie, un cowboy est mort : ses marqueurs vont chez l’Undertaker, son Initiative à qui l’a tué.

## Dynamite
Elle se lance une fois. Là où elle s’arrête, elle retire les objets et coûte 1 point de vie à chaque cowboy debout à moins d’un disque de déplacement, et à tous ceux d’un bâtiment qu’elle atteint.

## Marqueurs
Dans un bâtiment, une action prend, dépose ou échange un marqueur. Deux au plus, sans compter les points de vie. Un marqueur face cachée se pioche au hasard ; l’action est dépensée même s’il retourne en place.

## Duels
Quand les deux clans sont dans un bâtiment, ils se battent aussitôt sur une piste à part. Le nouveau venu tire le premier ; après un tir raté, l’autre camp avance et tire. Qui est touché perd 1 point de vie et se fait expulser par la porte.

## Pouvoirs spéciaux
Si la table le veut, des cowboys ont le pouvoir de leur tuile. Ricochet : les balles peuvent d’abord rebondir sur objets et socles. Nouvel essai : une fois par tour, un déplacement est remis en place et rejoué.

## Tremblement de la main
Une fois le pitch décidé, une petite erreur peut s’y ajouter, la même pour tous : aucune, légère ou normale. Plus on pitche fort, plus la main tremble : avec un colt, deux fois plus à pleine force qu’à demi-force. Mieux vaut ne pitcher que juste assez fort.
`
