/** The folder that everything is kept in: made and tried before anything else, so that a wrong one is told at once. */
import fs from 'node:fs'
import path from 'node:path'
import { hasCode, messageOf } from './failure.ts'
import { StartError } from './start-error.ts'

/** Bytes without which the packaged PostgreSQL cannot even be made, and tries for long. */
export const MIN_FREE_BYTES = 128 * 1024 * 1024

/**
 * Throws StartError where nothing can be kept there.
 * @param needed bytes that must be free
 */
export function prepareDataDirectory(directory: string, needed = 0): void {
  const probe = path.join(directory, `probe-${process.pid}`)
  try {
    make(directory)
    fs.writeFileSync(probe, 'x')
    fs.rmSync(probe)
  } catch (error) {
    throw new StartError(
      `The data directory ${directory} cannot be used (${messageOf(error)}). Set DATA_DIR to a directory that this user can write to.`,
    )
  }
  const { bavail, bsize } = fs.statfsSync(directory)
  const [free, wanted] = [bavail * bsize, needed].map((bytes) => Math.floor(bytes / 1024 / 1024))
  if (bavail * bsize < needed)
    throw new StartError(
      `The disk of the data directory ${directory} is full: ${free} MB are free, and ${wanted} MB are needed to start. Free some space, or set DATA_DIR to another disk.`,
    )
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
