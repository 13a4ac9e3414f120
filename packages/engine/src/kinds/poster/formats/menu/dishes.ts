/** The items of a menu as lines: names and prices in two columns, with dots, rules or nothing between them. */
import { labelIn } from '../../../../brief/lines/labels.ts'
import type { Copy } from '../../../../brief/types.ts'
import type { ColourRef, Frame, Node } from '../../../../scene/types.ts'
import { type Entry, pricedOf, type Section, sectionsOf } from '../../../shared/entries.ts'
import { coloursOn, column, leader, row, rule, said, tag, wideOf } from '../../../shared/printed/kit.ts'
import type { Ground } from '../../../shared/sheet.ts'
import type { Page } from '../page.ts'

export interface DishStyle {
  width: number
  /** × u, of a dish at scale 1. */
  times: number
  scale: number
  ground: Ground
  /** What stands between a dish and its price. */
  between: 'leaders' | 'rules' | 'none' | 'centred'
  /** Centred dishes with their prices beside them, where there are many. */
  dense?: boolean
  voice?: 'large' | 'text' | 'strong'
  /** Of titles, and of prices where they have one of their own. */
  accent: ColourRef
  second?: ColourRef
}

/** What a menu holds until somebody gives it dishes: plainly places for them. */
const PLACES: Record<'food' | 'drinks', readonly [string, string][]> = {
  food: [
    ['Starters', 'Your dish'],
    ['Mains', 'Your dish'],
    ['Desserts', 'Your dish'],
  ],
  drinks: [
    ['Signatures', 'Your drink'],
    ['Classics', 'Your drink'],
  ],
}
const EMPTY = 3

/** The sections of a menu, those that were given or places for them. */
export function menuSections({ plan, brief, piece }: Page): Section[] {
  if (plan.list.length > 0) return sectionsOf(plan.list)
  const drinks =
    /drink|cocktail|wine|coffee|bar/i.test(piece.named) || ['bar', 'coffee'].includes(brief.subject.industry)
  const write = (role: Copy['role'], text: string): Copy => ({ role, text, source: 'written' })
  const inTongue = (text: string) => labelIn(brief.language, text)
  return PLACES[drinks ? 'drinks' : 'food'].map(([title, dish]) => ({
    title: write('label', inTongue(title)),
    items: Array.from({ length: EMPTY }, (_, i) => write('list-item', `${inTongue(dish)} ${i + 1} 0.00`)),
  }))
}

const GAP = 0.55

/** A dish's name, its sign, what stands before its price, and the price. */
function wordsOf(page: Page, id: string, entry: Entry, style: DishStyle, size: number) {
  const { ground, voice = 'text', accent, second = accent, between } = style
  const nameOf = (wide: number | undefined, lines: number) =>
    said(page, `${id}-name`, entry.name, {
      size,
      fill: ground.ink,
      voice,
      lineHeight: 1.18,
      lines,
      ...(wide !== undefined && { width: wide }),
      ...(between === 'centred' && { align: 'center' as const }),
    })
  const sign = entry.sign
    ? [
        said(page, `${id}-sign`, entry.sign, {
          size: size * 0.72,
          fill: second,
          voice: 'strong',
          lines: 1,
          lineHeight: 1.18,
        }),
      ]
    : []
  const price = entry.price
    ? [
        said(page, `${id}-price`, entry.price, {
          size,
          fill: second,
          voice: voice === 'large' ? 'large' : 'strong',
          lines: 1,
          lineHeight: 1.18,
        }),
      ]
    : []
  const mark = entry.between
    ? [said(page, `${id}-mark`, entry.between, { size, fill: second, voice, lines: 1, lineHeight: 1.18 })]
    : []
  return { nameOf, sign, price, mark }
}

/** A dish on an axis: its price beside it where there are many, else below it. */
function centredLine(
  id: string,
  entry: Entry,
  { width, dense, size }: DishStyle & { size: number },
  { nameOf, sign, price, mark }: ReturnType<typeof wordsOf>,
): Node {
  if (dense && entry.price)
    return row(id, { width, layout: { gap: size * GAP, align: 'baseline', justify: 'center' } }, [
      nameOf(undefined, 1),
      ...sign,
      ...mark,
      ...price,
    ])
  return column(id, { width, layout: { align: 'center', gap: size * 0.12 } }, [
    nameOf(width, 3),
    ...(price.length > 0 || sign.length > 0
      ? [
          row(`${id}-tail`, { layout: { gap: size * 0.4, justify: 'center', align: 'baseline' } }, [
            ...sign,
            ...mark,
            ...price,
          ]),
        ]
      : []),
  ])
}

/** A dish and its price on one line. */
function dishLine(page: Page, id: string, entry: Entry, style: DishStyle): Node {
  const { width, ground, voice = 'text', accent, between, scale, times } = style
  const size = page.u * times * scale
  if (between === 'centred') return centredLine(id, entry, { ...style, size }, wordsOf(page, id, entry, style, size))
  const { nameOf, sign, price, mark } = wordsOf(page, id, entry, style, size)
  const gap = size * GAP
  const wideSign = entry.sign
    ? wideOf(page, entry.sign.text, { voice: 'strong', size: size * 0.72, fill: accent }) + gap
    : 0
  const widePrice = entry.price
    ? wideOf(page, entry.price.text, { voice: voice === 'large' ? 'large' : 'strong', size, fill: accent }) * 1.02 + gap
    : 0
  const wideMark = entry.between ? wideOf(page, entry.between.text, { voice, size, fill: accent }) + gap : 0
  const wideName = wideOf(page, entry.name.text, { voice, size, fill: accent }) * 1.015
  const left = width - wideName - wideSign - widePrice - wideMark
  const single = left > size * 0.4
  const dots = between === 'leaders' && single && entry.price && !entry.between && left > size * 2.4
  return row(id, { width, layout: { gap, align: 'baseline', justify: entry.price ? 'between' : 'start' } }, [
    row(`${id}-what`, { layout: { gap: gap * 0.7, align: 'baseline' }, ...(!single && { width: width - widePrice }) }, [
      nameOf(single ? undefined : width - widePrice - wideSign - wideMark, single ? 1 : 3),
      ...sign,
      ...mark,
    ]),
    ...(dots ? [leader(`${id}-dots`, left - gap, size, ground.soft)] : []),
    ...price,
  ])
}

