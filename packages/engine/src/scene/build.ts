/** Short words for building scenes. They add nothing but defaults: what they return is plain scene data. */
import type { Brief, Copy } from '../brief/types.ts'
import type { Direction } from '../direction/types.ts'
import type { Artboard, Frame, Node, Role, Scene, Text } from './types.ts'
import { SCENE_VERSION } from './types.ts'

type Options<T extends Node, Given extends keyof T> = Omit<T, 'type' | Given>

/** A text. `size`, `font`, `weight` and `fill` have no default: they are decisions. */
export const text = (id: string, words: string, options: Options<Text, 'id' | 'text'>): Text => ({
  type: 'text',
  id,
  text: words,
  ...options,
})

/** A text that sets a piece of copy: its role, and whether it is a fact, come along. */
export const copyText = (id: string, copy: Copy, options: Options<Text, 'id' | 'text' | 'fact'>): Text => ({
  type: 'text',
  id,
  role: copy.role,
  text: copy.text,
  ...(copy.source === 'given' && { fact: true }),
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

/** Takes what room is left in a flow. */
export const spacer = (id: string): Frame => ({ type: 'frame', id, width: 'fill', height: 'fill', children: [] })

/** The first copy of a role. */
export const copyOf = (brief: Brief, ...roles: Role[]): Copy | undefined => {
  for (const role of roles) {
    const found = brief.copy.find((copy) => copy.role === role)
    if (found) return found
  }
  return undefined
}

/** A scene in the direction's palette and typography. */
export const scene = (brief: Brief, direction: Direction, artboards: Artboard[]): Scene => ({
  version: SCENE_VERSION,
  kind: brief.kind,
  format: brief.format,
  palette: direction.palette,
  typography: direction.typography,
  artboards,
})
