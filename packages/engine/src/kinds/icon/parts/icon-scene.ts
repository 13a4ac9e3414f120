/**
 * What icons share: the artboard, the keylines and the glyph. Keylines are Material's, of a product icon on 192: square
 * 152, circle 176, upright rectangle 128 by 176, so that icons of different outline look equally large.
 */
import type { Brief, Copy } from '../../../brief/types.ts'
import { frame } from '../../../scene/build.ts'
import type { ColourRef, Node, Paint, Pictogram, Scene, Shape, Vector } from '../../../scene/types.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { runningPaper } from '../../shared/gradients.ts'
import { inWeight, type PictogramWeight } from '../../shared/pictograms.ts'
import type { Composition } from '../../types.ts'

/** Shares of the artboard's side. */
export const KEYLINE = { square: 152 / 192, circle: 176 / 192, narrow: 128 / 192 }

/** The square on which an icon is drawn, in artboard pixels. */
export function stage({ brief }: Composition): {
  side: number
  left: number
  top: number
  width: number
  height: number
} {
  const { width, height } = brief.format
  const tall = height === 'auto' ? width : height
  const side = Math.min(width, tall)
  return { side, left: (width - side) / 2, top: (tall - side) / 2, width, height: tall }
}

const SHORT = 2

/** Copy that must stand in the icon: what the prompt gave besides the name. */
export const spoken = (brief: Brief): Copy[] =>
  brief.copy.filter((copy) => copy.source === 'given' && copy.role !== 'brand')

/** One or two letters that the prompt gives to be shown. */
export const givenLetter = (brief: Brief): Copy | undefined =>
  brief.copy.find(({ source, text }) => source === 'given' && [...text].length <= SHORT)

interface IconOptions {
  ground?: Paint
  /** Copy that the drawing itself shows. */
  shown?: Copy | undefined
}

/**
 * An icon's scene. `draw` gets the side of the square; given words, rare in icons, stand under a smaller drawing.
 */
export function iconScene(
  composition: Composition,
  draw: (side: number) => Node[],
  { ground = runningPaper(composition) ?? 'paper', shown }: IconOptions = {},
): Scene {
  const { brief, direction } = composition
  const { side, left, top, width, height } = stage(composition)
  const words = spoken(brief).filter((copy) => copy !== shown)
  const share = words.length === 0 ? 1 : words.length === 1 ? 0.78 : 0.6
  const drawn = side * share
  const icon = frame(
    'icon',
    { role: 'icon', at: { left: left + (side - drawn) / 2, top }, width: drawn, height: drawn },
    draw(drawn),
  )
  const lines = words.map((copy, index): Node => {
    const room = (side * (1 - share)) / words.length
    const size = room * 0.46
    return copyText(`words-${index + 1}`, copy, {
      font: 'text',
      weight: direction.weights.strong,
      size,
      align: 'center',
      fill: 'ink',
      lineHeight: 1.1,
      at: { left: left + side * 0.06, top: top + drawn + room * index - side * 0.02 },
      width: side * 0.88,
      height: room * 0.8,
      fit: { min: 12 },
    })
  })
  return scene(brief, direction, [
    {
      name: 'icon',
      root: frame('artboard', { fill: lines.length > 0 ? 'paper' : ground, role: 'background', width, height }, [
        icon,
        ...lines,
      ]),
    },
  ])
}

/** A square node in the middle of a square. */
export const centred = (side: number, size: number, dx = 0, dy = 0) => ({
  at: { left: (side - size) / 2 + dx, top: (side - size) / 2 + dy },
  width: size,
  height: size,
})

export interface GlyphOptions {
  id?: string
  weight?: PictogramWeight
  paint: Paint
  tone?: ColourRef
  dx?: number
  dy?: number
}

/** The pictogram of a direction, in the middle of a square. */
export const glyph = (icon: string, side: number, size: number, options: GlyphOptions): Pictogram => ({
  type: 'pictogram',
  id: options.id ?? 'glyph',
  role: 'mark',
  icon: inWeight(icon, options.weight ?? 'fill'),
  paint: options.paint,
  ...(options.tone && { tone: options.tone }),
  ...centred(side, size, options.dx, options.dy),
})

/** Shapes in a view box of 240 on a square node. */
export const drawing = (
  id: string,
  side: number,
  shapes: Shape[],
  role: 'panel' | 'mark' | 'decoration' = 'panel',
): Vector => ({
  type: 'vector',
  id,
  role,
  viewBox: [240, 240],
  at: { left: 0, top: 0 },
  width: side,
  height: side,
  shapes,
})

const wordsOf = (icon: string) => icon.replace(/^[^:]*:/, '').split('-')

/** The best pictogram that shows another thing than the first: their names share no word. */
export const otherPicture = ([first = '', ...rest]: string[]): string | undefined =>
  rest.find((icon) => !wordsOf(icon).some((word) => word !== 'fill' && wordsOf(first).includes(word)))
