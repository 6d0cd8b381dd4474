// Where the server listens, from the environment, and what to say when it can't.

export interface Address {
  readonly host: string
  readonly port: number
}

/** The address, or a sentence about what is wrong with it. */
export function readAddress(env: Readonly<Record<string, string | undefined>>): Address | string {
  const { HOST: host = '127.0.0.1', PORT: port = '3000' } = env
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    return `PORT must be a whole number from 0 to 65535 (0: any free port), not "${port}".`
  }
  return { host, port: Number(port) }
}

/** For people: every loopback address is called localhost, and "all addresses" can be reached there too. */
export function urlOf({ host, port }: Address): string {
  const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::', ''].includes(host)
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

export function whyNotListening(error: NodeJS.ErrnoException, { host, port }: Address): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop the program that has it, or choose another one with PORT=${port + 1} npm start.`
  }
  if (error.code === 'EACCES') return `Port ${port} is reserved: choose one above 1023 with PORT=3000 npm start.`
  return `Can't listen on HOST=${host} PORT=${port}: ${error.message}.`
}
