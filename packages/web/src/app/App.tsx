// Routes, and what surrounds every page.

import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { HomePage } from '../pages/home/HomePage.tsx'
import { Loading } from '../pages/states/Loading.tsx'
import { NotFound } from '../pages/states/NotFound.tsx'
import { Header } from './Header.tsx'

const NewPage = lazy(() => import('../pages/new/NewPage.tsx'))
const TablePage = lazy(() => import('../pages/table/TablePage.tsx'))
const RulesPage = lazy(() => import('../pages/rules/RulesPage.tsx'))
const MePage = lazy(() => import('../pages/me/MePage.tsx'))
const SettingsPage = lazy(() => import('../pages/settings/SettingsPage.tsx'))
const AboutPage = lazy(() => import('../pages/about/AboutPage.tsx'))

export function App() {
  return (
    <>
      <Header />
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/new/:game">{({ game }) => <NewPage game={game} />}</Route>
          <Route path="/t/:code">{({ code }) => <TablePage key={code} code={code} watch={false} />}</Route>
          <Route path="/t/:code/watch">{({ code }) => <TablePage key={code} code={code} watch />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
          <Route path="/me" component={MePage} />
          <Route path="/settings" component={SettingsPage} />
          <Route path="/about" component={AboutPage} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </>
  )
}
