/** What the server and the code that renders the web's pages tell each other. */
import type { Api } from './api.ts'
import type { Result } from './define.ts'
import type { FormOutcome, Site } from './site.ts'

/** Cookies that keep where somebody was on the dashboard: the web writes them, the server renders the page with them. */
export const TAB_COOKIE = 'limner_tab'
export const PROJECT_COOKIE = 'limner_project'
/** The designs that somebody looked at last, project by project; sent with the dashboard alone. */
export const DESIGNS_COOKIE = 'limner_designs'
export const PLACE_COOKIE_DAYS = 365

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

/** What the first view of somebody's dashboard shows. */
export interface WorkspaceStart {
  /** Those updated last; with pictures where the list itself is shown. */
  projects: Result<Api['listProjects']>
  /** Those of others, who have made this person a member. */
  shared: Result<Api['listProjects']>
  /** The one that is opened, with what was said and made in it last; null: the list is shown, or there is none. */
  open: Pick<Result<Api['getFullProject']>, 'project' | 'messages' | 'designs'> | null
  /** There is no more of that project, and there are no more projects. */
  isWhole: { open: boolean; projects: boolean; shared: boolean }
  /** Ids of its designs that have a star. */
  favourites: string[]
  brandKits: Result<Api['listBrandKits']>
  models: Result<Api['listModels']>
}

/** What somebody's page of brands shows. */
export interface BrandStart {
  own: Result<Api['listBrandKits']>
  shared: Result<Api['listBrandKits']>
  fonts: Result<Api['listBrandFonts']>
}

/** What a page waits for that is hydrated later than it is seen: a touch, or a touch or its first picture. */
export type Hydration = 'touched' | 'seen'

/** What is read for a page before it is rendered, as the visitor may see it. */
export interface PageSource {
  articles(query: ArticlePageQuery): Promise<Result<Api['findArticles']>>
  related(slug: string): Promise<Result<Api['listRelatedArticles']>>
  /** By its address, or by one that it had before. Null: there is none. */
  article(slug: string): Promise<Result<Api['getArticle']> | null>
  gallery(query: GalleryQuery): Promise<Result<Api['groupedDesigns']>>
  /** Null: there is none. 'private': it belongs to somebody else. */
  project(id: string): Promise<Result<Api['getFullProject']> | 'private' | null>
  /** What a review link shows; null: nothing, or nothing any more. */
  shared(token: string): Promise<Result<Api['readSharedDesign']> | null>
  /**
   * Of whoever is signed in.
   * @param wanted ids of projects, the first one that is theirs is opened, or the one updated last; null: the list is shown
   * @param designOf id of the design that is shown of a project, where that is not the newest
   * @returns null for nobody, and where the project that is wanted first is not among those updated last
   */
  workspace(
    wanted: readonly string[] | null,
    designOf: (projectId: string) => string | undefined,
  ): Promise<WorkspaceStart | null>
  /** The brand kits and fonts of whoever is signed in, and kits that others share; null for nobody. */
  brand(): Promise<BrandStart | null>
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
  /** Where they were on the dashboard (cookies). */
  place: { tab: string | undefined; project: string | undefined; designs: string | undefined }
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
  /** For `<!--data-->`: what the app starts with stands behind what is seen. */
  data: string
  /** Where to send the visitor instead; with 301, for good. */
  redirect?: string
  /** What the page is written in, and which way that runs. */
  language: string
  direction: 'ltr' | 'rtl'
  /** Keys in the client build's manifest, of the view and of its language: preload what is there, */
  files: readonly string[]
  /** or, where the page is hydrated lazily, only name them: the browser does not need them at once. */
  hydratesLazily: false | Hydration
  /** It holds what belongs to one person, as it is at this moment: no cache keeps it. */
  isPersonal: boolean
}
