/**
 * Is a file still what its name says, the SHA-256 of its content? It is hashed when it is first asked for, and again when
 * its size or its time has changed: a disk that lost the end of a file is noticed, and an ordinary answer costs a stat.
 */
import crypto from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import fs from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { hasCode } from '../failure.ts'

const REMEMBERED = 20_000

const stateOf = ({ size, mtimeMs, ino }: Stats): string => `${ino} ${size} ${mtimeMs}`

export class Integrity {
  #whole = new Map<string, string>()

  /** 'missing' where there is no such file, 'damaged' where it holds something else. */
  async check(file: string, sha256: string): Promise<'whole' | 'missing' | 'damaged'> {
    let state: string
    try {
      state = stateOf(await fs.stat(file))
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return 'missing'
      throw error
    }
    if (this.#whole.get(sha256) === state) return 'whole'
    const hash = crypto.createHash('sha256')
    await pipeline(createReadStream(file), hash)
    if (hash.digest('hex') !== sha256) return 'damaged'
    this.#remember(sha256, state)
    return 'whole'
  }

  #remember(sha256: string, state: string): void {
    this.#whole.set(sha256, state)
    if (this.#whole.size <= REMEMBERED) return
    const [oldest] = this.#whole.keys()
    if (oldest !== undefined) this.#whole.delete(oldest)
  }
}
