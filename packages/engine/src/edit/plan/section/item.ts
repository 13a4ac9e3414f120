/** One more of what a section lists: "add a question 'Is it safe?' – 'Yes.'", "add a feature 'Offline' saying 'No network.'" */
import { present } from '../../../base/items.ts'
import { capitalised } from '../../../base/words.ts'
import { SECTION_ROWS } from '../../../language/lexicon/sections.ts'
import type { Frame, Node, Text } from '../../../scene/types.ts'
import { findPlace, subtree } from '../../../scene/walk.ts'
import type { State, Step } from '../../context.ts'
import { freshId } from '../../ids.ts'
import { mainOf } from '../../understand/sections.ts'
import { insertSection } from './add.ts'
import type { Part } from './build.ts'

/** As many stand side by side at most. */
const IN_ROW = 4

/** @param name of the sections that list such things; where the page has none, or none that can grow, one of that name is added */
export function planItem(name: string, title: string, text: string | undefined, state: State): Step | undefined {
  const ids = SECTION_ROWS.find((row) => row.name === name)?.ids.split('|') ?? []
  const more = name === 'features' || name === 'services' ? ['features', 'services', 'rows', 'tiles', 'strip'] : []
  const sections = mainOf(state)?.children ?? []
  const listing = [...ids, ...more].flatMap((id) => sections.filter((section) => section.id.split('-')[0] === id))
  for (const section of listing) {
    const step = section.type === 'frame' ? listed(section, title, text, state) : undefined
    if (step) return step
  }
  const heading = capitalised(name)
  const part: Part = { id: ids[0] ?? 'section', heading, entries: [{ title, ...(text && { text }), fact: true }] }
  return insertSection(part, undefined, undefined, state)
}

function listed(section: Frame, title: string, text: string | undefined, state: State): Step | undefined {
  const titles = [...subtree(section)].filter(
    (node): node is Text => node.type === 'text' && (node.element === 'h3' || node.id.endsWith('-title')),
  )
  const [first, last] = [titles[0], titles.at(-1)]
  if (!first || !last || first === last) return undefined
  const { scene } = state.design
  const above = (node: Node): Frame[] => {
    const parent = findPlace(scene, node.id)?.parent
    return parent ? [parent, ...above(parent)] : []
  }
  const ways = above(first)
  const list = above(last).find((frame) => ways.includes(frame))
  if (!list) return undefined
  const holds = (node: Node) => titles.filter((one) => [...subtree(node)].includes(one)).length
  // The last row of a list may hold several; the new one then has a row of its own.
  const row = present(list.children.find((child) => [...subtree(child)].includes(last)))
  const model =
    holds(row) > 1 && row.type === 'frame' ? row.children.find((child) => [...subtree(child)].includes(last)) : row
  if (!model || (list.layout?.direction === 'row' && list.children.length >= IN_ROW)) return undefined
  const made = modelled(model, last, { title, text }, model !== row, state)
  const { brief } = state.design
  const copy = [title, text].flatMap((words) =>
    words ? [{ role: 'detail' as const, text: words, source: 'given' as const }] : [],
  )
  return {
    step: 'patch',
    operations: [{ op: 'insert', parent: list.id, index: list.children.indexOf(row) + 1, node: made }],
    changes: [{ what: 'Text', to: title, nodes: [made.id] }],
    brief: { ...brief, copy: [...brief.copy, ...copy] },
  }
}

/** A copy with other words: the title's, and the rest's in the first text behind it. */
function modelled(
  model: Node,
  title: Text,
  words: { title: string; text: string | undefined },
  wide: boolean,
  state: State,
): Node {
  const body = [...subtree(model)].find((node) => node.type === 'text' && node.id !== title.id)
  const base = freshId(`${model.id}-more`, state.design)
  let count = 0
  const copied = (node: Node): Node => {
    const id = node === model ? base : `${base}-${++count}`
    if (node.type === 'frame')
      return { ...node, id, children: node.children.filter((child) => kept(child)).map(copied) }
    if (node.type !== 'text') return { ...node, id }
    const { case: _case, ...rest } = node
    return { ...rest, id, text: node.id === title.id ? words.title : (words.text ?? ''), fact: true }
  }
  // Numbers, labels and further lines were about the one that is copied.
  const kept = (node: Node) =>
    node.type !== 'text' || node.id === title.id || (node.id === body?.id && words.text !== undefined)
  const made = copied(model)
  return wide && made.type === 'frame' ? { ...made, width: 'fill' } : made
}
