/** Layout: scene → boxes and placed glyphs. The one place that knows where things stand; painters only paint. */

import Yoga, {
  Align,
  Edge,
  FlexDirection,
  Gutter,
  Justify,
  MeasureMode,
  Overflow,
  PositionType,
  Wrap,
  type Node as YogaNode,
} from 'yoga-layout'
import type { Box } from '../base/geometry.ts'
import { memo } from '../base/memo.ts'
import { insetsOf } from './insets.ts'
import { type LaidText, measureText, setText, type TextContext } from './text-layout.ts'
import type { Artboard, Frame, Node, Scene, Sizing, Text } from './types.ts'

export interface LaidNode {
  node: Node
  /** Artboard pixels, before rotation. */
  x: number
  y: number
  width: number
  height: number
  children: LaidNode[]
  text?: LaidText
}
export interface LaidArtboard {
  artboard: Artboard
  width: number
  height: number
  root: LaidNode
}

const config = Yoga.Config.create()
// No rounding to whole pixels: exact placing is what the painter wants.
config.setPointScaleFactor(0)

const ALIGN = {
  start: Align.FlexStart,
  center: Align.Center,
  end: Align.FlexEnd,
  stretch: Align.Stretch,
  baseline: Align.Baseline,
}
const JUSTIFY = {
  start: Justify.FlexStart,
  center: Justify.Center,
  end: Justify.FlexEnd,
  between: Justify.SpaceBetween,
  around: Justify.SpaceAround,
}

type Axis = 'width' | 'height'

function setSize(yoga: YogaNode, axis: Axis, sizing: Sizing | undefined, isMain: boolean, absolute: boolean) {
  if (sizing === undefined) return
  const set = axis === 'width' ? yoga.setWidth.bind(yoga) : yoga.setHeight.bind(yoga)
  if (typeof sizing === 'number') {
    set(sizing)
    if (isMain) yoga.setFlexShrink(0)
  } else if (sizing === 'fill') {
    if (absolute) set('100%')
    else if (isMain) {
      yoga.setFlexGrow(1)
      yoga.setFlexShrink(1)
      yoga.setFlexBasis(0)
    } else yoga.setAlignSelf(Align.Stretch)
  } else if (sizing === 'hug') {
    if (!isMain && !absolute) yoga.setAlignSelf(Align.FlexStart)
  } else set(sizing)
}

/** The direction that a frame's children flow in. */
const directionOf = (frame: Frame) => frame.layout?.direction ?? 'column'

function style(yoga: YogaNode, node: Node, parent: Frame | undefined) {
  const absolute = node.at !== undefined
  const row = parent !== undefined && directionOf(parent) === 'row'
  // Text in a row gives way and wraps; everything else keeps its size. What is not said is as Yoga has it: each call crosses into WebAssembly.
  if (node.type === 'text' && row) yoga.setFlexShrink(1)
  setSize(yoga, 'width', node.width, row, absolute)
  setSize(yoga, 'height', node.height, !row, absolute)
  if (node.minWidth !== undefined) yoga.setMinWidth(node.minWidth)
  if (node.maxWidth !== undefined) yoga.setMaxWidth(node.maxWidth)
  if (node.minHeight !== undefined) yoga.setMinHeight(node.minHeight)
  if (node.maxHeight !== undefined) yoga.setMaxHeight(node.maxHeight)
  if (node.alignSelf) yoga.setAlignSelf(ALIGN[node.alignSelf])
  if (node.margin !== undefined) {
    const [top, right, bottom, left] = insetsOf(node.margin)
    yoga.setMargin(Edge.Top, top)
    yoga.setMargin(Edge.Right, right)
    yoga.setMargin(Edge.Bottom, bottom)
    yoga.setMargin(Edge.Left, left)
  }
  if (node.at) {
    yoga.setPositionType(PositionType.Absolute)
    if (node.at.left !== undefined) yoga.setPosition(Edge.Left, node.at.left)
    if (node.at.top !== undefined) yoga.setPosition(Edge.Top, node.at.top)
    if (node.at.right !== undefined) yoga.setPosition(Edge.Right, node.at.right)
    if (node.at.bottom !== undefined) yoga.setPosition(Edge.Bottom, node.at.bottom)
  }
}

