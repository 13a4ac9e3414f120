/**
 * One word of a line that shall look otherwise: "make the word Jazz red", "Maple in brown", "the Q in another colour".
 * A text has one look, so the line is taken apart at the word; its pieces stand where the line stood.
 */
import { nth } from '../../base/items.ts'
import { findLaid } from '../../scene/laid.ts'
import type { LaidArtboard, LaidNode } from '../../scene/layout.ts'
import type { Frame, Node, Text } from '../../scene/types.ts'
import { asFrame, findPlace } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import type { State } from '../context.ts'
import { freshId } from '../ids.ts'
import { textNodes } from '../scene-nodes.ts'
import type { Operation } from '../types.ts'

/** A line taken apart, and the nodes that say the words. */
interface Piece {
  operations: Operation[]
  focus: string[]
}

/** The largest line that has the word and more. */
function lineWith(word: string, state: State, among: readonly string[]): { node: Text; at: number } | undefined {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu')
  const lines = textNodes(state).flatMap((node) => {
    const isMeant = node.role !== 'decoration' && !node.arc && among.includes(node.id)
    const at = !isMeant ? undefined : pattern.exec(node.text)?.index
    return at === undefined ? [] : [{ node, at }]
  })
  // The word may be a line already: that line is meant.
  const alone = lines.find(({ node }) => node.text.trim().length <= word.length + 1)
  if (alone) return alone
  return lines.toSorted((a, b) => b.node.size - a.node.size)[0]
}

/** The words of one of the texts as a piece of their own; none where they are all of it already. */
export function pieceOf(words: string, ids: readonly string[], state: State): Piece | undefined {
  const found = lineWith(words, state, ids)
  if (!found) return undefined
  return found.node.text.trim().length <= words.length + 1
    ? { operations: [], focus: [found.node.id] }
    : apart(found.node, found.at, words.length, state)
}

/** The operations that put pieces in the place of a text, each line a row. */
function apart(text: Text, at: number, length: number, state: State): Piece | undefined {
  const { scene } = state.design
  const place = findPlace(scene, text.id)
  const laid = laidOf(text.id, state.context.layout?.(scene) ?? [])
  const set = laid?.text
  if (!place?.parent || !laid || !set) return undefined
  const words = text.text.split(' ')
  const lines: string[] = []
  for (const line of set.lines) lines.push(words.splice(0, line.text.split(' ').length).join(' '))
  if (words.length > 0) return undefined
  let from = 0
  const focus: string[] = []
  const pieces = lines.map((line, row) => {
    const cut = [
      Math.max(0, Math.min(line.length, at - from)),
      Math.max(0, Math.min(line.length, at + length - from)),
    ] as const
    from += line.length + 1
    const parts = [line.slice(0, cut[0]), line.slice(...cut), line.slice(cut[1])]
    return parts.flatMap((part, index) => {
      if (part.trim() === '') return []
      const first = row === 0 && parts.slice(0, index).every((other) => other.trim() === '')
      const id = first ? text.id : freshId(`${text.id}-piece-${row + 1}${index + 1}`, state.design)
      if (index === 1) focus.push(id)
      return [
        {
          node: piece(text, id, part.trim(), set.size, first),
          spaced: /^\s/.test(part) || /\s$/.test(parts[index - 1] ?? ''),
        },
      ]
    })
  })
  const group = (spaces: number[]): Frame =>
    grouped(
      text,
      freshId(`${text.id}-words`, state.design),
      pieces.map((row, index) =>
        row.map(({ node, spaced }, i) =>
          i > 0 && spaced && spaces[index] ? { ...node, margin: [0, 0, 0, nth(spaces, index)] } : node,
        ),
      ),
      { size: set.size, cap: set.capHeight, width: laid.width },
    )
  const replaced = (spaces: number[]): Operation[] => [
    { op: 'remove', id: text.id },
    { op: 'insert', parent: asFrame(place.parent).id, index: place.index, node: group(spaces) },
  ]
  const close = state.context.layout?.(apply(scene, replaced([]))) ?? []
  const spaces = pieces.map((row, index) => {
    const gaps = row.filter(({ spaced }, i) => i > 0 && spaced).length
    const width = row.reduce((sum, { node }) => sum + (laidOf(node.id, close)?.text?.lines[0]?.width ?? 0), 0)
    return gaps === 0 ? 0 : Math.max(0, ((set.lines[index]?.width ?? 0) - width) / gaps)
  })
  return { operations: replaced(spaces), focus }
}

/** A piece in the look of its line, which it neither wraps nor fits by itself. */
function piece(text: Text, id: string, words: string, size: number, first: boolean): Text {
  const {
    at,
    width,
    height,
    minWidth,
    maxWidth,
    minHeight,
    maxHeight,
    alignSelf,
    margin,
    rotate,
    opacity,
    fit,
    align,
    ...look
  } = text
  return { ...look, id, text: words, size, ...(!first && text.element && { element: 'span' as const }) }
}

function grouped(
  text: Text,
  id: string,
  rows: Node[][],
  { size, cap, width }: { size: number; cap: number; width: number },
): Frame {
  const { at, minWidth, maxWidth, alignSelf, margin, rotate, opacity } = text
  const side = text.align ?? 'start'
  const gap = text.trim ? Math.max(0, (text.lineHeight ?? 1.2) * size - cap) : 0
  const line = (children: Node[], index: number): Frame => ({
    type: 'frame',
    id: `${id}-${index + 1}`,
    layout: { direction: 'row', align: 'end' },
    children,
  })
  return {
    type: 'frame',
    id,
    role: 'group',
    // What the text had from its parent it keeps: the pieces stand in it as the lines stood.
    ...Object.fromEntries(
      Object.entries({ at, minWidth, maxWidth, alignSelf, margin, rotate, opacity }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
    width: text.width ?? Math.ceil(width),
    layout: { direction: 'column', gap, align: side },
    children: rows.map(line),
  }
}

function laidOf(id: string, artboards: LaidArtboard[]): LaidNode | undefined {
  return artboards.map(({ root }) => findLaid(root, id)).find((found) => found !== undefined)
}
