/** A sticker with words on it, where it covers no others: near the place that was wished, else in a corner. */
import type { Box } from '../../../base/geometry.ts'
import { freeSpot } from '../../../critic/free-spot.ts'
import type { PlateForm } from '../../../language/lexicon/ornament-words.ts'
import type { Frame, Text } from '../../../scene/types.ts'
import type { State, Step } from '../../context.ts'
import { composedAnew } from '../../families/replies.ts'
import { freshId } from '../../ids.ts'
import { coloursAt, loudOn, middlesOf, sheetOf } from '../../painted/painted-on.ts'
import { settled } from '../../palette/recolour.ts'
import { cannot } from '../../steps.ts'
import type { Change } from '../../types.ts'
import type { Adornment } from '../../understand/wish.ts'
import { besideOf, type Whereabouts } from '../picture/spots.ts'
import { unseen } from './ink.ts'
import { plateNode } from './plate.ts'

/** Shares of the sheet's shorter side that one takes, the least and the most. */
const SIZES = { least: 0.15, most: 0.3 } as const
/** … beside a part: near it, and not as large as there is room anywhere. */
const BESIDE = { least: 0.11, most: 0.2 } as const
/** … of a sheet that is all width. */
const FLAT = { least: 0.3, most: 0.7 } as const
/** How wide a form is for its height. */
const WIDE: Readonly<Partial<Record<PlateForm, number>>> = {
  box: 1.7,
  pill: 2.4,
  ribbon: 2.8,
  bubble: 1.5,
  marker: 2.2,
}

export function planSticker(
  words: string,
  form: PlateForm,
  { place, other }: Whereabouts,
  wish: Adornment,
  state: State,
): Step {
  const { scene, brief } = state.design
  const spot = spotFor({ place, other }, wish, state)
  const root = scene.artboards[0]?.root
  const copied = { ...brief, copy: [...brief.copy, { role: 'detail' as const, text: words, source: 'given' as const }] }
  const changes = (nodes: string[]): Change[] => [{ what: 'Sticker', to: words, nodes }]
  if (!spot || !root)
    return scene.format.height === 'auto'
      ? cannot('A page has no place for that. Shall I write it at the top instead?', `add '${words}' to the hero`)
      : composedAnew(copied, changes([]))
  const wide = WIDE[form] ?? 1
  const box: Box =
    wide === 1 ? spot : { ...spot, y: spot.y + (spot.height - spot.width / wide) / 2, height: spot.width / wide }
  const paint = loudOn(coloursAt(sheetOf(state, 0), middlesOf(box, 4)), wish, state)
  if (!paint) return unseen(wish, 'sticker', state)
  const id = freshId('sticker', state.design)
  const plate = plateNode(`${id}-form`, form, box, false, paint, wish)
  const node: Frame = {
    id,
    role: 'sticker',
    type: 'frame',
    at: { left: Math.round(box.x), top: Math.round(box.y) },
    width: Math.round(box.width),
    height: Math.round(box.height),
    layout: { align: 'center', justify: 'center' },
    ...(wide === 1 && { rotate: -8 }),
    children: [{ ...plate, at: { left: 0, top: 0 } }, lettering(`${id}-words`, words, form, box, state)],
  }
  return {
    step: 'patch',
    operations: settled(scene, [{ op: 'insert', parent: root.id, index: root.children.length, node }], state.context),
    changes: changes([id]),
    brief: copied,
  }
}

function lettering(id: string, words: string, form: PlateForm, { width, height }: Box, { design }: State): Text {
  const room = width * (form === 'circle' || form === 'burst' ? 0.68 : 0.8)
  const lines = Math.min(3, words.split(' ').length)
  return {
    id,
    role: 'detail',
    type: 'text',
    text: words,
    fact: true,
    font: 'display',
    weight: Math.max(700, design.direction.weights.display),
    size: Math.round(height * 0.3),
    fit: { min: Math.round(height * 0.08), lines },
    lineHeight: 1.02,
    align: 'center',
    width: Math.round(room),
    fill: 'onAccent',
  }
}

const ALONG = { start: 0, center: 0.5, end: 1 } as const

function spotFor({ place, other }: Whereabouts, { size }: Adornment, state: State): Box | undefined {
  const { scene } = state.design
  const board = state.context.layout?.(scene)[0]
  if (!board || scene.format.height === 'auto') return undefined
  const short = Math.min(board.width, board.height)
  const by = size > 1 ? 1.3 : size < 1 ? 0.75 : 1
  const at = place?.is === 'spot' ? place : undefined
  const [across, down] = [
    ALONG[at?.across ?? (at?.down ? 'center' : 'end')],
    ALONG[at?.down ?? (at ? 'center' : 'start')],
  ]
  const beside = other && besideOf(other, place, state)
  const near = beside ?? { x: board.width * across, y: board.height * down }
  const isFlat = board.width > 2.2 * board.height
  const wanted = {
    min: short * (isFlat ? FLAT : beside ? BESIDE : SIZES).least * by,
    max: short * (isFlat ? FLAT : beside ? BESIDE : SIZES).most * by,
    near,
    gap: short * 0.02,
  }
  return freeSpot(board, wanted) ?? freeSpot(board, { ...wanted, onScenes: 'all' })
}
