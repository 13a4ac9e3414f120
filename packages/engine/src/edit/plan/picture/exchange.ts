/** Another thing drawn in the place of one that is drawn: it stands where that stood, as large as that was. */
import { figureFor } from '../../../imagery/figures.ts'
import type { Pictogram, Vector } from '../../../scene/types.ts'
import { findPlace } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { seen } from '../../families/seen-paint.ts'
import { freshId } from '../../ids.ts'
import { coloursOf, paintsOf } from '../../paints.ts'
import { nouns, plainIcon, singular, withoutSize } from '../../pictures/drawable.ts'
import { type Drawing, showing } from '../../pictures/drawn.ts'
import { figureLike, inkBox, squareIn } from '../../pictures/figure-node.ts'
import { cannot, patchOf } from '../../steps.ts'
import type { Operation } from '../../types.ts'
import type { Thing } from '../../understand/wish.ts'

type Library = State['context']['pictograms']

/** @param nodes what shall give way: the first leads, and those that show the same go with it */
export function exchanged({ words }: Thing, [first, ...more]: Drawing[], state: State): Step {
  if (!first)
    return cannot(
      'There is no picture in this design. Shall I add one?',
      `add a ${nouns(words).join(' ') || 'star'} icon`,
    )
  return first.type === 'pictogram' ? asSign(words, [first, ...more], state) : asFigure(words, [first, ...more], state)
}

/** Another sign of the library for all that show the same. */
function asSign(words: string, nodes: Drawing[], state: State): Step {
  const signs = nodes.filter((node) => node.type === 'pictogram')
  const [first] = signs
  if (!first) return unknown(words)
  const same = signs.filter(({ icon }) => icon === first.icon)
  const things = nouns(words).map((word) => singular(word.toLowerCase()))
  const shows = (icon: string) =>
    plainIcon(icon)
      .split(' ')
      .map(singular)
      .every((word) => things.includes(word))
  // It shows that already: another drawing of it, where there is one.
  if (things.length > 0 && shows(first.icon)) {
    const redrawn = (state.context.pictograms?.find(things, { count: 12 }) ?? []).find(
      (icon) => icon !== first.icon && shows(icon),
    )
    return redrawn ? signed(same, redrawn, things.join(' '), state) : shownAlready(things.join(' '))
  }
  const icon = iconLike(words, first, state.context.pictograms)
  return icon ? signed(same, icon, nouns(words).join(' '), state) : unknown(words)
}

export function signed(nodes: Pictogram[], icon: string, label: string, state: State): Step {
  const [first] = nodes
  return {
    step: 'patch',
    operations: nodes.map(({ id, alt }) => ({
      op: 'set',
      id,
      set: { icon, ...(alt !== undefined && { alt: label }) },
    })),
    changes: [{ what: 'Icon', from: plainIcon(first?.icon ?? ''), to: label, nodes: nodes.map(({ id }) => id) }],
    brief: showing(label, state.design.brief, first?.alt),
  }
}

const shownAlready = (thing: string): Step => ({
  step: 'cannot',
  question: `The picture already shows ${thing}. Shall I draw another one, or in another way?`,
  suggestions: ['another icon', 'make the icon bigger', 'remove the icon'],
  already: true,
})

export const unknown = (words: string): Step =>
  cannot(
    `I have no drawing ${words ? `of '${nouns(words).join(' ') || words}'` : 'that would fit'}. What should it show?`,
    'use a star instead',
    'remove the icon',
  )

/** Weight and set of a sign: 'ph', '-fill'. */
const manner = (icon: string) => ({
  set: icon.split(':')[0],
  suffix: icon.match(/-(?:thin|light|bold|fill|duotone)$/)?.[0] ?? '',
})

/** The best match, in the manner of the old one where the library has it so. */
export function iconLike(words: string, old: Pictogram | undefined, library: Library): string | undefined {
  const things = nouns(words).map((word) => singular(word.toLowerCase()))
  const style = old?.icon.endsWith('-duotone') ? 'duotone' : old?.icon.endsWith('-fill') ? 'solid' : 'any'
  const ranked = (library?.find(nouns(words), { style, count: 12 }) ?? []).filter((icon) => icon !== old?.icon)
  // What is called as was wished, before what is only near it.
  const calledSo = (icon: string) => {
    const names = plainIcon(icon).split(' ').map(singular)
    return things.filter((thing) => names.includes(thing)).length
  }
  const most = Math.max(0, ...ranked.map(calledSo))
  const found = ranked.filter((icon) => calledSo(icon) === most)
  const like = old && manner(old.icon)
  return found.find((icon) => manner(icon).set === like?.set && manner(icon).suffix === like?.suffix) ?? found[0]
}

