/** One more of what a section or a block lists: "add a question 'Is it safe?' – 'Yes.'", "add a product: Rose Garden, £13". */
import { capitalised } from '../../../base/words.ts'
import { SECTION_ROWS } from '../../../language/lexicon/sections.ts'
import type { Frame, Text } from '../../../scene/types.ts'
import { findPlace, subtree } from '../../../scene/walk.ts'
import type { State, Step } from '../../context.ts'
import { copied, freshId } from '../../ids.ts'
import { pageParts } from '../../pages/page-parts.ts'
import { patchOf } from '../../steps.ts'
import type { Operation } from '../../types.ts'
import { readValues } from '../../values/read.ts'
import { columnsOf, inColumns, type Listing, listIn } from '../page/list.ts'
import { insertSection } from './add.ts'
import type { Part } from './build.ts'

/** Sections that list what is offered, by whatever name. */
const OFFERS = ['features', 'services', 'rows', 'tiles', 'strip', 'cards', 'products']
/** As many stand side by side at most. */
const IN_ROW = 4

/** @param name of the sections that list such things; where the page has none, or none that can grow, one of that name is added */
export function planItem(name: string, title: string, text: string | undefined, state: State): Step | undefined {
  const row = SECTION_ROWS.find((one) => one.name === name)
  const keys = row?.ids.split('|') ?? []
  const isOffer = name === 'features' || name === 'services'
  const parts = pageParts(state.design.scene)
  const listing = [
    ...parts.filter(({ headings }) => headings.includes(name)),
    ...[...keys, ...(isOffer ? OFFERS : [])].flatMap((key) => parts.filter((part) => part.keys.includes(key))),
  ]
  for (const { id } of listing) {
    const list = listIn(id, state)
    const step = list && listed(list, title, text, state)
    if (step) return step
  }
  const heading = capitalised(name)
  const part: Part = { id: keys[0] ?? 'section', heading, entries: [{ title, ...(text && { text }), fact: true }] }
  return insertSection(part, undefined, undefined, state)
}

function listed(list: Listing, title: string, text: string | undefined, state: State): Step | undefined {
  const model = list.items.at(-1)
  const place = model && findPlace(state.design.scene, model.id)
  const parent = place?.parent
  if (!model || !parent) return undefined
  const made = modelled(model, title, text, state)
  if (!made) return undefined
  const { brief } = state.design
  const copy = [title, text].flatMap((words) =>
    words ? [{ role: 'detail' as const, text: words, source: 'given' as const }] : [],
  )
  const insert: Operation = { op: 'insert', parent: parent.id, index: place.index + 1, node: made }
  const isFull = parent.layout?.direction === 'row' && !parent.layout.wrap && list.items.length >= IN_ROW
  const columns = Math.min(columnsOf(list, state), IN_ROW)
  const wrapped = isFull ? (inColumns({ ...list, items: [...list.items, made] }, columns, state) ?? []) : []
  return {
    ...patchOf('Text', title, [made.id], [insert, ...wrapped]),
    brief: { ...brief, copy: [...brief.copy, ...copy] },
  }
}

const isPrice = (text: string) => readValues(text).some(({ value }) => value.kind === 'money')
const isHeading = (node: Text) => /^h[1-6]$/.test(node.element ?? '') || /-title$/.test(node.id)

/** What the texts of the copy say; those that told of the one that is copied, and are not said anew, are left out. */
function wordsFor(model: Frame, title: string, text: string | undefined): Map<string, string> | undefined {
  const texts = [...subtree(model)].filter((node): node is Text => node.type === 'text')
  const acting = new Set(
    [...subtree(model)].flatMap((node) =>
      node.type === 'frame' && (node.role === 'button' || node.element === 'button')
        ? [...subtree(node)].map(({ id }) => id)
        : [],
    ),
  )
  const own = texts.filter(({ id, role }) => !acting.has(id) && role !== 'decoration')
  const head = own.find(isHeading) ?? own.toSorted((a, b) => b.size - a.size)[0]
  if (!head) return undefined
  const said = new Map<string, string>([[head.id, title]])
  const price = own.find((node) => node !== head && isPrice(node.text))
  const money = text?.split(/,\s+/).find(isPrice)
  if (price && money) said.set(price.id, money)
  const rest =
    money && price
      ? text
          ?.split(/,\s+/)
          .filter((part) => part !== money)
          .join(', ')
      : text
  const body = own.find((node) => node !== head && node !== price)
  if (body && rest) said.set(body.id, rest)
  for (const { id, text: words } of texts) if (acting.has(id)) said.set(id, words)
  return said
}

/** A copy with other words. */
function modelled(model: Frame, title: string, text: string | undefined, state: State): Frame | undefined {
  const said = wordsFor(model, title, text)
  if (!said) return undefined
  return copied(model, freshId(`${model.id}-more`, state.design), (node) => {
    const text = node.type === 'text' ? said.get(node.id) : undefined
    return node.type !== 'text' ? node : text === undefined ? undefined : { ...node, text }
  })
}
