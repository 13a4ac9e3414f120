/** Mark and name brought together: stacked, flush left, or side by side, sized to each other and centred as one. */
import { column, frame, row, scene } from '../../scene/build.ts'
import type { Node, Scene } from '../../scene/types.ts'
import type { Composition } from '../types.ts'
import { type NameStyle, nameStyle, type SetName, setName } from './name.ts'
import { setLines } from './small-lines.ts'
import { readWording, type Wording } from './wording.ts'

/** A mark at a height, in pixels. */
export interface MarkPart {
  node(height: number): Node
  /** Width ÷ height. */
  ratio: number
}

export type Lockup = 'stacked' | 'left' | 'horizontal'

interface LockupOptions {
  form: Lockup
  name?: Partial<NameStyle>
  /** The mark's share: 1 is usual, 1.3 a mark that leads. */
  lead?: number
}

/** The artboard in pixels; a format that grows is taken as square. */
export function board({ brief }: Composition): { width: number; height: number; unit: number } {
  const { width, height } = brief.format
  const tall = height === 'auto' ? width : height
  return { width, height: tall, unit: Math.min(width, tall) / 100 }
}

/** One artboard in paper, its content in the middle. */
export const logoScene = ({ brief, direction }: Composition, content: Node[]): Scene =>
  scene(brief, direction, [
    {
      name: 'logo',
      root: frame(
        'logo',
        { fill: 'paper', role: 'background', layout: { direction: 'column', justify: 'center', align: 'center' } },
        content,
      ),
    },
  ])

/** What stands under the name, in reading order. */
export const smallCopies = (wording: Wording) => [...(wording.tagline ? [wording.tagline] : []), ...wording.extras]

/** Proportion from which the artboard decides the form. */
const WIDE = 1.8

/** Lays mark and wording out in a form. */
export function lockup(composition: Composition, mark: MarkPart | undefined, options: LockupOptions): Scene {
  const wording = readWording(composition.brief)
  if (!wording.name) return markAlone(composition, mark)
  const { width, height } = board(composition)
  // A strip has room beside the mark only, a column above and below it only.
  const form = width >= height * WIDE ? 'horizontal' : height >= width * WIDE ? 'stacked' : options.form
  return form === 'horizontal'
    ? horizontal(composition, mark, wording, options)
    : stacked(composition, mark, wording, { ...options, form })
}

function markAlone(composition: Composition, mark: MarkPart | undefined): Scene {
  const { width, height } = board(composition)
  if (!mark) return logoScene(composition, [])
  return logoScene(composition, [mark.node(Math.min(height * 0.56, (width * 0.64) / mark.ratio))])
}

function stacked(composition: Composition, mark: MarkPart | undefined, wording: Wording, options: LockupOptions) {
  const { width, height, unit } = board(composition)
  const align = options.form === 'left' ? 'start' : 'center'
  const lead = options.lead ?? 1
  const room = { width: width * 0.8, height: height * 0.76 }
  const style = nameStyle(composition.direction, { ...options.name, align })
  const markHeight = mark ? Math.min(room.height * 0.5, unit * 40 * lead, (room.width * 0.7) / mark.ratio) : 0

  const place = (markPixels: number) => {
    const gap = mark ? Math.max(unit * 4, markPixels * 0.17) : 0
    const largest = mark ? Math.max(unit * 7, markPixels * 0.42) : unit * 22
    const name = setName(wording.name as NonNullable<Wording['name']>, style, {
      ...composition,
      width: room.width,
      height: room.height - markPixels - gap,
      largest,
      wanted: Math.min(largest * 0.55, unit * 8),
    })
    const small = setLines(composition, smallCopies(wording), {
      size: Math.max(unit * 2.9, Math.min(unit * 4.4, name.size * 0.38)),
      width: Math.max(name.width, room.width * 0.72),
      align,
    })
    const below = small.nodes.length > 0 ? Math.max(unit * 3.6, name.size * 0.42) : 0
    return { gap, name, small, below, total: markPixels + gap + name.height + below + small.height }
  }
  // Long wording takes its room from the mark.
  let pixels = markHeight
  let placed = place(pixels)
  for (let i = 0; i < 6 && placed.total > room.height && mark; i++) {
    pixels *= 0.86
    placed = place(pixels)
  }
  const { gap, name, small, below } = placed
  return logoScene(composition, [
    column('lockup', { role: 'group', layout: { align } }, [
      ...(mark ? [withMargin(mark.node(pixels), [0, 0, gap, 0])] : []),
      name.node,
      ...underName(small.nodes, below, align),
    ]),
  ])
}

const withMargin = (node: Node, margin: [number, number, number, number]): Node => ({ ...node, margin })

/** Small lines, set off from what stands above them. */
export const underName = (nodes: Node[], gap: number, align: 'start' | 'center'): Node[] =>
  nodes.length > 0 ? [column('small-lines', { margin: [gap, 0, 0, 0], layout: { align } }, nodes)] : []

function horizontal(composition: Composition, mark: MarkPart | undefined, wording: Wording, options: LockupOptions) {
  const { width, height, unit: hundredth } = board(composition)
  const unit = hundredth * (width >= height * WIDE ? 1.5 : 1)
  const lead = options.lead ?? 1
  const room = { width: width * 0.86, height: height * 0.62 }
  const style = nameStyle(composition.direction, { ...options.name, align: 'start' })

  const place = (markPixels: number) => {
    const markWidth = mark ? markPixels * mark.ratio : 0
    const gap = mark ? Math.max(unit * 3, markPixels * 0.2) : 0
    const textWidth = room.width - markWidth - gap
    const name = setName(wording.name as NonNullable<Wording['name']>, style, {
      ...composition,
      width: textWidth,
      height: room.height,
      largest: unit * 19,
      wanted: unit * 9,
    })
    const small = setLines(composition, smallCopies(wording), {
      size: Math.max(unit * 2.7, Math.min(unit * 4, name.size * 0.36)),
      width: Math.max(name.width, Math.min(textWidth, unit * 34)),
      align: 'start',
    })
    const below = small.nodes.length > 0 ? Math.max(unit * 2.8, name.size * 0.4) : 0
    return { gap, name, small, below, block: name.height + below + small.height }
  }
  // The mark is taller than a single line and as tall as a block: found by a few steps from a middle size.
  const wantedMark = ({ name, block }: { name: SetName; block: number }) =>
    Math.min(Math.max(block * 1.06, name.size * 1.6 * lead), room.height, room.width * 0.38)
  let pixels = unit * 22 * lead
  for (let i = 0; i < 5; i++) pixels = (pixels + wantedMark(place(pixels))) / 2
  const { gap, name, small, below } = place(pixels)
  return logoScene(composition, [
    row('lockup', { role: 'group', layout: { align: 'center' } }, [
      ...(mark ? [withMargin(mark.node(pixels), [0, gap, 0, 0])] : []),
      column('words', { layout: { align: 'start' } }, [name.node, ...underName(small.nodes, below, 'start')]),
    ]),
  ])
}
