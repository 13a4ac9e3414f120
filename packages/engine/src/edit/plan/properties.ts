/** The properties of a design that a wish can name: how each is planned, and what has to be seen of it. */
import { difference } from '../../colour/colour.ts'
import type { Hex } from '../../scene/types.ts'
import { letteredApart, margin, room as nearness } from '../measure/rooms.ts'
import { type Sight, tinted } from '../measure/sight.ts'
import type { Look, RowLook } from '../understand/wish.ts'
import { planShade } from './colour/scheme.ts'
import { tone } from './colour/tone.ts'
import { extent } from './properties/extent.ts'
import { corners, opacity, weightOfLines } from './properties/forms.ts'
import { leading, letterCase, slant, tracking, weightOfLetters } from './properties/letters.ts'
import { margins, room } from './properties/room.ts'
import { firstOf, type Property } from './properties/row.ts'
import { size } from './properties/size.ts'

/** What somebody sees of a whole: of lightness, of warmth and strength of colour. */
const [LIGHT, TINTED] = [0.02, 0.004]

export const PROPERTIES: Readonly<Record<RowLook['property'], Property>> = {
  size: { plan: size, shownBy: ['size', 'weight', 'drawing', 'setting'] },
  weight: {
    plan: firstOf(weightOfLetters, weightOfLines),
    shownBy: ['weight', 'font', 'size', 'drawing', 'setting'],
    isSeen: ({ sign, parts }) =>
      parts.length === 0 || sign < 0 || parts.some(([was, is]) => letteredApart(was, is) || was.size === is.size),
  },
  slant: { plan: slant, shownBy: ['slant', 'font'] },
  case: { plan: letterCase, shownBy: ['case', 'words'] },
  tracking: { plan: tracking, shownBy: ['setting', 'size'] },
  leading: { plan: leading, shownBy: ['setting', 'place', 'size'] },
  room: {
    plan: room,
    shownBy: ['place', 'size', 'setting'],
    isSeen: ({ sign, parts, before, after }) => {
      const isSmaller = parts.some(
        ([was, is]) => was.node.type !== 'text' && sign * (was.size - is.size) > 0.03 * was.size,
      )
      const ids = parts.map(([{ node }]) => node.id)
      return isSmaller || sign * (nearness(ids, after) / Math.max(1e-6, nearness(ids, before)) - 1) > 0.01
    },
  },
  margins: {
    plan: margins,
    shownBy: ['place', 'size', 'setting'],
    isSeen: ({ sign, before, after }) => sign * (margin(after) - margin(before)) > 0,
  },
  corners: { plan: corners, shownBy: ['setting'] },
  width: { plan: extent('width'), shownBy: ['size', 'place', 'setting'] },
  height: { plan: extent('height'), shownBy: ['size', 'place', 'setting'] },
  lightness: { plan: tone('lightness'), shownBy: ['colour', 'setting'], isSeen: tinted('lightness', LIGHT) },
  warmth: { plan: tone('warmth'), shownBy: ['colour', 'setting'], isSeen: tinted('warmth', TINTED) },
  saturation: { plan: tone('saturation'), shownBy: ['colour', 'setting'], isSeen: tinted('chroma', TINTED) },
  contrast: { plan: tone('contrast'), shownBy: ['colour', 'setting'] },
  shade: {
    plan: (targets, { way }, state) => planShade(targets, way === 'dark' ? 'dark' : 'light', state),
    shownBy: ['colour', 'setting'],
  },
  opacity: { plan: opacity, shownBy: ['opacity'] },
}

/** How far a colour may be from the one that was named, and how far from the old one another is. */
const [NAMED, ANOTHER] = [0.16, 0.06]

interface Seen extends Pick<Property, 'shownBy'> {
  isSeen?: (sight: Sight, look: Look) => boolean
}

/** Colours that are said, and what another part has: planned where their words are (`plan/look.ts`). */
export const SAID: Readonly<Record<Exclude<Look['property'], RowLook['property']>, Seen>> = {
  colour: {
    shownBy: ['colour', 'drawing', 'setting'],
    isSeen: ({ parts }, look) => {
      const asked = 'colours' in look ? look.colours.map(({ hex }) => hex) : []
      if (parts.length === 0) return true
      if (asked.length === 0) return parts.some(([was, is]) => furthest(is.colours, was.colours) > ANOTHER)
      return parts.some(([, is]) => is.colours.some((seen) => asked.some((hex) => difference(seen, hex) < NAMED)))
    },
  },
  hue: { shownBy: ['colour', 'setting'] },
  like: { shownBy: ['size', 'weight', 'font', 'colour'] },
}

const furthest = (a: readonly Hex[], b: readonly Hex[]): number =>
  Math.max(0, ...a.map((one) => Math.min(1, ...b.map((other) => difference(one, other)))))

const isOfRow = (look: Look): look is RowLook => look.property in PROPERTIES

/** What makes a part stand out. */
const EMPHASIS: Property['shownBy'] = ['size', 'weight', 'font', 'colour', 'drawing', 'setting']

/** What a comparison may show of a look. */
export function shownBy(look: Look): Property['shownBy'] {
  if (!isOfRow(look)) return SAID[look.property].shownBy
  const own = look.emphasis ? EMPHASIS : PROPERTIES[look.property].shownBy
  // "lighter": of letters their weight, of all else its colour.
  return look.of === 'letters' ? [...own, ...PROPERTIES.lightness.shownBy] : own
}

/** What has to be seen of a look; undefined where a comparison is enough. */
export function seenOfLook(look: Look): ((sight: Sight) => boolean) | undefined {
  if (isOfRow(look)) return PROPERTIES[look.property].isSeen
  const { isSeen } = SAID[look.property]
  return isSeen && ((sight) => isSeen(sight, look))
}
