/** What banners share: proportions decide what can be said, and how large. */
import type { Brief, Copy } from '../../brief/types.ts'
import { column, copyText, row } from '../../scene/build.ts'
import type { Frame, Node, PaletteRole, Role, Text } from '../../scene/types.ts'
import { informing, type Plan, planCopy } from '../shared/plan.ts'
import { brandText, density, type Ground, type Sheet, sheetOf } from '../shared/sheet.ts'
import { sizeFor } from '../shared/size-for.ts'
import { attachedLogo } from '../shared/subject.ts'
import type { Composition } from '../types.ts'

/** strip: leaderboards; wide: covers and link pictures; box: squares and rectangles; tall: skyscrapers and stories. */
export type Proportion = 'strip' | 'wide' | 'box' | 'tall'

export const heightOf = ({ format }: Brief): number => (format.height === 'auto' ? format.width : format.height)

export function proportionOf(brief: Brief): Proportion {
  const ratio = brief.format.width / heightOf(brief)
  return ratio >= 3.2 ? 'strip' : ratio >= 1.35 ? 'wide' : ratio >= 0.7 ? 'box' : 'tall'
}

export interface BannerSheet extends Sheet {
  proportion: Proportion
  /** So small that only a name, a line and a call have room. */
  tiny: boolean
}

/** An offer of so many letters can stand where a headline stands. */
const SHORT_OFFER = 30

/** A banner calls: what was given to say leads, the name of who says it comes with it. */
function bannerPlan(brief: Brief): Plan {
  const given = (role: Role) => brief.copy.some((copy) => copy.role === role && copy.source === 'given')
  const lines: Role[] = ['headline', 'offer', 'quote', 'tagline', 'subhead']
  const named = brief.copy.find(({ role, text }) => role === 'headline' && text === brief.brand)
  const offered = brief.copy.some(({ role, text }) => role === 'offer' && text.length <= SHORT_OFFER)
  if (!named || !offered) return planCopy(brief, [...lines.filter(given), 'brand', ...lines])
  // A name as the only headline beside an offer: the offer is the news.
  const { rest, ...plan } = planCopy(brief, ['offer'])
  return {
    ...plan,
    ...(!plan.brand && { brand: named }),
    rest: plan.brand ? rest : rest.filter((copy) => copy !== named),
  }
}

export function bannerSheet(composition: Composition): BannerSheet {
  const sheet = sheetOf(composition)
  const { width, height } = sheet
  const proportion = proportionOf(composition.brief)
  // The short side governs: a strip has no more room for a line than its height gives.
  const u = Math.min(Math.sqrt(width * height), height * 2.3, width * 1.75) / 100
  return {
    ...sheet,
    plan: bannerPlan(composition.brief),
    u,
    margin: Math.max(6, Math.min(Math.min(width, height) * 0.09, u * 8)),
    proportion,
    tiny: Math.min(width, height) < 130,
  }
}

type TextOptions = Partial<Omit<Text, 'type' | 'id' | 'text' | 'fact'>>

/** The headline, as large as a room allows; its box hugs it. */
export const headline = (
  sheet: BannerSheet,
  ground: Ground,
  room: { width: number; height: number; most?: number; lines?: number },
  options: TextOptions = {},
): Text => {
  const { plan, direction, u, tiny, measure } = sheet
  const lineHeight = options.lineHeight ?? 1.02
  const weight = options.weight ?? direction.weights.display
  const lines = room.lines ?? (tiny ? 2 : 5)
  const tracking = direction.displayTracking
  const font = { family: direction.typography.display, weight }
  const largest = sizeFor(measure, plan.title.text, font, { ...room, lines, lineHeight, tracking })
  const min = tiny ? 9 : Math.max(11, u * 2.6)
  return copyText('title', plan.title, {
    font: 'display',
    weight,
    tracking,
    lineHeight,
    trim: true,
    fill: ground.ink,
    element: 'h1',
    maxWidth: room.width,
    ...options,
    size: Math.max(min, Math.min(largest, room.most ?? Infinity)),
    role: plan.title.role === 'brand' ? 'brand' : 'headline',
    fit: { min, lines },
  })
}

/** Sizes of what is not the headline: large where there is little of it, and where the format is seen small. */
const SUPPORT: Record<Proportion, number> = { strip: 6.4, wide: 3.9, box: 4.2, tall: 6 }
export const supportSize = (sheet: BannerSheet): number => {
  const { plan, proportion, tiny, height, u } = sheet
  if (proportion === 'strip')
    return Math.max(tiny ? 9 : 12, Math.min(height * (informing(plan).length > 2 ? 0.12 : 0.145), sheet.width * 0.021))
  return Math.max(11, u * (SUPPORT[proportion] - 1.5 * density(plan)))
}

