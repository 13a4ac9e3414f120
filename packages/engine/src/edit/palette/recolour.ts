/** Colours put on a whole design or on its ground: which roles they become, and what has to follow. */
import { contrast, difference, isNeutral, lighten, oklch } from '../../colour/colour.ts'
import type { Hex, Palette, PaletteRole, PlainColour, Scene } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf } from '../boxes.ts'
import type { EditContext } from '../context.ts'
import { coloursOf, isHex, PALETTE_ROLES, paintsOf, resolve } from '../paints.ts'
import type { Operation } from '../types.ts'
import { inColours, inOneColour, onColour, TEXT_RATIO, withAccent, withPaper, withSecondary } from './harmony.ts'
import { coverage, leadOf } from './lead.ts'
import { seeAll } from './seen.ts'
import { layersOf, repaintedGround, seenGround } from './seen-ground.ts'
import { settle } from './settle.ts'

export interface Wanted {
  hex: Hex
  /** A code was given: not a shade of it, that one. */
  exact: boolean
}

/** OKLab distance below which two colours are one to the eye. */
const SAME = 0.01

/** The whole design in some colours, the first one leading. */
export function recolourDesign(scene: Scene, wanted: Wanted[], context: EditContext): Operation[] {
  const operations = spread(scene, wanted, context)
  if (wanted.length < 2) return operations
  const recoloured = apply(scene, operations)
  const more = seeAll(
    recoloured,
    wanted.map(({ hex }) => hex),
    context,
  )
  return [...operations, ...more, ...settle(scene, apply(recoloured, more), context)]
}

function spread(scene: Scene, wanted: Wanted[], context: EditContext): Operation[] {
  const [first] = wanted
  if (!first) return []
  const boxes = boxesOf(scene, context)
  const lead = leadOf(scene, boxes)
  const hexes = wanted.map(({ hex }) => hex)
  if (lead.lead === 'accent' || photoCovers(scene, context)) {
    const { palette } = scene
    if (hexes.length > 1) return settled(scene, [paletteTo(palette, inColours(palette, hexes, false))], context)
    // A white or cream mark needs a ground to stand on.
    if (!first.exact && isNeutral(first.hex) && contrast(first.hex, palette.paper) < 1.6)
      return recolourGround(scene, first, context)
    return settled(scene, [paletteTo(palette, inOneColour(palette, first.hex, first.exact))], context)
  }
  if (hexes.length === 1) {
    if (lead.lead === 'ground') return recolourGround(scene, first, context)
    return settled(scene, recolourRef(scene, lead.colour, first), context)
  }
  const ground = lead.colour
  if (ground === 'paper')
    return settled(scene, [paletteTo(scene.palette, inColours(scene.palette, hexes, true))], context)
  return settled(scene, ontoRole(scene, ground, wanted, lead.lead === 'area'), context)
}

/**
 * Several colours where a role other than paper is what is seen: the first goes there, a pale one becomes the paper
 * beneath it, the next the other supporting role.
 */
function ontoRole(scene: Scene, role: PlainColour, wanted: Wanted[], onPaper: boolean): Operation[] {
  const pale = onPaper ? wanted.find(({ hex }) => oklch(hex).l > 0.9) : undefined
  const [first, second] = wanted.filter((one) => one !== pale)
  const operations: Operation[] = []
  let current = scene
  const add = (more: Operation[]) => {
    operations.push(...more)
    current = apply(current, more)
  }
  if (pale) add([paletteTo(current.palette, withPaper(current.palette, pale.hex))])
  if (first) add(recolourRef(current, role, first))
  if (second) {
    const { palette } = current
    add([
      paletteTo(
        palette,
        role === 'secondary' ? withAccent(palette, second.hex, true) : withSecondary(palette, second.hex, true),
      ),
    ])
  }
  return operations
}

/** Another ground: of an artboard and of all that share its fill, with what is drawn over it in its shades. */
export function recolourGround(scene: Scene, wanted: Wanted, context: EditContext, artboard = 0): Operation[] {
  const root = scene.artboards[artboard]?.root
  if (!root) return []
  const [ground, ...others] = seenGround(scene, artboard)
  if (ground !== undefined && others.length === 0 && difference(resolve(ground, scene.palette), wanted.hex) < SAME)
    return []
  const alone = artboard > 0
  const roots = scene.artboards
    .map(({ root: other }) => other)
    .filter((other) => other === root || (!alone && JSON.stringify(other.fill) === JSON.stringify(root.fill)))
  if (ground !== undefined && !isHex(ground) && !alone && (ground === 'paper' || !paintsElsewhere(scene, ground))) {
    // As a ground it needs no distance from the paper: it is the colour that was asked for.
    const operations = [
      ...recolourRef(scene, ground, { ...wanted, exact: true }),
      ...repaintedGround(scene, wanted.hex, roots, true),
    ]
    // Further stops of a gradient become shades of the new colour.
    const stops = others.filter((colour) => !isHex(colour) && colour !== ground)
    if (stops.length > 0)
      operations.push({
        op: 'palette',
        set: Object.fromEntries(stops.map((role, i) => [role, shade(wanted.hex, i + 1)])),
      })
    return settled(scene, operations, context)
  }
  return settled(
    scene,
    repaintedGround(scene, wanted.hex, roots),
    context,
    new Set(roots.flatMap((one) => layersOf(one, scene.format).map(({ id }) => id))),
  )
}

