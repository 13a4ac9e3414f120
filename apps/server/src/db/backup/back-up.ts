/** Makes a backup while the server works: the tables as they were at one moment, and every picture that they name. */
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { hasCode } from '../../failure.ts'
import { StartError } from '../../start-error.ts'
import { type Manifest, manifestFile, mediaFolder, type Pictures, tableFile } from './archive.ts'
import { columnsOf, readTables } from './tables.ts'

export interface BackupParts {
  connection: pg.ClientConfig
  media: Pictures
  /** Keeps pictures below a folder. */
  openMedia: (folder: string) => Promise<Pictures>
}
export interface BackupReport {
  tables: number
  pictures: number
  /** Named by a row, but not there or damaged. */
  missing: string[]
}

/** Throws StartError where the folder is in use. A backup that breaks off leaves `<folder>.part` behind. */
export async function backUp(parts: BackupParts, folder: string): Promise<BackupReport> {
  const draft = `${folder}.part`
  if (await exists(folder)) throw new StartError(`${folder} already exists: choose a new folder.`)
  await fs.rm(draft, { recursive: true, force: true })
  await fs.mkdir(path.join(draft, 'database'), { recursive: true, mode: 0o700 })
  const client = new pg.Client(parts.connection)
  await client.connect()
  try {
    // One moment for all tables.
    await client.query('begin isolation level repeatable read, read only')
    const tables = await readTables(client)
    for (const table of tables) {
      const rows = client.query(to(`copy ${columnsOf(table)} to stdout`))
      await pipeline(rows, createGzip(), createWriteStream(tableFile(draft, table), { mode: 0o600 }))
    }
    const migrations = await client.query<{ name: string }>('select name from migrations order by name')
    const { kept, missing } = await copyPictures(client, parts.media, await parts.openMedia(mediaFolder(draft)))
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations: migrations.rows.map(({ name }) => name),
      tables,
      media: kept,
    }
    await fs.writeFile(manifestFile(draft), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true })
    await fs.rename(draft, folder)
    return { tables: tables.length, pictures: kept.length, missing }
  } finally {
    await client.end()
  }
}

async function copyPictures(client: pg.Client, from: Pictures, to: Pictures) {
  const { rows } = await client.query<{ sha256: string }>(`
    select sha256 from media union select sha256 from brand_fonts union select sha256 from lent_fonts union select thumbnail_sha256 from media where thumbnail_sha256 is not null order by 1`)
  const kept: string[] = []
  const missing: string[] = []
  for (const { sha256 } of rows) {
    const bytes = await from.get(sha256)
    if (bytes) kept.push(await to.put(bytes))
    else missing.push(sha256)
  }
  return { kept, missing }
}

const exists = (file: string): Promise<boolean> =>
  fs.stat(file).then(
    () => true,
    (error) => {
      if (hasCode(error, 'ENOENT')) return false
      throw error
    },
  )
