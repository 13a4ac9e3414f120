/** Where asked forms stand, given the words and pictures that are laid out already. */
import { union } from '../../../base/geometry.ts'
import type { Form } from '../../../brief/types.ts'
import { frame } from '../../../scene/build.ts'
import type { ColourRef } from '../../../scene/types.ts'
import type { Sheet } from '../sheet.ts'
import { burstCorners } from './burst.ts'
import { band, field, line } from './form-bands.ts'
import { type Content, type Drawn, heldBy, meant } from './form-content.ts'
import { outlined, polygon, rectangle, strokeOf } from './form-nodes.ts'

/** Of the shorter side: how large a form is that holds nothing. */
const SIZE = { small: 0.07, usual: 0.3, large: 0.56, huge: 0.82 } as const
/** … where it is all that there is to see. */
const ALONE = 0.46
/** Larger than this share of the shorter side, a form no longer stands whole on the sheet. */
const WHOLE = 0.94

/** The middle of a form that stands free, and half its size. */
function free(sheet: Sheet, form: Form, content: Content): { x: number; y: number; half: number } {
  const { width, height, margin, u } = sheet
  const usual = content.pictures.length === 0 ? ALONE : SIZE.usual
  const half = (Math.min(width, height) * (form.size ? SIZE[form.size] : usual)) / 2
  const at = form.at ?? 'centre'
  const along = (low: boolean, high: boolean, length: number) =>
    low ? margin + half : high ? length - margin - half : length / 2
  const x = along(/left/.test(at), /right/.test(at), width)
  const y = along(/top/.test(at), /bottom/.test(at), height)
  // A picture or words near the very middle have it behind them.
  const near = [...content.pictures, ...content.words].find(
    ({ box }) => at === 'centre' && Math.abs((box.top + box.bottom) / 2 - y) < height * 0.14,
  )?.box
  if (near) return { x: (near.left + near.right) / 2, y: (near.top + near.bottom) / 2, half }
  if (at !== 'centre') return { x, y, half }
  // Between the words above and those below.
  const beside = content.words.map(({ box }) => box).filter(({ left, right }) => left < x + half && right > x - half)
  const above = Math.max(margin, ...beside.filter(({ top }) => top < y).map(({ bottom }) => bottom))
  const under = Math.min(height - margin, ...beside.filter(({ top }) => top >= y).map(({ top }) => top))
  const room = Math.max(half * 0.3, (under - above) / 2 - u * 2)
  return { x, y: Math.min(Math.max(y, above + u * 2 + room), under - u * 2 - room), half: Math.min(half, room) }
}

/** A disc, a triangle, … behind what it is to stand behind, about what it holds, or where it was placed. */
function figure(sheet: Sheet, form: Form, id: string, fill: ColourRef, content: Content): Drawn {
  const { width, height, u } = sheet
  const held = heldBy(form, content).map(({ box }) => box)
  const target = form.behind ?? form.around
  const behind = held.length > 0 ? held : target ? meant(target, content) : []
  const spot = free(sheet, form, content)
  // Where nothing else is to be seen, the form is the picture.
  const role = content.pictures.length === 0 && form.size !== 'small' ? 'illustration' : 'decoration'
  const side = Math.min(width, height)
  if (behind.length > 0) {
    const box = union(behind)
    const [w, h] = [box.right - box.left, box.bottom - box.top]
    spot.x = (box.left + box.right) / 2
    spot.y = (box.top + box.bottom) / 2
    if (form.shape === 'square') {
      const pad = Math.min(u * 3, w * 0.2 + u)
      const outer = { left: box.left - pad, top: box.top - pad, right: box.right + pad, bottom: box.bottom + pad }
      return form.around ? outlined(id, outer, fill, u, form) : rectangle(id, outer, fill)
    }
    const whole =
      form.shape === 'triangle'
        ? ((w + 1.16 * h) / 0.8) * 0.5
        : form.shape === 'diamond'
          ? (w + h) * 0.54
          : Math.hypot(w, h) * 0.54
    const asked = form.size ? (side * SIZE[form.size]) / 2 : 0
    // What is too long for any form stands across one that is whole.
    spot.half = whole * 2 <= side * WHOLE || held.length > 0 ? Math.max(whole, asked) : Math.max(side * 0.31, asked)
  }
  const { x, y, half } = spot
  const box = { left: x - half, top: y - half, right: x + half, bottom: y + half }
  if (form.shape === 'square') return rectangle(id, box, fill)
  if (form.shape === 'triangle') {
    const tall = half * 1.732
    // Words stand low in it, where it is wide.
    const foot = behind.length > 0 ? union(behind).bottom + tall * 0.16 : y + tall / 2
    return polygon(
      id,
      [
        [x, foot - tall],
        [x + half, foot],
        [x - half, foot],
      ],
      fill,
      role,
    )
  }
  if (form.shape === 'burst') return polygon(id, burstCorners(x, y, half), fill, role)
  if (form.shape === 'diamond')
    return polygon(
      id,
      [
        [x, y - half],
        [x + half, y],
        [x, y + half],
        [x - half, y],
      ],
      fill,
      role,
    )
  const ring = form.shape === 'ring' || form.around !== undefined
  return {
    node: frame(id, {
      role,
      at: { left: box.left, top: box.top },
      width: 2 * half,
      height: 2 * half,
      radius: 'full',
      ...(ring ? { stroke: { paint: fill, width: Math.max(2, strokeOf(u, form)) } } : { fill }),
    }),
    covers: (px, py) => !ring && Math.hypot(px - x, py - y) <= half,
  }
}

/** The share of the margin at which a border stands. */
const INSET = 0.36

function border(sheet: Sheet, form: Form, id: string, paint: ColourRef, content: Content): Drawn {
  const { width, height, margin, u } = sheet
  const about = form.around ? meant(form.around, content) : []
  if (about.length > 0) {
    const box = union(about)
    const pad = u * 1.8
    return outlined(
      id,
      { left: box.left - pad, top: box.top - pad, right: box.right + pad, bottom: box.bottom + pad },
      paint,
      u,
      form,
    )
  }
  const inset = margin * INSET
  return outlined(id, { left: inset, top: inset, right: width - inset, bottom: height - inset }, paint, u, form)
}

/** A form as it stands on the sheet; a gradient is the sheet itself. */
export function drawForm(sheet: Sheet, form: Form, id: string, fill: ColourRef, content: Content): Drawn {
  if (form.shape === 'frame') return border(sheet, form, id, fill, content)
  if (form.shape === 'band') return band(sheet, form, id, fill, content)
  if (form.shape === 'field') return field(sheet, form, id, fill, content)
  if (form.shape === 'line') return line(sheet, form, id, fill, content)
  return figure(sheet, form, id, fill, content)
}
