/** Which family a wish comes to, and how a design is set in it: in a use of type, or in the named texts alone. */
import type { Tone } from '../../base/tones.ts'
import type { FontUse, Text } from '../../scene/types.ts'
import { CATALOGUE, type CatalogueEntry, covers, fontEntry, hasFont, writingSystemsOf } from '../../type/catalogue.ts'
import type { FontFamily } from '../../type/types.ts'
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { textNodes, textsIn } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import { findTargets } from '../targets.ts'
import { FOREIGN } from './font-names.ts'
import { alreadySo, mayShrink } from './replies.ts'

export const useOf = (clause: Clause, state: State): FontUse => {
  const texts = aimedAt(clause, state)
  return texts.length > 0 && texts.every((node) => node.font === 'text') ? 'text' : 'display'
}

/** The texts that the clause names; none where it is about the design's type as such. */
function aimedAt(clause: Clause, state: State): Text[] {
  const { found } = findTargets(clause, state)
  const named = found.filter((target: Target) => target.class === 'text' || target.class === 'part')
  if (named.length > 0)
    return textsIn(
      named.flatMap((target) => target.ids),
      state,
    )
  return state.focus.length > 0 && found.every((target) => target.class === 'all-text')
    ? textsIn(state.focus, state)
    : []
}

/** The family of that sort that fits best: what the letters need, what the direction wants, and not what is there. */
export function choose(
  clause: Clause,
  state: State,
  allows: (entry: CatalogueEntry) => boolean,
  moods: Tone[],
  what: string,
  tried: FontFamily[] = [],
): Step {
  const use = useOf(clause, state)
  // A single line may be set in what would be no running text.
  const named = aimedAt(clause, state).length > 0 && aimedAt(clause, state).length < 4
  const { typography } = state.design.scene
  const current = typography[use] ?? typography.display
  const systems = [
    ...new Set(
      textNodes(state)
        .filter((node) => node.font === use)
        .flatMap((node) => writingSystemsOf(node.text)),
    ),
  ]
  const wished: Tone[] = [...moods, ...state.design.brief.style.tones]
  // A family made for another script is nobody's choice for Latin letters alone.
  const foreign = (entry: CatalogueEntry) =>
    FOREIGN.test(entry.family) && !systems.some((system) => !/latin|vietnamese/.test(system))
  const reads = (entry: CatalogueEntry) => (use === 'text' && !named ? entry.uses !== 'display' : true)
  const fitting = CATALOGUE.filter(
    (entry) =>
      allows(entry) &&
      entry.family !== current &&
      !tried.includes(entry.family) &&
      !foreign(entry) &&
      reads(entry) &&
      covers(entry.family, systems) &&
      !entry.caps,
  )
  if (fitting.length === 0)
    return {
      step: 'cannot',
      question: `The library has no ${what} font with the letters of this design. Shall I use another one?`,
      suggestions: ['use a serif font', 'another font'],
    }
  const score = (entry: CatalogueEntry) =>
    moods.filter((mood) => entry.moods.includes(mood)).length * 3 +
    wished.filter((tone) => entry.moods.includes(tone)).length
  const best = Math.max(...fitting.map(score))
  const family = state.random.pick(fitting.filter((entry) => score(entry) >= best - (moods.length > 0 ? 0 : 1))).family
  const step = setFamily(family, clause.lower, clause, state)
  // Where this one has no room, the next that fits may have; the last is set smaller.
  const next = () => mayShrink(choose(clause, state, allows, moods, what, [...tried, family]))
  return step.step === 'patch' && tried.length < 2 ? { ...step, weaker: next } : step
}

/**
 * A use of type gets another family; named texts of a use that others share get the use whose family that already is,
 * or else the third voice, so that their neighbours stay.
 */
export function setFamily(family: FontFamily, lower: string, clause: Clause, state: State): Step {
  const { scene } = state.design
  const { typography } = scene
  if (!hasFont(family)) return alreadySo(`${family} is not in the library`, state)
  const texts = aimedAt(clause, state)
  const everywhere = /\b(?:everything|everywhere|all (?:the )?(?:text|fonts|type)|whole|throughout|both)\b/.test(lower)
  const body = /\b(?:body|small|running|paragraphs?|(?:the )?rest|everything else|other text)\b/.test(lower)
  if (texts.length > 0 && !everywhere && !body) {
    const uses = new Set(texts.map((node) => node.font))
    const [use] = uses
    const shared = textNodes(state).some((node) => uses.has(node.font) && !texts.includes(node))
    if (use && uses.size === 1 && !shared) return patched(use, family, state)
    const free = (['display', 'text', 'accent'] as const).find((other) => typography[other] === family)
    const unused = typography.accent === undefined || textNodes(state).every((node) => node.font !== 'accent')
    const voice: FontUse | undefined = free ?? (unused ? 'accent' : undefined)
    if (voice === undefined) return patched(use ?? 'display', family, state)
    const nodes = texts.filter((node) => node.font !== voice)
    if (nodes.length === 0) return alreadySo(`It is set in ${family} already`, state)
    return {
      step: 'patch',
      operations: [
        ...(free ? [] : [{ op: 'typography' as const, set: { accent: family } }]),
        ...nodes.map((node) => ({ op: 'set' as const, id: node.id, set: { font: voice } })),
      ],
      changes: [
        {
          what: 'Font',
          from: typography[texts[0]?.font ?? 'display'] ?? typography.display,
          to: family,
          nodes: nodes.map(({ id }) => id),
        },
      ],
    }
  }
  if (
    everywhere &&
    fontEntry(family).uses === 'both' &&
    (typography.display !== family || typography.text !== family)
  ) {
    return {
      step: 'patch',
      operations: [{ op: 'typography', set: { display: family, text: family } }],
      changes: [{ what: 'Fonts', from: typography.display, to: family, nodes: [] }],
    }
  }
  return patched(body ? 'text' : leadingUse(state), family, state)
}

/** The use of the largest text: what an onlooker takes for the design's font. */
function leadingUse(state: State): FontUse {
  const [largest] = textNodes(state).toSorted((a, b) => b.size - a.size)
  return largest?.font ?? 'display'
}

function patched(use: FontUse, family: FontFamily, state: State): Step {
  const { typography } = state.design.scene
  const before = typography[use] ?? typography.display
  if (before === family) return alreadySo(`It is set in ${family} already`, state)
  const nodes = textNodes(state).filter((node) => node.font === use)
  return {
    step: 'patch',
    operations: [{ op: 'typography', set: { [use]: family } }],
    changes: [{ what: 'Font', from: before, to: family, nodes: nodes.map(({ id }) => id) }],
  }
}
