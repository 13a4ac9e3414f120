/** Mark and name brought together: above, beside or below each other, or on two fields; sized to each other and centred as one. */

import { present } from '../../../base/items.ts'
import type { Random } from '../../../base/random.ts'
import type { Brief } from '../../../brief/types.ts'
import { column, frame, row } from '../../../scene/build.ts'
import type { Node, Role, Scene } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { lettersStandAlone } from '../../shared/initials.ts'
import type { Composition } from '../../types.ts'
import { onField } from './fields.ts'
import { graded } from './graded.ts'
import { type NameStyle, nameStyle, type SetName, setName, shortness } from './name.ts'
import { setLines } from './small-lines.ts'
import { readWording, type Wording } from './wording.ts'

/** A mark at a height, in pixels. */
export interface MarkPart {
  node(height: number): Node
  /** Width ÷ height. */
  ratio: number
}

/** 'grand' is a mark that leads over a small name; on 'fields' the mark stands on a field of its own colour. */
export type Lockup = 'stacked' | 'left' | 'horizontal' | 'reverse' | 'over' | 'grand' | 'fields'

const FORMS: Lockup[] = [
  'stacked',
  'stacked',
  'left',
  'horizontal',
  'reverse',
  'over',
  'grand',
  'grand',
  'fields',
  'fields',
]

