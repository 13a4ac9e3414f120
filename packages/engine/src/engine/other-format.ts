/** A design in another format: with the words, colours and pictures that it has now, in its own layout where that is sound there. */
import type { Brief } from '../brief/types.ts'
import type { Design } from '../design/types.ts'
import type { EditContext } from '../edit/context.ts'
import { asItIsNow, hasPicturesOf } from '../edit/run/as-it-is-now.ts'
import { inTwoParts } from '../edit/run/two-parts.ts'
import type { Concept } from './types.ts'

/** Composes so many, in archetypes other than these, or in one alone. */
export type Composer = (
  count: number,
  archetypes: { without: string[] } | { only: string },
  as?: ComposedAs,
) => Promise<Concept[]>
interface ComposedAs {
  /** Another brief. */
  brief?: Brief
  /** In the colours that the design was first made with, instead of those that it has now. */
  inFirstColours?: boolean
}
/** What takes the place of a design. */
export type Chosen = Pick<Concept, 'design'> & {
  /** What of it had to change, in sentences. */
  noted?: string[]
  /** Its parts are those of the design, with all that was done to them. */
  isWhole?: true
}

const PLAIN = 'Its layout has no room in this format: the picture and the words stand in two parts.'
const OTHER_PICTURE = 'No layout for this format can take its picture: it was left out, or is another one.'
const OTHER_LAYOUT = 'Its layout has no room in this format: it has another one.'

/** Compositions of its own layout among which the first that is sound is taken. */
const MANNERS = 4

/**
 * Its own layout is composed as it was at first, without the colours that were wished since where it cannot be with them, and then gets
 * what was done to it.
 * @param isSound whether a composition may take its place
 */
export async function inOtherFormat(
  design: Design,
  brief: Brief,
  compose: Composer,
  tools: EditContext,
  isSound: (design: Design) => boolean,
): Promise<Chosen | undefined> {
  const { scene, archetype } = design
  const keeps = (one: Design) => hasPicturesOf(scene, one.scene) && isSound(one)
  for (const colours of brief.colours.length > 0 ? [brief.colours, []] : [[]]) {
    const composed = async (of: Brief) => {
      const all = await compose(MANNERS, { only: archetype }, { brief: { ...of, colours }, inFirstColours: true })
      // Where it composes nothing, others were tried.
      return all.filter((one) => one.design.archetype === archetype)
    }
    const [before] = await composed({ ...brief, kind: scene.kind, format: scene.format })
    if (!before) continue
    for (const { design: one } of await composed(brief)) {
      const now = asItIsNow(design, before.design.scene, { ...one, brief: { ...one.brief, colours: brief.colours } })
      if (keeps(now)) return { design: now }
    }
  }
  for (const plain of inTwoParts(design, brief, tools))
    if (keeps(plain)) return { design: plain, noted: [PLAIN], isWhole: true }
  const [other] = await compose(1, { without: [archetype] })
  if (!other) return undefined
  return { design: other.design, noted: [hasPicturesOf(scene, other.design.scene) ? OTHER_LAYOUT : OTHER_PICTURE] }
}
