import type { ReactNode } from 'react'
import { AppIcon, Favicon } from '../brand/AppIcon.tsx'
import { DiamondRule, RuleOrnament } from '../brand/Ornaments.tsx'
import { Wordmark } from '../brand/Wordmark.tsx'
import { BangPicture } from '../cards/BangPicture.tsx'
import { BACKS, CardBack } from '../cards/CardBack.tsx'
import { OutlawCard } from '../cards/OutlawCard.tsx'
import { type CardWords, PlayingCard } from '../cards/PlayingCard.tsx'
import { SaloonCard } from '../cards/SaloonCard.tsx'
import { SALOON_CARDS } from '../cards/SaloonPictures.tsx'
import { SUITS } from '../cards/Suits.tsx'
import { WANTED_KINDS } from '../cards/wanted/signs.tsx'
import { KindToken, WantedCard } from '../cards/wanted/WantedCard.tsx'
import { Die } from '../dice/Die.tsx'
import { FACE_NAMES, SightShape } from '../dice/Faces.tsx'
import { BRANDS } from '../marks/brands.ts'
import { GANG_DRESS } from '../marks/gangs.ts'
import { GangChip } from '../marks/GangMark.tsx'
import { BrandChip, SeatChip } from '../marks/Mark.tsx'
import { BrandMark, SeatSwatch } from '../marks/SeatMark.tsx'
import { RoleSign, UnknownRole } from '../marks/RoleSign.tsx'
import { CHARACTER_GALLERY } from '../portraits/bang-dice.ts'
import { BOT_GALLERY } from '../portraits/bots.ts'
import { Portrait, type Gallery } from '../portraits/Portrait.tsx'
import { OUTLAW_GALLERY } from '../portraits/wanted-one.ts'
import { LEGEND_GALLERY } from '../portraits/western-legends.ts'
import { GamePoster, GAMES_WITH_POSTER } from '../posters/Posters.tsx'
import { BrokenWire, Crossroads, EmptyLedger, QuietTown, Tumbleweed } from '../scenes/Empty.tsx'
import { Howl, Vulture } from '../scenes/Haunts.tsx'
import { ShopFront } from '../scenes/ShopFront.tsx'
import { One, WantedToken } from '../signs/Prizes.tsx'
import * as tokens from '../signs/Tokens.tsx'
import { PaperSheet, TableTop, TornEdge } from '../surfaces/Surfaces.tsx'
import * as legends from './legend-cards.tsx'
import { LegendSigns } from './legends.tsx'

const Row = ({ children, wood = false }: { children: ReactNode; wood?: boolean }) => (
  <div className={wood ? 'row wood' : 'row'}>{children}</div>
)
const SIZES = [200, 88, 56, 28] as const
const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const

const Marks = () =>
  [88, 40, 24, 16].map((size) => (
    <Row key={size} wood={size === 40}>
      {BRANDS.map(({ iron }, seat) => (
        <SeatChip key={iron} seat={seat} size={size} />
      ))}
      {GANG_DRESS.map(({ iron }, gang) => (
        <GangChip key={iron} gang={gang} size={size} />
      ))}
      {ROLES.map((role) => (
        <RoleSign key={role} role={role} size={size} />
      ))}
      <UnknownRole size={size} />
      <BrandChip mark="cactus" colour="sky" size={size} />
      <BrandChip mark="spur" colour="violet" size={size} />
      {size === 24 && BRANDS.map(({ iron }, seat) => <BrandMark key={iron} seat={seat} size={size} />)}
      {size === 40 && BRANDS.map(({ iron }, seat) => <SeatSwatch key={iron} seat={seat} size={60} />)}
    </Row>
  ))

const Dice = () =>
  SIZES.map((size) => (
    <Row key={size} wood={size === 88}>
      {FACE_NAMES.map((face) => (
        <Die key={face} face={face} size={size} />
      ))}
      <Die face="dynamite" state="locked" size={size} />
      <Die face="beer" state="kept" size={size} />
      <Die face="bull2" state="to-reroll" size={size} />
      <Die face={null} size={size} />
    </Row>
  ))

const Tokens = () =>
  [130, 56, 28].map((size) => (
    <Row key={size} wood={size === 56}>
      <tokens.Bullet size={size / 3} />
      <tokens.Bullet lost size={size / 3} />
      <tokens.Arrow size={size} />
      <tokens.Quill size={size / 2} />
      {[9, 4, 1, 0].map((left) => (
        <tokens.ArrowPile key={left} left={left} size={size * 1.3} />
      ))}
      <tokens.Headstone size={size} />
      <tokens.Hat size={size} />
      <tokens.Sabres size={size} />
      <tokens.Dollar size={size} />
      <tokens.Dollar spent size={size} />
      <tokens.Dynamite size={size} />
      <tokens.Beer size={size} />
      <tokens.Gatling size={size} />
      {(['hidden', 'click', 'bang'] as const).map((struck) => (
        <tokens.BulletTile key={struck} struck={struck} size={size} />
      ))}
      <One size={size} />
      {GANG_DRESS.map(({ iron }, gang) => (
        <WantedToken key={iron} gang={gang} size={size} />
      ))}
    </Row>
  ))

const Posters = () => (
  <>
    {[380, 180].map((size) => (
      <Row key={size}>
        {GAMES_WITH_POSTER.map((game) => (
          <GamePoster key={game} game={game} size={size} />
        ))}
      </Row>
    ))}
  </>
)

