/** The words of a sheet in the scheme that was solved for them and the picture, and the field that they leave to it. */
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import { frame } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import type { Composition, Stance } from '../../types.ts'
import { scene } from '../brief-scene.ts'
import type { SetWords } from '../pictured/archetypes.ts'
import { shownOf } from '../pictured/scene.ts'
import { isView } from '../pictured/settings.ts'
import { piecesOf } from '../pieces.ts'
import { readable } from '../readable.ts'
import { GROUNDS, type Ground } from '../sheet.ts'
import { stackedTitle, type Title } from './lettering.ts'
import { factsIn, inside, type Placed, stageOf } from './room.ts'
import { FLUSH } from './schemes.ts'
import { fieldOf, GAPS, type Solved, solve, TWO_COLUMNS } from './solve.ts'
import type { Area, LetteringName, Stage, System } from './types.ts'

/** Treatments that read on grounds with depth. */
const PICTURED: readonly LetteringName[] = ['plain', 'plain', 'plain', 'coloured', 'coloured', 'extrusion']
const wordSystem = ({ random }: Composition): System => ({
  name: 'words',
  manner: 'The title over the picture, the facts below it',
  moods: [],
  industries: [],
  lean: {},
  grounds: ['paper'],
  backdrops: ['flat'],
  lettering: [random.fork('words').pick(PICTURED)],
  layout: 'corner',
})

/** How many times as wide as tall several things stand together. */
const GROUP = 1.05

/** The proportions of what is shown; none where it fills any field. */
function aspectOf(stage: Stage): number | undefined {
  const [lead, ...others] = shownOf(stage, piecesOf(stage.brief))
  if (!lead || isView(lead.figure)) return undefined
  const { w, h } = sizesOf(lead.figure)
  return others.length > 0 ? GROUP : w / h
}

type Align = Stance['align']

/** So many facts may stand on one axis. */
const CENTRED = 5
const countOf = ({ plan }: Stage): number =>
  [plan.lead, plan.offer, plan.when, plan.where, plan.people, plan.list, plan.contact, plan.rest].flat().length

/** The title and the facts as large as the scheme gives them room; the field is the picture's. */
export const wordsAlone: SetWords = (composition, shape) => {
  const stage = stageOf(wordSystem(composition), composition)
  const { brief, direction, random, stance } = composition
  const { words = 'apart', align: wished = 'start' } = stance ?? {}
  // What is read line by line begins on one edge.
  const align = countOf(stage) > CENTRED ? 'start' : wished
  const { aspect } = shape ?? { aspect: aspectOf(stage) }
  const solved = solve(stage, { words, title: { inked: true, align }, ...(aspect !== undefined && { aspect }) })
  // Under a picture the facts stand on a colour of their own.
  const others: readonly Ground[] = [GROUNDS.secondary, GROUNDS.ink, GROUNDS.accent]
  const banded = solved.scheme === 'apart' || solved.scheme === 'under'
  const foot = banded ? random.fork('foot').pick(readable(direction.palette, others)) : stage.ground
  const set = setIn(stage, solved, foot, FLUSH.includes(solved.scheme) ? 'start' : align)
  return {
    scene: scene(brief, direction, [
      { name: brief.kind, root: frame('root', { fill: stage.ground.fill, clip: true }, set.nodes) },
    ]),
    field: set.field,
    ...(set.foot !== undefined && { foot: { fill: foot.fill, top: set.foot } }),
  }
}

/** Above its words the foot begins, × u. */
const FOOT_PAD = 4
/** Of a block's room: with less than that to spare, title and facts stand at its ends. */
const NEARLY = 0.14

interface SetSheet {
  nodes: Node[]
  field: Area
  /** Where the facts begin that have a ground of their own. */
  foot?: number
}

