// Home as it is printed into the document: who reads it isn't known yet.

import { Router } from 'wouter'
import { Header } from '../../app/Header.tsx'
import { HomePage } from './HomePage.tsx'

export const printed = () => (
  <Router ssrPath="/">
    <Header isForAnybody />
    <div className="bands" />
    <HomePage />
  </Router>
)
