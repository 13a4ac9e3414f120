/** What is said of each picture of the report: a measure, what it means, and what would mend it. */
import { contrastRatio } from '../colour/luminance.ts'
import type { Painted } from '../render/canvas.ts'
import { BLUR, SMALL } from './figures.ts'
import { deviation, edges, inkShare, likeness, luminances, type Mask, quantile, thinnestStroke } from './raster.ts'
import type { LogoCheck, Verdict } from './types.ts'

const byLeast = (value: number, holds: number, watch: number): Verdict =>
  value >= holds ? 'holds' : value >= watch ? 'watch' : 'mend'
const percent = (share: number): string => `${Math.round(share * 100)}%`
const tenth = (value: number): string => value.toFixed(1)

/** Pixels: a stroke of one is drawn, one of less is a shade. */
const [DRAWN, SHADE] = [1, 0.7]

/** @param mask of the mark where it fills a square */
export function smallCheck(mask: Mask): LogoCheck {
  const [least] = SMALL.sizes
  const thinnest = thinnestStroke(mask) / Math.max(mask.width, mask.height)
  const each = (size: number) => thinnest * size * (1 - 2 * SMALL.clear)
  const stroke = each(least)
  const verdict = byLeast(stroke, DRAWN, SHADE)
  const drawnFrom = Math.ceil((least * DRAWN) / Math.max(0.01, stroke))
  return {
    name: 'small',
    title: 'At 16, 24 and 32 pixels',
    verdict,
    measured: `At ${least} px its thinnest strokes are ${tenth(stroke)} px wide, at ${SMALL.sizes[2]} px ${tenth(each(SMALL.sizes[2]))} px.`,
    mend:
      verdict === 'holds'
        ? null
        : `Below ${drawnFrom} px use a version with strokes ${tenth(Math.max(1.1, DRAWN / Math.max(0.01, stroke)))} times as thick, or without the fine ones.`,
  }
}

/** Pixels between two that are held against each other: beyond what is softened at an edge. */
const APART = 6
/** Light that is the same. */
const FLAT = 0.004
/** Ratios below it are no edge. */
const EDGE = 1.1
/** WCAG 2.2, 1.4.11: what graphics need to their surroundings. */
const [SEEN, FAINT] = [3, 2]
/** Of all edges, those that may be fainter than what is told. */
const FAINTEST = 0.1

/** How far the faintest colour stands out from what it lies on: the contrast that a tenth of the edges between plain colours stays below. */
export function edgeContrast(picture: Painted): number {
  const light = luminances(picture)
  const { width, height } = picture
  const at = (i: number) => light[i] ?? 0
  const isLike = (i: number, j: number) => Math.abs(at(i) - at(j)) < FLAT
  const isPlain = (i: number) => isLike(i, i + 1) && isLike(i, i - 1) && isLike(i, i + width) && isLike(i, i - width)
  const found: number[] = []
  for (let y = 1; y < height - APART - 1; y += 2)
    for (let x = 1; x < width - APART - 1; x += 2) {
      const i = y * width + x
      if (!isPlain(i)) continue
      for (const j of [i + APART, i + APART * width]) {
        const seen = contrastRatio(at(i), at(j))
        if (seen > EDGE && isPlain(j)) found.push(seen)
      }
    }
  return found.length === 0 ? 1 : quantile(found, FAINTEST)
}

/** Of a box, the share that ink covers: less is thin, more is a block. */
const [THIN, BLOCK] = [0.12, 0.8]

export function coloursCheck(picture: Painted, mask: Mask): LogoCheck {
  const [seen, share] = [edgeContrast(picture), inkShare(mask)]
  const byInk: Verdict = share < THIN || share > BLOCK ? 'watch' : 'holds'
  const byContrast = byLeast(seen, SEEN, FAINT)
  return {
    name: 'colours',
    title: 'In its own colours',
    verdict: byContrast === 'holds' ? byInk : byContrast,
    measured: `Its faintest colour stands out from what it lies on by ${tenth(seen)}:1; ink covers ${percent(share)} of its box.`,
    mend:
      byContrast !== 'holds'
        ? `Make the faintest colour darker or lighter, until it stands out from what it lies on by ${SEEN}:1.`
        : byInk === 'holds'
          ? null
          : share < THIN
            ? 'It is thin for its size: heavier strokes or a filled form carry further.'
            : 'It is nearly a block: more ground inside it makes the form readable.',
  }
}

