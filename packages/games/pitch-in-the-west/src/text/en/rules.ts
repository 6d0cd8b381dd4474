export const rulesEn = `# Pitch in the West

For 2 to 10 players in two teams, the outlaws and the law. Each player is one cowboy; with two or three players each runs several. Everything is settled by a pitch: a puck to move, cylinders to shoot.

## In a minute

Outlaws against the law on a wooden table, one cowboy each. The scenario says who wins; a flick of the finger settles all the rest.

- Figures play in the order of their numbers, **two actions** each: move, use what is in their hands, or take something.
- **Move**: pitch a puck from where the figure stands. It may push anything out of its way.
- **Hands**: pitch a colt to topple an opponent for 1 life point, or dynamite at a building to hurt everybody hostile inside.
- **Take**: objects lie in buildings, on the dead, and with team-mates. A figure carries two at most.
- A **duel cube** calls an opponent to a duel by the strokes of the town clock: on the last one both pitch, and too early costs dearly.

A figure has 5 life points; whoever falls over without being shot just stands up again.

## Set-up

Agree on a scenario and on how many outlaws and law figures there are. Figures are drawn from a bag. Outlaws have the odd numbers, the law the even ones. Every figure has 5 life points (never more than 8) and a colt. Every building base holds a colt, a dynamite, a duel cube and two life cubes.

## A turn

Figures play in the order of their numbers, two actions each, the same twice if you like.

- **Move.** The puck takes the place of the figure; where it stops the figure is put back. You may touch and push anything. Whoever falls stands up unharmed. If the puck leaves the table, everything goes back. After a move you turn the figure and lay its objects round it.
- **Hands.** Pitch one or both cylinders you carry, from where they lie. A colt that topples an opponent costs it 1 life point; the colt comes back to you. Dynamite that touches a building or vehicle costs every opponent inside 1 life point; it also frees a team-mate from prison, for 1 life point. Dynamite is spent.
- **Take.** One thing: from the base you are on, from a dead figure or a loose object your puck touched in this turn, or in exchange with a team-mate it touched, who must agree.

A figure carries at most two objects. Taking a third, you leave one behind. Life cubes give 1 life point at once. Gold counts when an outlaw ends a move in the camp with it.

## Buildings and vehicles

Nobody enters a building in the first round; vehicles are open. A puck that gets into a door zone puts its figure inside. A base holds two figures of one team. Inside, colts can’t reach you; you may take, move out, or pitch out of the door.

## Townsfolk

A cylinder that topples one kills it. A puck only pushes it.

## Death

At 0 life points a figure lies where it was, with its objects round it.

## Duels

A duel cube starts a duel with an opponent of your choice. You say a number from 3 to 12; the town clock strikes so often. On the last stroke both pitch, six cylinders each. Who falls first loses 2 life points and the next turn. If you pitch too early and win, the other loses only 1; if you lose, you lose 3. In the hard duel each cylinder is set down before it is pitched. In the steady duel the two pitch in turn, the attacker first.
`
