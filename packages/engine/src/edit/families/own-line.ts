/** A line of contacts that stands behind its sign ('☎ 555 0100'): a new one beside it gets a line and a sign of its own. */
import type { Frame, Node, Role, Text } from '../../scene/types.ts'
import { findPlace, subtree } from '../../scene/walk.ts'
import type { State } from '../context.ts'
import { freshId } from '../ids.ts'
import { isWordless } from '../smaller-drawings.ts'
import type { Operation } from '../types.ts'

const SIGNS: Readonly<Partial<Record<Role, string>>> = {
  phone: 'phone',
  email: 'envelope-simple',
  link: 'globe-simple',
  address: 'map-pin',
  place: 'map-pin',
  social: 'at',
  hashtag: 'hash',
}
const MANNER = /-(?:fill|bold|light|thin|duotone)$/

/** Undefined where the model has no sign before it, or the new text none that is known. */
export function ownLine(text: Text, model: Text, before: boolean, state: State): Operation[] | undefined {
  const { scene } = state.design
  const row = findPlace(scene, model.id)?.parent
  const place = row && findPlace(scene, row.id)
  const sign = SIGNS[text.role ?? 'detail']
  const others = row?.children.filter(({ id }) => id !== model.id) ?? []
  const isSigned = others.length > 0 && others.every((child) => isWordless(child) && hasSign(child))
  if (!row || !place?.parent || place.parent.layout?.direction === 'row' || row.layout?.direction !== 'row')
    return undefined
  if (!sign || !isSigned) return undefined
  const node = copied(row, model.id, text, sign, state)
  return [{ op: 'insert', parent: place.parent.id, index: place.index + (before ? 0 : 1), node }]
}

const hasSign = (node: Node) => [...subtree(node)].some(({ type }) => type === 'pictogram')

/** The row with another text and its sign, all under ids of their own. */
function copied(row: Frame, model: string, text: Text, sign: string, state: State): Frame {
  const again = (node: Node): Node => {
    if (node.id === model) return text
    const id = freshId(`${text.id}-${node.id}`, state.design)
    if (node.type === 'pictogram') return { ...node, id, icon: `ph:${sign}${MANNER.exec(node.icon)?.[0] ?? ''}` }
    return node.type === 'frame' ? { ...node, id, children: node.children.map(again) } : { ...node, id }
  }
  return { ...row, id: freshId(`${text.id}-line`, state.design), children: row.children.map(again) }
}
