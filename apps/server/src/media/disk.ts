/** MediaFiles on disk: `<root>/ab/abcd…`. A file appears whole or not at all: it is written aside, synced and renamed. */
import crypto from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '../failure.ts'
import { isName, type MediaFiles, placeOf, prober, sha256Of } from './files.ts'
import { Integrity } from './integrity.ts'

const isMissing = (error: unknown) => hasCode(error, 'ENOENT')

async function syncDirectory(directory: string): Promise<void> {
  const handle = await fs.open(directory, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Bytes that are left to whatever else needs the disk, the database first; of a small disk a share. */
const MIN_FREE = { bytes: 256 * 1024 * 1024, share: 0.02 }

/** Throws as a full disk does, before it is one. */
async function requireRoom(root: string): Promise<void> {
  const { bavail, blocks, bsize } = await fs.statfs(root)
  if (bavail * bsize < Math.min(MIN_FREE.bytes, blocks * bsize * MIN_FREE.share))
    throw Object.assign(new Error('ENOSPC: what is free of the disk is left to the database'), { code: 'ENOSPC' })
}

/** As much as a small picture: a disk that has no room for it is full. */
const PROBE_BYTES = 64 * 1024
/** Milliseconds. */
const PROBE_EVERY = 1_000

/** @param onDamaged told of a file that does not hold what its name says: it counts as missing */
export async function openDisk(root: string, onDamaged: (sha256: string) => void = () => {}): Promise<MediaFiles> {
  const integrity = new Integrity()
  const aside = path.join(root, 'aside')
  await fs.mkdir(aside, { recursive: true, mode: 0o700 })
  await fs.chmod(root, 0o700)
  const place = (sha256: string) => path.join(root, placeOf(sha256))

  async function put(bytes: Uint8Array): Promise<string> {
    const sha256 = sha256Of(bytes)
    const file = place(sha256)
    if ((await integrity.check(file, sha256)) === 'whole') {
      // Its age keeps it from being cleared away before the row that needs it is committed.
      const now = new Date()
      await fs.utimes(file, now, now)
      return sha256
    }
    const draft = path.join(aside, crypto.randomUUID())
    try {
      await requireRoom(root)
      await fs.writeFile(draft, bytes, { mode: 0o600, flush: true })
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      await fs.rename(draft, file)
    } catch (error) {
      await fs.rm(draft, { force: true })
      throw error
    }
    await syncDirectory(path.dirname(file))
    return sha256
  }

  async function* putBefore(moment: Date): AsyncGenerator<string> {
    for (const entry of await fs.readdir(root)) {
      const directory = path.join(root, entry)
      for (const name of await fs.readdir(directory)) {
        const { mtime } = await fs.stat(path.join(directory, name))
        if (mtime >= moment) continue
        if (isName(name)) yield name
        // A draft of a process that was killed while writing.
        else await fs.rm(path.join(directory, name), { force: true })
      }
    }
  }

  const has = async (sha256: string): Promise<boolean> => {
    const found = await integrity.check(place(sha256), sha256)
    if (found === 'damaged') onDamaged(sha256)
    return found === 'whole'
  }

  return {
    put,
    has,
    putBefore,
    get: async (sha256) => {
      try {
        return (await has(sha256)) ? await fs.readFile(place(sha256)) : null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    stream: async (sha256) => ((await has(sha256)) ? createReadStream(place(sha256)) : null),
    delete: (sha256) => fs.rm(place(sha256), { force: true }),
    check: prober(probe, PROBE_EVERY),
  }

  async function probe(): Promise<void> {
    const file = path.join(aside, `probe-${crypto.randomUUID()}`)
    try {
      await requireRoom(root)
      await fs.writeFile(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true })
    } finally {
      await fs.rm(file, { force: true })
    }
  }
}
