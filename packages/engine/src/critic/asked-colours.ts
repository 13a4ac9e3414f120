/** Are the colours that were asked for to be seen? */
import type { Brief } from '../brief/types.ts'
import { difference, hueDistance, oklch } from '../colour/colour.ts'
import { SAME_WORD } from '../direction/requests.ts'
import { resolveColour } from '../render/paint.ts'
import type { ColourRef, Hex, Node, Paint, Scene } from '../scene/types.ts'

/** Nearer than this in OKLab, two colours go by the same name. */
const SAME = 0.06

function colourRefs(paint: Paint | undefined): ColourRef[] {
  if (!paint) return []
  if (typeof paint === 'string') return [paint]
  if ('colour' in paint) return paint.alpha > 0.5 ? [paint.colour] : []
  return paint.stops.map(({ colour }) => colour)
}

function nodeRefs(node: Node): ColourRef[] {
  if (node.type === 'frame')
    return [...colourRefs(node.fill), ...colourRefs(node.stroke?.paint), ...node.children.flatMap(nodeRefs)]
  if (node.type === 'text') return colourRefs(node.fill)
  // Only drawings of two tones show the second one.
  if (node.type === 'pictogram')
    return [...colourRefs(node.paint), ...(node.icon.endsWith('-duotone') ? colourRefs(node.tone) : [])]
  if (node.type === 'vector')
    return node.shapes.flatMap((shape) => [...colourRefs(shape.fill), ...colourRefs(shape.stroke?.paint)])
  return []
}

/** What the buttons of a part are filled with. */
const buttonFills = (node: Node): ColourRef[] =>
  node.type !== 'frame'
    ? []
    : [...(node.role === 'button' ? colourRefs(node.fill) : []), ...node.children.flatMap(buttonFills)]

/** Whether a colour is the one that was asked for, darkened so that words read on it, or it on its ground. */
function isDeepened(ground: Hex, asked: Hex): boolean {
  const [own, wish] = [oklch(ground), oklch(asked)]
  const darker = wish.l - own.l
  return wish.c > 0.05 && hueDistance(own.h, wish.h) < 12 && darker > 0 && darker < SAME_WORD + 0.01
}

/** Who says the ground and the colour of a page has said them all: what else is called so is gold, iron, wheat. */
function meant({ kind, colours }: Brief): Brief['colours'] {
  const isSaid = (wanted: Brief['colours'][number]['target']) => colours.some(({ target }) => target === wanted)
  if (kind !== 'website' || !isSaid('background') || !isSaid('accent')) return colours
  return colours.filter(({ target }) => target !== 'any')
}

/** The share of the brief's colours that the first artboard shows; 1 when none was asked for. */
export function askedColoursShare(brief: Brief, scene: Scene): number {
  const [front] = scene.artboards
  if (!front || brief.colours.length === 0) return 1
  const shown = [...new Set(nodeRefs(front.root))].map((ref) => resolveColour(ref, scene.palette))
  const { fill } = front.root
  const ground = typeof fill === 'string' ? resolveColour(fill, scene.palette) : undefined
  const buttons = buttonFills(front.root).map((ref) => resolveColour(ref, scene.palette))
  const called = brief.copy.some(({ role }) => role === 'cta')
  const asked = meant(brief)
  const seen = asked.filter(({ hex, target, words }) => {
    // An icon's ground may be the form that it stands on.
    if (target === 'background' && ground && brief.kind !== 'icon')
      return difference(ground, hex) < SAME || isDeepened(ground, hex)
    // Words must read on it: a button may be a shade darker or lighter than was said.
    if ((target === 'cta' || target === 'button') && called)
      return buttons.some((colour) => difference(colour, hex) < 2 * SAME) && (!ground || difference(ground, hex) > SAME)
    // A colour that was told by its name is itself in a deeper shade.
    return shown.some((colour) => difference(colour, hex) < SAME || (!/\d/.test(words) && isDeepened(colour, hex)))
  })
  return seen.length / asked.length
}
