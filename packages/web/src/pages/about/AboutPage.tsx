import { useEffect } from 'react'
import { Wordmark } from '../../art/brand/Wordmark.tsx'
import { useSay } from '../../text/index.ts'
import { usePageSay } from '../../text/pages.ts'
import './about.css'

const PARTS = ['privacy', 'fairness', 'bots', 'accessibility'] as const

export default function AboutPage() {
  const say = usePageSay()
  const appSay = useSay()
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <main id="main" className="page narrow about">
      <div className="about-mark">
        <Wordmark name={appSay('saloon')} />
      </div>
      <h1 className="page-title">{say('about.title')}</h1>
      <p>{say('about.what')}</p>
      <p>{say('about.drawings')}</p>
      {PARTS.map((part) => (
        <section key={part} id={part}>
          <h2>{say(`about.${part}`)}</h2>
          <p>{say(`about.${part}.text`)}</p>
        </section>
      ))}
      <section id="source">
        <h2>{say('about.source')}</h2>
        <p>{say('about.source.text')}</p>
        <ul>
          <li>{say('about.fonts')}</li>
          <li>{say('about.code')}</li>
        </ul>
      </section>
    </main>
  )
}
