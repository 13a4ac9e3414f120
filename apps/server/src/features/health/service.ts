/** Is the server well? Answers quickly, whatever is wrong. */
import type { Health } from '@limner/contract/types'
import type { Database } from '../../db/database.ts'
import type { MediaFiles } from '../../media/files.ts'

const PATIENCE = 1_000

export interface HealthParts {
  database: Pick<Database, 'ping'>
  files: Pick<MediaFiles, 'check'>
  jobs: { counts(): Promise<Health['queue']> }
  version: string
}

export async function readHealth({ database, files, jobs, version }: HealthParts): Promise<Health> {
  const works = (check: Promise<unknown>) =>
    check.then(
      () => true,
      () => false,
    )
  const [databaseWorks, mediaWorks] = await Promise.all([works(database.ping(PATIENCE)), works(files.check())])
  const queue = databaseWorks ? await jobs.counts().catch(() => null) : null
  const ready = databaseWorks && mediaWorks
  return {
    status: ready ? 'ok' : 'degraded',
    live: true,
    ready,
    version,
    database: databaseWorks ? 'ok' : 'unavailable',
    media: mediaWorks ? 'ok' : 'unavailable',
    queue: queue ?? { waiting: 0, running: 0, givenUp: 0 },
  }
}