export const leads = (sheet: BannerSheet, ground: Ground, options: TextOptions = {}): Text[] =>
  sheet.plan.lead.map((copy, index) =>
    copyText(`lead-${index + 1}`, copy, {
      font: 'text',
      weight: sheet.direction.weights.text,
      size: supportSize(sheet),
      lineHeight: 1.3,
      fill: ground.soft,
      fit: { min: sheet.tiny ? 8 : 11 },
      ...options,
    }),
  )

/** Informing lines side by side, wrapping. */
export function inlineFacts(
  sheet: BannerSheet,
  ground: Ground,
  options: { size?: number; justify?: 'start' | 'center'; maxWidth?: number } = {},
): Frame[] {
  const copies = informing(sheet.plan)
  if (copies.length === 0) return []
  const size = options.size ?? supportSize(sheet)
  return [
    row(
      'facts',
      {
        role: 'group',
        width: '100%',
        layout: { wrap: true, gap: size * 0.4, ...(options.justify && { justify: options.justify }) },
      },
      copies.map((copy, index) =>
        copyText(`fact-${index + 1}`, copy, {
          font: 'text',
          weight: index === 0 ? sheet.direction.weights.strong : sheet.direction.weights.text,
          size,
          lineHeight: 1.2,
          fill: ground.ink,
          maxWidth: options.maxWidth ?? sheet.width - 2 * sheet.margin,
          fit: { min: sheet.tiny ? 8 : 11, lines: 3 },
          margin: [0, options.justify === 'center' ? 0 : size * 0.7, 0, 0],
        }),
      ),
    ),
  ]
}

/** Informing lines under one another. */
export function stackedFacts(
  sheet: BannerSheet,
  ground: Ground,
  options: { size?: number; align?: Text['align']; copies?: Copy[] } = {},
): Frame[] {
  const copies = options.copies ?? informing(sheet.plan)
  if (copies.length === 0) return []
  const size = options.size ?? supportSize(sheet)
  return [
    column(
      'facts',
      { role: 'group', layout: { gap: size * 0.3 } },
      copies.map((copy, index) =>
        copyText(`fact-${index + 1}`, copy, {
          font: 'text',
          weight: index === 0 ? sheet.direction.weights.strong : sheet.direction.weights.text,
          size,
          lineHeight: 1.22,
          fill: ground.ink,
          ...(options.align && { align: options.align }),
          fit: { min: sheet.tiny ? 8 : 11, lines: 3 },
        }),
      ),
    ),
  ]
}

export function call(sheet: BannerSheet, fill: PaletteRole, ink: PaletteRole, own?: number): Frame[] {
  const { plan, direction, tiny } = sheet
  if (!plan.cta) return []
  const usual = supportSize(sheet) * (sheet.proportion === 'strip' ? 1.1 : 0.95)
  const size = Math.max(tiny ? 10 : 12, own ?? usual)
  return [
    row(
      'cta-button',
      {
        role: 'button',
        fill,
        radius: direction.radius > 12 ? 'full' : direction.radius * 0.5,
        width: 'hug',
        layout: { padding: [size * 0.62, size * 1.15, size * 0.62, size * 1.15] },
      },
      [
        copyText('cta', plan.cta, {
          font: 'text',
          weight: direction.weights.strong,
          size,
          lineHeight: 1.15,
          fill: ink,
          fit: { min: tiny ? 8 : 11, lines: 1 },
        }),
      ],
    ),
  ]
}

/** Sender: an attached logo and the brand. */
export const sender = (sheet: BannerSheet, ground: Ground, options: TextOptions = {}): Node[] => [
  ...attachedLogo(sheet, sheet.u * 9, ground),
  ...brandText(sheet, ground, {
    size: supportSize(sheet),
    fit: { min: sheet.tiny ? 8 : 11, lines: 2 },
    ...options,
  }),
]

export interface WordBox {
  width: number
  height: number
  padding: number
  button: [PaletteRole, PaletteRole]
  align?: 'start' | 'center'
  /** The share of the height that the headline may take. */
  share?: number
}

