export const rulesEn = `# Western Legends

2 to 6 players. Everybody is one of 12 figures of the old West on a map of 93 spaces and earns Legend Points (LP): as an outlaw, with a star on the chest, in the mines, at the poker table or at the Cabaret.

## In a minute

Ride over a map of the old West and become its greatest legend, on either side of the law. When somebody reaches the target, everybody plays one last turn; most Legend Points win.

- Each turn: take money or cards, choose your horse and weapon, then do **3 actions**: ride, fight, work, prospect, buy, gamble, drink.
- Nuggets from the mines are sold at the bank. The bank can also be robbed.
- Fighting means playing one poker card each, face down; the higher one wins. The same cards make poker hands at the saloon, and many have an effect of their own.
- Beat bandits and arrest crooks to climb the **Marshal** track. Rob and steal to become **Wanted**: that pays every turn, until a star catches you.
- Put discs on **stories** for their rewards.

## Aim

When somebody reaches the target (15, 20 or 25 LP) the round is finished and everybody plays one last turn. Then LP are counted; the most wins.

## A turn

1. **Start**: abilities that work when a turn starts.
2. **Income**: $20, or 2 poker cards, or $10 and 1 card.
3. **Gear**: choose 1 weapon and 1 mount to use until your next turn.
4. **3 actions**, the same one several times if you like; you may pass.
5. **End**: full stories are resolved, you discard down to your hand limit (5 minus your wounds), a Wanted player gains 1, 2 or 3 LP.

## Actions

- **Move**: 2 spaces on foot, 3 to 5 on a mount. Mesas block the way.
- **Use a card**: a poker card with an action, or Provisions.
- **Fight** a player on your space: Duel, Rob, or Arrest if you are a Marshal and the other is Wanted. Each player once a turn.
- At a **store**: buy and upgrade. At a **saloon**: start a poker game. At a **mine**: prospect. At the **doctor**: $10 heals all wounds, with 1 card for each. At the **Cabaret**: 1 LP for each $30. At a **ranch**: take a cattle token.
- At the **bank**: deposit nuggets for $20 and 1 LP each, or rob it, once a turn.
- At any place: **work** for $10.

## Moving

A hideout with a bandit stops you: you fight. A Wanted player never enters the Sheriff’s space. Where your move ends you may sell cattle (at the Rail Station: 1 Marshal point) or deliver it (at the ranch of the other colour: 1 Wanted point), for what the token pays.

## Fights

Both sides play 1 poker card face down; the higher value wins, the attacker wins ties. Weapons and some cards lower the card played against you, never below 2. After the reveal both may play reactions, by turns, until both pass. The target may decline, and then loses. The loser takes 1 wound and draws 1 card.

- **Duel** won: 2 LP. **Rob** won: 1 Wanted point and half the money or half the nuggets, and the cattle if you have none. **Arrest** won: 1 Marshal point; the other loses all Wanted points, the cattle, half the money and nuggets, and goes to the Sheriff’s Office.
- Against a **bandit**, the **bank guard** or the **Sheriff** the player on your right draws 2, 3 or 4 fight cards and plays one. Its effect hits you whether you win or lose. Ties are lost.
- **Bandit** beaten: 1 LP or 1 Marshal point. **Guard** beaten: 3 Wanted points and $80; otherwise 1 Wanted point. The **Sheriff** beaten: you escape; otherwise you are arrested.

## Marshal and Wanted

You are on one track at most. Each box of the Marshal track pays: $20, $20, 2 LP, $30, $30, 4 LP, $40, $40, 6 LP. On the Wanted track every even box draws 1 card, and its rows pay 1, 2 or 3 LP at the end of each of your turns. A Wanted player gains no Marshal points; a Marshal who gains a Wanted point starts over as Wanted. Only an arrest clears Wanted points.

## The Sheriff

He moves only while somebody is Wanted: as stories say, or by a card. Where he enters the space of a Wanted player he tries an arrest.

## Poker

$10 to play; everybody in the same town may join. The house adds $50. Play exactly 2 cards with the 3 of the flop. Royal flush, five of a kind, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card. Who started it wins ties and gains 1 LP for winning; losers draw 1 card. If nobody joins, the player on the right plays for the house.

## Stories

2 piles show the back of their top card: a condition. Meet it in your turn and put a disc on it. If both your discs lie on stories you may move one from the other story, even a complete one; nobody has to. With 2 discs (3 from 5 players on) the card is resolved at the end of that turn: rewards for who has a disc there, bandits, and the Sheriff’s move.

## Limits

$120, 4 nuggets (6 with a Mule in use), 1 cattle token, 3 miscellaneous items, 3 wounds. What exceeds them is lost.

## Poker cards

- **Cheat** (red 2): any value in a poker game. **Saddle Up** (black 2): go to any town space.
- **Sprint** (3): after a move, 2 more spaces. **Manhunt** (4): move the Sheriff up to 3, 1 LP for a Marshal or a Wanted player.
- **Payday** (5): $30. **Stick ’Em Up!** (6): in a fight, the other card loses 2. **Reputation** (7): put a disc, or move one, whatever the condition.
- **Shootout** (red 8): start the fight over. **Wallop** (black 8): 1 wound more for who you beat, $10 against others than players.
- **Instinct** (9): draw 3; 1 if you must discard it. **Lady Luck** (red 10): lost with it at poker, $30 and a card. **Fool’s Gold** (black 10): a nugget at the bank.
- **Bulletproof** (J): no wounds in this fight, heal 1. **Untouchable** (Q): ignore a fight card. **Determination** (K): 2 more actions. **Living Legend** (A): 1 Marshal or Wanted point.

## Items

Mule, Mustang, Revolver, Shotgun and Rifle can be upgraded for the same price again; upgraded ones are worth LP at the end. Miner’s Map, Whiskey, Provisions and Ten-Gallon Hat always work.

## The count

LP, plus upgraded gear, plus 1 for each $60 (2 at most), minus 1 for each wound. The furthest on the Wanted track gains 3 (1 if tied), other Wanted players 1; Marshals 1, 2 or 3 by row. Ties: more track points, more nuggets, fewer wounds.

## Characters, whose ability works from 5 LP on

- **Annie Oakley**, sharpshooter: who fights her discards a card or takes a wound.
- **Bass Reeves**, federal deputy: draws a card when his turn starts.
- **Billy the Kid**, outlaw: where his move ends, somebody there gives him $10 or a card.
- **Bloody Knife**, scout: crosses mesas and heals there.
- **Calamity Jane**, rider: holds 1 card more, draws 1 for each disc on a story.
- **“Doc” Holliday**, gambler: draws when wounded; wounds leave his hand limit alone.
- **Jesse James**, robber: outside towns the card against him loses 1; he wins ties with players.
- **Kit Carson**, guide: 1 space more after a Move action; outside towns the card against him loses 1.
- **“Stagecoach” Mary Fields**, mail carrier: $10 when her turn starts and for each disc.
- **Wild Bill Hickok**, card player: $20 more for winning at poker, takes a card back when he loses.
- **Wyatt Earp**, marshal: 1 action more for the first bandit of a turn.
- **Y.B. Rowdy**, army scout: starting outside towns, a card buys him 1 to 3 spaces.

## Variants

- **Two players**: the Man in Black plays along. He turns up one of his 10 cards after each round: he goes where it says, gains LP, more of them where you leave him alone or laden, takes something from you or fights you. You can fight him too. His LP can end the game, and he can win it.
- **Objectives**: 3 secret ones each. Completing them in your turn earns legendary tokens, worth 1 to 3 LP.
- **Wild Wild West**: no arrests once the end is near; the loser of a Duel loses 1 LP; winning outside your own turn gives 1 LP; a Rob may take everything.
- **First game**: 15 LP, 4 characters, 1 story pile, no cattle, 3 items less, a simpler count.
`
