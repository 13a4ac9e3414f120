/** A design set in a family: in a use of type, or in the named texts alone. */

import type { FontUse, Text } from '../../../scene/types.ts'
import { fontEntry, hasFont } from '../../../type/catalogue.ts'
import { familyName } from '../../../type/own-family.ts'
import type { FontFamily } from '../../../type/types.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { textNodes, textsIn } from '../../scene-nodes.ts'
import type { Target } from '../../target-types.ts'

/** The texts that are meant; none where it is the type as such, all of it ('all'), or what does not lead ('rest'). */
export interface Aim {
  texts: readonly Text[]
  scope?: 'all' | 'rest'
}

/** Names of what runs beside the line that leads. */
const RUNNING = new Set(['body text', 'smallest text'])
export const isRunning = (name: string): boolean => RUNNING.has(name) || name === 'details'
/** The type itself by its words, and not all that is written. */
const TYPE = /^(?:the )?(?:fonts?|typefaces?|type|lettering|letters|typography|writing|words)$/

/** @param words how each target was called */
export function aimOf(targets: readonly Target[], words: readonly string[], rest: boolean, state: State): Aim {
  if (rest || targets.some(({ name }) => RUNNING.has(name))) return { texts: [], scope: 'rest' }
  const named = targets.filter(({ class: kind }) => kind === 'text' || kind === 'part')
  if (named.length > 0)
    return {
      texts: textsIn(
        named.flatMap(({ ids }) => ids),
        state,
      ),
    }
  const isAll = targets.some(
    ({ class: kind, explicit }, i) =>
      explicit && (kind === 'whole' || kind === 'all-text') && !TYPE.test(words[i] ?? ''),
  )
  if (isAll) return { texts: [], scope: 'all' }
  return { texts: state.focus.length > 0 && targets.length === 0 ? textsIn(state.focus, state) : [] }
}

/**
 * A use of type gets another family; named texts of a use that others share get the use whose family that already is,
 * or else the third voice, so that their neighbours stay.
 */
export function setFamily(family: FontFamily, { texts, scope }: Aim, state: State): Step {
  if (!hasFont(family)) return alreadySo(`I do not have the font ${family}`, state)
  if (texts.length > 0) return inTexts(family, texts, state)
  const { typography } = state.design.scene
  if (
    scope === 'all' &&
    fontEntry(family).uses === 'both' &&
    (typography.display !== family || typography.text !== family)
  )
    return {
      step: 'patch',
      operations: [{ op: 'typography', set: { display: family, text: family } }],
      changes: [{ what: 'Fonts', from: familyName(typography.display), to: familyName(family), nodes: [] }],
    }
  return scope === 'rest' ? inRest(family, state) : inUse(leadingUse(state), family, state)
}

function inTexts(family: FontFamily, texts: readonly Text[], state: State): Step {
  const { typography } = state.design.scene
  const uses = new Set(texts.map((node) => node.font))
  const [use] = uses
  const isShared = textNodes(state).some((node) => uses.has(node.font) && !texts.includes(node))
  if (use && uses.size === 1 && !isShared) return inUse(use, family, state)
  const free = (['display', 'text', 'accent'] as const).find((other) => typography[other] === family)
  const isUnused = typography.accent === undefined || textNodes(state).every((node) => node.font !== 'accent')
  const voice: FontUse | undefined = free ?? (isUnused ? 'accent' : undefined)
  if (voice === undefined) return inUse(use ?? 'display', family, state)
  const nodes = texts.filter((node) => node.font !== voice)
  if (nodes.length === 0) return alreadySo(`It is already set in ${familyName(family)}`, state)
  const from = typography[texts[0]?.font ?? 'display'] ?? typography.display
  return {
    step: 'patch',
    operations: [
      ...(free ? [] : [{ op: 'typography' as const, set: { accent: family } }]),
      ...nodes.map((node) => ({ op: 'set' as const, id: node.id, set: { font: voice } })),
    ],
    changes: [{ what: 'Font', from: familyName(from), to: familyName(family), nodes: nodes.map(({ id }) => id) }],
  }
}

/**
 * What is written beside the texts that the message has set already: uses of type that those do not share, or where all
 * share one, the texts themselves in another use. Where nothing was set yet, the use of running text.
 */
function inRest(family: FontFamily, state: State): Step {
  const texts = textNodes(state)
  const done = new Set(state.done)
  const set = new Set(texts.filter(({ id }) => done.has(id)).map(({ font }) => font))
  if (set.size === 0) return inUse('text', family, state)
  const { typography } = state.design.scene
  const others = texts.filter(({ font }) => !set.has(font))
  const uses = [...new Set(others.map(({ font }) => font))]
  if (uses.length > 0) {
    const from = typography[uses[0] ?? 'text'] ?? typography.display
    if (uses.every((use) => typography[use] === family))
      return alreadySo(`It is already set in ${familyName(family)}`, state)
    return {
      step: 'patch',
      operations: [{ op: 'typography', set: Object.fromEntries(uses.map((use) => [use, family])) }],
      changes: [{ what: 'Font', from: familyName(from), to: familyName(family), nodes: others.map(({ id }) => id) }],
    }
  }
  const largest = Math.max(...texts.map(({ size }) => size))
  const rest = texts.filter(({ size }) => size < largest)
  return rest.length > 0 ? inTexts(family, rest, state) : inUse('text', family, state)
}

/** The use of the largest text: what an onlooker takes for the design's font. */
const leadingUse = (state: State): FontUse => textNodes(state).toSorted((a, b) => b.size - a.size)[0]?.font ?? 'display'

function inUse(use: FontUse, family: FontFamily, state: State): Step {
  const { typography } = state.design.scene
  const before = typography[use] ?? typography.display
  if (before === family) return alreadySo(`It is already set in ${familyName(family)}`, state)
  const nodes = textNodes(state).filter((node) => node.font === use)
  return {
    step: 'patch',
    operations: [{ op: 'typography', set: { [use]: family } }],
    changes: [{ what: 'Font', from: familyName(before), to: familyName(family), nodes: nodes.map(({ id }) => id) }],
  }
}
