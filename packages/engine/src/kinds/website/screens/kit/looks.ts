/** What the blocks of one screen share: its surfaces, its pictures. */
import { cyclic } from '../../../../base/items.ts'
import { figureFor } from '../../../../imagery/figures.ts'
import type { Frame, Node, Paint } from '../../../../scene/types.ts'
import { figure, tonesOf } from '../../../shared/figure.ts'
import { photoFrame } from '../../../shared/photo-frame.ts'
import { type Sheet, sheetOf } from '../../../shared/sheet.ts'
import type { Page } from '../../parts/page.ts'
import type { Pen } from './pen.ts'
import { leadingFill, panelFill, type Surface, surfaceOn } from './surfaces.ts'

export interface Looks {
  /** What lies under everything. */
  ground: Surface
  panel: Surface
  accent: Surface
  ink: Surface
  quiet: Surface
  /** A thing on a tile: its drawing, or a sign of the subject where there is none. `name`: a figure's own name. */
  tile(pen: Pen, thing: string | undefined, options: TileOptions): Frame
  /** A frame that waits for a photo, and says of what. `about`: its size, pixels, where it fills what is there. */
  photo(pen: Pen, options: TileOptions & { shows?: string; about?: readonly [width: number, height: number] }): Frame
}

export interface TileOptions {
  width?: Frame['width']
  height: number
  index?: number
  radius?: Frame['radius']
  /** The share of the tile's height that the drawing takes; default 0.7. */
  share?: number
  figure?: string | undefined
}

/** How much deeper a tile is at its foot: things on it seem to stand in light from above. */
const DEEPER = 1.9

const deepening = (tint: Paint): Paint =>
  typeof tint === 'object' && 'colour' in tint && tint.alpha < 0.5
    ? {
        gradient: 'linear',
        angle: 90,
        stops: [
          { at: 0, colour: tint.colour, alpha: tint.alpha * 0.8 },
          { at: 1, colour: tint.colour, alpha: Math.min(0.6, tint.alpha * DEEPER) },
        ],
      }
    : tint

export function looksOf(page: Page): Looks {
  const { palette, pictograms } = page.direction
  const refuses = (what: string) => page.brief.negatives.some((negative) => negative.what === what)
  const drawsNothing = refuses('icon') || refuses('picture')
  let sheet: Sheet | undefined
  const sheetFor = (): Sheet => {
    sheet ??= sheetOf(page.composition)
    return sheet
  }
  const ground = surfaceOn('paper', palette)
  function drawing(pen: Pen, thing: string | undefined, side: number, index: number, named?: string): Node[] {
    if (drawsNothing) return []
    const name = named ?? (thing ? figureFor(thing) : undefined)
    if (name)
      return [
        { ...figure(sheetFor(), pen.id('figure'), name, tonesOf(sheetFor(), name, 'paper'), side), alt: thing ?? name },
      ]
    if (pictograms.length === 0) return []
    return [
      {
        type: 'pictogram',
        id: pen.id('sign'),
        role: 'icon',
        icon: cyclic(pictograms, index),
        paint: pen.surface.onTint,
        width: Math.round(side * 0.8),
        height: Math.round(side * 0.8),
        alt: thing ?? page.brief.subject.about,
      },
    ]
  }
  return {
    ground,
    panel: surfaceOn(panelFill(palette), palette),
    accent: surfaceOn(leadingFill(palette), palette),
    ink: surfaceOn('ink', palette),
    quiet: surfaceOn('surface', palette),
    tile(pen, thing, { width = 'fill', height, index = 0, radius = pen.inner, share = 0.7, figure: named }) {
      const { tint, tint2, sunk } = pen.surface
      const fill = deepening(cyclic([tint, tint2, sunk], index))
      return pen.row(
        drawing(pen, thing, Math.round(height * share), index, named),
        { width, height, fill, radius, clip: true, role: 'panel', element: 'figure', justify: 'center' },
        'tile',
      )
    },
    photo(pen, { width = 'fill', height, about, radius = pen.inner, shows = '', figure: named }) {
      const [keeper] = named
        ? drawing(pen, undefined, Math.round(Math.min(height, about?.[0] ?? height) * 0.66), 0, named)
        : []
      return photoFrame(pen.id('photo'), {
        shows,
        language: page.brief.language,
        width,
        height,
        about: about ?? [typeof width === 'number' ? width : Math.round(height * 1.3), height],
        radius,
        fill: deepening(pen.surface.tint),
        form: pen.surface.onTint,
        ...(keeper && { keeper }),
        plate: { fill: pen.surface.fill, text: pen.surface.text },
        weight: page.direction.weights.strong,
      })
    },
  }
}
