/** A set of icons on one sheet: one hand, one weight, one grid; what differs from concept to concept is the manner. */

import { mapTuple, present } from '../../../base/items.ts'
import { askedSet } from '../../../brief/told/sayings.ts'
import type { Brief } from '../../../brief/types.ts'
import { isDark } from '../../../colour/colour.ts'
import { frame } from '../../../scene/build.ts'
import type { ColourRef, Node, Paint } from '../../../scene/types.ts'
import { running } from '../../shared/gradients.ts'
import { inWeight, type PictogramWeight } from '../../shared/pictograms.ts'
import type { Archetype, Composition } from '../../types.ts'
import { fieldPaints } from '../parts/asked-paints.ts'
import { iconScene } from '../parts/icon-scene.ts'
import { asksFor, type Manner } from '../parts/manners.ts'
import { setOf } from '../parts/sheets/things.ts'
import { sheetSuits } from '../parts/suits.ts'

interface Look {
  /** The ground of the sheet, and of each cell; a cell without one stands free. */
  ground: Paint
  cell?: Paint
  glyph: Paint
  tone?: ColourRef
  weight: PictogramWeight
  /** Of a cell's side: its corner ('full' is a disc), and the glyph. */
  radius?: number | 'full'
  size: number
  /** Of a cell's side: what parts two of them. */
  gap: number
}

interface Sheet {
  name: string
  manner: Manner
  base: number
  example: string
  look(composition: Composition): Look
}

const SHEETS: Sheet[] = [
  {
    name: 'sheet-line',
    manner: 'line',
    base: 0.9,
    example: 'Set of 9 line icons for a camping app',
    look: ({ direction, random }) => ({
      ground: 'paper',
      glyph: direction.mark.primary,
      weight: random.pick(['regular', 'bold'] as const),
      size: 0.66,
      gap: 0,
    }),
  },
  {
    name: 'sheet-tiles',
    manner: 'solid',
    base: 0.9,
    example: '3x3 icon set for a pottery studio, solid',
    look(composition) {
      const { field, glyph } = fieldPaints(composition, { field: 'accent', glyph: 'onAccent' })
      return { ground: 'paper', cell: field, glyph, weight: 'fill', radius: 0.24, size: 0.58, gap: 0.16 }
    },
  },
  {
    name: 'sheet-duotone',
    manner: 'duotone',
    base: 0.85,
    example: 'Pack of 12 duotone icons for a clinic',
    look: ({ direction }) => ({
      ground: 'paper',
      glyph: direction.mark.primary,
      tone: direction.mark.secondary,
      weight: 'duotone',
      size: 0.74,
      gap: 0,
    }),
  },
  {
    name: 'sheet-discs',
    manner: 'round',
    base: 0.75,
    example: 'Six round icons for a hotel website',
    look: ({ direction, random }) => ({
      ground: 'paper',
      cell: { colour: direction.mark.primary, alpha: 0.14 },
      glyph: direction.mark.primary,
      weight: random.pick(['fill', 'bold'] as const),
      radius: 'full',
      size: 0.54,
      gap: 0.14,
    }),
  },
  {
    name: 'sheet-ground',
    manner: 'flat',
    base: 0.75,
    example: 'Flat icon set for a bank, 2x3',
    look: () => ({ ground: 'accent', glyph: 'onAccent', weight: 'fill', size: 0.6, gap: 0 }),
  },
  {
    name: 'sheet-gradient',
    manner: 'gradient',
    base: 0.7,
    example: 'Set of four gradient icons for a music app',
    look: ({ direction: { mark, palette }, random }) => ({
      ground: 'paper',
      cell: running(mark.primary, palette, !isDark(palette.paper), random.pick([45, 60, 90])),
      glyph: 'paper',
      weight: 'fill',
      radius: 0.3,
      size: 0.56,
      gap: 0.14,
    }),
  },
  {
    name: 'sheet-cells',
    manner: 'line',
    base: 0.7,
    example: 'Icon set for a law firm, nine icons in a grid',
    look: ({ direction, random }) => ({
      ground: 'surface',
      cell: 'paper',
      glyph: random.pick([direction.mark.primary, 'ink'] as const),
      weight: random.pick(['light', 'regular'] as const),
      radius: 0.08,
      size: 0.56,
      gap: 0.06,
    }),
  },
]

/** The share of the artboard that the grid takes. */
const [OPEN, TILED] = [0.9, 0.84]

/** The weight that the prompt's manner asks of a look. */
function weightOf(brief: Brief, own: PictogramWeight): PictogramWeight {
  if (asksFor(brief, 'line')) return own === 'fill' || own === 'duotone' ? 'regular' : own
  if (asksFor(brief, 'duotone')) return 'duotone'
  return asksFor(brief, 'solid') ? 'fill' : own
}

function sheet({ name, manner, base, example, look }: Sheet): Archetype {
  return {
    name,
    sort: name,
    example,
    suits: (brief) => (askedSet(brief) ? sheetSuits(brief, manner, base) : 0),
    compose(composition) {
      const { brief, pictograms } = composition
      const asked = present(askedSet(brief))
      const icons = setOf(brief, asked, pictograms)
      const { ground, cell: field, glyph, tone, weight: own, radius = 0, size, gap } = look(composition)
      const weight = weightOf(brief, own)
      return iconScene(
        composition,
        (side) => {
          const { columns, rows } = asked
          const cell = (side * (field ? TILED : OPEN)) / (Math.max(columns, rows) * (1 + gap) - gap)
          const pitch = cell * (1 + gap)
          const [left, top] = mapTuple([columns, rows], (count) => (side - (count * pitch - cell * gap)) / 2)
          const last = icons.length - columns * (rows - 1)
          return icons.map((icon, index): Node => {
            const [column, row] = [index % columns, Math.floor(index / columns)]
            // A last row that is not full stands in the middle.
            const shift = row === rows - 1 ? ((columns - last) * pitch) / 2 : 0
            const drawn = cell * size
            return frame(
              `icon-${index + 1}-cell`,
              {
                role: field ? 'panel' : 'group',
                at: { left: left + column * pitch + shift, top: top + row * pitch },
                width: cell,
                height: cell,
                ...(field && { fill: field, radius: radius === 'full' ? 'full' : radius * cell }),
                layout: { align: 'center', justify: 'center' },
              },
              [
                {
                  type: 'pictogram',
                  id: `icon-${index + 1}`,
                  role: 'icon',
                  icon: inWeight(`ph:${icon}`, weight),
                  paint: glyph,
                  ...(weight === 'duotone' && tone && { tone }),
                  width: drawn,
                  height: drawn,
                  alt: icon.replaceAll('-', ' '),
                },
              ],
            )
          })
        },
        { ground },
      )
    },
  }
}

export const iconSheets: Archetype[] = SHEETS.map(sheet)
