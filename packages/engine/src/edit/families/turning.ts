/** Parts turned and mirrored: "rotate the icon 15 degrees", "tilt the name a bit", "straighten it", "flip the icon". */
import type { Node, Pictogram, Vector } from '../../scene/types.ts'
import { findNode, findPlace } from '../../scene/walk.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { mirroredPath } from '../mirrored-path.ts'
import type { Target } from '../target-types.ts'
import { findTargets, openTarget } from '../targets.ts'
import type { Operation } from '../types.ts'
import { alreadySo, mayShrink, missingStep } from './replies.ts'

const TURN =
  /\b(?:rotate[ds]?|rotation|tilt(?:ed)?|slant(?:ed)?|angle[ds]?|diagonal(?:ly)?|turn(?:ed)?(?= .*(?:\d|degrees?|clockwise|upside|sideways|around|by))|upside[- ]down|spin|at an angle|lean(?:ing)?|crooked(?:ly)?)\b/
const STRAIGHT =
  /\b(?:straight(?:en)?(?: up| it)?|not (?:so )?(?:tilted|rotated|slanted|crooked)|un-?rotate|upright|level)\b|\b(?:no|remove the|without) (?:rotation|tilt|slant)\b/
const FLIP =
  /\b(?:flip(?:ped)?|mirror(?:ed)?|reverse[ds]?|turn(?:ed)? (?:it |the [\w]+ )?(?:around|round)$|(?:fac|look|point|turn|go)(?:e|es|s|ing)?(?: (?:in|to|into))?(?: the)? (?:other|opposite) (?:way|direction|side)(?: round)?)\b/
/** About colours, places or type instead. */
const NOT_TURN =
  /\b(?:colou?rs?|palette|(?<!other |opposite )sides?|layout|scheme|background|letters?|italics?|rounded|corners?|edges?|gradient|landscape|portrait|format|poster|page|into)\b/
/** Degrees of a tilt without a figure. */
const TILT = 8

export const turning: Recogniser = (clause, state) => {
  const { lower } = clause
  if (clause.quotes.length > 1 || clause.colours.length > 0 || NOT_TURN.test(lower)) return undefined
  const straight = STRAIGHT.test(lower)
  if (!straight && !TURN.test(lower) && !FLIP.test(lower)) return undefined
  const { found, missing } = findTargets(clause, state)
  const named = found.filter(({ class: kind }) => kind !== 'whole' && kind !== 'ground' && kind !== 'all-text')
  if (named.length === 0 && missing.length > 0) return missingStep(missing, state)
  const targets = named.length > 0 ? named : focused(clause, state)
  if (targets.length === 0) return undefined
  if (FLIP.test(lower) && !/\b(?:180|upside)/.test(lower))
    return flipped(targets, /\b(?:vertical(?:ly)?|upside|top)\b/.test(lower), state)
  return mayShrink(turned(targets, straight ? 0 : degreesIn(lower), straight, state))
}

function focused(clause: Clause, state: State): Target[] {
  const open = openTarget(clause, state)
  return open.class === 'whole' || open.class === 'ground' ? [] : [open]
}

function degreesIn(lower: string): number {
  if (/\bupside[- ]down\b/.test(lower)) return 180
  if (/\bsideways\b/.test(lower)) return 90
  const figure = lower.match(/(-?\d{1,3})\s?(?:°|deg(?:rees?)?)?/)?.[1]
  const soft = /\b(?:bit|slight(?:ly)?|little|touch|subtl[ey])\b/.test(lower)
  const amount = figure === undefined ? (soft ? TILT / 2 : TILT) : Number(figure)
  return /\b(?:anti-?clockwise|counter-?clockwise|to the left|left)\b/.test(lower) ? -amount : amount
}

function turned(targets: Target[], degrees: number, straight: boolean, state: State): Step {
  const ids = targets.flatMap((target) => target.ids)
  const operations = ids.flatMap((id): Operation[] => {
    const node = findNode(state.design.scene, id)
    if (!node) return []
    const now = node.rotate ?? 0
    const next = straight ? 0 : normal(now + degrees)
    return next === now ? [] : [{ op: 'set', id, set: { rotate: next === 0 ? null : next } }]
  })
  const name = targets.map((target) => target.name).join(', ')
  if (operations.length === 0) return alreadySo(`The ${name} stands straight already`, state)
  return {
    step: 'patch',
    operations,
    changes: [{ what: title(name), to: straight ? 'straight' : `turned by ${degrees}°`, nodes: ids }],
  }
}

const normal = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

function flipped(targets: Target[], vertical: boolean, state: State): Step | undefined {
  const nodes = targets.flatMap((target) => target.ids.flatMap((id) => findNode(state.design.scene, id) ?? []))
  const name = targets.map((target) => target.name).join(', ')
  const drawn = nodes.filter((node) => node.type === 'vector' || node.type === 'pictogram')
  if (nodes.length > 0 && drawn.length === 0 && nodes.every((node) => node.type === 'text'))
    return {
      step: 'cannot',
      question: `Mirrored letters of the ${name} could not be read. Shall I turn it instead?`,
      suggestions: [`rotate the ${name} 10 degrees`],
    }
  const operations = drawn.flatMap((node) => mirrored(node, vertical, state))
  if (operations.length === 0) return undefined
  return {
    step: 'patch',
    operations,
    changes: [
      { what: title(name), to: vertical ? 'flipped upside down' : 'mirrored', nodes: drawn.map(({ id }) => id) },
    ],
  }
}

function mirrored(node: Node, vertical: boolean, state: State): Operation[] {
  if (node.type === 'vector') {
    const [width, height] = node.viewBox
    const shapes = node.shapes.map((shape) => ({
      ...shape,
      d: mirroredPath(shape.d, vertical ? height : width, vertical),
    }))
    return [{ op: 'set', id: node.id, set: { shapes } }]
  }
  const place = findPlace(state.design.scene, node.id)
  const drawing = node.type === 'pictogram' ? asVector(node, vertical, state) : undefined
  if (!drawing || !place?.parent) return []
  return [
    { op: 'remove', id: node.id },
    { op: 'insert', parent: place.parent.id, index: place.index, node: drawing },
  ]
}

/** A pictogram of a library has one direction: mirrored, it is a drawing of its own. */
function asVector(node: Pictogram, vertical: boolean, state: State): Vector | undefined {
  const drawing = state.context.pictograms?.get?.(node.icon)
  if (!drawing) return undefined
  const { icon: _icon, paint, tone, type: _type, ...base } = node
  const [width, height] = drawing.viewBox
  return {
    ...base,
    type: 'vector',
    viewBox: drawing.viewBox,
    shapes: drawing.shapes.map(({ d, fill, rule, stroke }) => ({
      d: mirroredPath(d, vertical ? height : width, vertical),
      ...(fill && {
        fill: fill === 'tone' ? (tone ?? { colour: typeof paint === 'string' ? paint : 'accent', alpha: 0.2 }) : paint,
      }),
      ...(rule && { rule }),
      ...(stroke && { stroke: { ...stroke, paint } }),
    })),
  }
}

const title = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
