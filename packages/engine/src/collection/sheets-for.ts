/** The collection's answer to a brief. */
import { memo } from '../base/memo.ts'
import { hash, type Random, random } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import { encode } from '../language/encoder.ts'
import { isMark } from '../scene/types.ts'
import type { Head } from '../sheet/types.ts'
import { type Lending, lendingsFor } from './drawings.ts'
import { type Asked, askedOf, type Found, find, isToldWhole } from './find.ts'
import { findParts, type Parts } from './mark-find.ts'
import { drawingsAbout, type PageDrawing } from './page-drawings.ts'
import { mayShow } from './refusals.ts'
import { askedOfSite, isOpen, leavesGround } from './site-asks.ts'
import { collection, type Entry } from './store.ts'

/** With so many that were thought of for the very words, nearness of meaning is not asked: it takes as long as all the rest. */
const ENOUGH = 2
/** So many topics say what it is about. */
const TOPICS = 4

/** What the collection answers: sheets, the best first; of equals another seed has others. Where places are told, drawings for those. */
export interface Answers {
  sheets: readonly Found[]
  lendings: readonly Lending[]
  /** For a page: drawings of what it is about. */
  pictures?: readonly PageDrawing[]
  /** Where a prompt tells what stands where: what may take that. */
  stages?: readonly Entry[]
  /** Of kinds that are made of a mark and what takes it. */
  parts?: Parts
}

export async function sheetsFor(brief: Brief, seed: number): Promise<Answers> {
  const entries = entriesFor(brief.kind)
  if (entries.length === 0) return { sheets: [], lendings: [] }
  const asked = askedOf(brief)
  if (brief.kind === 'website') {
    const ofSite = askedOfSite(asked)
    return {
      sheets: isOpen(brief) ? sitesFor(entries, ofSite, seed) : [],
      lendings: [],
      pictures: drawingsAbout(ofSite, diceFor(brief, seed)),
    }
  }
  const lendings = isToldWhole(asked) ? drawingsFor(entries, brief) : []
  if (isMark(brief.kind))
    return {
      sheets: [],
      lendings,
      parts: partsFor(entries, asked, seed),
      ...(isToldCard(asked) && { stages: stagesFor(brief) }),
    }
  if (isToldWhole(asked)) return { sheets: [], lendings, stages: stagesFor(brief) }
  const found = find(entries, asked, diceFor(brief, seed))
  if (found.filter(({ isGeneric }) => !isGeneric).length >= ENOUGH) return { sheets: found, lendings: [] }
  const point = await pointOf(asked)
  const nearer = point && find(entries, { ...asked, point }, diceFor(brief, seed))
  return { sheets: nearer ?? found, lendings: [] }
}

/** A card that is told in several places, whether there is something to be seen on it or not. */
const isToldCard = (asked: Asked): boolean =>
  asked.brief.kind === 'business-card' &&
  (isToldWhole(asked) || asked.brief.placements.filter(({ at, beside }) => at || beside).length > 1)

const diceFor = ({ prompt }: Brief, seed: number): Random => random(hash(`${seed}:${prompt}`))

/** Kinds whose layouts of told places show pictures. */
const PICTURED: readonly Brief['kind'][] = ['poster', 'banner', 'business-card']

/** Drawings that somebody made for nothing but the thing, and those of sheets of the kind. */
function drawingsFor(entries: readonly Entry[], brief: Brief): Lending[] {
  if (brief.picture || !PICTURED.includes(brief.kind)) return []
  const fromSheets = isMark(brief.kind) ? [] : entries
  return lendingsFor([...entriesFor('drawing'), ...fromSheets].filter(mayShow(brief)), brief)
}

const stagesFor = (brief: Brief): Entry[] => entriesFor('stage').filter(mayShow(brief))

/** Sheets that may open a site. */
const sitesFor = (entries: readonly Entry[], asked: Asked, seed: number): readonly Found[] =>
  find(entries, asked, diceFor(asked.brief, seed)).filter((one) => leavesGround(asked.brief, one))

const byKind = new Map<Head['kinds'][number], readonly Entry[]>()
/** The sheets of a kind; the same array every time, so that they are indexed once. */
const entriesFor = (kind: Head['kinds'][number]): readonly Entry[] =>
  memo(byKind, kind, () => collection().filter(({ head }) => head.kinds.includes(kind)))

/** An attached picture is the mark itself; what is merely near in meaning is another thing, and a mark is nothing but its picture. */
function partsFor(entries: readonly Entry[], asked: Asked, seed: number): Parts {
  if (asked.brief.picture) return { marks: [], letters: [], whole: [], any: [] }
  return findParts(entries, asked, diceFor(asked.brief, seed))
}

async function pointOf({ topics }: Asked): Promise<Float32Array | undefined> {
  const nouns = topics.filter(({ noun }) => !noun.includes(' ')).slice(0, TOPICS)
  if (nouns.length === 0) return undefined
  const [point] = await encode([nouns.map(({ noun }) => noun).join(' ')])
  return point
}
