/** What banners share: proportions decide what can be said, and how large. */
import type { Brief } from '../../../brief/types.ts'
import { apca, contrast } from '../../../colour/colour.ts'
import { row } from '../../../scene/build.ts'
import type { Frame, Insets, Node, PaletteRole, Text } from '../../../scene/types.ts'
import { descentBeyondFont } from '../../../type/word-pieces.ts'
import { copyText } from '../../shared/brief-scene.ts'
import { askedButton, buttonIn } from '../../shared/button-colours.ts'
import { callingPlan, informing } from '../../shared/plan.ts'
import { brandText, density, type Ground, type Sheet, sheetOf } from '../../shared/sheet.ts'
import { sizeFor } from '../../shared/size-for.ts'
import { attachedLogo, pictogram } from '../../shared/subject.ts'
import type { Composition } from '../../types.ts'

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
    plan: callingPlan(composition.brief),
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
  const size = Math.max(min, Math.min(largest, room.most ?? Infinity))
  const tail = descentBeyondFont(measure, plan.title.text, font) * size
  return copyText('title', plan.title, {
    font: 'display',
    weight,
    tracking,
    lineHeight,
    trim: true,
    fill: ground.ink,
    element: 'h1',
    maxWidth: room.width,
    ...(tail > 0 && { margin: [0, 0, tail, 0] satisfies Insets }),
    ...options,
    size,
    role: plan.title.role === 'brand' ? 'brand' : 'headline',
    fit: { min, lines },
  })
}

/** A headline no larger than the words beside it, × their size, is better in more lines. */
const LEADS = 1.25
/** Of a strip's height, what a headline in more than two lines may take. */
const TALL_LINES = { lines: 4, height: 0.52 }

/** The headline of a strip: in two lines, or in more where two leave it no larger than what stands beside it. */
export function stripHeadline(
  sheet: BannerSheet,
  ground: Ground,
  room: { width: number; height: number; most: number },
): Text {
  const inTwo = headline(sheet, ground, { ...room, lines: 2 })
  if (inTwo.size >= supportSize(sheet) * LEADS) return inTwo
  return headline(sheet, ground, { ...room, lines: TALL_LINES.lines, height: sheet.height * TALL_LINES.height })
}

/** Sizes of what is not the headline: large where there is little of it, and where the format is seen small. */
const SUPPORT: Record<Proportion, number> = { strip: 6.4, wide: 4.5, box: 5.2, tall: 6.6 }
export const supportSize = (sheet: BannerSheet): number => {
  const { plan, proportion, tiny, height, u } = sheet
  if (proportion === 'strip')
    return Math.max(tiny ? 9 : 12, Math.min(height * (informing(plan).length > 2 ? 0.12 : 0.145), sheet.width * 0.021))
  return Math.max(11, u * (SUPPORT[proportion] - 2 * density(plan)))
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

/** Lightness contrast that small words want (APCA). */
const SMALL_WORDS = 60
/** The ratio that words want (WCAG 2.2, 1.4.3): from so many pixels on they are large. */
const [RATIO, RATIO_OF_LARGE, LARGE] = [4.5, 3, 24]

/** The ink that was meant, unless another one is plainly easier to read on the fill. */
function legibleOn(sheet: BannerSheet, fill: PaletteRole, meant: PaletteRole, size: number): PaletteRole {
  const { palette } = sheet.direction
  const needed = size >= LARGE ? RATIO_OF_LARGE : RATIO
  const seen = (role: PaletteRole) => {
    const ratio = contrast(palette[role], palette[fill])
    return ratio < needed ? ratio - needed : Math.abs(apca(palette[role], palette[fill]))
  }
  if (seen(meant) >= SMALL_WORDS) return meant
  return (['ink', 'paper', 'onAccent'] as const).reduce(
    (best: PaletteRole, role) => (seen(role) > seen(best) ? role : best),
    meant,
  )
}

/** Beside and above the words of a button, × their size. */
const BUTTON = { across: 1.15, down: 0.62, lineHeight: 1.15 } as const

/** The size of the words on the button. */
const callSize = (sheet: BannerSheet, own?: number): number =>
  Math.max(sheet.tiny ? 10 : 12, own ?? supportSize(sheet) * (sheet.proportion === 'strip' ? 1.2 : 1))

/** How wide the button stands with its words on one line; 0 where there is none. */
export function callWidth(sheet: BannerSheet): number {
  const { plan, direction, measure } = sheet
  if (!plan.cta) return 0
  const size = callSize(sheet)
  const font = { family: direction.typography.text, weight: direction.weights.strong }
  return measure.width(plan.cta.text, font, size) + 2 * BUTTON.across * size
}

/** The call to act, on a button. */
export function call(sheet: BannerSheet, fill: PaletteRole, ink: PaletteRole, own?: number): Frame[] {
  const { plan, direction, tiny } = sheet
  if (!plan.cta) return []
  const size = callSize(sheet, own)
  const asked = askedButton(sheet.brief)
  const button = asked ? buttonIn(asked, direction.palette) : { fill, ink: legibleOn(sheet, fill, ink, size) }
  const [across, down] = [size * BUTTON.across, size * BUTTON.down]
  return [
    row(
      'cta-button',
      {
        role: 'button',
        fill: button.fill,
        radius: direction.radius > 12 ? 'full' : direction.radius * 0.5,
        width: 'hug',
        layout: { padding: [down, across, down, across] },
      },
      [
        copyText('cta', plan.cta, {
          font: 'text',
          weight: direction.weights.strong,
          size,
          lineHeight: BUTTON.lineHeight,
          fill: button.ink,
          fit: { min: tiny ? 8 : 11, lines: 1 },
        }),
      ],
    ),
  ]
}

/**
 * Sender: an attached logo and the brand. `mark`, for banners that show no other picture: the sign of the subject beside the
 * name, or 'always', alone where the headline is the name.
 */
export const sender = (
  sheet: BannerSheet,
  ground: Ground,
  options: TextOptions & { mark?: 'beside' | 'always' } = {},
): Node[] => {
  const { mark, ...text } = options
  const size = text.size ?? supportSize(sheet)
  const side = sheet.plan.brand ? 1.5 : 2.6
  const name = brandText(sheet, ground, { fit: { min: sheet.tiny ? 8 : 11, lines: 2 }, ...text, size })
  if (!mark || sheet.brief.picture || (name.length === 0 && mark === 'beside'))
    return [...attachedLogo(sheet, sheet.u * 9, ground), ...name]
  const sign = pictogram(sheet, ground.mark, { width: size * side, height: size * side })
  const gap = size * 0.5
  const { maxWidth } = text
  const beside =
    typeof maxWidth === 'number' ? name.map((node) => ({ ...node, maxWidth: maxWidth - size * side - gap })) : name
  return [
    row('lockup', { role: 'logo', layout: { gap, align: 'center' } }, [
      ...sign.map((node) => ({ ...node, id: 'mark', role: 'mark' as const })),
      ...beside,
    ]),
  ]
}
