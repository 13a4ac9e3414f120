/**
 * Where everything of a stated sheet stands, as boxes: the words in three rows of up to three columns, as tall as they are, and
 * what they leave to the picture. Places are kept; sizes give way until all has room.
 */
import type { Bounds } from '../../../base/geometry.ts'
import type { Frame, Node } from '../../../scene/types.ts'
import { scene } from '../brief-scene.ts'
import type { Ground } from '../sheet.ts'
import { inside } from '../systems/room.ts'
import type { Stage } from '../systems/types.ts'
import { across } from './across.ts'
import { type Block, partsIn, type Third, type Told } from './blocks.ts'
import type { Part } from './groups.ts'
import { figureOf, PICTURES } from './groups.ts'
import { isLined, type SetTitle, setTitle } from './title.ts'
import { titleOf } from './voices.ts'
import { type Align, columnOf, inlinePicture } from './words.ts'

/** What the sheet leaves open, as a staging decides it. */
export interface Rules {
  /** What the words of the foot stand on. */
  foot: Ground
  /** Of the sheet's height: what a picture is to have where words stand over or under it; 0 where it stands beside them or there is none. */
  picture: number
  /** The picture is to stand in the very middle. */
  centred: boolean
  /** Where the picture stands from words in the middle of the sheet. */
  side?: 'above' | 'below'
  /** Of the width, what words that stand at one side may take. */
  beside: number
  /** Words in the middle stand off it, to the left or to the right, for a picture at the other side. */
  shift?: -1 | 1
  /** The largest letters: × those that suit the title's length on sheets, of the shorter side elsewhere. */
  most: number
  isSheet: boolean
  /** The title in lines that are each as wide as its room. */
  bricks: boolean
  /** The ground changes under the letters: they take its ink. */
  inked: boolean
  /** × the room that the title may take, and its largest letters. */
  title: number
}

export interface Solved {
  nodes: Node[]
  title?: { part: Part; box: Bounds; row: Third }
  /** Where the words of the foot begin, if there are any. */
  foot?: number
}

const ALIGN: readonly Align[] = ['start', 'center', 'end']
const alignOf = (column: Third): Align => ALIGN[column] ?? 'start'

/** A block with the parts of its column above and below the title. */
interface Placed {
  block: Block
  ground: Ground
  x: number
  width: number
  before: Part[][]
  title?: Part[]
  after: Part[][]
  heights: [before: number, title: number, after: number]
  set?: SetTitle
}

/** Scales that are tried for what is not the title, the largest first. */
const SCALES = [1.35, 1.2, 1.08, 1, 0.92, 0.84, 0.76, 0.69, 0.62] as const
const GAP = 2.8

/** A block's lines about its title. */
function split({ lines }: Block, title: Part | undefined): Pick<Placed, 'before' | 'title' | 'after'> {
  const index = lines.findIndex((line) => line.some((part) => part === title))
  const line = lines[index]
  return line
    ? { before: lines.slice(0, index), title: line, after: lines.slice(index + 1) }
    : { before: [], after: lines }
}

interface Pass {
  stage: Stage
  scale: number
  size?: number
}

const idOf = ({ block: { row, column } }: Placed, which: string) => `told-${row}-${column}-${which}`

function columnsOf({ stage, scale, size }: Pass, placed: Placed): [Frame | undefined, Frame | undefined] {
  const { ground, width, block } = placed
  const setting = {
    stage,
    ground,
    width,
    scale,
    align: alignOf(block.column),
    ...(size !== undefined && { title: size }),
  }
  const column = (lines: Part[][], which: string) =>
    lines.length > 0 ? columnOf(setting, lines, idOf(placed, which)) : undefined
  return [column(placed.before, 'before'), column(placed.after, 'after')]
}

