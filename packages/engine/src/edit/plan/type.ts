/** How letters stand: weight, slant, capitals, spacing. */

import type { Text } from '../../scene/types.ts'
import { CATALOGUE, type CatalogueEntry, covers, fontEntry, writingSystemsOf } from '../../type/catalogue.ts'
import { clampWeight } from '../../type/fonts.ts'
import type { State, Step } from '../context.ts'
import { alreadySo, mayShrink } from '../families/replies.ts'
import { textNodes, textsIn } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import type { Operation } from '../types.ts'
import { describe, isCase, recase } from './letter-case.ts'
import { planSize } from './size.ts'
import { thickLines } from './stroke-weight.ts'
import type { Style } from './style.ts'

/** Letters of some parts otherwise; undefined where the parts have none. */
export function planType(targets: Target[], style: Style, degree: number, state: State): Step | undefined {
  const several = targets.filter((target) => target.class !== 'whole')
  const named = several.some(({ class: kind }) => kind === 'text')
    ? several.filter(({ class: kind }) => kind !== 'all-text')
    : several
  const ids = named.flatMap((target) =>
    target.class === 'all-text' ? textNodes(state).map(({ id }) => id) : target.ids,
  )
  const texts = textsFor(style, ids, state)
  if (texts.length > 0) return mayShrink(restyle(texts, style, degree, state))
  return named.length > 0 ? thickLines(named, style, degree, state) : undefined
}

/** Named texts; for the design as a whole the leading lines, since all bold is none. */
function textsFor(style: Style, ids: string[], state: State): Text[] {
  if (ids.length > 0) return textsIn(ids, state)
  if (state.focus.length > 0) return textsIn(state.focus, state)
  const all = textNodes(state)
  const display = all.filter((node) => node.font === 'display')
  const leading =
    display.length > 0 ? display : all.filter((node) => node.size === Math.max(...all.map(({ size }) => size)))
  if (!isCase(style)) return leading
  const own = all.filter((node) => !node.fact)
  return own.length > 0 ? own : leading
}

/** Where no weight is left, size is what makes it stronger. */
function largerInstead(texts: Text[], style: Style, degree: number, state: State): Step {
  const target: Target = {
    name: describe(texts),
    class: 'text',
    ids: texts.map(({ id }) => id),
    start: 0,
    end: 0,
    explicit: true,
  }
  const step = planSize([target], { way: 'more', degree }, state)
  if (step.step !== 'patch') return alreadySo('It is as bold as its font allows', state)
  const weaker = () => alreadySo('It is already as bold as its font allows', state)
  return {
    ...step,
    weaker,
    // Asked for in bold, it is larger and no bolder: that is said.
    ...(style === 'bold' && { unshown: [{ what: describe(texts), to: 'bold', nodes: texts.map(({ id }) => id) }] }),
    changes: step.changes.map((change) => ({ ...change, to: 'larger, as its font has no bolder weight' })),
  }
}

function restyle(texts: Text[], style: Style, degree: number, state: State): Step {
  if (isCase(style)) return recase(texts, style, state)
  const operations: Operation[] = texts.flatMap((node): Operation[] => {
    const set = patchFor(node, style, degree, state)
    return set ? [{ op: 'set', id: node.id, set }] : []
  })
  const nodes = operations.flatMap((operation) => ('id' in operation ? [operation.id] : []))
  if (operations.length > 0)
    return { step: 'patch', operations, changes: [{ what: describe(texts), to: style, nodes }] }
  if (style === 'bolder' || style === 'bold')
    return otherFamily(texts, 'bolder', state) ?? inText(texts, state) ?? largerInstead(texts, style, degree, state)
  if (style === 'thinner' || style === 'thin')
    return otherFamily(texts, 'thinner', state) ?? alreadySo('It is as thin as its font allows', state)
  if (style === 'italic' && texts.some((node) => !node.italic))
    return otherFamily(texts, 'italic', state) ?? alreadySo('Its font has no italic', state)
  return alreadySo(`It is already ${style}`, state)
}

