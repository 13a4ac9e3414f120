/** A treatment for the title of a composition that has none: so that concepts whose places were told differ in their letters. */
import type { Random } from '../base/random.ts'
import type { Tone } from '../base/tones.ts'
import { contrast, difference, normalHex, oklch } from '../colour/colour.ts'
import { type TextBox, textBoxes } from '../critic/gates.ts'
import { isPlain } from '../render/display.ts'
import { resolveColour } from '../render/paint.ts'
import type { Laid } from '../scene/layout.ts'
import type { ColourRef, Frame, Hex, Node, Scene, TextEffect } from '../scene/types.ts'
import { fontEntry } from '../type/catalogue.ts'

/** Tones whose titles are treated; elsewhere good letters are enough, mostly. */
const LOUD: readonly Tone[] = ['playful', 'retro', 'vintage', 'childlike', 'bold', 'vibrant']
/** Tones of few means: their titles stay plain. */
const QUIET: readonly Tone[] = ['minimal', 'calm']
const [OFTEN, RARELY] = [0.5, 0.12]
/** Letters as light as this bear a shadow and no more. */
const HEAVY = 600
/** Two colours nearer than this are one; a shadow nearer to its ground is not seen. */
const [APART, SEEN] = [0.14, 1.2]
/** A shadow nearer to its letters makes mud of them. */
const CLEAR = 1.8
/** A title this narrow, of the sheet's width, is not set as bricks. */
const BROAD = 0.5

const paintOf = (colour: ColourRef, scene: Scene): Hex => normalHex(resolveColour(colour, scene.palette))

/** What stands out from both the letters and their ground. */
function companion(scene: Scene, face: Hex, ground: Hex): ColourRef {
  const apart = (hex: Hex) =>
    difference(hex, face) >= APART && contrast(hex, face) >= CLEAR && difference(hex, ground) >= APART / 2
  const roles = (['secondary', 'accent', 'ink', 'surface'] as const).filter(
    (role) => apart(scene.palette[role]) && contrast(scene.palette[role], ground) >= SEEN,
  )
  return roles[0] ?? `${ground}/${oklch(ground).l > 0.45 ? -20 : 18}`
}

const EFFECTS: Record<'heavy' | 'light', ((other: ColourRef, ground: ColourRef) => TextEffect)[]> = {
  heavy: [
    (paint) => ({ kind: 'extrusion', paint, angle: 60, depth: 0.07 }),
    (paint, ground) => ({ kind: 'shadow', paint, x: 0.045, y: 0.045, edge: { paint: ground, width: 0.016 } }),
    (paint) => ({ kind: 'shadow', paint, x: 0.02, y: 0.035, edge: { paint, width: 0.03 } }),
    (_, ground) => ({ kind: 'inline', paint: ground, width: 0.014 }),
  ],
  light: [(paint) => ({ kind: 'shadow', paint: { colour: paint, alpha: 0.6 }, x: 0.018, y: 0.026 })],
}

/** The largest words of the front, where they are plain lines. */
function titleOf(laid: Laid): TextBox | undefined {
  const sized = textBoxes(laid[0]).filter(({ node }) => node.role !== 'decoration')
  const sizeOf = ({ laid: { text } }: TextBox) => text?.size ?? 0
  const [largest] = sized.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  return largest && isPlain(largest.node) && !largest.node.rotate ? largest : undefined
}

const replaced = (frame: Frame, id: string, change: (node: Node) => Node): Frame => ({
  ...frame,
  children: frame.children.map((child) =>
    child.id === id ? change(child) : child.type === 'frame' ? replaced(child, id, change) : child,
  ),
})

/** The scene with its title treated; itself where it stays plain. */
export function withTreatment(scene: Scene, laid: Laid, tones: readonly Tone[], random: Random): Scene {
  const title = titleOf(laid)
  const dice = random.fork('treatment')
  if (!title || tones.some((tone) => QUIET.includes(tone))) return scene
  if (!dice.chance(tones.some((tone) => LOUD.includes(tone)) ? OFTEN : RARELY)) return scene
  const { node, ground } = title
  const fill = ground.node.type === 'frame' ? ground.node.fill : undefined
  if (typeof node.fill !== 'string') return scene
  const under = typeof fill === 'string' ? fill : 'paper'
  const { weights, category } = fontEntry(scene.typography[node.font] ?? scene.typography.display)
  const heavy = weights.length === 1 ? !['script', 'serif'].includes(category) : node.weight >= HEAVY
  const other = companion(scene, paintOf(node.fill, scene), paintOf(under, scene))
  const effect = dice.pick(EFFECTS[heavy ? 'heavy' : 'light'])(other, under)
  const { width, height, text } = title.laid
  // Lines that fill the width, where they fill most of it and have a height of their own.
  const bricks =
    heavy && (text?.lines.length ?? 0) > 1 && width >= laid[0].width * BROAD && dice.chance(0.6)
      ? { stack: { gap: 0.05 }, width: width * 0.96, height: height * 0.98 }
      : {}
  const [front, ...others] = scene.artboards
  if (!front) return scene
  const root = replaced(front.root, node.id, (one) => (one.type === 'text' ? { ...one, ...bricks, effect } : one))
  return { ...scene, artboards: [{ ...front, root }, ...others] }
}
