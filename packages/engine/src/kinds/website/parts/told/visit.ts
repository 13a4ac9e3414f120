/** When somebody is there, where, and how to reach them: one block, with the hours as a table. */
import type { Copy } from '../../../../brief/types.ts'
import { asHeadline } from '../../../../brief/write/casing.ts'
import { column, frame, row } from '../../../../scene/build.ts'
import type { Node } from '../../../../scene/types.ts'
import { sitePart } from '../authored-content.ts'
import { band, ruled, span } from '../grid.ts'
import { type Ground, type GroundName, inksOn } from '../grounds.ts'
import type { Page } from '../page.ts'
import { contactFacts, contactLine, streetMap } from '../sections/contact.ts'
import { strong, title } from '../words.ts'
import { partsOf } from './entries.ts'
import { form } from './form.ts'
import { markOf, partHead } from './head.ts'
import { mannerOf } from './part-band.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const DAY = 'mon|tue|wed|thu|fri|sat|sun'
const SPAN = new RegExp(`^((${DAY})[a-z]*\\.?(?: ?(?:[-–—]|to) ?(${DAY})[a-z]*\\.?)?):? (.*\\d.*)$`, 'i')
const indexOf = (day: string): number => DAYS.findIndex((one) => one.toLowerCase() === day.slice(0, 3).toLowerCase())

interface Line {
  days: Copy | string
  hours: Copy | string
}

/** A told span of days with its hours; the days that are left are closed. */
function linesOf(copy: Copy): Line[] {
  const [, days, first = '', last = first, hours] = SPAN.exec(copy.text) ?? []
  if (days === undefined || hours === undefined) return []
  const [from, to] = [indexOf(first), indexOf(last || first)]
  const left = DAYS.filter((_, at) => (from <= to ? at < from || at > to : at < from && at > to))
  const rest =
    left.length === 0
      ? []
      : [{ days: left.length > 2 && from === 0 ? `${left[0]}–${left.at(-1)}` : left.join(', '), hours: 'Closed' }]
  return [{ days: { ...copy, text: days }, hours: { ...copy, text: hours } }, ...rest]
}

const SAMPLE: readonly Line[] = [
  { days: 'Mon–Fri', hours: '9:00–18:00' },
  { days: 'Sat', hours: '10:00–14:00' },
  { days: 'Sun', hours: 'Closed' },
]

function hoursTable(page: Page, ground: Ground, lines: readonly Line[]): Node {
  return ruled(
    'contact-hours',
    ground,
    lines.map(({ days, hours }, index): Node[] => [
      strong(`hours-${index + 1}-days`, days, page.direction, ground, { width: 'fill', size: 22 }),
      strong(`hours-${index + 1}-hours`, hours, page.direction, ground, { size: 22, fit: { min: 12, lines: 1 } }),
    ]),
    { padding: [14, 0, 15, 0] },
  )
}

/** A part that is asked for; where the prompt tells no part, one that the sheet of the opening has. */
const asks = (page: Page, kind: 'hours' | 'map' | 'contact'): { title: string } | undefined => {
  const told = partsOf(page)
  const authored = told.length === 0 ? sitePart(page.site, kind) : undefined
  return told.find((part) => part.kind === kind) ?? (authored && { title: authored.title ?? 'Get in touch' })
}

/** The hours as a table, where some are told or asked for; and the facts that it says. */
function hoursIn(page: Page): { lines: readonly Line[]; said: readonly Copy[]; isSample: boolean } {
  const times = contactFacts(page).filter(({ role }) => role === 'time')
  const told = times.map((copy) => ({ copy, lines: linesOf(copy) })).filter(({ lines }) => lines.length > 0)
  if (told.length === 0 && asks(page, 'hours')) return { lines: SAMPLE, said: [], isSample: true }
  const lines = told.length === 1 ? (told[0]?.lines ?? []) : told.flatMap((one) => one.lines.slice(0, 1))
  return { lines, said: told.map(({ copy }) => copy), isSample: false }
}

const MAP = { width: span(6), height: 520 } as const

function mapOf(page: Page, ground: Ground): Node {
  const { direction, random } = page
  const under: GroundName = ground.name === 'surface' ? 'paper' : 'surface'
  const streets = streetMap(
    'contact-streets',
    MAP.width,
    MAP.height,
    random.fork('map'),
    inksOn(under, direction.palette),
  )
  return frame(
    'contact-map',
    { role: 'panel', element: 'figure', ...MAP, clip: true, radius: direction.radius, fill: under },
    [streets],
  )
}

function factRows(page: Page, ground: Ground, facts: readonly Copy[]): Node[] {
  if (facts.length === 0) return []
  const rows = facts.map((copy, index) => contactLine(page, ground, copy, index))
  return [ruled('contact-facts', ground, rows, { padding: [16, 0, 18, 0], align: 'baseline' })]
}

function hoursPart(page: Page, ground: Ground, { lines, isSample }: ReturnType<typeof hoursIn>): Node[] {
  if (lines.length === 0) return []
  return [
    row('contact-hours-head', { width: 'fill', layout: { justify: 'between', align: 'center', gap: 16 } }, [
      title('contact-hours-title', 'Opening hours', page.direction, ground, { size: 28 }),
      ...(isSample ? [markOf('contact-hours', page, ground, 'Sample hours')] : []),
    ]),
    hoursTable(page, ground, lines),
  ]
}

export function visit(page: Page, ground: Ground) {
  const hours = hoursIn(page)
  const facts = contactFacts(page).filter((fact) => !hours.said.includes(fact))
  const located = facts.some(({ role }) => role === 'address')
  const isMapped = page.art.draws && (located || asks(page, 'map') !== undefined)
  const told = [...factRows(page, ground, facts), ...hoursPart(page, ground, hours)]
  const heading =
    asks(page, 'contact')?.title ??
    asks(page, 'map')?.title.replace(/^maps?$/i, 'Find us') ??
    sitePart(page.site, 'hours')?.title ??
    (facts.length > 0 ? 'Get in touch' : 'When we are there')
  const isWritten = asks(page, 'contact') !== undefined || (isMapped && told.length === 0)
  const cells = [
    ...(told.length > 0 ? [column('contact-words', { width: 'fill', layout: { gap: 32 } }, told)] : []),
    ...(isWritten && (told.length === 0 || !isMapped) ? [form(page, 'contact-form', 'contact', ground)] : []),
    ...(isMapped ? [mapOf(page, ground)] : []),
  ]
  if (cells.length === 0) return undefined
  const turned = isMapped && mannerOf(page) === 'beside' ? cells.toReversed() : cells
  return band('contact', ground, { gap: 44 }, [
    partHead('contact', page, ground, {
      title: asHeadline(heading),
      mark: isMapped && !located ? 'Sample map' : undefined,
    }),
    row('contact-grid', { width: 'fill', layout: { gap: 72, align: 'start' } }, turned),
  ])
}
