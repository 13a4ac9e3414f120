/** What business cards share: their measures, the blocks of a card, and its back. */
import type { Brief, Copy } from '../../../brief/types.ts'
import { contrast } from '../../../colour/colour.ts'
import { column, frame, row } from '../../../scene/build.ts'
import type { Artboard, ColourRef, Frame, Insets, Node, PaletteRole, Text } from '../../../scene/types.ts'
import { artBox, type TreatmentName } from '../../shared/art/art.ts'
import { copyText } from '../../shared/brief-scene.ts'
import { planCopy } from '../../shared/plan.ts'
import { GROUNDS, type Ground, type Sheet } from '../../shared/sheet.ts'
import { sizeFor } from '../../shared/size-for.ts'
import { attachedLogo, field, hasPictogram, pictogram } from '../../shared/subject.ts'
import type { Composition } from '../../types.ts'

export interface Card extends Sheet {
  portrait: boolean
  /** What the card is of: its brand, else the person. */
  name: Copy
  person?: Copy
  jobTitle?: Copy
  /** Ways to reach, in the order in which they are looked for. */
  reach: Copy[]
  /** Everything else that was given. */
  other: Copy[]
}

/** Width of type that must still be read: 7 pt on a card of 3.5 inches is 29 of its 1050 pixels. */
const SEVEN_POINTS = 29 / 1050

export function cardOf(composition: Composition): Card {
  const { brief } = composition
  const { width, print } = brief.format
  const height = brief.format.height === 'auto' ? width * 0.57 : brief.format.height
  const u = Math.sqrt(width * height) / 100
  const safe = print ? (print.safe * width) / print.width : u * 5
  const plan = planCopy(brief, ['brand', 'person', 'headline'])
  const people = [...plan.people]
  const person = people.findIndex(({ role }) => role === 'person')
  const [who] = person >= 0 ? people.splice(person, 1) : []
  const job = people.findIndex(({ role }) => role === 'title')
  const [jobTitle] = job >= 0 ? people.splice(job, 1) : []
  return {
    ...composition,
    plan,
    width,
    height,
    u,
    margin: Math.max(safe * 1.7, u * 7),
    landscape: width > height,
    portrait: height > width,
    name: plan.title,
    ...(who && { person: who }),
    ...(jobTitle && { jobTitle }),
    reach: [...plan.contact, ...plan.where],
    other: [
      ...people,
      ...(plan.brand ? [plan.brand] : []),
      ...plan.when,
      ...plan.offer,
      ...plan.list,
      ...plan.rest,
      ...(plan.cta ? [plan.cta] : []),
    ],
  }
}

/** The smallest size on the card, pixels. */
export const smallest = (card: Card): number =>
  Math.max(card.u * 2.9, Math.max(card.width, card.height) * SEVEN_POINTS * 0.86)
/** Of a card's inner width, what a column has where who and how stand side by side. */
const HALF = 0.47

/** Lines that texts take in such a column. */
function linesIn(card: Card, copies: readonly Copy[], size: number): number {
  const { width, margin, portrait, measure, direction } = card
  const column = (width - 2 * margin) * (portrait ? 1 : HALF)
  const font = { family: direction.typography.text, weight: direction.weights.text }
  return copies.reduce((sum, { text }) => sum + Math.max(1, Math.ceil(measure.width(text, font, size) / column)), 0)
}

/** How many lines there are besides the name, the person and the job. */
const linesOf = (card: Card): number =>
  card.plan.lead.length + linesIn(card, [...card.reach, ...card.other], card.u * USUAL)
/** × u, the size of what is small. */
const USUAL = 3.7
/** From so many lines on they are set smaller, and closer. */
const MANY = 5
const isFull = (card: Card): boolean => linesOf(card) > MANY
/** × size, of what is small. */
const leadingOf = (card: Card): number => (isFull(card) ? 1.26 : 1.34)
const small = (card: Card): number => {
  const { u } = card
  return Math.max(smallest(card), u * USUAL - (isFull(card) ? u * 0.2 * (linesOf(card) - MANY) : 0))
}

/** A name with a longer word than this needs the width of the card. */
const LONG_WORD = 24
export const hasLongWord = ({ brand, copy }: Brief): boolean =>
  (brand ?? copy[0]?.text ?? '').split(/\s+/).some((word) => word.length > LONG_WORD)

/** So many facts besides the name have room where a card gives them one narrow column. */
const FEW_FACTS = 7
export const isCrowded = ({ brand, copy }: Brief): boolean =>
  copy
    .filter(({ text }) => text !== brand)
    .reduce((sum, { role, text }) => sum + Math.ceil(text.length / (role === 'person' ? LARGE_LINE : LINE)), 0) >
  FEW_FACTS
/** Letters that stand on a line in half of a card's width; of a person, who is set larger, less. */
const [LINE, LARGE_LINE] = [34, 24]

