// The bots' names and manners.

export const en = {
  'bot.random': 'Anything goes',
  'bot.greedy': 'By rules of thumb',
  'level.easy': 'Easy',
  'level.fair': 'Fair',
  'level.hard': 'Hard',
  'style.outlaw': 'Outlaw',
  'style.lawman': 'Lawman',
  'style.prospector': 'Prospector',
  'style.reveller': 'Reveller',
  'personality.greenhorn': 'Greenhorn Gus',
  'personality.greenhorn.manner': 'New in town. Makes every mistake once, some of them twice.',
  'personality.cautious': 'Deacon Pike',
  'personality.cautious.manner': 'Careful and patient. Heals early and never tempts fate.',
  'personality.hot-headed': 'Dynamite Dolores',
  'personality.hot-headed.manner': 'Shoots first and rolls again. Two sticks of dynamite don’t scare her.',
  'personality.by-the-book': 'Judge Abernathy',
  'personality.by-the-book.manner': 'Remembers who shot whom, and passes sentence.',
  'personality.sly': 'Quiet Quincy',
  'personality.sly.manner': 'Says little, shows less. Nobody knows whose side he is on.',
  'personality.balancing': 'Ma Laramie',
  'personality.balancing.manner': 'Keeps the peace by keeping everybody in check.',
  'personality.playful': 'Coyote',
  'personality.playful.manner': 'Forgets quickly and plays for the fun of it.',
  'personality.steely': 'Iron Nell',
  'personality.steely.manner': 'Thinks ahead and wastes no words.',
  'because.only': 'Nothing else was worth a thought.',
  'because.better':
    'In {playouts} games played out in imagined worlds this won {gain} of a hundred more than what came to mind first: {chance} in all.',
  'because.confirmed':
    'In {playouts} games played out in imagined worlds nothing else won clearly more: {chance} of a hundred.',
  'because.best': 'Of {count} things to do this looked best: worth {worth}, the next {next}.',
  'because.taken-for': 'Takes {seat:seat} for: {role:role}, {sure} % sure.',
  'because.known': '{seat:seat} is known: {role:role}.',
  'because.in-spite': 'Has nothing against {seat:seat}, but there was nothing better.',
  'because.nothing': 'Nothing that could still be done was worth it: the best came to {worth}.',
  'because.errand': 'Follows a plan as {style:style}.',
  'because.rule': 'A rule of thumb, without any reckoning.',
  'because.flicked':
    'Tried {playouts} times on imagined tables with a hand that shakes: of a hundred such flicks {good} come nearer to the best of them than to the worst.',
  'risk.worst': 'In the unluckiest fifth of these worlds it won only {chance} of a hundred.',
  'risk.flicked': 'The other {bad} of a hundred come nearer to the worst.',
  'risk.alike': 'However the hand shakes, it comes to the same.',
  'risk.unknown': 'Nothing was tried out for this one, so no risk is known.',
} as const

export type BotKey = keyof typeof en
