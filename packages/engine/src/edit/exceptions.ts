import { isKeyOf, keysOf } from '../base/tables.ts'
import type { FontUse, Node, Palette } from '../scene/types.ts'
import { findNode, places, subtree } from '../scene/walk.ts'
import { type Clause, toClause } from './clauses.ts'
import type { State, Step } from './context.ts'
import { onlyThings } from './joining.ts'
import { findMentions } from './nouns.ts'
import { coloursOf, isHex, paintsOf, repaint } from './paints.ts'
import { settled } from './palette/recolour.ts'
import { findTargets } from './targets.ts'
import type { Operation } from './types.ts'

const EXCEPT =
  /,?\s+(?:except(?:ing)?(?: for)?|with the exception of|apart from|other than|aside from|but not|excluding|besides|save for|without (?:changing|touching))\s+(?<what>.+)$/
const BUT = /,?\s+(?:but|not)\s+(?<what>.+)$/
/** Words for much, of which a part may be left out. */
const ALL = /\b(?:everything|all|every|whole|entire|both|each|any)\b/

interface Exception {
  wish: Clause
  spared: Clause
}

/** The wish and what is left out of it; undefined where nothing is. */
export function exceptionIn(clause: Clause): Exception | undefined {
  const plain = EXCEPT.exec(clause.lower)
  const match = plain ?? (ALL.test(clause.lower) ? BUT.exec(clause.lower) : null)
  const what = match?.groups?.what
  if (!match || !what) return undefined
  // "everything but the title smaller": what is wished stands behind what is left out.
  const [named] = findMentions(what)
  const rest = named ? what.slice(named.end).trim() : ''
  if (named && /^(?:[\w-]+er|bold|italic|in [\w ]+|(?:a bit |a little |much |more |less )+[\w ]+)$/.test(rest))
    return {
      wish: clause.reworded(`${clause.text.slice(0, match.index)} ${rest}`),
      spared: toClause(what.slice(0, named.end)),
    }
  const spared = toClause(what.replace(/\s+(?:alone|as (?:it is|they are|is)|unchanged|please)$/, ''))
  if (!plain && !onlyThings(spared)) return undefined
  return { wish: clause.reworded(clause.text.slice(0, match.index)), spared }
}

/** "…, the rest white": the wish for all words, where some were named before; undefined where it is none. */
export function restIn(clause: Clause, { done }: State): Clause | undefined {
  const rest =
    /^(?<head>(?:and |but |then |make |set |put |paint |colou?r |with )*)(?:(?:all |everything |the )?(?:of )?the rest(?: of (?:the |it|them)?(?:text|words|lines)?)?|rest|everything else|all else|(?:all )?the others?(?: (?:texts?|lines|words))?|the remaining (?:texts?|lines|words))(?= (?!(?:like|as|can|should|may|must|stays?|remains?|is|are)\b)\S)/.exec(
      clause.lower,
    )
  if (!rest || done.length === 0) return undefined
  return clause.reworded(`${rest.groups?.head ?? ''}the text${clause.text.slice(rest[0].length)}`)
}

/** What words that leave something out name, with all that is in it. */
export function sparedIds(spared: Clause, state: State): string[] {
  return findTargets(spared, state).found.flatMap((target) =>
    target.ids.flatMap((id) => {
      const node = findNode(state.design.scene, id)
      // A ground is spared without what stands on it.
      return node === undefined ? [] : target.class === 'ground' ? [id] : [...subtree(node)].map((inner) => inner.id)
    }),
  )
}

/** The step without what it would do to the spared things; `what` names them. */
export function sparing(step: Step | undefined, spared: string[], what: string, state: State): Step | undefined {
  if (step?.step !== 'patch') return step
  const { scene } = state.design
  const ids = new Set(spared)
  if (ids.size === 0)
    return {
      step: 'cannot',
      question: `There is no ${what} in this design that could stay as it is. What shall I do?`,
    }
  const operations = step.operations.flatMap((operation) => without(operation, ids, state))
  if (operations.length === 0)
    return {
      step: 'cannot',
      question: `Without ${what} there is nothing left to change. What shall I do?`,
    }
  const { weaker, otherwise: _otherwise, ...rest } = step
  return {
    ...rest,
    operations: settled(scene, operations, state.context, ids),
    changes: step.changes.map((change) => ({
      ...change,
      to: `${change.to ?? 'changed'}, except ${what}`,
      nodes: change.nodes.filter((id) => !ids.has(id)),
    })),
    ...(weaker && { weaker: () => sparing(weaker(), spared, what, state) }),
  }
}

function without(operation: Operation, ids: ReadonlySet<string>, state: State): Operation[] {
  const { scene } = state.design
  if (operation.op === 'palette') return repainted(operation.set, ids, state)
  if (operation.op === 'typography') return reset(operation.set, ids, state)
  if (operation.op === 'insert') return [operation]
  if (ids.has(operation.id)) return []
  const node = findNode(scene, operation.id)
  const holds = operation.op === 'remove' && node && [...subtree(node)].some((inner) => ids.has(inner.id))
  return holds ? [] : [operation]
}

/** Roles that the spared things show keep their colours; the others that show them are painted one by one. */
function repainted(set: Partial<Palette>, ids: ReadonlySet<string>, state: State): Operation[] {
  const nodes = [...places(state.design.scene)].map(({ node }) => node)
  const kept = new Set<string>(
    nodes
      .filter((node) => ids.has(node.id))
      .flatMap((node) => paintsOf(node).flatMap(coloursOf))
      .filter((colour) => !isHex(colour) && colour in set),
  )
  const rest: Partial<Palette> = { ...set }
  for (const role of keysOf(rest)) if (kept.has(role)) delete rest[role]
  const singly = nodes
    .filter((node) => !ids.has(node.id))
    .flatMap((node): Operation[] => {
      const patch = repaint(node, (colour) =>
        kept.has(colour) ? (isKeyOf(set, colour) && set[colour]) || colour : colour,
      )
      return patch ? [{ op: 'set', id: node.id, set: patch }] : []
    })
  return [...(Object.keys(rest).length > 0 ? [{ op: 'palette' as const, set: rest }] : []), ...singly]
}

/** Families that the spared texts are set in stay; the others get the third voice, where it is free. */
function reset(
  set: Extract<Operation, { op: 'typography' }>['set'],
  ids: ReadonlySet<string>,
  state: State,
): Operation[] {
  const texts = [...places(state.design.scene)].flatMap(({ node }) => (node.type === 'text' ? [node] : []))
  const used = new Set(texts.filter(({ id }) => ids.has(id)).map(({ font }) => font))
  const voice = Object.entries(set).find(([use]) => used.has(use as FontUse))
  if (!voice) return [{ op: 'typography', set }]
  const [use, family] = voice
  if (texts.some(({ font }) => font === 'accent')) return []
  const others = texts.filter((node) => node.font === use && !ids.has(node.id))
  return [
    { op: 'typography', set: { accent: family } },
    ...others.map((node: Node): Operation => ({ op: 'set', id: node.id, set: { font: 'accent' } })),
  ]
}
