/** The parts of a stated layout as nodes: sizes as stated, colours as asked. */
import { present } from '../../../base/items.ts'
import type { Brief, ColourRequest } from '../../../brief/types.ts'
import { apca, contrast, difference, ensureContrast, hex, oklch } from '../../../colour/colour.ts'
import { column, row } from '../../../scene/build.ts'
import type { ColourRef, Hex, Insets, Node, Role, Text } from '../../../scene/types.ts'
import type { FontSpec } from '../../../type/types.ts'
import { copyText } from '../brief-scene.ts'
import { askedButton, buttonIn } from '../button-colours.ts'
import { largeVoice } from '../details.ts'
import { leadingOf } from '../leading.ts'
import type { Ground, Sheet } from '../sheet.ts'
import { sizeFor } from '../size-for.ts'
import { photo, pictogram } from '../subject.ts'
import type { Part } from './groups.ts'
import { isSigned, PICTURES, REACHING } from './groups.ts'

export interface Measures {
  /** Hundredths that sizes are reckoned in. */
  u: number
  title: number
  /** How tall a title of the usual size may stand. */
  titleHeight: number
  /** Titles are never set larger than this many times the usual. */
  most: number
  /** How large the title really is, where that is known. */
  lead?: number
  /** What people look for next: dates, places, what explains the title. */
  second: number
  text: number
  /** No text is smaller. */
  smallest: number
  picture: number
  /** How large a picture may be that has a zone of its own. */
  pictureAlone?: number
  lines: number
  /** No picture is wider. */
  cell: number
  /** What the parts of a row stand on. */
  ground: Ground
}

/** What a stated size does to the usual one. */
export const FACTOR = { small: 0.72, large: 1.3, huge: 1.75 } as const
/** What it does to the height that a title may take. */
const SPREAD = { small: 0.5, large: 1.12, huge: 1.3 } as const
const LEADING: Role[] = ['brand', 'headline']
const SECOND: Role[] = ['date', 'place', 'subhead', 'tagline', 'price', 'list-item', 'phone']
/** What is to be large besides the title, of the title's size. */
const BESIDE_TITLE = 0.58
/** What comes next is set on one line where it need not be smaller than this, × the usual. */
const ONE_LINE = 0.7

/** Large type in the sense of WCAG, and by APCA's table of uses, pixels. */
const LARGE = { ratio: 24, lightness: 36 }

/** What was asked for a part; who speaks of a name that is the headline means the headline. */
export const wishFor = ({ colours, copy }: Brief, role: Role): ColourRequest | undefined =>
  colours.find(({ target }) => target === role) ??
  colours.find(
    ({ target }) =>
      LEADING.includes(role) && LEADING.some((one) => one === target) && !copy.some((other) => other.role === target),
  )

/** What colour was asked for a part; facts by which somebody is reached are of one colour. */
const wishOf = (brief: Brief, role: Role) =>
  wishFor(brief, role) ??
  (REACHING.includes(role) ? brief.colours.find(({ target }) => REACHING.some((one) => one === target)) : undefined) ??
  // A colour of letters that is too soft for small ones is the title's all the same.
  (LEADING.includes(role) ? brief.colours.find(({ target }) => target === 'text') : undefined)

/** The colour that was asked for a part by name, as far as it can be read on paper in a size, pixels. */
export function askedColour(sheet: Sheet, role: Role, size = Number.POSITIVE_INFINITY): Hex | undefined {
  const wish = wishOf(sheet.brief, role)
  if (!wish) return undefined
  const { paper } = sheet.direction.palette
  const ratio = size >= LARGE.ratio ? 3 : 4.5
  if (contrast(wish.hex, paper) >= ratio) return wish.hex
  const lightness = size >= LARGE.lightness ? 46 : 61
  // A colour that had to give way is held against both measures.
  const steps = [0, 0.5, 1, 1.5, 2, 3, 4].map((more) => ensureContrast(wish.hex, paper, ratio + more))
  return steps.find((colour) => Math.abs(apca(colour, paper)) >= lightness) ?? steps.at(-1)
}

/** Nearer than this in OKLab, two tones of a hue go by one name. */
const SAME_NAME = 0.09
/** A plate carries a colour only where it is plainly seen on it. */
const PLATED = 4.6