type TextOptions = Partial<Omit<Text, 'type' | 'id' | 'text' | 'fact'>>

/** About how tall what explains the name stands in a width, with the gaps above it. */
export function leadHeight(card: Card, width: number): number {
  const { plan, measure, direction, u } = card
  const font = { family: direction.typography.text, weight: direction.weights.text }
  const size = small(card)
  return plan.lead.reduce((sum, { text }) => {
    const lines = Math.max(1, Math.ceil(measure.width(text, font, size) / width))
    return sum + lines * size * leadingOf(card) + u * 2
  }, 0)
}

/** Of a card's width, what a column of words has at least. */
const COLUMN = 0.56

/** About how tall what is not the name stands: with who and how side by side, or under one another. */
export function restHeight(card: Card, how: 'beside' | 'below'): number {
  const { u, person, jobTitle, reach, other } = card
  const each = small(card) * leadingOf(card)
  const who =
    (person ? u * 8 * linesIn(card, [person], personSize(card)) : 0) +
    (jobTitle ? each * linesIn(card, [jobTitle], small(card)) : 0)
  const reached = linesIn(card, [...reach, ...other], small(card)) * each
  const told = leadHeight(card, (card.width - 2 * card.margin) * (how === 'beside' ? 1 : COLUMN))
  return told + (how === 'beside' ? Math.max(who, reached) : who + reached + (who > 0 && reached > 0 ? u * 2.6 : 0))
}

/** × u: so far a tail may reach into the gap below it. */
const TAIL = 1.4

/** The name: as large as its width, its lines and the rest of the card leave it, up to `size`. */
export function nameText(
  card: Card,
  ground: Ground,
  options: Omit<TextOptions, 'fit' | 'width'> & {
    size: number
    width: number
    /** The most that it may take; default what a column of name and details leaves. */
    room?: number
    fit?: { min?: number; lines?: number }
  },
): Text {
  const { direction, measure, height, margin, u } = card
  const { room, fit, size, ...rest } = options
  const weight = rest.weight ?? direction.weights.display
  const min = Math.max(smallest(card) * 1.15, fit?.min ?? 0)
  const lines = fit?.lines ?? 3
  const lineHeight = rest.lineHeight ?? 1.0
  const most = room ?? Math.max(u * 12, height - 2 * margin - restHeight(card, 'below') - u * 9)
  const font = { family: direction.typography.display, weight }
  const sizeIn = (tall: number): number => {
    const room = { width: options.width, height: tall, lines, lineHeight, tracking: direction.displayTracking }
    return Math.max(min, Math.min(size, sizeFor(measure, card.name.text, font, room)))
  }
  // Tails keep clear of what follows.
  const ink = measure.outline(card.name.text, font, 1).box
  const tailAt = (set: number): number => Math.max(0, (ink.y + ink.height) * set - u * TAIL)
  const set = sizeIn(most - tailAt(sizeIn(most)))
  const tail = tailAt(set)
  return copyText('name', card.name, {
    font: 'display',
    tracking: direction.displayTracking,
    trim: true,
    fill: ground.ink,
    element: 'h1',
    ...(tail > 0 && { margin: [0, 0, tail, 0] satisfies Insets }),
    ...rest,
    weight,
    lineHeight,
    size: set,
    fit: { min, lines },
  })
}

const line = (card: Card, id: string, copy: Copy, fill: ColourRef, options: TextOptions = {}): Text =>
  copyText(id, copy, {
    font: 'text',
    weight: card.direction.weights.text,
    size: small(card),
    lineHeight: leadingOf(card),
    fill,
    ...options,
    fit: { min: smallest(card) * 0.92, lines: 3, ...options.fit },
  })

/** Tagline and whatever else explains the name. */
export const explains = (card: Card, ground: Ground, options: TextOptions = {}): Text[] =>
  card.plan.lead.map((copy, index) =>
    line(card, `lead-${index + 1}`, copy, ground.soft, {
      ...options,
      fit: { min: smallest(card) * 0.92, lines: 6, ...options.fit },
    }),
  )

/** Pixels; of a name that takes two lines, less. */
const personSize = (card: Card): number =>
  card.u * (card.person && linesIn(card, [card.person], card.u * 6) > 1 ? 5 : 6)

/** Person and job title. */
export function personBlock(card: Card, ground: Ground, options: TextOptions = {}): Frame[] {
  const texts = [
    ...(card.person
      ? [
          line(card, 'person', card.person, ground.ink, {
            weight: card.direction.weights.strong,
            size: personSize(card),
            lineHeight: 1.15,
            ...options,
          }),
        ]
      : []),
    ...(card.jobTitle ? [line(card, 'job-title', card.jobTitle, ground.soft, options)] : []),
  ]
  return texts.length > 0 ? [column('who', { role: 'group', layout: { gap: card.u * 0.9 } }, texts)] : []
}