/** One colour of the scene becomes another wherever it stands: a role in the palette, a code in its nodes. */
export function recolourRef(scene: Scene, from: PlainColour, wanted: Wanted): Operation[] {
  if (isHex(from)) return recolourLiterals(scene, from, wanted.hex)
  return [paletteTo(scene.palette, withRole(scene.palette, from, wanted))]
}

/** The palette with one role set, and the roles that depend on it. */
export function withRole(palette: Palette, role: PaletteRole, { hex, exact }: Wanted): Palette {
  if (role === 'paper') return withPaper(palette, hex)
  if (role === 'accent') return withAccent(palette, hex, exact || contrast(hex, palette.paper) >= 1.6)
  if (role === 'secondary') return withSecondary(palette, hex, exact || contrast(hex, palette.paper) >= 1.6)
  if (role === 'surface')
    return { ...palette, surface: hex, ...(contrast(palette.ink, hex) < TEXT_RATIO && { ink: onColour(hex) }) }
  return { ...palette, [role]: hex }
}

/** Operations plus what they make necessary, so that everything still reads. */
export function settled(
  scene: Scene,
  operations: Operation[],
  context: EditContext,
  fixed?: ReadonlySet<string>,
): Operation[] {
  const useful = operations.filter((operation) => operation.op !== 'palette' || Object.keys(operation.set).length > 0)
  return [...useful, ...settle(scene, apply(scene, useful), context, fixed)]
}

/** What differs, as one operation. */
export function paletteTo(before: Palette, after: Palette): Operation {
  const changed = PALETTE_ROLES.filter((role) => before[role] !== after[role])
  return { op: 'palette', set: Object.fromEntries(changed.map((role) => [role, after[role]])) }
}

function recolourLiterals(scene: Scene, from: Hex, to: Hex): Operation[] {
  return [...places(scene)].flatMap(({ node }): Operation[] => {
    const set: Record<string, unknown> = JSON.parse(JSON.stringify(node))
    if (!paintsOf(node).flatMap(coloursOf).includes(from)) return []
    const changed = Object.fromEntries(
      ['fill', 'paint', 'tone', 'stroke', 'shapes', 'scrim']
        .filter((key) => key in set && JSON.stringify(set[key]).includes(from))
        .map((key) => [key, JSON.parse(JSON.stringify(set[key]).replaceAll(from, to))]),
    )
    return [{ op: 'set', id: node.id, set: changed }]
  })
}

/** Whether a role also paints something that is no ground of an artboard. */
function paintsElsewhere(scene: Scene, role: PaletteRole): boolean {
  const grounds = new Set(scene.artboards.flatMap(({ root }) => layersOf(root, scene.format).map(({ id }) => id)))
  return [...places(scene)].some(
    ({ node }) => !grounds.has(node.id) && paintsOf(node).flatMap(coloursOf).includes(role),
  )
}

function shade(colour: Hex, step: number): Hex {
  return lighten(colour, (oklch(colour).l > 0.5 ? -0.1 : 0.1) * step)
}

function photoCovers(scene: Scene, context: EditContext): boolean {
  const root = scene.artboards[0]?.root
  const boxes = boxesOf(scene, context)
  const whole = root && boxes.get(root.id)
  if (!whole) return false
  return [...places(scene)].some(({ node, artboard }) => {
    const box = node.type === 'picture' && artboard === 0 ? boxes.get(node.id) : undefined
    return box !== undefined && box.width * box.height > 0.7 * whole.width * whole.height
  })
}

/** Colours of the design that are seen, widest first, as hex. */
export function visibleColours(scene: Scene, context: EditContext): Hex[] {
  const shares = [...coverage(scene, boxesOf(scene, context))].sort((a, b) => b[1] - a[1])
  return [...new Set(shares.map(([colour]) => resolve(colour, scene.palette)))]
}
