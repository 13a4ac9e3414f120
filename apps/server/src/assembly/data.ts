/** What is kept: the data directory made ready, and the database opened in it. */
import { MIN_FREE_BYTES, prepareDataDirectory } from '../data-directory.ts'
import { type Database, openDatabase } from '../db/database.ts'
import type { Config } from '../platform/config.ts'

/** Throws StartError. */
export async function openData(config: Pick<Config, 'dataDirectory' | 'databaseUrl'>): Promise<Database> {
  prepareDataDirectory(config.dataDirectory, config.databaseUrl ? 0 : MIN_FREE_BYTES)
  return openDatabase(config)
}