function styleFrame(yoga: YogaNode, frame: Frame) {
  const layout = frame.layout ?? {}
  const row = layout.direction === 'row'
  yoga.setFlexDirection(row ? FlexDirection.Row : FlexDirection.Column)
  yoga.setAlignItems(ALIGN[layout.align ?? (row ? 'start' : 'stretch')])
  yoga.setJustifyContent(JUSTIFY[layout.justify ?? 'start'])
  if (layout.wrap) yoga.setFlexWrap(Wrap.Wrap)
  if (layout.gap) yoga.setGap(Gutter.All, layout.gap)
  if (layout.lineGap !== undefined) yoga.setGap(row ? Gutter.Row : Gutter.Column, layout.lineGap)
  if (layout.padding !== undefined) {
    const [top, right, bottom, left] = insetsOf(layout.padding)
    yoga.setPadding(Edge.Top, top)
    yoga.setPadding(Edge.Right, right)
    yoga.setPadding(Edge.Bottom, bottom)
    yoga.setPadding(Edge.Left, left)
  }
  if (frame.clip) yoga.setOverflow(Overflow.Hidden)
}

function measureWith(node: Text, context: TextContext) {
  return (width: number, widthMode: MeasureMode, height: number, heightMode: MeasureMode) => {
    const maxWidth = widthMode === MeasureMode.Undefined ? Infinity : width
    const maxHeight = heightMode === MeasureMode.Exactly ? height : Infinity
    const measured = measureText(node, maxWidth, maxHeight, context)
    return {
      width: widthMode === MeasureMode.Exactly ? width : Math.min(measured.width, maxWidth),
      height: heightMode === MeasureMode.Exactly ? height : measured.height,
    }
  }
}

/** What is there at the width that a design is drawn for. */
const shownIn = ({ children }: Frame): Node[] =>
  children.some(({ small }) => small === 'narrow') ? children.filter(({ small }) => small !== 'narrow') : children

function build(node: Node, parent: Frame | undefined, context: TextContext): YogaNode {
  const yoga = Yoga.Node.create(config)
  style(yoga, node, parent)
  if (node.type === 'frame') {
    styleFrame(yoga, node)
    shownIn(node).forEach((child, index) => {
      yoga.insertChild(build(child, node, context), index)
    })
  } else if (node.type === 'text') yoga.setMeasureFunc(measureWith(node, context))
  else if (node.type === 'vector' && node.width !== undefined && node.height === undefined)
    yoga.setAspectRatio(node.viewBox[0] / node.viewBox[1])
  else if (node.type === 'pictogram' && node.height === undefined) yoga.setAspectRatio(1)
  return yoga
}

/** The box between the nearest whole pixels; a hairline keeps one. */
function wholeBox({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)]
  const least = (length: number) => (length > 0 ? 1 : 0)
  return {
    x: left,
    y: top,
    width: Math.max(least(width), Math.round(x + width) - left),
    height: Math.max(least(height), Math.round(y + height) - top),
  }
}

function read(yoga: YogaNode, node: Node, left: number, top: number, context: TextContext): LaidNode {
  const { left: dx, top: dy, width, height } = yoga.getComputedLayout()
  const exact = { x: left + dx, y: top + dy, width, height }
  const whole = context.wholePixels && node.type !== 'text' && !node.rotate
  const laid: LaidNode = { node, ...(whole ? wholeBox(exact) : exact), children: [] }
  if (node.type === 'frame') {
    laid.children = shownIn(node).map((child, index) => read(yoga.getChild(index), child, exact.x, exact.y, context))
  } else if (node.type === 'text') laid.text = setText(node, exact, context)
  return laid
}

/** Lays one artboard out. A format of height 'auto' takes the height of its content. */
export function layoutArtboard(scene: Scene, artboard: Artboard, context: TextContext): LaidArtboard {
  const { width, height } = scene.format
  // Marks are measured against one another and shown at any size: they keep their exact places.
  const own = { ...context, wholePixels: scene.kind !== 'logo' && scene.kind !== 'icon' }
  const yoga = build({ ...artboard.root, width, ...(height !== 'auto' && { height }) }, undefined, context)
  try {
    yoga.calculateLayout(width, height === 'auto' ? undefined : height)
    const root = read(yoga, artboard.root, 0, 0, own)
    return { artboard, width, height: height === 'auto' ? Math.ceil(root.height) : height, root }
  } finally {
    yoga.freeRecursive()
  }
}

/** All artboards of a scene, which has at least one. */
export type Laid = [LaidArtboard, ...LaidArtboard[]]

export function layout(scene: Scene, context: TextContext): Laid {
  const [first, ...others] = scene.artboards
  if (!first) throw new RangeError('The scene has no artboard.')
  const lay = (artboard: Artboard) => layoutArtboard(scene, artboard, context)
  return [lay(first), ...others.map(lay)]
}

export type LayOut = (scene: Scene) => Laid

/**
 * Lays scenes out, each of them once: who composes, judges, paints and exports a scene sees the same layout. For scenes that
 * are finished: one that changes afterwards keeps the layout that it had.
 */
export function layingOut(context: Omit<TextContext, 'typography'>): LayOut {
  const known = new WeakMap<Scene, Laid>()
  return (scene) => memo(known, scene, () => layout(scene, { ...context, typography: scene.typography }))
}
