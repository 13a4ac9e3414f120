/** Ornament that is wished for: by what it is, and by what it stands at. */
import type { State, Step } from '../../context.ts'
import { missingStep } from '../../families/replies.ts'
import { textsIn } from '../../scene-nodes.ts'
import { cannot, targetOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Found } from '../../understand/referents.ts'
import type { Wish } from '../../understand/wish.ts'
import { struck } from '../properties/letters.ts'
import { partBorder, sheetBorder } from './border.ts'
import { planLine } from './line.ts'
import { planCorners, planPattern, planStrewn } from './pattern.ts'
import { planPlate } from './plate.ts'
import { planSticker } from './sticker.ts'

type Adorning = Extract<Wish, { verb: 'ornament' }>

/**
 * Undefined where it cannot be told from the wish what it stands at.
 * @param other what its place is seen from
 */
export function planOrnament(
  wish: Adorning,
  { targets: found, within, missing }: Found,
  other: Target | undefined,
  state: State,
): Step | undefined {
  const named = wish.of.some(({ is }) => is !== 'it')
  const targets = [...found, ...within.map(({ target }) => target)]
  if (named && targets.length === 0) return missingStep(missing, state)
  const { ornament } = wish
  const parts = targets.filter(isPart)
  switch (ornament.kind) {
    case 'underline':
      return struck(targets, { how: 'under', gone: wish.gone === true }, state)
    case 'strike':
      return struck(targets, { how: 'through', gone: wish.gone === true }, state)
    case 'border':
      return parts.length > 0 ? bordered(parts, wish, state) : sheetBorder(wish, state)
    case 'line':
      return lined(targets, parts, wish, state)
    case 'pattern':
      return planPattern(ornament.motif, wish, state)
    case 'corners':
      return ornament.any ? anyOrnament(wish, state) : planCorners(wish, state)
    case 'strewn':
      return planStrewn(ornament.of, wish, state)
    case 'plate':
      if (wish.words) return planSticker(wish.words, ornament.form, { place: wish.place, other }, wish, state)
      if (parts.length === 0) return ornament.worded ? saysWhat(state) : undefined
      return planPlate(parts, ornament.form, false, wish, state)
  }
}

/** In the corners, else over the ground, else round it all. */
function anyOrnament(wish: Adorning, state: State): Step {
  const corners = planCorners(wish, state)
  const pattern = corners.step === 'patch' ? corners : planPattern(undefined, wish, state)
  return pattern.step === 'patch' ? pattern : sheetBorder(wish, state)
}

const isPart = ({ class: kind }: Target) => kind !== 'whole' && kind !== 'ground' && kind !== 'all-text'

/** Round words it is a form that is left open, round all else a line. */
function bordered(parts: readonly Target[], wish: Adorning, state: State): Step | undefined {
  const [first] = parts
  const isWords = parts.every(({ class: kind, ids }) => kind === 'text' && textsIn(ids, state).length > 0)
  const ring = wish.ornament.kind === 'border' && wish.ornament.ring
  if (isWords) return planPlate(parts, ring ? 'circle' : 'box', true, wish, state)
  return first && partBorder(first, wish, state)
}

/** A line has its place by a part: of a whole sheet it lies under what leads. */
function lined(targets: readonly Target[], parts: readonly Target[], wish: Adorning, state: State): Step | undefined {
  const [first] = parts
  if (!first && wish.side === 'around') return sheetBorder(wish, state)
  if (!first) return targets.length > 0 && wish.side === undefined ? struckLead(wish, state) : undefined
  if (wish.side === 'around') return bordered(parts, { ...wish, ornament: { kind: 'border' } }, state)
  return planLine(parts, wish.side ?? 'below', wish, state)
}

const LEADS = new Set(['brand', 'headline', 'person'])

/** "add a line": under the line that leads. */
function struckLead(wish: Adorning, state: State): Step | undefined {
  const root = state.design.scene.artboards[0]?.root
  const [lead] = textsIn(root ? [root.id] : [], state).filter(({ role }) => LEADS.has(role ?? ''))
  return lead && planLine([targetOf(lead.role ?? 'title', 'text', [lead.id])], 'below', wish, state)
}

const saysWhat = (state: State): Step =>
  cannot(
    'What should it say? Tell me the words.',
    ...(state.design.brief.copy.some(({ role }) => role === 'offer')
      ? [`add a sticker with '${state.design.brief.copy.find(({ role }) => role === 'offer')?.text ?? ''}'`]
      : ["add a sticker with 'New'", "add a sticker with 'Free'"]),
  )
