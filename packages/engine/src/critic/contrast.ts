/**
 * Contrast as it is on the pixels: the artboard is painted without its text, small, and each text is held against the
 * worst patch of what lies under it: by WCAG 2.2, 1.4.3 (4.5:1, large text 3:1) and by APCA for its use.
 */
import { mapTuple } from '../base/items.ts'
import { apca, contrast, difference } from '../colour/colour.ts'
import { channelsOf, contrastRatio, luminance } from '../colour/luminance.ts'
import type { PictogramSource } from '../imagery/types.ts'
import type { Images, Painted } from '../render/canvas.ts'
import { resolveColour, resolvePaint } from '../render/paint.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import { type LiveSpan, liveSpans } from '../scene/text-spans.ts'
import type { Hex, Palette } from '../scene/types.ts'
import { type TextBox, textBoxes } from './gates.ts'
import { groundOf } from './painted.ts'
import { rotatedPoint } from './turned.ts'

export interface ContrastReading {
  id: string
  ratio: number
  needed: 4.5 | 3
  /** APCA's lightness contrast, absolute. */
  lightness: number
  /** By use: running text 75, other words 60, headlines 45; less where no colour reaches that on this ground. */
  neededLightness: number
}

/** The share of the darkest (or lightest) pixels that is forgiven: anti-aliased edges. */
const IGNORED_SHARE = 0.04

/** The colour of a text, or of a run in it; of a gradient its first stop. */
function textColour(box: TextBox, palette: Palette, fill = box.node.fill): { colour: Hex; alpha: number } {
  const paint = resolvePaint(fill, palette, box.laid)
  const alpha = box.node.opacity ?? 1
  if (paint.type === 'solid') return { colour: paint.colour, alpha: paint.alpha * alpha }
  return { colour: paint.stops[0]?.colour ?? palette.ink, alpha }
}

/** Half of a letter's side, em. */
const LETTER = 0.26

type Patch = Pick<TextBox, 'left' | 'top' | 'right' | 'bottom'>

/** Whether a text stands at an angle, so that its upright box holds more than lies under it. */
const isTilted = ({ turns }: TextBox): boolean => turns.some(({ degrees }) => degrees % 90 !== 0)

/** What lies under a text: its box; on a circle, or at an angle, a square about the middle of each letter. */
export function patches(box: TextBox): Patch[] {
  const { text } = box.laid
  if (!text || (!box.node.arc && !isTilted(box))) return [box]
  if (!box.node.arc)
    return text.glyphs.map(({ x, y, size = text.size }) => {
      const half = size * LETTER
      const [mx, my] = rotatedPoint([x + half, y - half], box.turns)
      return { left: mx - half, right: mx + half, top: my - half, bottom: my + half }
    })
  const half = text.capHeight * 0.4
  return text.glyphs.map(({ x, y, turn = 0 }) => {
    // From the letter's foot on the circle to its middle.
    const [mx, my] = [
      x + half * Math.cos(turn) + half * Math.sin(turn),
      y + half * Math.sin(turn) - half * Math.cos(turn),
    ]
    return { left: mx - half, right: mx + half, top: my - half, bottom: my + half }
  })
}

/** What lies under a run of style: its lines' parts; what lies under the text where letters do not stand in lines. */
function patchesOf(box: TextBox, { index }: LiveSpan): Patch[] {
  const { text } = box.laid
  if (!text || box.node.arc || isTilted(box)) return patches(box)
  const [above, below] = [text.capHeight / text.size, text.descent / text.size]
  const own = text.lines.flatMap(({ baseline, runs = [] }) =>
    runs
      .filter(({ span }) => span === index)
      .map(({ x, width, size }) => ({
        left: x,
        right: x + width,
        top: baseline - above * size,
        bottom: baseline + below * size,
      })),
  )
  return own.length > 0 ? own : patches(box)
}

/** Large in the sense of WCAG: 24 px, or 18.66 px and bold. */
const needed = (box: TextBox): 4.5 | 3 => {
  const size = box.laid.text?.size ?? 0
  return size >= 24 || (size >= 18.66 && box.node.weight >= 700) ? 3 : 4.5
}

/** https://git.apcacontrast.com/documentation/APCA_in_a_Nutshell: levels of use, by size and weight. */
function lightnessNeeded({ node, laid }: TextBox): number {
  const size = laid.text?.size ?? 0
  if (size >= 36 || (size >= 24 && node.weight >= 700)) return 45
  const isRunning = node.role === 'body' && (laid.text?.lines.length ?? 0) > 1
  return isRunning && size < 24 ? 75 : 60
}

type Rgb = readonly [number, number, number]
const toHex = (colour: Rgb): Hex => `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`

/**
 * The contrast of every text on an artboard with the worst patch under it. Decoration is not read. Who asks for copper on black
 * gets it: of `asked` colours only the ratio is wanted.
 */
export function readContrast(
  laid: LaidArtboard,
  palette: Palette,
  pictograms: PictogramSource,
  images: Images,
  asked: readonly Hex[] = [],
): ContrastReading[] {
  const seen = groundOf(laid, palette, pictograms, images)
  return textBoxes(laid)
    .filter(({ node }) => node.role !== 'decoration')
    .map((box) => {
      const readings = [undefined, ...runsWithFill(box)].map((run) => readRun(box, run, palette, seen, asked))
      return readings.reduce((worst, one) => (isWorse(one, worst) ? one : worst))
    })
}

/** Spans of a text in a colour of their own. */
const runsWithFill = ({ node }: TextBox): LiveSpan[] => liveSpans(node).filter(({ span }) => span.fill !== undefined)

