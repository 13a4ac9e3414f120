/** Borders of a told sheet: what makes a card of it, in the colour that its title has. */
import { contrast, mix } from '../../../colour/colour.ts'
import { resolveColour } from '../../../render/paint.ts'
import type { ColourRef, Hex, Node } from '../../../scene/types.ts'
import { circle, filled, overSheet, rect } from '../systems/forms.ts'
import type { Stage } from '../systems/types.ts'

export type BorderName = 'rules' | 'band' | 'deckle' | 'bar'

interface Canvas {
  stage: Stage
  /** The letters' colour. */
  ink: ColourRef
}

/** The sheet without what lies `inset` from its edges, as one path. */
const rim = ({ width: w, height: h }: Stage, inset: number): string =>
  `M0 0H${w}V${h}H0ZM${inset} ${inset}V${h - inset}H${w - inset}V${inset}Z`

const line = ({ width, height }: Stage, inset: number): string =>
  rect(inset, inset, width - 2 * inset, height - 2 * inset)

/** Two fine lines. */
const rules = ({ stage, ink }: Canvas): Node[] => {
  const { margin, u } = stage
  const at = margin * 0.42
  return [
    overSheet(
      stage,
      'border',
      [
        { d: line(stage, at), stroke: { paint: ink, width: u * 0.34 } },
        { d: line(stage, at + u * 0.95), stroke: { paint: ink, width: Math.max(1, u * 0.12) } },
      ],
      'decoration',
    ),
  ]
}

/** A broad band with a fine line inside it. */
const band = ({ stage, ink }: Canvas): Node[] => {
  const { margin, u } = stage
  const wide = margin * 0.36
  return [
    overSheet(
      stage,
      'border',
      [
        { ...filled(rim(stage, wide), ink), rule: 'evenodd' },
        { d: line(stage, wide + u * 0.75), stroke: { paint: ink, width: Math.max(1, u * 0.16) } },
      ],
      'decoration',
    ),
  ]
}

/** Lighter paper than the ground by at least this ratio is seen as its margin. */
const SEEN = 1.16
/** A margin of light paper whose inner edge is scalloped, as of a card or a stamp. */
const deckle = ({ stage, ink }: Canvas): Node[] => {
  const { margin, width, height, direction, ground } = stage
  const under = direction.palette[ground.fill]
  const light: Hex = mix(under, '#ffffff', 0.9)
  // On white paper the margin is tinted.
  const paint = contrast(light, under) >= SEEN ? light : mix(under, resolveColour(ink, direction.palette), 0.2)
  const wide = margin * 0.3
  const count = (length: number) => Math.max(8, Math.round(length / (margin * 0.42)))
  const [columns, rows] = [count(width - 2 * wide), count(height - 2 * wide)]
  const [stepX, stepY] = [(width - 2 * wide) / columns, (height - 2 * wide) / rows]
  const along = (steps: number) => Array.from({ length: steps + 1 }, (_, i) => i)
  const scallops = [
    ...along(columns).flatMap((i) => [wide, height - wide].map((y) => circle(wide + i * stepX, y, stepX * 0.36))),
    ...along(rows).flatMap((i) => [wide, width - wide].map((x) => circle(x, wide + i * stepY, stepY * 0.36))),
  ]
  return [
    overSheet(
      stage,
      'border',
      [{ ...filled(rim(stage, wide), paint), rule: 'evenodd' }, filled(scallops.join(''), paint)],
      'decoration',
    ),
  ]
}

/** A bar along one edge. */
const bar = ({ stage, ink }: Canvas): Node[] => {
  const { width, height, margin, random } = stage
  const wide = margin * 0.4
  const d = random.fork('bar').chance(0.5) ? rect(0, 0, wide, height) : rect(0, height - wide, width, wide)
  return [overSheet(stage, 'border', [filled(d, ink)], 'decoration')]
}

const BORDERS: Record<BorderName, (canvas: Canvas) => Node[]> = { rules, band, deckle, bar }

export const border = (name: BorderName, canvas: Canvas): Node[] => BORDERS[name](canvas)
