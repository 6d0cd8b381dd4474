// Ce que la commande elle-même a à dire. Les jeux apportent leurs propres mots.

import type { Catalogue } from '@saloon/kernel'
import type { CliKey } from './en.ts'

export const fr: Catalogue<CliKey> = {
  help: `Saloon : des jeux de western dans le terminal.

  saloon games              les jeux de la maison
  saloon rules <jeu>        comment on y joue
  saloon play <jeu>         jouer contre des robots, ou autour d’un clavier
  saloon resume [fichier]   reprendre une partie
  saloon replay <fichier>   revoir une partie, à tout moment, par les yeux de chacun
  saloon verify <fichier>   vérifier qu’une partie a suivi les règles, dés compris
  saloon scenario <quoi>    examiner une ville à soi avant d’y jouer
  saloon simulate <jeu>     faire jouer des robots, beaucoup, et compter
  saloon arena <jeu>        des robots les uns contre les autres, à donnes égales
  saloon balance <jeu>      qui gagne entre égaux, par rôle, place et option
  saloon train <jeu>        apprendre de parties ce que valent les positions
  saloon tune <jeu>         régler les poids d’une politique par auto-jeu
  saloon bench [jeu]        la vitesse des règles sur cette machine
  saloon serve              faire tourner le serveur, pour navigateurs et robots
  saloon admin <quoi>       qui peut s’occuper d’un serveur
  saloon backup <fichier>   copier tout ce qu’un serveur garde, pendant qu’il tourne
  saloon restore <fichier>  remettre une telle copie là où un serveur la trouve
  saloon migrate            mettre à jour une base PostgreSQL
  saloon import <dossier>   copier tout le dossier d’un serveur dans PostgreSQL

Partout : --lang en|fr, --help. Dans un clone de Saloon, --with DOSSIER,… ajoute des jeux ($SALOON_GAMES d’habitude).
Codes de sortie : 0 tout va bien, 1 une vérification échoue, 2 mauvais usage.`,
  'help.games': `saloon games [--json]

Les jeux de la maison : noms, places, options.

  --json          en JSON`,
  'help.rules': `saloon rules <jeu>

Comment on y joue, en bref.`,
  'help.play': `saloon play <jeu> [options]

Joue dans le terminal. Sans option, propose de reprendre la dernière partie inachevée.
Tout est enregistré au fur et à mesure ; quittez quand vous voulez.

  --seats N       joueurs en tout
  --people N      combien de personnes parmi eux (1 d’habitude) ; elles prennent les premières places
  --bots B,…      qui prend les autres : greedy (d’habitude, si le jeu l’a) ou random ; greedy avec un caractère et
                  un niveau, par exemple greedy:sly ou greedy:hot-headed:hard (voir saloon games)
  --names A,B,…   les noms, à partir de la première place
  --options K=V,… options du jeu : voir saloon games
  --seed N        le même nombre donne la même partie
  --new           une nouvelle partie, même s’il y en a une d’inachevée

À chaque question : aide, annuler, table, journal, règles, quitter.
Les parties sont dans $SALOON_HOME/games, sinon dans ~/.saloon/games.`,
  'help.resume': `saloon resume [fichier]

Reprend une partie : celle du fichier, ou la dernière inachevée.`,
  'help.replay': `saloon replay <fichier> [--at N] [--seat S]

Montre le journal et la table.

  --at N          après la ligne N (0 : juste après la donne)
  --seat S        par les yeux de cette place : un numéro, à partir de 0 comme dans le journal, ou un nom`,
  'help.verify': `saloon verify <fichier> [--secret S]

Rejoue le journal et vérifie chaque ligne : empreintes, règles, dés. Code de sortie 1 si quelque chose cloche.

  --secret S      le secret publié, s’il n’est pas dans le fichier`,
  'help.scenario': `saloon scenario check <fichier> [--json]
saloon scenario show <id>

Dit ce qui cloche dans un scénario de Flick ’em Up! ou de Pitch in the West que vous avez fait, et où ; le fichier dit pour quel jeu il est. Code de
sortie 1 si quelque chose cloche. On y joue avec --options scenario=own,town=<fichier>. show montre l’un de ceux de la maison pour commencer :
s01 … s10, ou bank-robbery, free-the-prisoner, stagecoach-attack, train-hold-up, main-street-showdown, protect-the-townsfolk.

  --json          les problèmes en JSON`,
  'help.simulate': `saloon simulate <jeu> [options]

Fait jouer des robots et compte qui gagne, avec des intervalles de confiance à 95 %. Ctrl-C garde ce qui est joué.

  --games N       combien de parties (1000 d’habitude)
  --seats N       joueurs
  --bots B,…      par place, en recommençant au premier : random (d’habitude) ou greedy, aussi avec
                  un caractère et un niveau, par exemple greedy:sly:easy (voir saloon games)
  --options K=V,… options du jeu : voir saloon games
  --seed N        le même nombre joue les mêmes parties, quel que soit le nombre de fils
  --workers N     fils d’exécution (un par cœur d’habitude)
  --report FILE   écrit aussi une page avec des graphiques
  --json          un objet JSON et rien d’autre`,
  'help.arena': `saloon arena <jeu> [options]

Des robots les uns contre les autres, à donnes égales : à chaque donne chacun prend une fois chaque place, donc chaque
rôle. Classements, tableau de tous contre tous, temps de réflexion, avec des intervalles de confiance à 95 %.

  --deals N       nombre de donnes (200 d’ordinaire) ; chacune fait plusieurs parties
  --seats N       joueurs
  --bots B,…      qui est comparé (d’ordinaire greedy:hard,greedy:fair,greedy:easy,random) ; à WANTED! et BANG! Le jeu
                  de dés aussi reference, qui ne remarque que qui a visé le Shérif
  --among B       l’un d’eux à une place de chaque rôle, ce robot à toutes les autres
  --options K=V,… options du jeu : voir saloon games
  --seed N        le même nombre joue les mêmes donnes, quel que soit le nombre de fils
  --workers N     fils d’exécution (d’ordinaire un par cœur)
  --keep FICHIER  y garder ce qui est fait, et reprendre là où il s’arrête
  --report FICHIER  écrire aussi une page avec des graphiques
  --json          un objet JSON et rien d’autre`,
  'help.balance': `saloon balance <jeu> [options]

Beaucoup de parties entre robots égaux, une fois telles quelles et une fois pour chaque nombre de places, option et
scénario : qui gagne, par rôle, personnage et place, et combien de temps cela dure.

  --games N       pour chaque variante (400 d’ordinaire)
  --seats N       joueurs
  --bots B,…      par place (greedy d’ordinaire)
  --options K=V,… options du jeu
  --vary K,…      ce qui varie : seats, ou des options du jeu (toutes d’ordinaire)
  --seed N        le même nombre joue les mêmes parties
  --workers N     fils d’exécution
  --report FICHIER  écrire aussi une page avec des graphiques
  --json          un objet JSON et rien d’autre`,
  'help.train': `saloon train <jeu> [options]

Des robots jouent entre eux, et un petit modèle en apprend qui gagne depuis quelles positions. Dit ce qu’il vaut là où
il n’a pas appris, et combien de fois est arrivé ce qu’il annonçait.

  --games N       nombre de parties (2000 d’ordinaire)
  --seats N       joueurs ; chaque nombre a son modèle
  --bots B,…      qui joue (d’ordinaire greedy,greedy,greedy:easy)
  --options K=V,… options du jeu
  --seed N        le même nombre joue les mêmes parties (4242 d’ordinaire)
  --workers N     fils d’exécution
  --keep FICHIER  y garder ce qui est fait, et reprendre là où il s’arrête
  --into FICHIER  y écrire le modèle, à côté de ceux des autres nombres de joueurs
  --json          le modèle en JSON`,
  'help.tune': `saloon tune <jeu> --into FICHIER [options]

Règle les poids d’une politique : tous bougent un peu dans un sens et dans l’autre, les deux jouent les mêmes donnes, et
chacun fait un pas vers ce qui a gagné davantage. À la fin ils sont comparés aux anciens sur des donnes jamais vues.

  --into FICHIER  les poids, gardés après chaque pas : relancé, il reprend où il en était
  --steps N       en tout (60 d’ordinaire)
  --deals N       par pas (400 d’ordinaire)
  --seats N       joueurs
  --among B       qui occupe les autres places (greedy d’ordinaire)
  --options K=V,… options du jeu
  --seed N        un autre nombre essaie d’autres directions (1 d’ordinaire)
  --workers N     fils d’exécution
  --json          la comparaison en JSON`,
  'help.bench': `saloon bench [jeu] [--seconds N] [--json]

La vitesse des règles : joueurs au hasard, un seul fil, le meilleur de plusieurs essais courts.

  --seconds N     pour chaque jeu (6 d’habitude)
  --json          en JSON`,
  'help.serve': `saloon serve [options]

Fait tourner le serveur jusqu’à Ctrl-C : l’application pour navigateur, des tables par sockets et par HTTP, en un seul processus.
Chaque réglage est une option ou une variable d’environnement ; l’option l’emporte.`,
  'help.admin': `saloon admin invite | list | remove <joueur> [--data DOSSIER]

Qui peut s’occuper d’un serveur, qu’il tourne ou non.

  invite          affiche un code qui fait de celui qui l’entre un modérateur, une fois, dans la journée
  list            les identifiants de ceux qui sont venus avec un tel code
  remove          le retire

  --data DOSSIER  le dossier du serveur (d’habitude $SALOON_DATA, ou data)`,
  'help.backup': `saloon backup <fichier> [--data DOSSIER]

Copie toute la base de données dans un fichier, pendant qu’un serveur continue d’y écrire.

  --data DOSSIER  le dossier du serveur (d’habitude $SALOON_DATA, ou data)`,
  'help.restore': `saloon restore <fichier> --data DOSSIER [--force]

Vérifie une copie et la place dans un dossier, pour qu’un serveur y tourne. Arrêtez d’abord le serveur de ce dossier.

  --data DOSSIER  où la mettre ; créé s’il n’existe pas
  --force         remplace la base de données qui s’y trouve`,
  'help.migrate': `saloon migrate [--database URL]

Met à jour une base PostgreSQL. Les serveurs le font aussi au démarrage ; ceux de la version précédente peuvent continuer.

  --database URL  postgres://nom@machine/base (d’habitude $DATABASE_URL, plus sûr pour un mot de passe)`,
  'help.import': `saloon import <dossier> [--database URL]

Copie tout le dossier d’un serveur dans une base PostgreSQL encore vide : tout ou rien. Arrêtez d’abord le serveur.

  --database URL  postgres://nom@machine/base (d’habitude $DATABASE_URL, plus sûr pour un mot de passe)`,

  'why.as-it-says': '{sentence}',
  'why.our-mistake': 'Quelque chose ne va pas, et c’est notre faute : {problem}.',
  'why.unknown-command': 'Il n’y a pas de commande « {command} ». Commandes connues : {known}.',
  'why.unknown-language': 'Il n’y a pas de langue « {language} ». Langues connues : {known}.',
  'why.unknown-flag': 'Il n’y a pas d’option {flag} ici. Options connues : {known}.',
  'why.flag-needs-value': '{flag} demande une valeur.',
  'why.flag-without-value': '{flag} ne prend pas de valeur.',
  'why.flag-missing': 'Il manque {flag}.',
  'why.word-missing': 'Il manque {word}.',
  'why.word-too-many': '« {word} » est un mot de trop.',
  'why.not-a-number': '{flag} doit être un nombre entier, pas « {value} ».',
  'why.number-too-small': '{flag} doit être au moins {min}, pas {value}.',
  'why.number-too-large': '{flag} doit être au plus {max}, pas {value}.',
  'why.option-without-value': 'Les options s’écrivent nom=valeur, pas « {pair} ».',
  'why.unknown-bot': 'Il n’y a pas de robot « {bot} » pour ce jeu. Robots connus : {known}.',
  'why.unknown-manner': 'Il n’y a ni caractère ni niveau « {manner} ». Connus : {known}.',
  'why.bot-without-manner': 'Le robot « {bot} » n’a ni caractère ni niveau.',
  'why.level-not-here': 'Aucun robot ne joue à {game} au niveau « {level} ». Connus : {known}.',
  'why.games-not-built':
    'Ce programme est déjà construit, avec les jeux de la maison : {folders} ne s’ajoute que dans un clone de Saloon.',
  'why.arena-needs-two': 'Il faut au moins deux robots dans une arène.',
  'why.notebook-of-another':
    '{file} a été gardé pour autre chose. Nommez un autre fichier, ou redemandez la même chose.',
  'why.nothing-to-learn': 'Personne n’a dit de quoi {game} pourrait s’apprendre. Il y a {known}.',
  'why.nothing-learnt': 'Aucune partie dont on puisse apprendre n’est allée à son terme.',
  'why.nothing-to-tune': '{game} n’a pas de poids nommés. Il y a {known}.',
  'why.bots-too-many': '{count} robots, c’est trop pour {seats} places.',
  'why.names-too-many': '{count} noms, c’est trop pour {seats} places.',
  'why.name-wrong': '« {name} » n’est pas un nom : il faut de 1 à {longest} lettres.',
  'why.name-twice': 'Deux joueurs ne peuvent pas s’appeler {name}.',
  'why.file-missing': 'Le fichier {file} n’existe pas.',
  'why.file-is-folder': '{file} est un dossier.',
  'why.file-forbidden': 'Vous n’avez pas le droit de lire ou d’écrire {file}.',
  'why.file-failed': '{file} est inutilisable : {problem}.',
  'why.folder-missing': 'Le dossier {folder} n’existe pas.',
  'why.not-a-folder': '{file} n’est pas un dossier.',
  'why.no-database': 'Il n’y a pas de base de données de Saloon dans {folder}.',
  'why.database-there': 'Il y a déjà une base de données dans {folder} ; --force la remplace.',
  'why.database-open': 'La base de données de {folder} est ouverte ailleurs : arrêtez d’abord le serveur.',
  'why.database-newer': '{file} vient d’une version plus récente de Saloon.',
  'why.database-damaged': '{file} est abîmé.',
  'why.not-saloon': '{file} n’est pas une base de données de Saloon.',
  'why.unknown-deed': 'Il n’y a pas de « {deed} » ici. Connus : {known}.',
  'why.no-such-admin': '{player} n’est pas modérateur, ou est nommé dans SALOON_ADMINS.',
  'why.file-in-the-way': '{file} existe déjà et n’est pas une copie de sauvegarde : choisissez un autre nom.',
  'why.backup-itself': '{file} est la base de données elle-même : la copie doit porter un autre nom.',
  'why.not-postgres': 'L’adresse d’une base PostgreSQL commence par postgres://.',
  'why.database-not-empty': 'Cette base n’est pas vide : rien n’a été importé.',
  'why.shared-newer': 'Cette base a été écrite par un Saloon plus récent.',
  'why.shared-failed': 'Cette base ne peut pas servir : {problem}',
  'why.disk-full': 'Il n’y a plus de place dans {folder}.',
  'why.nothing-to-resume': 'Il n’y a pas de partie inachevée.',
  'why.game-open': 'Cette partie est ouverte dans une autre fenêtre (processus {process}) : {file}.',
  'why.log-from-elsewhere': 'Ce journal ne dit pas qui joue, on ne peut pas le reprendre : {file}. On peut le revoir.',
  'why.log-impossible': 'On ne peut pas rejouer ce journal : {problem}.',
  'why.no-seat': 'Il n’y a pas de place « {seat} » : elles vont de 0 à {last}, ou {names}.',

  'games.seats': 'de {min} à {max} joueurs',
  'games.usual': 'd’habitude {value}',
  'games.house': 'règle maison',
  'games.bots': 'Robots, avec leur caractère ; chacun aussi en :easy, :fair ou (si le jeu l’a) :hard',
  'games.level.easy': 'facile d’habitude',
  'games.level.fair': 'moyen d’habitude',
  'games.level.hard': 'difficile d’habitude',

  'serve.open': 'Saloon est ouvert à {url} (Ctrl-C le ferme)',
  'serve.unset': 'd’habitude absent',
  'admin.invited': `{code}
À entrer sous /admin dans la journée, comme le joueur qui sera modérateur. Il sert une fois.`,
  'admin.nobody': 'Personne n’a été invité jusqu’ici.',
  'admin.removed': '{player} n’est plus modérateur.',
  'backup.done': 'Copié dans {file} : {size} ko.',
  'restore.done': 'Restauré dans {folder}. Pour lancer : saloon serve --data {folder}',
  'migrate.done': 'La base est à jour : version {to}, avant {from}.',
  'migrate.nothing': 'La base était à jour : version {to}.',
  'import.done': 'Importé : {rows} lignes de parties, {documents} valeurs, {timers} alarmes.',

  'board.you': '(vous)',
  'yes-no.0': 'non',
  'yes-no.1': 'oui',

  'ask.enter': 'Entrée :',
  'ask.several': '(plusieurs numéros)',
  'ask.several-or-none': '(plusieurs numéros, ou Entrée pour aucun)',
  'ask.part': '{part} sur {parts}',
  'ask.which': 'Choisissez un numéro de 1 à {last}, ou dites aide.',
  'ask.no-such': 'Il n’y a pas de « {word} » à choisir.',
  'ask.twice': 'Chacun une seule fois.',
  'ask.how-many': 'Choisissez-en de {min} à {max}.',
  'ask.number-between': 'Un nombre de {from} à {to}.',
  'ask.too-much': 'C’est plus que ce qui était demandé.',

  'play.bot': '{name} est un bot : {plays}',
  'play.resume-offer': 'Il y a une partie inachevée. La reprendre ? [O/n] ',
  'play.pass': 'Le clavier à {name}. Entrée quand personne d’autre ne regarde. ',
  'play.taken-back': 'C’est repris.',
  'play.undo-anyway':
    'Dites « annuler quand même » si tout le monde ici est d’accord ; le hasard est alors tiré à nouveau.',
  'play.saved': 'Enregistré : {file}',
  'play.how-to-resume': 'Pour reprendre : saloon resume',
  'play.where': `Journal : {file}
Revoir : saloon replay <fichier>   Vérifier : saloon verify <fichier>`,
  'play.word.help': 'aide   ',
  'play.word.undo': 'annuler',
  'play.word.table': 'table  ',
  'play.word.log': 'journal',
  'play.word.rules': 'règles ',
  'play.word.quit': 'quitter',
  'play.help': 'ceci',
  'play.undo': 'reprendre le dernier coup',
  'play.table': 'montrer la table',
  'play.log': 'ce qui s’est passé ; journal tout : depuis le début',
  'play.rules': 'comment on joue',
  'play.quit': 'partir ; la partie est enregistrée',
  'play.type-ahead': 'On peut tout taper d’un coup : 1 2 4 prend le choix 1 avec 2 et 4.',
  'result.winners': '{count|Gagnant|Gagnants} : {winners}.',
  'result.nobody': 'Personne ne gagne.',
  'result.scores': 'Scores : {scores}.',

  'replay.row': 'ligne {row} sur {rows}',
  'replay.goes-on': 'La partie continue : elle a {rows} lignes.',
  'replay.no-secret': 'Le secret de cette partie n’est pas publié : voici ce qui a été dit, sans la table.',

  'verify.header': '{name}, version {version} des règles, {seats} places',
  'verify.commitment': 'le secret est celui qui avait été promis avant la partie',
  'verify.laid-out': 'la partie commence dans une position préparée à la main',
  'verify.chain': '{rows} {rows|ligne|lignes}, rien ne manque, rien n’est modifié',
  'verify.rules': 'chaque coup est permis et mène là où le journal le dit',
  'verify.chance': 'chaque jet et chaque mélange découle du secret',
  'scenario.fine': '{name} : on peut y jouer',
  'scenario.problems': '{count} {count|problème|problèmes}',
  'verify.unfinished': 'La partie n’est pas finie.',

  'simulate.title': '{name}, {seats} places, robots : {bots}, graine {seed}',
  'simulate.speed':
    '{games} parties en {seconds} s : {gamesPerSecond} parties et {decisionsPerSecond} décisions par seconde.',
  'simulate.interrupted': 'Interrompu après {games} parties sur {requested}.',
  'simulate.unfinished': '{unfinished} parties ont trop duré et ne sont pas comptées.',
  'simulate.nobody': '{nobody} parties n’ont pas de gagnant.',
  'simulate.interval': '{low} – {high}',
  'simulate.percent': '{value} %',
  'simulate.length': 'Décisions dans une partie',
  'simulate.lengths':
    'La moitié des parties en prend de {lower} à {upper} ; médiane {median}, moyenne {mean}, la plus courte {min}, la plus longue {max}.',
  'simulate.progress': '{done} sur {total}, encore {left} s',
  'simulate.report': 'Rapport : {file}',
  'arena.title': 'Arène : {name}, {seats} places, graine {seed}',
  'arena.played': '{deals} donnes, {games} parties, dont {unfinished} inachevées.',
  'arena.among': 'Un seul robot comparé à la fois ; toutes les autres places ont {bot}.',
  'arena.wins': 'victoires',
  'arena.interval': 'intervalle à 95 %',
  'arena.rating': 'classement',
  'arena.decisions': 'décisions',
  'arena.mean': 'moyenne, ms',
  'arena.p95': '95 sur 100 en',
  'arena.most': 'la plus longue',
  'arena.times': 'Temps de réflexion',
  'arena.cross': 'Ce que la ligne gagne de plus que la colonne, en points pour cent parties, sur les mêmes donnes',
  'arena.gains': 'Ce que chacun gagne à la place du dernier robot demandé, par rôle',
  'arena.all': 'tous rôles confondus',
  'balance.title': 'Laboratoire d’équilibre : {name}',
  'balance.usual': 'Tel que réglé, {seats} places',
  'balance.games': '{games} parties, dont {unfinished} inachevées.',
  'train.learnt': 'Appris de {rows} positions de {games} parties.',
  'train.loss':
    'Perte logarithmique {loss} sur {rows} positions jamais vues ; {prior} pour qui ne sait que combien chacun gagne.',
  'train.said': 'annoncé',
  'train.happened': 'arrivé',
  'train.count': 'fois',
  'tune.kept': '{steps} pas, poids dans {file}.',
  'trait.bot': 'Victoires par robot',
  'trait.team': 'Victoires par camp',
  'trait.role': 'Victoires par rôle',
  'trait.character': 'Victoires par personnage',
  'trait.style': 'Victoires par style',
  'trait.starter': 'Victoires selon l’ordre de jeu',
  'trait.seat': 'Victoires par place',
  'team.law': 'la loi',
  'team.outlaws': 'les Hors-la-loi',
  'team.renegade': 'le Renégat',
  'starter.first': 'joue en premier',
  'starter.later': 'joue plus tard',
  'report.intervals': 'Les moustaches montrent les intervalles de confiance à 95 %.',
  'report.endings': 'Comment les parties finissent',

  'bench.seats': 'places',
  'bench.decisions': 'décisions par seconde, options énumérées',
  'bench.games': 'parties par seconde',
  'bench.sampled': 'décisions par seconde, tirées au sort',
  'bench.checked': 'décisions par seconde, vérifiées',
  'bench.bytes': 'octets par décision',
  'bench.clone': 'copie, µs',
  'bench.view': 'vue, µs',
  'bench.imagine': 'imagination, µs',
  'bench.imagined': 'parties imaginées par seconde',
  'bench.greedy': 'parties par seconde, robots gloutons',
  'bench.nanoseconds': 'une décision, ns',
  'bench.flick': 'un tir dans une ville pleine, ms de processeur',
  'bench.flick-p95': '95 tirs sur 100 en moins de, ms de processeur',
  'bench.flick-first': 'le premier tir, ms de processeur',
  'bench.flicks': 'tirs par seconde',
  'bench.candidates': 'candidats d’un robot par seconde',
  'bench.loop': 'boucle de référence, ns',
  'bench.ratio': 'rapport boucle : jeu',
  'bench.reference':
    'Référence (cochon) : {loop} ns par décision à la main, {kernel} ns avec le noyau, dont {share} ns pour le noyau lui-même.',
}
