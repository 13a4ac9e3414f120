/**
 * The words of a sheet in few sizes: the title as large as its room allows, when and where in display type, the rest
 * small. Every block tells its height, so that a composition knows what is left for the picture.
 */
import { nth } from '../../base/items.ts'
import type { Copy } from '../../brief/types.ts'
import { column, frame, row } from '../../scene/build.ts'
import type { Insets, Node, Text } from '../../scene/types.ts'
import { fontEntry } from '../../type/catalogue.ts'
import type { FontSpec } from '../../type/types.ts'
import { descentBeyondFont, piecesOf } from '../../type/word-pieces.ts'
import { copyText } from './brief-scene.ts'
import {
  brandText,
  ctaButton,
  density,
  type FactGroup,
  factGroups,
  type Ground,
  type Sheet,
  titleText,
} from './sheet.ts'
import { sizeFor } from './size-for.ts'
import { attachedLogo } from './subject.ts'

/** Nodes for a column, and how tall they stand in it. */
export interface Block {
  nodes: Node[]
  height: number
}

/** What hangs below the last baseline of a title keeps clear of what follows, × its size. */
const HANGING = 0.13

const LEADING = { title: 0.96, large: 1.08, small: 1.3 } as const

const displayFont = ({ direction }: Sheet): FontSpec => ({
  family: direction.typography.display,
  weight: direction.weights.display,
})

/** The voice of dates and places: the display family, unless it writes or is broken, which is hard to read when small. */
export function largeVoice({ direction }: Sheet): { font: 'display' | 'text'; weight: number; spec: FontSpec } {
  const { category } = fontEntry(direction.typography.display)
  const unfit = category === 'script' || category === 'blackletter'
  const font = unfit ? 'text' : 'display'
  const weight = unfit ? direction.weights.strong : Math.max(500, direction.weights.display)
  return { font, weight, spec: { family: direction.typography[font], weight } }
}

/** Lines that words take at a width, set greedily. */
function linesOf({ measure }: Sheet, text: string, font: FontSpec, size: number, width: number): number {
  const space = size * 0.26
  let [lines, used] = [1, 0]
  for (const piece of piecesOf(text)) {
    const wide = measure.width(piece.text, font, size)
    const gap = piece.isSpaced ? space : 0
    if (used > 0 && used + gap + wide > width) {
      lines++
      used = wide
    } else used += (used > 0 ? gap : 0) + wide
  }
  return lines
}

export interface TitleOptions {
  width: number
  /** The most that it may take. */
  height: number
  lines?: number
  /** × u */
  most?: number
  align?: NonNullable<Text['align']>
  weight?: number
}

/** On a sheet the title is about so many times as large as what is smallest. */
const STEP = 5.1
/** × u: words are set no smaller for that. */
const SMALLEST = 2.15

/** About how large the title will be where its room is not known yet. */
function likelyTitle(sheet: Sheet): number {
  const { width, height, margin, landscape, direction, measure, plan } = sheet
  return sizeFor(measure, plan.title.text, displayFont(sheet), {
    width: (width - 2 * margin) * (landscape ? 0.5 : 1),
    height: height * 0.22,
    lines: 3,
    lineHeight: LEADING.title,
    tracking: direction.displayTracking,
  })
}

/** The largest that small words may be beside a title so large. */
const stepOf = (sheet: Sheet, title = likelyTitle(sheet)): number => Math.max(sheet.u * SMALLEST, title / STEP)

/** The title set as large as its room allows, in a box no taller than it is. */
export function fittedTitle(sheet: Sheet, ground: Ground, options: TitleOptions): Block & { size: number } {
  const { width, height, lines = 5, most = 40, align, weight } = options
  const { u, plan, direction, measure } = sheet
  const font = { ...displayFont(sheet), ...(weight !== undefined && { weight }) }
  const room = { width, height, lines, lineHeight: LEADING.title, tracking: direction.displayTracking }
  const size = Math.max(u * 4, Math.min(u * most, sizeFor(measure, plan.title.text, font, room)))
  const set = linesOf(sheet, plan.title.text, font, size, width)
  const cap = measure.metrics(font, 1).capHeight
  const last = plan.title.text.split(/\s+/).at(-1) ?? ''
  const tail = size * descentBeyondFont(measure, plan.title.text, font)
  const hanging = Math.max(tail, /[gjpqyQ,;çş]/.test(last) ? size * HANGING : 0)
  const node = titleText(sheet, ground, {
    size,
    width,
    weight: font.weight,
    lineHeight: LEADING.title,
    ...(align && { align }),
    ...(hanging > 0 && { margin: [0, 0, hanging, 0] satisfies Insets }),
    fit: { min: u * 3, lines },
  })
  return { nodes: [node], size, height: size * (cap + (set - 1) * LEADING.title) + hanging }
}

