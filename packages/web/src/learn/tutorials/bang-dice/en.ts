export const en = {
  roll: 'Five dice, hidden roles, everybody shoots. Be among the last standing. It is your turn: roll.',
  keep: 'Roll what you don’t like again, twice at most. One Gatling does nothing: tap it, then roll it.',
  'keep.not': 'That is allowed too. Here keep the others, and roll only the Gatling again.',
  dynamite:
    'Dynamite is locked: three of them would end your rolling and cost a life. One roll is left: roll the beer again.',
  'dynamite.not': 'You may. For now, tap only the beer and roll it: see what a third roll brings.',
  'dynamite.did': 'An arrow! It lies before you at once, and stays there until the Indians come.',
  ambush: 'One arrow is left in the middle. Whoever takes it brings the Indians. Roll the Gatling again, and see.',
  'ambush.not': 'A careful answer. Here nothing is lost: roll the Gatling, and see what an ambush is.',
  'ambush.did': 'Ambush! Everybody lost one life for each arrow before them, and all arrows went back.',
  shots: 'A 1 hits a neighbour, a 2 somebody two places away. Aim the 1 at {seat:p1}, the 2 at the Sheriff, and fire.',
  'shots.not': 'You may aim there. But you are an Outlaw: the 2 should hit the Sheriff, who wears the star.',
  beer: 'A beer gives one life to anybody, never above the starting number. You are hurt: drink it yourself.',
  'beer.not': 'How kind! But you have lost more than they have: give it to yourself.',
  'beer.did': 'One life back. Shots come first, then beers, then the Gatling: always in that order.',
  gatling: 'Two Gatlings: a third hits everybody else and clears your arrows. Roll the beer again.',
  'gatling.not': 'Allowed. But you are so close: keep both Gatlings, and roll only the beer.',
  'gatling.did': 'Everybody else lost a life, and your two arrows are gone.',
  roles:
    'Only the Sheriff shows his role. Deputies guard him, Outlaws hunt him, the Renegade wants to be last. You are an Outlaw.',
  'last-shot':
    'The Sheriff has one life left. If he falls, the Outlaws win, even those who are out. Aim your 2 at him.',
  'last-shot.not': 'That would hit somebody else. The Sheriff is the one with the star.',
  'last-shot.did': 'The Sheriff is down: both Outlaws win. All roles lie open now.',
} as const
