/** Builds the server from its parts. It does not listen: main.ts does, and tests inject requests. */
import fs from 'node:fs'
import path from 'node:path'
import { constants as zlib } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { type Api, api } from '@limner/contract'
import { openapi } from '@limner/contract/openapi'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { type Database, openDatabase } from './db/database.ts'
import { forLog } from './db/failures.ts'
import { announcePresence } from './db/presence.ts'
import { sharedRateLimits } from './db/rate-limits.ts'
import { accountRoutes } from './features/account/routes.ts'
import { accountService } from './features/account/service.ts'
import { accountStore } from './features/account/store.ts'
import { bubbleClient } from './features/blog/bubble.ts'
import { checkArticle } from './features/blog/check-article.ts'
import { mountFeeds } from './features/blog/feeds.ts'
import { blogRoutes } from './features/blog/routes.ts'
import { ownArticles } from './features/blog/seed.ts'
import { blogService } from './features/blog/service.ts'
import { blogStore } from './features/blog/store.ts'
import { languageModel } from './features/code/language-model.ts'
import { codeRoutes } from './features/code/routes.ts'
import { codeService } from './features/code/service.ts'
import { contactRoutes } from './features/contact/routes.ts'
import { contactService } from './features/contact/service.ts'
import { contactStore } from './features/contact/store.ts'
import { exportRoutes } from './features/designs/export-routes.ts'
import { exportService } from './features/designs/export-service.ts'
import { designRoutes } from './features/designs/routes.ts'
import { designSearchService } from './features/designs/search-service.ts'
import { designSearchStore } from './features/designs/search-store.ts'
import { designService } from './features/designs/service.ts'
import { sourceReader } from './features/designs/source.ts'
import { designStore } from './features/designs/store.ts'
import { remixService } from './features/gallery/remix.ts'
import { remixStore } from './features/gallery/remix-store.ts'
import { galleryRoutes } from './features/gallery/routes.ts'
import { galleryService } from './features/gallery/service.ts'
import { galleryStore } from './features/gallery/store.ts'
import { readHealth } from './features/health/service.ts'
import { cookieJar } from './features/identity/cookies.ts'
import { identityRoutes } from './features/identity/routes.ts'
import { asUser, identityService } from './features/identity/service.ts'
import { identityStore } from './features/identity/store.ts'
import { throttleStore } from './features/identity/throttle-store.ts'
import { keyRoutes } from './features/keys/routes.ts'
import { keyService } from './features/keys/service.ts'
import { keyStore } from './features/keys/store.ts'
import { recallRoutes } from './features/memory/routes.ts'
import { memoryService } from './features/memory/service.ts'
import { memoryStore } from './features/memory/store.ts'
import { messageRoutes } from './features/messages/routes.ts'
import { messageService } from './features/messages/service.ts'
import { messageStore } from './features/messages/store.ts'
import { notificationService } from './features/notifications/service.ts'
import { notificationStore } from './features/notifications/store.ts'
import { predictionRoutes } from './features/predictions/routes.ts'
import { predictionService } from './features/predictions/service.ts'
import { predictionStore } from './features/predictions/store.ts'
import { projectRoutes } from './features/projects/routes.ts'
import { fullProjectReader, projectService } from './features/projects/service.ts'
import { projectStore } from './features/projects/store.ts'
import { summaryService } from './features/projects/summary-service.ts'
import { answer } from './jobs/answer.ts'
import { startChores } from './jobs/chores.ts'
import { startRunner } from './jobs/runner.ts'
import { type Claim, jobStore } from './jobs/store.ts'
import { startThreads } from './jobs/threads.ts'
import { openMailer } from './mail/mail.ts'
import { openDisk } from './media/disk.ts'
import { mountMedia } from './media/routes.ts'
import { mediaStore } from './media/store.ts'
import { sweepMedia } from './media/sweep.ts'
import { uploadService } from './media/uploads.ts'
import type { Config } from './platform/config.ts'
import { answerBrokenRequest, mountFailures, sendProblem } from './platform/failures.ts'
import { mountSecurityHeaders } from './platform/headers.ts'
import { mountJson } from './platform/json.ts'
import { mount } from './platform/mount.ts'
import { answerUnknownApi } from './platform/not-found.ts'
import { mountOriginCheck } from './platform/origin.ts'
import { HttpError } from './platform/problem.ts'
import { mountAssets } from './web/assets.ts'
import { openBuiltWeb } from './web/built.ts'
import { mountCodePreview } from './web/code-preview.ts'
import { mountNoPages, mountPages, type Source } from './web/pages.ts'
import { openSourceWeb } from './web/sources.ts'

