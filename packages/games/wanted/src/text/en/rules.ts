export const rulesEn = `# WANTED!

4 to 7 players. A secret role, a character that bends a rule, and a hand of cards each.

## In a minute

The Sheriff is known. Everybody else hides a role: Outlaws want him dead, Deputies protect him, the Renegade wants to be the last one alive, with the Sheriff falling just before.

- On your turn draw 2 cards, play as many as you like, then keep no more than you have life points.
- A **BANG!** is a shot, one a turn, at somebody your weapon reaches. A **Missed!** dodges it. A **Beer** heals.
- Blue cards stay in front of you: better weapons, a Mustang that keeps others away, a Barrel that may stop a bullet.
- Distance counts seats, the short way round. Without a weapon you reach your neighbours only.

Whoever brings down an Outlaw draws 3 cards; a Sheriff who brings down a Deputy loses all of his.

## Aim

- **Sheriff**: eliminate all Outlaws and the Renegade.
- **Deputy**: protect the Sheriff. You win with him, even if you are out.
- **Outlaw**: eliminate the Sheriff. All Outlaws win together, even those who are out.
- **Renegade**: be the last one alive. First the others must fall, then the Sheriff.

When the Sheriff falls the Renegade wins if nobody else is alive; otherwise the Outlaws win. Who has won is looked at when a card is resolved, never in its middle.

4 players are 1 Sheriff, 2 Outlaws and 1 Renegade. The fifth is a Deputy, the sixth an Outlaw, the seventh a Deputy. Only the Sheriff’s role is open; he has 1 life point more than his character says, and begins. Everybody starts with as many cards as life points.

## A turn

1. **Dynamite and Jail**, if they lie in front of you: flip a card for each, Dynamite first.
2. **Draw** 2 cards.
3. **Play** as many cards as you like, one after the other; but only 1 BANG!.
4. **Discard** what your hand holds beyond your life points.

When the deck runs out, the discard pile is shuffled at once into a new one.

## Distance and range

A neighbour is at distance 1, the next place at 2 and so on, the short way round; players who are out do not count. A Mustang adds 1 to how far others see you, a Scope takes 1 off how far you see others. A BANG! reaches as far as your weapon; without one you have a Colt 45, range 1.

## Flipping a card

Some cards make you turn up the top card of the deck and discard it. Barrel and Jail want a heart; Dynamite explodes on 2 to 9 of spades.

## Brown cards, discarded after their effect

- **BANG!**: a shot at a player within range. **Missed!** cancels it, so does a heart for a Barrel. Otherwise: 1 life point.
- **Beer**: 1 life point, in your turn or when your last one is lost. Nothing while only 2 players are left.
- **Saloon**: 1 life point for everybody.
- **Stagecoach**: draw 2 cards. **Wells Fargo**: draw 3.
- **Panic!**: take a card of a player at distance 1. **Cat Balou**: discard a card of any player. From the hand it is a random card, from the table your choice.
- **Gatling**: a shot at every other player.
- **Indians!**: every other player discards a BANG! or loses 1 life point.
- **Duel**: with any player; beginning with them you discard a BANG! each in turn; who does not loses 1 life point.
- **General Store**: a card for each player is turned up; everybody takes one, you first.

## Blue cards, laid in front of you

Never two of the same name, and only one weapon.

- **Barrel**, **Mustang**, **Scope**: see above.
- **Jail**: in front of anybody but the Sheriff. Without a heart they skip the turn, but still discard; the Jail is discarded in any case.
- **Dynamite**: from your next turn on. It costs 3 life points, or passes to the left.
- **Volcanic** (range 1, any number of BANG!), **Schofield** (2), **Remington** (3), **Rev. Carabine** (4), **Winchester** (5).

## Out of the game

Without life points, and without a Beer for each one missing, you are out: you show your role, and your cards are discarded. Whoever eliminates an Outlaw draws 3 cards. A Sheriff who eliminates a Deputy discards all cards. Dynamite, and a Duel lost by its challenger, are nobody’s doing.

## Series

In a series of games survivors may keep their character, and the Sheriff’s role may pass to the left. The simplified deck leaves out Duel, Dynamite, Indians!, General Store, Jail and Volcanic.

## The characters

- **Bart Cassidy** (4): draws 1 card for each life point lost.
- **Black Jack** (4): shows the second card of his draw; if red he draws 1 more.
- **Calamity Janet** (4): BANG! and Missed! are the same to her.
- **El Gringo** (3): takes a random hand card from whoever costs him a life point.
- **Jesse Jones** (4): may draw his first card from another hand.
- **Jourdonnais** (4): always has a Barrel.
- **Kit Carlson** (4): looks at 3 cards in his draw and keeps 2.
- **Lucky Duke** (4): flips 2 cards and chooses.
- **Paul Regret** (3): is seen at a distance 1 greater.
- **Pedro Ramirez** (4): may draw his first card from the discard pile.
- **Rose Doolan** (4): sees others at a distance 1 smaller.
- **Sid Ketchum** (4): at any time, 2 cards for 1 life point.
- **Slab the Killer** (4): his BANG! takes 2 misses to cancel.
- **Suzy Lafayette** (4): draws 1 card when her hand is empty.
- **Vulture Sam** (4): takes the cards of whoever is eliminated.
- **Willy the Kid** (4): any number of BANG! in his turn.
`