const Brand = () => (
  <>
    <Row>
      <Wordmark name="Saloon" size={520} />
      {[192, 64].map((size) => (
        <AppIcon key={size} size={size} />
      ))}
      {[64, 32, 16].map((size) => (
        <Favicon key={size} size={size} />
      ))}
    </Row>
    <Row>
      <RuleOrnament size={360} />
      <DiamondRule size={320} />
      <Tumbleweed size={88} />
      <Vulture size={150} />
      <Howl size={120} />
    </Row>
    <Row>
      <QuietTown size={420} />
      <EmptyLedger size={420} />
      <Crossroads size={420} />
      <BrokenWire size={420} />
    </Row>
    <Row>
      <div className="surface">
        <TableTop />
      </div>
      <div className="surface">
        <PaperSheet />
      </div>
      <div className="surface">
        <TornEdge />
      </div>
    </Row>
  </>
)

const gallery = (of: Gallery, sizes: readonly number[]) => () =>
  sizes.map((size) => (
    <Row key={size}>
      {Object.keys(of.silhouettes).map((name) => (
        <Portrait key={name} gallery={of} name={name} size={size} />
      ))}
    </Row>
  ))

const BANG = {
  title: 'BANG!',
  band: 'ONE TARGET, IN RANGE',
  rule: 'They play a Missed! or lose 1 life.',
  more: 'One BANG! per turn.',
  foot: 'PLAY · DISCARD',
}
const HUNTER = {
  title: 'Bounty Hunter',
  band: 'REMOVE AN OUTLAW',
  rule: 'Remove an uncovered outlaw of an opponent.',
  foot: 'SALOON',
}
const sight = <SightShape reach={1} />

const Cards = () => (
  <>
    {[300, 200, 130, 88, 56].map((size) => (
      <Row key={size} wood={size === 130}>
        <PlayingCard
          words={BANG}
          index={{ rank: 'Q', suit: 'hearts' }}
          picture={<BangPicture />}
          icon={sight}
          size={size}
        />
        <PlayingCard
          words={{ ...BANG, title: 'Volcanic' }}
          family="equipment"
          tone="gear"
          index={{ rank: '10', suit: 'clubs' }}
          picture={<BangPicture />}
          icon={sight}
          size={size}
        />
        {SALOON_CARDS.map((card) => (
          <SaloonCard key={card} card={card} words={HUNTER} size={size} />
        ))}
        {['butch-cassidy', 'bob-dalton', 'belle-starr', 'jesse-james'].map((slug, gang) => (
          <OutlawCard
            key={slug}
            slug={slug}
            gang={gang}
            leader={gang === 0}
            name={['Butch Cassidy', 'Bob Dalton', 'Belle Starr', 'Jesse James'][gang]!}
            gangName={['Wild Bunch', 'Daltons', 'Loners', 'James-Younger'][gang]!}
            size={size}
          />
        ))}
        {size < 200 && BACKS.map((back) => <CardBack key={back} back={back} size={size} />)}
      </Row>
    ))}
    <Row>
      {BACKS.map((back) => (
        <CardBack key={back} back={back} size={200} />
      ))}
    </Row>
    <Row>
      {[0, 1, 2, 3, 4].map((deck) => (
        <ShopFront key={deck} deck={deck} size={200} />
      ))}
      {[0, 1, 2, 3, 4].map((deck) => (
        <ShopFront key={deck} deck={deck} size={104} />
      ))}
    </Row>
  </>
)

const LESS: CardWords = { title: 'Gear', band: 'WHAT IT DOES', rule: 'What it does, in a sentence.', foot: 'STAYS' }
const WantedCards = () => (
  <>
    {[240, 118, 96, 60].map((size) => (
      <Row key={size} wood={size === 96}>
        {WANTED_KINDS.map((kind, i) => (
          <WantedCard
            key={kind}
            kind={kind}
            words={{ ...LESS, title: kind }}
            index={{ rank: String(2 + (i % 9)), suit: SUITS[i % 4]! }}
            reach={i < 17 ? undefined : i - 16}
            size={size}
          />
        ))}
      </Row>
    ))}
    {[44, 28].map((size) => (
      <Row key={size}>
        {WANTED_KINDS.map((kind) => (
          <KindToken key={kind} kind={kind} size={size} />
        ))}
      </Row>
    ))}
  </>
)

export const SECTIONS: readonly { readonly name: string; readonly Drawn: () => ReactNode }[] = [
  { name: 'marks', Drawn: Marks },
  { name: 'dice', Drawn: Dice },
  { name: 'tokens', Drawn: Tokens },
  { name: 'posters', Drawn: Posters },
  { name: 'brand', Drawn: Brand },
  { name: 'cards', Drawn: Cards },
  { name: 'wanted', Drawn: WantedCards },
  { name: 'characters', Drawn: gallery(CHARACTER_GALLERY, [200, 88, 56, 28]) },
  { name: 'bots', Drawn: gallery(BOT_GALLERY, [200, 88, 56, 28]) },
  { name: 'outlaws', Drawn: gallery(OUTLAW_GALLERY, [130, 56]) },
  { name: 'legends', Drawn: gallery(LEGEND_GALLERY, [200, 88, 56, 28]) },
  { name: 'legend-signs', Drawn: LegendSigns },
  { name: 'legend-poker', Drawn: legends.LegendPoker },
  { name: 'legend-fight', Drawn: legends.LegendFight },
  { name: 'legend-gear', Drawn: legends.LegendGear },
  { name: 'legend-stories', Drawn: legends.LegendStories },
  { name: 'legend-conditions', Drawn: legends.LegendConditions },
  { name: 'legend-objectives', Drawn: legends.LegendObjectives },
  { name: 'legend-stranger', Drawn: legends.LegendStranger },
  { name: 'legend-characters', Drawn: legends.LegendCharacters },
  { name: 'legend-dice', Drawn: legends.LegendDice },
]