export interface AppOptions {
  config: Config
  /** What the worker threads import as the engine; tests of faults put one of their own here. */
  engineModule?: string
  /** Directory of apps/web; absent: no pages. */
  webDirectory?: string
}

const { version } = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
  version: string
}

/** Milliseconds a request may take to arrive. */
const HEADERS_TIMEOUT = 8_000
const REQUEST_TIMEOUT = 60_000

function createFastify(config: Config): FastifyInstance {
  const proxies = config.trustProxy
  return Fastify({
    logger: {
      level: config.logLevel,
      // Neither cookies nor tokens nor queries are ever logged: a request is its method and its path.
      serializers: { req: (request) => ({ method: request.method, path: request.url?.split('?')[0] }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    http: {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
    },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, _request, reply) =>
      sendProblem(reply, new HttpError('invalid', `The address is not valid (${error.code}).`)),
  })
}

/** Opens everything and mounts it. Closing the app gives everything back. Throws StartError. */
export async function buildApp({ config, engineModule = '@limner/engine', webDirectory }: AppOptions) {
  const database = await openDatabase(config)
  try {
    return await assemble(config, database, engineModule, webDirectory)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function assemble(config: Config, database: Database, engineModule: string, webDirectory: string | undefined) {
  const app = createFastify(config)
  const stopping = new AbortController()
  const { orm } = database

  const presence = await announcePresence(database)
  const files = await openDisk(path.join(config.dataDirectory, 'media'))
  const threads = startThreads({
    count: config.workers,
    engineModule,
    onLost: (reason) => app.log.error({ reason }, 'thread lost'),
  })
  const media = mediaStore(orm)
  const identities = identityStore(orm)
  const throttle = throttleStore(orm)
  const projectRows = projectStore(orm)
  const designRows = designStore(orm)
  const predictionRows = predictionStore(orm)
  const jobs = jobStore(orm, presence.number)
  const sources = sourceReader({ designs: designRows, media, files, threads })

  const mailer = openMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    dataDirectory: config.dataDirectory,
    onWritten: (file) => app.log.warn({ file }, 'mail written to a file: no SMTP server is configured'),
  })
  const cookies = cookieJar(config.publicUrl)
  const identity = identityService(identities, throttle, cookies)
  const articles = blogStore(orm)
  await articles.seed(ownArticles())
  const { bubble } = config
  const blog = blogService(articles, bubble && bubbleClient({ ...bubble, check: checkArticle }))
  const contact = contactService({
    store: contactStore(orm),
    mailer,
    to: config.contactEmail,
    onUnmailed: (error) => app.log.error({ failure: forLog(error) }, 'a contact message was kept but not mailed'),
  })
  const keys = keyService(keyStore(orm))
  const uploads = uploadService(files, media, threads)
  const designs = designService(designRows, threads)
  const messages = messageService(messageStore(orm), uploads)
  const projects = projectService(projectRows)
  const readFullProject = fullProjectReader(projects, messages, designs)
  const gallery = galleryService(galleryStore(orm))
  const accounts = accountStore(orm)
  const onMailFailure = (error: unknown) => app.log.error({ failure: forLog(error) }, 'mail failed')
  // Not the host that the request names: whoever asks for a link must not say where it leads.
  const origin = config.publicUrl ?? `http://localhost:${config.port}`
  const notifications = notificationService({ store: notificationStore(orm), mailer, origin })
  const account = accountService({
    store: accounts,
    findUserByEmail: identities.findUserByEmail,
    throttle,
    cookies,
    mailer,
    projects,
    messages,
    designs,
    origin,
    onFailure: onMailFailure,
  })
  const limits = sharedRateLimits(orm)
  const memory = memoryService(memoryStore(orm), designs)
  const runner = startRunner({
    store: jobs,
    presence,
    threads,
    concurrency: config.workers,
    answer: (claim, report, signal) =>
      answer({ threads, files, media, designs: designRows, recall: memory.forGeneration }, claim, report, signal),
    // Only where mail reaches people: nobody reads these in the data directory.
    ...(config.smtpUrl && {
      onFinished: ({ ownerId, request }: Claim, took: number) => {
        notifications.completed(ownerId, request.prompt, took).catch(onMailFailure)
      },
    }),
    onFailure: (error, claim) => app.log.error({ failure: forLog(error), prediction: claim?.id }, 'generation failed'),
  })
  const chores = startChores({
    chores: [
      identities.tidy,
      throttle.tidy,
      limits.tidy,
      accounts.tidy,
      ...(config.smtpUrl ? [notifications.sendWeekly] : []),
      () => sweepMedia(files, media, new Date()),
    ],
    onFailure: (error) => app.log.error({ failure: forLog(error) }, 'chore failed'),
  })
  const predictions = predictionService({
    store: predictionRows,
    designStore: designRows,
    designs,
    projectOwnership: projectRows.ownership,
    uploads,
    jobs,
    presence,
    wake: runner.wake,
    maxWaiting: config.maxWaiting,
  })

  mountFailures(app)
  mountJson(app)
  mountSecurityHeaders(app, config.publicUrl?.startsWith('https:') ?? false)
  mountOriginCheck(app, config.publicUrl)
  await app.register(cookie)
  // Not event streams, which would be held back, and not pictures, which are compressed already.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^(text\/(html|css|javascript|plain|xml)|application\/(json|javascript|xml)|image\/svg\+xml)/,
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } },
  })
  app.setNotFoundHandler(answerUnknownApi(api))

  mount<Api>(app, api, {
    handlers: {
      ...identityRoutes(identity),
      ...accountRoutes(account),
      ...projectRoutes(projects, readFullProject),
      ...messageRoutes(messages),
      ...designRoutes(designs),
      ...codeRoutes(
        codeService({
          designs: designRows,
          sources,
          media,
          threads,
          model: config.model && languageModel(config.model),
        }),
      ),
      ...exportRoutes(exportService({ designs: designRows, sources, media, threads }), projects),
      ...galleryRoutes(gallery, remixService(remixStore(orm), designs)),
      ...predictionRoutes(predictions),
      ...recallRoutes(
        designSearchService(designSearchStore(orm), designs),
        summaryService({ projects, messages: messages.list, designs: designRows.listOfProject }),
        memory,
      ),
      ...blogRoutes(blog),
      ...contactRoutes(contact),
      ...keyRoutes(keys, account.confirm),
      health: () => readHealth({ database, files, jobs, version }),
    },
    identify: identity.identify,
    welcome: identity.welcome,
    authenticateKey: keys.authenticate,
    ownership: {
      project: projectRows.ownership,
      design: designRows.ownership,
      picture: media.ownership,
      prediction: predictionRows.ownership,
    },
    rateLimit: config.rateLimit,
    takeShared: limits.take,
    stopping: stopping.signal,
  })
  const description = openapi(api, { title: 'Limner', version, description: 'Designs from words.' })
  app.get('/api/openapi.json', () => description)
  mountMedia(app, { files, store: media, threads, recognise: identity.recognise })
  const source: Source = {
    articles: blog.list,
    article: (slug) => blog.get(slug).catch(nullIfMissing),
    gallery: (query, callerId) => gallery.page(query, callerId),
    project: async (id, callerId) => {
      const found = await projectRows.ownership(id)
      if (!found?.isPublic && !(callerId && found?.ownerId === callerId)) return null
      return readFullProject(id).catch(nullIfMissing)
    },
  }
  await mountWeb(app, config, webDirectory, source, async (request) => {
    const user = await identity.userOf(request)
    return user && asUser(user)
  })

  app.addHook('preClose', async () => stopping.abort())
  app.addHook('onClose', async () => {
    chores.stop()
    await runner.stop()
    await threads.close()
    await presence.close()
    await database.close()
  })
  return app
}

async function mountWeb(
  app: FastifyInstance,
  config: Config,
  directory: string | undefined,
  source: Source,
  userOf: Parameters<typeof mountPages>[1]['userOf'],
): Promise<void> {
  if (directory === undefined) return
  const web = config.dev ? await openSourceWeb(app, directory) : await openBuiltWeb(path.join(directory, 'dist'))
  if (!web) return mountNoPages(app)
  if (!config.dev) await mountAssets(app, path.join(directory, 'dist', 'client'))
  mountCodePreview(app, web.previewScript)
  mountFeeds(app, {
    articles: source.articles,
    pages: async () => (await web.load('/')).entry.publicPaths,
    publicUrl: config.publicUrl,
  })
  mountPages(app, {
    web,
    userOf,
    publicUrl: config.publicUrl,
    source,
  })
}

function nullIfMissing(error: unknown): null {
  if (error instanceof HttpError && error.code === 'not-found') return null
  throw error
}
