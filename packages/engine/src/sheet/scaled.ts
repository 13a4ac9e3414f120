/** A node in another size: every length of it alike. */
import { scaledArc } from '../scene/track.ts'
import type { Insets, NodeBase, Sizing } from '../scene/types.ts'
import type { SheetFrame, SheetNode, SheetText } from './types.ts'

const rounded = (value: number) => Math.round(value * 100) / 100

type By = (value: number) => number

/** Every property of some that is there, changed where it stands. */
function change<K extends string, V>(of: Partial<Record<K, V>>, keys: readonly K[], by: (value: V) => V): void {
  for (const key of keys) {
    const value: V | undefined = of[key]
    if (value !== undefined) of[key] = by(value)
  }
}

export function scaledNode<N extends SheetNode>(node: N, by: number): N {
  const copy = { ...node }
  const n: By = (value) => rounded(value * by)
  scaleBase(copy, n)
  if (copy.type === 'text') scaleText(copy, n, by)
  else if (copy.type === 'frame') {
    scaleFrame(copy, n)
    copy.children = copy.children.map((child) => scaledNode(child, by))
  } else if (copy.type === 'picture' && typeof copy.radius === 'number') copy.radius = n(copy.radius)
  return copy
}

const insetsBy =
  (n: By) =>
  (value: Insets): Insets =>
    typeof value === 'number' ? n(value) : [n(value[0]), n(value[1]), n(value[2]), n(value[3])]

function scaleBase(node: NodeBase, n: By): void {
  change<'width' | 'height', Sizing>(node, ['width', 'height'], (value) =>
    typeof value === 'number' ? n(value) : value,
  )
  change<'minWidth' | 'maxWidth' | 'minHeight' | 'maxHeight', number>(
    node,
    ['minWidth', 'maxWidth', 'minHeight', 'maxHeight'],
    n,
  )
  change<'margin', Insets>(node, ['margin'], insetsBy(n))
  if (!node.at) return
  node.at = { ...node.at }
  change<'left' | 'top' | 'right' | 'bottom', number>(node.at, ['left', 'top', 'right', 'bottom'], n)
}

function scaleText(text: SheetText, n: By, by: number): void {
  text.size = n(text.size)
  if (text.fit) text.fit = { ...text.fit, min: n(text.fit.min) }
  if (text.arc) text.arc = scaledArc(text.arc, by)
}

function scaleFrame(frame: SheetFrame, n: By): void {
  if (frame.layout) {
    frame.layout = { ...frame.layout }
    change<'gap' | 'lineGap', number>(frame.layout, ['gap', 'lineGap'], n)
    change<'padding', Insets>(frame.layout, ['padding'], insetsBy(n))
  }
  if (frame.stroke) frame.stroke = { ...frame.stroke, width: n(frame.stroke.width) }
  if (typeof frame.radius === 'number') frame.radius = n(frame.radius)
  else if (Array.isArray(frame.radius)) {
    const [a, b, c, d] = frame.radius
    frame.radius = [n(a), n(b), n(c), n(d)]
  }
  if (frame.shadow) frame.shadow = { ...frame.shadow, y: n(frame.shadow.y), blur: n(frame.shadow.blur) }
}
