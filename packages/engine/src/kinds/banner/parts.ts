/** What banners share: proportions decide what can be said, and how large. */
import type { Brief } from '../../brief/types.ts'
import { column, copyText, row, spacer } from '../../scene/build.ts'
import type { Frame, Node, PaletteRole, Text } from '../../scene/types.ts'
import { informing } from '../shared/plan.ts'
import { brandText, type Ground, type Sheet, sheetOf } from '../shared/sheet.ts'
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

export function bannerSheet(composition: Composition): BannerSheet {
  const sheet = sheetOf(composition)
  const { width, height } = sheet
  const proportion = proportionOf(composition.brief)
  // The short side governs: a strip has no more room for a line than its height gives.
  const u = Math.min(Math.sqrt(width * height), height * 2.3, width * 1.75) / 100
  return {
    ...sheet,
    u,
    margin: Math.max(6, Math.min(Math.min(width, height) * 0.09, u * 8)),
    proportion,
    tiny: Math.min(width, height) < 130,
  }
}

type TextOptions = Partial<Omit<Text, 'type' | 'id' | 'text' | 'fact'>>

/** The headline in a box of its own height. */
export const headline = (sheet: BannerSheet, ground: Ground, options: TextOptions & { size: number }): Text => {
  const { plan, direction, u, tiny } = sheet
  return copyText('title', plan.title, {
    font: 'display',
    weight: direction.weights.display,
    tracking: direction.displayTracking,
    lineHeight: 1.02,
    trim: true,
    fill: ground.ink,
    element: 'h1',
    ...options,
    role: plan.title.role === 'brand' ? 'brand' : 'headline',
    fit: { min: tiny ? 9 : Math.max(11, u * 3), lines: tiny ? 2 : 4, ...options.fit },
  })
}

export const leads = (sheet: BannerSheet, ground: Ground, options: TextOptions = {}): Text[] =>
  sheet.plan.lead.map((copy, index) =>
    copyText(`lead-${index + 1}`, copy, {
      font: 'text',
      weight: sheet.direction.weights.text,
      size: Math.max(11, sheet.u * (sheet.tiny ? 5 : 3.4)),
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
  options: { size?: number; justify?: 'start' | 'center' } = {},
): Frame[] {
  const copies = informing(sheet.plan)
  if (copies.length === 0) return []
  const size = options.size ?? Math.max(11, sheet.u * (sheet.tiny ? 5 : 3))
  return [
    row(
      'facts',
      {
        role: 'group',
        width: '100%',
        layout: { wrap: true, gap: size * 0.5, ...(options.justify && { justify: options.justify }) },
      },
      copies.map((copy, index) =>
        copyText(`fact-${index + 1}`, copy, {
          font: 'text',
          weight: sheet.direction.weights.strong,
          size,
          lineHeight: 1.2,
          fill: ground.ink,
          maxWidth: sheet.width - 2 * sheet.margin,
          fit: { min: sheet.tiny ? 8 : 11, lines: 2 },
          margin: [0, size * 0.7, 0, 0],
        }),
      ),
    ),
  ]
}

export function call(sheet: BannerSheet, fill: PaletteRole, ink: PaletteRole): Frame[] {
  const { plan, direction, u, tiny } = sheet
  if (!plan.cta) return []
  const size = Math.max(tiny ? 9 : 12, u * (tiny ? 5 : 3.2))
  return [
    row(
      'cta-button',
      {
        role: 'button',
        fill,
        radius: direction.radius > 12 ? 'full' : direction.radius * 0.5,
        width: 'hug',
        layout: { padding: [size * 0.6, size * 1.1, size * 0.6, size * 1.1] },
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
    size: Math.max(11, sheet.u * (sheet.tiny ? 5.5 : 3.4)),
    fit: { min: sheet.tiny ? 8 : 11, lines: 2 },
    ...options,
  }),
]

/** All of the words in a box: sender on top, headline, what explains it, facts, the call at the foot. */
export function words(
  sheet: BannerSheet,
  ground: Ground,
  box: {
    width: number
    height: number
    padding: number
    button: [PaletteRole, PaletteRole]
    align?: 'start' | 'center'
  },
): Frame {
  const { u, proportion, plan } = sheet
  const align = box.align ?? 'start'
  const inner = box.width - 2 * box.padding
  const many = informing(plan).length + plan.lead.length
  const share = many > 4 ? 0.3 : many > 1 ? 0.38 : 0.46
  const title = headline(sheet, ground, {
    size: u * (proportion === 'tall' ? 13 : 12),
    width: inner,
    maxWidth: inner,
    height: box.height * share,
    align,
  })
  if (proportion === 'strip') {
    return row(
      'words',
      {
        width: box.width,
        height: box.height,
        layout: {
          padding: [box.padding * 0.6, box.padding, box.padding * 0.6, box.padding],
          align: 'center',
          gap: u * 4,
        },
      },
      [
        column('message', { width: 'fill', layout: { gap: u * 2.2, justify: 'center' } }, [
          ...sender(sheet, ground),
          {
            ...title,
            width: '100%',
            maxWidth: inner,
            height: box.height * (sheet.tiny ? 0.36 : many > 0 ? 0.32 : 0.42),
            size: u * 14,
          },
          ...leads(sheet, ground),
          ...inlineFacts(sheet, ground),
        ]),
        ...call(sheet, ...box.button),
      ],
    )
  }
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
      row(
        'sender',
        { layout: { gap: u * 2.5, align: 'center' } },
        sender(sheet, ground, align === 'center' ? { align } : {}),
      ),
      column('message', { width: '100%', layout: { gap: u * 2.6, align: align === 'center' ? 'center' : 'stretch' } }, [
        title,
        ...leads(sheet, ground, align === 'center' ? { align } : {}),
      ]),
      column('foot', { width: '100%', layout: { gap: u * 2.4, align } }, [
        ...inlineFacts(sheet, ground, { justify: align }),
        ...call(sheet, ...box.button),
      ]),
      ...(plan.cta || informing(plan).length ? [] : [spacer('air')]),
    ],
  )
}
