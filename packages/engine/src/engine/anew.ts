/** Compositions that take the place of a design: which of them is sound, in the manner that was wished, simpler than it was. */

import type { Tone } from '../base/tones.ts'
import type { Brief } from '../brief/types.ts'
import { difference, oklch } from '../colour/colour.ts'
import { contrastFaults } from '../critic/contrast.ts'
import { gateFaults } from '../critic/gates.ts'
import { placementShare } from '../critic/placement.ts'
import { contourDensity, greyOf } from '../critic/raster.ts'
import { hasSmallWords } from '../critic/reading-size.ts'
import type { Design } from '../design/types.ts'
import { RECIPES } from '../direction/recipes.ts'
import type { EditContext } from '../edit/context.ts'
import { letters, type Measured, measure } from '../edit/measure/compare.ts'
import { leftOut } from '../edit/measure/recomposed.ts'
import { pixelsOf, unlike } from '../edit/measure/tint.ts'
import type { EditResult } from '../edit/types.ts'
import type { Scene } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import { DEFAULT_COUNT } from './designing.ts'
import { type Chosen, type Composer, inOtherFormat } from './other-format.ts'
import type { Concept } from './types.ts'

/** Compositions of one layout among which one is chosen. */
const MANNERS = 4
/** OKLab: so far apart, two grounds or two leading colours are other ones. */
const OTHER = 0.09

type Wished = Extract<EditResult, { status: 'recompose' }>

/**
 * What takes the place of a design: composed as it was where it stays what it is and that is sound, else otherwise.
 * Undefined where no composition gives what was wished.
 */
export async function chosen(
  design: Design,
  wished: Wished,
  brief: Brief,
  compose: Composer,
  tools: EditContext,
): Promise<Chosen | undefined> {
  if (wished.like) return only(await compose(1, { only: wished.like }))
  // A place is given by few layouts: more are tried for it.
  const places = brief.placements !== design.brief.placements
  const isPlaced = ({ scene }: Design) => placementShare(brief, tools.layout?.(scene) ?? []) === 1
  const sound = (all: Concept[]) =>
    all.filter((one) => isSound(one.design, design, tools) && (!places || isPlaced(one.design)))
  if (wished.format && wished.stays && wished.keep.palette) {
    const isFit = (one: Design) => isSound(one, design, tools)
    return inOtherFormat(design, brief, compose, tools, isFit, (one) => reads(one, design, tools))
  }
  // Of a sign alone there is little to say in another manner but its form.
  const isSign = brief.kind === 'icon' && !wished.keep.palette
  const own = wished.stays && !isSign ? sound(await compose(MANNERS, { only: design.archetype })) : []
  const others = async (count: number) => compose(count, { without: [wished.otherThan] })
  if (wished.simpler) return plainest([...own, ...sound(await others(DEFAULT_COUNT))], design, tools)
  const same = wished.keep.palette ? own[0] : inManner(own, design, brief, tools)
  return same ?? (places ? sound(await others(DEFAULT_COUNT))[0] : only(await others(1)))
}

function only([first]: readonly Concept[]): Concept {
  if (!first) throw new Error('No layout was composed')
  return first
}

/** A composition with no fault, that still says what was written before, and says the same thing largest. */
function isSound({ brief, scene }: Design, before: Design, tools: EditContext): boolean {
  const { layout, contrast, collisions } = tools
  const [was, is] = [measure(before.scene, tools), measure(scene, tools)]
  const composed = tools.versions?.find((version) => version?.archetype === before.archetype)
  // What somebody made larger than the headline since is made so anew afterwards.
  const leads = [was, ...(composed ? [measure(composed.scene, tools)] : [])].map(leading)
  return (
    gateFaults(brief, scene, layout?.(scene) ?? []).length === 0 &&
    contrastFaults(contrast?.(scene) ?? []).length === 0 &&
    (scene.kind === 'website' || (collisions?.(scene).length ?? 0) === 0) &&
    leads.includes(leading(is)) &&
    leftOut({ brief }, was, is).length === 0
  )
}

/** Whether its words are large enough for how the format is seen, unless those of the design are not. What is printed is held in a hand. */
function reads({ scene }: Design, before: Design, { layout }: EditContext): boolean {
  const [is, was] = [scene, before.scene].map((one) => layout?.(one)[0])
  if (scene.kind === 'website' || scene.format.print || !is || !was) return true
  return !hasSmallWords(is) || hasSmallWords(was)
}

/** What is written largest. */
function leading({ nodes }: Measured): string {
  const texts = [...nodes.values()].filter(({ node }) => node.type === 'text' && node.role !== 'decoration')
  const [first] = texts.toSorted((a, b) => b.size - a.size)
  return first?.node.type === 'text' ? letters(first.node.text) : ''
}

/** Tones that want little colour, and how much chroma counts there beside the rest. */
const PALE: readonly Tone[] = ['calm', 'elegant', 'corporate', 'classic']
const LOUD = 3

/** Mean difference of two pictures from which one is seen to be in another manner. */
const SEEN = 0.02

/** Of those that are seen to be in other colours or other type, the one whose colours are of the manner that leads the brief. */
function inManner(all: readonly Concept[], before: Design, brief: Brief, { seen }: EditContext): Concept | undefined {
  const { palette: old } = before.scene
  const [tone] = brief.style.tones
  const isOther = ({ design: { scene } }: Concept) => {
    const { palette: is, typography } = scene
    const isSet = [...places(scene)].some(({ node }) => node.type === 'text')
    const colours = difference(is.paper, old.paper) > OTHER || difference(is.accent, old.accent) > OTHER
    return { colours, any: colours || (isSet && typography.display !== before.scene.typography.display) }
  }
  const was = seen && pixelsOf(before.scene, seen)
  const isSeen = ({ design: { scene } }: Concept) => {
    const is = seen && pixelsOf(scene, seen)
    return !was || !is || unlike(was, is) > SEEN
  }
  const rank = (one: Concept) => {
    const { scene, direction } = one.design
    const moods = RECIPES.find(({ name }) => name === direction.paletteName)?.moods ?? []
    const { paper, accent, secondary } = scene.palette
    const chroma = oklch(paper).c + oklch(accent).c + oklch(secondary).c
    const pale = tone !== undefined && PALE.includes(tone) ? LOUD * chroma : 0
    return Number(isOther(one).colours) + Number(tone !== undefined && moods.includes(tone)) - pale
  }
  return all.filter((one) => isOther(one).any && isSeen(one)).toSorted((a, b) => rank(b) - rank(a))[0]
}

/** Share of what a design shows beside the one before, below which it is simpler. */
const SIMPLER = 0.96

/** The calmest to look at; undefined where none is calmer than what was there. */
function plainest(all: readonly Concept[], { scene }: Design, { seen, layout }: EditContext): Concept | undefined {
  const busy = (of: Scene): number => {
    const [painted] = of.kind === 'website' ? [] : (seen?.(of) ?? [])
    return painted ? contourDensity(greyOf(painted.painted)) : layout ? measure(of, { layout }).nodes.size : 0
  }
  const [first] = all.map((one) => ({ one, is: busy(one.design.scene) })).toSorted((a, b) => a.is - b.is)
  return first && first.is < SIMPLER * busy(scene) ? first.one : undefined
}