/** About how tall everything but the headline stands when it is set in a size: words of average letters, wrapped. */
function heightOfSupport({ plan, u }: BannerSheet, size: number, width: number): number {
  const lines = (letters: number) => Math.ceil((letters * size * 0.54) / width)
  const facts = informing(plan).reduce((sum, { text }) => sum + text.length + 3, 0)
  const leading = plan.lead.reduce((sum, { text }) => sum + lines(text.length) * size * 1.3 + u * 3, 0)
  return (
    (plan.brand ? lines(plan.brand.text.length) * size * 1.25 : 0) +
    leading +
    (facts > 0 ? (lines(facts) + (facts > 30 ? 1 : 0)) * size * 1.6 : 0) +
    (plan.cta ? size * 2.6 + u * 2.6 : 0)
  )
}

/** All of the words in a box: sender on top, headline, what explains it, facts, the call at the foot. */
export function words(sheet: BannerSheet, ground: Ground, box: WordBox): Frame {
  const { u, proportion, plan } = sheet
  if (proportion === 'strip') return stripWords(sheet, ground, box)
  const align = box.align ?? 'start'
  const inner = box.width - 2 * box.padding
  const many = informing(plan).length + plan.lead.length
  const wished = box.height * (box.share ?? (many > 4 ? 0.3 : many > 1 ? 0.36 : 0.46))
  const centred = align === 'center' ? { align } : {}
  // The headline takes what the rest leaves; where that is too little, the rest is set smaller.
  const free = box.height - 2 * box.padding - u * 7
  let size = supportSize(sheet)
  const least = Math.max(11, size * 0.7)
  while (size > least && free - heightOfSupport(sheet, size, inner) < Math.min(wished, free * 0.36)) size *= 0.93
  const room = Math.max(u * 5, Math.min(wished, free - heightOfSupport(sheet, size, inner)))
  const title = headline(sheet, ground, { width: inner, height: room, most: u * 22 }, centred)
  // One gap is large, above the foot; the rest keeps together.
  return column(
    'words',
    {
      width: box.width,
      height: box.height,
      layout: {
        padding: box.padding,
        justify: 'between',
        align: align === 'center' ? 'center' : 'stretch',
        gap: u * 2,
      },
    },
    [
      row('sender', { layout: { gap: u * 2.5, align: 'center' } }, sender(sheet, ground, { ...centred, size })),
      column('message', { width: '100%', layout: { gap: u * 3, align: align === 'center' ? 'center' : 'stretch' } }, [
        title,
        ...leads(sheet, ground, { ...centred, size }),
      ]),
      column('foot', { width: '100%', layout: { gap: u * 2.6, align } }, [
        ...inlineFacts(sheet, ground, { justify: align, maxWidth: inner, size }),
        ...call(sheet, ...box.button, size * 0.95).map((button) => ({ ...button, alignSelf: align })),
      ]),
    ],
  )
}

/** The words of a strip: one large line, one small line under it, the call at the end. */
export function stripWords(sheet: BannerSheet, ground: Ground, box: Omit<WordBox, 'align'>): Frame {
  const { plan, height, tiny } = sheet
  const small = supportSize(sheet)
  const under = [
    ...sender(sheet, ground, { size: small, fit: { min: tiny ? 8 : 11, lines: 1 } }),
    ...leads(sheet, ground, { size: small, maxWidth: box.width * 0.5 }),
    ...(informing(plan).length > 0
      ? informing(plan).map((copy, index) =>
          copyText(`fact-${index + 1}`, copy, {
            font: 'text',
            weight: sheet.direction.weights.text,
            size: small,
            lineHeight: 1.2,
            fill: ground.ink,
            maxWidth: box.width * 0.5,
            fit: { min: tiny ? 8 : 11, lines: 2 },
          }),
        )
      : []),
  ]
  const callWidth = plan.cta ? small * 1.1 * (plan.cta.text.length * 0.56 + 2.6) : 0
  const inner = box.width - 2 * box.padding - callWidth - (plan.cta ? box.padding * 1.4 : 0)
  const crowd = Math.ceil(under.length / 3)
  return row(
    'words',
    {
      width: box.width,
      height: box.height,
      layout: { padding: [0, box.padding, 0, box.padding], align: 'center', gap: box.padding * 1.4 },
    },
    [
      column('message', { width: 'fill', layout: { gap: height * 0.1, justify: 'center' } }, [
        headline(sheet, ground, {
          width: inner,
          height: height * (under.length === 0 ? 0.5 : crowd > 1 ? 0.26 : 0.4),
          most: height * 0.62,
          lines: 2,
        }),
        ...(under.length > 0
          ? [row('under', { layout: { wrap: true, gap: small * 0.9, align: 'center' } }, under)]
          : []),
      ]),
      ...call(sheet, ...box.button),
    ],
  )
}
