/** Whole schemes: dark mode, black and white, swapped, other colours, the colours of another design. */
import { nth } from '../../base/items.ts'
import { contrast, hex, isDark, isNeutral, oklch } from '../../colour/colour.ts'
import { colourName } from '../../colour/plain-names.ts'
import type { Design } from '../../design/types.ts'
import type { Hex, Palette } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { boxesOf } from '../boxes.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { coloursOf, groundColour, PALETTE_ROLES, paintsOf, resolve } from '../paints.ts'
import { mutedOn, withAccent, withPaper, withSecondary } from '../palette/harmony.ts'
import { leadOf } from '../palette/lead.ts'
import { paintTarget } from '../palette/parts.ts'
import { paletteTo, recolourGround, settled, visibleColours } from '../palette/recolour.ts'
import { leaves } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import { findTargets } from '../targets.ts'
import { referredDesign } from './references.ts'
import { alreadySo } from './replies.ts'

export const schemes: Recogniser = (clause, state) => {
  const { lower } = clause
  if (clause.quotes.length > 0) return undefined
  return (
    darkPart(clause, state) ??
    ground(lower, state) ??
    borrowed(lower, state) ??
    swappedParts(clause, state) ??
    otherPart(clause, state) ??
    (namesPart(clause, state) ? undefined : swapped(lower, state)) ??
    blackAndWhite(lower, state) ??
    otherColours(lower, state)
  )
}

const DARK =
  /^(?:an? )?dark (?:card|poster|logo|banner|page|site|website|icon|design|flyer)$|\b(?:dark (?:mode|theme|version|background|bg|backdrop|ground|scheme|look)|(?:make|turn|have|want|in|go) (?:it |this |everything |the (?:whole )?(?:design|poster|card|logo|banner|page|site|website|background|thing) )?(?:all )?(?:be )?dark|(?:background|bg) (?:to |should be |needs to be )?dark|on (?:a )?dark(?: background)?|night mode)(?!\s+(?:red|green|blue|gr[ae]y|purple|pink|orange|brown|yellow|teal|navy|\w+ish))(?=$|\W)/
const LIGHT =
  /\b(?:light (?:mode|theme|version|background|bg|backdrop|ground|scheme|look)|(?:make|turn|have|want) (?:it |this |everything |the (?:whole )?(?:design|poster|card|logo|banner|page|site|website|background|thing) )(?:all )?(?:be )?light|(?:background|bg) (?:to |should be |needs to be )?light|on (?:a )?light(?: background)?|day mode|bright background)(?!\s+(?:red|green|blue|gr[ae]y|purple|pink|orange|brown|yellow|teal|\w+ish))(?=$|\W)/

function ground(lower: string, state: State): Step | undefined {
  const to = DARK.test(lower) ? 'dark' : LIGHT.test(lower) ? 'light' : undefined
  if (!to) return undefined
  const { scene } = state.design
  const before = groundColour(scene)
  if (isDark(before) === (to === 'dark')) return alreadySo(`The background is ${to} already`, state)
  const { h, c } = oklch(isNeutral(scene.palette.accent) ? before : scene.palette.accent)
  const tint = isNeutral(scene.palette.accent) && isNeutral(before) ? 0.006 : Math.min(c, 0.03)
  const after = to === 'dark' ? hex({ l: 0.2, c: tint, h }) : hex({ l: 0.975, c: tint * 0.35, h })
  const operations = recolourGround(scene, { hex: after, exact: true }, state.context)
  return {
    step: 'patch',
    operations,
    changes: [{ what: 'Background', from: colourName(before), to: `${to} (${after})`, nodes: [] }],
  }
}

/** "make the features section dark": the part's own ground. */
function darkPart(clause: Clause, state: State): Step | undefined {
  const match = /^(?:please |can you )?(?:make|turn|have) .*\b(dark|light)$/.exec(clause.lower)
  if (!match) return undefined
  const { found } = findTargets(clause, state)
  const [part] = found
  if (found.length !== 1 || part?.class !== 'part') return undefined
  const { palette } = state.design.scene
  const shade =
    match[1] === 'dark'
      ? hex({ ...oklch(isDark(palette.ink) ? palette.ink : palette.paper), l: 0.22 })
      : isDark(palette.paper)
        ? palette.ink
        : palette.surface
  const painted = paintTarget(part, [{ hex: shade, exact: true }], state)
  if ('unreadable' in painted || painted.operations.length === 0) return undefined
  return {
    step: 'patch',
    operations: painted.operations,
    changes: [{ what: part.name, to: nth(match, 1), nodes: part.ids }],
  }
}

