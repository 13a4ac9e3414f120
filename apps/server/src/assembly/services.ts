/** Every service, on its stores and on what the others do. */

import { realWorld } from '@limner/models'
import { accountService } from '../features/account/service.ts'
import { bubbleClient } from '../features/blog/bubble.ts'
import { bubbleApi } from '../features/blog/bubble-api.ts'
import { blogService } from '../features/blog/service.ts'
import { validateArticle } from '../features/blog/validate-article.ts'
import { brandFontService } from '../features/brand/font-service.ts'
import { proposalService } from '../features/brand/proposals.ts'
import { brandKitService } from '../features/brand/service.ts'
import { codeModel } from '../features/code/code-model.ts'
import { codeService } from '../features/code/service.ts'
import { contactService } from '../features/contact/service.ts'
import { exportService } from '../features/designs/export-service.ts'
import { favouriteService } from '../features/designs/favourite-service.ts'
import { designSearchService } from '../features/designs/search-service.ts'
import { seriesService } from '../features/designs/series-service.ts'
import { designService } from '../features/designs/service.ts'
import { sheetService } from '../features/designs/sheet-service.ts'
import { signedFiles } from '../features/designs/signed-files.ts'
import { sourceReader } from '../features/designs/source.ts'
import { remixService } from '../features/gallery/remix.ts'
import { galleryService } from '../features/gallery/service.ts'
import { keyService } from '../features/keys/service.ts'
import { libraryService } from '../features/library/service.ts'
import { memoryService } from '../features/memory/service.ts'
import { messageService } from '../features/messages/service.ts'
import { chosenModels } from '../features/models/chosen.ts'
import { modelService } from '../features/models/service.ts'
import { modelTrial } from '../features/models/trial.ts'
import { notificationService } from '../features/notifications/service.ts'
import { fullProjectReader, projectService } from '../features/projects/service.ts'
import { summaryService } from '../features/projects/summary-service.ts'
import { reviewService } from '../features/reviews/service.ts'
import { storageService } from '../features/storage/service.ts'
import { teamService } from '../features/teams/service.ts'
import { webhookSender } from '../features/webhooks/sender.ts'
import { webhookService } from '../features/webhooks/service.ts'
import { webhookSecrets } from '../features/webhooks/signature.ts'
import { picturesOf } from '../media/scene-pictures.ts'
import { openPictureSizes } from '../media/sizes.ts'
import { uploadService } from '../media/uploads.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Foundation } from './foundation.ts'
import { openSignIn } from './sign-in.ts'
import type { Stores } from './stores.ts'

export function openServices(foundation: Foundation, stores: Stores, metrics: Metrics | null) {
  const { config, cookies, fetchOutside, files, fileKey, limits, mailer, origin, report, threads } = foundation
  const { media, throttle } = stores
  const pictureSizes = openPictureSizes({
    ...{ files, threads, store: stores.pictureSizes },
    onUnkept: report('a smaller picture was made but not kept'),
  })
  const storage = storageService(stores.storage, config.storage)
  const uploads = uploadService({ files, store: media, threads, fetchOutside, storage, limits })
  const brandFonts = brandFontService({ store: stores.brandFonts, files, threads, storage })
  const designs = designService(stores.designs, threads, (scene) => picturesOf(scene, media, files))
  const messages = messageService({ store: stores.messages, uploads, storage })
  const projects = projectService(stores.projects, stores.duplicates, storage)
  const sources = sourceReader({ designs: stores.designs, media, files, threads })
  const models = modelService({
    ...{
      config: config.models,
      keys: stores.modelKeys,
      ownKeys: stores.ownModelKeys,
      added: stores.addedProviders,
      ledger: stores.ledger,
      world: realWorld(config.models.proxies),
    },
    onFault: foundation.warn('a model was no help'),
    onAsked: (about) => metrics?.modelCall(about),
  })
  const account = accountService({
    store: stores.accounts,
    links: stores.links,
    findUserByEmail: stores.identities.findUserByEmail,
    isDeviceOf: stores.identities.isDeviceOf,
    ...{ throttle, cookies, mailer, projects, messages, designs, origin },
    onFailure: report('mail failed'),
  })
  const notifications = notificationService({ store: stores.notifications, mailer, origin })
  const secrets = webhookSecrets(foundation.webhookKey)
  const sender = webhookSender({
    ...{ store: stores.webhooks, secrets, post: foundation.postOutside },
    tellOff: ({ ownerId, url }) => notifications.webhookOff(ownerId, url),
    onUntold: report('mail failed'),
  })
  const signIn = openSignIn(foundation, stores, account)
  const chosen = chosenModels(models, stores.projects)
  return {
    models,
    account,
    administration: {
      ...{ store: stores.administration, givenUp: stores.givenUp, jobs: stores.jobs, mailer, origin },
      confirm: account.confirm,
      canSync: config.bubble !== null,
      onUnmailed: report('mail failed'),
    },
    chosen,
    trial: modelTrial(models, threads),
    storage,
    uploads,
    pictureSizes,
    designs,
    messages,
    projects,
    ...signIn,
    readFullProject: fullProjectReader(projects, messages, designs),
    summaries: summaryService({ projects, messages, designs: stores.designs }),
    sheets: sheetService(stores.designs, threads),
    library: libraryService(threads),
    signed: signedFiles(fileKey),
    search: designSearchService(stores.designSearch, designs),
    exports: exportService({ designs: stores.designs, sources, media, threads }),
    series: seriesService({ sources, threads }),
    code: codeService({
      ...{ sources, media, threads },
      designs: stores.designs,
      model: codeModel(models, chosen),
    }),
    favourites: favouriteService(stores.favourites, designs),
    gallery: galleryService(stores.gallery),
    reviews: reviewService({
      ...{ media, files, sizes: pictureSizes, designs: stores.designs },
      store: stores.reviews,
      tell: notifications.answered,
      onUntold: report('mail failed'),
    }),
    brandFonts,
    brandKits: brandKitService({
      ...{ media, files, threads, uploads, fonts: brandFonts },
      store: stores.brandKits,
      designs: stores.designs,
    }),
    brandProposals: proposalService({ fetchPage: foundation.fetchPage, threads, origin }),
    remixes: remixService({ store: stores.remixes, designs, storage }),
    memory: memoryService(stores.memory, designs),
    blog: blogService({
      ...{ files, threads, fetchOutside },
      store: stores.articles,
      bubble:
        config.bubble && bubbleClient({ ...config.bubble, ask: bubbleApi(config.bubble), check: validateArticle }),
    }),
    contact: contactService({
      store: stores.contact,
      mailer,
      to: config.contactEmail,
      onUnmailed: report('a contact message was kept but not mailed'),
    }),
    keys: keyService(stores.keys),
    notifications,
    teams: teamService({
      ...{ mailer, origin },
      store: stores.teams,
      invitations: stores.memberInvitations,
      mailsReach: config.smtpUrl !== undefined,
      onUnmailed: report('mail failed'),
    }),
    sender,
    webhooks: webhookService({
      ...{ store: stores.webhooks, secrets, post: foundation.postOutside, send: sender.send },
    }),
  }
}
export type Services = ReturnType<typeof openServices>
