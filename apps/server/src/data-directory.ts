/** The folder that everything is kept in: made and tried before anything else, so that a wrong one is told at once. */
import fs from 'node:fs'
import path from 'node:path'
import { hasCode, messageOf } from './failure.ts'
import { StartError } from './start-error.ts'

/** Throws StartError where nothing can be kept there. */
export function prepareDataDirectory(directory: string): void {
  const probe = path.join(directory, `probe-${process.pid}`)
  try {
    make(directory)
    fs.writeFileSync(probe, 'x')
    fs.rmSync(probe)
  } catch (error) {
    throw new StartError(
      `The data directory ${directory} cannot be used (${messageOf(error)}). Set DATA_DIR to a directory that this user may write.`,
    )
  }
}

/** Step by step: Node's own way never ends below some folders of the system, such as /proc. */
function make(directory: string): void {
  try {
    fs.mkdirSync(directory)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return
    const parent = path.dirname(directory)
    if (!hasCode(error, 'ENOENT') || parent === directory) throw error
    make(parent)
    fs.mkdirSync(directory)
  }
}
