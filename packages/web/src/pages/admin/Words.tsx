import { LANGUAGES, type Language } from '@saloon/kernel'
import { type FormEvent, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { useAdminSay } from '../../text/admin.ts'
import { type Arrangements, type WordList, useDeed, useOffice } from './office.ts'

const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' }

/** What the word filter refuses and allows beside its own list, for each language. */
export function Words() {
  const say = useAdminSay()
  const { value, problem } = useOffice<Arrangements>('house')
  return (
    <>
      <p>{say('words.text')}</p>
      <p role="alert">{problem}</p>
      {value && LANGUAGES.map((language) => <List key={language} language={language} list={value.words[language]} />)}
    </>
  )
}

const lines = (text: string): string[] => text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

function List({ language, list }: { readonly language: Language; readonly list: WordList }) {
  const say = useAdminSay()
  const { said, carryOut } = useDeed()
  const [refused, setRefused] = useState(list.refused.join('\n'))
  const [allowed, setAllowed] = useState(list.allowed.join('\n'))
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const body = { refused: lines(refused), allowed: lines(allowed) }
    await carryOut(`words/${language}`, { method: 'PUT', body }, say('words.saved'))
  }
  return (
    <form className="office-form" onSubmit={(event) => void save(event)}>
      <h3>{NAMES[language]}</h3>
      <div className="office-pair">
        <label>
          {say('words.refused')}
          <textarea className="well" rows={6} value={refused} onChange={({ target }) => setRefused(target.value)} />
        </label>
        <label>
          {say('words.allowed')}
          <textarea className="well" rows={6} value={allowed} onChange={({ target }) => setAllowed(target.value)} />
        </label>
      </div>
      <Button type="submit" aria-label={say('words.save.of', { language: NAMES[language] })}>
        {say('words.save')}
      </Button>
      <span role="status">{said}</span>
    </form>
  )
}
