/** How letters stand: bolder, thinner, italic, capitals, spacing of letters. */

import { nth } from '../../base/items.ts'
import type { Text } from '../../scene/types.ts'
import { CATALOGUE, type CatalogueEntry, covers, fontEntry, writingSystemsOf } from '../../type/catalogue.ts'
import { clampWeight } from '../../type/fonts.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { textNodes, textsIn } from '../scene-nodes.ts'
import { findTargets } from '../targets.ts'
import type { Operation } from '../types.ts'
import { describe, recase } from './letter-case.ts'
import { alreadySo, mayShrink, missingStep } from './replies.ts'
import { scale } from './scale.ts'
import { thickLines } from './stroke-weight.ts'

type Style =
  | 'bolder'
  | 'thinner'
  | 'bold'
  | 'thin'
  | 'regular'
  | 'italic'
  | 'upright'
  | 'capitals'
  | 'sentence'
  | 'wider'
  | 'tighter'

const STYLES: [Style, Style, RegExp][] = [
  ['upright', 'italic', /\b(?:(?:not|no|remove(?: the)?|without|un) ?italics?|upright|roman|no slant)\b/],
  ['italic', 'upright', /\b(?:italics?|italici[sz]e|slanted|oblique)\b/],
  [
    'sentence',
    'capitals',
    /\b(?:lower ?case|lower-case|sentence case|title case|(?:no|not|without|remove(?: the)?) (?:all )?(?:caps|capitals|uppercase)|not (?:in |all )?(?:caps|uppercase))\b/,
  ],
  [
    'capitals',
    'sentence',
    /\b(?:upper ?case|upper-case|all caps|all-caps|caps|capitals|capital letters|capitali[sz]ed?)\b/,
  ],
  [
    'wider',
    'tighter',
    /\b(?:(?:more|wider|increase(?: the)?|widen(?: the)?|larger|looser|add(?: more)?) (?:letter[- ]?spacing|tracking|space between (?:the )?letters|spacing between (?:the )?letters)|letters? (?:further|more) apart|spaced out letters|(?:space|spread|pull|move) (?:out )?(?:the |its )?(?:letters|characters)(?: (?:out|apart|a bit|further|more))*|looser letters|(?:more|extra) (?:air|room|space) between (?:the )?(?:letters|characters)|letters (?:are |stand )?too (?:close|tight))\b/,
  ],
  [
    'tighter',
    'wider',
    /\b(?:(?:less|tighter|tighten(?: the)?|reduce(?: the)?|smaller|decrease(?: the)?) (?:letter[- ]?spacing|tracking|kerning|space between (?:the )?letters)|letters? closer(?: together)?|letters (?:are |stand )?too (?:far apart|loose|wide)|tighter letters|tighten the (?:letters|tracking|kerning))\b/,
  ],
  [
    'bolder',
    'thinner',
    /\b(?:bolder|heavier|thicker|beefier|chunkier|stronger|more weight|more bold|fatter|more fat|fat|thick|heavy|more thick|more heavy|weightier|embolden|increase the weight)\b/,
  ],
  [
    'thinner',
    'bolder',
    /\b(?:thinner|finer|slimmer|more delicate|lighter (?:font )?weight|lighter (?:font|type|letters|typeface)|less weight|less bold|less heavy|skinnier|more slender|lighter strokes)\b/,
  ],
  ['bold', 'regular', /\b(?:bold|extra bold|black weight|heavy weight|strong)\b/],
  [
    'thin',
    'bolder',
    /\b(?:thin|light weight|hairline weight|light font|thin font|light type|ultra ?light|extra ?light)\b/,
  ],
  ['regular', 'bold', /\b(?:(?:regular|normal|medium) weight|in (?:regular|normal|roman)$|not bold|unbold)\b/],
]

export const textStyle: Recogniser = (clause, state) => mayShrink(styled(clause, state))

