/** Drawings, figures and icons in boxes. */
import { drawFigure, FIGURE_SIDE } from '../../imagery/figure-drawings.ts'
import { openPictograms } from '../../imagery/pictograms.ts'
import { plainColour } from '../../render/paint.ts'
import type { Pictogram, PlainColour, Vector } from '../../scene/types.ts'
import { colour as colourType, paint as paintType } from '../grammar/colours.ts'
import { numbersOf, type Part, readAs, textOf } from '../grammar/part.ts'
import type { SheetDrawing } from '../types.ts'
import { boxPaint } from './boxes.ts'
import type { Build } from './context.ts'
import { propertiesOf } from './properties.ts'
import type { Room } from './room.ts'
import { drawnParts, softOf } from './shapes.ts'
import { plainStyle, styleIn } from './style.ts'

/** @param part where it stands; @param target what is drawn: the same element, or one of <defs> */
export function drawingNode(part: Part, target: Part, { build }: Room): SheetDrawing {
  const own = propertiesOf<Vector>(part)
  const [left, top, width, height] = viewBoxOf(target, build)
  const style = plainStyle(
    readAs(part, 'color', colourType) ?? 'ink',
    left || top ? [1, 0, 0, 1, -left, -top] : undefined,
  )
  const inner = part === target ? style : styleIn(build, part, style)
  // What softens it is said in pixels of the layout.
  const finer = typeof own.width === 'number' && own.width > 0 ? width / own.width : 1
  const soft = part === target ? undefined : softOf(part, { ...style, matrix: [finer, 0, 0, finer, 0, 0] })
  const { shapes, groups } = drawnParts(
    build,
    target.element.name === 'drawing' ? target.children : [target],
    inner,
    [width, height],
    soft,
  )
  const alt = own.alt ?? textOf(target, 'alt')
  const isSized =
    own.width !== undefined || own.height !== undefined || (own.at?.left !== undefined && own.at.right !== undefined)
  return {
    ...own,
    ...(!isSized && part !== target && { width, height }),
    type: 'vector',
    id: own.id ?? build.named(part === target ? 'drawing' : (textOf(target, 'id') ?? 'drawing')),
    viewBox: [width, height],
    shapes,
    ...(groups.length > 0 && { groups }),
    ...(alt !== undefined && { alt }),
  }
}

function viewBoxOf(part: Part, build: Build): [number, number, number, number] {
  const [left, top, width, height] = numbersOf(part, 'viewBox') ?? []
  if (left !== undefined && top !== undefined && width !== undefined && height !== undefined && width > 0 && height > 0)
    return [left, top, width, height]
  if (part.element.name === 'drawing') build.messages.fault(part, "<drawing> needs viewBox='0 0 width height'")
  return [0, 0, 100, 100]
}

/** One of our figures in the palette's colours; `fill` and `tone` are its leading ones. */
export function figureNode(part: Part, name: string, { build }: Room): SheetDrawing {
  const own = propertiesOf<Vector>(part)
  const of = (attribute: string): PlainColour | undefined => {
    const written = readAs(part, attribute, paintType)
    return typeof written === 'string' && written !== 'none' && written !== 'currentColor'
      ? plainColour(written)
      : undefined
  }
  const shapes = drawFigure(name, {
    tones: [of('fill') ?? 'accent', of('tone') ?? 'secondary', 'muted'],
    light: 'paper',
    dark: 'ink',
    skins: ['#C58C6B', '#8D5A3C', '#E8B998'],
  })
  const side = own.width === undefined && own.height === undefined ? { width: 200, height: 200 } : {}
  return {
    ...own,
    ...side,
    type: 'vector',
    id: own.id ?? build.named(name),
    viewBox: [FIGURE_SIDE, FIGURE_SIDE],
    shapes,
    alt: own.alt ?? name.replaceAll('-', ' '),
  }
}

const pictograms = openPictograms()

export function iconNode(part: Part, icon: string, { build }: Room): SheetDrawing | undefined {
  if (!pictograms.has(icon)) {
    build.messages.fault(part, `There is no icon called '${icon.slice(0, 60)}': names are like 'ph:coffee-fill'`)
    return undefined
  }
  const { width, height, ...own } = propertiesOf<Pictogram>(part)
  const tone = boxPaint(build, part, 'tone', [1, 1])
  return {
    ...own,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(width === undefined && height === undefined && { width: 48, height: 48 }),
    type: 'pictogram',
    id: own.id ?? build.named('icon'),
    icon,
    paint: boxPaint(build, part, 'fill', [1, 1]) ?? 'ink',
    ...(tone !== undefined && { tone }),
  }
}