/** Measures the columns of all blocks at a scale, in one layout. */
function measure(pass: Pass, all: readonly Placed[]): void {
  const { stage } = pass
  const columns = all.map((placed) => columnsOf(pass, placed))
  const frames = columns.flat().filter((one) => one !== undefined)
  if (frames.length === 0) return
  const root: Frame = {
    type: 'frame',
    id: 'measure',
    children: frames.map((one) => ({ ...one, at: { left: 0, top: 0 } })),
  }
  const [laid] = stage.layOut(scene(stage.brief, stage.direction, [{ name: 'measure', root }]))
  const tall = (one: Frame | undefined) =>
    one ? (laid?.root.children.find(({ node }) => node.id === one.id)?.height ?? 0) : 0
  for (const [i, placed] of all.entries()) {
    const [before, after] = columns[i] ?? []
    placed.heights = [tall(before), placed.heights[1], tall(after)]
  }
}

const gapOf = ({ u }: Stage) => u * GAP
/** How tall a block stands, with the gaps between its parts. */
const tallOf = (stage: Stage, { heights }: Placed): number => {
  const there = heights.filter((one) => one > 0)
  return there.reduce((sum, one) => sum + one, 0) + Math.max(0, there.length - 1) * gapOf(stage)
}
const rowTall = (stage: Stage, all: readonly Placed[], row: Third): number =>
  Math.max(0, ...all.filter(({ block }) => block.row === row).map((placed) => tallOf(stage, placed)))

/** Between rows of words, × u. */
const ROW_GAP = 3.4

/** What all rows take, without the title. */
function taken(stage: Stage, all: readonly Placed[], rules: Rules): number {
  const rows = ([0, 1, 2] as const).map((row) => rowTall(stage, all, row)).filter((tall) => tall > 0)
  const apart = Math.max(0, rows.length - (rules.picture > 0 ? 0 : 1)) * stage.u * ROW_GAP
  return rows.reduce((sum, tall) => sum + tall, 0) + apart
}

/** Of the height: what a title is to have at least, by its size; what facts may have without a picture and with one. */
const LEAST_TITLE = { small: 0.08, usual: 0.13, large: 0.17, huge: 0.21 } as const
const [FACTS, FACTS_BESIDE] = [0.52, 0.32]

/** The scale at which the facts leave title and picture their room. */
function scaled(stage: Stage, all: readonly Placed[], rules: Rules): number {
  const free = inside(stage).height
  const room = free * (rules.picture > 0 ? FACTS_BESIDE : FACTS)
  let scale: number = SCALES[0]
  for (const one of SCALES) {
    scale = one
    measure({ stage, scale }, all)
    if (taken(stage, all, rules) <= room) break
  }
  return scale
}

/** Signs on the title's own line, [before, after] it. */
function beside(placed: Placed, title: Part): [Part[], Part[]] {
  const line = (placed.title ?? []).filter((part) => part === title || PICTURES.includes(part.role))
  const index = line.indexOf(title)
  return [line.slice(0, index), line.slice(index + 1)]
}
/** Of a title's width, what a sign beside it has. */
const SIGN = { 'business-card': 0.24, other: 0.2 } as const

function settle(stage: Stage, placed: Placed, title: Part, height: number, rules: Rules): SetTitle {
  const signs = beside(placed, title).flat().length
  const share = (stage.brief.kind === 'business-card' ? SIGN['business-card'] : SIGN.other) * signs
  const { block, ground, width } = placed
  return setTitle(stage, {
    part: title,
    ground,
    area: { x: 0, y: 0, width: width * (1 - share), height },
    align: signs > 0 ? 'start' : alignOf(block.column),
    lined: !rules.bricks || isLined(stage, title),
    most: (rules.isSheet ? lettersOf(title) : 1) * rules.most * rules.title,
    inked: rules.inked,
  })
}

