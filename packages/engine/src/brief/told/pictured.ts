/**
 * What the pictures of a site may show: what its owner is and offers. The rest of a prompt says how somebody is called, where and when:
 * a roofer called Kestrel shows no bird, and who books a court no books.
 */
import type { Brief } from '../types.ts'
import type { Told } from './types.ts'

/** Behind whom or what it is for: 'a tax advisor for freelancers', 'a mine that you can visit'. */
const BEHIND = /[ ,](?:for|that|which|who|where|you|we|near|in|at)\b.*$/i

/** What people do there is called by a verb that is also a thing. */
const DEED =
  /^(?:book|order|rent|hire|buy|plan|train|play|park|watch|file|print|ship|plant|fish|sign|light|swing|drum)\s+/i

/** How long something is and how it is held is no thing. */
const MANNER = /\b(?:sessions?|courses?|nights?|evenings?|mornings?|weeks?|hours?|calls?|prices?|online|short|long)\b/gi

/** Of what is dug out of the ground the place has its name; it is seen there, and not on a table. */
const DUG = /\b\p{L}+ (?=(?:mines?|quarry|pit|works)$)/iu

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** The same word, also in the plural. */
const isSame = (one: string, other: string): boolean => one === other || `${one}s` === other || one === `${other}s`

/** What an owner is, in few words; nothing where that is only the name. */
function whatOf({ subject, brand = '' }: Brief, { what }: Told): string {
  const about = what ?? (brand.toLowerCase().includes(subject.about.toLowerCase()) ? '' : subject.about)
  return about.replace(BEHIND, '').replace(DUG, '').trim()
}

/**
 * The brief with its things read of what the owner is and offers. What a trade stands for is taken where the owner is of it, and not where an
 * offer of his is: a farm with tours shows no aeroplane.
 */
export function picturedOf(brief: Brief, told: Told, read: (words: string) => Brief): Brief {
  const { depictions: _, ...rest } = brief
  const what = whatOf(brief, told)
  const offers = [...told.offers, ...told.priced].map((offer) => offer.replace(DEED, '').replace(MANNER, ' ').trim())
  const shows = [what, ...offers].filter((text) => text !== '').join('. ')
  if (shows === '') return { ...rest, shows, subject: { ...brief.subject, objects: [] } }
  const own = what === '' ? undefined : read(what)
  const all = offers.length === 0 && own ? own : read(shows)
  const said = wordsOf(shows)
  const isSaid = (thing: string) => wordsOf(thing).every((word) => said.some((one) => isSame(one, word)))
  const usual = own?.subject.industry === brief.subject.industry ? own.subject.objects : []
  const objects = [...new Set([...all.subject.objects.filter(isSaid), ...usual])]
  return {
    ...rest,
    shows,
    subject: { ...brief.subject, objects },
    ...(all.depictions && { depictions: all.depictions }),
  }
}

const known = new WeakMap<Brief, Brief>()

/** The brief as those see it who choose pictures: of a site whose owner is known it speaks of what the owner is and offers alone. */
export function seenBrief(brief: Brief): Brief {
  if (brief.shows === undefined) return brief
  const before = known.get(brief)
  if (before) return before
  const { brand: _, purpose: __, ...rest } = brief
  const copy = brief.copy.filter(({ role, source }) => role === 'list-item' && source === 'given')
  const about = brief.shows.split('. ')[0] ?? ''
  const seen: Brief = {
    ...rest,
    prompt: brief.shows,
    // A sheet needs a word to be drawn for.
    copy: copy.length > 0 ? copy : [{ role: 'detail', text: about, source: 'given' }],
    // Where nothing stands for the owner, pictures of a trade that was read of other words would be wrong.
    subject: { ...brief.subject, about, ...(brief.subject.objects.length === 0 && { industry: 'general' }) },
  }
  known.set(brief, seen)
  return seen
}