function patchFor(node: Text, style: Style, degree: number, state: State): Record<string, unknown> | undefined {
  const { typography } = state.design.scene
  const entry = fontEntry(typography[node.font] ?? typography.display)
  const weigh = (weight: number) => {
    const [now, next] = [clampWeight(entry, node.weight), clampWeight(entry, Math.min(900, Math.max(100, weight)))]
    return now === next ? undefined : { weight: next }
  }
  const step = Math.max(100, Math.round(degree * 2) * 100)
  switch (style) {
    case 'bolder':
      return weigh(node.weight + step)
    case 'thinner':
      return weigh(node.weight - step)
    case 'bold':
      return weigh(node.weight >= 700 ? node.weight + 100 : 700)
    case 'thin':
      return weigh(Math.min(300, node.weight))
    case 'regular':
      return weigh(400)
    case 'italic':
      return node.italic || !entry.italic ? undefined : { italic: true }
    case 'upright':
      return node.italic ? { italic: null } : undefined
    case 'wider':
      return { tracking: round((node.tracking ?? 0) + 0.04 * degree) }
    case 'tighter':
      return { tracking: round(Math.max(-0.06, (node.tracking ?? 0) - 0.03 * degree)) }
    default:
      return undefined
  }
}

const round = (em: number) => Math.round(em * 1000) / 1000

const HEAVY =
  /^(?:Alfa Slab One|Anton|Archivo Black|Abril Fatface|Bungee|Titan One|Rozha One|Suez One|Shrikhand|Lobster|Bebas Neue|Staatliches|Righteous|Gloock|Yeseva One|Lalezar|Permanent Marker|Pacifico|Rye|Michroma|Limelight)$/

/** A family that has no such weight or no italic gives way to its nearest sister that has. */
function otherFamily(texts: Text[], to: 'bolder' | 'thinner' | 'italic', state: State): Step | undefined {
  const [use] = new Set(texts.map((node) => node.font))
  const { typography } = state.design.scene
  if (!use) return undefined
  const current = fontEntry(typography[use] ?? typography.display)
  // A face of one heavy weight has no bolder sister, whatever figures the others carry.
  if (to === 'bolder' && current.weights.length === 1 && HEAVY.test(current.family)) return undefined
  const can = ({ weights, italic }: CatalogueEntry) => {
    if (to === 'italic') return italic
    return to === 'bolder'
      ? Math.max(...weights) > Math.max(...current.weights)
      : Math.min(...weights) < Math.min(...current.weights)
  }
  const systems = [...new Set(texts.flatMap((node) => writingSystemsOf(node.text)))]
  const able = CATALOGUE.filter(
    (entry) => entry.category === current.category && !entry.caps && can(entry) && covers(entry.family, systems),
  )
  const alike = able.toSorted((a, b) => shared(b.moods, current.moods) - shared(a.moods, current.moods))[0]
  if (!alike) return undefined
  const weight = to === 'bolder' ? Math.min(800, Math.max(...alike.weights)) : Math.max(300, Math.min(...alike.weights))
  const set = to === 'italic' ? { italic: true } : { weight }
  const has = to === 'italic' ? 'an italic' : `a ${to} weight`
  // Others that speak in this voice keep it: the named ones get the third.
  const others = textNodes(state).filter((node) => node.font === use && !texts.includes(node))
  const aside = others.length > 0 && textNodes(state).every((node) => node.font !== 'accent')
  return {
    step: 'patch',
    operations: [
      { op: 'typography', set: { [aside ? 'accent' : use]: alike.family } },
      ...texts.map((node) => ({ op: 'set' as const, id: node.id, set: { ...set, ...(aside && { font: 'accent' }) } })),
    ],
    changes: [
      { what: 'Font', from: current.family, to: `${alike.family}, which has ${has}`, nodes: texts.map(({ id }) => id) },
    ],
  }
}

/** Small lines in a face of one weight: bold in the family that the design reads in. */
function inText(texts: Text[], state: State): Step | undefined {
  const { typography } = state.design.scene
  const [display, text] = [fontEntry(typography.display), fontEntry(typography.text)]
  const bold = clampWeight(text, 700)
  const leads = texts.some(({ role }) => role === 'headline' || role === 'brand' || role === 'person')
  const systems = [...new Set(texts.flatMap((node) => writingSystemsOf(node.text)))]
  if (leads || bold < 600 || display.family === text.family || !covers(text.family, systems)) return undefined
  if (texts.some(({ font }) => font !== 'display')) return undefined
  return {
    step: 'patch',
    operations: texts.map(({ id }) => ({ op: 'set', id, set: { font: 'text', weight: bold } })),
    changes: [
      {
        what: describe(texts),
        to: `bold, in ${text.family}: ${display.family} has no bolder weight`,
        nodes: texts.map(({ id }) => id),
      },
    ],
  }
}

const shared = (a: readonly string[], b: readonly string[]) => a.filter((mood) => b.includes(mood)).length
