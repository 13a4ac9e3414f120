/** What a picture stands on, in tones of the ground: hills of cut paper that rise on both sides of it, or a floor. */
import type { Bounds } from '../../../base/geometry.ts'
import { contrast, mix, oklch } from '../../../colour/colour.ts'
import type { ColourRef, Hex, Node, Shape } from '../../../scene/types.ts'
import { shadow } from '../pictured/scene.ts'
import { filled, overSheet, rect } from '../systems/forms.ts'
import type { Stage } from '../systems/types.ts'
import { groundTone } from './echoes.ts'

interface Land {
  stage: Stage
  words: readonly Bounds[]
  /** What is seen of the picture that stands in it. */
  picture: Bounds
}
interface Valley extends Land {
  /** The letters' colour. */
  ink: Hex
}

/** Sheets of paper, from far to near: how far their middle lies above the picture's feet and how far their ends above that, × the height. */
const LAYERS = [
  [0.2, 0.2],
  [0.12, 0.17],
  [0.045, 0.13],
  [-0.045, 0.08],
] as const
/** Lightness from one sheet to the next, hundredths; on white, how much of the letters' colour. */
const [STEP, TINT] = [3.4, 0.055]
/** Below this chroma and above this lightness a ground takes a tint, where it is no colour itself. */
const [GREY, WHITE] = [0.03, 0.86]

/** The tone of one sheet: darker the nearer it is; where words stand on it, it stays on their side of the ground. */
function toneOf({ stage, words, picture, ink }: Valley, i: number): ColourRef {
  const { fill, ink: letters } = stage.ground
  const { palette } = stage.direction
  const under = palette[fill]
  const { l, c } = oklch(under)
  const read = words.some(({ bottom }) => bottom > picture.bottom)
  const step = STEP * (i + 1)
  if (l > WHITE && c < GREY && contrast(ink, under) > 1.5) return mix(under, ink, TINT * (i + 1) * (read ? 0.4 : 1))
  const darkens = !read || oklch(palette[letters]).l > l
  return darkens && l > DARK ? `${fill}/${-step}` : groundTone(stage, read ? step * 0.6 : step)
}
/** A ground darker than this has no room below it. */
const DARK = 0.2

export function valley(it: Valley): Node[] {
  const { stage, picture } = it
  const { width: w, height: h, u, random } = stage
  const dice = random.fork('valley')
  const middle = (picture.left + picture.right) / 2
  const shapes = LAYERS.flatMap(([above, rise], i): Shape[] => {
    const low = picture.bottom - above * h
    const [left, right] = [low - rise * h * dice.between(0.7, 1.25), low - rise * h * dice.between(0.7, 1.25)]
    const x = middle + w * dice.between(-0.06, 0.06)
    const d = [
      `M0 ${left.toFixed(1)}`,
      `C${(x * 0.45).toFixed(1)} ${left.toFixed(1)} ${(x * 0.6).toFixed(1)} ${low.toFixed(1)} ${x.toFixed(1)} ${low.toFixed(1)}`,
      `S${(x + (w - x) * 0.55).toFixed(1)} ${right.toFixed(1)} ${w} ${right.toFixed(1)}V${h}H0Z`,
    ].join('')
    return [
      { d, stroke: { paint: { colour: '#000000', alpha: 0.045 }, width: u * 1.1, join: 'round' } },
      { d, fill: toneOf(it, i) },
    ]
  })
  return [overSheet(stage, 'valley', shapes, 'background')]
}

/** Of the picture's height, how far the floor's far edge lies above its feet; its tone, hundredths. */
const [BEHIND, FLOOR] = [0.17, 8]

/** A floor from edge to edge, and the shadow of what stands on it. */
export function floor({ stage, words, picture }: Land): Node[] {
  const { width, height } = stage
  const edge = picture.bottom - (picture.bottom - picture.top) * BEHIND
  const crossed = words.some(({ top, bottom }) => top < edge && bottom > edge)
  if (crossed) return [shadow('depiction', picture)]
  const { fill, ink } = stage.ground
  const { l } = oklch(stage.direction.palette[fill])
  const read = words.some(({ bottom }) => bottom > edge)
  const darkens = l > DARK && (!read || oklch(stage.direction.palette[ink]).l > l)
  const tone: ColourRef = darkens ? `${fill}/${-FLOOR}` : groundTone(stage, FLOOR)
  return [
    overSheet(stage, 'floor', [filled(rect(0, edge, width, height - edge), tone)], 'background'),
    shadow('depiction', picture),
  ]
}
