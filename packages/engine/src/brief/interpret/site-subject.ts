/**
 * What a site that people use is about: what it is called by, not every thing that can be done there. Of a forum for anglers
 * with a search and a menu the fishing is seen, no posted parcel and no plate.
 */
import type { Brief, PageType } from '../types.ts'
import { sitePhrase } from './site-phrase.ts'

/** Pages that are told by what people do there. */
const USED: ReadonlySet<PageType> = new Set<PageType>([
  'dashboard',
  'application',
  'community',
  'search',
  'directory',
  'booking',
  'course',
  'chat',
  'sign-up',
  'documentation',
  'magazine',
  'event',
  'shop',
])
/** So many functions tell what it does; with fewer every word of the prompt may tell what it is. */
const FEWEST = 2

/** What it is called by, else the first thing that people deal with there. */
const subjectPhrase = ({ prompt, page }: Pick<Brief, 'prompt' | 'page'>): string =>
  sitePhrase(prompt) || (page?.functions.find(({ thing }) => thing)?.thing ?? '')

/** What tools are called by says nothing of what they are about: an editor prints no books, a builder builds no house. */
const TOOL =
  /\s+(?:makers?|builders?|editors?|generators?|planners?|trackers?|trainers?|spotters?|finders?|dashboards?|management|administration|systems?|analytics|databases?|publishing|websites?|webpages?|simulations?|browser|information|forums?|communit(?:y|ies)|directory|portal|marketplace)$/i

const thingIn = (phrase: string): string => {
  let thing = phrase.replace(/\bbrowser (?=game)/i, '')
  while (TOOL.test(thing)) thing = thing.replace(TOOL, '')
  return thing
}

/** The prompt in short, of which the subject is read; undefined where the whole prompt tells it. */
export function toldShort({ prompt, page, brand }: Brief): string | undefined {
  if (!page || !USED.has(page.type) || page.functions.length < FEWEST) return undefined
  const phrase = subjectPhrase({ prompt, page })
  if (phrase === '' || phrase === brand) return undefined
  const short = `A website about ${thingIn(phrase)}`
  return short.length < prompt.length ? short : undefined
}

/** Wallpapers that are downloaded hang on no wall, and icons stand in no church: what is a file shows nothing. */
const isDownloaded = (about: string, { page }: Brief): boolean =>
  page?.functions.some(
    ({ verb, thing }) => verb === 'download' && thing && about.toLowerCase().includes(thing.toLowerCase()),
  ) === true

/** The brief with the subject of its short form. `told`: what the prompt calls its owner. */
export function aboutSite(brief: Brief, short: Brief, told?: string): Brief {
  const { depictions: _, ...rest } = brief
  const { deeds, audience } = brief.purpose ?? { deeds: [] }
  const about = told ?? subjectPhrase(brief)
  if (isDownloaded(about, brief)) {
    const purpose = { deeds, topics: [], ...(audience && { audience }) }
    return { ...rest, subject: { industry: 'general', about, objects: [] }, purpose }
  }
  return {
    ...rest,
    subject: { ...short.subject, about },
    ...(short.depictions && { depictions: short.depictions }),
    purpose: { ...short.purpose, topics: short.purpose?.topics ?? [], deeds, ...(audience && { audience }) },
  }
}
