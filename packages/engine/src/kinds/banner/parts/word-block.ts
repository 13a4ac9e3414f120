/** All of a banner's words as one block: what most compositions set beside their picture. */
import { column, row } from '../../../scene/build.ts'
import type { Frame, Node, PaletteRole } from '../../../scene/types.ts'
import { copyText } from '../../shared/brief-scene.ts'
import { informing } from '../../shared/plan.ts'
import type { Ground } from '../../shared/sheet.ts'
import {
  type BannerSheet,
  call,
  callWidth,
  headline,
  inlineFacts,
  leads,
  sender,
  stripHeadline,
  supportSize,
} from './banner-sheet.ts'

export interface WordBox {
  width: number
  height: number
  padding: number
  button: [PaletteRole, PaletteRole]
  align?: 'start' | 'center'
  /** A small mark beside the name: where the banner shows no other picture. */
  mark?: boolean
  /** The share of the height that the headline may take. */
  share?: number
}

/** About how tall everything but the headline stands when it is set in a size: words of average letters, wrapped. */
export function heightOfSupport({ plan, u }: BannerSheet, size: number, width: number, marked: boolean): number {
  const lines = (letters: number) => Math.ceil((letters * size * 0.54) / width)
  const facts = informing(plan).reduce((sum, { text }) => sum + text.length + 3, 0)
  const leading = plan.lead.reduce((sum, { text }) => sum + lines(text.length) * size * 1.3 + u * 3, 0)
  return (
    (plan.brand ? lines(plan.brand.text.length) * size * 1.4 : marked ? size * 2.9 : 0) +
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
  const wished = box.height * (box.share ?? (many > 4 ? 0.32 : many > 1 ? 0.42 : 0.56))
  const centred = align === 'center' ? { align } : {}
  // The headline takes what the rest leaves; where that is too little, the rest is set smaller.
  const free = box.height - 2 * box.padding - u * 7
  let size = supportSize(sheet)
  const least = Math.max(11, size * 0.7)
  while (size > least && free - heightOfSupport(sheet, size, inner, box.mark === true) < Math.min(wished, free * 0.36))
    size *= 0.93
  const room = Math.max(u * 5, Math.min(wished, free - heightOfSupport(sheet, size, inner, box.mark === true)))
  const title = headline(sheet, ground, { width: inner, height: room, most: u * 32 }, centred)
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
      row(
        'sender',
        { layout: { gap: u * 2.5, align: 'center' } },
        sender(sheet, ground, {
          ...centred,
          size: size * 1.1,
          ...(box.mark && { mark: 'always' as const, maxWidth: inner }),
        }),
      ),
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

/** Of a strip's words, the most that a button beside them may take; a longer one stands under them. */
const BUTTON_SHARE = 0.36

/** Of a strip's height: the gap under the headline, what the headline has at least, and what all may take together. */
const STRIP = { gap: 0.1, headline: 0.3, all: 0.92 } as const

/** How far tails hang below a line, × its size. */
const TAIL = 0.31

/** The words of a strip: one large line, one small line under it, the call at the end. */
export function stripWords(sheet: BannerSheet, ground: Ground, box: Omit<WordBox, 'align'>): Frame {
  const { plan, height, tiny } = sheet
  const gap = box.padding * 1.4
  const room = box.width - 2 * box.padding
  const button = callWidth(sheet)
  const isBeside = button <= room * BUTTON_SHARE
  const inner = isBeside && plan.cta ? room - button - gap : room
  const left = height * (STRIP.all - STRIP.gap)
  const lowest = (size: number) => heightUnder(sheet, { ...box, size, inner, button: isBeside ? 0 : button })
  // The headline has its part: what stands under it is set smaller where that would be too little.
  let small = supportSize(sheet)
  while (small > (tiny ? 8 : 11) && left - lowest(small) < height * STRIP.headline) small *= 0.94
  const under = [
    ...smallWords(sheet, ground, { ...box, size: small, inner }),
    ...(isBeside ? [] : call(sheet, ...box.button, small * 0.95)),
  ]
  const crowd = Math.ceil(under.length / 3)
  const share = under.length === 0 ? 0.5 : crowd > 1 ? 0.26 : isBeside ? 0.4 : 0.3
  const tall = Math.min(height * share, Math.max(left - lowest(small), height * 0.2))
  const title = stripHeadline(sheet, ground, { width: inner, height: tall, most: height * 0.62 })
  const tail = /[gjpqy,;]/.test(title.text) ? title.size * TAIL : 0
  return row(
    'words',
    {
      width: box.width,
      height: box.height,
      layout: { padding: [0, box.padding, 0, box.padding], align: 'center', gap },
    },
    [
      column('message', { width: 'fill', layout: { gap: Math.max(height * STRIP.gap, tail), justify: 'center' } }, [
        title,
        ...(under.length > 0
          ? [row('under', { layout: { wrap: true, gap: small * 0.9, align: 'center' } }, under)]
          : []),
      ]),
      ...(isBeside ? call(sheet, ...box.button) : []),
    ],
  )
}

/** About how tall stands what stands under the headline of a strip, side by side and wrapped. */
function heightUnder(
  { plan, direction, measure }: BannerSheet,
  box: { width: number; size: number; inner: number; button: number },
): number {
  const { size, inner } = box
  const gap = size * 0.9
  const font = { family: direction.typography.text, weight: direction.weights.text }
  const cells = [...(plan.brand ? [plan.brand] : []), ...plan.lead, ...informing(plan)].map(({ text }, index) => {
    const [wide, most] = [measure.width(text, font, size) * 1.05, plan.brand && index === 0 ? inner : box.width * 0.5]
    return { wide: Math.min(wide, most), tall: Math.ceil(wide / most) * size * 1.3 }
  })
  if (box.button > 0) cells.push({ wide: box.button * 0.8, tall: size * 2.4 })
  let [height, used, tallest] = [0, 0, 0]
  for (const { wide, tall } of cells) {
    if (used > 0 && used + gap + wide > inner) {
      height += tallest + gap
      used = 0
      tallest = 0
    }
    used += (used > 0 ? gap : 0) + wide
    tallest = Math.max(tallest, tall)
  }
  return height + tallest
}

/** What stands under the headline of a strip: who speaks, what explains, the facts. */
function smallWords(
  sheet: BannerSheet,
  ground: Ground,
  box: { width: number; mark?: boolean; size: number; inner: number },
): Node[] {
  const { plan, tiny, direction, measure } = sheet
  const { size } = box
  const min = tiny ? 8 : 11
  const name = { family: direction.typography.text, weight: direction.weights.strong }
  const isLong = measure.width(plan.brand?.text ?? '', name, size) > box.inner
  return [
    ...sender(sheet, ground, {
      size,
      fit: { min, lines: isLong ? 2 : 1 },
      ...(box.mark && !tiny && { mark: 'beside' as const }),
    }),
    ...leads(sheet, ground, { size, maxWidth: box.width * 0.5 }),
    ...informing(plan).map((copy, index) =>
      copyText(`fact-${index + 1}`, copy, {
        font: 'text',
        weight: direction.weights.text,
        size,
        lineHeight: 1.2,
        fill: ground.ink,
        maxWidth: box.width * 0.5,
        fit: { min, lines: 2 },
      }),
    ),
  ]
}