/** "use the colours of the first one", "same palette as version 2" */
function borrowed(lower: string, state: State): Step | undefined {
  if (!/\b(?:colou?rs?|palette|colou?r scheme|scheme)\b/.test(lower)) return undefined
  const other = referredDesign(lower, state)
  if (other === undefined) return undefined
  if (other === 'unknown')
    return {
      step: 'cannot',
      question: 'There is no such design here to take the colours from. Which colours shall I use?',
      suggestions: ['make it navy and gold', 'make it dark green'],
    }
  return takePalette(other, state)
}

function takePalette(other: Design, state: State): Step {
  const { scene } = state.design
  const operations = settled(scene, [paletteTo(scene.palette, other.scene.palette)], state.context)
  if (operations.length === 0) return alreadySo('Both designs have the same colours', state)
  return { step: 'patch', operations, changes: [{ what: 'Colours', to: 'those of the other design', nodes: [] }] }
}

const namesPart = (clause: Clause, state: State) =>
  findTargets(clause, state).found.some(({ class: kind }) => kind === 'text' || kind === 'picture' || kind === 'part')

/** "flip the colours of the headline and the date" */
function swappedParts(clause: Clause, state: State): Step | undefined {
  if (!/\b(?:swap|switch|exchange|flip)\b.*\bcolou?rs?\b/.test(clause.lower)) return undefined
  const [a, b, ...more] = findTargets(clause, state).found.filter(
    (target) => target.class !== 'whole' && target.class !== 'ground' && target.class !== 'all-text',
  )
  if (!a || !b || more.length > 0) return undefined
  const colourOf = (target: Target) => {
    const [colour] = leaves(target.ids, state).flatMap(paintsOf).flatMap(coloursOf)
    return colour && resolve(colour, state.design.scene.palette)
  }
  const [first, second] = [colourOf(a), colourOf(b)]
  if (!first || !second || first === second) return alreadySo('Both have the same colour', state)
  const painted = [
    paintTarget(a, [{ hex: second, exact: true }], state),
    paintTarget(b, [{ hex: first, exact: true }], state),
  ]
  const operations = painted.flatMap((one) => ('unreadable' in one ? [] : one.operations))
  return {
    step: 'patch',
    operations,
    changes: [{ what: 'Colours', to: `of ${a.name} and ${b.name} swapped`, nodes: [...a.ids, ...b.ids] }],
  }
}

/** "another colour for the job title": one that the design has and that reads there. */
function otherPart(clause: Clause, state: State): Step | undefined {
  if (!/\b(?:another|different|other) colou?rs?\b/.test(clause.lower)) return undefined
  const [target] = findTargets(clause, state).found.filter(
    ({ class: kind }) => kind === 'text' || kind === 'picture' || kind === 'part',
  )
  if (!target) return undefined
  const { palette } = state.design.scene
  for (const hex of [palette.accent, palette.secondary, palette.ink, palette.muted]) {
    const painted = paintTarget(target, [{ hex, exact: false }], state)
    if ('unreadable' in painted || painted.moved || painted.operations.length === 0) continue
    const current = leaves(target.ids, state)
      .flatMap(paintsOf)
      .flatMap(coloursOf)
      .map((colour) => resolve(colour, palette))
    if (current.includes(hex)) continue
    return {
      step: 'patch',
      operations: painted.operations,
      changes: [{ what: target.name, to: colourName(hex), nodes: target.ids }],
    }
  }
  return undefined
}