const shareOf = ({ ratio, needed, lightness, neededLightness }: ContrastReading): number =>
  Math.min(ratio / needed, neededLightness === 0 ? Infinity : lightness / neededLightness)
const isWorse = (a: ContrastReading, b: ContrastReading): boolean => shareOf(a) < shareOf(b)

/** @param run a run of style; all of the text without one */
function readRun(
  box: TextBox,
  run: LiveSpan | undefined,
  palette: Palette,
  { ground, scale }: ReturnType<typeof groundOf>,
  asked: readonly Hex[],
): ContrastReading {
  const { colour, alpha } = textColour(box, palette, run?.span.fill)
  const text = channelsOf(colour)
  const shown = (under: Rgb): Rgb =>
    alpha >= 1 ? text : mapTuple(text, (value, i) => Math.round(value * alpha + (under[i] ?? 0) * (1 - alpha)))
  const own = luminance(...text)
  const grounds = coloursUnder(run ? patchesOf(box, run) : patches(box), ground, scale).map(({ under, pixels }) => {
    const [below, above] = [luminance(...under), alpha >= 1 ? own : luminance(...shown(under))]
    return { under, pixels, ratio: contrastRatio(below, above) }
  })
  const worst = better(worstOf(grounds), lineRound(box, palette), own)
  if (!worst) return { id: box.node.id, ratio: 21, needed: needed(box), lightness: 106, neededLightness: 0 }
  const { under, ratio } = worst
  const hex = toHex(under)
  return {
    id: box.node.id,
    ratio,
    needed: needed(box),
    lightness: Math.abs(apca(toHex(shown(under)), hex)),
    neededLightness: asked.some((wish) => difference(wish, colour) < SAME)
      ? 0
      : Math.min(lightnessNeeded(box), attainable(hex)),
  }
}

/** A line round letters of this width, em, is wide enough to be their ground: on letters of so many pixels. */
const [LINE, LINED] = [0.034, 18]

/**
 * The colour of a line round the letters, where it is wide enough. WCAG 2.2 says of borders, in its notes on "contrast ratio",
 * that a wide one acts as a halo and is considered the letter's background.
 */
function lineRound({ node, laid }: TextBox, palette: Palette): Hex | undefined {
  const { effect } = node
  const wide = effect?.kind === 'shadow' && effect.edge !== undefined && effect.edge.width >= LINE
  return wide && effect.edge && (laid.text?.size ?? 0) >= LINED ? resolveColour(effect.edge.paint, palette) : undefined
}

interface Read {
  under: Rgb
  ratio: number
}

/** What letters are read against: their ground, or a line round them that they stand out from more. */
function better(ground: Read | undefined, line: Hex | undefined, own: number): Read | undefined {
  if (!ground || !line) return ground
  const under = channelsOf(line)
  const ratio = contrastRatio(own, luminance(...under))
  return ratio > ground.ratio ? { under, ratio } : ground
}

/** Nearer than this in OKLab, two colours go by the same name. */
const SAME = 0.06
/** A tinted black or white may stay this much behind the pure one. */
const TINT = 4
/** The ratio of an ink for words of every size. */
const INK = 4.5

/**
 * What an ink for words of every size reaches on a ground: black or white, whichever has 4.5:1. On a ground of middle lightness
 * that may be black alone, and less than APCA wants of it.
 */
const attainable = (ground: Hex): number =>
  Math.max(
    ...(['#000000', '#ffffff'] as const).map((end) => (contrast(end, ground) < INK ? 0 : Math.abs(apca(end, ground)))),
  ) - TINT

interface Ground {
  under: Rgb
  /** On so many pixels. */
  pixels: number
}

/** The ground with the lowest ratio, when what is forgiven is left out. */
function worstOf<G extends Ground & { ratio: number }>(grounds: readonly G[]): G | undefined {
  let left = Math.floor(grounds.reduce((sum, { pixels }) => sum + pixels, 0) * IGNORED_SHARE)
  return grounds
    .toSorted((a, b) => a.ratio - b.ratio)
    .find(({ pixels }) => {
      left -= pixels
      return left < 0
    })
}

/** The colours under a text. Most grounds are flat: their pixels are counted, not listed. */
function coloursUnder(some: readonly Patch[], { pixels, width, height }: Painted, scale: number): Ground[] {
  const counts = new Map<number, number>()
  for (const patch of some) {
    const [x0, x1] = [Math.max(0, Math.floor(patch.left * scale)), Math.min(width, Math.ceil(patch.right * scale))]
    const [y0, y1] = [Math.max(0, Math.floor(patch.top * scale)), Math.min(height, Math.ceil(patch.bottom * scale))]
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const at = (y * width + x) * 4
        const rgb = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
        counts.set(rgb, (counts.get(rgb) ?? 0) + 1)
      }
  }
  return [...counts].map(([rgb, pixels]) => ({ under: [rgb >> 16, (rgb >> 8) & 255, rgb & 255], pixels }))
}

/** The gate: every text reaches its ratio, and its lightness contrast. */
export const contrastFaults = (readings: ContrastReading[]): string[] =>
  readings.flatMap(({ id, ratio, needed, lightness, neededLightness }) => {
    if (ratio < needed - 0.02)
      return [`'${id}' has a contrast of ${ratio.toFixed(2)}:1 on its ground; ${needed}:1 is needed`]
    if (lightness < neededLightness - 0.5)
      return [
        `'${id}' has a lightness contrast of ${lightness.toFixed(0)} on its ground; ${neededLightness.toFixed(0)} is needed`,
      ]
    return []
  })
