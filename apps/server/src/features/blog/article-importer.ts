/** Articles on their way in: cleaned, given an address and their pictures, and kept, all of them or none. */
import crypto from 'node:crypto'
import type { ArticleInput } from '@limner/contract/types'
import type { Queryable } from '../../db/database.ts'
import type { ReadArticle } from '../../html/article.ts'
import { HttpError } from '../../platform/problem.ts'
import {
  externalPicturesIn,
  type Fetched,
  type PictureFetcher,
  type PictureParts,
  pictureFetcher,
  withPictures,
} from './pictures.ts'
import type { ArticleRow, BlogStore, NewArticle } from './store.ts'

export const DEFAULT_AUTHOR = 'The Limner Team'
const DEFAULT_CATEGORY = 'General'

export interface ImportOutcome {
  bubbleId: string
  slug: string
  action: 'created' | 'updated' | 'unchanged'
  /** What of it could not be taken. */
  notes?: string[]
}

export interface ImporterParts extends PictureParts {
  store: BlogStore
}

/** An article on its way in. */
interface Incoming {
  input: ArticleInput
  read: ReadArticle
  /** Where its pictures of other places are. */
  sources: string[]
  fetched: Fetched
}

/** 'Café & Crème!' becomes 'cafe-creme'. */
function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return words.slice(0, 120).replace(/-+$/, '') || 'article'
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const rowOf = (input: ArticleInput, read: ReadArticle, before: ArticleRow | undefined, slug: string): NewArticle => ({
  slug,
  bubbleId: input.bubbleId,
  title: input.title,
  ...read,
  author: input.author ?? DEFAULT_AUTHOR,
  category: input.category ?? DEFAULT_CATEGORY,
  tags: [...new Set(input.tags)],
  featuredImage: input.featuredImage ?? null,
  // Without a date it has none: readers are told 'Recently'.
  publishedAt: input.publishedAt ? new Date(input.publishedAt) : (before?.publishedAt ?? null),
  isPublished: input.isPublished,
})

async function prepare(
  { store, threads }: ImporterParts,
  input: ArticleInput,
  fetchPictures: PictureFetcher,
): Promise<Incoming> {
  const read = await threads.run('readArticle', { content: input.content, excerpt: input.excerpt })
  const sources = externalPicturesIn({ content: read.content, featuredImage: input.featuredImage ?? null })
  const here = sources.length > 0 ? await store.sourcesOf(input.bubbleId) : new Set<string>()
  return { input, read, sources, fetched: await fetchPictures(sources.filter((source) => !here.has(source))) }
}

async function slugFor(
  store: BlogStore,
  query: Queryable,
  input: ArticleInput,
  before: ArticleRow | undefined,
): Promise<string> {
  const wanted = input.slug ?? before?.slug ?? slugOf(input.title)
  if (!(await store.isSlugTaken(query, wanted, input.bubbleId))) return wanted
  if (input.slug) throw new HttpError('conflict', `The slug "${wanted}" belongs to another article.`)
  const short = `${wanted}-${slugOf(input.bubbleId).slice(-12).replace(/^-/, '')}`
  if (!(await store.isSlugTaken(query, short, input.bubbleId))) return short
  // Ids that end alike: what is made of the whole id is its own.
  return `${wanted}-${crypto.createHash('sha256').update(input.bubbleId).digest('hex').slice(0, 16)}`
}

async function save(
  store: BlogStore,
  query: Queryable,
  { input, read, sources, fetched }: Incoming,
  before: ArticleRow | undefined,
): Promise<ImportOutcome> {
  const slug = await slugFor(store, query, input, before)
  const asked = rowOf(input, read, before, slug)
  // A new one takes its id before its pictures take theirs.
  const id = before?.id ?? (await store.put(query, asked))
  const row = { ...asked, ...withPictures(asked, await store.keepPictures(query, id, fetched.pictures, sources)) }
  const same = before && (Object.keys(row) as (keyof NewArticle)[]).every((key) => isSame(row[key], before[key]))
  if (!same) await store.put(query, row)
  await store.moveAddress(query, id, before?.slug, slug)
  return {
    bubbleId: input.bubbleId,
    slug,
    action: same ? 'unchanged' : before ? 'updated' : 'created',
    ...(fetched.notes.length > 0 && { notes: fetched.notes }),
  }
}

/** Takes articles, all of one call or none of them; a picture that cannot be had is asked for once by all calls. */
export function articleImporter(parts: ImporterParts, signal: AbortSignal) {
  const { store } = parts
  const fetchPictures = pictureFetcher(parts, signal)
  return async (inputs: readonly ArticleInput[]): Promise<ImportOutcome[]> => {
    // The last one of an id counts.
    const distinct = [...new Map(inputs.map((input) => [input.bubbleId, input])).values()]
    const incoming: Incoming[] = []
    for (const input of distinct) incoming.push(await prepare(parts, input, fetchPictures))
    return store.transaction(async (query) => {
      // An address is looked for and then taken: two at once would find the same one free.
      await store.lockAddresses(query)
      const known = await store.listForUpdate(
        query,
        distinct.map((input) => input.bubbleId),
      )
      const outcomes: ImportOutcome[] = []
      // One by one, so that each sees the addresses that those before it took.
      for (const one of incoming) {
        const before = known.find((row) => row.bubbleId === one.input.bubbleId)
        outcomes.push(await save(store, query, one, before))
      }
      return outcomes
    })
  }
}
