// Home: continue a game under way, play at once, join friends, or choose a game.

import { Wordmark } from '../../art/brand/Wordmark.tsx'
import { CATALOGUE } from '../../games/catalogue.ts'
import { useSay } from '../../text/index.ts'
import { Footer } from './Footer.tsx'
import './home.css'
import { JoinByCode } from './JoinByCode.tsx'
import { OpenTables } from './OpenTables.tsx'
import { PlayNow } from './PlayNow.tsx'
import { Poster } from './Poster.tsx'
import { ResumeStrip } from './ResumeStrip.tsx'

export function HomePage() {
  const say = useSay()
  return (
    <>
      <main id="main" className="home">
        <ResumeStrip />
        <section className="home-front">
          <h1 className="home-name">
            <Wordmark name={say('saloon')} />
          </h1>
          <p className="home-tagline">{say('tagline')}</p>
          <div className="home-ways">
            <PlayNow />
            <JoinByCode />
          </div>
        </section>
        <section aria-labelledby="home-games">
          <h2 id="home-games" className="home-heading">
            <span>{say('home.games')}</span>
          </h2>
          <ul className="posters">
            {CATALOGUE.map((game, place) => (
              <Poster key={game.id} game={game} isFirst={place === 0} />
            ))}
          </ul>
        </section>
        <OpenTables />
      </main>
      <Footer />
    </>
  )
}
