// What the command itself has to say. Games bring their own words.

export const en = {
  help: `Saloon: western tabletop games in the terminal.

  saloon games              what there is to play
  saloon rules <game>       how it is played
  saloon play <game>        play against bots, or around one keyboard
  saloon resume [file]      go on with a game that was left
  saloon replay <file>      look at a game again, at any moment, through anybody’s eyes
  saloon verify <file>      check that a game was played by the rules, dice included
  saloon scenario <what>    look at a town of your own before you play it
  saloon simulate <game>    let bots play many games and count
  saloon arena <game>       bots against each other on equal deals
  saloon balance <game>     who wins among equals, by role, seat and option
  saloon train <game>       learn from games what positions are worth
  saloon tune <game>        tune the weights of a policy by self-play
  saloon bench [game]       how fast the rules are on this machine
  saloon serve              run the server, for browsers and bots
  saloon admin <what>       who may look after a server
  saloon backup <file>      copy all that a server keeps, while it runs
  saloon restore <file>     put such a copy where a server finds it
  saloon migrate            bring a PostgreSQL database up to date
  saloon import <folder>    copy all of a server’s folder into PostgreSQL

Everywhere: --lang en|fr, --help. In a clone of Saloon --with FOLDER,… adds games (usually $SALOON_GAMES).
Exit codes: 0 fine, 1 a check failed, 2 wrong usage.`,
  'help.games': `saloon games [--json]

What there is to play: names, seats, options.

  --json          as JSON`,
  'help.rules': `saloon rules <game>

How it is played, in short.`,
  'help.play': `saloon play <game> [flags]

Plays in the terminal. Without flags it offers to go on with the last unfinished game.
Everything is saved as you play; quit whenever you like.

  --seats N       players in all
  --people N      how many of them are people (usually 1); they take the first seats
  --bots B,…      who takes the others: greedy (usual, where a game has it) or random; greedy with a manner and
                  a level, such as greedy:sly or greedy:hot-headed:hard (see saloon games)
  --names A,B,…   names, from the first seat on
  --options K=V,… options of the game: see saloon games
  --seed N        the same number deals the same game
  --new           a new game, whatever is unfinished

At every question: help, undo, table, log, rules, quit.
Games are kept in $SALOON_HOME/games, or in ~/.saloon/games.`,
  'help.resume': `saloon resume [file]

Goes on with a game that was left: the one in the file, or the last unfinished one.`,
  'help.replay': `saloon replay <file> [--at N] [--seat S]

Shows the log and the table.

  --at N          as it was after row N (0: just dealt)
  --seat S        through the eyes of this seat: a number, from 0 as in the log, or a name`,
  'help.verify': `saloon verify <file> [--secret S]

Plays the log again and checks every row: fingerprints, rules, dice. Exit code 1 if something doesn’t hold.

  --secret S      the published secret, if it isn’t in the file`,
  'help.scenario': `saloon scenario check <file> [--json]
saloon scenario show <id>

Says what is wrong with a scenario of Flick ’em Up! or Pitch in the West that you made, and where; the file says which game it is for. Exit code 1 if
something is. It is played with --options scenario=own,town=<file>. show prints one of the house to begin with: s01 … s10, or bank-robbery,
free-the-prisoner, stagecoach-attack, train-hold-up, main-street-showdown, protect-the-townsfolk.

  --json          the problems as JSON`,
  'help.simulate': `saloon simulate <game> [flags]

Lets bots play many games and counts who wins, with 95 % confidence intervals. Ctrl-C keeps what was played.

  --games N       how many (usually 1000)
  --seats N       players
  --bots B,…      by seat, starting again from the first: random (usual) or greedy, also with
                  a manner and a level, such as greedy:sly:easy (see saloon games)
  --options K=V,… options of the game: see saloon games
  --seed N        the same number plays the same games, with any number of workers
  --workers N     threads (usually one for each core)
  --report FILE   also write a page with charts
  --json          one JSON object and nothing else`,
  'help.arena': `saloon arena <game> [flags]

Bots against each other on equal deals: in each deal every bot sits once in each seat, and so in each role.
Ratings, a table of everybody against everybody, decision times, all with 95 % confidence intervals.

  --deals N       how many deals (usually 200); each is several games
  --seats N       players
  --bots B,…      who is compared (usually greedy:hard,greedy:fair,greedy:easy,random); in WANTED! and BANG! The
                  Dice Game also reference, which only notices who has aimed at the Sheriff
  --among B       one of them in one seat of each role, this bot in all the others
  --options K=V,… options of the game: see saloon games
  --seed N        the same number plays the same deals, with any number of workers
  --workers N     threads (usually one for each core)
  --keep FILE     keep what is done there, and go on where it ends
  --report FILE   also write a page with charts
  --json          one JSON object and nothing else`,
  'help.balance': `saloon balance <game> [flags]

Many games among equal bots, once as the game is and once for each number of seats, option and scenario: who wins, by
role, character and seat, and how long it takes.

  --games N       for each variant (usually 400)
  --seats N       players
  --bots B,…      by seat (usually greedy)
  --options K=V,… options of the game
  --vary K,…      what is varied: seats, or options of the game (usually all of them)
  --seed N        the same number plays the same games
  --workers N     threads
  --report FILE   also write a page with charts
  --json          one JSON object and nothing else`,
  'help.train': `saloon train <game> [flags]

Bots play among themselves, and a small model learns from it who wins from which positions. Says how good it is where
it hadn’t learnt, and how often it happened what it said.

  --games N       how many (usually 2000)
  --seats N       players; each number has a model of its own
  --bots B,…      who plays (usually greedy,greedy,greedy:easy)
  --options K=V,… options of the game
  --seed N        the same number plays the same games (usually 4242)
  --workers N     threads
  --keep FILE     keep what is done there, and go on where it ends
  --into FILE     write the model there, beside those for other numbers of players
  --json          the model as JSON`,
  'help.tune': `saloon tune <game> --into FILE [flags]

Tunes the weights of a policy: all are moved a little this way and that, both play the same deals, and each goes a step
towards what won more. In the end they are compared with the old ones on deals they were never tuned on.

  --into FILE     the weights, kept after each step: started again it goes on where it was
  --steps N       in all (usually 60)
  --deals N       of each step (usually 400)
  --seats N       players
  --among B       who has the other seats (usually greedy)
  --options K=V,… options of the game
  --seed N        another number tries other directions (usually 1)
  --workers N     threads
  --json          the comparison as JSON`,
  'help.bench': `saloon bench [game] [--seconds N] [--json]

How fast the rules are: random players, one thread, the best of several short runs.

  --seconds N     for each game (usually 6)
  --json          as JSON`,
  'help.serve': `saloon serve [flags]

Runs the server until Ctrl-C: the app for browsers, tables over sockets and HTTP, in one process.
Each setting is a flag or a variable of the environment; the flag counts first.`,
  'help.admin': `saloon admin invite | list | remove <player> [--data FOLDER]

Who may look after a server, while it runs or not.

  invite          prints a code that makes whoever enters it a moderator, once, within a day
  list            the ids of those who came with such a code
  remove          takes it back

  --data FOLDER   the folder of the server (usually $SALOON_DATA, or data)`,
  'help.backup': `saloon backup <file> [--data FOLDER]

Copies the whole database into one file, while a server goes on writing to it.

  --data FOLDER   the folder of the server (usually $SALOON_DATA, or data)`,
  'help.restore': `saloon restore <file> --data FOLDER [--force]

Checks a backup and puts it into a folder, for a server to run on. Stop the server of that folder first.

  --data FOLDER   where to; made if it isn’t there
  --force         replaces the database that is there`,
  'help.migrate': `saloon migrate [--database URL]

Brings a PostgreSQL database up to date. Servers do it when they start, too; those of the version before may go on meanwhile.

  --database URL  postgres://user@host/name (usually $DATABASE_URL, where a password is safer)`,
  'help.import': `saloon import <folder> [--database URL]

Copies everything of a server’s folder into a PostgreSQL database that has nothing yet: all of it or nothing. Stop the server first.

  --database URL  postgres://user@host/name (usually $DATABASE_URL, where a password is safer)`,

  'why.as-it-says': '{sentence}',
  'why.our-mistake': 'Something went wrong, and it is our mistake: {problem}.',
  'why.unknown-command': 'There is no command “{command}”. Known: {known}.',
  'why.unknown-language': 'There is no language “{language}”. Known: {known}.',
  'why.unknown-flag': 'There is no flag {flag} here. Known: {known}.',
  'why.flag-needs-value': '{flag} needs a value.',
  'why.flag-without-value': '{flag} takes no value.',
  'why.flag-missing': '{flag} is missing.',
  'why.word-missing': '{word} is missing.',
  'why.word-too-many': '“{word}” is one word too many.',
  'why.not-a-number': '{flag} must be a whole number, not “{value}”.',
  'why.number-too-small': '{flag} must be at least {min}, not {value}.',
  'why.number-too-large': '{flag} must be at most {max}, not {value}.',
  'why.option-without-value': 'Options are written name=value, not “{pair}”.',
  'why.unknown-bot': 'There is no bot “{bot}” for this game. Known: {known}.',
  'why.unknown-manner': 'There is neither a manner nor a level “{manner}”. Known: {known}.',
  'why.bot-without-manner': 'The bot “{bot}” has neither manner nor level.',
  'why.level-not-here': 'No bot plays {game} at level “{level}”. Known: {known}.',
  'why.games-not-built':
    'This program comes built, with the games of the house: {folders} can only be added in a clone of Saloon.',
  'why.arena-needs-two': 'An arena needs two bots at least.',
  'why.notebook-of-another': '{file} was kept for something else. Name another file, or ask for the same again.',
  'why.nothing-to-learn': 'Nobody has said what {game} could be learnt from. There is {known}.',
  'why.nothing-learnt': 'No game came to an end that could be learnt from.',
  'why.nothing-to-tune': '{game} has no weights with names. There is {known}.',
  'why.bots-too-many': '{count} bots are too many for {seats} seats.',
  'why.names-too-many': '{count} names are too many for {seats} seats.',
  'why.name-wrong': '“{name}” is not a name: 1 to {longest} letters, please.',
  'why.name-twice': 'Two players cannot both be called {name}.',
  'why.file-missing': 'There is no file {file}.',
  'why.file-is-folder': '{file} is a folder.',
  'why.file-forbidden': 'You may not read or write {file}.',
  'why.file-failed': '{file} cannot be used: {problem}.',
  'why.folder-missing': 'There is no folder {folder}.',
  'why.not-a-folder': '{file} is no folder.',
  'why.no-database': 'There is no database of Saloon in {folder}.',
  'why.database-there': 'There is a database in {folder} already; --force replaces it.',
  'why.database-open': 'Somebody has the database in {folder} open: stop the server first.',
  'why.database-newer': '{file} was written by a newer Saloon.',
  'why.database-damaged': '{file} is damaged.',
  'why.not-saloon': '{file} is no database of Saloon.',
  'why.unknown-deed': 'There is no “{deed}” here. Known: {known}.',
  'why.no-such-admin': '{player} is no moderator, or one named in SALOON_ADMINS.',
  'why.file-in-the-way': '{file} is there already, and it is no backup: choose another name.',
  'why.backup-itself': '{file} is the database itself: a backup needs another name.',
  'why.not-postgres': 'The address of a PostgreSQL database begins with postgres://.',
  'why.database-not-empty': 'That database isn’t empty: nothing was imported.',
  'why.shared-newer': 'That database was written by a newer Saloon.',
  'why.shared-failed': 'That database can’t be used: {problem}',
  'why.disk-full': 'There is no room left in {folder}.',
  'why.nothing-to-resume': 'There is no unfinished game.',
  'why.game-open': 'This game is open in another window (process {process}): {file}.',
  'why.log-from-elsewhere': 'This log doesn’t say who plays, so it cannot be resumed: {file}. It can be replayed.',
  'why.log-impossible': 'This log cannot be played again: {problem}.',
  'why.no-seat': 'There is no seat “{seat}”: they are 0 to {last}, or {names}.',

  'games.seats': '{min} to {max} players',
  'games.usual': 'usually {value}',
  'games.house': 'house rule',
  'games.bots': 'Bots, with their manner; any of them also :easy, :fair or (where a game has it) :hard',
  'games.level.easy': 'usually easy',
  'games.level.fair': 'usually fair',
  'games.level.hard': 'usually hard',

  'serve.open': 'Saloon is open at {url} (Ctrl-C closes it)',
  'serve.unset': 'usually not set',
  'admin.invited': `{code}
Enter it at /admin within a day, as the player who is to be a moderator. It works once.`,
  'admin.nobody': 'Nobody was invited so far.',
  'admin.removed': '{player} is no moderator any more.',
  'backup.done': 'Copied to {file}: {size} kB.',
  'restore.done': 'Restored into {folder}. Run it: saloon serve --data {folder}',
  'migrate.done': 'The database is up to date: version {to}, before {from}.',
  'migrate.nothing': 'The database was up to date: version {to}.',
  'import.done': 'Imported: {rows} rows of games, {documents} values, {timers} alarms.',

  'board.you': '(you)',
  'yes-no.0': 'no',
  'yes-no.1': 'yes',

  'ask.enter': 'Enter:',
  'ask.several': '(several numbers)',
  'ask.several-or-none': '(several numbers, or Enter for none)',
  'ask.part': '{part} of {parts}',
  'ask.which': 'Choose a number from 1 to {last}, or say help.',
  'ask.no-such': 'There is no “{word}” to choose.',
  'ask.twice': 'Each only once.',
  'ask.how-many': 'Choose {min} to {max}.',
  'ask.number-between': 'A number from {from} to {to}.',
  'ask.too-much': 'That is more than was asked.',

  'play.bot': '{name} is a bot: {plays}',
  'play.resume-offer': 'There is an unfinished game. Go on with it? [Y/n] ',
  'play.pass': 'The keyboard to {name}. Enter when nobody else looks. ',
  'play.taken-back': 'Taken back.',
  'play.undo-anyway': 'Say “undo anyway” if everybody here agrees; chance is then drawn anew.',
  'play.saved': 'Saved: {file}',
  'play.how-to-resume': 'Go on with: saloon resume',
  'play.where': `Log: {file}
Look at it again: saloon replay <file>   Check it: saloon verify <file>`,
  'play.word.help': 'help ',
  'play.word.undo': 'undo ',
  'play.word.table': 'table',
  'play.word.log': 'log  ',
  'play.word.rules': 'rules',
  'play.word.quit': 'quit ',
  'play.help': 'this',
  'play.undo': 'take the last move back',
  'play.table': 'show the table again',
  'play.log': 'what happened lately; log all: everything',
  'play.rules': 'how the game is played',
  'play.quit': 'leave; the game is saved',
  'play.type-ahead': 'Answers can be typed ahead: 1 2 4 takes option 1 with 2 and 4.',
  'result.winners': '{count|Winner|Winners}: {winners}.',
  'result.nobody': 'Nobody wins.',
  'result.scores': 'Scores: {scores}.',

  'replay.row': 'row {row} of {rows}',
  'replay.goes-on': 'The game goes on: it has {rows} rows.',
  'replay.no-secret': 'The secret of this game has not been published: this is what was told, without the table.',

  'verify.header': '{name}, version {version} of the rules, {seats} seats',
  'verify.commitment': 'the secret is the one promised before the game',
  'verify.laid-out': 'the game began in a position laid out by hand',
  'verify.chain': '{rows} {rows|row|rows}, none missing or changed',
  'verify.rules': 'every move is allowed and leads where the log says',
  'verify.chance': 'every roll and shuffle follows from the secret',
  'scenario.fine': '{name}: this town can be played',
  'scenario.problems': '{count} {count|problem|problems}',
  'verify.unfinished': 'The game is not finished.',

  'simulate.title': '{name}, {seats} seats, bots: {bots}, seed {seed}',
  'simulate.speed': '{games} games in {seconds} s: {gamesPerSecond} games and {decisionsPerSecond} decisions a second.',
  'simulate.interrupted': 'Interrupted after {games} of {requested} games.',
  'simulate.unfinished': '{unfinished} games took too long and are not counted.',
  'simulate.nobody': '{nobody} games had no winner.',
  'simulate.interval': '{low} – {high}',
  'simulate.percent': '{value} %',
  'simulate.length': 'Decisions in a game',
  'simulate.lengths':
    'Half of the games take {lower} to {upper}; median {median}, mean {mean}, shortest {min}, longest {max}.',
  'simulate.progress': '{done} of {total}, {left} s left',
  'simulate.report': 'Report: {file}',
  'arena.title': 'Arena: {name}, {seats} seats, seed {seed}',
  'arena.played': '{deals} deals, {games} games, {unfinished} of them unfinished.',
  'arena.among': 'One bot that is compared at a time; all other seats have {bot}.',
  'arena.wins': 'wins',
  'arena.interval': '95 % interval',
  'arena.rating': 'rating',
  'arena.decisions': 'decisions',
  'arena.mean': 'mean, ms',
  'arena.p95': '95 of 100 within',
  'arena.most': 'longest',
  'arena.times': 'How long they think',
  'arena.cross': 'How much more the row wins than the column, in points of a hundred games, on the same deals',
  'arena.gains': 'What each gains in place of the last bot asked for, by role',
  'arena.all': 'all roles alike',
  'balance.title': 'Balance lab: {name}',
  'balance.usual': 'As set up, {seats} seats',
  'balance.games': '{games} games, {unfinished} of them unfinished.',
  'train.learnt': 'Learnt from {rows} positions of {games} games.',
  'train.loss':
    'Log-loss {loss} on {rows} positions it hadn’t seen; {prior} for whoever only knows how often each wins.',
  'train.said': 'said',
  'train.happened': 'happened',
  'train.count': 'times',
  'tune.kept': '{steps} steps, weights in {file}.',
  'trait.bot': 'Wins by bot',
  'trait.team': 'Wins by side',
  'trait.role': 'Wins by role',
  'trait.character': 'Wins by character',
  'trait.style': 'Wins by style',
  'trait.starter': 'Wins by turn order',
  'trait.seat': 'Wins by seat',
  'team.law': 'the law',
  'team.outlaws': 'the Outlaws',
  'team.renegade': 'the Renegade',
  'starter.first': 'plays first',
  'starter.later': 'plays later',
  'report.intervals': 'Whiskers show 95 % confidence intervals.',
  'report.endings': 'How games end',

  'bench.seats': 'seats',
  'bench.decisions': 'decisions a second, options listed',
  'bench.games': 'games a second',
  'bench.sampled': 'decisions a second, sampled',
  'bench.checked': 'decisions a second, checked',
  'bench.bytes': 'bytes a decision',
  'bench.clone': 'clone, µs',
  'bench.view': 'view, µs',
  'bench.imagine': 'imagine, µs',
  'bench.imagined': 'imagined playouts a second',
  'bench.greedy': 'games a second, greedy bots',
  'bench.nanoseconds': 'a decision, ns',
  'bench.flick': 'a flick in a full town, ms of CPU',
  'bench.flick-p95': '95 of 100 flicks within, ms of CPU',
  'bench.flick-first': 'the first flick, ms of CPU',
  'bench.flicks': 'flicks a second',
  'bench.candidates': 'candidates of a bot a second',
  'bench.loop': 'reference loop, ns',
  'bench.ratio': 'ratio loop : game',
  'bench.reference':
    'Reference (pig): {loop} ns a decision by hand, {kernel} ns on the kernel, whose share is {share} ns.',
} as const

export type CliKey = keyof typeof en
