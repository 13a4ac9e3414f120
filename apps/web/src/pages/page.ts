/** What a page is, for the table of pages. */

import type { FormOutcome, Hydration, PageSource, Site, User, Visitor } from '@limner/contract/types'
import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { English } from '../lib/language/translate.ts'

export interface Head {
  title: string
  description: string
  /** For pages that search engines should leave alone. */
  noindex?: true
  /** The picture that is shown where somebody shares the address; a path or an address. */
  image?: string
  /** What the page is about, as schema.org says it. Paths in it are relative to the site. */
  jsonLd?: (origin: string, site: Site) => Record<string, unknown>
  type?: 'website' | 'article'
}

/** The title is for people, the description for machines, which ask for no language. */
export interface PageHead extends Omit<Head, 'title'> {
  title: English
}

export interface Visit {
  url: URL
  user: User | null
  /** Where they were on the dashboard. */
  place: Visitor['place']
  /** What became of a form of this page, where it was sent without scripts. */
  form?: FormOutcome
}

/** @param partial there is more: the browser asks for it when it shows this */
export type Entries = readonly (readonly [key: QueryKey, value: unknown, partial?: 'partial' | undefined])[]

export interface Loaded {
  status?: 400 | 403 | 404
  /** The path where it is for good: the visitor is sent there. */
  movedTo?: string
  /** In place of the table's. */
  head?: Head
  /** Sources of parts that the view shows at once, though it loads them by themselves. */
  parts?: readonly string[]
  /** It is one person's, as it is at this moment. */
  isPersonal?: true
  data: Entries
}

export interface Page {
  /** Names in the query that make it another page, to search engines, too. */
  variants?: readonly string[]
  /** A wouter pattern. */
  path: string
  /** The view's source, as the build's manifest names it: the server preloads its files. */
  file: string
  View: LazyExoticComponent<ComponentType>
  head: PageHead
  /**
   * What the server rendered is to be read: the app starts when somebody moves, touches or types ('touched'). Or it is to be
   * looked at first: the app starts then, or when the first picture has come ('seen').
   */
  hydratesLazily?: Hydration
  /** Where a visitor is sent instead, if anywhere. */
  redirect?: (visit: Visit) => string | null
  /** What the page shows, read on the server; in the browser its queries ask for the same. */
  load?: (visit: Visit, source: PageSource) => Promise<Loaded>
}
