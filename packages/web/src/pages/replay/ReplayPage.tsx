// Finished games: from the server, from this browser, or from a file.

import { type Refusal, isRefusal } from '@saloon/kernel'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Header } from '../../app/Header.tsx'
import { useSettings } from '../../app/settings.ts'
import { BrokenWire, Crossroads, Tumbleweed } from '../../art/scenes/Empty.tsx'
import { Button } from '../../design/Button.tsx'
import type { Board } from '../../games/board.ts'
import { loadBoard } from '../../games/index.ts'
import { type FinishedGame, finishedGame } from '../../link/http/finished.ts'
import { isLocal } from '../../link/local-id.ts'
import { ReplayLink } from '../../link/replay.ts'
import { plainBoard } from '../../plain/board.tsx'
import { useSay } from '../../text/index.ts'
import { useReplaySay } from '../../text/replay.ts'
import { whyNot } from '../../text/why.ts'
import { Loading } from '../states/Loading.tsx'
import { Notice } from '../states/Notice.tsx'
import { momentIn } from './address.ts'
import { OpenFile } from './OpenFile.tsx'
import { ReplayTable, type ReplayTableProps } from './ReplayTable.tsx'
import { look } from './Tools.tsx'
import { useDrop } from './use-drop.ts'

/** The address under which files are opened. */
const FILE = 'file'

type Opened = Refusal | ReplayTableProps

export default function ReplayPage({ id }: { readonly id: string }) {
  const say = useReplaySay()
  const [opened, setOpened] = useState<Opened>()
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<Refusal>()
  const isFile = id === FILE
  useEffect(() => {
    if (isFile) return
    let isGone = false
    void openById(id).then((found) => !isGone && setOpened(found))
    return () => {
      isGone = true
    }
  }, [id, isFile, tries])

  const openText = useCallback(
    async (text: string): Promise<void> => {
      const found = await openGame({ text, cast: { id: '', seats: [] } }, undefined, (n) => say('seat.unnamed', { n }))
      if (isRefusal(found)) return setProblem(found)
      setProblem(undefined)
      setOpened(found)
    },
    [say],
  )
  const drop = useDrop(openText, setProblem)
  const again = (): void => {
    setOpened(undefined)
    setTries((n) => n + 1)
  }

  const isThere = opened !== undefined && !isRefusal(opened)
  return (
    <div className="replay-page" {...drop.handlers}>
      {isThere ? (
        <ReplayTable key={opened.text.length + (opened.id ?? '')} {...opened} />
      ) : isFile ? (
        <OpenFile problem={problem} onFile={drop.read} />
      ) : opened === undefined ? (
        <Loading again={again} />
      ) : (
        <>
          <Header />
          <NoReplay id={id} refusal={opened} again={again} />
        </>
      )}
      {drop.isOver && <p className="replay-drop">{say('file.drop')}</p>}
      {problem && !(isFile && !isThere) && <DropProblem problem={problem} onClose={() => setProblem(undefined)} />}
    </div>
  )
}

async function openById(id: string): Promise<Opened> {
  const finished = await finishedGame(id)
  return isRefusal(finished) ? finished : openGame(finished, isLocal(id) ? undefined : id)
}

async function openGame(
  { text, cast }: FinishedGame,
  id: string | undefined,
  unnamed: (n: number) => string = String,
): Promise<Opened> {
  const link = await ReplayLink.open(text, cast, unnamed)
  if (isRefusal(link)) return link
  const { game, setup } = link.log.header
  const board: Board = (await loadBoard(game)) ?? plainBoard
  const { at, as } = momentIn(location.search, setup.seats)
  look(link, as, setup.seats)
  link.goTo(at)
  return { link, board, text, id }
}

function NoReplay({ id, refusal, again }: { readonly id: string; readonly refusal: Refusal; again(): void }) {
  const say = useReplaySay()
  const appSay = useSay()
  const language = useSettings((settings) => settings.language)
  const scene = (picture: React.ReactNode) => <div className="notice-scene">{picture}</div>
  const ways = (
    <div className="notice-ways">
      <Link href="/" className="button">
        {appSay('to-home')}
      </Link>
      <Link href={`/replay/${FILE}`} className="button">
        {say('open')}
      </Link>
    </div>
  )
  switch (refusal.code) {
    case 'no-such-replay':
    case 'malformed': // no address of a game at all
      return (
        <Notice title={say('none.title')} scene={scene(<Crossroads />)}>
          <p>{say('none.text')}</p>
          <div className="notice-ways">
            {/^[\w-]+\.\d+$/.test(id) && (
              <Link href={`/t/${id.slice(0, id.lastIndexOf('.'))}`} className="button">
                {say('to-table')}
              </Link>
            )}
            <Link href="/" className="button">
              {appSay('to-home')}
            </Link>
          </div>
        </Notice>
      )
    case 'not-watchable':
      return (
        <Notice title={say('closed.title')} scene={scene(<Tumbleweed />)}>
          <p>{say('closed.text')}</p>
          {ways}
        </Notice>
      )
    default:
      return (
        <Notice title={say('unreachable.title')} scene={scene(<BrokenWire />)}>
          <p>{whyNot(refusal, language)}</p>
          <div className="notice-ways">
            <Button look="primary" onClick={again}>
              {say('again')}
            </Button>
          </div>
        </Notice>
      )
  }
}

/** A file that was dropped on a table and is none. */
function DropProblem({ problem, onClose }: { readonly problem: Refusal; onClose(): void }) {
  const say = useReplaySay()
  const language = useSettings((settings) => settings.language)
  return (
    <p className="replay-problem" role="alert">
      {say('file.bad', { why: whyNot(problem, language) })}{' '}
      <Button look="quiet" onClick={onClose}>
        {say('close')}
      </Button>
    </p>
  )
}
