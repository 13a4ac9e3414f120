/**
 * A Bubble app's Data API: `GET /api/1.1/obj/<type>` with a bearer token. Bubble answers 429 when asked too fast. The
 * token goes to the configured host only.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { DEPTH_MAX, isDeeperThan } from '../../platform/json.ts'
import { HttpError } from '../../platform/problem.ts'
import { readText, TooLarge } from '../../platform/read-text.ts'

/** A page of Bubble is some megabytes at most. */
const MAX_BYTES = 20_000_000
const TRIES = 3
/** Milliseconds that Bubble may ask for before another try. */
const MAX_WAIT = 20_000

export interface BubbleApiOptions {
  /** Of the app, such as 'https://my-app.bubbleapps.io'. */
  url: string
  token: string
  /** Milliseconds for one answer. */
  timeout?: number
  /** Milliseconds before the second try; doubles. */
  pause?: number
}
/** @param path below `/obj/`; answers null for what is not there */
export type AskBubble = (path: string, signal: AbortSignal) => Promise<unknown>

class Retriable extends Error {
  /** Milliseconds, where Bubble says so. */
  after: number | undefined
  constructor(message: string, after?: number) {
    super(message)
    this.after = after
  }
}

export const unavailable = (why: string) => new HttpError('unavailable', `The Bubble app could not be read: ${why}.`)

async function read(response: Response): Promise<unknown> {
  const { status, ok, headers } = response
  if (status === 404) return null
  if (status === 429 || status >= 500)
    throw new Retriable(`it answered ${status}`, Number(headers.get('retry-after')) * 1000 || undefined)
  if (!ok) throw unavailable(`it answered ${status}`)
  const answer: unknown = JSON.parse(await readText(response, MAX_BYTES))
  if (isDeeperThan(answer, DEPTH_MAX)) throw unavailable('its answer is nested too deeply')
  return answer
}

/** What another try may mend; anything else is thrown. */
function asRetriable(error: unknown): Retriable {
  if (error instanceof HttpError) throw error
  if (error instanceof TooLarge) throw unavailable('its answer is too large')
  if (error instanceof SyntaxError) throw unavailable('its answer is not JSON')
  return error instanceof Retriable ? error : new Retriable('its answer broke off')
}

export function bubbleApi({ url, token, timeout = 10_000, pause = 500 }: BubbleApiOptions): AskBubble {
  const objects = `${url.replace(/\/+$/, '')}/api/1.1/obj/`

  async function once(path: string, signal: AbortSignal): Promise<unknown> {
    const response = await fetch(objects + path, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    }).catch((error: Error) => {
      throw new Retriable(error.name === 'TimeoutError' ? 'it took too long' : 'it cannot be reached')
    })
    return read(response)
  }

  return async (path, signal) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(path, signal)
      } catch (error) {
        signal.throwIfAborted()
        const { message, after } = asRetriable(error)
        if (attempt === TRIES) throw unavailable(message)
        await sleep(Math.min(after ?? pause * 2 ** (attempt - 1), MAX_WAIT), null, { signal })
      }
    }
  }
}
