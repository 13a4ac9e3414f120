/** A sheet set: its layout for the format, filled with the brief's words, in a direction's colours and letters. */
import type { Brief, Copy } from '../brief/types.ts'
import type { Direction } from '../direction/types.ts'
import type { Node, Role, Scene } from '../scene/types.ts'
import { lower } from '../sheet/lower.ts'
import type { Instruments, Sheet } from '../sheet/types.ts'
import { layoutFor } from './shape.ts'
import { wordsFor } from './words.ts'

/** The brief with the words that a sheet sets for it: what it says itself is written. */
export function spoken(sheet: Sheet, brief: Brief): Brief {
  const { copy, left } = wordsFor(brief, layoutFor(sheet.layouts, brief.format))
  const { variants: _, ...rest } = brief
  return { ...rest, copy: [...copy, ...left] }
}

/** @param brief as `spoken` gives it, or any that is settled */
export function setSheet(sheet: Sheet, brief: Brief, direction: Direction, instruments: Instruments): Scene {
  const layout = layoutFor(sheet.layouts, brief.format)
  const { words, copy } = wordsFor(brief, layout)
  const { scene } = lower(sheet, layout, {
    format: brief.format,
    palette: direction.palette,
    typography: direction.typography,
    words,
    instruments,
  })
  const artboards = scene.artboards.map((artboard) => ({ ...artboard, root: withRoles(artboard.root, copy) }))
  return { ...scene, kind: brief.kind, artboards }
}

/** Roles that a text's place does not tell: a date among the details is one. */
const PLAIN: readonly (Role | undefined)[] = [undefined, 'detail', 'label', 'list-item']

function withRoles<T extends Node>(node: T, copy: readonly Copy[]): T {
  if (node.type === 'frame') return { ...node, children: node.children.map((child) => withRoles(child, copy)) }
  if (node.type !== 'text' || !PLAIN.includes(node.role)) return node
  const own = copy.find(({ text }) => text === node.text) ?? copy.find(({ text }) => node.text.startsWith(text))
  return own ? { ...node, role: own.role } : node
}
