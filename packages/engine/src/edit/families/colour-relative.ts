/** Colours by comparison: "darker", "a bit warmer", "more contrast", "less saturated", "a lighter green". */
import { capitalised } from '../../base/words.ts'
import { contrast, darken, ensureContrast, hex, isDark, lighten, mix, oklch, warm } from '../../colour/colour.ts'
import { namedColour } from '../../colour/colour-names.ts'
import { pointedAt } from '../../colour/plain-names.ts'
import type { Hex, Palette } from '../../scene/types.ts'
import { findNode } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf } from '../boxes.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { coloursOf, groundColour, isHex, PALETTE_ROLES, paintsOf, repaint, resolve } from '../paints.ts'
import { mutedOn, onColour, SHAPE_RATIO, TEXT_RATIO, withPaper } from '../palette/harmony.ts'
import { leadOf } from '../palette/lead.ts'
import { paletteTo, recolourGround, settled, withRole } from '../palette/recolour.ts'
import { leaves } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import { findTargets, targetsOrOpen } from '../targets.ts'
import type { Operation } from '../types.ts'
import { refsLike } from './colour-exchange.ts'
import { alreadySo, missingStep } from './replies.ts'

type Shift = 'darker' | 'lighter' | 'warmer' | 'cooler' | 'richer' | 'quieter' | 'contrast' | 'softer'

