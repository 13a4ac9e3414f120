/**
 * The guard between a model's proposal and a design. What is exact stays the prompt's: names, texts, numbers, dates,
 * prices, persons and addresses stand there or they do not stand at all. Wishes count as far as the engine knows their
 * names. What was left out is told.
 */
import { TONES } from '../base/tones.ts'
import { inReadingOrder } from '../brief/order.ts'
import { type Brief, type Copy, INDUSTRIES } from '../brief/types.ts'
import { type Place, printable } from '../brief/write/gate.ts'
import { FONT_PAIRS } from '../direction/font-pairs.ts'
import { RECIPES } from '../direction/recipes.ts'
import { pairName } from '../direction/typography.ts'
import type { ConceptWish } from '../direction/wish.ts'
import { MOTIFS } from '../imagery/motifs/motif-names.ts'
import { KINDS } from '../kinds/registry.ts'
import { KIND_NAMES, type KindName } from '../scene/types.ts'
import { WORD_ROLES } from './choices.ts'
import { asSaid, inventionIn } from './facts.ts'
import type { PictureWish, Proposal, WrittenConcept } from './types.ts'

export interface Admitted {
  brief: Brief
  wishes: ConceptWish[]
  pictures: PictureWish[]
  /** What was left out, each with its reason, for people. */
  dropped: string[]
}

/** Found by their form in any language: a list of a model's never makes them go away. */
const EXACT: readonly string[] = ['phone', 'email', 'link', 'social', 'hashtag', 'price', 'date', 'time', 'address']
const PICTURED: readonly KindName[] = ['poster', 'banner', 'website', 'business-card']
const MAX_OBJECTS = 6
const MAX_TONES = 3
const LONGEST_ABOUT = 60
const LONGEST_PICTURE = 400

const one = <T extends string>(name: string | undefined, of: readonly T[]): T | undefined =>
  of.find((known) => known === name)

/** The engine reads English to the end and other languages in part: there the model knows better. */
const isForeign = (read: Brief, { language = 'en' }: Proposal): boolean =>
  read.language !== undefined || !/^en\b/i.test(language)

export const kindOf = (read: Brief, proposal: Proposal): KindName =>
  (isForeign(read, proposal) && one(proposal.kind, KIND_NAMES)) || read.kind

/** @param read the brief as the engine reads the prompt alone, of the kind that `kindOf` tells */
export function admit(read: Brief, proposal: Proposal): Admitted {
  const dropped: string[] = []
  const brief = { ...read, ...subjectOf(read, proposal, dropped), copy: copyOf(read, proposal, dropped) }
  return {
    brief,
    wishes: (proposal.concepts ?? []).map((concept) => wishOf(concept, brief, dropped)),
    pictures: picturesOf(brief, proposal, dropped),
    dropped: [...new Set(dropped)],
  }
}

const shown = (text: string) => `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`

function subjectOf(read: Brief, proposal: Proposal, dropped: string[]): Partial<Brief> {
  const { subject, style, prompt } = read
  const foreign = isForeign(read, proposal)
  const brand = proposal.brand ? asSaid(proposal.brand, prompt) : undefined
  if (proposal.brand && !brand) dropped.push(`${shown(proposal.brand)}: a name that is not in your words`)
  const about = proposal.about?.trim() ?? ''
  const isClean = about.length <= LONGEST_ABOUT && inventionIn(about, prompt) === undefined
  const industry = one(proposal.industry, INDUSTRIES)
  const objects = (proposal.objects ?? [])
    .map((name) => name.trim().toLowerCase())
    .filter((name) => /^[a-z][a-z -]{1,30}$/.test(name))
  const tones = (proposal.tones ?? []).flatMap((name) => one(name, TONES) ?? []).slice(0, MAX_TONES)
  const named = foreign ? [...objects, ...subject.objects] : [...subject.objects, ...objects]
  return {
    ...(read.brand === undefined && brand && { brand }),
    subject: {
      ...subject,
      ...(about && isClean && (foreign || subject.about === '') && { about }),
      ...(industry && (foreign || subject.industry === 'general') && { industry }),
      ...(objects.length > 0 && { objects: [...new Set(named)].slice(0, MAX_OBJECTS) }),
      ...(objects.length > 0 && subject.sure && { sure: sureOf(read, named) }),
    },
    ...(style.tones.length === 0 && tones.length > 0 && { style: { ...style, tones } }),
  }
}

