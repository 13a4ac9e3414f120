/** Titles as pictures: stacks that fill their room, in a treatment painted with the roles of the palette. */

import { mapTuple } from '../../../base/items.ts'
import type { Copy } from '../../../brief/types.ts'
import { apca, contrast, difference, oklch } from '../../../colour/colour.ts'
import { emOf, reachOf } from '../../../scene/effects.ts'
import type { ColourRef, Hex, PaletteRole, PlainColour, Role, Text, TextEffect } from '../../../scene/types.ts'
import { fontEntry } from '../../../type/catalogue.ts'
import { stackWords } from '../../../type/stack.ts'
import { piecesOf } from '../../../type/word-pieces.ts'
import { copyText } from '../brief-scene.ts'
import type { Ground } from '../sheet.ts'
import type { Area, LetteringName, Stage } from './types.ts'

/** Colours that letters are treated with. */
interface Inks {
  /** The letters themselves: well read on the ground. */
  face: PlainColour
  /** What stands out from both the ground and the face. */
  other: ColourRef
  /** A second colour for letters. */
  read: PlainColour
  ground: PaletteRole
}

interface Lettering {
  /** The least weight at which it works; lighter families are set heavier where they can be. */
  weight: number
  /** Between the lines of a stack, a share of its width. */
  gap: number
  /** Whether the face may be a colour of its own instead of the ground's ink. */
  coloured: boolean
  /** Letters are cut or doubled: of few whole words of some length alone, never of what has to be read to the digit. */
  words?: true
  effect?(inks: Inks, stage: Stage): TextEffect
}

const STRIPES = 9
const stripes = (inks: Inks): TextEffect => ({
  kind: 'window',
  viewBox: [100, 100],
  shapes: Array.from({ length: STRIPES }, (_, i) => {
    const top = 46 + (54 / STRIPES) * i
    return { d: `M-50 ${top}H150V${top + 0.9 + i * 0.45}H-50Z`, fill: inks.ground }
  }),
})

export const LETTERING = {
  plain: { weight: 0, gap: 0.028, coloured: false },
  coloured: { weight: 0, gap: 0.028, coloured: true },
  shadow: {
    weight: 600,
    gap: 0.045,
    coloured: true,
    effect: ({ other, ground }) => ({
      kind: 'shadow',
      paint: other,
      x: 0.055,
      y: 0.055,
      edge: { paint: ground, width: 0.018 },
    }),
  },
  sticker: {
    weight: 600,
    gap: 0.05,
    coloured: true,
    effect: ({ other }) => ({ kind: 'shadow', paint: other, x: 0.03, y: 0.05, edge: { paint: other, width: 0.04 } }),
  },
  extrusion: {
    weight: 700,
    gap: 0.06,
    coloured: true,
    effect: ({ other }, { random }) => ({
      kind: 'extrusion',
      paint: other,
      angle: random.fork('extrusion').pick([45, 60, 120, 135]),
      depth: 0.1,
    }),
  },
  inline: {
    weight: 800,
    gap: 0.035,
    coloured: true,
    effect: ({ ground }) => ({ kind: 'inline', paint: ground, width: 0.016 }),
  },
  cut: {
    weight: 600,
    gap: 0.028,
    coloured: false,
    words: true,
    effect: ({ read }, { random }) => ({
      kind: 'cut',
      paint: read,
      angle: random.fork('cut').pick([-9, -14, 8]),
      at: 0.5,
      gap: 0.045,
      shift: random.fork('cut').pick([0.07, -0.07]),
    }),
  },
  stripes: { weight: 800, gap: 0.03, coloured: true, words: true, effect: stripes },
} satisfies Record<LetteringName, Lettering>

/** What large letters want of their ground (WCAG's 3:1 with air, APCA's 45 with air), and how far a second colour is apart. */
const [RATIO, LIGHTNESS, APART, SEEN] = [3.7, 55, 0.14, 1.6]

/** How far a shadow stands out from its letters. */
const CLEAR = 1.8

/** On small sheets a title is no large text. */
const [SMALL_SHEET, RATIO_OF_SMALL] = [330, 4.7]

/** Whether a colour reads on a ground, on the same side of it as the ink: what is drawn on grounds moves away from the ink. */
const reads = (stage: Stage, role: PaletteRole, { fill: on, ink }: Ground): boolean => {
  const { palette } = stage.direction
  const ratio = Math.min(stage.width, stage.height) < SMALL_SHEET ? RATIO_OF_SMALL : RATIO
  const lighter = (one: PaletteRole) => oklch(palette[one]).l > oklch(palette[on]).l
  return (
    lighter(role) === lighter(ink) &&
    contrast(palette[role], palette[on]) >= ratio &&
    Math.abs(apca(palette[role], palette[on])) >= LIGHTNESS
  )
}

/** The colours of treated letters on a ground; `asked`: the letters' own, where it was told. */
export function inksOn(stage: Stage, ground: Ground, coloured: boolean, asked?: Hex): Inks {
  const { palette } = stage.direction
  const colours: PaletteRole[] = ['accent', 'secondary']
  const own =
    (coloured ? colours.find((role) => role !== ground.fill && reads(stage, role, ground)) : undefined) ?? ground.ink
  const face = asked ?? own
  const apart = (role: PaletteRole) =>
    difference(palette[role], asked ?? palette[own]) >= APART &&
    difference(palette[role], palette[ground.fill]) >= APART
  const readable: PaletteRole[] = ['secondary', 'accent', 'ink', 'paper', 'surface']
  const seen = (role: PaletteRole) => contrast(palette[role], palette[ground.fill]) >= SEEN
  // A shadow that is nearly as dark as its letters makes mud of them.
  const clear = (role: PaletteRole) => contrast(palette[role], asked ?? palette[own]) >= CLEAR
  const other =
    readable.find((role) => apart(role) && seen(role) && clear(role)) ??
    readable.find((role) => apart(role) && clear(role)) ??
    (`${ground.fill}/-16` as const)
  const read = readable.find((role) => apart(role) && reads(stage, role, ground)) ?? face
  return { face, other, read, ground: ground.fill }
}