/**
 * The colour that was asked for and a plate that it reads on, where the sheet's own ground is too near to it: another hue is
 * not what was asked for.
 */
function plateFor(sheet: Sheet, role: Role, size: number): { ink: Hex; fill: ColourRef } | undefined {
  const wish = wishOf(sheet.brief, role)
  const given = askedColour(sheet, role, size)
  if (!wish || !given || given === wish.hex) return undefined
  // A little darker, gold is gold: only a hue that was told to the digit, or would be another, needs a plate.
  if (!/\d/.test(wish.words) && difference(given, wish.hex) < SAME_NAME) return undefined
  const { palette } = sheet.direction
  const { h } = oklch(palette.paper)
  const fills: Hex[] = [hex({ l: 0.27, c: 0.065, h }), palette.ink, '#141414', '#ffffff']
  const fill = fills.find((one) => contrast(one, wish.hex) >= PLATED && contrast(one, palette.paper) >= 1.3)
  return fill && { ink: wish.hex, fill }
}

/** The ink of a ground; where a colour that was asked for makes it too soft for a size, black or white. */
function inkOn({ direction: { palette } }: Sheet, { ink, fill }: Ground, size: number): ColourRef {
  const reads = (colour: Hex) =>
    contrast(colour, palette[fill]) >= 4.5 &&
    Math.abs(apca(colour, palette[fill])) >= (size >= LARGE.lightness ? 45 : 60)
  return reads(palette[ink]) ? ink : ((['#000000', '#ffffff'] as const).find(reads) ?? ink)
}

/** Whether a card is a person's: no firm is named, or the prompt speaks of where the person's name stands and not of the firm's. */
function personLeads({ kind, placements, copy }: Brief): boolean {
  const speaksOf = (role: Role) => placements.some(({ target }) => target === role)
  return (
    kind === 'business-card' &&
    copy.some(({ role }) => role === 'person') &&
    (!copy.some(({ role }) => role === 'brand' || role === 'headline') || (speaksOf('person') && !speaksOf('brand')))
  )
}

/** How a text is set: in display type where it leads; the largest of them is the title. */
function voiceOf({ brief }: Sheet, { role, size }: Part): { leads: boolean; isTitle: boolean; isSecond: boolean } {
  const person = personLeads(brief)
  const named = brief.copy.some((copy) => copy.role === 'brand' && copy.source === 'given')
  // A headline of ours does not lead before a name that was given, nor one that is to stand below the name, unless it is to be large.
  const titled =
    !isSigned(brief) &&
    brief.copy.some((copy) => copy.role === 'headline' && (copy.source === 'given' || !named)) &&
    !brief.placements.some(
      (wish) =>
        wish.target === 'headline' &&
        !wish.size &&
        wish.beside?.side === 'below' &&
        wish.beside.of === 'brand' &&
        named,
    )
  const quoted = role === 'quote' && !titled
  // The name of who speaks stands back behind a headline, a firm behind the person whose card it is.
  const isSecond = role === 'brand' && (person || titled || brief.copy.some((copy) => copy.role === 'quote'))
  const isTitle =
    ((LEADING.includes(role) && (role !== 'headline' || titled)) || (person && role === 'person') || quoted) &&
    !isSecond
  return { leads: isTitle || isSecond || size === 'large' || size === 'huge' || role === 'offer', isTitle, isSecond }
}

/** Whether a text is the title. */
export const isTitle = (sheet: Sheet, part: Part): boolean => voiceOf(sheet, part).isTitle

/** Whether a text of a poster or a banner is what people look for after the title. */
export const isNext = (sheet: Sheet, part: Part): boolean =>
  sheet.brief.kind !== 'business-card' &&
  !part.size &&
  (SECOND.includes(part.role) ||
    (part.role === 'headline' && !voiceOf(sheet, part).isTitle) ||
    (sheet.brief.kind === 'poster' && voiceOf(sheet, part).isSecond))

/** What a text is set in. */
function letteringOf(sheet: Sheet, part: Part): { font: 'display' | 'text'; weight: number; spec: FontSpec } {
  const { weights, typography } = sheet.direction
  if (voiceOf(sheet, part).leads) return { font: 'display', weight: weights.display, spec: displayFont(sheet) }
  const next = isNext(sheet, part)
  if (next && part.role !== 'subhead') return largeVoice(sheet)
  const weight = next || part.role === 'person' ? weights.strong : weights.text
  return { font: 'text', weight, spec: { family: typography.text, weight } }
}

