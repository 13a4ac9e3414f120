/** Is a thing that was asked for by name to be seen? */
import type { Brief } from '../brief/types.ts'
import { askedObjects } from '../direction/subject-pictograms.ts'
import type { Node, Role, Scene } from '../scene/types.ts'
import { subtree } from '../scene/walk.ts'

const PICTURES: readonly (Role | undefined)[] = ['icon', 'mark', 'logo', 'illustration', 'photo']
const FORMS = /^(?:circle|disc|dot|ring|square|triangle|diamond|stripe|band|line|frame|box|panel)$/
const asks = new WeakMap<Brief, boolean>()

function asksForThing(brief: Brief): boolean {
  const known = asks.get(brief)
  if (known !== undefined) return known
  // A triangle that is a form is shown as one.
  const asked = askedObjects(brief).some((thing) => !(brief.forms && FORMS.test(thing)))
  asks.set(brief, asked)
  return asked
}

/** Ornament is none; a pattern of pictograms is. */
const shows = (node: Node): boolean =>
  node.type === 'pictogram' || node.type === 'picture' || (node.type === 'vector' && PICTURES.includes(node.role))

/** 1 where nothing was asked for in so many words ('with a fox', 'anchor icon'), or the first artboard shows a picture; else 0. */
export const askedObjectShown = (brief: Brief, { artboards: [front] }: Scene): 0 | 1 =>
  !front || !asksForThing(brief) || [...subtree(front.root)].some(shows) ? 1 : 0
