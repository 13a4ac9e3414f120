/** What blocks are drawn with: words in the steps of a screen's type scale, rows and columns, icons; ids count themselves. */
import type { Copy } from '../../../../brief/types.ts'
import { column, frame, row } from '../../../../scene/build.ts'
import type { ColourRef, Frame, Node, Paint, Pictogram, Shape, Text, Vector } from '../../../../scene/types.ts'
import type { Page } from '../../parts/page.ts'
import { set } from '../../parts/words.ts'
import { ICONS, type IconName } from '../../vocabulary/icons.ts'
import type { Surface } from './surfaces.ts'

/** Steps of the scale: pixels, weight, family, colour. */
const STEPS = {
  caption: { size: 14, weight: 'text', font: 'text', colour: 'quiet', line: 1.4 },
  label: { size: 15, weight: 'strong', font: 'text', colour: 'text', line: 1.35 },
  small: { size: 16, weight: 'text', font: 'text', colour: 'quiet', line: 1.45 },
  body: { size: 17, weight: 'text', font: 'text', colour: 'text', line: 1.5 },
  strong: { size: 17, weight: 'strong', font: 'text', colour: 'text', line: 1.4 },
  lead: { size: 21, weight: 'text', font: 'text', colour: 'text', line: 1.45 },
  title: { size: 24, weight: 'display', font: 'display', colour: 'text', line: 1.2 },
  heading: { size: 40, weight: 'display', font: 'display', colour: 'text', line: 1.12 },
  display: { size: 60, weight: 'display', font: 'display', colour: 'text', line: 1.05 },
  figure: { size: 44, weight: 'display', font: 'display', colour: 'text', line: 1.1 },
} as const
export type Step = keyof typeof STEPS

/** Words never shrink below this. */
const LEAST = 12
/** Controls have round corners, whatever the direction does to pictures: sharp ones look like a table's cells. */
const LEAST_RADIUS = 6

type Layout = NonNullable<Frame['layout']>
export interface Box extends Partial<Omit<Frame, 'type' | 'id' | 'children' | 'layout'>> {
  gap?: number
  pad?: Layout['padding']
  align?: Layout['align']
  justify?: Layout['justify']
  wrap?: boolean
}
export interface Words extends Partial<Omit<Text, 'type' | 'id' | 'text' | 'fit'>> {
  /** Most lines; default 1. */
  lines?: number
}

export interface Pen {
  page: Page
  surface: Surface
  /** Corner radius of panels, and of the smaller things in them. */
  radius: number
  inner: number
  /** A pen on another ground, whose ids go on under the same name. */
  on(surface: Surface): Pen
  id(name: string): string
  text(step: Step, words: Copy | string, options?: Words): Text
  row(children: Node[], box?: Box, name?: string): Frame
  col(children: Node[], box?: Box, name?: string): Frame
  /** A box without a flow of its own: a swatch, a bar, a stage for what stands absolutely. */
  box(box: Box, children?: Node[], name?: string): Frame
  icon(name: IconName, size?: number, paint?: ColourRef): Pictogram
  vector(name: string, size: [number, number], shapes: Shape[], options?: Partial<Vector>): Vector
}

function layoutOf({ gap, pad, align, justify, wrap, ...rest }: Box): Omit<Frame, 'type' | 'id' | 'children'> {
  const layout: Layout = {
    ...(gap !== undefined && { gap }),
    ...(pad !== undefined && { padding: pad }),
    ...(align && { align }),
    ...(justify && { justify }),
    ...(wrap && { wrap }),
  }
  return { ...rest, layout }
}

/** @param prefix begins the ids of all that is drawn */
export function penFor(page: Page, surface: Surface, prefix: string): Pen {
  const counts = new Map<string, number>()
  const id = (name: string): string => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${prefix}-${name}-${count}`
  }
  const { direction } = page
  const radius = Math.max(LEAST_RADIUS, Math.min(direction.radius, 16))
  const make = (ground: Surface): Pen => ({
    page,
    surface: ground,
    radius,
    inner: Math.round(radius * 0.6),
    on: make,
    id,
    text(step, words, { lines = 1, ...options } = {}) {
      const { size, weight, font, colour, line } = STEPS[step]
      const display = font === 'display'
      return set(id(step), words, display ? 'title' : step === 'body' ? 'body' : 'label', {
        font,
        weight: direction.weights[weight],
        size,
        lineHeight: line,
        fill: ground[colour],
        element: step === 'title' ? 'h2' : step === 'body' ? 'p' : 'span',
        ...(display && { tracking: direction.displayTracking * (size > 30 ? 1 : 0.5) }),
        fit: { min: Math.min(LEAST, options.size ?? size), lines },
        ...options,
      })
    },
    row: (children, box = {}, name = 'row') => row(id(name), layoutOf({ align: 'center', ...box }), children),
    col: (children, box = {}, name = 'column') => column(id(name), layoutOf(box), children),
    box: (box, children = [], name = 'box') => frame(id(name), layoutOf(box), children),
    icon: (name, size = 20, paint = ground.quiet) => ({
      type: 'pictogram',
      id: id(`icon-${name}`),
      role: 'icon',
      icon: ICONS[name],
      paint,
      width: size,
      height: size,
    }),
    vector: (name, viewBox, shapes, options = {}) => ({
      type: 'vector',
      id: id(name),
      role: 'illustration',
      viewBox,
      shapes,
      ...options,
    }),
  })
  return make(surface)
}

export const hairline = (
  paint: Paint,
  sides?: ('top' | 'right' | 'bottom' | 'left')[],
): NonNullable<Frame['stroke']> => ({
  paint,
  width: 1,
  ...(sides && { sides }),
})

/**
 * What makes a panel of a box: it lies on its ground by tone and a soft shadow; in the dark, where no shadow is seen, by an edge.
 * @param tall how high it seems to lie: 1 for panels, 2 for what stands out
 */
export const raised = (
  { surface, radius }: Pen,
  tall: 1 | 2 = 1,
): Pick<Frame, 'fill' | 'stroke' | 'shadow' | 'radius'> => ({
  fill: surface.fill,
  radius,
  stroke: hairline(surface.isDark ? surface.line : { colour: surface.text, alpha: 0.06 }),
  ...(!surface.isDark && { shadow: tall === 1 ? { y: 2, blur: 14, alpha: 0.09 } : { y: 10, blur: 36, alpha: 0.16 } }),
})

/**
 * The box of a list's item that a hairline parts from the one above it.
 * @param tall room above and below what it holds, pixels
 */
export const ruledItem = (pen: Pen, tall: number, box: Parameters<Pen['row']>[1] = {}, isFirst = false) =>
  ({
    element: 'li',
    role: 'group',
    width: 'fill',
    pad: [tall, 0, tall, 0],
    ...(!isFirst && { stroke: hairline(pen.surface.line, ['top']) }),
    ...box,
  }) satisfies Parameters<Pen['row']>[1]
