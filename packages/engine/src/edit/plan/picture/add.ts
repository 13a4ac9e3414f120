/** A drawing that was not there: where the wish says, else in an empty place of the sheet, else in the flow beside the name. */
import { figureFor } from '../../../imagery/figures.ts'
import type { Frame, Node, Pictogram, Vector } from '../../../scene/types.ts'
import { places } from '../../../scene/walk.ts'
import { apply } from '../../apply.ts'
import type { State, Step } from '../../context.ts'
import { composedAnew } from '../../families/replies.ts'
import { seen } from '../../families/seen-paint.ts'
import { freshId } from '../../ids.ts'
import { nouns, plainIcon } from '../../pictures/drawable.ts'
import { drawingsOf, showing } from '../../pictures/drawn.ts'
import { figureLike, squareIn } from '../../pictures/figure-node.ts'
import { cannot } from '../../steps.ts'
import type { Change, Operation } from '../../types.ts'
import type { Thing } from '../../understand/wish.ts'
import { unknown } from './exchange.ts'
import { besideDrawing, onIcon, stacked } from './flow.ts'
import { backSpot, emptySpots, type Whereabouts } from './spots.ts'

const SHEETS = /^(?:poster|banner|business-card)$/
/** Most that are added at once. */
const MOST = 8

/** Without a thing, the next that fits the subject. */
export function added(thing: Thing | undefined, where: Whereabouts, state: State): Step {
  const { scene, direction } = state.design
  const words = thing?.words ?? ''
  const things = nouns(words)
  const icon = things.length > 0 ? state.context.pictograms?.find(things, { count: 1 })[0] : direction.pictograms[0]
  const figure = words && drawsFigures(state) ? figureFor(words) : undefined
  if (!icon && !figure) return unknown(words)
  const label = things.join(' ') || plainIcon(icon ?? '')
  if (scene.kind === 'icon') return icon ? onIcon(icon, label, state) : unknown(words)
  const count = Math.max(1, Math.min(MOST, thing?.count ?? 1))
  const draw = (side: number, id: string): Pictogram | Vector =>
    figure === undefined || !icon || side === 0
      ? sign(icon ?? '', id, side, things.length > 0 ? label : undefined, state)
      : { ...figureLike(figure, side, undefined, label, state), id }
  const free = SHEETS.test(scene.kind) ? inEmptyPlaces(draw, { figure, words, count, where }, state) : undefined
  const brief = showing(label, state.design.brief)
  const changes = (ids: string[]): Change[] => [
    {
      what: figure && free ? 'Illustration' : 'Icon',
      to: ids.length > 1 ? `${label}, ${ids.length} of them` : label,
      nodes: ids,
    },
  ]
  if (free) {
    const otherwise = flowing(sign(icon ?? '', freshId('icon', state.design), 0, label, state), label, where, state)
    return { step: 'patch', operations: free.operations, changes: changes(free.ids), brief, ...(icon && { otherwise }) }
  }
  if (where.other?.name === 'back side')
    return cannot('There is no room for it on the back. Should it go on the front?', `add a ${label} icon`)
  if (where.place?.is === 'spot' && SHEETS.test(scene.kind))
    return cannot(`There is no room for the ${label} there. Where else should it go?`, `add a ${label}`)
  return icon ? flowing(draw(0, freshId('icon', state.design)), label, where, state) : unknown(words)
}

/** Whether this design draws things in many tones. */
const drawsFigures = (state: State) =>
  /^(?:poster|banner)$/.test(state.design.scene.kind) && drawingsOf(state).every(({ type }) => type === 'vector')

const sign = (icon: string, id: string, side: number, alt: string | undefined, { design }: State): Pictogram => ({
  id,
  role: 'icon',
  type: 'pictogram',
  icon,
  paint: design.direction.mark.primary,
  width: side,
  height: side,
  ...(alt && { alt }),
})

interface Wanted {
  figure: string | undefined
  words: string
  count: number
  where: Whereabouts
}

/** On sheets: one after the other where nothing stands. */
function inEmptyPlaces(
  draw: (side: number, id: string) => Pictogram | Vector,
  { figure, words, count, where }: Wanted,
  state: State,
): { operations: Operation[]; ids: string[] } | undefined {
  const [front, back] = state.design.scene.artboards
  const onBack = where.other?.name === 'back side' && back
  const root = onBack ? back.root : front?.root
  const operations: Operation[] = []
  const ids: string[] = []
  for (let scene = state.design.scene; ids.length < count; scene = apply(state.design.scene, operations)) {
    const now: State = { ...state, design: { ...state.design, scene } }
    const spot = onBack ? backSpot(now) : emptySpots(words, count, where, now)
    if (!spot || !root) break
    const box = figure ? squareIn(figure, spot) : spot
    const id = freshId('icon', now.design)
    const side = Math.round(box.width)
    const at = { left: Math.round(box.x), top: Math.round(box.y) }
    const node: Node = { ...draw(side, id), at, width: side, height: side }
    const index = (root.children.length ?? 0) + ids.length
    const insert: Operation = { op: 'insert', parent: root.id, index, node }
    const painted = figure ? [insert] : seen([insert], id, now)
    operations.push(...painted)
    ids.push(id)
  }
  return ids.length > 0 ? { operations, ids } : undefined
}

/** Beside the name, in the flow that it stands in. */
function flowing(node: Pictogram | Vector, label: string, where: Whereabouts, state: State): Step {
  const { brief } = state.design
  const all = [...places(state.design.scene)].filter(({ artboard }) => artboard === 0)
  const own = where.other?.class === 'text' ? all.find(({ node: one }) => where.other?.ids.includes(one.id)) : undefined
  const place =
    own?.node.type === 'text'
      ? own
      : ['brand', 'headline', 'person']
          .map((role) => all.find(({ node: one }) => one.role === role && one.type === 'text'))
          .find((found) => found !== undefined)
  if (!place?.parent || place.node.type !== 'text')
    return cannot('There is no room for an icon in this layout. Shall I lay it out again with one?', 'another layout')
  const size = Math.round(place.node.size * 1.4)
  const sized = { ...node, width: size, height: size }
  const beside = where.place === undefined ? besideDrawing(sized, state) : undefined
  const below = where.place?.is === 'beside' && where.place.side === 'below'
  const operations =
    beside ?? seen(stacked(sized, place.node, place.parent as Frame, place.index, size, below), node.id, state)
  const changes: Change[] = [{ what: 'Icon', to: label, nodes: [node.id] }]
  const updated = showing(label, brief)
  return {
    step: 'patch',
    operations,
    changes,
    brief: updated,
    shrinks: [place.node.id],
    otherwise: composedAnew(updated, changes),
  }
}
