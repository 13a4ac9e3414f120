/** Where asked forms stand and what they cover, given the words and pictures that are laid out already. */
import type { Form, FormTarget } from '../../../brief/types.ts'
import { answers } from '../../../critic/placement.ts'
import { frame } from '../../../scene/build.ts'
import type { LaidArtboard, LaidNode } from '../../../scene/layout.ts'
import type { ColourRef, Node, Role, Shape, Vector } from '../../../scene/types.ts'
import type { Sheet } from '../sheet.ts'
import { PICTURES } from './groups.ts'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
/** Something that stands on the sheet already. */
export interface Standing {
  node: Node
  box: Box
}
export interface Content {
  words: Standing[]
  pictures: Standing[]
  /** Forms that hold words. */
  figures: { node: Node; covers: Drawn['covers'] }[]
}
/** A form as it is drawn: its node, and which points lie on it. */
export interface Drawn {
  node: Node
  covers(x: number, y: number): boolean
}

/** Words and pictures that stand on the sheet itself: what has a ground of its own keeps it. */
export function contentOf({ root }: LaidArtboard): Content {
  const content: Content = { words: [], pictures: [], figures: [] }
  const visit = (laid: LaidNode) => {
    const { node, x, y, width, height, text } = laid
    const box = { left: x, top: y, right: x + width, bottom: y + height }
    const lines = text?.lines
    if (node.type === 'text')
      content.words.push({
        node,
        box: lines?.length
          ? {
              ...box,
              left: Math.min(...lines.map((line) => line.x)),
              right: Math.max(...lines.map((line) => line.x + line.width)),
            }
          : box,
      })
    else if (node.type !== 'frame') content.pictures.push({ node, box })
    const figure = node.type === 'frame' && FIGURE.test(node.id)
    // The sides of a triangle are under no words.
    if (figure)
      content.figures.push({
        node,
        covers: (px, py) =>
          node.radius === 'full'
            ? Math.hypot(px - x - width / 2, py - y - height / 2) <= width / 2
            : px >= x && px <= x + width && py >= y && py <= y + height,
      })
    const open = node.type !== 'frame' || node === root.node || !node.fill || node.id === 'panel' || figure
    if (open && !node.id.endsWith('-ground')) laid.children.forEach(visit)
  }
  visit(root)
  return content
}

const FIGURE = /^form-\d+$/

const union = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

const meant = (target: FormTarget, { words, pictures }: Content): Box[] => {
  if (target.role && PICTURES.includes(target.role)) return pictures.map(({ box }) => box).slice(0, 1)
  const named = words.filter(
    ({ node }) => node.type === 'text' && target.text !== undefined && says(node.text, target.text),
  )
  const found = named.length > 0 ? named : words.filter(({ node }) => target.role && answers(target.role, node.role))
  return found.map(({ box }) => box).slice(0, 1)
}
const says = (own: string, wanted: string) => own === wanted || own.includes(wanted) || wanted.includes(own)

/** The words that a form holds. */
export const heldBy = ({ texts = [] }: Form, { words }: Content): Standing[] =>
  words.filter(({ node }) => node.type === 'text' && texts.some((text) => says(node.text, text)))

