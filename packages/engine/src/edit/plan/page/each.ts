/** One part more in every thing of a list: a button on each card, a column in each row of a table. */

import { capitalised } from '../../../base/words.ts'
import { SECTION_ROWS } from '../../../language/lexicon/sections.ts'
import type { Frame, Node, Text } from '../../../scene/types.ts'
import { findPlace, places, subtree } from '../../../scene/walk.ts'
import type { State, Step } from '../../context.ts'
import { copied, freshId } from '../../ids.ts'
import { pageParts } from '../../pages/page-parts.ts'
import { nodeOf, textsWithin } from '../../scene-nodes.ts'
import { cannot, patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import { inRow, saying } from './links.ts'
import { listIn } from './list.ts'

const isButton = (node: Node): node is Frame =>
  node.type === 'frame' && (node.role === 'button' || node.element === 'button') && textsWithin(node).length === 1

/** What is listed and is no thing that one does something with. */
const NO_CARDS = new Set(['questions', 'question', 'faq', 'table', 'filters-control', 'table-control'])

/** @param name of `language/lexicon/sections.ts` for what lists them; without one, the longest list */
export function planEach(label: string, name: string | undefined, state: State, isBeside = true): Step | undefined {
  if (state.design.scene.kind !== 'website') return undefined
  const keys = SECTION_ROWS.find((row) => row.name === name)?.ids.split('|')
  const ids = pageParts(state.design.scene).flatMap((part) =>
    part.keys.some((key) => (keys ? keys.includes(key) : NO_CARDS.has(key))) === (keys !== undefined) ? [part.id] : [],
  )
  const [list] = ids.flatMap((id) => listIn(id, state) ?? []).toSorted((a, b) => b.items.length - a.items.length)
  if (!list) return undefined
  const words = capitalised(label)
  const made = list.items.map((item) => withButton(item, words, isBeside, state))
  const nodes = made.flatMap((operations) =>
    operations.flatMap((one) => (one.op === 'insert' && isButton(one.node) ? [one.node.id] : [])),
  )
  if (nodes.length < list.items.length) return undefined
  // Where nothing has room beside the button, it stands below what is written.
  const below = isBeside ? planEach(label, name, state, false) : undefined
  return {
    ...patchOf(`Button '${words}'`, `on each of the ${nodes.length}`, nodes, made.flat()),
    ...(below && { otherwise: below }),
  }
}

/** Beside the button that stands there, else at the end of what is written there, like another of the page. */
function withButton(item: Frame, words: string, isBeside: boolean, state: State): Operation[] {
  const own = isBeside ? [...subtree(item)].findLast(isButton) : undefined
  const place = own && findPlace(state.design.scene, own.id)
  if (own && place?.parent) {
    const made = labelled(own, `${own.id}-more`, words, state)
    const isRow = place.parent.layout?.direction === 'row' && place.parent.id !== item.id
    return isRow
      ? [{ op: 'insert', parent: place.parent.id, index: place.index + 1, node: made }]
      : inRow(own, made, place.parent.id, place.index, state)
  }
  const model = [...places(state.design.scene)].map(({ node }) => node).find((node) => isButton(node) && isSmall(node))
  if (!model || !isButton(model)) return []
  const holder = columnIn(item)
  const node = labelled(model, `${item.id}-button`, words, state)
  return [{ op: 'insert', parent: holder.id, index: holder.children.length, node }]
}

/** A button of a bar is only a sign. */
const isSmall = (button: Frame) => button.width === undefined && textsWithin(button).some(({ role }) => role === 'cta')

/** What is written in a thing stands one below the other. */
const columnIn = (item: Frame): Frame =>
  item.layout?.direction === 'row'
    ? (item.children.findLast(
        (child): child is Frame => child.type === 'frame' && child.layout?.direction === 'column',
      ) ?? item)
    : item

function labelled(model: Frame, id: string, words: string, state: State): Frame {
  const [label] = textsWithin(model)
  return copied(model, freshId(id, state.design), saying(new Map(label ? [[label.id, words]] : [])))
}

/** A narrower column is not read, pixels. */
const LEAST = 56
/** What nobody has told yet. */
const UNTOLD = '–'

const isTable = (node: Node): node is Frame => node.type === 'frame' && node.control?.kind === 'table'

/** One more column of a table. Undefined where there is none. */
export function planColumn(name: string, named: Target | undefined, state: State): Step | undefined {
  const parts = named?.ids ?? pageParts(state.design.scene).map(({ id }) => id)
  const [table] = parts.flatMap((id) => {
    const part = nodeOf(state, id)
    return part ? [...subtree(part)].filter(isTable) : []
  })
  const rows = (table?.children ?? []).filter((row): row is Frame => row.type === 'frame')
  if (!table || rows.length < 2) return undefined
  const title = capitalised(name)
  if (rows[0] && textsWithin(rows[0]).some(({ text }) => text.toLowerCase() === title.toLowerCase()))
    return { step: 'cannot', question: `The table already has a column '${title}'.`, already: true }
  const made = rows.map((row, at) => cellOf(row, at === 0 ? title : UNTOLD, state))
  if (made.some((operations) => operations.length === 0))
    return cannot(`The table has no room for another column. Shall I remove one to make room for '${title}'?`)
  return {
    ...patchOf(
      'Column',
      `'${title}' added; what stands in it is yours to tell`,
      made.flat().flatMap((one) => (one.op === 'insert' ? [one.node.id] : [])),
      made.flat(),
    ),
    shrinks: rows.flatMap((row) => textsWithin(row).map(({ id }) => id)),
  }
}

/** The others give the room, each its share. */
function cellOf(row: Frame, words: string, state: State): Operation[] {
  const cells = row.children.flatMap((cell) => (typeof cell.width === 'number' ? [{ cell, width: cell.width }] : []))
  const texts = row.children.filter((cell): cell is Text => cell.type === 'text')
  const model = texts.at(-1)
  const widths = cells.map(({ width }) => width)
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (!model || total === 0) return []
  const gap = row.layout?.gap ?? 0
  const share = Math.max(0, total - gap) / (total + Math.min(...widths))
  const least = Math.floor(Math.min(...widths) * share)
  if (least < LEAST) return []
  const node: Text = { ...model, id: freshId(`${model.id}-more`, state.design), text: words, width: least }
  return [
    ...cells.map(
      ({ cell, width }): Operation => ({ op: 'set', id: cell.id, set: { width: Math.floor(width * share) } }),
    ),
    { op: 'insert', parent: row.id, index: row.children.length, node },
  ]
}
