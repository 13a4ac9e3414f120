/**
 * What was done to the parts of a design, on the same parts of a new composition: another format or another layout takes
 * none of it back. Colours and families of the whole are kept by the composition itself. What finds no room there is told.
 */
import type { Design } from '../../design/types.ts'
import type { Node } from '../../scene/types.ts'
import { findNode } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import type { EditContext } from '../context.ts'
import { settled } from '../palette/recolour.ts'
import { ownChanges } from '../recent.ts'
import { touched } from '../steps.ts'
import type { Operation } from '../types.ts'
import { placedOver, sizedOver } from './carried-boxes.ts'
import { type Carried, type CarriedOver, calledAs, editedParts } from './counterparts.ts'
import { withoutRemoved } from './removed-parts.ts'
import { underGuard } from './under-guard.ts'

/** What is said of a part wherever it stands, and changes no line of it. Its place and its box are the composition's. */
const LOOK: ReadonlySet<string> = new Set('fill paint tone effect struck opacity treatment scrim'.split(' '))
/** The same of its letters, which may come to need more room. */
const TYPE: ReadonlySet<string> = new Set('weight italic case tracking lineHeight font spans align'.split(' '))
/** What of a picture its frame shows. */
const CROP: ReadonlySet<string> = new Set('focus crop fit'.split(' '))

/** @param versions of the design; without the first of this composition nothing is known of what was edited */
export function carriedOver(design: Design, anew: Design, { versions = [], ...context }: EditContext): CarriedOver {
  const first = versions.find((version) => version?.archetype === design.archetype)
  if (!first || first.scene === design.scene) return { design: anew, noted: [] }
  const edited = editedParts(first.scene, design, anew)
  const found = edited.filter((one): one is Carried => one.there !== undefined)
  const lacking = edited.flatMap(({ is, was, there }) => (there || !isSetOtherwise(was, is) ? [] : [lackingSaid(is)]))
  const without = withoutRemoved(first, design, anew, context)
  const looks = withLooks(without.design, found, context)
  const typed = withType(looks, found, context)
  const sheets = { first: first.scene, now: design.scene }
  const sized = sizedOver(typed.design, found, sheets, context)
  const placed = placedOver(sized.design, found, sheets, context)
  return { design: placed.design, noted: [without, typed, sized, placed].flatMap(({ noted }) => noted).concat(lacking) }
}

const lackingSaid = (node: Node) => `This format has no “${calledAs(node)}”: what was done to it is not there.`
const typeSaid = (node: Node) =>
  `In this format “${calledAs(node)}” keeps the letters of its layout: there is no room for other ones.`

/** Whether letters, or what is shown of a picture, were set by somebody. */
const isSetOtherwise = (was: Node, is: Node) =>
  Object.keys(changesOf(was, is, was)).some((key) => TYPE.has(key) || CROP.has(key))

/** Of what changed in a part, what holds for its counterpart. */
function changesOf(was: Node, is: Node, there: Node): Record<string, unknown> {
  const isSameText = is.type === 'text' && there.type === 'text' && is.text === there.text
  const isSamePicture = is.type === 'picture' && there.type === 'picture' && is.media === there.media
  const isAlignedAlike = was.type === 'text' && there.type === 'text' && was.align === there.align
  return Object.fromEntries(
    Object.entries(ownChanges(was, is)).filter(([key]) => {
      if (key === 'spans') return isSameText
      if (key === 'align') return isAlignedAlike
      return CROP.has(key) ? isSamePicture : LOOK.has(key) || (is.type === 'text' && TYPE.has(key))
    }),
  )
}

const only = (set: Record<string, unknown>, keys: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(set).filter(([key]) => keys.has(key)))

function withLooks(design: Design, found: readonly Carried[], context: EditContext): Design {
  const operations = found.flatMap(({ was, is, there }): Operation[] => {
    const all = changesOf(was, is, there)
    const set = { ...only(all, LOOK), ...only(all, CROP) }
    return Object.keys(set).length > 0 && findNode(design.scene, there.id) ? [{ op: 'set', id: there.id, set }] : []
  })
  if (operations.length === 0) return design
  const painted = settled(design.scene, operations, context, new Set(touched(operations)))
  return { ...design, scene: apply(design.scene, painted) }
}

/** Other letters, in a smaller size where they have no room in their own. */
function withType(design: Design, found: readonly Carried[], context: EditContext): CarriedOver {
  const noted: string[] = []
  let result = design
  for (const { was, is, there } of found) {
    const set = only(changesOf(was, is, there), TYPE)
    if (Object.keys(set).length === 0 || !findNode(result.scene, there.id)) continue
    const operations: Operation[] = [{ op: 'set', id: there.id, set }]
    const done = underGuard(result, { step: 'patch', operations, changes: [], shrinks: [there.id] }, context)
    if (done) result = done
    else noted.push(typeSaid(is))
  }
  return { design: result, noted }
}
