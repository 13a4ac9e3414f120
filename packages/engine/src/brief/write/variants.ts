/** Four sets of written words for four concepts, as far as the prompt leaves them open. */

import { TRADE_LINES } from '../lines/read.ts'
import type { Brief, PageType, Variant } from '../types.ts'
import { ABSTRACT } from '../words/drawable.ts'
import { asHeadline } from './casing.ts'
import { isDry, type ScreenWords, screenWords } from './first-screen.ts'
import { foreignSources } from './foreign.ts'
import { printable } from './gate.ts'
import { isQuoted, type Sources, sourcesOf } from './sources.ts'

/** As many as there are concepts. */
export const VARIANTS = 4

/** What is left open: parts that the prompt neither gives nor refuses, and for which there is room. */
export interface Open {
  headline: boolean
  line: boolean
  button: boolean
}

/** What variants are written beside. */
export interface Beside {
  /** Words that stand already, so that none says them again. */
  given?: readonly string[]
  /** What the prompt announces in usual words ('grand opening'). */
  notice?: string
  seed?: number
}

/** What is written for each concept; none where nothing is open. */
export function variantsOf(brief: Brief, open: Open, { given = [], notice, seed = 0 }: Beside = {}): Variant[] {
  if (!open.headline && !open.line && !open.button) return []
  const taken = given.map((text) => text.toLowerCase())
  const fresh = (text: string) => !taken.some((other) => other.includes(bare(text)))
  const all = brief.language ? foreignSources(brief, brief.language, seed) : sourcesOf(brief, seed)
  const screen = brief.page && !brief.language ? screenWords(brief.page, brief.subject.about) : undefined
  const sources: Sources = screen
    ? ofScreen(all, screen, brief)
    : { ...all, titles: all.titles.filter(({ says }) => fresh(says)) }
  const headlines = headlinesFrom(brief, sources, notice).filter(fresh)
  const said = new Set<string>()
  return Array.from({ length: VARIANTS }, (_, i) => {
    const headline = headlines[i % Math.max(1, headlines.length)]
    const other = (text: string) => fresh(text) && !headlines.slice(0, VARIANTS).some((one) => bare(one) === bare(text))
    const above = open.headline ? headline : undefined
    const line =
      lineFor(sources, above, i, (text) => other(text) && !said.has(text)) ?? lineFor(sources, above, i, other)
    if (line) said.add(line)
    const button = sources.buttons[i % Math.max(1, Math.min(VARIANTS, sources.buttons.length))]
    return {
      ...(open.headline && headline && { headline }),
      ...(open.line && line && { line }),
      ...(open.button && button && { button }),
    }
  })
}

/** Pages that people work with: what they are for is said in the prompt's own words. */
const WORKED_WITH: ReadonlySet<PageType> = new Set<PageType>([
  'dashboard',
  'application',
  'search',
  'directory',
  'sign-up',
  'chat',
  'documentation',
])
/** Whether people work with a page, in place of looking at it. */
export const isWorkedWith = (type: PageType): boolean => WORKED_WITH.has(type)
/** Trades that are of the screen itself. */
const OF_SCREENS = /^(?:gaming|software\/)/

/** The words of a first screen: the prompt's own, and a trade's where visitors come for what it offers. */
function ofScreen(all: Sources, { headlines, lines, buttons }: ScreenWords, { page, purpose }: Brief): Sources {
  const isOwn = page !== undefined && WORKED_WITH.has(page.type) && !OF_SCREENS.test(purpose?.trade ?? '')
  return {
    titles: [],
    deeds: [...headlines, ...all.deeds.filter((deed) => !isDry(bare(deed)))],
    lines: isOwn && headlines.length > 0 ? [] : all.lines,
    below: [...lines, ...(isOwn && lines.length > 0 ? [] : all.below.filter((line) => !isDry(bare(line))))],
    buttons,
  }
}

const bare = (text: string) => text.toLowerCase().replace(/[.!?]+$/, '')

/** The prompt's own first, then lines of the day and the trade; where nothing is known, what fits everything. */
function headlinesFrom(brief: Brief, { titles, deeds, lines }: Sources, notice?: string): string[] {
  const { subject, purpose } = brief
  const about = asHeadline(subject.about || (purpose?.topics[0]?.title ?? ''))
  const nothingElse = !purpose || !(purpose.owner || titles.length > 0 || purpose.trade || purpose.occasion)
  // 'Laundrette' says more than any line for everybody.
  const known = nothingElse && isName(about) && printable(about, 'headline') ? [about] : []
  const leads = notice && !titles[0]?.says.includes(notice.toLowerCase()) ? [notice] : []
  const own = [...leads, ...titles.slice(0, 1).map(({ headline }) => headline), ...deeds]
  // What is only said again leads where nothing better does.
  const repeats = leads.length === 0 && titles.length === 0 && own[0] !== undefined && isQuoted(own[0], brief)
  const first = repeats ? lines.slice(0, 1) : []
  const found = [...first, ...own.slice(0, 2), ...known, ...lines, ...own.slice(2)]
  // A page has a headline in any case.
  const general =
    found.length === 0 && brief.page && !brief.language ? (TRADE_LINES.get('general')?.lines.any ?? []) : []
  return plainest([...found, ...general])
}

/** Each once; of two that say the same but for a word of trade ('Knife sharpening', 'Knife sharpening service') the first. */
function plainest(lines: readonly string[]): string[] {
  const key = (line: string) => bare(line).replace(/ (?:service|company|business|brand|firm)$/, '')
  return lines.filter((line, i) => lines.findIndex((other) => key(other) === key(line)) === i)
}

/** What may stand alone: two words, or one that names a thing. */
const isName = (about: string): boolean =>
  about.includes(' ') || (about.length >= SHORTEST && !ABSTRACT.has(about.toLowerCase()))
const SHORTEST = 5

/** What stands below: what it is about where the headline does not say it, else a sentence of the purpose or the trade. */
function lineFor(
  { titles: [title], below }: Sources,
  headline: string | undefined,
  i: number,
  fresh: (text: string) => boolean,
): string | undefined {
  const says = headline?.toLowerCase() ?? ''
  const telling = title && headline !== undefined && !says.includes(title.says) ? title.lines.filter(fresh) : []
  if (telling.length > 0) return cyclicOrNone(telling, i)
  const free = below.filter(
    (line) => fresh(line) && !sharesWords(line, says) && !(says && line.toLowerCase().startsWith(says)),
  )
  return cyclicOrNone(free, i)
}

const cyclicOrNone = (lines: readonly string[], i: number) => lines[i % Math.max(1, lines.length)]

/** Whether a line says again what the headline says: half of its longer words. */
function sharesWords(line: string, headline: string): boolean {
  const words = line.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.filter((word) => headline.includes(word)).length * 2 > words.length
}