/** Shares of the edges that one colour may lose. */
const [FEW, MANY] = [0.12, 0.3]

export function oneColourCheck(colour: Painted, mono: Painted): LogoCheck {
  const lost = Math.max(0, 1 - edges(mono) / Math.max(1, edges(colour)))
  const verdict: Verdict = lost <= FEW ? 'holds' : lost <= MANY ? 'watch' : 'mend'
  return {
    name: 'one-colour',
    title: 'In one colour',
    verdict,
    measured: `In one ink ${percent(lost)} of its edges are gone.`,
    mend:
      verdict === 'holds'
        ? null
        : 'Separate shapes that only colour keeps apart by a gap of the ground, so that stamps and engravings show them.',
  }
}

export function reversedCheck(dark: Painted): LogoCheck {
  const seen = edgeContrast(dark)
  const verdict = byLeast(seen, SEEN, FAINT)
  return {
    name: 'reversed',
    title: 'Reversed',
    verdict,
    measured: `On a dark ground its faintest colour stands out by ${tenth(seen)}:1.`,
    mend: verdict === 'holds' ? null : 'Use the white version on dark grounds.',
  }
}

/** Of the contrast of a picture, what is left when it is out of focus. */
const [CLEAR, DIM] = [0.5, 0.33]

export function blurredCheck(sharp: Painted, soft: Painted): LogoCheck {
  const left = deviation(luminances(soft)) / Math.max(0.001, deviation(luminances(sharp)))
  const verdict = byLeast(left, CLEAR, DIM)
  return {
    name: 'blurred',
    title: 'Out of focus',
    verdict,
    measured: `Blurred by σ = ${percent(BLUR)} of the picture’s width, ${percent(Math.min(1, left))} of its contrast is left.`,
    mend:
      verdict === 'holds'
        ? null
        : 'Fewer and larger shapes are recognised from afar: simplify the form, or set it heavier.',
  }
}

/** Of the places where it lies, those on which it may be fainter than what is told. */
const WORST = 0.05

/** @param ground what it lies on @param white whether the ink is white, or black @param ink where there is some */
export function photoCheck(ground: Painted, white: boolean, { ink }: Mask): LogoCheck {
  const seen = photoContrast(ground, white, ink)
  const verdict = byLeast(seen, SEEN, FAINT)
  return {
    name: 'photo',
    title: 'On a picture',
    verdict,
    measured: `In ${white ? 'white' : 'black'}, which suits this ground better, its worst places have a contrast of ${tenth(seen)}:1.`,
    mend:
      verdict === 'holds'
        ? null
        : `On pictures it needs a calm place or a plate: ${white ? 'darken' : 'lighten'} what lies behind it until the contrast is ${SEEN}:1.`,
  }
}

export function photoContrast(ground: Painted, white: boolean, ink: Uint8Array): number {
  const light = luminances(ground)
  const found: number[] = []
  for (let i = 0; i < ink.length; i += 3) if (ink[i]) found.push(contrastRatio(white ? 1 : 0, light[i] ?? 0))
  return quantile(found, WORST)
}

/** Silhouettes that have so much in common are taken for one another. */
const [OWN, NEAR] = [0.72, 0.84]

export interface Beside {
  silhouette: Float32Array
  others: readonly Float32Array[]
  ofTrade: number
  /** It shows a mark of the collection. */
  isFromCollection: boolean
}

export function likenessCheck({ silhouette, others, ofTrade, isFromCollection }: Beside): LogoCheck {
  const most = Math.max(0, ...others.map((other) => likeness(silhouette, other)))
  const verdict: Verdict = most > NEAR ? 'mend' : most > OWN || isFromCollection ? 'watch' : 'holds'
  const trade = ofTrade < others.length ? `, ${ofTrade} of them of its trade` : ' of its trade'
  return {
    name: 'likeness',
    title: `Beside ${others.length} other marks`,
    verdict,
    measured: `Its outline shares at most ${percent(most)} with one of ${others.length} marks of the collection${trade}.`,
    mend: isFromCollection
      ? 'Its mark is one of Limner’s collection, and others may have been given it: change it by hand before you have it registered.'
      : verdict === 'holds'
        ? null
        : 'Its outline is near to another one: turn it, cut it or add what only this business has.',
  }
}
