/** A design in another format: with the words, colours and pictures that it has now, in its own layout where that is sound there. */
import type { Brief } from '../brief/types.ts'
import type { Design } from '../design/types.ts'
import type { EditContext } from '../edit/context.ts'
import { asItIsNow, hasPicturesOf } from '../edit/run/as-it-is-now.ts'
import { withoutRemoved } from '../edit/run/removed-parts.ts'
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

const PLAIN = 'Its layout cannot be set in this format without faults: the picture and the words stand in two parts.'
const SMALL = 'Some of its words are small where this format is seen.'
const OTHER_PICTURE = 'No layout for this format can take its picture: it was left out, or is another one.'
const OTHER_LAYOUT = 'Its layout cannot be set in this format without faults: it has another one.'

/** Compositions of its own layout among which the first that is sound is taken. */
const MANNERS = 4

/**
 * @param isSound whether a composition may take its place
 * @param reads whether its words are large enough where the format is seen: one of which they are is taken before any other
 */
export async function inOtherFormat(
  design: Design,
  brief: Brief,
  compose: Composer,
  tools: EditContext,
  isSound: (design: Design) => boolean,
  reads: (design: Design) => boolean,
): Promise<Chosen | undefined> {
  const { scene, archetype } = design
  let small: Chosen | undefined
  for await (const one of itsOwn(design, brief, compose, tools)) {
    if (!hasPicturesOf(scene, one.design.scene) || !isSound(one.design)) continue
    if (reads(one.design)) return one
    small ??= { ...one, noted: [...(one.noted ?? []), SMALL] }
  }
  if (small) return small
  const [other] = await compose(1, { without: [archetype] })
  if (!other) return undefined
  return { design: other.design, noted: [hasPicturesOf(scene, other.design.scene) ? OTHER_LAYOUT : OTHER_PICTURE] }
}

/**
 * Its own layout, composed as it was at first, without the colours that were wished since where it cannot be with them, and then with
 * what was done to it; after that its picture and its words in two parts.
 */
async function* itsOwn(design: Design, brief: Brief, compose: Composer, tools: EditContext): AsyncGenerator<Chosen> {
  const { scene, archetype } = design
  for (const colours of brief.colours.length > 0 ? [brief.colours, []] : [[]]) {
    const composed = async (of: Brief) => {
      const all = await compose(MANNERS, { only: archetype }, { brief: { ...of, colours }, inFirstColours: true })
      // Where it composes nothing, others were tried.
      return all.filter((one) => one.design.archetype === archetype)
    }
    const [before] = await composed({ ...brief, kind: scene.kind, format: scene.format })
    if (!before) continue
    for (const { design: one } of await composed(brief)) {
      const own = { ...one, brief: { ...one.brief, colours: brief.colours } }
      const first = tools.versions?.find((version) => version?.archetype === archetype)
      const bare = first ? withoutRemoved(first, design, own, tools).design : own
      yield { design: asItIsNow(design, before.design.scene, bare) }
    }
  }
  for (const plain of inTwoParts(design, brief, tools)) yield { design: plain, noted: [PLAIN], isWhole: true }
}