/** How sure the engine was of its own things; of the model's it is as sure as the model. */
const sureOf = ({ subject }: Brief, named: readonly string[]): number[] =>
  [...new Set(named)].slice(0, MAX_OBJECTS).map((name) => subject.sure?.[subject.objects.indexOf(name)] ?? 1)

function copyOf(read: Brief, proposal: Proposal, dropped: string[]): Copy[] {
  const { given = [], brand } = proposal
  const { prompt } = read
  const foreign = isForeign(read, proposal)
  const found = given.flatMap(({ role, text }): Copy[] => {
    const said = asSaid(text, prompt)
    const known = one(role, WORD_ROLES)
    if (!said) dropped.push(`${shown(text)}: not in your words`)
    return said && known ? [{ role: known, text: said, source: 'given' }] : []
  })
  const name = brand && foreign ? asSaid(brand, prompt) : undefined
  if (name && !found.some(({ text }) => text.includes(name)))
    found.unshift({ role: 'brand', text: name, source: 'given' })
  if (found.length === 0) return read.copy
  const holds = (some: Copy[], text: string) =>
    some.some((item) => item.text.toLowerCase().includes(text.toLowerCase()))
  // The engine reads English to the end; of other languages it knows the forms of facts.
  const own = foreign ? read.copy.filter(({ role, text }) => EXACT.includes(role) && !holds(found, text)) : read.copy
  const parts = (text: string) => own.some((item) => text.toLowerCase().includes(item.text.toLowerCase()))
  const added = foreign ? found : found.filter(({ text }) => !holds(own, text) && !parts(text))
  return inReadingOrder([...own, ...added], read.kind)
}

function wordOf(text: string | undefined, place: Place, { prompt }: Brief, dropped: string[]): string | undefined {
  const words = text?.trim().replace(/\s+/g, ' ')
  if (!words) return
  const invention = inventionIn(words, prompt)
  if (invention) dropped.push(`${shown(words)}: ${invention} that is not in your words`)
  else if (!printable(words, place, true)) dropped.push(`${shown(words)}: too long for its place`)
  else return words
}

function wishOf(concept: WrittenConcept, brief: Brief, dropped: string[]): ConceptWish {
  const recipe = one(
    concept.recipe,
    RECIPES.map(({ name }) => name),
  )
  const pair = one(concept.pair, FONT_PAIRS.map(pairName))
  const motif = one(concept.motif, MOTIFS)
  const known = KINDS[brief.kind].archetypes.map(({ name }) => name)
  const archetypes = (concept.archetypes ?? []).filter((name) => known.includes(name))
  const headline = wordOf(concept.headline, 'headline', brief, dropped)
  const line = wordOf(concept.line, 'line', brief, dropped)
  const button = wordOf(concept.button, 'button', brief, dropped)
  return {
    ...(recipe && { recipe }),
    ...(pair && { pair }),
    ...(motif && { motif }),
    ...(archetypes.length > 0 && { archetypes }),
    words: { ...(headline && { headline }), ...(line && { line }), ...(button && { button }) },
  }
}

/** What a painter is asked for where nobody proposes anything: the brief's own subject. */
export function picturesFor(brief: Brief): PictureWish[] {
  const { about, objects } = brief.subject
  const shows =
    brief.depictions?.map(({ words }) => words).join(', ') || [about, ...objects.slice(0, 2)].filter(Boolean).join(', ')
  return shows ? picturesOf(brief, { pictures: [{ use: 'backdrop', shows }] }, []) : []
}

function picturesOf(brief: Brief, { pictures = [] }: Proposal, dropped: string[]): PictureWish[] {
  if (brief.picture || !PICTURED.includes(brief.kind)) return []
  if (brief.negatives.some(({ what }) => what === 'picture')) return []
  const unwanted = brief.negatives.flatMap((negative) =>
    negative.what === 'thing' ? [negative.words.toLowerCase()] : [],
  )
  return pictures.flatMap((wish) => {
    // Words in quotes would be painted as letters.
    const shows = wish.shows
      .replace(/["“„«][^"”“»]*["”“»]/g, '')
      .trim()
      .slice(0, LONGEST_PICTURE)
    if (shows === '') return []
    if (!unwanted.some((thing) => shows.toLowerCase().includes(thing))) return [{ ...wish, shows }]
    dropped.push(`a picture of ${shown(shows)}: you did not want it`)
    return []
  })
}
