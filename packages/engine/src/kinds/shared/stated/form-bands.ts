/** Forms that run from edge to edge: bands, fields of the sheet, lines. */
import { union } from '../../../base/geometry.ts'
import { isKeyOf } from '../../../base/tables.ts'
import type { Form } from '../../../brief/types.ts'
import type { ColourRef } from '../../../scene/types.ts'
import type { Sheet } from '../sheet.ts'
import { type Content, type Drawn, heldBy, meant } from './form-content.ts'
import { polygon, rectangle, strokeOf } from './form-nodes.ts'

/** Of the sheet's side: how thick a band is. */
const BAND = { thin: 0.018, usual: 0.08, thick: 0.13 } as const
/** A band that holds nothing covers no more of the sheet than this. */
const MOST_BAND = 0.42

export function band(sheet: Sheet, form: Form, id: string, fill: ColourRef, content: Content): Drawn {
  const { width, height, margin, u } = sheet
  const held = heldBy(form, content).map(({ box }) => box)
  const at = form.at ?? (held.length > 0 ? undefined : 'bottom')
  const pad = Math.min(margin * 0.6, u * 4)
  if (at === 'left' || at === 'right') {
    const room = Math.min(
      ...content.words.map(({ box }) => (at === 'left' ? box.left : width - box.right)),
      width * BAND[form.weight ?? 'usual'],
    )
    const thick = Math.max(u, room - (form.weight === 'thin' ? 0 : u))
    const left = at === 'left' ? 0 : width - thick
    return rectangle(id, { left, top: 0, right: left + thick, bottom: height }, fill)
  }
  const thick = height * BAND[form.weight ?? 'usual']
  if (at !== undefined && /top|bottom/.test(at)) {
    const top = at.startsWith('top')
    // As seen from the edge that it runs along.
    const spans = [...content.words, ...content.pictures].map(({ node, box }) => ({
      near: top ? box.top : height - box.bottom,
      far: top ? box.bottom : height - box.top,
      held: held.includes(box),
      word: node.type === 'text',
    }))
    let edge = Math.max(thick, ...spans.filter((one) => one.held).map(({ far }) => far + pad))
    for (const span of spans.filter(({ word }) => word).sort((a, b) => a.near - b.near))
      if (span.near < edge + u && span.far + u > edge) {
        const covered = form.weight !== 'thin' && span.far + pad < height * MOST_BAND
        edge = covered || span.held ? Math.max(edge, span.far + pad) : Math.max(u, Math.min(edge, span.near - u))
      }
    return rectangle(id, { left: 0, top: top ? 0 : height - edge, right: width, bottom: top ? edge : height }, fill)
  }
  const box = held.length > 0 ? union(held) : undefined
  const y = box ? (box.top + box.bottom) / 2 : height / 2
  const half = box ? Math.max(thick / 2, (box.bottom - box.top) / 2 + pad) : thick / 2
  return rectangle(id, { left: 0, top: y - half, right: width, bottom: y + half }, fill)
}

/** So far, shares of the sheet, the edge of a field gives way to words. */
const GIVES = 0.2
/** How far the ends of a slanting edge are from its middle, of the sheet. */
const SLANT = 0.14

/** The corners of half a sheet, cut slantwise. */
function slantedHalf(at: Form['at'], width: number, height: number, length: number): [number, number][] {
  const [near, far] = [length * (0.5 + SLANT), length * (0.5 - SLANT)]
  // biome-ignore format: a table
  const halves = {
    top: [[0, 0], [width, 0], [width, far], [0, near]],
    bottom: [[0, height], [0, near], [width, far], [width, height]],
    left: [[0, 0], [near, 0], [far, height], [0, height]],
    right: [[width, 0], [near, 0], [far, height], [width, height]],
  } satisfies Record<string, [number, number][]>
  return at !== undefined && isKeyOf(halves, at) ? halves[at] : halves.left
}

export function field(sheet: Sheet, form: Form, id: string, fill: ColourRef, content: Content): Drawn {
  const { width, height, u } = sheet
  const at = form.at ?? 'left'
  const across = at === 'left' || at === 'right'
  const length = across ? width : height
  const share = form.share ?? 0.42
  if (form.diagonal) {
    return polygon(id, slantedHalf(at, width, height, length), fill)
  }
  const asked = length * (at === 'left' || at === 'top' ? share : 1 - share)
  const spans = content.words.map(({ box }): [number, number] =>
    across ? [box.left, box.right] : [box.top, box.bottom],
  )
  const crosses = (edge: number) => spans.some(([low, high]) => low < edge + u * 0.6 && high > edge - u * 0.6)
  const edge =
    [asked, ...spans.flatMap(([low, high]) => [low - u * 2, high + u * 2])]
      .filter((one) => Math.abs(one - asked) <= length * GIVES && !crosses(one))
      .sort((a, b) => Math.abs(a - asked) - Math.abs(b - asked))[0] ?? asked
  const box = { left: 0, top: 0, right: width, bottom: height }
  return rectangle(
    id,
    {
      ...box,
      ...(across ? { [at === 'left' ? 'right' : 'left']: edge } : { [at === 'top' ? 'bottom' : 'top']: edge }),
    },
    fill,
    { role: 'panel' },
  )
}

export function line(sheet: Sheet, form: Form, id: string, fill: ColourRef, content: Content): Drawn {
  const { width, height, margin, u } = sheet
  const [under] = form.below ? meant(form.below, content) : []
  const thick = strokeOf(u, form)
  if (under) {
    const next = Math.min(
      ...[...content.words, ...content.pictures].map(({ box }) => (box.top >= under.bottom - 1 ? box.top : Infinity)),
      under.bottom + u * 5,
    )
    const tall = Math.min(thick, Math.max(1, (next - under.bottom) * 0.3))
    const y = under.bottom + (next - under.bottom) / 2 - tall / 2
    return rectangle(id, { left: under.left, top: y, right: under.right, bottom: y + tall }, fill, { role: 'rule' })
  }
  const at = form.at ?? 'bottom'
  if (at === 'left' || at === 'right') {
    const x = at === 'left' ? margin * 0.5 : width - margin * 0.5
    return rectangle(id, { left: x, top: margin, right: x + thick, bottom: height - margin }, fill, { role: 'rule' })
  }
  // In the middle it runs where no words are.
  const blocked = (y: number) => content.words.some(({ box }) => box.top < y + u && box.bottom > y - u)
  const middle = [0, 0.03, -0.03, 0.06, -0.06, 0.09, -0.09, 0.14, -0.14, 0.2, -0.2].map((step) => height * (0.5 + step))
  const y = at.startsWith('top')
    ? margin * 0.5
    : at.startsWith('bottom')
      ? height - margin * 0.5
      : (middle.find((one) => !blocked(one)) ?? height - margin * 0.5)
  return rectangle(id, { left: margin, top: y, right: width - margin, bottom: y + thick }, fill, { role: 'rule' })
}