/** Any form: marks that are whole by themselves take each. */
export const anyForm = (random: Random): Lockup => random.pick(FORMS)

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
export const logoScene = (composition: Composition, content: Node[]): Scene =>
  scene(composition.brief, composition.direction, [
    {
      name: 'logo',
      root: frame(
        'logo',
        { fill: 'paper', role: 'background', layout: { direction: 'column', justify: 'center', align: 'center' } },
        graded(composition, content),
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
  const told = toldForm(composition.brief)
  // A strip has room beside the mark only, a column above and below it only.
  const [strip, pillar] = [width >= height * WIDE, height >= width * WIDE]
  const form = told ?? (options.form === 'fields' ? 'fields' : strip ? 'horizontal' : pillar ? 'stacked' : options.form)
  if (form === 'fields' && mark) {
    const scene = onFields(composition, mark, wording, options)
    if (scene) return scene
  }
  const beside = form === 'horizontal' || form === 'reverse'
  // A word too long for the room beside a mark gets the whole width, unless that is how it was told.
  return beside && (told || strip || !isTooLong(composition, wording.name.text))
    ? horizontal(composition, mark, wording, { ...options, form })
    : stacked(composition, mark, wording, { ...options, form: beside || form === 'fields' ? 'stacked' : form })
}

/** The room beside a mark, and how small a name may be there: hundredths of the shorter side. */
const [BESIDE, SMALLEST] = [54, 7]

/** Whether a name's longest word is too long to stand beside a mark. */
function isTooLong({ measure, direction }: Composition, name: string): boolean {
  const spec = { family: direction.typography.display, weight: direction.weights.display }
  const widest = Math.max(...name.split(/\s+/).map((word) => measure.width(word, spec, 1, direction.displayTracking)))
  return BESIDE / widest < SMALLEST
}
const PICTURES: Role[] = ['mark', 'icon', 'logo', 'illustration']
const NAMES: Role[] = ['brand', 'headline']

const FORM_OF_SIDE = { above: 'stacked', below: 'over', left: 'horizontal', right: 'reverse' } as const
const TURNED = { above: 'below', below: 'above', left: 'right', right: 'left' } as const
type Side = keyof typeof TURNED

/** The form that the prompt asks for in so many words: 'icon on top of the name', 'symbol on the left'. */
function toldForm({ placements }: Brief): Lockup | undefined {
  for (const placement of placements) {
    const side = toldSide(placement)
    if (side) return FORM_OF_SIDE[side]
  }
  return undefined
}

/** The side of the name on which a placement puts the mark. */
function toldSide({ target, beside, at }: Brief['placements'][number]): Side | undefined {
  const isPicture = PICTURES.includes(target)
  if (!isPicture && !NAMES.includes(target)) return undefined
  // A side of the other of the two says the same as a place on the artboard.
  const besideOther = beside && isPicture !== PICTURES.includes(beside.of) ? beside.side : undefined
  const side = besideOther ?? sideOfPlace(at)
  return side && (isPicture ? side : TURNED[side])
}

function sideOfPlace(at: string | undefined): Side | undefined {
  if (at?.startsWith('top')) return 'above'
  if (at?.startsWith('bottom')) return 'below'
  return at === 'left' || at === 'right' ? at : undefined
}

function markAlone(composition: Composition, mark: MarkPart | undefined): Scene {
  const { width, height } = board(composition)
  if (!mark) return logoScene(composition, [])
  return logoScene(composition, [mark.node(Math.min(height * 0.56, (width * 0.64) / mark.ratio))])
}

function stacked(composition: Composition, mark: MarkPart | undefined, wording: Wording, options: LockupOptions) {
  const { width, height, unit } = board(composition)
  const { form } = options
  const grand = form === 'grand' && mark !== undefined
  const align = form === 'left' ? 'start' : 'center'
  const lead = (options.lead ?? 1) * (grand ? 1.36 : 1)
  const room = { width: width * 0.8, height: height * (grand ? 0.82 : 0.76) }
  const name = present(wording.name)
  const style = nameStyle(composition.direction, {
    ...options.name,
    ...(grand && quiet(composition, name.text)),
    align,
  })
  const share = grand ? 0.66 : 0.5
  const markHeight = mark
    ? Math.min(room.height * share, unit * 40 * lead, (room.width * (grand ? 0.84 : 0.7)) / mark.ratio)
    : 0

  const short = shortness(name.text)
  const em = composition.measure.width(
    name.text,
    { family: composition.direction.typography[style.font], weight: style.weight },
    1,
    style.tracking,
  )
  const place = (markPixels: number) => {
    const gap = mark ? Math.max(unit * 4, markPixels * 0.17) : 0
    // Under a mark that leads a name is small, but no remark: it takes two thirds of the mark's width where that is little.
    const under = mark && grand ? Math.min(unit * 9, Math.max(unit * 6.6, (markPixels * mark.ratio * 0.64) / em)) : 0
    const largest = (grand ? under : mark ? Math.max(unit * 7, markPixels * 0.42) : unit * 22) * short
    const set = setName(name, style, {
      ...composition,
      width: room.width,
      height: room.height - markPixels - gap,
      largest,
      wanted: Math.min(largest * 0.55, unit * 8),
    })
    const small = setLines(composition, smallCopies(wording), {
      size: Math.max(unit * 3.3, Math.min(unit * 4.4, set.size * 0.38)),
      width: Math.max(set.width, room.width * 0.72),
      align,
    })
    const below = small.nodes.length > 0 ? Math.max(unit * (grand ? 2.6 : 3.6), set.size * 0.42) : 0
    return { gap, set, small, below, total: markPixels + gap + set.height + below + small.height }
  }
  const { pixels, placed } = giving(markHeight, place, mark ? room.height : Infinity)
  const { gap, set, small, below } = placed
  const over = form === 'over'
  const words = [set.node, ...underName(small.nodes, below, align)]
  const markNode = mark ? [withMargin(mark.node(pixels), over ? [gap * 1.15, 0, 0, 0] : [0, 0, gap, 0])] : []
  return logoScene(composition, [
    column('lockup', { role: 'group', layout: { align } }, over ? [...words, ...markNode] : [...markNode, ...words]),
  ])
}

/** Long wording takes its room from the mark. */
function giving<T extends { total: number }>(markPixels: number, place: (markPixels: number) => T, most: number) {
  let pixels = markPixels
  let placed = place(pixels)
  for (let i = 0; i < 6 && placed.total > most; i++) {
    pixels *= 0.86
    placed = place(pixels)
  }
  return { pixels, placed }
}

/** A name that is small by intent: firm, and spaced where its letters stand alone. */
const quiet = ({ direction }: Composition, name: string): Partial<NameStyle> => ({
  weight: Math.max(500, direction.weights.display),
  ...(lettersStandAlone(name) && [...name].length <= 18 && { tracking: Math.max(direction.displayTracking, 0.05) }),
})

/** Mark and name each on a field: the mark in the paper's colour on its own one. Undefined where the wording needs more room. */
function onFields(
  composition: Composition,
  mark: MarkPart,
  wording: Wording,
  options: LockupOptions,
): Scene | undefined {
  const { direction } = composition
  const { width, height, unit } = board(composition)
  const beside = width >= height * 1.25
  const field = beside
    ? { width: Math.min(width * 0.45, height * 1.05), height }
    : { width, height: Math.min(height * 0.6, width * 1.1) }
  const rest = beside ? { width: width - field.width, height } : { width, height: height - field.height }
  const name = setName(present(wording.name), nameStyle(direction, { ...options.name, align: 'center' }), {
    ...composition,
    width: rest.width * 0.82,
    height: rest.height * 0.5,
    largest: unit * 13,
    wanted: unit * 7,
  })
  const small = setLines(composition, smallCopies(wording), {
    size: Math.max(unit * 3.3, Math.min(unit * 4, name.size * 0.36)),
    width: rest.width * 0.8,
    align: 'center',
  })
  const below = small.nodes.length > 0 ? Math.max(unit * 3, name.size * 0.4) : 0
  if (name.height + below + small.height > rest.height * 0.76) return undefined
  const tall = Math.min(field.height * 0.62, (field.width * 0.62) / mark.ratio)
  const middle = { align: 'center', justify: 'center' } as const
  const content = [
    frame(
      'field',
      { role: 'panel', ...field, fill: direction.mark.primary, layout: { direction: 'column', ...middle } },
      [onField(mark.node(tall), direction)],
    ),
    column('lockup', { role: 'group', ...rest, layout: middle }, [
      name.node,
      ...underName(small.nodes, below, 'center'),
    ]),
  ]
  return logoScene(composition, [
    (beside ? row : column)('fields', { role: 'group', width, height, layout: { align: 'start' } }, content),
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
  const room = { width: width * 0.82, height: height * 0.62 }
  const style = nameStyle(composition.direction, { ...options.name, align: 'start' })

  const place = (markPixels: number) => {
    const markWidth = mark ? markPixels * mark.ratio : 0
    const gap = mark ? Math.max(unit * 3, markPixels * 0.2) : 0
    const textWidth = room.width - markWidth - gap
    const name = setName(present(wording.name), style, {
      ...composition,
      width: textWidth,
      height: room.height,
      largest: unit * 19,
      wanted: unit * 9,
    })
    const small = setLines(composition, smallCopies(wording), {
      size: Math.max(unit * 3.2, Math.min(unit * 4, name.size * 0.36)),
      width: Math.max(name.width, Math.min(textWidth, unit * 34)),
      align: 'start',
    })
    const below = small.nodes.length > 0 ? Math.max(unit * 2.8, name.size * 0.4) : 0
    return { gap, name, small, below, block: name.height + below + small.height }
  }
  // The mark is taller than a single line and as tall as a block: found by a few steps from a middle size.
  const wantedMark = ({ name, block }: { name: SetName; block: number }) =>
    Math.min(Math.max(block * 1.06, name.size * (name.lines === 1 ? 2.2 : 1.6) * lead), room.height, room.width * 0.38)
  let pixels = unit * 22 * lead
  for (let i = 0; i < 5; i++) pixels = (pixels + wantedMark(place(pixels))) / 2
  const { gap, name, small, below } = place(pixels)
  const reverse = options.form === 'reverse'
  const words = column('words', { layout: { align: 'start' } }, [name.node, ...underName(small.nodes, below, 'start')])
  const markNode = mark ? [withMargin(mark.node(pixels), reverse ? [0, 0, 0, gap * 1.2] : [0, gap, 0, 0])] : []
  return logoScene(composition, [
    row(
      'lockup',
      { role: 'group', layout: { align: 'center' } },
      reverse ? [words, ...markNode] : [...markNode, words],
    ),
  ])
}
