// The thread that holds the database.

import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { type Database, openDatabase } from './database.ts'
import { answerTogether } from './group-commit.ts'
import { type Request, STARTED, type ToThread, notStarted } from './protocol.ts'
import { tablesOf } from './statements.ts'
import { send } from '../threads.ts'

export interface Holding {
  readonly file: string
}

const port = parentPort!
try {
  hold(await openDatabase((workerData as Holding).file))
  send(port, STARTED)
} catch (error) {
  send(port, notStarted(error))
}

function hold(database: Database): void {
  const tables = tablesOf(database)
  port.on('message', (first: ToThread) => {
    const requests: Request[] = []
    let message: ToThread | undefined = first
    // What has come in while the last commit was under way goes into one next.
    for (; message !== undefined && message !== 'close'; message = receiveMessageOnPort(port)?.message as ToThread)
      for (const request of message) requests.push(request)
    if (requests.length > 0) send(port, answerTogether(database, tables, requests))
    if (message === 'close') {
      database.close()
      port.close()
    }
  })
}
