/** A colour of the design, wherever it stands: which it is, and what becomes of it. */
import { difference, hex, mix, oklch } from '../../../colour/colour.ts'
import type { FoundColour } from '../../../colour/colour-names.ts'
import { colourName, pointedAt } from '../../../colour/plain-names.ts'
import type { Hex, PlainColour, Scene } from '../../../scene/types.ts'
import { places } from '../../../scene/walk.ts'
import { apply } from '../../apply.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { coloursOf, isHex, paintsOf, resolve } from '../../paints.ts'
import { withAccent } from '../../palette/harmony.ts'
import { coverage } from '../../palette/lead.ts'
import { paletteTo, recolourGround, recolourRef, settled, visibleColours, type Wanted } from '../../palette/recolour.ts'
import { patchOf } from '../../steps.ts'
import type { Operation } from '../../types.ts'

/** A colour as it was asked for; codes are meant exactly. */
export const wantedOf = ({ hex, words }: FoundColour): Wanted => ({ hex, exact: /^(?:#|rgb|hsl|hex)/i.test(words) })

/** The design's colours by name, widest first. */
export function listColours(scene: Scene, state: State): string {
  const names = [...new Set(visibleColours(scene, state.context).map(colourName))]
  return names.slice(0, 4).join(', ')
}

const refsOf = (scene: Scene) => [
  ...new Set([...places(scene)].flatMap(({ node }) => paintsOf(node).flatMap(coloursOf))),
]

/** Roles and codes of the scene whose colour a name points at: the nearest, and of near ones what is seen most. */
export function refsLike(named: Hex, scene: Scene): PlainColour[] {
  const refs = refsOf(scene)
  const hexOf = (ref: PlainColour) => resolve(ref, scene.palette)
  const exact = refs.filter((ref) => hexOf(ref) === named)
  if (exact.length > 0) return exact
  const shares = coverage(scene, boxesOf(scene, {}))
  const like = refs.filter((ref) => pointedAt(named, [hexOf(ref)]) !== undefined)
  // A pale pink is a pink, and a burgundy is none.
  const apart = (ref: PlainColour) =>
    difference(named, hexOf(ref)) + 0.8 * Math.abs(oklch(named).l - oklch(hexOf(ref)).l)
  const score = (ref: PlainColour) => apart(ref) - 0.2 * Math.min(1, shares.get(ref) ?? 0)
  const [best] = like.sort((a, b) => score(a) - score(b))
  return best === undefined ? [] : like.filter((ref) => hexOf(ref) === hexOf(best))
}

/** What a name points at, and its sisters: the other colours of the scene that one would call by the same plain name. */
function familyOf(named: Hex, scene: Scene): { best: PlainColour | undefined; refs: PlainColour[] } {
  const [best] = refsLike(named, scene)
  if (best === undefined) return { best, refs: [] }
  const lead = resolve(best, scene.palette)
  const { l, c, h } = oklch(lead)
  const sisters = refsOf(scene).filter((ref) => {
    const at = oklch(resolve(ref, scene.palette))
    if (c < 0.04) return difference(resolve(ref, scene.palette), lead) < 0.02
    return (
      at.c > SEEN &&
      Math.abs(at.l - l) < LIKE &&
      Math.abs(((at.h - h + 540) % 360) - 180) < SISTER &&
      pointedAt(named, [resolve(ref, scene.palette)])
    )
  })
  return { best, refs: [...new Set([best, ...sisters])] }
}

/** Lightness within which colours go by one name: a pale pink and a burgundy do not. */
const LIKE = 0.3
/** Chroma from which a colour has a name of its own hue, and degrees of hue within which colours are sisters. */
const [SEEN, SISTER] = [0.045, 35]

/** There is no such colour here: what there is instead. */
const notThere = ({ words }: FoundColour, state: State): Step => ({
  step: 'cannot',
  question: `There is no ${words} in this design: it has ${listColours(state.design.scene, state)}.`,
  already: true,
})

/** Every sister of a colour becomes what `to` makes of it. */
function turned(
  from: FoundColour,
  to: (colour: Hex, isLead: boolean) => Wanted,
  state: State,
): { operations: Operation[]; nodes: string[] } | undefined {
  const { scene } = state.design
  const { best, refs } = familyOf(from.hex, scene)
  if (best === undefined) return undefined
  let current = scene
  const operations: Operation[] = []
  for (const ref of refs) {
    const more = recolourRef(current, ref, to(resolve(ref, scene.palette), ref === best))
    operations.push(...more)
    current = apply(current, more)
  }
  const nodes = [...places(scene)].flatMap(({ node }) =>
    paintsOf(node)
      .flatMap(coloursOf)
      .some((colour) => refs.includes(colour))
      ? [node.id]
      : [],
  )
  return { operations: settled(scene, operations, state.context), nodes }
}

/** "change the green to navy": the colour that is pointed at, and its lighter and darker sisters as far from the new one. */
export function replaceHue(from: FoundColour, [to]: readonly FoundColour[], state: State): Step | undefined {
  if (!to) return undefined
  const { scene } = state.design
  const [best] = refsLike(from.hex, scene)
  if (best === undefined) return notThere(from, state)
  const lead = oklch(resolve(best, scene.palette))
  const wanted = oklch(to.hex)
  const found = turned(
    from,
    (colour, isLead) => {
      if (isLead) return wantedOf(to)
      const { l, c } = oklch(colour)
      const share = lead.c > SEEN ? Math.min(1.2, c / lead.c) : 1
      return { hex: hex({ l: kept(l + (wanted.l - lead.l) * 0.6), c: wanted.c * share, h: wanted.h }), exact: true }
    },
    state,
  )
  return found && patchOf(`The ${from.words}`, to.words, [], found.operations)
}

const kept = (l: number) => Math.min(0.985, Math.max(0.12, l))

/** The colour that is pointed at moved: darker, quieter, … */
export function shiftHue(from: FoundColour, by: (colour: Hex) => Hex, name: string, state: State): Step {
  const found = turned(from, (colour) => ({ hex: by(colour), exact: true }), state)
  if (!found) return notThere(from, state)
  return patchOf(`The ${from.words}`, name, [], found.operations)
}

/** "no red": another colour of the design, or a quiet one, stands in its place. */
export function banishHue(from: FoundColour, state: State): Step {
  const { scene } = state.design
  const { palette } = scene
  const { refs } = familyOf(from.hex, scene)
  if (refs.length === 0) return notThere(from, state)
  const isSpared = (colour: Hex) => pointedAt(from.hex, [colour]) === undefined
  const other = [palette.accent, palette.secondary, palette.ink].find(isSpared) ?? '#3a3a3a'
  const found = turned(
    from,
    (colour) => {
      const { l, c } = oklch(colour)
      const { c: least, h } = oklch(other)
      return { hex: hex({ l, c: Math.min(c, least), h }), exact: true }
    },
    state,
  )
  return patchOf(`The ${from.words}`, colourName(other), [], found?.operations ?? [])
}

/** "less orange": what is so is quieter. "more red": it leads, and where it does already, the ground is in it. */
export function moreOrLess(colour: FoundColour, way: 'more' | 'less', degree: number, state: State): Step {
  const { scene } = state.design
  if (way === 'less')
    return shiftHue(
      colour,
      (one) => {
        const at = oklch(one)
        return hex({ ...at, c: at.c * Math.max(0.1, 1 - 0.5 * degree) })
      },
      'quieter',
      state,
    )
  const accented = pointedAt(colour.hex, [scene.palette.accent]) !== undefined
  const operations = accented
    ? recolourGround(scene, wantedOf(colour), state.context)
    : settled(scene, [paletteTo(scene.palette, withAccent(scene.palette, colour.hex))], state.context)
  return patchOf(accented ? 'Background' : 'Accent colour', colour.words, [], operations)
}

/** "swap navy and gold" */
export function exchangeHues(a: FoundColour, b: FoundColour, state: State): Step | undefined {
  const { scene } = state.design
  const [first] = refsLike(a.hex, scene)
  const [second] = refsLike(b.hex, scene)
  if (first === undefined) return notThere(a, state)
  if (second === undefined) return notThere(b, state)
  if (isHex(first) || isHex(second)) return undefined
  const { palette } = scene
  const operations = settled(
    scene,
    [{ op: 'palette', set: { [first]: palette[second], [second]: palette[first] } }],
    state.context,
  )
  return {
    step: 'patch',
    operations,
    changes: [{ what: 'Colours', from: `${a.words}, ${b.words}`, to: `${b.words}, ${a.words}`, nodes: [] }],
  }
}

/** A colour drawn towards another, or away from it. */
export function drawn(colour: Hex, other: Hex, way: 'more' | 'less', degree: number): Hex {
  if (way === 'more') return mix(colour, other, Math.min(0.75, 0.3 * degree))
  const at = oklch(colour)
  const turn = ((at.h - oklch(other).h + 540) % 360) - 180
  return hex({ l: at.l, c: at.c * 0.85, h: (at.h + (turn < 0 ? -1 : 1) * 18 * degree + 360) % 360 })
}
