/** Elements of a layout or board as nodes of a scene, with their marks. */
import { figureDrawing, hasFigure } from '../../imagery/figure-drawings.ts'
import type { Frame, Picture } from '../../scene/types.ts'
import { colour as colourType } from '../grammar/colours.ts'
import { numberOf, numbersOf, type Part, readAs, textOf, wordOf } from '../grammar/part.ts'
import { gaps as gapsType, radius as radiusType } from '../grammar/values.ts'
import type { Marks, SheetFrame, SheetNode } from '../types.ts'
import { bareDrawings } from './bare.ts'
import { boxLook, boxPaint } from './boxes.ts'
import type { Build } from './context.ts'
import { drawingNode, figureNode, iconNode } from './drawings.ts'
import { propertiesOf } from './properties.ts'
import type { Room } from './room.ts'
import { textNode } from './words.ts'

export function frameNode(part: Part, room: Room, size = sizeOf(part)): SheetFrame {
  const { build } = room
  const { width, height, ...own } = withGaps(propertiesOf<Frame>(part), part)
  const radius = readAs(part, 'radius', radiusType)
  const inner = size && ([size[0], size[1]] as const)
  return {
    ...own,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    type: 'frame',
    id: own.id ?? build.named(own.slot ?? 'frame'),
    ...boxLook(build, part, size ?? [1, 1]),
    ...(radius !== undefined && { radius }),
    children: childNodes(part, { build, typography: room.typography, ...(inner && { inner }) }),
    place: { line: part.line, column: part.column },
  }
}

/** The gaps of a flow: along it, and between its lines where it wraps. */
function withGaps(own: Partial<Frame>, part: Part): Partial<Frame> & Marks {
  const said = readAs(part, 'gap', gapsType)
  if (said === undefined) return own
  const [rows, columns] = typeof said === 'number' ? [said, undefined] : said
  if (columns === undefined) return { ...own, layout: { ...own.layout, gap: rows } }
  const [gap, lineGap] = own.layout?.direction === 'row' ? [columns, rows] : [rows, columns]
  return { ...own, layout: { ...own.layout, gap, ...(lineGap !== gap && { lineGap }) } }
}

/** What hugs its content stands where the flow says, as in CSS. */
function alignedIn<N extends SheetNode>(node: N, part: Part): N {
  const align = wordOf(part, 'align', ['center', 'end'])
  const across = textOf(part, 'direction') === 'row' ? node.height : node.width
  return align && !node.at && node.alignSelf === undefined && across === 'hug' ? { ...node, alignSelf: align } : node
}

/** Pixels of an element, where both are said in numbers. */
function sizeOf(part: Part): readonly [number, number] | undefined {
  const [width, height] = [numberOf(part, 'width'), numberOf(part, 'height')]
  return width !== undefined && height !== undefined ? [width, height] : undefined
}

const SHAPES = new Set(['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])

/** Shapes that stand in a layout itself, between its boxes. */
function isBare(part: Part, build: Build): boolean {
  if (part.element.name !== 'use') return SHAPES.has(part.element.name)
  const target = build.defined.get(textOf(part, 'href')?.replace(/^#/, '') ?? '')
  return target !== undefined && target.element.name !== 'drawing' && numberOf(part, 'width') === undefined
}

function childNodes(part: Part, room: Room): SheetNode[] {
  const nodes: SheetNode[] = []
  let run: Part[] = []
  const flush = () => {
    if (run.length > 0) nodes.push(...bareDrawings(run, room))
    run = []
  }
  for (const child of part.children) {
    if (isBare(child, room.build)) run.push(child)
    else {
      flush()
      const node = childNode(child, room)
      if (node) nodes.push(alignedIn(node, part))
    }
  }
  flush()
  return nodes
}

function childNode(part: Part, room: Room): SheetNode | undefined {
  const place = { line: part.line, column: part.column }
  switch (part.element.name) {
    case 'frame':
      return frameNode(part, room)
    case 'text':
      return { ...textNode(part, room), place }
    case 'drawing':
      return { ...drawingNode(part, part, room), place }
    case 'image':
      return textOf(part, 'ask') === undefined ? { ...pictureNode(part, room), place } : askedPicture(part, room)
    case 'use': {
      const node = usedNode(part, room)
      return node && { ...node, place }
    }
    default:
      return undefined
  }
}

function usedNode(part: Part, room: Room): SheetNode | undefined {
  const { build } = room
  const [icon, figure, href] = [textOf(part, 'icon'), textOf(part, 'figure'), textOf(part, 'href')]
  if (icon !== undefined) return iconNode(part, icon, room)
  if (figure !== undefined) {
    if (hasFigure(figure) && figureDrawing(figure)) return figureNode(part, figure, room)
    build.messages.fault(part, `There is no figure called '${figure}'`)
    return undefined
  }
  if (href === undefined) {
    build.messages.fault(part, "<use> needs href='#id', figure='…' or icon='…'")
    return undefined
  }
  const target = build.find(part, href.replace(/^#/, ''))
  return target && drawingNode(part, target, room)
}

/** A place for a picture that a painter is asked for: a frame that waits for it. What lies alone in it is a sticker. */
function askedPicture(part: Part, { build }: Room): SheetFrame {
  const { id, at, width, height, rotate, opacity } = propertiesOf<Frame>(part)
  const isAlone = part.values.get('transparent')?.value === true
  const radius = readAs(part, 'radius', radiusType)
  return {
    ...(at && { at }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(rotate !== undefined && { rotate }),
    ...(opacity !== undefined && { opacity }),
    type: 'frame',
    id: id ?? build.named('picture'),
    role: isAlone ? 'sticker' : 'photo',
    control: { kind: 'photo', shows: textOf(part, 'ask') ?? '' },
    ...(radius !== undefined && { radius }),
    children: [],
    place: { line: part.line, column: part.column },
  }
}

function pictureNode(part: Part, { build }: Room): SheetNode {
  const own = propertiesOf<Picture>(part)
  const [dark, light] = (textOf(part, 'duotone') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map((text) => colourType.read(text))
  const scrim = boxPaint(build, part, 'scrim', [1, 1])
  const [x, y] = numbersOf(part, 'focus') ?? []
  if (own.slot !== 'given' && own.media === undefined)
    build.messages.fault(part, "<image> needs slot='given', or ask='…': a sheet holds no pictures of its own")
  return {
    ...own,
    type: 'picture',
    id: own.id ?? build.named('picture'),
    media: own.media ?? '',
    alt: own.alt ?? '',
    ...(x !== undefined && y !== undefined && { focus: [x, y] }),
    ...(scrim !== undefined && { scrim }),
    ...(dark && light && 'value' in dark && 'value' in light && { treatment: { duotone: [dark.value, light.value] } }),
  }
}
