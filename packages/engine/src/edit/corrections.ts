/** "no, the other one", "I meant the phone number": the last change is taken back and made on what was meant. */
import type { Node } from '../scene/types.ts'
import { changedNodes, findNode, findPlace, nodesOfRole } from '../scene/walk.ts'
import { apply } from './apply.ts'
import { type Clause, toClause } from './clauses.ts'
import type { State, Step } from './context.ts'
import { findMentions } from './nouns.ts'
import { paletteTo, settled } from './palette/recolour.ts'
import { beforeThis, ownChanges, type Recent, recentChange, repainted } from './recent.ts'
import { leaves } from './scene-nodes.ts'
import { cannot, patchOf } from './steps.ts'
import { findTargets } from './targets.ts'
import type { Operation } from './types.ts'

const MEANT =
  /^(?:(?:no+|nope|sorry|oops|ups|wait|hmm+|ah|oh|not (?:that|this|it)(?: one)?|wrong (?:one|thing)|actually|my mistake|my bad)[\s,.!;–-]+)*(?<lead>i (?:actually )?(?:meant|mean|was talking about|was referring to|said|wanted)|it was|not (?:the |this |that )?[\w ]+?(?:,| but)|(?:that|it|this) was (?:meant )?for)?\s*(?<what>(?:the |my |our )[\w' -]+?)(?: instead| please| not (?:the |that |this )?[\w ]+)?[.!]*$/
const REFUSES = /^(?:no+|nope|sorry|oops|ups|wait|not (?:that|this|it)|wrong|my mistake|my bad)\b/

/** A message that corrects the last one; undefined where it is none. */
export function correction(message: string, state: State): Step | undefined {
  const lower = message.toLowerCase().replaceAll('’', "'").trim()
  const match = MEANT.exec(lower)
  const what = match?.groups?.what
  if (!what || (!match.groups?.lead && !REFUSES.test(lower))) return undefined
  const other = /^the other(?: (?:one|\w+))?$/.test(what)
  const meant = toClause(what)
  if (!other && !onlyThings(meant)) return undefined
  const recent = recentChange(state.design, state.context) ?? paintedLast(state)
  if (!recent) return undefined
  const ids = other ? sister(recent, state) : findTargets(meant, state).found.flatMap((target) => target.ids)
  const operations = ids.length > 0 ? transferred(recent, ids, state) : []
  if (operations.length === 0)
    return cannot(
      other ? 'Which other one do you mean?' : `What should I do with ${what}?`,
      ...(other ? [] : [`make ${what} bigger`, `remove ${what}`, 'undo']),
    )
  return {
    ...patchOf(
      what.replace(/^(?:the|my|our) /, '').replace(/^\w/, (c) => c.toUpperCase()),
      'changed in its place',
      ids,
      settled(state.design.scene, operations, state.context),
    ),
    shrinks: ids,
  }
}

/** The last change where it repainted others so that all reads: what it was about, and all that it painted. */
function paintedLast({ design, context }: State): (Recent & { beside: Operation[] }) | undefined {
  const before = beforeThis(design, context)
  const ids = before ? repainted(design, context) : []
  if (!before || ids.length === 0 || ids.length > 4) return undefined
  const changed = changedNodes(before.scene, design.scene)
  const beside = changed.flatMap((id): Operation[] => {
    const [was, is] = [findNode(before.scene, id), findNode(design.scene, id)]
    const back = was && is ? ownChanges(is, was) : {}
    return ids.includes(id) || Object.keys(back).length === 0 ? [] : [{ op: 'set', id, set: back }]
  })
  return { before, ids, gone: [], beside: [paletteTo(design.scene.palette, before.scene.palette), ...beside] }
}

/** The one other node of the role. */
function sister({ ids, gone, before }: Recent, state: State): string[] {
  const [first] = ids.length > 0 ? ids : gone
  const role = first && (findNode(state.design.scene, first) ?? findNode(before.scene, first))?.role
  const others = role ? nodesOfRole(state.design.scene, role).filter(({ id }) => !ids.includes(id)) : []
  return others.length === 1 ? others.map(({ id }) => id) : []
}

function transferred(
  { before, ids, gone, beside = [] }: Recent & { beside?: Operation[] },
  targets: string[],
  state: State,
): Operation[] {
  const { scene } = state.design
  const operations: Operation[] = []
  for (const id of gone) {
    const place = findPlace(before.scene, id)
    if (place?.parent && findNode(scene, place.parent.id))
      operations.push({ op: 'insert', parent: place.parent.id, index: place.index, node: place.node })
  }
  if (gone.length > 0) return [...operations, ...targets.map((id): Operation => ({ op: 'remove', id }))]
  for (const id of ids) {
    const [was, is] = [findNode(before.scene, id), findNode(scene, id)]
    if (!was || !is || was.type !== is.type) return []
    const changes = ownChanges(was, is)
    if (Object.keys(changes).length === 0) continue
    operations.push({
      op: 'set',
      id,
      set: Object.fromEntries(Object.keys(changes).map((key) => [key, propertyOf(was, key)])),
    })
    for (const node of leaves(targets, state)) {
      const set = alike(was, is, node, changes)
      if (Object.keys(set).length > 0) operations.push({ op: 'set', id: node.id, set })
    }
  }
  // Back and forth has to be possible.
  apply(scene, operations)
  return operations.length > ids.length ? [...beside, ...operations] : []
}

const propertyOf = (node: Node, key: string) => (node as unknown as Record<string, unknown>)[key] ?? null

/** The same change on another node: lengths by their ratio, everything else as it was set. */
export function alike(was: Node, is: Node, node: Node, changes: Record<string, unknown>): Record<string, unknown> {
  const set: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(changes)) {
    const [old, now, own] = [propertyOf(was, key), propertyOf(is, key), propertyOf(node, key)]
    if (key === 'at' || key === 'fit' || key === 'role' || key === 'id') continue
    if (key === 'fill' && node.type === 'pictogram') set.paint = value
    else if (key === 'paint' && node.type === 'text') set.fill = value
    else if (/^(?:size|width|height|maxWidth|minHeight)$/.test(key)) {
      if (typeof old === 'number' && typeof now === 'number' && typeof own === 'number')
        set[key] = Math.round((own * now * 10) / old) / 10
    } else if (node.type === was.type) set[key] = value
  }
  if (node.type === 'text' && node.fit && typeof set.size === 'number')
    set.fit = { ...node.fit, min: Math.min(node.fit.min, set.size) }
  return set
}

/** "the tagline", "'Sale'": names of things, and nothing that would happen to them. */
function onlyThings({ lower, quotes }: Clause): boolean {
  const named = [...findMentions(lower), ...quotes]
  const rest = named
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), lower)
  return (
    named.length > 0 &&
    /^(?:\s|\b(?:the|its|my|our|that|this|and|also|or|all|any|too|as well|please|first|second|third|last)\b)*$/.test(
      rest,
    )
  )
}
