/** A colour that was asked for is a colour that is seen: where no role that this scene uses took it, something else does. */
import { contrast, difference, ensureContrast } from '../../colour/colour.ts'
import type { Hex, Node, Role, Scene } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf } from '../boxes.ts'
import type { EditContext } from '../context.ts'
import { coloursOf, paintsOf, repaint, resolve } from '../paints.ts'
import type { Operation } from '../types.ts'
import { groundsOf } from './grounds.ts'
import { onColour, SHAPE_RATIO, TEXT_RATIO } from './harmony.ts'
import { usedRoles } from './lead.ts'

/** OKLab distance below which a colour counts as the one that was asked for, moved to be legible. */
const NEAR = 0.08

/** Operations that bring those of the colours in that the scene does not show. */
export function seeAll(scene: Scene, colours: Hex[], context: EditContext): Operation[] {
  const operations: Operation[] = []
  let current = scene
  for (const colour of colours) {
    if (shows(current, colour)) continue
    const more = show(current, colour, colours, context)
    operations.push(...more)
    current = apply(current, more)
  }
  return operations
}

function shows(scene: Scene, colour: Hex): boolean {
  return [...places(scene)].some(
    ({ node, artboard }) =>
      artboard === 0 &&
      paintsOf(node)
        .flatMap(coloursOf)
        .some((ref) => difference(resolve(ref, scene.palette), colour) < NEAR),
  )
}

/** What stands beside the words that lead, and may stand out from them: in this order. */
const STANDS_OUT: readonly Role[] = [
  'offer',
  'price',
  'label',
  'cta',
  'button',
  'date',
  'time',
  'tagline',
  'subhead',
  'title',
]

/** An accent is seen: where nothing shows it, a picture, a rule, or the line that may stand out first takes it. */
export function seeApart(scene: Scene, wanted: Hex, context: EditContext): Operation[] {
  if (shows(scene, wanted)) return []
  const first = [...places(scene)].filter(({ artboard }) => artboard === 0).map(({ node }) => node)
  const lead = first.flatMap((node) => (node.type === 'text' ? [node] : [])).toSorted((a, b) => b.size - a.size)[0]
  const drawn = first.filter(({ type, role }) => type === 'pictogram' && role !== 'pattern')
  const rules = first.filter(({ role }) => role === 'rule')
  const lines = STANDS_OUT.flatMap((role) => first.filter((node) => node.type === 'text' && node.role === role))
  const words = first.filter((node) => node.type === 'text' && node.role !== 'decoration')
  const grounds = groundsOf(scene, boxesOf(scene, context))
  for (const node of [...drawn, ...rules, ...lines, ...words]) {
    if (node === lead) continue
    const set = inColour(node, wanted, grounds, scene)
    if (set) return [{ op: 'set', id: node.id, set }]
  }
  return []
}

function show(scene: Scene, wanted: Hex, colours: Hex[], context: EditContext): Operation[] {
  const { palette } = scene
  const used = usedRoles(scene)
  const others = colours.filter((other) => other !== wanted)
  const taken = (colour: Hex) => others.some((other) => difference(colour, other) < NEAR)
  const onPaper = ensureContrast(wanted, palette.paper, SHAPE_RATIO)
  // The mark takes it where the letters show the leading one.
  if (used.has('ink') && taken(palette.ink) && used.has('accent') && difference(onPaper, wanted) < 2 * NEAR) {
    return [{ op: 'palette', set: { accent: onPaper, onAccent: onColour(onPaper) } }]
  }
  if (used.has('onAccent') && !taken(palette.onAccent) && contrast(wanted, palette.accent) >= TEXT_RATIO)
    return [{ op: 'palette', set: { onAccent: wanted } }]
  return paintOne(scene, wanted, taken, context)
}

/** A picture first, else the largest line; none that shows another of the colours. */
function paintOne(scene: Scene, wanted: Hex, taken: (colour: Hex) => boolean, context: EditContext): Operation[] {
  const grounds = groundsOf(scene, boxesOf(scene, context))
  const nodes = [...places(scene)].filter(({ artboard }) => artboard === 0).map(({ node }) => node)
  const pictures = nodes.filter(
    (node) => (node.type === 'pictogram' || node.type === 'vector') && node.role !== 'pattern',
  )
  const texts = nodes.filter((node) => node.type === 'text').sort((a, b) => b.size - a.size)
  for (const node of [...pictures, ...texts]) {
    const [leading] = paintsOf(node).flatMap(coloursOf)
    if (leading === undefined || taken(resolve(leading, scene.palette))) continue
    const set = inColour(node, wanted, grounds, scene)
    if (set) return [{ op: 'set', id: node.id, set }]
  }
  return []
}

/** A node whose leading colour is another one, moved until it reads; undefined where it would be called otherwise then. */
function inColour(node: Node, wanted: Hex, grounds: ReturnType<typeof groundsOf>, scene: Scene) {
  const [leading] = paintsOf(node).flatMap(coloursOf)
  if (leading === undefined) return undefined
  const behind = (grounds.get(node.id)?.colours ?? ['paper' as const]).map((ref) => resolve(ref, scene.palette))
  const colour = behind.reduce((hex, ground) => ensureContrast(hex, ground, SHAPE_RATIO), wanted)
  const reads = behind.every((ground) => contrast(colour, ground) >= SHAPE_RATIO - 0.01)
  if (!reads || difference(colour, wanted) >= 2.5 * NEAR) return undefined
  return repaint(node, (ref) => (ref === leading ? colour : ref))
}
