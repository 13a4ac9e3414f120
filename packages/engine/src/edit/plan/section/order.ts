/** In which order the sections of a page stand. */
import { capitalised } from '../../../base/words.ts'
import type { Side } from '../../../language/lexicon/place-words.ts'
import type { Frame, Node } from '../../../scene/types.ts'
import { subtree } from '../../../scene/walk.ts'
import type { State, Step } from '../../context.ts'
import { cannot, patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import { mainOf } from '../../understand/sections.ts'
import type { Place } from '../../understand/wish.ts'
import { planOrder } from '../page/order.ts'

/** Undefined where what was named is no section of a page, or sections have no such place. */
export function planSectionPlace(
  targets: Target[],
  place: Place,
  anchor: Target | undefined,
  state: State,
): Step | undefined {
  const main = mainOf(state)
  const [target] = targets
  const from = main?.children.findIndex(({ id }) => id === target?.ids[0]) ?? -1
  const section = main?.children[from]
  if (!target || targets.length > 1 || state.design.scene.kind !== 'website') return undefined
  if (!main || !section) return planOrder(target, place, anchor, state)
  if (anchor && sectionIndex(anchor, state) === from)
    return cannot(
      `The ${anchor.name} and the ${target.name} are one section here. Which section should move?`,
      'move the last section to the top',
    )
  const to = indexFor(place, from, anchor, state)
  if (to === undefined) return undefined
  const index = to > from ? to - 1 : to
  if (index === from)
    return {
      step: 'cannot',
      question: `The section '${target.name}' is already there. Where should it go?`,
      suggestions: [`move the ${target.name} to the top`],
      already: true,
    }
  return patchOf(
    `Section '${capitalised(target.name)}'`,
    toldOf(place, anchor),
    [section.id],
    [{ op: 'move', id: section.id, parent: main.id, index }],
  )
}

export const BEFORE = new Set<Side>(['above', 'before'])
export const AFTER = new Set<Side>(['below', 'after'])

const isEdge = ({ role, type, id }: Node) =>
  role === 'footer' || (type === 'frame' && /^(?:call|closing|main$)/.test(id) && (role === 'section' || id === 'main'))

/** Behind the sections of a page; the call at its end and its foot stay there. */
export function endOf(main: Frame | undefined): number {
  const children = main?.children ?? []
  let end = children.length
  while (end > 0 && children[end - 1] && isEdge(children[end - 1] as Node)) end--
  return end
}

/** Before the sections: a page may hold its header and what opens it beside them. */
const startOf = (main: Frame | undefined): number =>
  Math.max(0, main?.children.findIndex(({ role, id }) => role === 'section' && !id.startsWith('hero')) ?? 0)

/** The index before which it shall stand. */
export function indexFor(place: Place, from: number, anchor: Target | undefined, state: State): number | undefined {
  const main = mainOf(state)
  const foot = main?.children.findIndex(({ role }) => role === 'footer') ?? -1
  const count = foot >= 0 ? foot : (main?.children.length ?? 0)
  if (place.is === 'spot' && !place.across && place.down !== 'center')
    return place.down === 'start' ? startOf(main) : count
  if (place.is === 'step' && place.way === 'up') return Math.max(0, from - 1)
  if (place.is === 'step' && place.way === 'down') return Math.min(count, from + 2)
  if (place.is !== 'beside' || !anchor) return undefined
  const at = sectionIndex(anchor, state)
  if (at === undefined) return undefined
  return BEFORE.has(place.side) ? Math.max(0, at) : AFTER.has(place.side) ? Math.min(count, at + 1) : undefined
}

/** Of a section, or of what stands in one; -1 for what stands above all sections, and their number for what stands below. */
export function sectionIndex({ ids }: Target, state: State): number | undefined {
  const main = mainOf(state)
  const root = state.design.scene.artboards[0]?.root
  if (!main || !root) return undefined
  const holding = main.children.findIndex((child) => [...subtree(child)].some(({ id }) => ids.includes(id)))
  if (holding >= 0) return holding
  const outer = root.children.find((child) => [...subtree(child)].some(({ id }) => ids.includes(id)))
  if (!outer) return undefined
  const at = root.children.findIndex((child) => [...subtree(child)].includes(main))
  return root.children.indexOf(outer) < at ? -1 : main.children.length
}

function toldOf(place: Place, anchor: Target | undefined): string {
  if (place.is === 'beside') return `${place.side} the ${anchor?.name}`
  if (place.is === 'spot') return place.down === 'start' ? 'first' : 'last'
  return place.is === 'step' ? `moved ${place.way}` : 'moved'
}
