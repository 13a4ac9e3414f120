/** Is the server well? Answers quickly, whatever is wrong. */
import type { Health } from '@limner/contract/types'
import type { Database } from '../../db/database.ts'
import type { MediaFiles } from '../../media/files.ts'
import type { Threads } from '../../threads/threads.ts'

const PING_TIMEOUT = 1_000
/** Seconds that a generation may take, with its tries and everybody before it; models take as long as they may. */
const STALLED_AFTER = 180

export interface HealthParts {
  database: Pick<Database, 'ping'>
  files: Pick<MediaFiles, 'check'>
  jobs: { counts(): Promise<Health['queue']> }
  threads: Pick<Threads, 'state'>
  version: string
}

export async function readHealth({ database, files, jobs, threads, version }: HealthParts): Promise<Health> {
  const works = (check: Promise<unknown>) =>
    check.then(
      () => true,
      () => false,
    )
  const [databaseWorks, mediaWorks] = await Promise.all([works(database.ping(PING_TIMEOUT)), works(files.check())])
  const queue = databaseWorks ? await jobs.counts().catch(() => null) : null
  const ready = databaseWorks && mediaWorks
  const { oldest, ...work } = threads.state()
  const goesOn = work.stuck === 0 && (queue?.oldest ?? 0) <= STALLED_AFTER
  return {
    status: ready && goesOn ? 'ok' : 'degraded',
    live: true,
    ready,
    version,
    database: databaseWorks ? 'ok' : 'unavailable',
    media: mediaWorks ? 'ok' : 'unavailable',
    queue: queue ?? { waiting: 0, running: 0, oldest: 0, givenUp: 0 },
    work: { ...work, oldest: Math.round(oldest / 1000) },
  }
}
