/** Which colour an onlooker would call the design's: what "make it dark green" changes in this very scene. */
import { isNeutral } from '../../colour/colour.ts'
import type { Hex, PaletteRole, PlainColour, Scene } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import type { Laid } from '../boxes.ts'
import { coloursOf, isHex, paintsOf, resolve } from '../paints.ts'
import { drawnOver, seenGround } from './seen-ground.ts'

/** Share from which a drawing is painted over all of what it stands on. */
const ALL = 0.95

/** Share of the first artboard that each colour covers: frames by their area less what covers it, marks by about half. */
export function coverage(scene: Scene, boxes: Map<string, Laid>): Map<PlainColour, number> {
  const shares = new Map<PlainColour, number>()
  const whole = boxes.get(scene.artboards[0]?.root.id ?? '')
  if (!whole) return shares
  const area = whole.width * whole.height
  const add = (colour: PlainColour, share: number) => shares.set(colour, (shares.get(colour) ?? 0) + share)
  const stack: { depth: number; colour: PlainColour }[] = []
  for (const { node, artboard, depth } of places(scene)) {
    if (artboard > 0) break
    const box = boxes.get(node.id)
    if (!box) continue
    while ((stack.at(-1)?.depth ?? -1) >= depth) stack.pop()
    const share = Math.min(1, (box.width * box.height) / area)
    const over = node.type === 'vector' ? drawnOver(node) : []
    if (node.type === 'frame' || over.length > 0) {
      const [colour] = node.type === 'frame' ? coloursOf(node.fill) : over
      if (!colour) continue
      const under = stack.at(-1)
      if (under) add(under.colour, -share)
      add(colour, share)
      // What is painted over all of it is what the things beside it stand on.
      stack.push({ depth: over.length > 0 && share > ALL ? depth - 0.5 : depth, colour })
    } else {
      const colours = paintsOf(node).flatMap(coloursOf)
      const ink = node.type === 'text' ? 0.3 : node.type === 'picture' ? 0 : 0.5
      for (const colour of colours) add(colour, (share * ink) / colours.length)
    }
  }
  return shares
}

export type Lead =
  | { lead: 'ground'; colour: PlainColour; node: string }
  /** Marks, bands and letters carry the colour; the ground is neutral and stays. */
  | { lead: 'accent' }
  /** A frame other than the ground covers most of it. */
  | { lead: 'area'; colour: PlainColour }

const MARK_KINDS = ['logo', 'icon']

/**
 * - A mark on a neutral ground: its mark leads.
 * - A colour that covers more than the ground does: that colour.
 * - Else the ground: of a card or a poster, "it" is what is seen first.
 */
export function leadOf(scene: Scene, boxes: Map<string, Laid>): Lead {
  const root = scene.artboards[0]?.root
  const [ground] = seenGround(scene)
  if (!root || !ground) return { lead: 'accent' }
  const shares = [...coverage(scene, boxes)].sort((a, b) => b[1] - a[1])
  const [widest] = shares.find(([colour]) => colour !== ground && !isNeutral(resolve(colour, scene.palette))) ?? []
  const share = (colour: PlainColour | undefined) => shares.find(([other]) => other === colour)?.[1] ?? 0
  if (widest && share(widest) > share(ground)) return { lead: 'area', colour: widest }
  if (MARK_KINDS.includes(scene.kind) && isNeutral(resolve(ground, scene.palette))) return { lead: 'accent' }
  return { lead: 'ground', colour: ground, node: root.id }
}

/** So many colours at most, and shares of the artboard that are seen. */
const [MOST_OWN, SEEN] = [6, 0.002]

/** Colours that are seen and are no role's: of a design that was recoloured, what it is now. */
export function ownColours(scene: Scene, boxes: Map<string, Laid>): Hex[] {
  const roles = new Set([...usedRoles(scene)].map((role) => scene.palette[role].toLowerCase()))
  return [...coverage(scene, boxes)]
    .filter((entry): entry is [Hex, number] => isHex(entry[0]) && entry[1] > SEEN && !roles.has(entry[0].toLowerCase()))
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_OWN)
    .map(([colour]) => colour)
}

/** The roles of the palette that the scene's nodes name. */
export function usedRoles(scene: Scene): Set<PaletteRole> {
  const used = new Set<PaletteRole>()
  for (const { node } of places(scene)) {
    for (const colour of paintsOf(node).flatMap(coloursOf)) if (!isHex(colour)) used.add(colour)
  }
  return used
}
