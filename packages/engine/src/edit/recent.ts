/** What the last message changed, seen from the versions: what "it" means in the next one, and what a correction takes back. */
import { oklch } from '../colour/colour.ts'
import type { Design } from '../design/types.ts'
import { plainColour } from '../render/paint.ts'
import type { Node, Paint, Scene } from '../scene/types.ts'
import { changedNodes, findNode } from '../scene/walk.ts'
import type { Clause } from './clauses.ts'
import type { EditContext, State } from './context.ts'
import { isHex } from './paints.ts'
import { groundColour } from './palette/seen-ground.ts'
import { textsOf } from './scene-nodes.ts'

/** More nodes than this, and the whole design was meant. */
const FEW = 4

export interface Recent {
  /** The version before. */
  before: Design
  /** Nodes of the present scene that it changed; some few. */
  ids: string[]
  /** Nodes that it removed. */
  gone: string[]
}

/** Index of a design among its versions; their number where it is not among them. */
export function versionIndex({ scene }: Design, versions: readonly (Design | undefined)[]): number {
  const same = JSON.stringify(scene)
  const index = versions.findLastIndex(
    (version) => version !== undefined && (version.scene === scene || JSON.stringify(version.scene) === same),
  )
  return index < 0 ? versions.length : index
}

/** The version before this one. */
export const beforeThis = (design: Design, { versions = [] }: EditContext): Design | undefined =>
  versions[versionIndex(design, versions) - 1]

/** The last change, where it was one of some few things in the same composition. */
export function recentChange(design: Design, context: EditContext): Recent | undefined {
  const before = beforeThis(design, context)
  if (!before || before.archetype !== design.archetype) return undefined
  const [was, is] = [before.scene, design.scene]
  if (!sameLook(was, is)) return undefined
  const changed = changedNodes(was, is)
  const roots = new Set(is.artboards.map(({ root }) => root.id))
  if (changed.length === 0 || changed.length > FEW || changed.some((id) => roots.has(id))) return undefined
  return {
    before,
    ids: changed.filter((id) => findNode(is, id) !== undefined),
    gone: changed.filter((id) => findNode(is, id) === undefined),
  }
}

/**
 * What the last message was about, however much had to give way to it: the words that it wrote, else what it painted most
 * vividly, else what it resized most. A new composition is known by its new words alone.
 */
export function leadingChange(design: Design, context: EditContext): Recent | undefined {
  const recent = recentChange(design, context)
  const before = beforeThis(design, context)
  if (recent || !before) return recent
  const old = new Set(textsOf(before.scene).map(({ text }) => text))
  const written = textsOf(design.scene).filter(({ text, role }) => role !== 'decoration' && !old.has(text))
  if (written.length > 0 && written.length <= FEW) return { before, ids: written.map(({ id }) => id), gone: [] }
  if (before.archetype !== design.archetype || written.length > 0) return undefined
  const painted = repainted(design, context)
  if (painted.length > 0 && painted.length <= FEW) return { before, ids: painted, gone: [] }
  const sized = mostResized(before.scene, design.scene)
  return sized.length > 0 ? { before, ids: sized, gone: [] } : undefined
}

/** The texts whose size changed by far more than that of all others. */
function mostResized(was: Scene, is: Scene): string[] {
  const ratios = textsOf(is).flatMap(({ id, size }) => {
    const old = findNode(was, id)
    return old?.type === 'text' && old.size !== size ? [{ id, by: Math.abs(Math.log(size / old.size)) }] : []
  })
  const [most, ...rest] = ratios.toSorted((a, b) => b.by - a.by)
  return most && rest.every(({ by }) => by < most.by / 1.3) ? [most.id] : []
}

/** Beginnings that lean on the message before. */
const LEANS =
  /\b(?:it|them|that|those|these)\b|^(?:and |now |ok |still |even |just |make )*(?:a (?:little |tiny )?bit |a little |much |even |way |still |slightly |not )?(?:more|bigger|larger|smaller|bolder|thinner|lighter|darker|higher|lower|further|too (?:big|small|bold|much|dark|light))\b/

/** Said before it. */
const HESITATES =
  /^(?:(?:hmm*|ok(?:ay)?|oh|well|no|nope|perfect|great|nice|good|yes|sorry|wait|now|and|but)\b[,.!]?\s*)+/

/** What the last two messages changed. */
function lastTwo(design: Design, { versions = [] }: EditContext): string[] {
  const before = versions[versionIndex(design, versions) - 2]
  if (!before || before.archetype !== design.archetype) return []
  const ids = changedNodes(before.scene, design.scene).filter((id) => findNode(design.scene, id))
  return ids.length <= FEW + 2 ? ids : []
}