/** The size of a text in a room so wide; 0 for one that is not known. */
export function sizeOf(sheet: Sheet, part: Part, measures: Measures, room: number): number {
  const { direction, measure, brief } = sheet
  const { text } = present(part.copy)
  const { leads, isTitle, isSecond } = voiceOf(sheet, part)
  const factor = part.size ? FACTOR[part.size] : isSecond ? 0.5 : 1
  const spread = part.size ? SPREAD[part.size] : 1
  const sheetIsPoster = brief.kind === 'poster'
  const next = isNext(sheet, part)
  // Large beside a title is half as large as the title.
  const large = !isTitle && part.size === 'large' ? measures.lead : undefined
  const leading = large ? large * BESIDE_TITLE : measures.title * factor
  // Beside a title all else is small: it is no smaller for being called so.
  const plain = measures.text * Math.max(1, factor)
  // Who speaks is small beside a headline where that was asked for.
  const smallSender = isSecond && part.size === 'small'
  const usual = Math.max(
    measures.smallest,
    smallSender ? measures.text : next ? measures.second : leads ? leading : plain,
  )
  const fits = isTitle ? part.size !== 'small' || sheetIsPoster : brief.kind !== 'business-card' && (leads || next)
  if (!fits || room <= 0) return usual
  const fitted = (lines: number) =>
    sizeFor(measure, text, letteringOf(sheet, part).spec, {
      width: room,
      // What is large beside the title stays below it, unless it is to be huge.
      height: isTitle || part.size === 'huge' ? measures.titleHeight * spread : usual * 2.2,
      lines,
      lineHeight: leadingOf(text),
      ...(leads && { tracking: direction.displayTracking }),
    })
  // A little smaller on one line is better than a last word alone.
  const inOne = next ? fitted(1) : 0
  const largest = inOne >= usual * ONE_LINE ? inOne : fitted(isTitle ? measures.lines : 2)
  if ((!isTitle && part.size !== 'huge') || part.size === 'small')
    return Math.max(measures.smallest, Math.min(usual, largest))
  return sheetIsPoster
    ? Math.max(measures.smallest * 2, Math.min(measures.title * measures.most, largest))
    : Math.max(usual * 0.8, Math.min(usual * measures.most, largest))
}

const displayFont = ({ direction }: Sheet) => ({
  family: direction.typography.display,
  weight: direction.weights.display,
})

/** How wide a text stands in a room so wide. */
export function widthOf(sheet: Sheet, part: Part, measures: Measures, room: number): number {
  const tracking = voiceOf(sheet, part).leads ? sheet.direction.displayTracking : 0
  const { text } = present(part.copy)
  const size = sizeOf(sheet, part, measures, room)
  return Math.min(room, sheet.measure.width(text, letteringOf(sheet, part).spec, size, tracking))
}

/** About how tall a text stands in a room so wide. */
export function heightOf(sheet: Sheet, part: Part, measures: Measures, room: number): number {
  const { leads } = voiceOf(sheet, part)
  const size = sizeOf(sheet, part, measures, room)
  const { text } = present(part.copy)
  const tracking = leads ? sheet.direction.displayTracking : 0
  const width = sheet.measure.width(text, letteringOf(sheet, part).spec, size, tracking)
  // Set greedily, lines are not quite full.
  const plated = plateFor(sheet, part.role, size) !== undefined
  const inner = room - (plated ? 2 * size * (leads ? 0.22 : 0.5) : 0)
  const lines = width <= inner * 1.005 ? 1 : Math.ceil((width / Math.max(1, inner)) * 1.1)
  const around = plated ? size * (leads ? 0.36 : 0.8) : 0
  return around + (leads ? size * (0.9 + (lines - 1) * leadingOf(text)) : size * 1.3 * lines)
}

