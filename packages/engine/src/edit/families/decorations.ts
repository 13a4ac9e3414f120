/** Ornament that is not there yet: "add a border", "add a pattern", "underline the headline". */
import type { Motif } from '../../imagery/motifs/motif-names.ts'
import { motif } from '../../imagery/motifs.ts'
import type { Frame, PlainColour, Vector } from '../../scene/types.ts'
import { findPlace, places } from '../../scene/walk.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { groundColour } from '../paints.ts'
import { findTargets } from '../targets.ts'
import type { Operation } from '../types.ts'
import { alreadySo } from './replies.ts'

const ADD = /\b(?:underline|add|put|include|insert|give (?:it|this|the \w+)|with|draw|place|i want|needs?)\b/

export const decorations: Recogniser = (clause, state) => {
  const { lower } = clause
  if (clause.quotes.length > 0 || !ADD.test(lower)) return undefined
  if (/\bwithout\b|\bno\b|\b(?:on|in) (?:one|a|a single|the same|two) lines?\b/.test(lower)) return undefined
  if (/\b(?:border|frame|outline)\b/.test(lower))
    return borderOf(clause, state) ?? border(clause.colours[0]?.hex, state)
  if (/\b(?:patterns?|texture|motif|dots|stripes|waves|background (?:shapes|graphics))\b/.test(lower))
    return pattern(lower, state)
  if (
    /\b(?:line|rule|divider|separator|underline)\b(?! (?:of|saying|that|with|reading|'))/.test(lower) &&
    !/\bline \S*[\p{Lu}\d]|\bline\b[^:]*:\s*\S/u.test(clause.text)
  )
    return rule(clause, state)
  return undefined
}

const freshId = (base: string, state: State) => {
  const ids = new Set([...places(state.design.scene)].map(({ node }) => node.id))
  if (!ids.has(base)) return base
  let number = 2
  while (ids.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}

/** "a border around the cards": a line of their own. */
function borderOf(clause: Parameters<Recogniser>[0], state: State): Step | undefined {
  const short = Math.min(state.design.scene.format.width, 1000)
  const named = findTargets(clause, state).found.filter(
    (target) => target.name !== 'border' && target.class !== 'whole' && target.class !== 'ground',
  )
  const frames = named
    .flatMap((target) => target.ids)
    .map((id) => findPlace(state.design.scene, id)?.node)
    .filter((node) => node?.type === 'frame')
  if (frames.length === 0) return undefined
  const stroke = { paint: clause.colours[0]?.hex ?? 'line', width: Math.max(1, Math.round(short * 0.002)) }
  const operations: Operation[] = frames.flatMap((node) =>
    node ? [{ op: 'set' as const, id: node.id, set: { stroke } }] : [],
  )
  return {
    step: 'patch',
    operations,
    changes: [
      { what: 'Border', to: `around the ${named[0]?.name}`, nodes: frames.flatMap((node) => (node ? [node.id] : [])) },
    ],
  }
}

function border(colour: Frame['fill'] | undefined, state: State): Step {
  const { scene } = state.design
  const root = scene.artboards[0]?.root
  if (!root) return alreadySo('There is nothing to frame', state)
  if ([...places(scene)].some(({ node }) => node.role === 'frame' && node.type === 'frame' && node.stroke))
    return alreadySo('There is a border already', state)
  const short = Math.min(scene.format.width, scene.format.height === 'auto' ? scene.format.width : scene.format.height)
  const inset = Math.round(short * 0.035)
  const node: Frame = {
    id: freshId('border', state),
    role: 'frame',
    type: 'frame',
    at: { left: inset, top: inset, right: inset, bottom: inset },
    stroke: {
      paint: colour ?? (groundColour(scene) === scene.palette.paper ? 'ink' : 'onAccent'),
      width: Math.max(2, Math.round(short * 0.004)),
    },
    children: [],
  }
  return {
    step: 'patch',
    operations: [{ op: 'insert', parent: root.id, index: 0, node }],
    changes: [{ what: 'Border', to: 'added', nodes: [node.id] }],
  }
}

/** What people call the motifs. */
const MOTIF_WORDS: [Exclude<Motif, 'none'>, RegExp][] = [
  ['dots', /\b(?:dots?|dotted|polka|points?)\b/],
  ['halftone', /\bhalf ?tone\b/],
  ['stripes', /\b(?:stripes?|striped|lines?)\b/],
  ['rings', /\b(?:rings?|circles?|circular)\b/],
  ['waves', /\b(?:waves?|wavy)\b/],
  ['contours', /\b(?:contours?|topograph\w*|map)\b/],
  ['sunburst', /\b(?:sunburst|rays?|sun)\b/],
  ['chevrons', /\b(?:chevrons?|zig ?zags?)\b/],
  ['scallops', /\b(?:scallops?|scales|fish)\b/],
  ['terrazzo', /\b(?:terrazzo|confetti|specks?)\b/],
  ['truchet', /\b(?:truchet|tiles?)\b/],
  ['bauhaus', /\bbauhaus\b/],
  ['quarter-circles', /\b(?:quarter[- ]circles?|geometric|shapes)\b/],
  ['arcs', /\b(?:arcs?|arches|rainbows?)\b/],
]
/** Motifs that stay quiet under words. */
const QUIET = ['dots', 'rings', 'waves', 'contours', 'scallops'] as const

/** A quiet field over the whole ground, behind everything. */
function pattern(lower: string, state: State): Step {
  const { scene, direction } = state.design
  const root = scene.artboards[0]?.root
  if (!root) return alreadySo('There is no ground to put a pattern on', state)
  if ([...places(scene)].some(({ node }) => node.role === 'pattern'))
    return alreadySo('There is a pattern already', state)
  const { width } = scene.format
  const height = scene.format.height === 'auto' ? width : scene.format.height
  const asked = MOTIF_WORDS.find(([, words]) => words.test(lower))?.[0]
  const name = asked ?? (direction.motif === 'none' ? state.random.pick(QUIET) : direction.motif)
  const ground = groundColour(scene)
  const colour: PlainColour = ground === scene.palette.accent ? 'onAccent' : 'accent'
  const field = motif(name, { width, height, random: state.random, colours: [colour] })
  const node: Vector = {
    ...field,
    id: freshId('pattern', state),
    at: { left: 0, top: 0, right: 0, bottom: 0 },
    opacity: 0.1,
  }
  return {
    step: 'patch',
    operations: [{ op: 'insert', parent: root.id, index: 0, node }],
    changes: [{ what: 'Pattern', to: name.replace('-', ' '), nodes: [node.id] }],
  }
}

/** A short line under a text, in its flow. */
function rule(clause: Parameters<Recogniser>[0], state: State): Step | undefined {
  const { found } = findTargets(clause, state)
  const target = found.find(({ class: kind }) => kind === 'text')
  const id =
    target?.ids[0] ??
    [...places(state.design.scene)].find(({ node }) => node.role === 'headline' || node.role === 'brand')?.node.id
  const place = id === undefined ? undefined : findPlace(state.design.scene, id)
  if (!place?.parent || place.node.type !== 'text') return undefined
  const { node: text, parent, index } = place
  const thickness = Math.max(2, Math.round(text.size * 0.05))
  const length = Math.round(text.size * 1.4)
  const gap = Math.round(text.size * 0.3)
  const align =
    text.align === 'center' || parent.layout?.align === 'center' ? 'center' : text.align === 'end' ? 'end' : 'start'
  const node: Frame = {
    id: freshId('rule', state),
    role: 'rule',
    type: 'frame',
    width: length,
    height: thickness,
    fill: clause.colours[0]?.hex ?? 'accent',
    children: [],
  }
  const placed: Frame = text.at
    ? {
        ...node,
        at:
          text.at.top !== undefined
            ? { ...text.at, top: Math.round(text.at.top + text.size * 1.25 + gap) }
            : { ...text.at, bottom: Math.max(0, Math.round((text.at.bottom ?? 0) - gap)) },
      }
    : { ...node, alignSelf: align, ...(!parent.layout?.gap && { margin: [gap, 0, 0, 0] }) }
  const operations: Operation[] = [{ op: 'insert', parent: parent.id, index: index + 1, node: placed }]
  return { step: 'patch', operations, changes: [{ what: 'Line', to: 'added', nodes: [placed.id] }] }
}