const SHIFTS: [Shift, Shift, RegExp][] = [
  [
    'contrast',
    'softer',
    /\b(?:(?:more|higher|increase(?: the)?|stronger|better|boost(?: the)?|raise(?: the)?|improve(?: the)?|add(?: some)?(?: more)?) contrast|contrasty|more readable|more legible|easier to read|readability|legibility|hard to read|can't read|cannot read|(?:doesn't|does not|don't|do not) (?:really )?(?:stand out|read well))\b/,
  ],
  [
    'softer',
    'contrast',
    /\b(?:(?:less|lower|reduce(?: the)?|decrease(?: the)?) contrast|softer contrast|too contrasty)\b/,
  ],
  [
    'richer',
    'quieter',
    /\b(?:more (?:neon|electric|fluorescent|saturated|saturation|vivid|vibrant|colou?rful|intense|colou?r|punchy|lively|pop)|neon (?:colou?rs?|palette)|colou?rs? (?:to )?pop|brighter colou?rs|saturate|stronger colou?rs|bolder colou?rs|punchier|more (?:vibrant|vivid) colou?rs|increase (?:the )?saturation|saturated|colou?rful|vibrant|vivid|intense|duller|dull|washed out|bland)\b/,
  ],
  [
    'quieter',
    'richer',
    /\b(?:less colou?r$|(?:less|reduce the|lower the|decrease the) (?:neon|electric|flashy|shrill|glaring|saturated|saturation|vivid|vibrant|colou?rful|intense|bright|garish|loud)|desaturated?|muted|more muted|^softer$|softer colou?rs|pastel|soften|toned? (?:it |(?:the |all )?(?:colou?rs|palette) )?down|(?:turn|dial) (?:the )?(?:colou?rs|palette) down|(?:turn|dial) down (?:the )?(?:colou?rs|palette)|garish|loud|gaudy|shiny|flashy|harsh|glaring|calmer colou?rs|more subdued|subdued|mute the colou?rs)\b/,
  ],
  ['darker', 'lighter', /\b(?:darker|darken|deeper|dark|more dark|deepen|dimmer)\b/],
  ['lighter', 'darker', /\b(?:lighter|lighten|brighter|brighten|paler|more light|bright|fresher|pale|light)\b/],
  ['warmer', 'cooler', /\b(?:warmer|warm|warm up|more warm|cosier|cozier)\b/],
  ['cooler', 'warmer', /\b(?:cooler|colder|cool|cold|more cool|icier)\b/],
]

const COMPLAINT =
  /^(?:dull|duller|bland|washed out|garish|loud|gaudy|shiny|flashy|harsh|glaring|hard to read|can't read|cannot read)$/

/** Comparisons of type and size that use the same words. */
const NOT_COLOUR =
  /\b(?:weight|thin|strokes?|font weight|lines? (?:weight|thickness))\b|\bdark (?:mode|theme|version)|\blight (?:mode|theme|version)/

export const relativeColours: Recogniser = (clause, state) => {
  const { lower, quotes, inverted } = clause
  if (quotes.length > 0 || NOT_COLOUR.test(lower)) return undefined
  const found = SHIFTS.find(([, , pattern]) => pattern.test(lower))
  if (!found) return undefined
  const said = found[2].exec(lower)?.[0] ?? ''
  // "less saturated", "dull" and "hard to read" say by themselves which way; "too dark", "not so warm" turn it round.
  const plain = /^(?:less|lower|reduce|decrease|more|higher|increase)\b|contrast/.test(said) || COMPLAINT.test(said)
  const shift = inverted && !plain ? found[1] : found[0]
  // "dark", "light", "warm", "pastel" alone compare only with "more", "too", "so": "make it dark" is a mode.
  const compares =
    found[0] === 'contrast' ||
    COMPLAINT.test(said) ||
    /pop$|^neon/.test(said) ||
    /er\b|en\b|\b(?:more|less|too|so|bit|increase|reduce|contrast|saturat|mute|tone)/.test(lower) ||
    /^(?:pastel|colou?rful|vibrant|vivid|muted)/.test(said)
  if (!compares) return undefined
  const pointed = pointedColour(clause, state, shift)
  if (pointed) return pointed
  const targets = findTargets(clause, state)
  if (clause.colours.length > 0 && !shadeOf(clause, targets.found, state)) return undefined
  if (targets.found.length === 0 && targets.missing.length > 0) return missingStep(targets.missing, state)
  const operations: Operation[] = []
  let current = state
  const mine = targetsOrOpen(clause, state, targets)
  for (const target of mine) {
    const more = shiftTarget(target, shift, clause.degree, current)
    operations.push(...more)
    current = { ...current, design: { ...current.design, scene: apply(current.design.scene, more) } }
  }
  if (operations.length === 0) return alreadySo(`It is as ${nameOf(shift)} as it can be`, state)
  const nodes = mine.flatMap((target) => (target.class === 'whole' ? [] : target.ids))
  const what = mine.every((target) => target.class === 'whole')
    ? 'Colours'
    : capitalised(mine.map((target) => target.name).join(', '))
  return { step: 'patch', operations, changes: [{ what, to: nameOf(shift), nodes }] }
}

const nameOf = (shift: Shift) =>
  ({ richer: 'more saturated', quieter: 'less saturated', contrast: 'more contrast', softer: 'less contrast' })[
    shift as string
  ] ?? shift

/** "a darker shade of blue for the background" of a blue one compares; of a red one it names a colour. */
function shadeOf({ colours, lower }: Clause, targets: Target[], state: State): boolean {
  const [colour] = colours
  const [target] = targets.filter(({ class: kind }) => kind !== 'whole')
  if (!colour || !target || !/\b(?:darker|lighter|brighter|paler|deeper|warmer|cooler)\b/.test(lower)) return false
  const plain =
    namedColour(colour.words.replace(/^(?:darker|lighter|brighter|deeper|paler|warmer|cooler)\s+/i, ''))?.hex ??
    colour.hex
  const { palette } = state.design.scene
  const shown =
    target.class === 'ground'
      ? [groundColour(state.design.scene)]
      : leaves(target.ids, state)
          .flatMap(paintsOf)
          .flatMap(coloursOf)
          .map((ref) => resolve(ref, palette))
  return pointedAt(plain, shown) !== undefined
}

/** "a lighter green", "make the green darker": the colour of that name moves, and nothing else. */
function pointedColour(clause: Clause, state: State, shift: Shift): Step | undefined {
  const plain = clause.colours.map((colour) => ({
    colour,
    words: colour.words.replace(/^(?:darker|lighter|brighter|deeper|paler|softer|warmer|cooler)\s+/i, ''),
  }))
  const [first] = plain.filter(({ words }) => words !== '')
  if (!first || !/er\b|\bmore\b|\bless\b|\btoo\b/.test(clause.lower)) return undefined
  // "a darker blue for the background" is about the background.
  if (findTargets(clause, state).found.some((target) => target.class !== 'whole')) return undefined
  const { scene } = state.design
  const named = namedColour(first.words)?.hex ?? first.colour.hex
  const role = refsLike(named, scene).find((ref) => !isHex(ref))
  if (!role || isHex(role)) return undefined
  const before = scene.palette[role]
  const after = shifted(before, shift, clause.degree)
  const operations = settled(
    scene,
    [paletteTo(scene.palette, withRole(scene.palette, role, { hex: after, exact: true }))],
    state.context,
  )
  return { step: 'patch', operations, changes: [{ what: `The ${first.words}`, from: before, to: after, nodes: [] }] }
}

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

/** Lightness at which most hues can be most vivid. */
const VIVID = 0.66

/** More of its hue; where it has all that its lightness allows, nearer to the lightness that allows more. */
function richer(colour: Hex, degree: number): Hex {
  const { l, c, h } = oklch(colour)
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
    return settled(scene, [paletteTo(scene.palette, shiftPalette(state, shift, degree))], state.context)
  if (target.class === 'ground') {
    return recolourGround(scene, { hex: shifted(groundColour(scene), shift, degree), exact: true }, state.context)
  }
  if (target.class === 'all-text') {
    const set = shift === 'contrast' ? contrasted(scene.palette, degree) : inkShifted(scene.palette, shift, degree)
    return settled(scene, [paletteTo(scene.palette, set)], state.context)
  }
  const nodes =
    target.class === 'part'
      ? target.ids.map((id) => findNode(scene, id)).filter((node) => node !== undefined)
      : leaves(target.ids, state)
  const ground = groundColour(scene)
  const operations = nodes.flatMap((node): Operation[] => {
    const set = repaint(node, (colour) => {
      const before = resolve(colour, scene.palette)
      const moved = shift === 'contrast' ? awayFrom(before, ground, degree) : shifted(before, shift, degree)
      return node.type === 'text' ? ensureContrast(moved, ground, SHAPE_RATIO) : moved
    })
    return set ? [{ op: 'set', id: node.id, set }] : []
  })
  return settled(scene, operations, state.context)
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
