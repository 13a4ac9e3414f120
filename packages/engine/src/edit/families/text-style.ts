/** How letters stand: bolder, thinner, italic, capitals, spacing of letters. */

import type { Text } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { CATALOGUE, type CatalogueEntry, covers, fontEntry, writingSystemsOf } from '../../type/catalogue.ts'
import { clampWeight } from '../../type/fonts.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { findTargets, textNodes, textsIn } from '../targets.ts'
import type { Operation } from '../types.ts'
import { alreadySo, mayShrink, missingStep } from './replies.ts'
import { setTexts } from './rewriting.ts'

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
    /\b(?:(?:more|wider|increase(?: the)?|widen(?: the)?|larger|looser|add(?: more)?) (?:letter[- ]?spacing|tracking|space between (?:the )?letters|spacing between (?:the )?letters)|letters? (?:further|more) apart|spaced out letters|space (?:out )?the letters(?: out)?|looser letters)\b/,
  ],
  [
    'tighter',
    'wider',
    /\b(?:(?:less|tighter|tighten(?: the)?|reduce(?: the)?|smaller|decrease(?: the)?) (?:letter[- ]?spacing|tracking|kerning|space between (?:the )?letters)|letters? closer(?: together)?|tighter letters|tighten the (?:letters|tracking|kerning))\b/,
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
  ['regular', 'bold', /\b(?:regular weight|normal weight|medium weight|not bold|unbold)\b/],
]

export const textStyle: Recogniser = (clause, state) => mayShrink(styled(clause, state))

const styled: Recogniser = (clause, state) => {
  const { lower } = clause
  const heavyOrBold = lower.match(/\b(?:too|not (?:so|as|that)) (heavy|thick|bold|thin|light)\b/)
  const style = heavyOrBold ? (/thin|light/.test(heavyOrBold[1] as string) ? 'bolder' : 'thinner') : wished(lower)
  if (!style || (clause.colours.length > 0 && !/^(?:bolder|thinner|italic|bold)$/.test(style))) return undefined
  if (
    /\b(?:more|look|feel|much) bold\b|\bbold(?:er)? (?:colou?rs?|design|look|layout|style|version|statement)\b/.test(
      lower,
    )
  )
    return undefined
  const targets = findTargets(clause, state)
  const named = targets.found.filter((target) => target.class !== 'whole')
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

function restyle(texts: Text[], style: Style, clause: Clause, state: State): Step {
  if (style === 'capitals' || style === 'sentence') return recase(texts, style, clause, state)
  const operations: Operation[] = texts.flatMap((node): Operation[] => {
    const set = patchFor(node, style, clause.degree, state)
    return set ? [{ op: 'set', id: node.id, set }] : []
  })
  const nodes = operations.flatMap((operation) => ('id' in operation ? [operation.id] : []))
  if (operations.length > 0)
    return { step: 'patch', operations, changes: [{ what: describe(texts), to: style, nodes }] }
  if (style === 'bolder' || style === 'bold')
    return otherFamily(texts, 'bolder', state) ?? alreadySo('It is as bold as its font can be', state)
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

const round = (em: number) => Math.round(em * 1000) / 1000

/** Capitals are a rule of the design for its own words; the person's are written anew, since the person says so. */
function recase(texts: Text[], style: 'capitals' | 'sentence', clause: Clause, state: State): Step {
  const open = texts.filter(
    (node) => !node.fact && (style === 'capitals' ? node.case !== 'upper' : node.case === 'upper'),
  )
  if (open.length > 0) {
    const set = { case: style === 'capitals' ? 'upper' : null }
    return {
      step: 'patch',
      operations: open.map((node) => ({ op: 'set', id: node.id, set })),
      changes: [
        { what: describe(open), to: style === 'capitals' ? 'capitals' : 'as typed', nodes: open.map(({ id }) => id) },
      ],
    }
  }
  const facts = texts.filter((node) => node.fact)
  const write = writing(style, clause.lower, facts)
  let { design } = state
  const steps = facts
    .filter((node) => write(node.text) !== node.text)
    .flatMap((node) => {
      const step = setTexts([node], write(node.text), describe([node]), { ...state, design })
      if (step.step !== 'patch') return []
      design = { ...design, ...(step.brief && { brief: step.brief }) }
      return [step]
    })
  if (steps.length === 0) return alreadySo('It is so already', state)
  return {
    step: 'patch',
    operations: steps.flatMap(({ operations }) => operations),
    changes: steps.flatMap(({ changes }) => changes),
    brief: design.brief,
    shrinks: facts.map(({ id }) => id),
  }
}

const titled = (text: string) =>
  text.toLowerCase().replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase())
const sentenced = (text: string) => text.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase())