const styled: Recogniser = (clause, state) => {
  const { lower } = clause
  const heavyOrBold = lower.match(/\b(?:too|less|not (?:so|as|that)) (heavy|thick|bold|fat|thin|light)\b/)
  const style = heavyOrBold ? (/thin|light/.test(nth(heavyOrBold, 1)) ? 'bolder' : 'thinner') : wished(lower)
  if (!style || (clause.colours.length > 0 && !/^(?:bolder|thinner|italic|bold)$/.test(style))) return undefined
  if (
    /\b(?:more|look|feel|much) bold\b|\bbold(?:er)? (?:colou?rs?|design|look|layout|style|version|statement)\b/.test(
      lower,
    )
  )
    return undefined
  const targets = findTargets(clause, state)
  // "the name in capital letters" is about the name.
  const several = targets.found.filter((target) => target.class !== 'whole')
  const named = several.some(({ class: kind }) => kind === 'text')
    ? several.filter(({ class: kind }) => kind !== 'all-text')
    : several
  if (named.length === 0 && targets.missing.length > 0) return missingStep(targets.missing, state)
  const texts = textsFor(
    style,
    named.flatMap((target) => (target.class === 'all-text' ? textNodes(state).map(({ id }) => id) : target.ids)),
    state,
  )
  if (texts.length === 0) return named.length > 0 ? thickLines(clause, state) : undefined
  return restyle(texts, style, clause, state)
}

function wished(lower: string): Style | undefined {
  // "lighter" about type is a weight, about anything else a colour.
  if (
    /\blighter\b/.test(lower) &&
    /\b(?:headline|heading|title|name|tagline|subtitle|font|type|letters)\b/.test(lower) &&
    !/\bcolou?r|shade|background\b/.test(lower)
  )
    return 'thinner'
  return STYLES.find(([, , pattern]) => pattern.test(lower))?.[0]
}

/** Named texts; for the design as a whole the leading lines, since all bold is none. */
function textsFor(style: Style, ids: string[], state: State): Text[] {
  if (ids.length > 0) return textsIn(ids, state)
  if (state.focus.length > 0) return textsIn(state.focus, state)
  const all = textNodes(state)
  const display = all.filter((node) => node.font === 'display')
  const leading =
    display.length > 0 ? display : all.filter((node) => node.size === Math.max(...all.map(({ size }) => size)))
  if (style !== 'capitals' && style !== 'sentence') return leading
  const own = all.filter((node) => !node.fact)
  return own.length > 0 ? own : leading
}

/** Where no weight is left, size is what makes it stronger. */
function largerInstead(clause: Clause, state: State): Step {
  const step = scale(
    clause.reworded(
      clause.text.replace(/\b(?:extra |more )?(?:bold(?:er)?|heav(?:y|ier)|thick(?:er)?|strong(?:er)?)\b/gi, 'bigger'),
    ),
    state,
  )
  if (step?.step !== 'patch') return alreadySo('It is as bold as its font can be', state)
  const weaker = () => alreadySo('It is as bold already as its font can be', state)
  return {
    ...step,
    weaker,
    changes: step.changes.map((change) => ({ ...change, to: 'larger, as its font has no bolder weight' })),
  }
}

function restyle(texts: Text[], style: Style, clause: Clause, state: State): Step {
  if (style === 'capitals' || style === 'sentence') return recase(texts, style, clause, state)
  const operations: Operation[] = texts.flatMap((node): Operation[] => {
    const set = patchFor(node, style, clause.degree, state)
    return set ? [{ op: 'set', id: node.id, set }] : []
  })
  const nodes = operations.flatMap((operation) => ('id' in operation ? [operation.id] : []))
  if (operations.length > 0)
    return { step: 'patch', operations, changes: [{ what: describe(texts), to: style, nodes }] }
  if (style === 'bolder' || style === 'bold') return otherFamily(texts, 'bolder', state) ?? largerInstead(clause, state)
  if (style === 'thinner' || style === 'thin')
    return otherFamily(texts, 'thinner', state) ?? alreadySo('It is as thin as its font can be', state)
  if (style === 'italic' && texts.some((node) => !node.italic))
    return otherFamily(texts, 'italic', state) ?? alreadySo('Its font has no italic', state)
  return alreadySo(`It is ${style} already`, state)
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

export const round = (em: number) => Math.round(em * 1000) / 1000

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

const shared = (a: readonly string[], b: readonly string[]) => a.filter((mood) => b.includes(mood)).length
