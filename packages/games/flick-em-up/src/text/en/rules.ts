export const rulesEn = `# Flick ’em Up!

Two clans of five wooden cowboys, the law and the outlaws, meet in a town. Each of the ten scenarios says what either clan is after.

## In a minute

Two clans of five wooden cowboys meet in a town. Everything is settled by a flick of the finger, and the scenario says what each clan is after.

- Clans alternate, one cowboy at a time. He has **two actions**: move, shoot, or handle a marker.
- **Move**: a disc takes his place and is flicked. He stands where it stops, if it touched nothing. Otherwise he stays and the action is lost.
- **Shoot**: flick a bullet from beside him. Only the first thing it touches counts, and an enemy must fall to be hit. One who stays up was only grazed.
- Through the door of a building he gets inside; there he finds markers, and enemies fight duels.
- A round is an hour. When every hat has been turned the clock moves on; at 12 the game is over.

The harder the flick, the less exact it is.

## Rounds
A round is one hour. Even hours are red, odd hours blue. A cowboy can be played while its hat shows the colour of the hour; at the end of its turn the hat is turned. When no hat is left the hand moves on; at 12 the game is over. The cowboy who holds the Initiative opens each round, then the clans alternate. Players of a clan take turns and may play any cowboy of the clan. Hats of the dead stay in play: such a turn is only turning the hat.

## A turn
Up to two actions, in any order: move, shoot, take or drop a marker. Whoever lies down stands up first, free of charge.

## Moving
The cowboy is replaced by a disc, which is flicked. If it stops on the table without having touched anything the cowboy stands there, facing as its player likes. Otherwise everything is put back and the action is lost. A disc that passes the door line of an open building from the front has entered: the cowboy stands on either base. To leave, the disc starts behind the building and must get wholly through the door; there it may touch the bases.

## Shooting
The bullet starts on the cowboy’s left or right, or behind its building. The first thing it touches counts: a standing figure that falls is hit, loses 1 life point and lies down until it is played. One that stays up was only grazed. Everybody else who fell stands up again, and what was moved stays moved. With two colts or more a cowboy fires two bullets, one from each side. A winchester fires one, with a steadier hand. Without life points a cowboy is dead: its markers go to the Undertaker, its Initiative to whoever did it.

## Dynamite
Thrown once. Where it stops it removes objects and takes 1 life point from every standing cowboy within a movement disc, and from everybody inside a building it reaches.

## Markers
Inside a building one action takes, drops or swaps one marker. Two are the limit, life points not counted. A face-down marker is drawn at random; the action is spent even if it goes back.

## Duels
When both clans are in a building they duel at once on a lane of their own. The newcomer shoots first; after a miss the other side steps forward and shoots. Whoever is hit loses 1 life point and is pitched out of the door by the winner.

## Special powers
If the table agrees, cowboys use the power of their tile. Ricochet: bullets may bounce off objects and bases first. Replay: once a turn a move is put back and pitched again.

## Hand wobble
After you commit to a flick a small error may be added, the same for everybody: off, light or normal. A hard flick shakes more: with a colt twice as much at full force as at half. Flick no harder than it takes.
`
