/** Sends what waits for webhooks: when it is heard of, when it is due again, and what another process has left. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChangeFeed } from '../db/change-feed.ts'
import { isDatabaseUnavailable } from '../db/failures.ts'
import { WEBHOOK_CHANNEL } from '../features/webhooks/outbox-store.ts'

/** Messages on their way at once, and how many of these places webhooks may take that have not answered lately. */
const PLACES = 12
const PLACES_OF_ANY = 6
/** Milliseconds between looks for what is due. */
const LOOK_EVERY = { heard: 5_000, unheard: 1_000 }
/** Milliseconds that messages on their way have when the server stops: what has no answer then is sent again. */
const LEAVE = 2_000

export interface WebhookRunnerParts {
  changeFeed: Pick<ChangeFeed, 'heard' | 'listen'>
  /** False: nothing is due that may be sent now. @param answering only to webhooks that have answered lately */
  sendNext: (answering: boolean) => Promise<boolean>
  onFailure: (error: unknown) => void
}

export async function startWebhooks({ changeFeed, sendNext, onFailure }: WebhookRunnerParts) {
  /** By their places. */
  const running = new Map<number, Promise<void>>()
  let stopped = false

  async function work(place: number): Promise<void> {
    while (!stopped && (await sendNext(place >= PLACES_OF_ANY)));
  }

  const freePlace = (): number => {
    let place = 0
    while (running.has(place)) place += 1
    return place
  }

  /** One more who works, as long as there is something to do. */
  function look(): void {
    const place = freePlace()
    if (stopped || place >= PLACES) return
    const one: Promise<void> = work(place)
      // Of a database that is away health tells; after the end nobody is left to be told.
      .catch((error) => {
        if (!stopped && !isDatabaseUnavailable(error)) onFailure(error)
      })
      .finally(() => running.delete(place))
    running.set(place, one)
  }

  const ear = changeFeed.heard ? await changeFeed.listen(WEBHOOK_CHANNEL, look, look) : null
  const timer = setInterval(look, changeFeed.heard ? LOOK_EVERY.heard : LOOK_EVERY.unheard)
  look()
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await ear?.close()
      await Promise.race([Promise.all(running.values()), sleep(LEAVE, undefined, { ref: false })])
    },
  }
}
