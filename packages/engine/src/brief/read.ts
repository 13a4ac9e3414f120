/** Reads a prompt: words in, a brief out. What was learned finds the texts; each other field is read from what they leave. */
import { type Format, isMark, type KindName } from '../scene/types.ts'
import { ledByAnnounced, ledByOccasion } from './asks/announced.ts'
import { withAsks } from './asks/list.ts'
import { readColours } from './colours.ts'
import { readForms } from './forms.ts'
import { cardCopy, cardDepictions } from './interpret/card-copy.ts'
import { depictionsOf } from './interpret/depictions.ts'
import { readFormat } from './interpret/format.ts'
import { apartFromThings } from './interpret/grounds.ts'
import { inSense } from './interpret/objects.ts'
import { pageColours } from './interpret/page-colours.ts'
import { formatOfPiece, pieceCopy, pieceDepictions, pieceSubject, readPiece } from './interpret/piece.ts'
import { purposeOf } from './interpret/purpose.ts'
import { aboutSite, toldShort } from './interpret/site-subject.ts'
import { asSet, siteTexts } from './interpret/site-texts.ts'
import { readKeys } from './keys.ts'
import { largestLeads, smallFollows } from './largest-leads.ts'
import { lesserRanges, letteringOf, readLettering } from './lettering.ts'
import { withoutAsking } from './lines/without-asking.ts'
import { type Choose, Linker } from './linker.ts'
import { readNegatives } from './negatives.ts'
import { inReadingOrder } from './order.ts'
import { readPlacements } from './placements.ts'
import { promptText } from './prompt-text.ts'
import type { Reading } from './reading.ts'
import { type Seen, see } from './sight.ts'
import { readStyle } from './styles.ts'
import { readSubject } from './subject.ts'
import { nameOf, readTexts } from './texts.ts'
import { withTold } from './told/copy.ts'
import { drawnThings, withAsked } from './told/drawn.ts'
import { ofFront } from './told/on-back.ts'
import { ownersName, ownersPage, shortOf } from './told/owner.ts'
import { partIn } from './told/parts.ts'
import { picturedOf } from './told/pictured.ts'
import { isRefusedThing, withRefusedThings } from './told/refused.ts'
import { saidOutright } from './told/said-outright.ts'
import { toldOf } from './told/site.ts'
import type { Told } from './told/types.ts'
import type { Brief, Copy, Depiction, PageRequest, PictureFacts } from './types.ts'

/** Most texts that a design can hold: a prompt of a hundred kilobytes is no layout. */
const MOST_COPY = 80

/**
 * Reads what a prompt asks for; `completeCopy` then writes what it leaves open. Deterministic, linear in the prompt's
 * length, never throws.
 * @param options.kind overrides the kind that the prompt names
 * @param options.picture facts of an attached picture
 * @param options.choose decides what a colour, a place or a size is said of, in place of what was learned: to teach it
 */
export function readBrief(prompt: string, options: Options = {}): Brief {
  const { whole, told } = readWhole(prompt, options)
  return withAsks(ledByAnnounced(ledByOccasion(inShort(whole, told))))
}

interface Options {
  kind?: KindName
  picture?: PictureFacts
  choose?: Choose
}

/** The brief as the whole prompt has it, and what that tells of a page's owner. */
function readWhole(prompt: string, options: Options): { whole: Brief; told: Told | undefined } {
  const trimmed = prompt.trim()
  const seen = see(promptText(trimmed), options.kind)
  const { reading, kind, variations } = seen
  const { words, clauses } = seen.sighted
  const about = readKeys(reading)
  const { told, brand, page } = ownerIn(seen, trimmed)
  const piece = kind === 'poster' ? readPiece(promptText(trimmed)) : undefined
  const format = piece ? formatOfPiece(piece, formatOf(seen)) : formatOf(seen)
  const negatives = withRefusedThings(reading, seen.refused, readNegatives(reading))
  const linker = new Linker(reading, options.choose)
  const { colours, ranges } = readColours(linker, kind)
  const { subject, shown, drawn } = readSubject(reading, brand, about, ranges)
  const letters = readLettering(reading, kind)
  const style = readStyle(reading, [...ranges, ...lesserRanges(letters, kind)])
  smallFollows(reading)
  const placements = largestLeads(reading, saidOutright(trimmed, readPlacements(linker, kind, drawn)))
  const forms = readForms(reading, kind)
  const lettering = letteringOf(letters)
  const said = (some: Copy[]) => {
    if (page && told)
      return asSet(
        withTold(siteTexts(trimmed, some, page), told, {
          prompt: trimmed,
          name: brand,
          looks: colours.map((one) => one.words),
        }),
      )
    if (page) return asSet(siteTexts(trimmed, some, page))
    if (piece) return pieceCopy(some, piece, trimmed)
    return kind === 'business-card' ? cardCopy(some, trimmed) : some
  }
  const copy = said(copyOf(reading).map((one) => withoutAsking(one, trimmed)))
  const depictions = shownIn(seen, copy, { isPiece: piece !== undefined, isColour: colourAt(reading, ranges) })
  const asked = isMark(kind) ? drawnThings(words, takenAt(reading, ranges)) : []
  const named =
    page && told?.name === undefined
      ? said(brand === undefined ? [] : [{ role: 'brand', text: brand, source: 'given' }]).find(isBrand)?.text
      : brand
  const purpose = purposeOf(words, clauses, named)
  const whole: Brief = {
    version: 1,
    prompt: trimmed,
    kind,
    ...(words.language !== 'en' && { language: words.language }),
    otherKinds: seen.otherKinds,
    format,
    ...(named === undefined ? {} : { brand: named }),
    copy: inReadingOrder(copy, kind),
    colours: kind === 'website' ? siteColours(trimmed, colours, told) : apartFromThings(trimmed, colours, depictions),
    style,
    subject: pieceSubject(
      inSense(withAsked(subject, asked), { kind, shown, purpose, depictions, negatives, colours }),
      piece,
    ),
    ...(asked.length > 0 && { drawn: asked }),
    ...(depictions.length > 0 && { depictions }),
    placements,
    ...(lettering.length > 0 && { lettering }),
    ...(forms.length > 0 && { forms }),
    negatives,
    purpose,
    ...(page && { page }),
    ...(piece && { piece }),
    ...(variations === undefined ? {} : { variations }),
    ...(options.picture === undefined ? {} : { picture: options.picture }),
  }
  return { whole: ofFront(whole), told }
}

