export const en = {
  take: 'Four gangs hide in four towns. Collect more of a gang than anybody else. Take the Outlaw of Tombstone.',
  'take.not': 'Any deck is allowed. Let us begin with the Outlaw of Tombstone, the Sundance Kid.',
  points:
    'A gang makes a column: one card counts 2 points, then 3, 5, 8, 12… Add the one of the same gang in Deadwood.',
  'points.not': 'Allowed. But the Wild Bunch is your column: take Will Carver, in Deadwood.',
  majority:
    'Most cards of a gang win its Wanted token. In a tie, the leader’s owner wins. Take Butch Cassidy, the leader.',
  'majority.not': 'You may. But a leader decides ties: Butch Cassidy lies in Tombstone.',
  saloon:
    'The Saloon is a gamble: a Sheriff costs you an Outlaw, a Bounty Hunter or a Swindler costs somebody else one. Draw.',
  'saloon.not': 'Allowed. But see once what happens in the Saloon.',
  swindler: 'A Swindler: take the top Outlaw of any opponent’s column. Take the Loner of {seat:p1}.',
  'swindler.not': 'That one could be taken, too. Here take the Loner, the yellow star, of {seat:p1}.',
  'swindler.did': 'He stands in your own columns now. Leaders can be stolen as well, while they lie on top.',
  round: 'A round ends when a deck is empty, or somebody has all four gangs. You have three: take Jesse James.',
  'round.not': 'Allowed: you would go on collecting. Here end the round: take Jesse James, in Deadwood.',
  'round.did': 'Each gang’s majority won a Wanted token. The most points took the One token.',
  victory: 'Who has all four Wanted tokens and the One wins the game. Two are missing: end the round with Jesse James.',
  'victory.not': 'Allowed. But the victory lies in Deadwood: take Jesse James.',
  'victory.did': 'Four Wanted tokens and the One: you are public enemy number one, and the game is won.',
} as const
