/** What a prompt tells of a site's owner. */
import type { SitePart } from '../types.ts'

export interface Told {
  name?: string
  /** The words by which the prompt calls the site where those say what it is: 'Online shop for'. */
  called?: string
  /** What it is: 'flower shop'. */
  what?: string
  place?: string | undefined
  /** Things and services, each with a capital. */
  offers: string[]
  /** Offers with a price each, the price at their end. */
  priced: string[]
  /** Sentences and remarks. */
  says: string[]
  people: string[]
  /** Parts of the site, each with what is told of it. */
  parts: SitePart[]
  /** Words that are followed and stand nowhere: names of parts, wishes for looks. */
  heard: string[]
  /** Parts by name alone. */
  named: string[]
  /** What is a colour elsewhere: 'heather' among honeys. */
  listed: string[]
  times: string[]
  prices: string[]
  /** What costs nothing. */
  free: string[]
}