/** Whose a design is: the name, and of a site the page and what the prompt tells of its owner. */
function ownerIn(seen: Seen, prompt: string): { told?: Told; brand?: string | undefined; page?: PageRequest } {
  // Texts are read first: what is one is nothing else.
  const brand = nameOf(readTexts(seen), seen.reading)
  if (seen.kind !== 'website') return { brand }
  const page = seen.page()
  const told = seen.sighted.words.language === 'en' ? toldOf(prompt, page) : undefined
  return told ? { told, brand: ownersName(told, brand, prompt), page: ownersPage(page, told) } : { brand, page }
}

/** The brief with its subject read of a short form of the prompt, where that says better what it is about. */
function inShort(whole: Brief, told: Told | undefined): Brief {
  const before = new Map<string, Brief>()
  const read = (prompt: string): Brief => {
    const brief = before.get(prompt) ?? readWhole(prompt, { kind: 'website' }).whole
    before.set(prompt, brief)
    return brief
  }
  const short = toldShort(whole)
  if (short !== undefined) return aboutSite(whole, read(short))
  const owner = told && shortOf(told, whole)
  const again = owner === undefined ? undefined : read(owner)
  // A part of the site is not what it is about.
  const isPart = partIn(whole.subject.about) !== undefined
  const isKnown = again && (again.subject.industry !== 'general' || whole.subject.industry === 'general' || isPart)
  const known = isKnown ? aboutSite(whole, again, told?.what) : whole
  return told ? picturedOf(known, told, (words) => read(`A website about ${words}`)) : known
}

/** The colours of a site; what its owner lists among his things is none. */
const siteColours = (prompt: string, colours: Brief['colours'], told: Told | undefined): Brief['colours'] =>
  pageColours(prompt, colours).filter(({ words }) => !told?.listed.includes(words))

const isBrand = ({ role }: Copy) => role === 'brand'

/** Whether characters of the prompt lie in words that were read as a colour. */
const colourAt =
  ({ tokens }: Reading, ranges: readonly { from: number; to: number }[]) =>
  (start: number, end: number): boolean =>
    ranges.some(({ from, to }) => (tokens[from]?.start ?? end) <= start && end <= (tokens[to - 1]?.end ?? start))

/** What is to be seen, without what is refused and what a text of the kind says. */
function shownIn(
  { sighted: { words, clauses }, kind, refused }: Seen,
  copy: readonly Copy[],
  { isPiece, isColour }: { isPiece: boolean; isColour: (from: number, to: number) => boolean },
): Depiction[] {
  const things = depictionsOf(words, { clauses, isColour }).filter(({ thing }) => !isRefusedThing(thing, refused))
  if (isPiece) return pieceDepictions(things, copy)
  return kind === 'business-card' ? cardDepictions(things, copy) : things
}

/** Whether characters of the prompt were taken for a text, a refusal, a part or a colour. */
const takenAt =
  (reading: Reading, colours: readonly { from: number; to: number }[]) =>
  (start: number, end: number): boolean => {
    const { from, to } = reading.rangeOf(start, end)
    const uses = reading.uses.slice(from, to)
    return uses.some((use) => use === 'fact' || use === 'negative') || colourAt(reading, colours)(start, end)
  }

/** The format, read from what is neither a text nor refused. */
function formatOf({ reading, kind, size, sighted: { words } }: Seen): Format {
  const usesOf = (start: number, end: number) => {
    const { from, to } = reading.rangeOf(start, end)
    return reading.uses.slice(from, to)
  }
  return readFormat({
    words,
    kind,
    size,
    isFree: (start, end) => usesOf(start, end).every((use) => use !== 'fact' && use !== 'negative' && use !== 'count'),
    take: (start, end) => {
      const { from, to } = reading.rangeOf(start, end)
      for (let i = from; i < to; i++) if (reading.free(i)) reading.take(i, i + 1, 'format')
    },
  })
}

/** Every fact once, in the prompt's order; an item that only repeats another is left out. */
function copyOf(reading: Reading): Copy[] {
  const copy: Copy[] = []
  for (const { role, text } of reading.facts) {
    const same = copy.find((item) => item.text.toLowerCase() === text.toLowerCase())
    if (same === undefined) copy.push({ role, text, source: 'given' })
    else if (same.role === 'detail' || same.role === 'body') same.role = role
    // 'a poster for the Chess Open. At the top: CHESS OPEN': what leads is written as it is to stand there.
    else if (same.role === 'brand' && role === 'headline') Object.assign(same, { role, text })
    if (copy.length >= MOST_COPY) break
  }
  return copy
}
