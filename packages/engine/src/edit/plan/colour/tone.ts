/** Colours by comparison: darker, warmer, quieter, of more contrast; of the design as a whole, its ground, its letters or a part. */
import { contrast, darken, ensureContrast, hex, isDark, lighten, mix, oklch, warm } from '../../../colour/colour.ts'
import type { FoundColour } from '../../../colour/colour-names.ts'
import type { LookRow } from '../../../language/lexicon/wishes.ts'
import type { Hex, Node, Palette } from '../../../scene/types.ts'
import { findNode, places } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { isHex, PALETTE_ROLES, repaint, resolve } from '../../paints.ts'
import { groundsOf } from '../../palette/grounds.ts'
import { mutedOn, onColour, SHAPE_RATIO, TEXT_RATIO, withPaper } from '../../palette/harmony.ts'
import { leadOf } from '../../palette/lead.ts'
import { paletteTo, recolourGround, settled } from '../../palette/recolour.ts'
import { groundColour } from '../../palette/seen-ground.ts'
import { leaves } from '../../scene-nodes.ts'
import { idsOf, inTurn, namesOf, patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import type { Look, RowLook } from '../../understand/wish.ts'
import { type Asked, type Plan, planOf } from '../properties/row.ts'
import { drawn, moreOrLess, shiftHue } from './hues.ts'

type Shift = 'darker' | 'lighter' | 'warmer' | 'cooler' | 'richer' | 'quieter' | 'contrast' | 'softer'

/** What more and less of a property are. */
const SHIFTS: Partial<Record<LookRow['property'], Record<'more' | 'less', Shift>>> = {
  lightness: { more: 'lighter', less: 'darker' },
  warmth: { more: 'warmer', less: 'cooler' },
  saturation: { more: 'richer', less: 'quieter' },
  contrast: { more: 'contrast', less: 'softer' },
}

/** Whether a look is of this kind, and which way it goes. */
export const shiftOf = ({ property, way }: Pick<LookRow, 'property' | 'way'>): Shift | undefined =>
  way === 'more' || way === 'less' ? SHIFTS[property]?.[way] : undefined

/** How light, warm and strong colours are, and how they stand off each other. */
export const tone = (property: LookRow['property']): Plan =>
  planOf<Asked>({
    set: (parts, { way, degree, complaint }, state) =>
      inTurn(parts, state, (target, now) => {
        const shift = shiftOf({ property, way })
        return shift ? shiftTarget(target, plainly(shift, target, complaint === true, now), degree, now) : []
      }),
    what: (parts) => (parts.every(({ class: kind }) => kind === 'whole') ? 'Colours' : namesOf(parts)),
    to: ({ way }) => nameOf(shiftOf({ property, way })),
    full: ({ way }) => `It is already as ${nameOf(shiftOf({ property, way }))} as it can be`,
  })

/** Letters that are called too pale are to stand off their ground. */
const plainly = (shift: Shift, { class: kind }: Target, isComplaint: boolean, state: State): Shift => {
  const isText = kind === 'text' || kind === 'all-text'
  if (!isText || !isComplaint) return shift
  const onDark = isDark(groundColour(state.design.scene))
  return shift === 'richer' || (shift === 'darker' && !onDark) || (shift === 'lighter' && onDark) ? 'contrast' : shift
}

/** A colour of the design by comparison. */
export function planHueTone(colour: FoundColour, look: RowLook, state: State): Step | undefined {
  const shift = shiftOf(look)
  return shift && shiftHue(colour, (one) => shifted(one, shift, look.degree), nameOf(shift), state)
}

/** "a bit bluer", "less yellow": what was named is drawn to that colour or from it. */
export function planToward(
  targets: readonly Target[],
  { colours: [colour], way, degree }: Extract<Look, { property: 'hue' }>,
  state: State,
): Step | undefined {
  if (!colour) return undefined
  const named = targets.filter(({ class: kind }) => kind !== 'whole')
  if (named.length === 0) return moreOrLess(colour, way, degree, state)
  const by = (one: Hex) => drawn(one, colour.hex, way, degree)
  const { scene } = state.design
  const operations = named.flatMap((target): Operation[] => {
    if (target.class === 'ground')
      return recolourGround(scene, { hex: by(groundColour(scene)), exact: true }, state.context)
    return nodesOf(target, state).flatMap((node): Operation[] => {
      const set = repaint(node, (one) => by(resolve(one, scene.palette)))
      return set ? [{ op: 'set', id: node.id, set }] : []
    })
  })
  const to = way === 'more' ? `more ${colour.words}` : `less ${colour.words}`
  return patchOf(namesOf(named), to, idsOf(named), settled(scene, operations, state.context))
}

const nodesOf = (target: Target, state: State): Node[] =>
  target.class === 'part'
    ? target.ids.map((id) => findNode(state.design.scene, id)).filter((node) => node !== undefined)
    : leaves(target.ids, state)

const nameOf = (shift = ''): string =>
  ({ richer: 'more saturated', quieter: 'less saturated', contrast: 'more contrast', softer: 'less contrast' })[
    shift
  ] ?? shift

/** One colour moved. */
function shifted(colour: Hex, shift: Shift, degree: number): Hex {
  const { l, c, h } = oklch(colour)
  switch (shift) {
    case 'darker':
      return darken(colour, 0.1 * degree)
    case 'lighter':
      return lighten(colour, 0.1 * degree)
    case 'warmer':
      return c < 0.03 ? warm(colour, 0.022 * degree) : hex({ l, c, h: towards(h, 55, 16 * degree) })
    case 'cooler':
      return c < 0.03 ? warm(colour, -0.022 * degree) : hex({ l, c, h: towards(h, 245, 16 * degree) })
    case 'richer':
      return c < 0.015 ? colour : richer(colour, degree)
    case 'quieter':
      return hex({ l, c: c * Math.max(0.1, 1 - 0.42 * degree), h })
    case 'contrast':
      return isDark(colour) ? darken(colour, 0.06 * degree) : lighten(colour, 0.06 * degree)
    case 'softer':
      return isDark(colour) ? lighten(colour, 0.06 * degree) : darken(colour, 0.03 * degree)
  }
}

/** What is nearly white, and of hardly any hue. */
const [PALE, TINT] = [0.88, 0.06]
/** Lightness at which most hues can be most vivid. */
const VIVID = 0.66

/** More of its hue; where it has all that its lightness allows, nearer to the lightness that allows more. */
function richer(colour: Hex, degree: number): Hex {
  const { l, c, h } = oklch(colour)
  // A tint that is nearly white has to be a little darker to be a colour at all.
  if (l > PALE && c < TINT) return hex({ l: l - 0.035 * degree, c: c + 0.035 * degree, h })
  const more = { c: c * (1 + 0.35 * degree) + 0.01, h }
  const same = hex({ l, ...more })
  return oklch(same).c > c * 1.08 ? same : hex({ l: l + (VIVID - l) * Math.min(0.7, 0.35 * degree), ...more })
}

/** Turns a hue towards another by so many degrees, never past it. */
function towards(from: number, to: number, degrees: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180
  return (from + Math.sign(turn) * Math.min(Math.abs(turn), degrees) + 360) % 360
}

function shiftTarget(target: Target, shift: Shift, degree: number, state: State): Operation[] {
  const { scene } = state.design
  const root = scene.artboards[0]?.root
  const lead = leadOf(scene, boxesOf(scene, state.context)).lead
  // The sheet is painted in another role than paper: what is seen of it moves.
  if (target.class === 'whole' && /^(?:darker|lighter)$/.test(shift) && lead !== 'accent' && root?.fill !== 'paper')
    return recolourGround(scene, { hex: groundShift(groundColour(scene), shift, degree), exact: true }, state.context)
  if (target.class === 'whole')
    return settled(
      scene,
      [paletteTo(scene.palette, shiftPalette(state, shift, degree)), ...codesShifted(shift, degree, state)],
      state.context,
    )
  if (target.class === 'ground') {
    return recolourGround(scene, { hex: shifted(groundColour(scene), shift, degree), exact: true }, state.context)
  }
  if (target.class === 'all-text') {
    const set = shift === 'contrast' ? contrasted(scene.palette, degree) : inkShifted(scene.palette, shift, degree)
    return settled(scene, [paletteTo(scene.palette, set)], state.context)
  }
  const grounds = groundsOf(scene, boxesOf(scene, state.context))
  const operations = nodesOf(target, state).flatMap((node): Operation[] => {
    const behind = grounds.get(node.id)?.colours[0]
    const ground = behind ? resolve(behind, scene.palette) : groundColour(scene)
    const set = repaint(node, (colour) => {
      const before = resolve(colour, scene.palette)
      const moved = shift === 'contrast' ? awayFrom(before, ground, degree) : shifted(before, shift, degree)
      return node.type === 'text' ? ensureContrast(moved, ground, SHAPE_RATIO) : moved
    })
    return set ? [{ op: 'set', id: node.id, set }] : []
  })
  return settled(scene, operations, state.context)
}

/** Colours that drawings state as codes go with those of the palette; what stands off does so by its own. */
function codesShifted(shift: Shift, degree: number, { design: { scene } }: State): Operation[] {
  if (shift === 'contrast' || shift === 'softer') return []
  return [...places(scene)].flatMap(({ node }): Operation[] => {
    const set = repaint(node, (colour) => (isHex(colour) ? shifted(colour, shift, degree) : colour))
    return set ? [{ op: 'set', id: node.id, set }] : []
  })
}

const awayFrom = (colour: Hex, ground: Hex, degree: number) =>
  oklch(colour).l > oklch(ground).l ? lighten(colour, 0.12 * degree) : darken(colour, 0.12 * degree)

function inkShifted(palette: Palette, shift: Shift, degree: number): Palette {
  const ink = ensureContrast(shifted(palette.ink, shift, degree), palette.paper, TEXT_RATIO)
  const muted = ensureContrast(shifted(palette.muted, shift, degree), palette.paper, TEXT_RATIO)
  return { ...palette, ink, muted }
}

function shiftPalette(state: State, shift: Shift, degree: number): Palette {
  const { palette } = state.design.scene
  if (shift === 'contrast') return contrasted(palette, degree)
  if (shift === 'softer')
    return {
      ...palette,
      ink: ensureContrast(mix(palette.ink, palette.paper, 0.12 * degree), palette.paper, TEXT_RATIO),
    }
  const moved = Object.fromEntries(
    PALETTE_ROLES.map((role) => [role, shifted(palette[role], shift, degree)]),
  ) as Palette
  if (shift === 'richer' || shift === 'quieter') return readable({ ...moved, ink: palette.ink, muted: palette.muted })
  if (shift === 'warmer' || shift === 'cooler') return readable(moved)
  // A mark on white gets darker, not its paper; a poster does with its ground.
  const lead = leadOf(state.design.scene, boxesOf(state.design.scene, state.context))
  const keepsGround = lead.lead === 'accent'
  const base = keepsGround ? palette : withPaper(palette, groundShift(palette.paper, shift, degree))
  return readable({ ...base, accent: moved.accent, secondary: moved.secondary })
}

/** White has nothing lighter, black nothing darker; a pale ground needs a longer step than a dark one to be seen. */
function groundShift(paper: Hex, shift: Shift, degree: number): Hex {
  return shifted(paper, shift, isDark(paper) ? degree * 0.7 : degree * 0.8)
}

function contrasted(palette: Palette, degree: number): Palette {
  const dark = isDark(palette.paper)
  const paper = dark ? darken(palette.paper, 0.03 * degree) : lighten(palette.paper, 0.03 * degree)
  const ink = dark ? lighten(palette.ink, 0.08 * degree) : darken(palette.ink, 0.08 * degree)
  const apart = (colour: Hex) =>
    ensureContrast(colour, paper, Math.min(TEXT_RATIO + degree, contrast(colour, paper) * 1.35))
  return readable({
    ...palette,
    paper,
    ink,
    muted: mix(palette.muted, ink, Math.min(0.8, 0.5 * degree)),
    accent: apart(palette.accent),
    secondary: apart(palette.secondary),
  })
}

/** The palette's own contract, restored where a shift broke it. */
function readable(palette: Palette): Palette {
  const { paper } = palette
  const ink = ensureContrast(palette.ink, paper, TEXT_RATIO)
  const accent = ensureContrast(palette.accent, paper, SHAPE_RATIO)
  const secondary = ensureContrast(palette.secondary, paper, SHAPE_RATIO)
  return {
    ...palette,
    ink,
    muted: mutedOn(paper, palette.surface, ink, palette.muted),
    accent,
    secondary,
    onAccent: contrast(palette.onAccent, accent) >= TEXT_RATIO ? palette.onAccent : onColour(accent),
    onSecondary: contrast(palette.onSecondary, secondary) >= TEXT_RATIO ? palette.onSecondary : onColour(secondary),
  }
}