/** How to reach: one line each, numbers and addresses in one column. */
export function reachBlock(card: Card, ground: Ground, options: TextOptions = {}): Frame[] {
  const copies = [...card.reach, ...card.other]
  if (copies.length === 0) return []
  return [
    column(
      'reach',
      { role: 'group' },
      copies.map((copy, index) => line(card, `reach-${index + 1}`, copy, ground.ink, options)),
    ),
  ]
}

/** The card's sign: an attached logo, else the subject's pictogram; nothing where icons were refused. */
export function sign(card: Card, ground: Ground, paint: ColourRef, size: number): Node[] {
  const { picture } = card.brief
  // A wide logo keeps to the place that a square sign would take, and a little more.
  if (picture?.treatAs === 'logo')
    return attachedLogo(card, Math.min(size, (size * 1.7 * picture.height) / picture.width), ground)
  return pictogram(card, paint, { id: 'sign', role: 'mark', width: size, height: size })
}

/** Letters that stand for the name: 'HF' for Harbor & Finch. */
export function initials(card: Card): string {
  const words = card.name.text.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** What suits the back of a card: what fills it. */
const BACKS: readonly TreatmentName[] = [
  'counterchange',
  'crop',
  'quilt',
  'rays',
  'rings',
  'screen',
  'trail',
  'wallpaper',
  'wallpaper',
  'wreath',
]

/** The back: the subject from edge to edge, or name or sign alone on a ground that answers the front. */
export function back(card: Card, ground: Ground): Artboard {
  const { direction, width, height, u, brief } = card
  const mute = brief.negatives.some(({ what }) => what === 'pattern')
  const random = card.random.fork('back')
  const logo = brief.picture?.treatAs === 'logo'
  const signed = !logo && hasPictogram(card)
  if (signed && random.chance(0.6))
    return { name: 'back', root: artBox(card, ground.fill, width, height, { id: 'back', among: BACKS }) }
  const patterned = direction.motif !== 'none' && !mute && random.chance(0.45)
  if (patterned) {
    const colours: ColourRef[] =
      ground.fill === 'accent' ? ['paper', 'secondary', 'ink'] : ['accent', 'secondary', 'surface']
    return {
      name: 'back',
      root: frame(
        'back-root',
        { fill: ground.fill, clip: true },
        field(card, width, height, colours, { id: 'back-pattern', at: { left: 0, top: 0 } }),
      ),
    }
  }
  const how = card.random.fork('back-layout').pick(signed ? ['centred', 'corner', 'cropped'] : ['centred', 'corner'])
  const name = (options: TextOptions & { size: number }) =>
    copyText('back-name', card.name, {
      font: 'display',
      weight: direction.weights.display,
      tracking: direction.displayTracking,
      lineHeight: 1.05,
      trim: true,
      fill: ground.ink,
      ...options,
      fit: { min: smallest(card), lines: 2 },
    })
  const mark = (size: number, at?: Frame['at']) =>
    pictogram(card, ground.mark, { id: 'back-sign', role: 'mark', width: size, height: size, ...(at && { at }) })
  if (how === 'cropped') {
    // As tall as one and a half cards: the sign as a landscape of its own.
    const size = Math.max(width, height) * 0.9
    return {
      name: 'back',
      root: frame(
        'back-root',
        { fill: ground.fill, clip: true },
        mark(size, { left: width * 0.28, top: height * 0.12 }),
      ),
    }
  }
  if (how === 'corner')
    return {
      name: 'back',
      root: column(
        'back-root',
        {
          fill: ground.fill,
          layout: { justify: 'between', padding: [card.margin, card.margin, card.margin + u * 4, card.margin] },
        },
        [frame('back-top', {}, signed ? mark(u * 14) : []), name({ size: u * 22, width: width - 2 * card.margin })],
      ),
    }
  return {
    name: 'back',
    root: column(
      'back-root',
      { fill: ground.fill, layout: { align: 'center', justify: 'center', gap: u * 5, padding: u * 12 } },
      [...(signed ? mark(Math.min(width, height) * 0.3) : []), name({ size: u * 12, align: 'center' })],
    ),
  }
}

/** Front and back as one design. */
export const sides = (card: Card, front: Frame, backGround: Ground = GROUNDS.accent): Artboard[] => [
  { name: 'front', root: front },
  back(card, backGround),
]

/** A line on a ground: where two colours were asked for, the one that is not under it. */
export function lineColour({ brief, direction: { palette } }: Card, ground: Ground): PaletteRole {
  if (brief.colours.length < 2) return ground.ink
  const seen = (['secondary', 'accent'] as const).find((role) => contrast(palette[role], palette[ground.fill]) >= 1.5)
  return seen ?? ground.ink
}

export const hairline = (id: string, paint: PaletteRole, options: Partial<Frame>): Frame =>
  frame(id, { role: 'rule', fill: paint, ...options })

/** Side by side on a landscape card, under one another on a portrait one. */
export const along = (card: Card) => (card.portrait ? column : row)
