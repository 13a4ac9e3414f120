/** What writing code for a design takes and gives. */
import type { PictogramSource } from '../../imagery/types.ts'
import type { LayOut } from '../../scene/layout.ts'
import type { FontLibrary } from '../../type/fonts.ts'
import type { Shaper } from '../../type/shape.ts'
import type { ContentSlot } from './site-frame.ts'

export interface GeneratedCode {
  /** One TSX file: formatted, typed, with a default export. */
  code: string
  /** The name of the default export, in PascalCase. */
  componentName: string
  /** npm packages that the code imports, with the versions it was made for. */
  dependencies: Record<string, string>
  /** What of the code stands in a module of the site: names of helpers. */
  helpers?: readonly string[]
}

/** Where a page stands in a project of several. */
export interface SiteOptions {
  /** Before the addresses of its pages: '' or '/name'. */
  base: string
  /** What helpers are imported from. */
  helpers: string
  /** What of it is written: what all pages share, or what this one has for itself; absent: all of the page. */
  part?: SitePart
  /** Helpers that stand around the page already. */
  around?: readonly string[]
}

export interface SitePart {
  of: 'frame' | 'page'
  hole: ContentSlot
}

export interface CodeOptions {
  /** Addresses of the pictures in the scene by media id; default `/media/{id}.png`. */
  pictures?: Readonly<Record<string, string>>
  /** Index of the page, for sites of several; default 0. */
  page?: number
  /** In a project: links lead through it without loading anew, helpers come from its module. */
  site?: SiteOptions
}

/** What the writers read. */
export interface CodeTools {
  fonts: FontLibrary
  shaper: Shaper
  pictograms: PictogramSource
  layOut: LayOut
}
