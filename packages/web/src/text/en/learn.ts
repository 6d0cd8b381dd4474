// Words of the place where games are learned, of tutorials and of first tips.

export const learnEn = {
  'learn.title': 'Learn a game',
  'learn.lead': 'At a real table, one thing at a time. You do everything yourself, and nothing can go wrong.',
  'learn.steps': '{steps} steps, a few minutes',
  'learn.begin': 'Begin',
  'learn.begin.of': 'Begin: {game}',
  'learn.resume': 'Go on at step {n}',
  'learn.resume.of': 'Go on at step {n}: {game}',
  'learn.once-more': 'Once more',
  'learn.once-more.of': 'Once more: {game}',
  'learn.done': 'Learned',
  'learn.read': 'Read the rules',
  'learn.read.of': 'Read the rules: {game}',
  'learn.read.why': 'The rules in one minute, with pictures',
  'learn.play': 'Easy bots',
  'learn.play.of': 'Play easy bots: {game}',

  'lesson.leave': 'Leave the tutorial',
  'lesson.step': 'Step {n} of {of}',
  'lesson.back': 'Back',
  'lesson.skip': 'Skip',
  'lesson.note': 'What to do',
  'lesson.go-on': 'Go on',
  'lesson.again': 'Try again',
  'lesson.end': 'You know enough. Play a real game now.',
  'lesson.play': 'Play easy bots',
  'lesson.others': 'Other tutorials',

  'first.offer': 'New to {game}? Learn it at a real table first.',
  'first.yes': 'Show me',
  'first.no': 'No, thanks',

  'tip.name': 'First time',
  'tip.got-it': 'Got it',
} as const
