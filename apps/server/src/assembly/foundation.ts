/** What every feature stands on: the database and its neighbours, threads, files, mail. */
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type ChangeFeed, openChangeFeed } from '../db/change-feed.ts'
import type { Database } from '../db/database.ts'
import { loggableError } from '../db/failures.ts'
import { openQueue, type Queue } from '../db/queue.ts'
import { sharedRateLimits } from '../db/rate-limits.ts'
import { secretOf } from '../db/secrets.ts'
import { type Cookies, cookieJar } from '../features/identity/cookies.ts'
import { type Mailer, openMailer } from '../mail/mail.ts'
import { openDisk } from '../media/disk.ts'
import { withFetchedFonts } from '../media/fetch-fonts.ts'
import type { MediaFiles } from '../media/files.ts'
import { diskFolder, openMediaFiles } from '../media/open.ts'
import type { Config } from '../platform/config.ts'
import { ownOrigin } from '../platform/host.ts'
import { type Limits, openLimits } from '../platform/limits.ts'
import { type AddressGuard, type FetchRemote, remoteFetcher } from '../platform/remote-fetch.ts'
import { type RemotePost, remotePoster } from '../platform/remote-post.ts'
import { startThreads, type Threads, type ThreadsOptions } from '../threads/threads.ts'
import type { Tracing } from '../tracing/tracing.ts'

export interface Foundation {
  config: Config
  database: Database
  changeFeed: ChangeFeed
  queue: Queue
  files: MediaFiles
  threads: Threads
  tracing: Tracing
  mailer: Mailer
  cookies: Cookies
  fetchOutside: FetchRemote
  /** For pages that brand kits are read from; null: the operator does not allow it. */
  fetchPage: FetchRemote | null
  postOutside: RemotePost
  limits: Limits
  /** Of the links in mails. */
  origin: string
  /** What addresses of files are signed with. */
  fileKey: Buffer
  /** What the secrets of webhooks are derived from. */
  webhookKey: Buffer
  /** What secrets of second factors, and errands at an identity provider, are sealed with. */
  signInKey: Buffer
  /** Logs what went wrong, without what people wrote. */
  report: (what: string, about?: Record<string, unknown>) => (error: unknown) => void
  /** Logs what is no failure of ours. */
  warn: (what: string) => (about: Record<string, unknown>) => void
}

export interface FoundationOptions {
  engineModule: string
  guard: AddressGuard | undefined
  log: FastifyBaseLogger
  tracing: Tracing
}

export async function openFoundation(
  config: Config,
  database: Database,
  { engineModule, guard, log, tracing }: FoundationOptions,
): Promise<Foundation> {
  const warn = (what: string) => (about: Record<string, unknown>) => log.warn(about, what)
  const report = (what: string, about?: Record<string, unknown>) => (error: unknown) =>
    log.error({ failure: loggableError(error), ...about }, what)
  const changeFeed = await openChangeFeed(database)
  const files = await openMediaFiles(config, (sha256) => log.error({ sha256 }, 'a picture is damaged'))
  return {
    config,
    database,
    changeFeed,
    queue: await openQueue({
      ...{ database, changeFeed, tracing },
      ...{ onFailure: report('queue failed'), onWarning: warn('queue') },
    }),
    ...{ files, tracing },
    threads: tracedThreads(
      tracing,
      await threadsWithFonts(config, files, {
        engineModule,
        onLost: (reason) => log.error({ reason }, 'thread lost'),
      }),
    ),
    mailer: openMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      dataDirectory: config.dataDirectory,
      onWritten: (file) => log.warn({ file }, 'mail written to a file: no SMTP server is configured'),
    }),
    fileKey: await secretOf(database.orm, 'files'),
    webhookKey: await secretOf(database.orm, 'webhooks'),
    signInKey: await secretOf(database.orm, 'sign-in'),
    cookies: cookieJar(config.publicUrl),
    fetchOutside: remoteFetcher(guard),
    fetchPage: config.readPages && remoteFetcher(guard, config.readPages),
    postOutside: tracedPost(tracing, remotePoster(config.webhookHosts)),
    limits: openLimits({ enabled: config.rateLimit, takeShared: sharedRateLimits(database.orm).take }),
    origin: ownOrigin(config),
    warn,
    report,
  }
}

const tracedThreads = (tracing: Tracing, threads: Threads): Threads => ({
  ...threads,
  run: (name, input, options) => tracing.within({ name: `thread ${name}` }, () => threads.run(name, input, options)),
})

const tracedPost = (tracing: Tracing, post: RemotePost): RemotePost => ({
  ...post,
  send: (...message) => tracing.within({ name: 'webhook', kind: 'client' }, () => post.send(...message)),
})

/** Threads that find the fonts that people brought: on the disk of the pictures, or fetched to this one. */
async function threadsWithFonts(
  config: Config,
  files: MediaFiles,
  options: Pick<ThreadsOptions, 'engineModule' | 'onLost'>,
): Promise<Threads> {
  const ownFonts = config.s3 ? path.join(config.dataDirectory, 'fonts') : diskFolder(config)
  const threads = startThreads({ ...options, count: config.workers, ownFonts })
  return config.s3 ? withFetchedFonts(threads, files, await openDisk(ownFonts)) : threads
}