const rectangle = (id: string, box: Box, fill: ColourRef, options: Partial<Node> = {}): Drawn => ({
  node: frame(id, {
    role: 'band',
    at: { left: box.left, top: box.top },
    width: box.right - box.left,
    height: box.bottom - box.top,
    fill,
    ...options,
  } as Parameters<typeof frame>[1]),
  covers: (x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
})

const vector = (id: string, box: Box, shape: Shape): Vector => ({
  type: 'vector',
  id,
  role: 'decoration',
  at: { left: box.left, top: box.top },
  width: box.right - box.left,
  height: box.bottom - box.top,
  viewBox: [box.right - box.left, box.bottom - box.top],
  shapes: [shape],
})

/** A form with corners, given as points of the sheet. */
function polygon(id: string, points: [number, number][], fill: ColourRef, role: Role = 'decoration'): Drawn {
  const box = union(points.map(([x, y]) => ({ left: x, right: x, top: y, bottom: y })))
  const d = `M${points.map(([x, y]) => `${(x - box.left).toFixed(1)} ${(y - box.top).toFixed(1)}`).join('L')}Z`
  return {
    node: { ...vector(id, box, { d, fill }), role },
    covers: (x, y) =>
      points.reduce((inside, [ax, ay], i) => {
        const [bx, by] = points[(i + 1) % points.length] as [number, number]
        return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
      }, false),
  }
}

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

/** Hundredths of a sheet that lines and edges are thick. */
const STROKE = { thin: 0.35, usual: 0.8, thick: 2.2 } as const
const strokeOf = (u: number, { weight }: Form): number => Math.max(1.5, u * STROKE[weight ?? 'usual'])

/** A line about a box: plain, dashed, or two of them. */
function outlined(id: string, box: Box, paint: ColourRef, u: number, form: Form): Drawn {
  const width = strokeOf(u, form)
  const [w, h] = [box.right - box.left, box.bottom - box.top]
  if (form.manner === 'dashed') {
    const half = width / 2
    const d = `M${half} ${half}H${(w - half).toFixed(1)}V${(h - half).toFixed(1)}H${half}Z`
    const stroke = { paint, width, dash: [width * 4, width * 2.6] }
    return { node: vector(id, box, { d, stroke }), covers: () => false }
  }
  const gap = width + Math.max(2, u * 0.7)
  const inner = frame(`${id}-inner`, {
    role: 'decoration',
    at: { left: gap, top: gap, right: gap, bottom: gap },
    stroke: { paint, width: Math.max(1, width * 0.5) },
  })
  const node = frame(
    id,
    {
      role: 'decoration',
      at: { left: box.left, top: box.top },
      width: w,
      height: h,
      stroke: { paint, width },
    },
    form.manner === 'double' ? [inner] : [],
  )
  return { node, covers: () => false }
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

/** Of the sheet's side: how thick a band is. */
const BAND = { thin: 0.018, usual: 0.08, thick: 0.13 } as const
/** A band that holds nothing covers no more of the sheet than this. */
const MOST_BAND = 0.42

function band(sheet: Sheet, form: Form, id: string, fill: ColourRef, content: Content): Drawn {
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

function field(sheet: Sheet, form: Form, id: string, fill: ColourRef, content: Content): Drawn {
  const { width, height, u } = sheet
  const at = form.at ?? 'left'
  const across = at === 'left' || at === 'right'
  const length = across ? width : height
  const share = form.share ?? 0.42
  if (form.diagonal) {
    const [near, far] = [length * (0.5 + SLANT), length * (0.5 - SLANT)]
    const points: Record<string, [number, number][]> = {
      top: [
        [0, 0],
        [width, 0],
        [width, far],
        [0, near],
      ],
      bottom: [
        [0, height],
        [0, near],
        [width, far],
        [width, height],
      ],
      left: [
        [0, 0],
        [near, 0],
        [far, height],
        [0, height],
      ],
      right: [
        [width, 0],
        [near, 0],
        [far, height],
        [width, height],
      ],
    }
    return polygon(id, points[at] ?? (points.left as [number, number][]), fill)
  }
  const asked = length * (at === 'left' || at === 'top' ? share : 1 - share)
  const spans = content.words.map(
    ({ box }) => (across ? [box.left, box.right] : [box.top, box.bottom]) as [number, number],
  )
  const crosses = (edge: number) => spans.some(([low, high]) => low < edge + u * 0.6 && high > edge - u * 0.6)
  const edge =
    [asked, ...spans.flatMap(([low, high]) => [low - u * 2, high + u * 2])]
      .filter((one) => Math.abs(one - asked) <= length * GIVES && !crosses(one))
      .sort((a, b) => Math.abs(a - asked) - Math.abs(b - asked))[0] ?? asked
  const box = { left: 0, top: 0, right: width, bottom: height }
  const end = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }[at as 'left'] as keyof Box
  return rectangle(id, { ...box, [end]: edge }, fill, { role: 'panel' })
}

function line(sheet: Sheet, form: Form, id: string, fill: ColourRef, content: Content): Drawn {
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

/** A form as it stands on the sheet; a gradient is the sheet itself. */
export function drawForm(sheet: Sheet, form: Form, id: string, fill: ColourRef, content: Content): Drawn {
  if (form.shape === 'frame') return border(sheet, form, id, fill, content)
  if (form.shape === 'band') return band(sheet, form, id, fill, content)
  if (form.shape === 'field') return field(sheet, form, id, fill, content)
  if (form.shape === 'line') return line(sheet, form, id, fill, content)
  return figure(sheet, form, id, fill, content)
}