/** "no, in blue": the last wish once more, otherwise. */
const AGAIN =
  /^(?:no+|nope|hmm+|rather|actually|better|sorry|oops)[,.!]?\s+(?:rather |better |maybe |make it )?(?:in |a |an |not |more |less |\w+er\b)/

/** "no, blue": a colour in the place of the last one. */
const REFUSED = /^(?:no+|nope|hmm+|rather|actually|sorry|oops)[,.!]?\s+/

/** "even darker" after a change of the ground is about the ground. */
function grounded({ lower }: Clause, { design, context }: Pick<State, 'design' | 'context'>): string[] {
  const before = beforeThis(design, context)
  if (
    !before ||
    before.archetype !== design.archetype ||
    !/\b(?:darker|lighter|brighter|paler|warmer|cooler)\b/.test(lower)
  )
    return []
  const [was, is] = [before.scene.palette, design.scene.palette]
  const rest = (palette: typeof is) => JSON.stringify([palette.accent, palette.secondary])
  const moved = groundColour(before.scene) !== groundColour(design.scene)
  return moved && rest(was) === rest(is) ? design.scene.artboards.map(({ root }) => root.id) : []
}

/** What the last change gave its most vivid new colour: what else was repainted beside it only had to read again. */
export function repainted(design: Design, context: EditContext): string[] {
  const before = beforeThis(design, context)
  if (!before || before.archetype !== design.archetype) return []
  const painted = changedNodes(before.scene, design.scene).flatMap((id) => {
    const [was, is] = [findNode(before.scene, id), findNode(design.scene, id)]
    const paint = is && paintOf(is)
    return was && paint && isHex(paint) && paintOf(was) !== paint ? [{ id, chroma: oklch(paint).c, paint }] : []
  })
  const vivid = painted.reduce((most, { chroma }) => Math.max(most, chroma), 0)
  return painted.filter(({ chroma }) => chroma === vivid).map(({ id }) => id)
}

const paintOf = (node: Node) =>
  node.type === 'pictogram'
    ? solidOf(node.paint)
    : node.type === 'text' || node.type === 'frame'
      ? solidOf(node.fill)
      : undefined
const solidOf = (paint: Paint | undefined) => (typeof paint === 'string' ? plainColour(paint) : undefined)

/** What "it" means at the beginning of a message: what the last one changed. A colour after new words is the design's. */
export function recentFocus(clause: Clause, message: string, { design, context }: State): string[] {
  const both = /\b(?:both|(?:those|these|the) two|all (?:two|of them))\b/.test(message) ? lastTwo(design, context) : []
  if (both.length > 0) return both
  const again = AGAIN.test(message) || (REFUSED.test(message) && clause.colours.length > 0 && message.length < 30)
  if (!(LEANS.test(clause.lower.replace(HESITATES, '')) || again) || /\b(?:everything|all|whole)\b/.test(message))
    return []
  const recent =
    recentChange(design, context) ?? (clause.colours.length > 0 ? undefined : leadingChange(design, context))
  if (!recent)
    return again && clause.colours.length > 0 ? repainted(design, context) : grounded(clause, { design, context })
  const worded = recent.ids.every((id) => {
    const [was, is] = [findNode(recent.before.scene, id), findNode(design.scene, id)]
    return (
      was !== undefined &&
      is !== undefined &&
      Object.keys(ownChanges(was, is)).every((key) => /^(?:text|fact|case|alt|fit|size)$/.test(key)) &&
      'text' in ownChanges(was, is)
    )
  })
  return worded && clause.colours.length > 0 && !/\bthat\b/.test(clause.lower) ? [] : recent.ids
}

const sameLook = (a: Scene, b: Scene) =>
  JSON.stringify([a.palette, a.typography]) === JSON.stringify([b.palette, b.typography])

/** The properties in which a node differs from what it was: the present values, null where one is gone. */
export function ownChanges(was: Node, is: Node): Record<string, unknown> {
  const keys = new Set([...Object.keys(was), ...Object.keys(is)])
  const changes: Record<string, unknown> = {}
  for (const key of keys) {
    if (key === 'children') continue
    const [old, now] = [was, is].map((node) => (node as unknown as Record<string, unknown>)[key])
    if (JSON.stringify(old) !== JSON.stringify(now)) changes[key] = now ?? null
  }
  return changes
}