/** Who speaks: logo and name, in a row. Nothing where the title says it. */
export function sender(
  sheet: Sheet,
  ground: Ground,
  options: { justify?: 'start' | 'center' | 'between' } = {},
): Block {
  const { u } = sheet
  const size = Math.min(u * 3.4, Math.max(u * LARGE_ALONE, stepOf(sheet)))
  const nodes = [...attachedLogo(sheet, u * 6, ground), ...brandText(sheet, ground, { size })]
  if (nodes.length === 0) return { nodes: [], height: 0 }
  return {
    nodes: [row('sender', { layout: { gap: u * 2, align: 'center', justify: options.justify ?? 'start' } }, nodes)],
    height: sheet.brief.picture?.treatAs === 'logo' ? u * 9 : u * 4.2,
  }
}

/** What explains the title, in one or two sizes. */
export function lead(
  sheet: Sheet,
  ground: Ground,
  width: number,
  options: { align?: NonNullable<Text['align']>; title?: number } = {},
): Block {
  const { plan, direction, u } = sheet
  if (plan.lead.length === 0) return { nodes: [], height: 0 }
  const { title, align } = options
  const step = stepOf(sheet, title)
  // Where little else is said, what explains the title is what is smallest.
  const least = density(plan) < ROOMY
  const sizes = plan.lead.map((copy, index) =>
    index === 0 && copy.text.length < 90
      ? Math.min(u * (4.2 - 1.2 * density(plan)), step * (least ? 1 : 1.5))
      : Math.min(u * 2.4, step),
  )
  let height = 0
  const nodes = plan.lead.map((copy, index) => {
    const size = nth(sizes, index)
    const weight = index === 0 ? direction.weights.strong : direction.weights.text
    height += linesOf(sheet, copy.text, { family: direction.typography.text, weight }, size, width) * size * 1.3
    return copyText(`lead-${index + 1}`, copy, {
      font: 'text',
      weight,
      size,
      width,
      lineHeight: LEADING.small,
      fill: index === 0 ? ground.ink : ground.soft,
      fit: { min: u * 1.7 },
      ...(align && { align }),
    })
  })
  const gap = u * 0.9
  return {
    nodes: [column('lead', { role: 'group', width, layout: { gap } }, nodes)],
    height: height + gap * (nodes.length - 1),
  }
}

/** What people come for first, and what else there is to know. Where neither date nor place is told, the next best leads. */
function ranked(sheet: Sheet): { first: FactGroup[]; rest: FactGroup[] } {
  const groups = factGroups(sheet.plan)
  const leads = groups.filter(({ name }) => name === 'when' || name === 'where')
  const spare = groups.filter((group) => !leads.includes(group))
  const brief = spare.filter(({ copies }) => copies.length === 1 && nth(copies, 0).text.length <= 26)
  const next =
    leads.length === 0
      ? [...spare].sort((a, b) => rank(a.name) - rank(b.name)).slice(0, density(sheet.plan) < ROOMY ? 2 : 1)
      : leads.length === 1
        ? brief.slice(0, 1)
        : []
  const offer = groups.find(({ name, copies }) => name === 'offer' && copies.length === 1 && isLarge(copies, 0))
  const adds = offer && density(sheet.plan) < 0.4 && !next.includes(offer) && leads.length > 0 ? [offer] : []
  const first = [...leads, ...next, ...adds]
  return { first, rest: groups.filter((group) => !first.includes(group)).flatMap(inColumns) }
}
/** Below this density two groups may lead where neither date nor place does. */
const ROOMY = 0.3
/** So many entries are a list of its own, in two columns. */
const LONG_LIST = 4