/** A figure in the place of the first; the others showed the old thing, and go. */
function asFigure(words: string, [first, ...others]: Drawing[], state: State): Step {
  const name = figureFor(words)
  if (first?.type !== 'vector') return unknown(words)
  if (name && first.alt && figureFor(first.alt) === name) return shownAlready(withoutSize(words))
  const isScenic = first.role === 'illustration'
  const drawn = name && isScenic ? figureInPlace(name, first, words, state) : undefined
  const operations = drawn ?? signInPlace(words, first, state)
  if (!operations) return unknown(words)
  const label = nouns(words).join(' ') || words
  const id = operations.findLast((one) => one.op === 'insert')?.node.id ?? first.id
  const gone =
    state.design.scene.kind === 'website' ? [] : others.filter(({ id: own }) => findPlace(state.design.scene, own))
  return {
    ...patchOf(
      isScenic ? 'Illustration' : 'Mark',
      label,
      [id],
      [...operations, ...gone.map(({ id: own }): Operation => ({ op: 'remove', id: own }))],
    ),
    brief: showing(label, state.design.brief, first.alt),
  }
}

/** The figure on the foot of the old one, in its ink. */
function figureInPlace(name: string, old: Vector, words: string, state: State): Operation[] | undefined {
  const box = boxesOf(state.design.scene, state.context).get(old.id)
  if (!box) return undefined
  const ink = inkBox(old, box)
  const { shapes, viewBox, alt } = figureLike(name, ink.width, old.id, words, state)
  const { x, y, width } = squareIn(name, roomFor(ink))
  const { left, top } = old.at ?? {}
  // In a flow it takes the room that the old one had.
  const placed =
    left !== undefined && top !== undefined
      ? { at: { left: left + x - box.x, top: top + y - box.y }, width, height: width }
      : {}
  return [{ op: 'set', id: old.id, set: { shapes, viewBox, alt, ...placed, ...(old.scale && { scale: null }) } }]
}

/** What is long and flat gives its room to what is tall as well. */
function roomFor({ x, y, width, height }: ReturnType<typeof inkBox>) {
  const side = Math.sqrt(width * height)
  const [wide, high] = [
    Math.max(side * LEAST, Math.min(width, side * MOST)),
    Math.max(side * LEAST, Math.min(height, side * MOST)),
  ]
  return { x: x + (width - wide) / 2, y: y + height - high, width: wide, height: high }
}
const [LEAST, MOST] = [0.85, 1.25]

/** Share of its room that a sign takes which stands where a scene was. */
const STANDING = 0.72

/** The shapes give way to a sign of their height in their place. */
function signInPlace(words: string, mark: Vector, state: State): Operation[] | undefined {
  const { scene, direction } = state.design
  const icon = iconLike(words, undefined, state.context.pictograms) ?? (words ? undefined : direction.pictograms[0])
  const place = findPlace(scene, mark.id)
  const box = boxesOf(scene, state.context).get(mark.id)
  if (!icon || !place?.parent || !box) return undefined
  const { type: _type, viewBox: _viewBox, scale: _scale, shapes: _shapes, ...base } = mark
  const scenic = mark.role === 'illustration'
  const side = Math.round(Math.min(box.width, box.height) * (scenic ? STANDING : 1))
  const [paint = direction.mark.primary] = paintsOf(mark).flatMap(coloursOf)
  const id = freshId('icon', state.design)
  const { left, top } = base.at ?? {}
  const centred = base.at && {
    ...base.at,
    ...(left !== undefined && { left: Math.round(left + (box.width - side) / 2) }),
    ...(top !== undefined && scenic && { top: Math.round(top + (box.height - side) / 2) }),
  }
  const node: Pictogram = {
    ...base,
    id,
    type: 'pictogram',
    icon,
    paint,
    width: side,
    height: side,
    alt: nouns(words).join(' ') || plainIcon(icon),
    ...(centred && { at: centred }),
  }
  const operations: Operation[] = [
    { op: 'remove', id: mark.id },
    { op: 'insert', parent: place.parent.id, index: place.index, node },
  ]
  return scenic ? seen(operations, id, state) : operations
}

/** The next best of the direction's signs, or another thing of the subject. */
export function otherOne(nodes: Drawing[], state: State): Step {
  const { direction, brief } = state.design
  const [first] = nodes
  if (!first) return exchanged({ words: '' }, [], state)
  if (first.type === 'vector') {
    const shown = first.alt && figureFor(first.alt)
    const next = brief.subject.objects.find((object) => (figureFor(object) ?? shown) !== shown)
    return next === undefined ? unknown('') : exchanged({ words: next }, [first], state)
  }
  const at = direction.pictograms.indexOf(first.icon)
  const listed = [...direction.pictograms.slice(at + 1), ...direction.pictograms.slice(0, Math.max(0, at))]
  const icon =
    listed.find((one) => plainIcon(one) !== plainIcon(first.icon)) ??
    iconLike(brief.subject.objects.join(' ') || brief.subject.about, first, state.context.pictograms)
  const same = nodes.filter((node) => node.type === 'pictogram').filter((node) => node.icon === first.icon)
  if (!icon) return unknown('')
  const step = signed(same, icon, plainIcon(icon), state)
  return step.step === 'patch' ? { ...step, brief, operations: step.operations.map(withoutAlt) } : step
}

const withoutAlt = (operation: Operation): Operation => {
  if (operation.op !== 'set') return operation
  const { alt: _alt, ...set } = operation.set
  return { ...operation, set }
}