/** The weight of the display type for a treatment. */
export function weightFor(stage: Stage, least: number): number {
  const { direction } = stage
  const { weights, variable } = fontEntry(direction.typography.display)
  const wanted = Math.max(direction.weights.display, least)
  const heaviest = Math.max(...weights)
  if (variable) return Math.min(wanted, heaviest)
  return weights.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted
}

/** A treatment that wants fatter letters than the family has gives way to plain ones. */
const SLACK = 120
/** Letters of the shortest word, and words, of a title that may be cut or doubled. */
const [WORD, FEW] = [4, 3]
const READ: readonly Role[] = ['offer', 'price', 'date', 'time', 'phone', 'email', 'link', 'address', 'cta']
/** Whether a title is of words that bear to be cut or doubled. */
function bears({ text, role }: Copy): boolean {
  const words = text.trim().split(/\s+/)
  return (
    !READ.includes(role) && words.length <= FEW && words.every((word) => word.length >= WORD && /^\p{L}+$/u.test(word))
  )
}

function mannerOf(stage: Stage, name: LetteringName, copy: Copy): Lettering {
  const manner: Lettering = LETTERING[name]
  if (manner.words && !bears(copy)) return LETTERING.coloured
  const { category, weights } = fontEntry(stage.direction.typography.display)
  // Families of one weight are made for titles: all but scripts and thin serifs are heavy.
  const heavy =
    weights.length === 1
      ? !['script', 'serif'].includes(category)
      : weightFor(stage, manner.weight) >= manner.weight - SLACK
  return heavy ? manner : LETTERING.coloured
}

export interface Title {
  node: Text
  /** What the title covers with its treatment, from the area's corner. */
  width: number
  height: number
  /** Of its largest line, pixels. */
  size: number
}

export interface TitleOptions {
  ground?: Ground
  align?: 'start' | 'center' | 'end'
  lettering?: LetteringName
  id?: string
  copy?: Copy
  /** The largest a line may be, × the shorter side of the sheet. */
  most?: number
  /** In the ground's ink whatever the treatment: on grounds that change under the letters. */
  inked?: boolean
  /** The letters' own colour, where it was told. */
  face?: Hex
  /** Where the title stands in a taller area; default its head. */
  valign?: 'start' | 'center' | 'end'
}

const LARGEST = 0.62

/** Copy as large as an area allows, line by line, in the system's treatment. */
export function stackedTitle(stage: Stage, area: Area, options: TitleOptions = {}): Title {
  const {
    ground = stage.ground,
    align = 'start',
    lettering = stage.lettering,
    id = 'title',
    copy = stage.plan.title,
  } = options
  const { direction, measure, width, height } = stage
  const manner = mannerOf(stage, lettering, copy)
  const inks = inksOn(stage, ground, manner.coloured && !options.inked, options.face)
  const effect = manner.effect?.(inks, stage)
  const weight = weightFor(stage, manner.weight)
  const font = { family: direction.typography.display, weight }
  const most = Math.min(width, height) * (options.most ?? LARGEST)
  const tracking = direction.displayTracking
  const words = piecesOf(copy.text)
  const stackIn = (wide: number, tall: number) =>
    stackWords(
      words,
      (line) => {
        const { x, y, width: w, height: h } = measure.outline(line, font, 1, tracking).box
        return w > 0 ? { left: x, right: x + w, top: y, bottom: y + h } : { left: 0, right: 0.5, top: -0.7, bottom: 0 }
      },
      { width: wide, height: tall, gap: manner.gap * wide, most },
    )
  // What the treatment adds is taken from the room; twice is near enough.
  let reach: [number, number, number, number] = [0, 0, 0, 0]
  let stack = stackIn(area.width, area.height)
  for (let pass = 0; effect && pass < 2; pass++) {
    const em = emOf({ lines: stack.lines, size: most })
    reach = mapTuple(reachOf(effect), (side) => side * em)
    stack = stackIn(area.width - reach[1] - reach[3], area.height - reach[0] - reach[2])
  }
  const [top, right, bottom, left] = reach
  const room = { width: area.width - left - right, height: stack.height }
  const free = area.height - room.height - top - bottom
  const down = options.valign === 'center' ? free / 2 : options.valign === 'end' ? free : 0
  const node = copyText(id, copy, {
    font: 'display',
    weight,
    tracking,
    size: most,
    stack: { gap: manner.gap },
    fit: { min: 9 },
    fill: inks.face,
    at: { left: area.x + left, top: area.y + top + Math.max(0, down) },
    width: room.width,
    height: room.height + 0.5,
    align,
    ...(effect && { effect }),
    ...(id === 'title' && { element: 'h1' as const }),
    role: id === 'title' ? (copy.role === 'brand' ? 'brand' : 'headline') : copy.role,
  })
  return {
    node,
    width: room.width + left + right,
    height: room.height + top + bottom,
    size: Math.max(...stack.lines.map(({ size }) => size)),
  }
}
