/** Is a thing that was asked for by name to be seen? */
import type { Brief, Depiction } from '../brief/types.ts'
import { askedObjects } from '../direction/subject-pictograms.ts'
import { figureFor } from '../imagery/figures.ts'
import type { KindName, Node, Role, Scene } from '../scene/types.ts'
import { subtree } from '../scene/walk.ts'

const PICTURES: readonly (Role | undefined)[] = ['icon', 'mark', 'logo', 'illustration', 'photo']
const FORMS = /^(?:circle|disc|dot|ring|square|triangle|diamond|stripe|band|line|frame|box|panel)$/
/** Kinds whose pictures are large. */
const SHEETS: readonly KindName[] = ['poster', 'banner']
const isDrawable = ({ backdrop, words, thing }: Depiction): boolean =>
  !backdrop && (figureFor(words) ?? figureFor(thing)) !== undefined
/** What such pieces name is served or done, not to be seen. */
const isList = ({ piece }: Brief): boolean => piece?.type === 'menu' || piece?.type === 'programme'
const asks = new WeakMap<Brief, boolean>()

function asksForThing(brief: Brief): boolean {
  const known = asks.get(brief)
  if (known !== undefined) return known
  // A triangle that is a form is shown as one.
  const asked =
    (isList(brief) ? [] : askedObjects(brief)).some((thing) => !(brief.forms && FORMS.test(thing))) ||
    (SHEETS.includes(brief.kind) && (brief.depictions ?? []).some(isDrawable))
  asks.set(brief, asked)
  return asked
}

/** Ornament is none; on sheets a sign as small as that of a telephone number is none either. */
const shows = (node: Node, least: number): boolean =>
  (node.type === 'pictogram' && areaOf(node) >= least) ||
  node.type === 'picture' ||
  (node.type === 'vector' && PICTURES.includes(node.role) && areaOf(node) >= least)

/** Of a sheet: a picture smaller than that is overlooked. */
const OVERLOOKED = 0.03
const areaOf = ({ width, height }: Node): number =>
  typeof width === 'number' && typeof height === 'number' ? width * height : Infinity
const leastOf = ({ kind, format: { width, height } }: Brief): number =>
  SHEETS.includes(kind) && height !== 'auto' ? width * height * OVERLOOKED : 0

/** 1 where nothing was asked for in so many words ('with a fox', 'anchor icon'), or the first artboard shows a picture; else 0. */
export const askedObjectShown = (brief: Brief, { artboards: [front] }: Scene): 0 | 1 =>
  !front || !asksForThing(brief) || [...subtree(front.root)].some((node) => shows(node, leastOf(brief))) ? 1 : 0
