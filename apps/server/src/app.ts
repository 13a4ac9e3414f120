/** Builds the server from its parts. It does not listen: main.ts does, and tests inject requests. */
import fs from 'node:fs'
import path from 'node:path'
import { type Api, api } from '@limner/contract'
import { openapi } from '@limner/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { startBackground } from './assembly/background.ts'
import { openData } from './assembly/data.ts'
import { type Foundation, openFoundation } from './assembly/foundation.ts'
import { handlersOf } from './assembly/handlers.ts'
import { metricsOf } from './assembly/metrics.ts'
import { pageSource } from './assembly/page-source.ts'
import { openServices, type Services } from './assembly/services.ts'
import { openStores, type Stores } from './assembly/stores.ts'
import type { Database } from './db/database.ts'
import { builtInArticles } from './features/blog/seed.ts'
import { readHealth } from './features/health/service.ts'
import { openQuota } from './features/predictions/quota.ts'
import { openSeeds } from './features/predictions/seeds.ts'
import { predictionService } from './features/predictions/service.ts'
import { mountProvider } from './features/provider/mount.ts'
import { createHttp, mountDefaults } from './http.ts'
import { asksForNew } from './jobs/intent.ts'
import { mountMcp } from './mcp/mount.ts'
import { mountMedia } from './media/routes.ts'
import type { Metrics } from './metrics/metrics.ts'
import { mountMetrics, mountRequestLog } from './metrics/mount.ts'
import type { Config } from './platform/config.ts'
import { etagOf, hasAlready } from './platform/etag.ts'
import { type Limits, mountLimits } from './platform/limits.ts'
import { type Handlers, mount, requireScope } from './platform/mount.ts'
import { answerUnknownApi } from './platform/not-found.ts'
import type { AddressGuard } from './platform/remote-fetch.ts'
import { mountTracing } from './tracing/mount.ts'
import { openTracing, type Tracing } from './tracing/tracing.ts'
import { mountWeb } from './web/mount.ts'

export interface AppOptions {
  config: Config
  /** Where it is being opened already. */
  database?: Promise<Database>
  /** What the worker threads import as the engine; tests of faults put one of their own here. */
  engineModule?: string
  /** Directory of apps/web; absent: no pages. */
  webDirectory?: string
  /** Which addresses elsewhere may be fetched; absent: public ones only. */
  guard?: AddressGuard
  /** Told when everything is closed but a thread in native code, which keeps this process from ending by itself. */
  onStuck?: () => void
}

const { version } = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
  version: string
}

