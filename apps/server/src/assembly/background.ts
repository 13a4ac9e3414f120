/** What runs without anybody waiting for it: the generations in the queue, and the chores. */
import { answer } from '../jobs/answer.ts'
import { doAll } from '../jobs/chores.ts'
import { startRunner } from '../jobs/runner.ts'
import { startWebhooks } from '../jobs/webhook-runner.ts'
import { sweepMedia } from '../media/sweep.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Foundation } from './foundation.ts'
import type { Services } from './services.ts'
import type { Stores } from './stores.ts'

export interface Background {
  stop(): Promise<void>
}

export async function startBackground(
  foundation: Foundation,
  stores: Stores,
  services: Services,
  metrics: Metrics | null,
): Promise<Background> {
  const { config, files, changeFeed, queue, report, threads } = foundation
  const { designs, jobs, media, messages } = stores
  const { brandKits, memory, models, notifications, uploads } = services
  const runner = await startRunner({
    ...{ store: jobs, queue, changeFeed, threads },
    concurrency: config.workers,
    answer: (claim, tell, signal) =>
      answer(
        {
          ...{ threads, files, media, designs, models, uploads },
          ...{ recall: memory.forGeneration, keeping: memory.keeping, wear: brandKits.worn },
          kitsOf: brandKits.idsOf,
          ...{ checkpoint: jobs.checkpoint, historyOf: messages.saidBefore },
        },
        claim,
        tell,
        signal,
      ),
    patience: ({ request }) =>
      request.models
        ? models.patience.answer + 2 * models.patience.drawing + (request.models.image ? models.patience.picture : 0)
        : 0,
    // Only where mail reaches people: nobody reads these in the data directory.
    ...(config.smtpUrl && {
      onFinished: ({ authorId, request }, took) => {
        notifications.completed(authorId, request.prompt, took).catch(report('mail failed'))
      },
    }),
    onEnded: (outcome, kind = 'none', took) => metrics?.generation({ outcome, kind, seconds: took / 1000 }),
    onFailure: (error, claim) => report('generation failed', { prediction: claim?.id })(error),
  })
  const webhooks = await startWebhooks({
    ...{ changeFeed, sendNext: services.sender.sendNext },
    onFailure: report('webhook failed'),
  })
  await queue.doChores(() => doAll(choresOf(foundation, stores, services), report('chore failed')))
  return {
    stop: async () => {
      await Promise.all([runner.stop(), webhooks.stop()])
      await queue.close()
    },
  }
}

/** What is done now and then: what has run out is thrown away, and mail of the week is sent. */
function choresOf({ config, files }: Foundation, stores: Stores, { notifications, projects }: Services) {
  return [
    () => stores.identities.tidy(config.guestDays),
    ...[stores.quota, stores.ledger, stores.throttle, stores.limits].map(({ tidy }) => tidy),
    ...[stores.webhooks, stores.links, stores.invitations, stores.brandFonts, stores.passkeys].map(({ tidy }) => tidy),
    stores.memberInvitations.tidy,
    projects.sweepBins,
    ...(config.smtpUrl ? [notifications.sendWeekly] : []),
    stores.pictureSizes.tidy,
    () => sweepMedia(files, stores.media, new Date()),
  ]
}
