/** The colours of a stage for what was told: the ground as it was told, two tones of it, and the colour that was told beside it. */
import { contrast, difference, ensureContrast, hex, oklch } from '../../../colour/colour.ts'
import { derivePalette } from '../../../direction/derive.ts'
import type { Hex, Palette, PaletteRole } from '../../../scene/types.ts'

/** Below this chroma a colour is a grey. */
const GREY = 0.035
/** Hues that are mud where they are darker, and how light they are then. */
const YELLOW = { from: 68, to: 125, light: 0.72 } as const
/** Lightness: of a light ground, of one that has no room below it, above it. */
const [LIGHT, DEEP, HIGH] = [0.62, 0.36, 0.86]
/** How far the two tones are from their ground. */
const [NEAR, FAR] = [0.065, 0.15]

/** A tone of a colour: another lightness, a little stronger where it is darker. */
function tone(colour: Hex, by: number, strength = 1, turn = 0): Hex {
  const { l, c, h } = oklch(colour)
  return hex({ l: Math.min(0.985, Math.max(0.08, l + by)), c: c * strength, h: (h + turn + 360) % 360 })
}

function yellowish(colour: Hex): boolean {
  const { l, h } = oklch(colour)
  return h > YELLOW.from && h < YELLOW.to && l > YELLOW.light
}

/** On which side of a coloured ground its tones lie. */
function sideOf(paper: Hex, ink: Hex): 1 | -1 {
  const { l } = oklch(paper)
  if (l < DEEP || yellowish(paper)) return 1
  if (l > HIGH) return -1
  // Away from the ink, so that words are read on both.
  return l > oklch(ink).l ? 1 : -1
}

/** Hues on either side of a ground's, degrees: the farther tone may lie there, so that a ground is no monochrome. */
const TURNS: readonly (readonly [from: number, to: number, turns: readonly [number, ...number[]]])[] = [
  // Yellow turns to orange: green yellows are ill.
  [60, 125, [0, -34]],
  [28, 60, [0, 26, -22]],
  [125, 175, [0, 34]],
  [175, 275, [0, 30, -30]],
  [275, 340, [0, 34, -34]],
  [340, 388, [0, 34, -20]],
]
function turnOf({ h }: { h: number }, lot: number): number {
  const own = TURNS.find(([from, to]) => (h >= from && h < to) || (h + 360 >= from && h + 360 < to))?.[2] ?? [0]
  return own[lot % own.length] ?? 0
}

/** Two tones that lie near a ground. */
function tonesOf({ paper, ink, accent, secondary }: Palette, lot: number): [near: Hex, far: Hex] {
  const { l, c } = oklch(paper)
  if (c > GREY) {
    const side = sideOf(paper, ink)
    // Pastel grounds have more colour in their darker tones.
    const strength = side < 0 && l > LIGHT ? 1.7 : side > 0 && l > LIGHT ? 0.7 : 1.1
    const turn = turnOf(oklch(paper), lot)
    // Another hue is seen without another lightness.
    const far = turn === 0 ? side * FAR : yellowish(paper) ? -NEAR : side * FAR * 0.8
    return [tone(paper, side * NEAR, strength), tone(paper, far, turn === 0 ? strength : Math.max(1, strength), turn)]
  }
  const hued = [accent, secondary].find((one) => oklch(one).c > GREY)
  const { c: chroma, h } = hued ? oklch(hued) : { c: 0.008, h: 80 }
  if (l > LIGHT)
    return [
      hex({ l: l - 0.035, c: Math.min(0.028, chroma * 0.3), h }),
      hex({ l: 0.86, c: Math.min(0.085, chroma * 0.8), h }),
    ]
  return [
    hex({ l: l + NEAR, c: Math.min(0.03, chroma * 0.3), h }),
    hex({ l: Math.max(0.33, l + FAR), c: Math.min(0.1, chroma * 0.7), h }),
  ]
}

const SEEDS = new Set<PaletteRole>(['paper', 'surface', 'ink', 'accent', 'secondary'])
/** Nearer to the ground than this a colour is not seen on it. */
const SEEN = 0.14
/** … and a field of it, which is large. */
const SEEN_AS_FIELD = 0.1

/** A tone on which words of a colour are read, as well as on a ground that carries them; one that has to be far darker is stronger, too. */
function carrying(tone: Hex, words: Hex, onGround: number): Hex {
  const wanted = onGround >= CARRIED ? Math.min(CARRIES, onGround * NEARLY) : CARRIES
  const [own, read] = [oklch(tone), oklch(ensureContrast(tone, words, wanted))]
  if (Math.abs(own.l - read.l) < DARKENED || own.c < GREY) return hex(read)
  return ensureContrast(hex({ ...read, c: Math.min(0.14, own.c * STRONGER) }), words, wanted)
}
const [CARRIED, NEARLY] = [3, 0.95]
const [DARKENED, STRONGER] = [0.1, 1.9]

/** A tone that small words stand on. */
const [CARRIES, SEEN_AT_ALL] = [4.8, 1.4]

/**
 * @param told the palette of a direction, in which the colours stand that were asked for @param lot another one has another farther tone
 * @param open colours that were told of nothing @param carried a colour told for words that stand on the farther tone
 */
export function stagePalette(told: Palette, lot: number, open: readonly Hex[], carried?: Hex): Palette {
  const isRead = carried !== undefined && contrast(carried, told.paper) >= SEEN_AT_ALL
  // As dark as words need it, another hue is mud.
  const [surface, farther] = tonesOf(told, isRead ? 0 : lot)
  const far = isRead ? carrying(farther, carried, contrast(carried, told.paper)) : farther
  const seen = [told.accent, told.secondary, told.ink].filter((one) => difference(one, told.paper) > SEEN)
  // White letters leave the second colour to lead.
  const accent = seen.find((one) => oklch(one).c > GREY) ?? seen[0] ?? told.accent
  const secondary = open.find((one) => one !== accent && difference(one, told.paper) > SEEN_AS_FIELD) ?? far
  const seeds = { ...told, surface, secondary, accent }
  const { paper, ink } = told
  return { ...derivePalette(seeds, SEEDS), paper, ink, surface, secondary, accent }
}