const inColumns = (group: FactGroup): FactGroup[] => {
  if (group.name !== 'people' || group.copies.length < LONG_LIST) return [group]
  const half = Math.ceil(group.copies.length / 2)
  return [
    { ...group, copies: group.copies.slice(0, half) },
    { name: 'people-more', copies: group.copies.slice(half) },
  ]
}
const rank = (name: string) => ['offer', 'contact', 'people', 'more'].indexOf(name)

/** × u: dates and places without anything smaller beside them are set no smaller than this. */
const LARGE_ALONE = 2.8
/** A line this long is no line to set large. */
const LARGE_AT_MOST = 34
/** On one line words may be so much smaller than on two. */
const ONE_LINE = 0.72
/** Of the width, the least that a column has. */
const LEAST_CELL = 0.3
/** A time beside its date, × the date's size. */
const TIME = 0.75
/** So many lines of a group are set large. */
const LARGE_LINES = 1

const isLarge = (copies: readonly Copy[], index: number): boolean => {
  const { text, role } = nth(copies, index)
  return index < LARGE_LINES && (role !== 'address' || index === 0) && text.length <= LARGE_AT_MOST
}

export interface DetailsOptions {
  width: number
  /** How many columns the large ones may stand in. */
  columns?: number
  /** × u: the largest that dates and places may be. */
  most?: number
  align?: NonNullable<Text['align']>
  /** A rule above. */
  rule?: boolean
  /** Pixels: the size of the title, where it is known; small words keep their distance from it. */
  title?: number
  /** Colours of the button, on the ground. */
  button?: [fill: Ground['fill'], ink: Ground['ink']]
}