/** A call as a button; `pad`: the size of its letters, pixels. */
function buttonNode(
  sheet: Sheet,
  copy: NonNullable<Part['copy']>,
  id: string,
  { ground: under, smallest }: Measures,
  align: Text['align'],
  pad: number,
): Node {
  const { direction } = sheet
  const asked = askedButton(sheet.brief)
  const plain = under.fill === 'paper' || under.fill === 'surface'
  const button = asked
    ? buttonIn(asked, direction.palette)
    : plain
      ? { fill: 'accent' as const, ink: 'onAccent' as const }
      : { fill: under.ink, ink: under.fill }
  return row(
    `${id}-button`,
    {
      role: 'button',
      width: 'hug',
      alignSelf: align ?? 'start',
      fill: button.fill,
      radius: Math.min(direction.radius, pad),
      layout: { padding: [pad * 0.55, pad, pad * 0.55, pad] },
    },
    [
      copyText(id, copy, {
        font: 'text',
        weight: direction.weights.strong,
        size: pad,
        lineHeight: 1.15,
        fill: button.ink,
        fit: { min: smallest * 0.9, lines: 1 },
      }),
    ],
  )
}

function textNode(sheet: Sheet, part: Part, id: string, measures: Measures, align: Text['align'], room: number): Node {
  const copy = present(part.copy)
  const { direction } = sheet
  const { leads } = voiceOf(sheet, part)
  const factor = part.size ? FACTOR[part.size] : 1
  const size = sizeOf(sheet, part, measures, room)
  const { ground: under } = measures
  const fill: ColourRef = askedColour(sheet, copy.role, size) ?? inkOn(sheet, under, size)
  // In a band that was made for it a call needs no button.
  const held = sheet.brief.forms?.some(({ texts }) => texts?.includes(copy.text))
  if (copy.role === 'cta' && !held) return buttonNode(sheet, copy, id, measures, align, measures.text * factor)
  const { spec: _, ...voice } = letteringOf(sheet, part)
  const next = isNext(sheet, part)
  // The lines of a block on plates of their own would be a row of labels: they keep the hue, in a tone that reads.
  const plate = REACHING.includes(copy.role) ? undefined : plateFor(sheet, copy.role, size)
  const inset = plate ? size * (leads ? 0.22 : 0.5) : 0
  const text = copyText(id, copy, {
    ...voice,
    size,
    lineHeight: leads ? leadingOf(copy.text) : next ? 1.15 : 1.3,
    // Trimmed to the baseline; what hangs below it keeps its room.
    ...(leads && {
      tracking: direction.displayTracking,
      trim: true as const,
      margin: [0, 0, size * 0.16, 0] satisfies Insets,
    }),
    fill: plate?.ink ?? fill,
    ...(align && { align }),
    ...((sheet.brief.kind !== 'business-card' || isTitle(sheet, part)) && room > 0 && { maxWidth: room - 2 * inset }),
    fit: { min: measures.smallest, lines: leads ? measures.lines : 4 },
    ...(copy.role === 'headline' && { element: 'h1' as const }),
  })
  return plate ? plated(text, plate.fill, inset, align) : text
}

/** A text on a plate of its own, as wide as it is. */
const plated = (text: Text, fill: ColourRef, inset: number, align: Text['align']): Node =>
  column(
    `${text.id}-plate`,
    {
      role: 'panel',
      width: 'hug',
      fill,
      radius: inset * 0.4,
      alignSelf: align ?? 'start',
      layout: { padding: [inset * 0.9, inset, inset * 0.7, inset] },
    },
    [text],
  )

/** A part as a node; nothing where the brief has no picture to show. */
export function partNodes(
  sheet: Sheet,
  part: Part,
  id: string,
  measures: Measures,
  align: Text['align'],
  beside: boolean,
  room: number,
): Node[] {
  if (!PICTURES.includes(part.role)) return [textNode(sheet, part, id, measures, align, room)]
  const factor = part.size ? FACTOR[part.size] : 1
  // Beside words a picture is as tall as they are; alone it may be large.
  const size = Math.min(beside ? measures.title * 1.15 * factor : measures.picture * factor, measures.cell)
  const given = sheet.brief.picture
  if (given) {
    const wide = given.treatAs === 'logo' ? (size * given.width) / given.height : size * 1.3
    return photo(sheet, { role: part.role, width: Math.min(wide, sheet.width * 0.6), height: size })
  }
  const colour = askedColour(sheet, part.role) ?? askedColour(sheet, 'icon')
  return pictogram(sheet, colour ?? measures.ground.mark, { id, width: size, height: size }).map((node) => ({
    ...node,
    role: part.role,
  }))
}
