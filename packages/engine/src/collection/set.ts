/** A sheet set: its layout for the format, filled with the brief's words, in a direction's colours and letters. */
import type { Brief, Copy } from '../brief/types.ts'
import { inHand, readingSize } from '../critic/reading-size.ts'
import type { Direction } from '../direction/types.ts'
import type { Format, Frame, Node, Role, Scene } from '../scene/types.ts'
import { subtree } from '../scene/walk.ts'
import { backFor, lower } from '../sheet/lower.ts'
import type { Instruments, Layout, Sheet } from '../sheet/types.ts'
import { clearOf, innerOf, isNarrowed, shifted, unfolded } from './clear.ts'
import { loosened, readable, tightened } from './loosen.ts'
import { layoutOf } from './shape.ts'
import { wordsFor } from './words.ts'

/** The brief with the words that a sheet sets for it: what it says itself is written. */
export function spoken(sheet: Sheet, brief: Brief): Brief {
  const { copy, left } = wordsFor(brief, layoutOf(sheet, brief))
  const { variants: _, ...rest } = brief
  return { ...rest, copy: [...copy, ...left] }
}

/** How a sheet is set where it does not fit as it is. */
export interface Manner {
  /** How large its words are beside those of the sheet. */
  by: number
  /** Laid out in what is free of a format that is covered above and below. */
  within?: true
}
const AS_IT_IS: Manner = { by: 1 }

/** The size of the smallest words that read well: what is seen among other things wants larger ones than what is held in a hand. */
const leastOf = (kind: Brief['kind'], sheet: { width: number; height: number }): number =>
  kind === 'poster' || kind === 'banner' ? readingSize(sheet) : inHand(sheet)

/** @param brief as `spoken` gives it, or any that is settled */
export function setSheet(
  sheet: Sheet,
  brief: Brief,
  direction: Direction,
  instruments: Instruments,
  { by, within }: Manner = AS_IT_IS,
): Scene {
  const { format } = brief
  const edges = clearOf(format)
  const { palette, typography } = direction
  const layout = layoutOf(sheet, brief, within)
  const { words: slots, copy } = wordsFor(brief, layout)
  const set = (of: Format): Scene => {
    const { scene } = lower(layout, sheet, { format: of, palette, typography, words: slots, instruments })
    const withRoot = (root: Frame): Scene => ({ ...scene, artboards: [{ name: 'front', root }] })
    const height = of.height === 'auto' ? of.width : of.height
    const least = leastOf(brief.kind, { width: of.width, height })
    const words = readable(tightened(rootOf(scene), by), least, by)
    return withRoot(loosened(words, least, (root) => instruments.lay(withRoot(root))[0]))
  }
  const behind = backFor(sheet, layout)
  const finished = (scene: Scene, root: Frame): Scene => ({
    ...scene,
    kind: brief.kind,
    format,
    artboards: [
      { name: 'front', root: withRoles(root, copy, brief.kind) },
      ...(behind ? [{ name: 'back', root: withRoles(backOf(behind), copy, brief.kind) }] : []),
    ],
  })
  /** The back says again whose card it is. */
  const backOf = (layout: Layout): Frame => {
    const { brand = slots.person, line } = slots
    const again = { ...(brand && { brand }), ...(line && { line }) }
    return rootOf(lower(layout, sheet, { format, palette, typography, words: again, instruments }).scene)
  }
  if (edges && format.height !== 'auto' && (within || isNarrowed(format))) {
    const { height } = format
    const scene = set(innerOf({ ...format, height }, edges))
    return finished(scene, unfolded(instruments.lay(scene)[0], edges, { width: format.width, height }))
  }
  const scene = set(format)
  return finished(scene, edges ? shifted(instruments.lay(scene)[0], edges) : rootOf(scene))
}

function rootOf({ artboards: [front] }: Scene): Frame {
  if (!front) throw new RangeError('A scene without an artboard')
  return front.root
}

/** Roles that a text's place does not tell: a date among the details is one. */
const PLAIN: readonly (Role | undefined)[] = [undefined, 'detail', 'label', 'list-item']

/** What each part is: texts what they say, the drawing before the others the picture, what lies behind it ornament. */
function withRoles(root: Frame, copy: readonly Copy[], kind: Brief['kind']): Frame {
  const drawn = [...subtree(root)].filter((node) => node.type === 'vector')
  // Of a logo, an icon or a card the mark is the picture, and says so itself.
  const isSheet = kind === 'poster' || kind === 'banner'
  const picture = isSheet ? (drawn.findLast(({ alt }) => alt) ?? drawn.at(-1)) : undefined
  const named = (node: Node): Node => {
    if (node.type === 'frame') {
      const children = node.children.map(named)
      const isButton = node.fill && !node.role && children.some(({ role }) => role === 'cta')
      return { ...node, ...(isButton && { role: 'button' as const }), children }
    }
    if (node.type === 'vector')
      return node.role ? node : { ...node, role: node === picture ? 'illustration' : 'decoration' }
    if (node.type !== 'text' || !PLAIN.includes(node.role)) return node
    const own = copy.find(({ text }) => text === node.text) ?? copy.find(({ text }) => node.text.startsWith(text))
    return own ? { ...node, role: own.role } : node
  }
  return { ...root, children: root.children.map(named) }
}