/** When and where large, everything else in small columns below, the call beside them. */
export function details(sheet: Sheet, ground: Ground, options: DetailsOptions): Block {
  const { width, align, rule = false, button = [ground.ink, ground.fill] } = options
  const { plan, direction, u, measure } = sheet
  const { first, rest } = ranked(sheet)
  const busy = density(plan)
  const voice = largeVoice(sheet)
  const step = stepOf(sheet, options.title)
  const small = Math.min(u * (2.6 - 0.6 * busy), step)
  const smallFont = (strong: boolean): FontSpec => ({
    family: direction.typography.text,
    weight: strong ? direction.weights.strong : direction.weights.text,
  })
  const gap = u * 3
  const cellsOf = (count: number) => (width - gap * (count - 1)) / count
  const columns = Math.max(1, Math.min(options.columns ?? 2, first.length))
  const cell = cellsOf(columns)
  const largeOf = (groups: FactGroup[]) =>
    groups.flatMap(({ copies }) => copies.filter((_, index) => isLarge(copies, index)))
  const large = largeOf(first)
  // '40% off' with nothing beside it is what people come for.
  const offers = first.length === 1 && first[0]?.name === 'offer'
  const some = rest.length > 0 || plan.lead.length > 0 || plan.cta !== undefined
  const alone =
    !some && options.most === undefined && large.length === first.reduce((sum, { copies }) => sum + copies.length, 0)
  const most = Math.min(
    u * (options.most ?? (offers ? 13 : 5.6) - 2.4 * busy),
    alone && !offers ? Math.max(u * LARGE_ALONE, step) : Infinity,
  )
  const sizeIn = (lines: number) =>
    Math.min(
      most,
      ...large.map(({ text }) =>
        sizeFor(measure, text, voice.spec, { width: cell, height: Infinity, lines, lineHeight: LEADING.large }),
      ),
    )
  // A little smaller on one line is better than a month alone on the next; so are columns as wide as their words.
  const broken = sizeIn(2)
  const breaks = sizeIn(1) < broken * ONE_LINE
  const even = breaks ? broken : sizeIn(1)
  const widest = (side: 0 | 1) =>
    Math.max(
      0,
      ...largeOf(first.filter((_, index) => index % 2 === side)).map(({ text }) => measure.width(text, voice.spec, 1)),
    )
  const [left, right] = columns === 2 ? [widest(0), widest(1)] : [0, 0]
  const fitted = columns === 2 && left + right > 0 ? Math.min(most, (width - gap) / ((left + right) * 1.02)) : 0
  const uneven = even < most && fitted > even * (breaks ? ONE_LINE : 0.98)
  const size = large.length > 0 ? Math.max(alone ? 0 : small * 1.4, uneven ? fitted : even) : 0
  const leftWidth = Math.min(
    width - gap - width * LEAST_CELL,
    Math.max(width * LEAST_CELL, left * size > cell ? left * size * 1.02 : width - gap - right * size * 1.02),
  )
  const cells = (count: number): number[] =>
    uneven && count === 2 ? [leftWidth, width - gap - leftWidth] : Array.from({ length: count }, () => cellsOf(count))
  const inner = (group: FactGroup, wide: number, lets: boolean): Block => {
    let height = 0
    const between = small * 0.3
    const nodes = group.copies.map((copy, index) => {
      const isBig = lets && isLarge(group.copies, index)
      const strong = index === 0 || copy.role === 'list-item' || copy.role === 'time'
      const font = isBig ? voice.spec : smallFont(strong)
      const own = isBig
        ? size
        : lets && copy.role !== 'address'
          ? Math.min(
              copy.role === 'time' ? Math.max(small * 1.35, size * TIME) : small * 1.35,
              rest.length > 0 || options.most !== undefined ? Infinity : step,
            )
          : copy.role === 'list-item'
            ? small * 1.2
            : small
      const leading = isBig ? LEADING.large : LEADING.small
      height += linesOf(sheet, copy.text, font, own, wide) * own * leading + (index > 0 ? between : 0)
      return copyText(`${group.name}-${index + 1}`, copy, {
        font: isBig ? voice.font : 'text',
        weight: font.weight,
        size: own,
        lineHeight: leading,
        fill: isBig || strong ? ground.ink : ground.soft,
        fit: { min: small * 0.8, lines: 4 },
        ...(align && { align }),
      })
    })
    return { height, nodes: [column(`facts-${group.name}`, { role: 'group', layout: { gap: between } }, nodes)] }
  }
  const gridOf = (groups: FactGroup[], count: number, lets: boolean): Block => {
    const wide = cells(count)
    const lines: Node[] = []
    let height = 0
    for (let i = 0; i < groups.length; i += count) {
      const blocks = groups.slice(i, i + count).map((group, place) => inner(group, nth(wide, place), lets))
      height += Math.max(...blocks.map((block) => block.height)) + (i > 0 ? u * 1.6 : 0)
      lines.push(
        row(
          `${lets ? 'first' : 'more'}-${lines.length + 1}`,
          { layout: { gap, justify: align === 'center' ? 'center' : 'start' } },
          blocks.map((block, place) => ({ ...nth(block.nodes, 0), width: nth(wide, place) })),
        ),
      )
    }
    return { nodes: lines, height: height }
  }
  const parts: Block[] = []
  if (rule && (first.length > 0 || rest.length > 0))
    parts.push({
      nodes: [frame('rule', { role: 'rule', height: Math.max(2, u * 0.35), fill: ground.ink })],
      height: u * 0.35,
    })
  if (first.length > 0) parts.push(gridOf(first, columns, true))
  const call = ctaButton(sheet, ...button).map((node) => ({
    ...node,
    ...(align === 'center' && { alignSelf: 'center' as const }),
  }))
  if (rest.length > 0) parts.push(gridOf(rest, Math.min(rest.length, width > u * 60 ? 3 : 2), false))
  if (call.length > 0) parts.push({ nodes: call, height: u * 5.6 })
  const air = u * (2.4 - 0.8 * busy)
  return {
    nodes:
      parts.length === 0
        ? []
        : [
            column(
              'details',
              { role: 'group', width, layout: { gap: air } },
              parts.flatMap(({ nodes }) => {
                // The rows of one part stand closer than the parts.
                return nodes.length > 1
                  ? [column(`${nth(nodes, 0).id}-rows`, { layout: { gap: u * 1.6 } }, nodes)]
                  : nodes
              }),
            ),
          ],
    height: parts.reduce((sum, { height }) => sum + height, 0) + air * Math.max(0, parts.length - 1),
  }
}

/** Blocks under one another; blocks without nodes leave no gap. */
export function stacked(blocks: readonly Block[], gap: number): Block {
  const there = blocks.filter(({ nodes }) => nodes.length > 0)
  return {
    nodes: there.flatMap(({ nodes }) => nodes),
    height: there.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, there.length - 1),
  }
}
