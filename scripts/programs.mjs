// Programs of this machine that set-up and tests need.

import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * The first of these names that is on PATH.
 * @param {string[]} names
 */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}
