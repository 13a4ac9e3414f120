/** Small words of an area of a stage: how they flow, and the frame that a stage has for them. */
import type { Frame } from '../../../scene/types.ts'
import { sheetNodes } from '../../../sheet/fill.ts'
import type { SheetFrame, SheetNode } from '../../../sheet/types.ts'

/** How words are set: as what leads, large beside it, or like all others. */
export type Rank = 'lead' | 'large' | 'small' | 'cta'

export const hasSlot = (node: SheetNode, slot: Rank): boolean =>
  node.slot === slot || (node.type === 'frame' && node.children.some((child) => hasSlot(child, slot)))
/** A frame for all small words. */
export const isForFacts = (node: SheetNode): node is SheetFrame => node.type === 'frame' && node.slot === 'details'

/** More words than this in an area, and none but those that were told so are large. */
export const FEW = 2
/** How small words flow. */
export interface Flow {
  /** Of the frame for facts. */
  columns: number
  /** Beside one another, as many as a line holds. */
  wraps?: true
  /** No fact is broken. */
  whole?: true
  /** Another way follows: it is taken only where the words are nearly as large as they may be. */
  wholly?: true
}
/** So many of the steps. */
export const WHOLLY = 3

/** The ways in which small words may flow, the dearest first. */
export function flowsFor(area: SheetFrame, ranks: readonly Rank[]): Flow[] {
  const count = ranks.filter((rank) => rank === 'small').length
  const facts = [...sheetNodes(area)].find(isForFacts)
  if (facts?.layout?.direction === 'row' && count > 1) {
    // Of an odd number one would stand alone in its column.
    const two: Flow = count % 2 === 0 ? { columns: 2 } : { columns: 1, wraps: true }
    return [
      { columns: count, wholly: true },
      { ...two, wholly: true },
      two,
      { columns: 1, whole: true },
      { columns: 1 },
    ]
  }
  if (facts && count > 0) return [{ columns: 1, whole: true }, { columns: 1 }]
  // Facts that find no room under one another stand beside one another.
  return count > FEW && !facts ? [{ columns: 1 }, { columns: 1, wraps: true }] : [{ columns: 1 }]
}

/** Between the lines of facts, of their size. */
const CLOSE = 0.1
const flowing = (node: SheetNode): number => (node.type === 'text' ? node.size : 0)

/** Words with those that are small in the frame for facts: dealt over its columns, with what stands between those. */
export function dealt(
  facts: SheetFrame,
  words: readonly SheetNode[],
  ranks: readonly Rank[],
  columns: number,
): SheetNode[] {
  const small = words.filter((_, i) => ranks[i] === 'small')
  const [first] = small
  if (!first) return words.filter((_, i) => ranks[i] !== 'small')
  const { gap = 0, lineGap = flowing(first) * CLOSE, ...flow } = facts.layout ?? {}
  const between = facts.children.filter((child) => !hasSlot(child, 'small'))
  const each = Math.ceil(small.length / columns)
  const lists = Array.from({ length: Math.ceil(small.length / each) }, (_, i) => small.slice(i * each, (i + 1) * each))
  const column = (list: readonly SheetNode[], i: number): SheetFrame => ({
    type: 'frame',
    id: `${facts.id}-${i + 1}`,
    layout: { gap: lineGap, align: lists.length > 1 ? 'start' : (flow.align ?? 'start') },
    children: [...list],
  })
  const set: SheetFrame =
    lists.length === 1
      ? {
          ...facts,
          layout: { ...flow, direction: 'column', gap: flow.direction === 'row' ? lineGap : gap },
          children: small,
        }
      : {
          ...facts,
          layout: { ...flow, direction: 'row', gap },
          children: lists.flatMap((list, i) => [
            ...(i === 0 ? [] : between.map((one): SheetNode => ({ ...one, id: `${one.id}-${i}` }))),
            column(list, i),
          ]),
        }
  const at = words.indexOf(first)
  return words.flatMap((word, i) => (i === at ? [set] : ranks[i] === 'small' ? [] : [word]))
}

/** Words with those that are small in one flow that wraps. */
export function beside(
  words: readonly SheetNode[],
  ranks: readonly Rank[],
  align: NonNullable<Frame['layout']>['align'],
  width: number,
): SheetNode[] {
  const small = words.filter((_, i) => ranks[i] === 'small')
  const [first] = small
  if (first?.type !== 'text') return [...words]
  const flow: SheetFrame = {
    type: 'frame',
    id: 'told-facts',
    width,
    layout: {
      direction: 'row',
      wrap: true,
      gap: first.size * 1.1,
      lineGap: first.size * 0.22,
      justify: align === 'center' || align === 'end' ? align : 'start',
    },
    children: small,
  }
  const at = words.indexOf(first)
  return words.flatMap((word, i) => (i === at ? [flow] : small.includes(word) ? [] : [word]))
}