function swapped(lower: string, state: State): Step | undefined {
  const verb = /\b(?:swap|switch|invert|reverse|exchange|flip)\b/
  if (!verb.test(lower) || !/\b(?:colou?rs?|palette|background|scheme|it|text)\b/.test(lower)) return undefined
  const colours =
    /\bcolou?rs?|palette|scheme|invert/.test(lower) ||
    (/\bbackground\b/.test(lower) && /\b(?:text|foreground|letters)\b/.test(lower))
  if (!colours) return undefined
  const { scene } = state.design
  const { palette } = scene
  const invert = /\binvert|negative|background\b/.test(lower)
  const used = new Set([...places(scene)].flatMap(({ node }) => paintsOf(node).flatMap(coloursOf)))
  const both = used.has('accent') && used.has('secondary') && palette.accent !== palette.secondary
  const after = invert ? inverted(palette) : both ? exchanged(palette) : groundSwapped(palette)
  const operations = settled(scene, [paletteTo(palette, after)], state.context)
  return { step: 'patch', operations, changes: [{ what: 'Colours', to: invert ? 'inverted' : 'swapped', nodes: [] }] }
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

function inverted(palette: Palette): Palette {
  const paper = palette.ink
  return withPaper({ ...palette, ink: palette.paper }, paper)
}

function blackAndWhite(lower: string, state: State): Step | undefined {
  if (
    !/\b(?:black (?:and|&|n|on) white|b ?& ?w|b\/w|monochrom(?:e|atic)|gr[ae]yscale|gr[ae]y scale|(?:in )?(?:one|single|1) colou?r|(?:only|just|max(?:imum)?(?: of)?|at most|no more than|not more than) (?:one|two|three|1|2|3) colou?rs?|(?:too many|fewer|less|limit the|reduce the|reduce the number of) colou?rs|no colou?rs?|without colou?rs?|colou?rless)\b/.test(
      lower,
    )
  )
    return undefined
  const { scene } = state.design
  const { palette } = scene
  const oneColour =
    /\b(?:one|single|1|two|2|three|3|monochrom|too many|fewer|less|limit|reduce)/.test(lower) &&
    !/\bblack|gr[ae]y|b ?& ?w/.test(lower)
  const after = oneColour
    ? monochrome(palette, visibleColours(scene, state.context).find((colour) => !isNeutral(colour)) ?? palette.accent)
    : greys(palette, /\bblack (?:and|&|n|on) white|b ?& ?w|b\/w/.test(lower))
  const operations = settled(scene, [paletteTo(palette, after)], state.context)
  if (
    operations.length === 0 ||
    operations.every((operation) => operation.op === 'palette' && Object.keys(operation.set).length === 0)
  )
    return alreadySo('It is so already', state)
  return {
    step: 'patch',
    operations,
    changes: [{ what: 'Colours', to: oneColour ? 'one colour' : 'black and white', nodes: [] }],
  }
}

function greys(palette: Palette, extreme: boolean): Palette {
  const grey = (colour: Hex) => hex({ ...oklch(colour), c: 0 })
  const dark = isDark(palette.paper)
  const grounded = withPaper(palette, extreme ? (dark ? '#000000' : '#ffffff') : grey(palette.paper))
  const ink: Hex = extreme ? (dark ? '#ffffff' : '#000000') : grey(grounded.ink)
  const flat = Object.fromEntries(PALETTE_ROLES.map((role) => [role, grey(grounded[role])])) as Palette
  const led = withAccent({ ...flat, ink }, extreme ? ink : grey(palette.accent))
  return withSecondary(led, hex({ l: dark ? 0.75 : 0.45, c: 0, h: 0 }))
}

function monochrome(palette: Palette, lead: Hex): Palette {
  const { h, c } = oklch(lead)
  const tone = (colour: Hex): Hex => {
    const at = oklch(colour)
    return hex({ l: at.l, c: Math.min(at.c, c), h })
  }
  const toned = Object.fromEntries(PALETTE_ROLES.map((role) => [role, tone(palette[role])])) as Palette
  return { ...toned, muted: mutedOn(toned.paper, toned.surface, toned.ink, toned.muted) }
}

/** "another palette", "different colours": new hues of the same lightness and strength, so that all relations hold. */
function otherColours(lower: string, state: State): Step | undefined {
  const asked =
    /\b(?:(?:an?)?other|different|new|fresh|alternative|better|change(?: up)?(?: the| its)?(?: all)?(?: (?:of )?the)?|change (?:all(?: of)?|every)(?: the)?|don't (?:like|love)(?: the| these| those)?|hate(?: the| these)?|not (?:a fan of|sold on|happy with|keen on)(?: the| these)?|vary the|surprise me with(?: the)?|else for the)\s+(?:set of |kind of )?(?:colou?rs?|palette|colou?r (?:scheme|palette|combination)|scheme|hues?|colou?rway)\s*(?:please|scheme|palette)?$/
  if (!asked.test(lower) || /\b(?:same|keep) (?:the )?colou?rs\b/.test(lower)) return undefined
  const { scene } = state.design
  const { palette } = scene
  const turn = state.random.pick([75, 120, 165, 210, 255, 300])
  const lead = leadOf(scene, boxesOf(scene, state.context))
  const turned = (colour: Hex): Hex => {
    const { l, c, h } = oklch(colour)
    return hex({ l, c, h: (h + turn) % 360 })
  }
  const base = isNeutral(palette.accent) ? { ...palette, accent: hex({ l: 0.5, c: 0.14, h: turn }) } : palette
  const rotated = Object.fromEntries(PALETTE_ROLES.map((role) => [role, turned(base[role])])) as Palette
  const after = lead.lead === 'ground' ? withPaper(rotated, rotated.paper) : withAccent(rotated, rotated.accent)
  const operations = settled(scene, [paletteTo(palette, after)], state.context)
  const leading = (of: Palette) => {
    const colour = resolve(lead.lead === 'accent' ? 'accent' : lead.colour, of)
    return isNeutral(colour) ? of.accent : colour
  }
  const names = (of: Palette) => colourName(leading(of))
  return {
    step: 'patch',
    operations,
    changes: [{ what: 'Colours', from: names(palette), to: names(after), nodes: [] }],
  }
}
