/** Puts a backup into an empty database and an empty data directory. */
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { StartError } from '../../start-error.ts'
import { type Manifest, mediaFolder, type Pictures, tableFile } from './archive.ts'
import { advanceSequences, clear, columnsOf, isUnused } from './tables.ts'

export interface RestoreParts {
  /** Of a database that has exactly the backup's migrations. */
  connection: pg.ClientConfig
  media: Pictures
  openMedia: (folder: string) => Promise<Pictures>
}

/** Throws StartError where something is there already, or the backup is damaged; the database is then as before. */
export async function restore(parts: RestoreParts, folder: string, manifest: Manifest): Promise<void> {
  const client = new pg.Client(parts.connection)
  await client.connect()
  try {
    if (!(await isUnused(client)))
      throw new StartError(
        'The database is in use: a backup can only be restored into a new one. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
      )
    // First the pictures: no row ever names one that is not there.
    await copyPictures(await parts.openMedia(mediaFolder(folder)), parts.media, manifest.media)
    await client.query('begin')
    await clear(client, manifest.tables)
    for (const table of manifest.tables)
      await pipeline(
        createReadStream(tableFile(folder, table)),
        createGunzip(),
        client.query(from(`copy ${columnsOf(table)} from stdin`)),
      )
    await advanceSequences(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function copyPictures(from: Pictures, to: Pictures, names: readonly string[]): Promise<void> {
  for (const sha256 of names) {
    const bytes = await from.get(sha256)
    if (!bytes) throw new StartError(`The backup is damaged: the picture ${sha256} is missing or has changed.`)
    await to.put(bytes)
  }
}