/** Of the sheet's shorter side, the largest letters of a title by how many it has: up to so many, so large. */
const LETTERS = [
  [8, 0.3],
  [14, 0.25],
  [24, 0.2],
  [40, 0.155],
  [64, 0.125],
] as const
const OF_MORE = 0.105
/** What a told size does to them. */
const SAID = { small: 0.72, large: 1.12, huge: 1.3 } as const
function lettersOf({ copy, size }: Part): number {
  const letters = copy?.text.length ?? 0
  return (LETTERS.find(([most]) => letters <= most)?.[1] ?? OF_MORE) * (size ? SAID[size] : 1)
}

/** The top of each block of a row, in the middle moved to where the picture leaves room. */
function topOf(stage: Stage, all: readonly Placed[], placed: Placed, { side, picture }: Rules): number {
  const { height } = stage
  const room = inside(stage)
  const bottom = room.y + room.height
  const tall = tallOf(stage, placed)
  const { row } = placed.block
  if (row === 0) return room.y
  if (row === 2) return bottom - tall
  const [head, foot] = [rowTall(stage, all, 0), rowTall(stage, all, 2)]
  const wanted =
    picture > 0 && side
      ? side === 'below'
        ? Math.min(height * ENDS - tall, height * (0.5 - SHIFT) - tall / 2)
        : Math.max(height * (1 - ENDS), height * (0.5 + SHIFT) - tall / 2)
      : height * 0.5 - tall / 2
  const gap = stage.u * ROW_GAP
  const least = room.y + (head > 0 ? head + gap : 0)
  const most = bottom - tall - (foot > 0 ? foot + gap : 0)
  return Math.max(least, Math.min(most, wanted))
}
/** So far from the middle is the middle still. */
const SHIFT = 0.09
/** Words over the middle end here, of the height; they are as tall as this at most. */
const [ENDS, TALLEST] = [0.52, 0.36]

/** A title with what stands on its line. */
function titleNodes(
  stage: Stage,
  placed: Placed,
  title: Part,
  y: number,
  set: SetTitle,
): { nodes: Node[]; box: Bounds } {
  const [before, after] = beside(placed, title)
  const { x, width, block } = placed
  const gap = stage.u * 2
  const side = Math.min(set.height * 1.25, width * 0.22, Math.max(set.height, stage.u * 12))
  const signs = (parts: Part[], left: number) =>
    parts.flatMap((part, i) =>
      inlinePicture(
        { stage, ground: placed.ground, align: 'start', width: side, scale: 1 },
        part,
        `${idOf(placed, 'sign')}-${part.role}-${i}`,
        side,
      ).map((node) => ({ ...node, at: { left: left + i * (side + gap), top: y + (set.height - side) / 2 } })),
    )
  const count = before.length + after.length
  const whole = set.width + count * (side + gap)
  const start = block.column === 0 || count === 0 ? x : block.column === 2 ? x + width - whole : x + (width - whole) / 2
  const left = start + before.length * (side + gap)
  const at = set.node.at ?? {}
  const node = { ...set.node, at: { left: left + (at.left ?? 0), top: y + (at.top ?? 0) } }
  const nodes = [...signs(before, start), node, ...signs(after, left + set.width + gap)]
  const wide = count > 0 ? whole : set.width
  return { nodes, box: { left: start, top: y, right: start + wide, bottom: y + set.height } }
}

/** Everything in its place. */
export function solve(stage: Stage, { blocks }: Told, rules: Rules): Solved {
  const parts = blocks.flatMap(partsIn)
  const lead = titleOf(
    stage.brief,
    parts.filter((part) => !figureOf(stage.brief, part)),
  )
  const places = across(stage, blocks, lead, rules)
  const room = inside(stage)
  const all = blocks.map((block): Placed => {
    const [x = room.x, width = room.width] = places.get(block) ?? []
    const own = split(block, lead)
    const ground = block.row === 2 ? rules.foot : stage.ground
    return { block, ground, x, width, heights: [0, 0, 0], ...own }
  })
  const home = lead && all.find(({ title }) => title)
  let scale = scaled(stage, all, rules)
  if (lead && home) {
    // Twice: what is large beside the title is as large as the title says.
    for (let pass = 0; pass < 2; pass++) {
      home.heights[1] = 0
      const room = roomForTitle(stage, all, home, rules)
      home.set = settle(stage, home, lead, room, rules)
      home.heights[1] = home.set.height
      if (pass === 0) scale = rescaled(stage, all, rules, home.set.size, scale)
    }
    if (home.set) measure({ stage, scale, size: home.set.size }, all)
  }
  return assembled(stage, all, rules, scale, lead)
}

