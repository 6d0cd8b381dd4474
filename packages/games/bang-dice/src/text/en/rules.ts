export const rulesEn = `# BANG! The Dice Game

3 to 8 players. Five dice, a hidden role each, and a character that bends a rule.

## In a minute

Somebody at this table is the Sheriff, and everybody knows who. The others hide their roles: Outlaws want him dead, Deputies keep him alive, a Renegade wants to be the last one standing.

- On your turn roll five dice, up to three times, keeping what you like.
- **Bull’s eyes** shoot at players 1 or 2 places away, **beers** heal, three **Gatlings** hit everybody else.
- **Dynamite** can’t be rolled again, and three of them end your rolls with a wound. **Arrows** pile up in front of you; when the last one is taken, each arrow costs its owner a life point.
- Without life points you are out and show your role. Your side may still win.

Watch who shoots at whom: it is all you learn about the roles.

## Aim

- **Sheriff**: eliminate all Outlaws and Renegades, and stay alive.
- **Deputy**: help the Sheriff. You win when he wins, even if you are out.
- **Outlaw**: eliminate the Sheriff. All Outlaws win together, even those who are out.
- **Renegade**: be the last one alive. Each Renegade plays alone.

When the Sheriff falls, a Renegade wins if nobody else is alive; otherwise the Outlaws win.

4 players are 1 Sheriff, 2 Outlaws and 1 Renegade. The fifth is a Deputy, the sixth an Outlaw, the seventh a Deputy, the eighth a Renegade. Only the Sheriff’s role is open. He has 2 life points more than his character says, and begins.

## A turn

1. Roll all 5 dice. Take your arrows at once; then count the dynamites.
2. Roll any dice again, or stop. You have 3 rolls in all, and each may take dice you kept before.
3. Resolve your dice in this order: bull’s eyes, beers, Gatling. Every die counts.
4. The next living player on your left is on.

## The six faces

- **Indian arrow**: take 1 arrow at once, after every roll. The die may be rolled again; the arrow stays with you.
- **Dynamite**: cannot be rolled again. With 3 or more you stop rolling and lose 1 life point. Your other dice still count.
- **Bull’s eye 1**: a player next to you loses 1 life point.
- **Bull’s eye 2**: a player 2 places away loses 1 life point. With 2 or 3 players left it counts as a 1.
- **Beer**: a player of your choice, yourself included, gains 1 life point, never above the starting number.
- **Gatling**: with 3 or more, every other player loses 1 life point, and you return all your arrows. With fewer, nothing happens.

Players who are out do not count as places. You name the targets of all bull’s eyes first; then they hit at the same time.

## Arrows

There are 9. Whoever takes the last one brings the Indians: everybody loses 1 life point for each arrow in front of them, all at once, and all arrows go back. If you survive, you take the arrows you still owe, and your turn goes on.

## Elimination

Without life points you are out: you show your role and return your arrows. If it happens in your own turn, your remaining dice do not count. Players who fall at the same moment are out together before anybody wins.

## Three players

Deputy, Outlaw and Renegade, all open; nobody has extra life; the Deputy begins. The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. You win at once if your own bull’s eye or Gatling eliminates your target. If a player falls in any other way, the two who are left duel, and the survivor wins. If nobody survives, the Outlaw wins if he was among the last to fall; otherwise it is a draw.

## The characters

- **Bart Cassidy** (8): against bull’s eyes and Gatling he may take arrows in place of life points, never the last arrow.
- **Black Jack** (8): he may roll dynamite again while fewer than 3 show.
- **Calamity Janet** (8): each of her bull’s eyes is a 1 or a 2, as she likes.
- **El Gringo** (7): a player who costs him life with bull’s eyes or the Gatling takes 1 arrow.
- **Jesse Jones** (9): with 4 life points or fewer, his own beers give him 2 each.
- **Jourdonnais** (7): Indians cost him at most 1 life point.
- **Kit Carlson** (7): for each Gatling he may return 1 arrow of any player.
- **Lucky Duke** (8): he has 4 rolls.
- **Paul Regret** (9): the Gatling never costs him life.
- **Pedro Ramirez** (8): for each life point lost he may return 1 of his arrows.
- **Rose Doolan** (9): her bull’s eyes may reach 1 place further.
- **Sid Ketchum** (8): at the start of his turn a player of his choice gains 1 life point.
- **Slab the Killer** (8): once a turn he may spend a beer so that a bull’s eye costs 2 life points.
- **Suzy Lafayette** (8): a turn that ends without a bull’s eye on her dice gives her 2 life points.
- **Vulture Sam** (9): he gains 2 life points for each other player eliminated.
- **Willy the Kid** (8): 2 Gatlings are enough, still once a turn.
`