/** A section: its title and its dishes. */
export function sectionBlock(
  page: Page,
  section: Section,
  at: number,
  style: DishStyle,
  titled: 'caps' | 'large' | 'ruled' = 'caps',
): Frame {
  const { ground, scale, times, accent, width, between } = style
  const size = page.u * times * scale
  const prefix = `section-${at + 1}`
  const align = between === 'centred' ? ('center' as const) : undefined
  const { title } = section
  const named =
    title === undefined
      ? []
      : titled === 'large'
        ? [
            said(page, `${prefix}-title`, title, {
              size: size * 1.75,
              fill: accent,
              voice: 'large',
              lineHeight: 1.05,
              lines: 2,
              ...(align && { align }),
              width,
            }),
          ]
        : [
            tag(page, `${prefix}-title`, title, {
              size: size * 0.92,
              fill: accent,
              lines: 2,
              width,
              ...(align && { align }),
            }),
            ...(titled === 'ruled' ? [rule(`${prefix}-rule`, accent, Math.max(2, size * 0.07), width)] : []),
          ]
  const lines = section.items.map((copy, i) => {
    const line = dishLine(page, `${prefix}-${i + 1}`, pricedOf(copy), style)
    if (between !== 'rules') return line
    return column(
      `${prefix}-${i + 1}-row`,
      {
        width,
        layout: { padding: [size * 0.36, 0, size * 0.36, 0] },
        stroke: { paint: ground.ink, width: Math.max(1, size * 0.045), sides: ['bottom'] },
      },
      [line],
    )
  })
  return column(prefix, { role: 'group', width, layout: { gap: size * 0.62 } }, [
    ...named,
    column(
      `${prefix}-dishes`,
      { width, layout: { gap: between === 'rules' ? 0 : size * (between === 'centred' ? 0.72 : 0.44) } },
      lines,
    ),
  ])
}

/** × u, between two columns. */
const ASIDE = 6

/** Sections in columns that are about as tall as one another, at any scale; titles and prices in the colours of the ground. */
export function inColumns(
  page: Page,
  sections: readonly Section[],
  columns: number,
  asked: Omit<DishStyle, 'scale' | 'accent' | 'second'>,
  titled?: 'caps' | 'large' | 'ruled',
): (scale: number) => Frame {
  const [accent, second] = coloursOn(page, asked.ground)
  const gap = page.u * ASIDE
  const width = (asked.width - gap * (columns - 1)) / columns
  // A smaller line is better than a broken one.
  const most = unbrokenScale(page, sections, { ...asked, width })
  const stacks = stacksOf(sections, columns)
  return (wanted) => {
    const style: DishStyle = { ...asked, width, accent, second, scale: Math.min(wanted, most) }
    const air = page.u * style.times * style.scale * 1.75
    return row(
      'columns',
      { width: asked.width, layout: { gap } },
      stacks.map((stack, i) =>
        column(
          `column-${i + 1}`,
          { width, layout: { gap: air } },
          stack.map(({ section, at }) => sectionBlock(page, section, at, style, titled)),
        ),
      ),
    )
  }
}

/** Sections one after another, parted where a column is as full as the others. */
function stacksOf(sections: readonly Section[], columns: number): { section: Section; at: number }[][] {
  const weight = ({ items, title }: Section): number => items.length + (title ? 1.6 : 0)
  const most = sections.reduce((sum, one) => sum + weight(one), 0) / columns
  const stacks: { section: Section; at: number }[][] = [[]]
  let filled = 0
  for (const [at, section] of split(sections, columns).entries()) {
    const last = stacks.at(-1)
    if (last && last.length > 0 && stacks.length < columns && filled + weight(section) / 2 > most) {
      stacks.push([{ section, at }])
      filled = weight(section)
    } else {
      last?.push({ section, at })
      filled += weight(section)
    }
  }
  return stacks
}

/** One long list alone is parted where columns want it. */
function split(sections: readonly Section[], columns: number): Section[] {
  const [only] = sections
  if (sections.length !== 1 || only === undefined || columns === 1 || only.items.length < columns * 3)
    return [...sections]
  const half = Math.ceil(only.items.length / 2)
  return [{ ...only, items: only.items.slice(0, half) }, { items: only.items.slice(half) }]
}

/** The largest scale at which no dish breaks in a column, not below a least one. */
function unbrokenScale(
  page: Page,
  sections: readonly Section[],
  { width, times, voice = 'text' }: Pick<DishStyle, 'width' | 'times' | 'voice'>,
): number {
  const size = page.u * times
  const longest = sections
    .flatMap(({ items }) => items)
    .map((copy) => {
      const { name, sign, price } = pricedOf(copy)
      const tail = [sign, price].filter((one) => one !== undefined)
      return (
        wideOf(page, name.text, { voice, size, fill: 'ink' }) * 1.03 +
        tail.reduce(
          (sum, { text }) => sum + wideOf(page, text, { voice: 'strong', size, fill: 'ink' }) + size * GAP * 1.2,
          0,
        ) +
        size * 0.6
      )
    })
  return Math.max(LEAST_SCALE, width / Math.max(1, ...longest))
}
const LEAST_SCALE = 0.7