/** Facts at the scale that they were given, as large beside the title as was told. */
function rescaled(stage: Stage, all: readonly Placed[], rules: Rules, size: number, scale: number): number {
  const room = inside(stage).height
  for (const one of SCALES.filter((other) => other <= scale)) {
    measure({ stage, scale: one, size }, all)
    if (taken(stage, all, rules) <= room) return one
  }
  return SCALES[SCALES.length - 1] ?? scale
}

/** What the title may take: all that facts and picture leave. */
function roomForTitle(stage: Stage, all: readonly Placed[], home: Placed, rules: Rules): number {
  const { height, u } = stage
  const own = tallOf(stage, home)
  const rest = rowsWithout(stage, all, home)
  const gaps =
    (own > 0 ? gapOf(stage) : 0) + u * ROW_GAP * (all.some(({ block }) => block.row !== home.block.row) ? 1 : 0)
  const kept = rules.picture * height
  const whole = inside(stage).height - rest - own - gaps
  const least = height * LEAST_TITLE[home.title?.find(({ copy }) => copy)?.size ?? 'usual']
  const room = aroundMiddle(stage, home, rules, own + gaps) ?? whole - kept
  return Math.max(height * LEAST_TITLE.small, Math.min(whole, Math.max(room, least)) * rules.title)
}

/** What a title may take so that what is to stand in the middle can stand there, with room for the picture. */
function aroundMiddle(
  stage: Stage,
  { block }: Placed,
  { picture, centred, side }: Rules,
  others: number,
): number | undefined {
  const { height } = stage
  // A picture in the very middle has as much below its centre as above.
  if (centred && block.row !== 1) return height * (MIDST - picture / 2) - inside(stage).y - others
  // Words there end where the picture begins.
  if (side && picture > 0 && block.row === 1) return height * TALLEST - others
  return undefined
}

/** As far from the head the centre of what stands in the middle may be, of the height. */
const MIDST = 0.59

/** What the other rows take. */
function rowsWithout(stage: Stage, all: readonly Placed[], home: Placed): number {
  return ([0, 1, 2] as const)
    .filter((row) => row !== home.block.row)
    .map((row) => rowTall(stage, all, row))
    .reduce((sum, tall) => sum + (tall > 0 ? tall + stage.u * ROW_GAP : 0), 0)
}

function assembled(stage: Stage, all: readonly Placed[], rules: Rules, scale: number, lead: Part | undefined): Solved {
  const solved: Solved = { nodes: [] }
  const size = all.find(({ set }) => set)?.set?.size
  for (const placed of all) {
    const [before, after] = columnsOf({ stage, scale, ...(size !== undefined && { size }) }, placed)
    let y = topOf(stage, all, placed, rules)
    const top = y
    const put = (node: Frame | undefined, tall: number) => {
      if (!node || tall === 0) return
      solved.nodes.push({ ...node, at: { left: placed.x, top: y } })
      y += tall + gapOf(stage)
    }
    put(before, placed.heights[0])
    if (placed.set && lead) {
      const { nodes, box } = titleNodes(stage, placed, lead, y, placed.set)
      solved.nodes.push(...nodes)
      solved.title = { part: lead, box, row: placed.block.row }
      y += placed.set.height + gapOf(stage)
    }
    put(after, placed.heights[2])
    if (placed.block.row === 2) solved.foot = Math.min(solved.foot ?? Number.POSITIVE_INFINITY, top)
  }
  return solved
}