function setIn(stage: Stage, solved: Solved, ground: Ground, align: Align): SetSheet {
  const { scheme, share, facts: room, scale } = solved
  const { u, width } = stage
  const gap = u * GAPS.title
  const options = { sender: true, share: 1, most: scale, align, columns: columnsOf(stage, solved, align) } as const
  const inked = { inked: true, align } as const
  if (scheme === 'under') return inRow(stage, solved, ground)
  if (scheme === 'row' || scheme === 'across') {
    const title = stackedTitle(stage, solved.title, { ...inked, ...(scheme === 'row' && { valign: 'center' }) })
    const facts = factsIn(stage, ground, room, { ...options, edge: scheme === 'row' ? 'middle' : 'foot' })
    const top = scheme === 'across' ? room.y : 0
    return { nodes: [title.node, ...facts.nodes], field: fieldOf(stage, scheme, share, [top, stage.height]) }
  }
  const facts = factsIn(stage, ground, room, options)
  const under = facts.nodes.length > 0 ? facts.area.height + gap : 0
  const title = stackedTitle(stage, { ...room, height: Math.max(u * 6, room.height - under) }, inked)
  if (scheme === 'apart') return apart(stage, title, facts)
  const used = title.height + under
  const free = room.height - used
  if (scheme === 'head') {
    const field = fieldOf(stage, scheme, share, [0, room.y + used + u * GAPS.picture])
    return { nodes: block(room, title, facts, room.y, gap), field }
  }
  if (scheme === 'foot') {
    const top = room.y + Math.max(0, free)
    return {
      nodes: block(room, title, facts, top, gap),
      field: fieldOf(stage, scheme, share, [top - u * GAPS.picture, 0]),
    }
  }
  const field = fieldOf(stage, scheme, share, [0, width])
  const spread = free < room.height * NEARLY
  const nodes = block(
    room,
    title,
    facts,
    room.y + (spread ? 0 : Math.max(0, free) / 2),
    gap + (spread ? Math.max(0, free) : 0),
  )
  return { nodes, field }
}

/** Facts under a title of the whole width stand in two columns where there is room. */
function columnsOf({ u }: Stage, { scheme, facts }: Solved, align: Align): 1 | 2 {
  return scheme !== 'beside' && align !== 'center' && facts.width > u * TWO_COLUMNS ? 2 : 1
}

/** Title and facts side by side at the foot, on a ground of their own; the lower of the two stands in the middle of the other. */
function inRow(stage: Stage, { facts: room, title: titled, scale, share }: Solved, ground: Ground): SetSheet {
  const facts = factsIn(stage, ground, room, { sender: true, share: 1, most: scale, columns: 1 })
  const title = stackedTitle(stage, titled, { inked: true, ground })
  const tall = Math.max(title.height, facts.area.height)
  const top = room.y + room.height - tall
  const inset = (title.node.at?.top ?? titled.y) - titled.y
  const placed = (node: Node, own: number, y = 0): Node => ({
    ...node,
    at: { left: node.at?.left ?? room.x, top: top + y + (tall - own) / 2 },
  })
  return {
    nodes: [placed(title.node, title.height, inset), ...facts.nodes.map((node) => placed(node, facts.area.height))],
    field: fieldOf(stage, 'under', share, [top - stage.u * FOOT_PAD, 0]),
    foot: top,
  }
}

/** A title over its facts from a height down. */
function block(room: Area, title: Title, facts: Placed, top: number, gap: number): Node[] {
  const placed = (node: Node, y: number): Node => ({ ...node, at: { left: node.at?.left ?? room.x, top: y } })
  const inset = (title.node.at?.top ?? room.y) - room.y
  return [placed(title.node, top + inset), ...facts.nodes.map((node) => placed(node, top + title.height + gap))]
}

/** The title at the head, the facts at the foot on a ground of their own, the picture between them. */
function apart(stage: Stage, title: Title, facts: Placed): SetSheet {
  const { u } = stage
  const room = inside(stage)
  const low = room.y + room.height - facts.area.height
  const top = room.y + title.height + u * GAPS.picture
  const told = facts.nodes.length > 0
  return {
    nodes: block(room, title, facts, room.y, Math.max(0, low - room.y - title.height)),
    field: fieldOf(stage, 'apart', 1, [top, told ? low - u * FOOT_PAD : stage.height]),
    ...(told && { foot: low }),
  }
}
