/** The words of a sheet whose picture is placed later, in what they leave: at the head and the foot, in one block. */
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import { frame } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import type { Composition, Stance } from '../../types.ts'
import { scene } from '../brief-scene.ts'
import type { SetWords } from '../pictured/archetypes.ts'
import { isView } from '../pictured/settings.ts'
import { piecesOf } from '../pieces.ts'
import { readable } from '../readable.ts'
import { GROUNDS, type Ground } from '../sheet.ts'
import { STRIP } from './layouts/strip.ts'
import { stackedTitle } from './lettering.ts'
import { above, below, factsIn, inside, insideSided, isWide, ratioOf, sided, stageOf } from './room.ts'
import type { Area, LetteringName, Stage, System } from './types.ts'

type Align = Stance['align']

/** Treatments that read on grounds with depth. */
const PICTURED: readonly LetteringName[] = ['plain', 'plain', 'shadow', 'extrusion', 'coloured', 'misprint']
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

/** Of the width beside a picture, of the height over one: what the words may take. */
const WORDS_BESIDE = 0.54
const SHARES = { wide: { title: 0.56, facts: 0.4 }, tall: { title: 0.27, facts: 0.22 } } as const
/** Of the height of a tall sheet, what a block of all words may take at its head or foot. */
const TOGETHER = 0.46
/** Of a wide sheet: facts under a title that crosses the sheet, and that title. */
const [UNDER, ACROSS] = [0.44, 0.38]
/** How often words beside a picture are one block, and do not stand at the head and the foot. */
const IN_A_BLOCK = 0.5

/** Of a tall sheet's height, what each item of a list wants beyond the first few, and all of them together. */
const LISTED = { each: 0.035, from: 2, most: 0.15 } as const
const listed = ({ plan }: Stage): number =>
  Math.min(LISTED.most, LISTED.each * Math.max(0, plan.list.length + plan.people.length - LISTED.from))

/** The title as large as it may be, the facts where they leave most room. */
export const wordsAlone: SetWords = (composition) => {
  const stage = stageOf(wordSystem(composition), composition)
  const { brief, direction, random, stance } = composition
  const sheet = (nodes: Node[]) =>
    scene(brief, direction, [{ name: brief.kind, root: frame('root', { fill: stage.ground.fill, clip: true }, nodes) }])
  const { words = 'apart', align = 'start' } = stance ?? {}
  if (isWide(stage)) return { scene: sheet(onWide(stage, words, align)) }
  const room = inside(stage)
  if (words !== 'apart') {
    const height = room.height * (TOGETHER + listed(stage))
    const area = { ...room, y: words === 'head' ? room.y : room.y + room.height - height, height }
    return { scene: sheet(block(stage, area, align, words, FACTS + listed(stage))) }
  }
  // Under a picture the facts stand on a colour of their own.
  const others: readonly Ground[] = [GROUNDS.secondary, GROUNDS.ink, GROUNDS.accent]
  const foot = random.fork('foot').pick(readable(direction.palette, others))
  const shares = { ...SHARES.tall, facts: SHARES.tall.facts + listed(stage) }
  const { nodes, told } = apart(stage, foot, room, shares, align)
  return { scene: sheet(nodes), ...(told && { foot: foot.fill }) }
}

/** Narrower than that, × its height, what leads wants the sheet's whole height. */
const SLENDER = 0.75
function isSlender({ brief }: Stage): boolean {
  const [lead] = piecesOf(brief)
  if (!lead || isView(lead.figure)) return false
  const { w, h } = sizesOf(lead.figure)
  return w < h * SLENDER
}

/** Beside the picture, or a title across the sheet with the facts below it. */
function onWide(stage: Stage, words: Stance['words'], align: Align): Node[] {
  const room = inside(stage)
  if (words === 'head' && ratioOf(stage.brief) < STRIP && !isSlender(stage)) {
    const title = stackedTitle(stage, { ...room, height: room.height * ACROSS }, { inked: true, align })
    const under = below(room, room.y + title.height + stage.u * 3)
    const area = sided(stage, { ...under, x: insideSided(stage).x, width: room.width * UNDER })
    return [title.node, ...factsIn(stage, stage.ground, area, { sender: true, share: 1, most: 1.3, columns: 1 }).nodes]
  }
  const area = sided(stage, { ...insideSided(stage), width: room.width * WORDS_BESIDE })
  return stage.random.fork('block').chance(IN_A_BLOCK)
    ? block(stage, area, align, 'middle')
    : apart(stage, stage.ground, area, SHARES.wide, align).nodes
}

/** Title at the head, facts at the foot, nothing between. */
function apart(stage: Stage, foot: Ground, area: Area, share: { title: number; facts: number }, align: Align) {
  const facts = factsIn(stage, foot, area, { sender: true, share: share.facts, most: 1.28, align })
  const room = Math.min(area.height * share.title, area.height - facts.area.height - stage.u * 3)
  const title = stackedTitle(stage, { ...area, height: Math.max(stage.u * 6, room) }, { inked: true, align })
  return { nodes: [title.node, ...facts.nodes], told: facts.nodes.length > 0 }
}

/** Of a block's height, what the facts may take. */
const FACTS = 0.48

/** Title and facts together, at an end of an area or in its middle: the picture has all the rest. */
function block(stage: Stage, area: Area, align: Align, end: 'head' | 'middle' | 'foot', share = FACTS): Node[] {
  const facts = factsIn(stage, stage.ground, area, { sender: true, share, most: 1.45, align })
  const gap = facts.nodes.length > 0 ? stage.u * 3.2 : 0
  const title = stackedTitle(stage, above(area, facts.area, gap), { inked: true, align })
  const free = Math.max(0, area.height - title.height - gap - facts.area.height)
  const down = end === 'head' ? 0 : end === 'foot' ? free : free / 2
  const placed = (node: Node, top: number): Node => ({ ...node, at: { left: node.at?.left ?? area.x, top } })
  return [
    placed(title.node, (title.node.at?.top ?? area.y) + down),
    ...facts.nodes.map((node) => placed(node, area.y + down + title.height + gap)),
  ]
}