/** Opens everything and mounts it. Closing the app gives everything back. Throws StartError. */
export async function buildApp(options: AppOptions) {
  const app = createHttp(options.config)
  const tell = (message: string) => app.log.warn({ message }, 'traces')
  const tracing = await openTracing(options.config.tracing, { version, onFailure: tell })
  const database = await (options.database ?? openData(options.config))
  try {
    return await assemble(options, app, tracing, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function assemble(options: AppOptions, app: FastifyInstance, tracing: Tracing, database: Database) {
  const { config, engineModule = '@limner/engine', guard, webDirectory, onStuck } = options
  const stopping = new AbortController()
  const foundation = await openFoundation(config, database, { engineModule, guard, tracing, log: app.log })
  const { files, limits, changeFeed, queue, threads } = foundation
  const stores = openStores(database.orm, queue)
  await stores.articles.seed(builtInArticles())
  const metrics = metricsOf(foundation, stores)
  const services = openServices(foundation, stores, metrics)
  const background = await startBackground(foundation, stores, services, metrics)
  const { designs, identity, storage, uploads } = services
  const predictions = predictionService({
    ...{ designs, uploads, changeFeed, storage, files },
    signed: services.signed,
    checkSheet: async (sheet, prompt, readers) => {
      await services.brandFonts.requireNamed(sheet, readers)
      return services.sheets.check(sheet, prompt)
    },
    store: stores.predictions,
    designStore: stores.designs,
    projectOwnership: stores.projects.ownership,
    brandOwnership: stores.brandKits.ownership,
    jobs: stores.jobs,
    wake: queue.wake,
    maxWaiting: config.maxWaiting,
    limited: config.rateLimit,
    seedFor: openSeeds(config.seed),
    quota: openQuota(stores.quota, config.monthlyDesigns),
    chosenModels: services.chosen.forGeneration,
    requireLanguageModel: services.chosen.requireLanguageModel,
    asksForNew: (asked) => asksForNew({ threads, designs: stores.designs }, asked, stopping.signal),
  })

  await mountDefaults(app, config)
  mountWatching(app, config, tracing, metrics)
  mountLimits(app, limits)
  const health = () => readHealth({ database, files, jobs: stores.jobs, threads, version })
  const parts = { stores, services, limits, publicUrl: config.publicUrl, stopping: stopping.signal }
  mountApi(app, parts, handlersOf(services, predictions, health))
  mountBesides(app, foundation, stores, services)
  await mountWeb(app, {
    config,
    directory: webDirectory,
    feeds: { articles: services.blog.newest, addresses: services.blog.addresses },
    sourceFor: (callerId) => pageSource(services, stores, callerId),
    recognise: identity.recognise,
  })

  app.addHook('preClose', async () => stopping.abort())
  app.addHook('onClose', async () => {
    await background.stop()
    const ended = await threads.close()
    await changeFeed.close()
    await database.close()
    await tracing.close()
    if (!ended) onStuck?.()
  })
  return app
}

/** Whatever looks on: before anything answers. */
function mountWatching(app: FastifyInstance, config: Config, tracing: Tracing, metrics: Metrics | null): void {
  if (config.tracing) mountTracing(app, tracing, config.trustProxy !== false)
  if (metrics && config.metricsToken) mountMetrics(app, metrics, config.metricsToken)
  if (config.logRequests) mountRequestLog(app)
}

/** What is neither the contract's nor a page: pictures, and the door for assistants. */
function mountBesides(app: FastifyInstance, foundation: Foundation, stores: Stores, services: Services): void {
  mountMcp(app, {
    ...{ version, origin: foundation.origin, keyCaller: services.keys.callerOf },
    onFailure: foundation.report('an assistant was not answered'),
  })
  if (services.provider)
    mountProvider(app, {
      service: services.provider,
      cookies: foundation.cookies,
      recognise: services.identity.recognise,
      onFailure: foundation.report('the identity provider did not answer'),
    })
  mountMedia(app, {
    ...{ files: foundation.files, threads: foundation.threads, limits: foundation.limits },
    sizes: services.pictureSizes,
    store: stores.media,
    recognise: async (request) => {
      const key = await services.keys.callerOf(request)
      if (key) requireScope('read', key.scopes)
      return key ? key.caller : await services.identity.recognise(request)
    },
  })
}

interface ApiParts {
  stores: Stores
  services: Services
  limits: Limits
  publicUrl: string | undefined
  stopping: AbortSignal
}

function mountApi(
  app: FastifyInstance,
  { stores, services, limits, publicUrl, stopping }: ApiParts,
  handlers: Handlers<Api>,
): void {
  const { identity, keys } = services
  app.setNotFoundHandler(answerUnknownApi(api))
  mount<Api>(app, api, {
    handlers,
    identify: identity.identify,
    createGuest: identity.createGuest,
    keyCaller: keys.callerOf,
    ownership: {
      project: stores.projects.ownership,
      'project in the bin': stores.projects.ownershipInBin,
      design: stores.designs.ownership,
      review: stores.reviews.ownership,
      'brand kit': stores.brandKits.ownership,
      'brand font': stores.brandFonts.ownership,
      picture: stores.media.ownership,
      prediction: stores.predictions.ownership,
      key: keys.ownership,
      webhook: services.webhooks.ownership,
      passkey: services.passkeys.ownership,
      member: stores.teams.ownership,
      'member invitation': stores.memberInvitations.ownership,
    },
    limits,
    stopping,
  })
  const described = () => {
    const origin = publicUrl !== undefined && { origin: publicUrl }
    const text = JSON.stringify(openapi(api, { title: 'Limner', version, ...origin }))
    return { text, etag: etagOf(text) }
  }
  // Half a megabyte: written for the first who asks, not by every start.
  let description: ReturnType<typeof described> | undefined
  app.get('/api/openapi.json', async (request, reply) => {
    // Here, too, a key that is none is refused.
    await keys.callerOf(request)
    description ??= described()
    const { text, etag } = description
    reply.headers({ etag, 'cache-control': 'public, no-cache' })
    if (hasAlready(request, etag)) return reply.code(304).send()
    return reply.type('application/json').send(text)
  })
}
