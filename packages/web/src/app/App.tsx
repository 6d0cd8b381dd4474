// Routes, and what surrounds every page.

import { lazy, Suspense, useEffect } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { HomePage } from '../pages/home/HomePage.tsx'
import { Loading } from '../pages/states/Loading.tsx'
import { NotFound } from '../pages/states/NotFound.tsx'
import { Bands } from './Bands.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Header } from './Header.tsx'

const NewPage = lazy(() => import('../pages/new/NewPage.tsx'))
const TablePage = lazy(() => import('../pages/table/TablePage.tsx'))
const RulesPage = lazy(() => import('../pages/rules/RulesPage.tsx'))
const LearnPage = lazy(() => import('../pages/learn/LearnPage.tsx'))
const MePage = lazy(() => import('../pages/me/MePage.tsx'))
const SettingsPage = lazy(() => import('../pages/settings/SettingsPage.tsx'))
const ReplayPage = lazy(() => import('../pages/replay/ReplayPage.tsx'))
const AdminPage = lazy(() => import('../pages/admin/AdminPage.tsx'))
const AboutPage = lazy(() => import('../pages/about/AboutPage.tsx'))

export function App() {
  const [path] = useLocation()
  useTopOfPage(path)
  return (
    <>
      {/^\/(?:t|replay|learn)\//.test(path) && path !== '/replay/file' ? null : <Header />}
      <Bands />
      <ErrorBoundary key={path}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={HomePage} />
            <Route path="/new/:game">{({ game }) => <NewPage game={game} />}</Route>
            <Route path="/t/:code">{({ code }) => <TablePage key={code} code={code} as="player" />}</Route>
            <Route path="/t/:code/watch">{({ code }) => <TablePage key={code} code={code} as="watch" />}</Route>
            <Route path="/t/:code/moderator">{({ code }) => <TablePage key={code} code={code} as="moderator" />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
            <Route path="/learn/:game?">{({ game }) => <LearnPage game={game} />}</Route>
            <Route path="/me" component={MePage} />
            <Route path="/settings" component={SettingsPage} />
            <Route path="/admin/*?">{({ '*': path }) => <AdminPage path={path ?? ''} />}</Route>
            <Route path="/about" component={AboutPage} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/** Another page begins at its top, as if it had been loaded. */
function useTopOfPage(path: string): void {
  useEffect(() => {
    if (location.hash === '') scrollTo(0, 0)
  }, [path])
}
