/**
 * A sheet in a format that its own layout cannot take: its pictures in one part, its words in the other, just as they are. What is plain
 * keeps what a person chose; another layout would bring another picture.
 */
import type { Brief } from '../../brief/types.ts'
import type { Design } from '../../design/types.ts'
import { withOwnIds } from '../../scene/own-ids.ts'
import { edgesOf } from '../../scene/safe-area.ts'
import type { Frame, Node, Paint, Scene, Text } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import type { EditContext } from '../context.ts'
import { type Measured, measure } from '../measure/compare.ts'

/** The share of the longer side that the pictures take. */
const PICTURES = 0.46
/** Of the shorter side, the margin of the words, and the space between two of them beside their size. */
const [MARGIN, GAP] = [0.07, 0.35]
/** Longer than this share of the other side, and the parts stand side by side. */
const WIDE = 1.15
/** How large the words are beside those of the design, each to the area it has: tried one after the other. */
const SIZES = [1.3, 1.1, 0.95, 0.8, 0.68, 0.56] as const

/** From large words to small ones; none where the design is no sheet with a picture, or has pages. */
export function* inTwoParts(design: Design, brief: Brief, context: EditContext): Generator<Design> {
  const { format, kind } = brief
  const { height, width } = format
  if (height === 'auto' || design.scene.artboards.length > 1 || (kind !== 'poster' && kind !== 'banner')) return
  const parts = partsOf(design.scene, context)
  if (!parts) return
  for (const size of SIZES) {
    const root = rootOf(parts, format, [width, height], size)
    const scene = withOwnIds({ ...design.scene, kind, format, artboards: [{ name: 'front', root }] })
    yield { ...design, brief, scene }
  }
}

interface Parts {
  pictures: Node[]
  /** In the order in which they are read. */
  words: (Text | Frame)[]
  /** What the pictures and what the words stand on. */
  grounds: [pictures: Paint, words: Paint]
  /** The side of a square of the design's area. */
  side: number
}

function partsOf(scene: Scene, context: EditContext): Parts | undefined {
  const measured = measure(scene, context)
  // What is hidden has no part of its own.
  const all = [...places(scene)].filter(({ node }) => node.opacity !== 0)
  const parents = new Map(all.map(({ node, parent }) => [node.id, parent]))
  const pictures = all.flatMap(({ node }) => (isPicture(node) ? [node] : []))
  const words = inReadingOrder(
    all.flatMap(({ node }) => (isWords(node, parents) ? [node] : [])),
    measured,
  )
  const [picture, first] = [pictures[0], words[0]]
  const area = measured.nodes.get(scene.artboards[0]?.root.id ?? '')?.box
  if (!picture || !first || !area) return undefined
  const ground = (node: Node) => groundOf(node, parents) ?? 'paper'
  return {
    pictures,
    words,
    grounds: [ground(picture), ground(first)],
    side: Math.sqrt(area.width * area.height),
  }
}

const isPicture = (node: Node): boolean =>
  node.type === 'picture' || (node.type === 'vector' && node.role === 'illustration')

/** A text that says something, and a button as a whole. */
function isWords(node: Node, parents: ReadonlyMap<string, Frame | undefined>): node is Text | Frame {
  if (node.type === 'frame') return node.role === 'button'
  return node.type === 'text' && node.role !== 'decoration' && parents.get(node.id)?.role !== 'button'
}

function inReadingOrder(words: readonly (Text | Frame)[], { nodes }: Measured): (Text | Frame)[] {
  const of = ({ id }: Node) => nodes.get(id)?.box ?? { x: 0, y: 0 }
  // What is pressed comes last.
  const isButton = ({ type }: Node) => Number(type === 'frame')
  return words.toSorted((a, b) => isButton(a) - isButton(b) || of(a).y - of(b).y || of(a).x - of(b).x)
}

function groundOf(node: Node, parents: ReadonlyMap<string, Frame | undefined>): Paint | undefined {
  for (let above = parents.get(node.id); above; above = parents.get(above.id)) if (above.fill) return above.fill
  return undefined
}

function rootOf(
  { pictures, words, grounds, side }: Parts,
  format: Scene['format'],
  [width, height]: [number, number],
  size: number,
): Frame {
  const isWide = width > height * WIDE
  const margin = MARGIN * Math.min(width, height)
  const area = isWide ? width * (1 - PICTURES) * height : width * height * (1 - PICTURES)
  const by = (size * Math.sqrt(area)) / (side * Math.sqrt(1 - PICTURES))
  const edges = edgesOf(format, width, height, margin, margin / 2)
  const [direction, first, second] = isWide
    ? (['row', { width: width * PICTURES, height }, { width: width * (1 - PICTURES), height }] as const)
    : (['column', { width, height: height * PICTURES }, { width, height: height * (1 - PICTURES) }] as const)
  return {
    type: 'frame',
    id: 'sheet',
    fill: grounds[1],
    layout: { direction, gap: 0 },
    children: [
      {
        ...{ type: 'frame', id: 'pictures', fill: grounds[0], clip: true, ...first },
        layout: { direction: isWide ? 'column' : 'row' },
        children: pictures.map((node) => ({ ...inFlow(node), width: 'fill', height: 'fill' })),
      },
      {
        ...{ type: 'frame', id: 'words', ...second },
        layout: {
          ...{ direction: 'column', justify: 'center', gap: by * side * 0.02 * GAP },
          padding: isWide
            ? [edges.top, edges.right, edges.bottom, margin]
            : [margin, edges.right, edges.bottom, edges.left],
        },
        children: words.map((node) => scaled(inFlow(node), by)),
      },
    ],
  }
}

/** Without the place that it had. */
function inFlow<T extends Node>(node: T): T {
  const free = { ...node }
  for (const key of ['at', 'margin', 'rotate'] as const) delete free[key]
  return free
}

function scaled(node: Node, by: number): Node {
  if (node.type === 'text') {
    const { fit, ...own } = node
    return { ...own, size: node.size * by, width: 'fill' }
  }
  if (node.type !== 'frame') return node
  const padding = node.layout?.padding
  const children = node.children.map((child) => {
    const one = scaled(child, by)
    return one.type === 'text' ? { ...one, width: 'hug' as const } : one
  })
  return {
    ...{ ...node, width: 'hug', height: 'hug', alignSelf: 'start', children },
    layout: {
      ...node.layout,
      ...(padding !== undefined && {
        padding:
          typeof padding === 'number'
            ? padding * by
            : [padding[0] * by, padding[1] * by, padding[2] * by, padding[3] * by],
      }),
    },
  }
}
