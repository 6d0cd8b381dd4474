// The objectives of the variant, four to a character, in English.

import type { ObjectiveWords } from '../box.ts'

export const objectivesEn: ObjectiveWords = {
  annie_oakley: [
    { name: 'Packed Lunch', help: 'Discard your Provisions at the Red Falls Saloon.' },
    { name: 'Crowd Pleaser', help: 'Win a Duel you started in Red Falls.' },
    { name: 'Trick Shots', help: 'Discard 2 poker cards of the same suit at the Cabaret.' },
    { name: 'Clay Pigeons', help: 'Beat a bandit at a Sunny Hills hideout.' },
  ],
  bass_reeves: [
    { name: 'Badge of Honor', help: 'Stand at the Sheriff’s Office with at least 3 Marshal points.' },
    { name: 'Southern Patrol', help: 'Beat a bandit at either Hideout C.' },
    { name: 'Posse Wages', help: 'Pay $40 at the Darkrock Bank.' },
    { name: 'Always Gets His Man', help: 'Win a fight against a player in which you played a King or an Ace.' },
  ],
  billy_the_kid: [
    { name: 'Withdrawal', help: 'Succeed in robbing the bank.' },
    { name: 'Baby Face', help: 'Win a poker game you started at the Darkrock Saloon.' },
    { name: 'Old Friends', help: 'Discard 2 poker cards at Hideout A of Sunny Hills.' },
    { name: 'Highwayman', help: 'Win a Rob fight outside towns.' },
  ],
  bloody_knife: [
    { name: 'Through the Rocks', help: 'Cross a mesa.' },
    { name: 'Creek Watch', help: 'Discard 2 poker cards at the Dixon Creek hideout.' },
    { name: 'Scout’s Wages', help: 'Deposit at least 3 nuggets with one action.' },
    { name: 'Silent Steps', help: 'Beat a bandit at either Hideout B.' },
  ],
  calamity_jane: [
    { name: 'One for the Road', help: 'Discard your Whiskey at the Darkrock Saloon.' },
    { name: 'Tall Tales', help: 'Put a disc on a story card while in Red Falls.' },
    { name: 'Sick Ward', help: 'Remove at least 2 wounds with one Heal action.' },
    { name: 'Loaded', help: 'Stand at the Spike’s View Mine with at least 5 poker cards in hand.' },
  ],
  doc_holliday: [
    { name: 'House Advantage', help: 'Win a poker game you started at the Red Falls Saloon.' },
    { name: 'Nothing to Lose', help: 'Win a fight while you have at least 2 wounds.' },
    { name: 'Home Remedy', help: 'Discard your Whiskey at the Doctor’s Office.' },
    { name: 'Private Box', help: 'Pay $60 at the Cabaret.' },
  ],
  jesse_james: [
    { name: 'Ride-By', help: 'Succeed in robbing the bank while you have an active mount.' },
    { name: 'Casing the Train', help: 'Stand at the Rail Station with at least 4 Wanted points.' },
    { name: 'Gang Shares', help: 'Discard 3 poker cards at Hideout B of Sunny Hills.' },
    { name: 'Ambush', help: 'Win a fight against a player outside towns.' },
  ],
  kit_carson: [
    { name: 'New Chart', help: 'Discard your Miner’s Map at the Cliff Junction Mine.' },
    { name: 'Double Strike', help: 'Gain at least 2 nuggets with one Prospect action.' },
    { name: 'Long Trail', help: 'End a movement of 4 spaces or more in Dixon Creek.' },
    { name: 'Clear the Point', help: 'Beat a bandit at Hideout A of Mesito’s Point.' },
  ],
  stagecoach_mary: [
    { name: 'Mail Call', help: 'Pay $30 at the Rail Station.' },
    { name: 'Honest Freight', help: 'Sell a cattle token at the Rail Station.' },
    { name: 'Supplies for the Cells', help: 'Discard your Provisions at the Sheriff’s Office.' },
    { name: 'Riding Shotgun', help: 'Win a fight with a Shotgun as your active weapon.' },
  ],
  wild_bill_hickok: [
    { name: 'Read the Table', help: 'Win a poker game with two pair or better.' },
    { name: 'Dead Man’s Hand', help: 'Discard an Ace and an 8 at either saloon.' },
    { name: 'Big Spender', help: 'Spend at least $60 on one Revel action.' },
    { name: 'Quick Draw', help: 'Win a Duel you started in Darkrock.' },
  ],
  wyatt_earp: [
    { name: 'Vendetta Ride', help: 'Beat 2 bandits in the same turn.' },
    { name: 'Well Equipped', help: 'Stand at the Sheriff’s Office owning an upgraded weapon.' },
    { name: 'Faro Stake', help: 'Pay $50 at the Red Falls Saloon.' },
    { name: 'Clean Streets', help: 'Win a fight in a town.' },
  ],
  yb_rowdy: [
    { name: 'Field Report', help: 'Discard 2 poker cards at Hideout C of Cliff Junction.' },
    {
      name: 'Cross Country',
      help: 'End a movement in Mesito’s Point during a turn you began in Spike’s View or Cliff Junction.',
    },
    { name: 'Northern Claim', help: 'Gain at least 1 nugget with a Prospect action at the Sunny Hills Mine.' },
    { name: 'Full Pack', help: 'Stand in Spike’s View, outside towns, carrying at least 4 nuggets.' },
  ],
}
