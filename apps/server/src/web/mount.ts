/** Puts the web on the server: its files, its pages, the preview of code, and what machines read of the public pages. */
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type FeedOptions, mountFeeds } from '../features/blog/feeds.ts'
import type { Config } from '../platform/config.ts'
import { originFor } from '../platform/host.ts'
import { mountAssets } from './assets.ts'
import { openBuiltWeb } from './built.ts'
import { mountCodePreview } from './code-preview.ts'
import { mountForms } from './forms.ts'
import { mountNoPages, mountPages, type PagesOptions } from './pages.ts'
import { siteOf } from './site.ts'
import { openSourceWeb } from './sources.ts'

export interface WebOptions extends Pick<PagesOptions, 'sourceFor' | 'recognise'> {
  feeds: Pick<FeedOptions, 'articles' | 'addresses'>
  config: Config
  /** Of apps/web; absent: no pages. */
  directory: string | undefined
}

export async function mountWeb(
  app: FastifyInstance,
  { config, directory, sourceFor, recognise, feeds }: WebOptions,
): Promise<void> {
  if (directory === undefined) return
  const originOf = originFor(config)
  const web = config.dev ? await openSourceWeb(app, directory) : await openBuiltWeb(path.join(directory, 'dist'))
  if (!web) return mountNoPages(app)
  if (!config.dev) await mountAssets(app, path.join(directory, 'dist', 'client'))
  mountCodePreview(app, web.previewScript)
  mountFeeds(app, {
    ...feeds,
    pages: async () => (await web.load('/')).entry.publicPaths,
    originOf,
  })
  const pages = { web, recognise, originOf, site: await siteOf(config), sourceFor }
  mountPages(app, pages)
  await mountForms(app, pages)
}
