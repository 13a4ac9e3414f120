/** Marks of the collection as pictures on a page: one large in a panel, several side by side along a band. */
import { cyclic } from '../../../../base/items.ts'
import { frame, row } from '../../../../scene/build.ts'
import type { ColourRef, Frame, Node, Paint, Palette, Vector } from '../../../../scene/types.ts'
import { type GroundName, inksOn } from '../grounds.ts'

/** A mark's size, of the shorter side of its box. */
const SIZE = 0.62
/** So many times as wide as tall, a panel is a band. */
const BAND = 1.9

interface Panel {
  width: number
  height: number
  ground: GroundName
  palette: Palette
}

/** The roles of a mark as what they are on a ground. */
function rolesOn(ground: GroundName, palette: Palette): (colour: ColourRef) => ColourRef {
  const { light, middle, near } = inksOn(ground, palette)
  const own: Record<string, ColourRef> = { paper: ground, surface: ground, accent: light, ink: near, secondary: middle }
  return (colour) => {
    const [role = '', shade] = colour.split('/')
    const plain = own[role]
    return plain === undefined || plain.includes('/') ? colour : ((shade ? `${plain}/${shade}` : plain) as ColourRef)
  }
}

function painted(paint: Paint, on: (colour: ColourRef) => ColourRef): Paint {
  if (typeof paint === 'string') return on(paint)
  if ('colour' in paint) return { ...paint, colour: on(paint.colour) }
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, colour: on(stop.colour) })) }
}

function mark(id: string, drawing: Vector, side: number, { ground, palette }: Panel): Vector {
  const on = rolesOn(ground, palette)
  const [wide, tall] = drawing.viewBox
  const scale = side / Math.max(wide, tall)
  return {
    type: 'vector',
    id,
    role: 'illustration',
    viewBox: drawing.viewBox,
    ...(drawing.groups && { groups: drawing.groups }),
    ...(drawing.alt && { alt: drawing.alt }),
    shapes: drawing.shapes.map(({ fill, stroke, ...shape }) => ({
      ...shape,
      ...(fill !== undefined && { fill: painted(fill, on) }),
      ...(stroke && { stroke: { ...stroke, paint: painted(stroke.paint, on) } }),
    })),
    width: Math.round(wide * scale),
    height: Math.round(tall * scale),
  }
}

const cell = (id: string, drawing: Vector, panel: Panel): Frame =>
  frame(
    id,
    { width: 'fill', height: 'fill', fill: panel.ground, clip: true, layout: { align: 'center', justify: 'center' } },
    [mark(`${id}-illustration`, drawing, Math.min(panel.width, panel.height) * SIZE, panel)],
  )

/** How many marks fill a panel. */
export const marksFor = ({ width, height }: Pick<Panel, 'width' | 'height'>): number =>
  width < height * BAND ? 1 : Math.min(4, Math.round(width / height))

/** The grounds of marks side by side, the panel's own first. */
const BESIDE: Record<GroundName, readonly GroundName[]> = {
  paper: ['paper', 'surface', 'accent', 'secondary'],
  surface: ['surface', 'accent', 'paper', 'secondary'],
  accent: ['accent', 'paper', 'secondary', 'ink'],
  secondary: ['secondary', 'paper', 'accent', 'ink'],
  ink: ['ink', 'accent', 'surface', 'secondary'],
}

/** A panel filled with marks: as many as are given. */
export function marked(id: string, drawings: readonly Vector[], panel: Panel): Node[] {
  const [first] = drawings
  if (!first) return []
  if (drawings.length === 1) return [cell(`${id}-mark`, first, panel)]
  const width = panel.width / drawings.length
  return [
    row(
      `${id}-marks`,
      { width: 'fill', height: 'fill', layout: { align: 'stretch' } },
      drawings.map((drawing, at) =>
        cell(`${id}-mark-${at + 1}`, drawing, { ...panel, width, ground: cyclic(BESIDE[panel.ground], at) }),
      ),
    ),
  ]
}
