import { Link } from 'wouter'
import { useSay } from '../../text/index.ts'

export function Footer() {
  const say = useSay()
  return (
    <footer className="footer">
      <p>{say('footer.privacy')}</p>
      <nav aria-label={say('footer.about')}>
        <Link href="/about">{say('footer.about')}</Link>
        <Link href="/about#accessibility">{say('footer.accessibility')}</Link>
        <Link href="/about#source">{say('footer.source')}</Link>
      </nav>
    </footer>
  )
}
