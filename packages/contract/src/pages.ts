/** What the server and the code that renders the web's pages tell each other. */
import type { Api } from './api.ts'
import type { Result } from './define.ts'
import type { FormOutcome, Site } from './site.ts'

export interface GalleryQuery {
  search: string
  sortBy: 'newest' | 'oldest'
  page: number
  limit: number
}

/** Which articles a page of the blog shows. */
export interface ArticlePageQuery {
  search: string
  category?: string | undefined
  offset: number
  limit: number
}

/** What is read for a page before it is rendered, as the visitor may see it. */
export interface PageSource {
  articles(query: ArticlePageQuery): Promise<Result<Api['findArticles']>>
  related(slug: string): Promise<Result<Api['listRelatedArticles']>>
  /** By its address, or by one that it had before. Null: there is none. */
  article(slug: string): Promise<Result<Api['getArticle']> | null>
  gallery(query: GalleryQuery): Promise<Result<Api['groupedDesigns']>>
  /** Null: there is none. 'private': it belongs to somebody else. */
  project(id: string): Promise<Result<Api['getFullProject']> | 'private' | null>
}

export interface Visitor {
  user: Result<Api['currentUser']> | null
  /** For the inline script of the head. */
  nonce: string
  /** Of the public address, such as 'https://limner.example'. */
  origin: string
  site: Site
  /** What the visitor has chosen (a cookie), and what their browser asks for (Accept-Language). */
  language: { chosen: string | undefined; accepted: string | undefined }
  /** What became of a form of this page, where it was sent without scripts. */
  form?: FormOutcome
  source: PageSource
}

export interface RenderedPage {
  status: 200 | 301 | 302 | 400 | 403 | 404
  /** For `<!--head-->` of index.html. */
  head: string
  /** For `<!--app-->` of index.html. */
  body: string
  /** Where to send the visitor instead; with 301, for good. */
  redirect?: string
  /** What the page is written in, and which way that runs. */
  language: string
  direction: 'ltr' | 'rtl'
  /** Keys in the client build's manifest, of the view and of its language: preload what is there, */
  files: readonly string[]
  /** or, where the page is hydrated lazily, only name them: the browser does not need them at once. */
  hydratesLazily: boolean
}
