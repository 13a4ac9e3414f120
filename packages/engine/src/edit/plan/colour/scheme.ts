/** Whole schemes: dark and light, black and white, one colour, pastel, swapped, other colours, those of another design. */
import { contrast, difference, hex, isDark, isNeutral, mix, oklch } from '../../../colour/colour.ts'
import type { FoundColour } from '../../../colour/colour-names.ts'
import { colourName } from '../../../colour/plain-names.ts'
import type { Scheme } from '../../../language/lexicon/colour-words.ts'
import type { Hex, Palette } from '../../../scene/types.ts'
import { places } from '../../../scene/walk.ts'
import { apply } from '../../apply.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { coloursOf, isHex, PALETTE_ROLES, paintsOf, repaint, resolve } from '../../paints.ts'
import { mutedOn, TEXT_RATIO, withAccent, withPaper, withSecondary } from '../../palette/harmony.ts'
import { leadOf } from '../../palette/lead.ts'
import { paintTarget } from '../../palette/parts.ts'
import { paletteTo, recolourGround, settled, visibleColours } from '../../palette/recolour.ts'
import { seeApart } from '../../palette/seen.ts'
import { groundApart, groundColour } from '../../palette/seen-ground.ts'
import { beforeThis } from '../../recent.ts'
import { cannot, patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import type { DesignRef, Scheming } from '../../understand/wish.ts'
import { listColours, wantedOf } from './hues.ts'

/** @param lead the one colour, where it was said; `accent`: beside greys one colour stays */
export function planScheme(
  scheme: Scheme,
  { lead, accent }: { lead?: FoundColour; accent?: boolean },
  state: State,
): Step {
  switch (scheme) {
    case 'dark':
    case 'light':
      return grounded(scheme, state)
    case 'greys':
    case 'black and white': {
      const { palette } = state.design.scene
      const grey = greys(palette, scheme === 'black and white')
      const kept = lead?.hex ?? (accent ? vividOf(state) : undefined)
      if (kept) return repainted(withAccent(grey, kept), `${scheme} with ${colourName(kept)}`, undefined, state)
      return repainted(grey, scheme, (colour) => hex({ ...oklch(colour), c: 0 }), state)
    }
    case 'one colour':
    case 'few colours': {
      const colour = lead?.hex ?? vividOf(state) ?? state.design.scene.palette.accent
      const tone = toneOf(colour)
      const after = monochrome(state.design.scene.palette, tone)
      return repainted(after, lead?.words ?? scheme, scheme === 'one colour' ? tone : nearestIn(after), state)
    }
    case 'pastel':
      return repainted(pastel(state.design.scene.palette), 'pastel', paler, state, true)
    case 'other':
      return otherColours(state)
    case 'inverted':
    case 'swapped':
      return swapped(scheme, state)
  }
}

/**
 * The palette with every colour that drawings state as a code, so that nothing stays in the old colours.
 * @param onPaper what is seen as the ground shall be of the new paper's colour, whatever paints it
 */
function repainted(
  after: Palette,
  to: string,
  code: ((colour: Hex) => Hex) | undefined,
  state: State,
  onPaper = false,
): Step {
  const { scene } = state.design
  const drawn = code
    ? [...places(scene)].flatMap(({ node }): Operation[] => {
        const set = repaint(node, (colour) => (isHex(colour) ? code(colour) : colour))
        return set ? [{ op: 'set', id: node.id, set }] : []
      })
    : []
  const coloured: Operation[] = [paletteTo(scene.palette, after), ...drawn]
  const now = apply(scene, coloured)
  const ground =
    onPaper && difference(groundColour(now), after.paper) > OTHER_GROUND
      ? recolourGround(now, { hex: after.paper, exact: true }, state.context)
      : []
  const operations = settled(scene, [...coloured, ...ground], state.context)
  const isIdle = operations.every((operation) => operation.op === 'palette' && Object.keys(operation.set).length === 0)
  if (isIdle) return alreadySo('It already looks like that', state)
  return patchOf('Colours', to, [], operations)
}
/** OKLab distance from which a ground is of another colour than the paper. */
const OTHER_GROUND = 0.08

/** A drawn colour as milky as those of a pastel palette; what is nearly black keeps the drawing together. */
function paler(colour: Hex): Hex {
  const { l, c, h } = oklch(colour)
  return l < 0.3 ? hex({ l, c: c * 0.6, h }) : hex({ l: 0.7 + l * 0.27, c: Math.min(0.09, c * 0.6), h })
}

/** Of a palette the colour that is nearest to one. */
const nearestIn =
  (palette: Palette) =>
  (colour: Hex): Hex =>
    PALETTE_ROLES.map((role) => palette[role]).toSorted((a, b) => difference(a, colour) - difference(b, colour))[0] ??
    colour

/** The most seen of its colours that is one. */
const vividOf = ({ design: { scene }, context }: State): Hex | undefined =>
  visibleColours(scene, context).find((colour) => !isNeutral(colour))

function grounded(to: 'dark' | 'light', state: State): Step {
  const { scene } = state.design
  const before = groundColour(scene)
  if (isDark(before) === (to === 'dark')) return alreadySo(`The background is already ${to}`, state)
  const { h, c } = oklch(isNeutral(scene.palette.accent) ? before : scene.palette.accent)
  const tint = isNeutral(scene.palette.accent) && isNeutral(before) ? 0.006 : Math.min(c, 0.03)
  const after = to === 'dark' ? hex({ l: 0.2, c: tint, h }) : hex({ l: 0.975, c: tint * 0.35, h })
  return {
    step: 'patch',
    operations: recolourGround(scene, { hex: after, exact: true }, state.context),
    changes: [{ what: 'Background', from: colourName(before), to: `${to} (${after})`, nodes: [] }],
  }
}

/** "dark background", "make the features section dark": the ground, or a part's own. */
export function planShade(targets: readonly Target[], to: 'dark' | 'light', state: State): Step | undefined {
  const [target] = targets
  if (!target || targets.length > 1 || target.class === 'picture') return undefined
  if (target.class === 'whole' || target.class === 'ground') return grounded(to, state)
  const { palette } = state.design.scene
  const isText = target.class === 'text' || target.class === 'all-text'
  const [dark, light] = isDark(palette.paper) ? [palette.paper, palette.ink] : [palette.ink, palette.surface]
  const shade =
    to === 'dark' ? hex({ ...oklch(dark), l: 0.22 }) : isText || isDark(palette.paper) ? light : palette.surface
  const painted = paintTarget(target, [{ hex: shade, exact: true }], state)
  if ('unreadable' in painted)
    return cannot(`In ${to} letters the ${target.name} would not be legible on its background.`)
  if (painted.operations.length === 0) return alreadySo(`The ${target.name} is already ${to}`, state)
  return patchOf(target.name, to, target.ids, painted.operations)
}

/** "use the colours of the first one", "same palette as version 2" */
export function planBorrowed(of: DesignRef, state: State): Step {
  const other = designOf(of, state)
  if (!other)
    return cannot(
      'I cannot find that design to take the colours from. Which colours should I use?',
      'make it navy and gold',
      'make it dark green',
    )
  const { scene } = state.design
  const operations = settled(scene, [paletteTo(scene.palette, other.scene.palette)], state.context)
  if (operations.length === 0) return alreadySo('Both designs already have the same colours', state)
  return patchOf('Colours', 'those of the other design', [], operations)
}

/** The design that is pointed at among those of the answer, or among its own versions. */
export function designOf({ among, number }: DesignRef, { design, context }: State) {
  const { versions = [], siblings = [] } = context
  if (among === 'versions' && number < 0) return beforeThis(design, context)
  const [pool, others] = among === 'versions' ? [versions, siblings] : [siblings, versions]
  // People call the designs of an answer versions, too.
  return number < 0 ? pool.at(number) : (pool[number - 1] ?? others[number - 1])
}

/** "gold on black" */
export function planOnGround(top: FoundColour, ground: FoundColour, state: State): Step {
  const { scene } = state.design
  const first = recolourGround(scene, wantedOf(ground), state.context)
  const next = apply(scene, first)
  const reads = contrast(top.hex, ground.hex) >= TEXT_RATIO
  const ink = reads ? { ink: top.hex, muted: mix(top.hex, ground.hex, 0.2) } : {}
  const second = settled(next, [paletteTo(next.palette, { ...next.palette, accent: top.hex, ...ink })], state.context)
  return {
    step: 'patch',
    operations: [...first, ...second],
    changes: [{ what: 'Colours', from: listColours(scene, state), to: `${top.words} on ${ground.words}`, nodes: [] }],
  }
}

/** "accent colour: teal" */
export function planRole({ role, colour, apart }: Extract<Scheming, { is: 'role' }>, state: State): Step {
  const { scene } = state.design
  const { palette } = scene
  const { hex: wanted, exact } = wantedOf(colour)
  const after = role === 'accent' ? withAccent(palette, wanted, exact) : withSecondary(palette, wanted, exact)
  const own = apart ? groundApart(scene, role) : []
  const painted = settled(scene, [...own, paletteTo(palette, after)], state.context)
  const more = apart ? seeApart(apply(scene, painted), wanted, state.context) : []
  const operations = more.length > 0 ? settled(scene, [...painted, ...more], state.context) : painted
  const what = role === 'accent' ? 'Accent colour' : 'Second colour'
  if (operations.length === 0) return alreadySo(`The ${what.toLowerCase()} is already ${colour.words}`, state)
  return {
    step: 'patch',
    operations,
    changes: [{ what, from: colourName(palette[role]), to: colour.words, nodes: [] }],
  }
}

function swapped(scheme: 'inverted' | 'swapped', state: State): Step {
  const { scene } = state.design
  const { palette } = scene
  const used = new Set([...places(scene)].flatMap(({ node }) => paintsOf(node).flatMap(coloursOf)))
  const both = used.has('accent') && used.has('secondary') && palette.accent !== palette.secondary
  const after =
    scheme === 'inverted'
      ? withPaper({ ...palette, ink: palette.paper }, palette.ink)
      : both
        ? exchanged(palette)
        : groundSwapped(palette)
  const operations = settled(scene, [paletteTo(palette, after)], state.context)
  return patchOf('Colours', scheme, [], operations)
}

const exchanged = (palette: Palette): Palette => ({
  ...palette,
  accent: palette.secondary,
  onAccent: palette.onSecondary,
  secondary: palette.accent,
  onSecondary: palette.onAccent,
})

/** The ground takes the leading colour, and the mark the old ground's. */
function groundSwapped(palette: Palette): Palette {
  const { paper, accent } = palette
  const turned = withPaper({ ...palette, ink: palette.onAccent }, accent)
  return contrast(paper, accent) >= 3 ? withAccent(turned, paper) : turned
}

const mapped = (palette: Palette, by: (colour: Hex) => Hex) =>
  Object.fromEntries(PALETTE_ROLES.map((role) => [role, by(palette[role])])) as Palette

function greys(palette: Palette, extreme: boolean): Palette {
  const grey = (colour: Hex) => hex({ ...oklch(colour), c: 0 })
  const dark = isDark(palette.paper)
  const grounded = withPaper(palette, extreme ? (dark ? '#000000' : '#ffffff') : grey(palette.paper))
  const ink: Hex = extreme ? (dark ? '#ffffff' : '#000000') : grey(grounded.ink)
  const led = withAccent({ ...mapped(grounded, grey), ink }, extreme ? ink : grey(palette.accent))
  return withSecondary(led, hex({ l: dark ? 0.75 : 0.45, c: 0, h: 0 }))
}

/** A colour as a tone of one: its own lightness, the hue of the other, no stronger than that. */
function toneOf(lead: Hex) {
  const { h, c } = oklch(lead)
  return (colour: Hex): Hex => {
    const at = oklch(colour)
    return hex({ l: at.l, c: Math.min(Math.max(at.c, at.l > 0.97 || at.l < 0.12 ? 0 : 0.02), c), h })
  }
}

function monochrome(palette: Palette, tone: (colour: Hex) => Hex): Palette {
  const toned = mapped(palette, tone)
  return { ...toned, muted: mutedOn(toned.paper, toned.surface, toned.ink, toned.muted) }
}

/** Pale grounds and milky colours, the letters dark enough to read on them. */
function pastel(palette: Palette): Palette {
  const { h, c } = oklch(isNeutral(palette.paper) ? palette.accent : palette.paper)
  const paper = hex({ l: 0.94, c: Math.min(0.035, c), h })
  const milky = (colour: Hex, l: number) =>
    hex({ l, c: Math.min(0.09, Math.max(0.05, oklch(colour).c * 0.7)), h: oklch(colour).h })
  const { ink } = withPaper(palette, paper)
  return {
    ...withPaper({ ...palette, ink }, paper),
    surface: hex({ l: 0.89, c: 0.045, h }),
    accent: milky(palette.accent, 0.8),
    onAccent: ink,
    secondary: milky(palette.secondary, 0.76),
    onSecondary: ink,
  }
}

/** "another palette": new hues of the same lightness and strength, so that all relations hold. */
function otherColours(state: State): Step {
  const { scene } = state.design
  const { palette } = scene
  const turn = state.random.pick([75, 120, 165, 210, 255, 300])
  const lead = leadOf(scene, boxesOf(scene, state.context))
  const turned = (colour: Hex): Hex => {
    const { l, c, h } = oklch(colour)
    return hex({ l, c, h: (h + turn) % 360 })
  }
  const base = isNeutral(palette.accent) ? { ...palette, accent: hex({ l: 0.5, c: 0.14, h: turn }) } : palette
  const rotated = mapped(base, turned)
  const after = lead.lead === 'ground' ? withPaper(rotated, rotated.paper) : withAccent(rotated, rotated.accent)
  const leading = (of: Palette) => {
    const colour = resolve(lead.lead === 'accent' ? 'accent' : lead.colour, of)
    return colourName(isNeutral(colour) ? of.accent : colour)
  }
  const coloured = paletteTo(palette, after)
  const now = apply(scene, [coloured])
  const was = groundColour(scene)
  // A ground that no role paints turns with them.
  const stays = difference(groundColour(now), was) < OTHER_GROUND && !isNeutral(was)
  const ground = stays ? recolourGround(now, { hex: turned(was), exact: true }, state.context) : []
  return {
    step: 'patch',
    operations: settled(scene, [coloured, ...ground], state.context),
    changes: [{ what: 'Colours', from: leading(palette), to: leading(after), nodes: [] }],
  }
}