/** "capitalise" is a capital for each word, and all of them where that is so already. */
function writing(style: 'capitals' | 'sentence', lower: string, facts: Text[]): (text: string) => string {
  if (style === 'sentence') {
    if (/title case/.test(lower)) return titled
    return /sentence case|\b(?:no|not|without|remove)\b/.test(lower) ? sentenced : (text) => text.toLowerCase()
  }
  const each =
    /\bcapitali[sz]e/.test(lower) && facts.some(({ text }) => titled(text) !== text && text !== text.toUpperCase())
  return each ? titled : (text) => text.toUpperCase()
}

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

/** "a thicker border": strokes have weights, too. */
function thickLines(clause: Clause, state: State): Step | undefined {
  const factor = /thinner|finer|slimmer|thin|too heavy|too thick|too bold|lighter/.test(clause.lower)
    ? 1 / (1 + 0.5 * clause.degree)
    : /thicker|bolder|heavier|bold/.test(clause.lower)
      ? 1 + 0.5 * clause.degree
      : undefined
  if (factor === undefined) return undefined
  const { found } = findTargets(clause, state)
  const operations: Operation[] = []
  for (const target of found) {
    for (const id of target.ids) operations.push(...strokeOperations(id, factor, state))
  }
  if (operations.length === 0)
    return found.length > 0
      ? alreadySo(`The ${found[0]?.name} cannot be drawn ${factor > 1 ? 'thicker' : 'thinner'}`, state)
      : undefined
  return {
    step: 'patch',
    operations,
    changes: [
      {
        what: found[0]?.name ?? 'Line',
        to: factor > 1 ? 'thicker' : 'thinner',
        nodes: operations.map((operation) => ('id' in operation ? operation.id : '')),
      },
    ],
  }
}

function strokeOperations(id: string, factor: number, state: State): Operation[] {
  const node = [...walkNodes(state)].find((candidate) => candidate.id === id)
  if (node?.type === 'frame' && node.stroke)
    return [{ op: 'set', id, set: { stroke: { ...node.stroke, width: round(node.stroke.width * factor) } } }]
  if (node?.type === 'frame' && typeof node.height === 'number' && node.height <= 24)
    return [{ op: 'set', id, set: { height: round(node.height * factor) } }]
  if (node?.type === 'frame' && typeof node.width === 'number' && node.width <= 24)
    return [{ op: 'set', id, set: { width: round(node.width * factor) } }]
  if (node?.type === 'vector' && node.shapes.some((shape) => shape.stroke)) {
    const shapes = node.shapes.map((shape) =>
      shape.stroke ? { ...shape, stroke: { ...shape.stroke, width: round(shape.stroke.width * factor) } } : shape,
    )
    return [{ op: 'set', id, set: { shapes } }]
  }
  if (node?.type === 'pictogram') {
    const icon = factor > 1 ? heavierIcon(node.icon) : lighterIcon(node.icon)
    return icon === node.icon ? [] : [{ op: 'set', id, set: { icon } }]
  }
  return []
}

/** Phosphor draws every pictogram in weights: thin, light, regular, bold, fill. */
const WEIGHTS = ['-thin', '-light', '', '-bold', '-fill']
const stem = (icon: string) => icon.replace(/-(?:thin|light|bold|fill|duotone)$/, '')
const weightOf = (icon: string) =>
  Math.max(
    0,
    WEIGHTS.findIndex((suffix) => suffix !== '' && icon.endsWith(suffix)),
  ) || 2
const heavierIcon = (icon: string) =>
  icon.startsWith('ph:') ? stem(icon) + WEIGHTS[Math.min(4, weightOf(icon) + 1)] : icon
const lighterIcon = (icon: string) =>
  icon.startsWith('ph:') ? stem(icon) + WEIGHTS[Math.max(0, weightOf(icon) - 1)] : icon

function describe(texts: Text[]): string {
  const [first] = texts
  if (!first || texts.length > 2) return 'Text'
  return texts
    .map((node) => (node.role ? node.role.charAt(0).toUpperCase() + node.role.slice(1) : `'${node.text}'`))
    .join(', ')
}

function* walkNodes(state: State) {
  for (const { node } of places(state.design.scene)) yield node
}
