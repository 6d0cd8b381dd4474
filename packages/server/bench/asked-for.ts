// What a bench is asked for on the command line: it says what is wrong, or what can be asked for.

export function askedFor<Options extends object>(read: (args: readonly string[]) => Options | string, help: string) {
  const options = read(process.argv.slice(2))
  if (typeof options !== 'string') return options
  if (options === 'help') console.log(help)
  else {
    console.error(`${options} See --help.`)
    process.exitCode = 2
  }
  return undefined
}
