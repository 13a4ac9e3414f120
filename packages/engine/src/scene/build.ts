/** Short words for building scenes. They add nothing but defaults: what they return is plain scene data. */
import type { Control } from './controls.ts'
import type { Frame, Node, Text } from './types.ts'

export type Options<T extends Node, Given extends keyof T> = Omit<T, 'type' | Given>

/** A text. `size`, `font`, `weight` and `fill` have no default: they are decisions. */
export const text = (id: string, words: string, options: Options<Text, 'id' | 'text'>): Text => ({
  type: 'text',
  id,
  text: words,
  ...options,
})

export const frame = (id: string, options: Options<Frame, 'id' | 'children'>, children: Node[] = []): Frame => ({
  type: 'frame',
  id,
  ...options,
  children,
})

export const row = (id: string, options: Options<Frame, 'id' | 'children'>, children: Node[]): Frame =>
  frame(id, { ...options, layout: { direction: 'row', ...options.layout } }, children)

export const column = (id: string, options: Options<Frame, 'id' | 'children'>, children: Node[]): Frame =>
  frame(id, { ...options, layout: { direction: 'column', ...options.layout } }, children)

/** The node as what people do with it, in code; it looks as before. */
export const acting = <T extends Node>(control: Control, node: T): T => ({ ...node, control })

/** Takes what room is left in a flow. */
export const spacer = (id: string): Frame => ({ type: 'frame', id, width: 'fill', height: 'fill', children: [] })
