export const rulesEn = `# Wanted One

For 2 to 6 players. Be the first to hold the four Wanted tokens and the One token.

## In a minute

Round up outlaws of four gangs. Hold the Wanted token of each gang and the One token, and you win on the spot.

- On your turn take one card: a face-up outlaw of one of four towns, or a hidden card of the Saloon.
- Outlaws go on your stack of their gang. Only the top one can be lost or stolen.
- A **Sheriff** in the Saloon costs you an outlaw, a **Bounty Hunter** costs an opponent one, a **Swindler** brings you one of theirs.
- The round ends when a deck is empty or somebody has all four gangs. Most cards of a gang take its Wanted token; in a tie the leader of the gang decides. Most points take the One token.

Tokens are kept; the cards are shuffled for the next round.

## The decks

Four towns hold 12 Outlaws each, 3 of every gang: Wild Bunch, Daltons, Loners, James-Younger. Each gang has one leader: Butch Cassidy in Tombstone, Bob Dalton in Cripple Creek, Billy the Kid in Dodge City, Jesse James in Deadwood. The top card of each town lies face up. The Saloon has 12 cards, all face down: 4 Sheriffs, 4 Bounty Hunters, 4 Swindlers.

## Your turn

Draw one card. You cannot pass.

- From a town: take the face-up card and put it on your stack of its gang. The next card of the town is turned up.
- From the Saloon: the card takes effect at once and is discarded. If it finds no target, nothing happens.

Sheriff: discard one of your own uncovered Outlaws.
Bounty Hunter: discard an uncovered Outlaw of an opponent.
Swindler: take an uncovered Outlaw of an opponent and put it on your stack of that gang.

Only the top card of a stack is uncovered. Stacks are never rearranged. What is discarded returns in the next round.

## End of the round

The round ends at once when a deck is empty or when you have a card of each gang. The last Saloon card still takes effect.

## Scoring

1. Majorities, gang by gang: the player with the most cards of a gang wins its Wanted token. In a tie the owner of the leader wins, if they are among the tied players; otherwise nobody does. You keep your tokens, at most one per gang.
2. Points: 1 card of a gang is worth 2, then 3, 5, 8, 12, 17, 23, and 30 for 8 cards or more. Add up your four gangs. The highest total takes the One token, from its holder if need be. In a tie it stays where it is.

With four Wanted tokens and the One token you win on the spot, even before points are counted. Otherwise all cards are shuffled anew and the holder of the One token begins. While nobody holds it, the left neighbour of the last starter begins.

## Options

Quick game (2 to 4 players): one card of each gang leaves each town, never a leader, and one card of each kind leaves the Saloon.

Duel in the sun: two tied players without a leader turn over six tiles each, one of them a Bang, at the same pace. The first Bang wins; two at once, and nobody wins. Three tied players turn over one row of six in turn order: whoever finds the Bang wins. Four or more do not shoot. A tie for the One token is shot out too.

For a Fistful of Dollars: you have 2 tiles a round. Before you draw you may spend one: bury a face-up card under its deck, or look at the first hidden card of a deck, alone. The deck needs a hidden card.

The Cavalry: at the end of your turn you may place it on a town or move it to another. Nobody draws or spends dollars there.

Supremacy: each round one gang, drawn by chance, counts one card more for points, for everybody who has a card of it.
`
