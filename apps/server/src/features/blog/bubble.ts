/** Reads articles, and who wrote them, from a Bubble app. Bubble hands out at most 100 things a page. */
import type { ArticleInput } from '@limner/contract/types'
import { HttpError } from '../../platform/problem.ts'
import { type AskBubble, unavailable } from './bubble-api.ts'
import { asInput, personName, THING_ID, type Thing } from './bubble-things.ts'

const PAGE_SIZE = 100
const MAX_ARTICLES = 5_000
/** Of all of them together. */
const MAX_CHARACTERS = 100_000_000

export interface BubbleOptions {
  ask: AskBubble
  /** The name of the type of its articles. */
  type: string
  /** The name of the type of those who write them. */
  authorType: string
  /** Checks one article as if it had been pushed: the same rules, whichever way it comes. */
  check: (value: unknown) => { article: ArticleInput } | { reason: string }
}

export interface RejectedArticle {
  bubbleId: string
  reason: string
}

export interface FetchedArticles {
  articles: ArticleInput[]
  refused: RejectedArticle[]
}

interface Page {
  response?: { results?: Thing[]; remaining?: number }
}
interface SingleThing {
  response?: Thing
}

/** Answers the names of authors, each asked for once. Undefined: it has none that may be read. */
function authorNames({ ask, authorType }: BubbleOptions, signal: AbortSignal) {
  const names = new Map<string, Promise<string | undefined>>()
  async function nameOf(id: string): Promise<string | undefined> {
    const answer = await ask(`${encodeURIComponent(authorType)}/${id}`, signal).catch((error: unknown) => {
      if (error instanceof HttpError) return null
      throw error
    })
    return personName((answer as SingleThing | null)?.response ?? {})
  }
  return async (author: unknown): Promise<string | undefined> => {
    if (typeof author === 'object' && author !== null) return personName(author as Thing)
    if (typeof author !== 'string') return undefined
    if (!THING_ID.test(author)) return author
    const name = names.get(author) ?? nameOf(author)
    names.set(author, name)
    return name
  }
}

export function bubbleClient(options: BubbleOptions) {
  const { ask, check } = options
  const type = encodeURIComponent(options.type)

  async function sort(things: readonly Thing[], signal: AbortSignal): Promise<FetchedArticles> {
    const found: FetchedArticles = { articles: [], refused: [] }
    const authorOf = authorNames(options, signal)
    for (const thing of things) {
      const input = asInput(thing)
      const result = check({ ...input, author: await authorOf(input.author) })
      if ('article' in result) found.articles.push(result.article)
      else found.refused.push({ bubbleId: String(thing._id ?? ''), reason: result.reason })
    }
    return found
  }

  return {
    async fetchAll(signal: AbortSignal): Promise<FetchedArticles> {
      const things: Thing[] = []
      let characters = 0
      for (let remaining = 1; remaining > 0; ) {
        const answer = (await ask(`${type}?cursor=${things.length}&limit=${PAGE_SIZE}`, signal)) as Page | null
        const { results, remaining: left = 0 } = answer?.response ?? {}
        if (!Array.isArray(results)) throw unavailable('its answer does not look like a Data API')
        things.push(...results.filter((thing) => typeof thing === 'object' && thing !== null))
        characters += JSON.stringify(results).length
        if (things.length > MAX_ARTICLES) throw unavailable(`it has more than ${MAX_ARTICLES} articles`)
        if (characters > MAX_CHARACTERS) throw unavailable('its articles are too large in total')
        remaining = results.length === 0 ? 0 : left
      }
      return sort(things, signal)
    },

    async fetchSome(ids: readonly string[], signal: AbortSignal): Promise<FetchedArticles> {
      const things: Thing[] = []
      const missing: RejectedArticle[] = []
      for (const id of new Set(ids)) {
        const answer = (await ask(`${type}/${encodeURIComponent(id)}`, signal)) as SingleThing | null
        if (answer?.response) things.push(answer.response)
        else missing.push({ bubbleId: id, reason: 'There is no such article in the Bubble app.' })
      }
      const { articles, refused } = await sort(things, signal)
      return { articles, refused: [...missing, ...refused] }
    },
  }
}
export type BubbleClient = ReturnType<typeof bubbleClient>
