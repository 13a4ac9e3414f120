/**
 * Reads articles from a Bubble app by its Data API: `GET /api/1.1/obj/<type>?cursor&limit` with a bearer token. Bubble
 * hands out at most 100 things a page and answers 429 when asked too fast. The token goes to the configured host only.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ArticleInput } from '@limner/contract/types'
import { HttpError } from '../../platform/problem.ts'

const PAGE = 100
const MOST_ARTICLES = 5_000
const MOST_BYTES = 20_000_000
const TRIES = 3

export interface BubbleOptions {
  /** Of the app, such as 'https://my-app.bubbleapps.io'. */
  url: string
  token: string
  /** The name of the type of its articles. */
  type: string
  /** Checks one article as if it had been pushed: the same rules, whichever way it comes. */
  check: (value: unknown) => { article: ArticleInput } | { reason: string }
  /** Milliseconds for one page. */
  timeout?: number
  /** Milliseconds before the second try; doubles. */
  pause?: number
}

export interface Refusal {
  bubbleId: string
  reason: string
}

export interface Found {
  articles: ArticleInput[]
  refused: Refusal[]
}

type Thing = Record<string, unknown>
class Retriable extends Error {
  after: number | undefined
  constructor(message: string, after?: number) {
    super(message)
    this.after = after
  }
}

const unavailable = (why: string) => new HttpError('unavailable', `The Bubble app could not be read: ${why}.`)

export function bubbleClient({ url, token, type, check, timeout = 10_000, pause = 500 }: BubbleOptions) {
  const base = `${url.replace(/\/+$/, '')}/api/1.1/obj/${encodeURIComponent(type)}`

  async function once(address: string, signal: AbortSignal): Promise<unknown> {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    }).catch((error: unknown) => {
      signal.throwIfAborted()
      throw new Retriable((error as Error).name === 'TimeoutError' ? 'it took too long' : 'it cannot be reached')
    })
    if (response.status === 404) return null
    if (response.status === 429 || response.status >= 500)
      throw new Retriable(`it answered ${response.status}`, Number(response.headers.get('retry-after')) || undefined)
    if (!response.ok) throw unavailable(`it answered ${response.status}`)
    return JSON.parse(await bodyOf(response)) as unknown
  }

  async function ask(address: string, signal: AbortSignal): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(address, signal)
      } catch (error) {
        if (error instanceof HttpError) throw error
        signal.throwIfAborted()
        if (error instanceof SyntaxError) throw unavailable('its answer is not JSON')
        if (attempt === TRIES) throw unavailable(error instanceof Retriable ? error.message : 'its answer broke off')
        const seconds = error instanceof Retriable ? error.after : undefined
        await sleep(seconds === undefined ? pause * 2 ** (attempt - 1) : Math.min(seconds, 20) * 1000, null, { signal })
      }
    }
  }

  function sort(things: Thing[]): Found {
    const found: Found = { articles: [], refused: [] }
    for (const thing of things) {
      const result = check(asInput(thing))
      if ('article' in result) found.articles.push(result.article)
      else found.refused.push({ bubbleId: String(thing._id ?? ''), reason: result.reason })
    }
    return found
  }

  return {
    async fetchAll(signal: AbortSignal): Promise<Found> {
      const things: Thing[] = []
      for (let remaining = 1; remaining > 0; ) {
        const answer = (await ask(`${base}?cursor=${things.length}&limit=${PAGE}`, signal)) as {
          response?: { results?: Thing[]; remaining?: number }
        } | null
        const { results, remaining: left = 0 } = answer?.response ?? {}
        if (!Array.isArray(results)) throw unavailable('its answer is not that of a Data API')
        things.push(...results.filter((thing) => typeof thing === 'object' && thing !== null))
        if (things.length > MOST_ARTICLES) throw unavailable(`it has more than ${MOST_ARTICLES} articles`)
        remaining = results.length === 0 ? 0 : left
      }
      return sort(things)
    },

    async fetchSome(ids: string[], signal: AbortSignal): Promise<Found> {
      const found: Found = { articles: [], refused: [] }
      for (const id of new Set(ids)) {
        const answer = (await ask(`${base}/${encodeURIComponent(id)}`, signal)) as { response?: Thing } | null
        const one = answer?.response
        if (!one) found.refused.push({ bubbleId: id, reason: 'There is no such article in the Bubble app.' })
        else {
          const { articles, refused } = sort([one])
          found.articles.push(...articles)
          found.refused.push(...refused)
        }
      }
      return found
    },
  }
}
export type BubbleClient = ReturnType<typeof bubbleClient>

/** The whole body, or an end to it: a page of Bubble is some megabytes at most. */
async function bodyOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > MOST_BYTES) throw unavailable('its answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * A thing as an article. Bubble names fields as their makers did: 'Featured Image', 'featured_image', 'featuredImage' and
 * 'featured_image_image' (Bubble adds the type) all mean the same.
 */
function asInput(thing: Thing): Thing {
  const fields = new Map(
    Object.entries(thing).map(([name, value]) => [
      name
        .replace(/_(text|image|boolean|date|list_text|option_.*)$/, '')
        .replace(/[^a-zA-Z]/g, '')
        .toLowerCase(),
      value,
    ]),
  )
  const pick = (...names: string[]) => names.map((name) => fields.get(name)).find((value) => value !== undefined)
  const image = pick('featuredimage', 'image', 'thumbnail')
  const tags = pick('tags')
  const isPublished = pick('ispublished', 'published')
  return {
    bubbleId: thing._id,
    title: pick('title', 'name'),
    slug: pick('slug'),
    excerpt: pick('excerpt', 'summary', 'description'),
    content: pick('content', 'body', 'html'),
    author: typeof pick('author', 'authorname') === 'string' ? pick('author', 'authorname') : undefined,
    category: pick('category'),
    tags: typeof tags === 'string' ? tags.split(',').map((tag) => tag.trim()) : tags,
    // Bubble answers its own pictures without a scheme.
    featuredImage: typeof image === 'string' && image.startsWith('//') ? `https:${image}` : image,
    publishedAt: pick('publishedat', 'publisheddate', 'publishdate', 'createddate'),
    ...(typeof isPublished === 'boolean' && { isPublished }),
  }
}
