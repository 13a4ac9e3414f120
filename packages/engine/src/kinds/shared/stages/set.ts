/** A stage set: its layout for the format, what was told in its areas and its picture's frames. */
import type { Bounds } from '../../../base/geometry.ts'
import { inHand, readingSize } from '../../../critic/reading-size.ts'
import type { LaidNode } from '../../../scene/layout.ts'
import { withOwnIds } from '../../../scene/own-ids.ts'
import type { Artboard, Frame, Node, Scene } from '../../../scene/types.ts'
import { plainFrame } from '../../../sheet/build/boards.ts'
import { fitted } from '../../../sheet/fit.ts'
import { mended } from '../../../sheet/mend.ts'
import type { Instruments, Sheet, SheetFrame } from '../../../sheet/types.ts'
import type { Composition } from '../../types.ts'
import { scene } from '../brief-scene.ts'
import { spotsFor } from '../pictured/places.ts'
import { planCopy } from '../plan.ts'
import { GROUNDS, sheetOf } from '../sheet.ts'
import { surroundings } from '../stated/around.ts'
import { shown } from '../stated/shown.ts'
import { measuresOf } from '../systems/room.ts'
import type { Stage, System } from '../systems/types.ts'
import { shownIn } from './pictures.ts'
import type { Plan } from './plan.ts'
import { areasOf, boxOf, isScene, picturesOf, type Serving } from './serve.ts'
import { areaWith, heightOf, largestBeside, type Setting } from './words.ts'

const AS_TOLD: System = {
  name: 'stage',
  manner: 'As told',
  moods: [],
  industries: [],
  lean: {},
  grounds: ['paper'],
  backdrops: ['flat'],
  lettering: ['plain'],
  layout: 'corner',
}

function stageOf(composition: Composition): Stage {
  const sheet = sheetOf(composition, planCopy(composition.brief))
  return { ...sheet, ...measuresOf(sheet), system: AS_TOLD, ground: GROUNDS.paper, lettering: 'plain' }
}

/** Words that were told are no smaller than this share of what reads well. */
const SMALLEST = 0.84
/** On a card of 3.5 inches that is 1050 pixels wide, 7.5 points. */
const ON_A_CARD = 31.25 / 1050
const leastOf = ({ brief, width, height }: Stage): number =>
  brief.kind === 'business-card'
    ? Math.max(width, height) * ON_A_CARD
    : SMALLEST * (brief.piece?.type === 'postcard' ? inHand({ width, height }) : readingSize({ width, height }))

/** What is set, and how. */
export interface Staging {
  sheet: Sheet
  plan: Plan
  serving: Serving
  /** Of their room, what words and pictures take: less where they would touch. */
  by: number
}

export function setStage(staging: Staging, composition: Composition, instruments: Instruments): Scene {
  const { sheet, plan, serving, by } = staging
  const { brief, direction } = composition
  const stage = stageOf(composition)
  const root = fitted(serving.layout, stage.width, stage.height)
  const setting: Setting = {
    stage,
    title: plan.title,
    ownLetters: sheet.typography.display === direction.typography.display,
    least: leastOf(stage),
    by,
    sign: plan.sign,
  }
  const { words, spare } = wordsIn(setting, root, serving, plan)
  const pictures = picturesIn(setting, root, serving, spare)
  const whole = filledWith(setting, root, plan, words, pictures)
  const full = withRest(
    stage,
    whole,
    serving,
    plan,
    [...pictures.values()].map(({ box }) => box),
  )
  const made = withOwnIds(scene(brief, direction, [{ name: 'front', root: full }, ...backOf(staging, setting)]))
  return mended(made, { ...instruments, asked: brief.colours.map(({ hex }) => hex) }).scene
}

/** The sheet's own parts, with words and pictures where they were told. */
function filledWith(
  setting: Setting,
  root: SheetFrame,
  plan: Plan,
  words: ReadonlyMap<string, readonly Node[]>,
  pictures: ReadonlyMap<string, Placed>,
): Frame {
  const children = root.children.flatMap((child): Node[] => {
    if (child.type === 'frame' && child.area) return [...(words.get(child.id) ?? [])]
    if (child.type === 'frame' && child.slot === 'picture') return [...(pictures.get(child.id)?.nodes ?? [])]
    if (child.type === 'frame' && child.slot === 'echo') return echoIn(setting, child, plan)
    return [asGround(plainFrame({ ...root, children: [child] }).children[0])].flatMap((node) => node ?? [])
  })
  return { ...plainFrame({ ...root, children: [] }), clip: true, children }
}

/** What leads the picture once more, as an ornament. */
function echoIn({ stage }: Setting, node: SheetFrame, { group: [lead] }: Plan): Node[] {
  if (!lead || isScene(lead)) return []
  const box = boxOf(node, stage)
  const size = { width: box.right - box.left, height: box.bottom - box.top }
  const frame = plainFrame(node)
  const { size: _, ...plain } = lead
  const { nodes } = shownIn(stage, frame, size, [plain], { id: node.id, by: 1 })
  const ornaments = nodes.map(({ alt: __, ...drawn }): Node => ({ ...drawn, role: 'decoration' }))
  return [{ ...frame, ...size, at: { left: box.left, top: box.top }, children: ornaments }]
}

/** The other side of a card: with the words that were told to stand there, else with those that lead. */
function backOf({ sheet, plan }: Staging, setting: Setting): Artboard[] {
  const { stage } = setting
  const layout = sheet.layouts.find(({ side }) => side === 'back')
  if (stage.brief.kind !== 'business-card' || !layout) return []
  const root = fitted(layout, stage.width, stage.height)
  const parts = plan.back.length > 0 ? plan.back : plan.title ? [plan.title] : []
  const told = areasOf({ root }).slice(0, 1)
  const serving: Serving = {
    layout,
    words: new Map(told.map(({ id, area = 'center' }) => [id, { area, parts: [...parts] }])),
    pictures: new Map(picturesOf({ root }).map(({ id }) => [id, plan.group])),
    left: [],
    fits: 1,
  }
  const { words } = wordsIn(setting, root, serving, plan)
  return [{ name: 'back', root: filledWith(setting, root, plan, words, picturesIn(setting, root, serving, [])) }]
}

/** What lies round words and picture is ornament. */
function asGround(node: Node | undefined): Node | undefined {
  if (!node) return undefined
  if (node.type === 'frame') return { ...node, children: node.children.flatMap((child) => asGround(child) ?? []) }
  return node.type === 'vector' ? { ...node, role: 'decoration' } : node
}

/** Room that words at the head do not need: from their area's lower edge up. */
interface Spare {
  below: number
  left: number
  right: number
  free: number
}
/** Of what is free, what goes to the picture; how near to the words that begins, × u. */
const [GIVEN, NEXT] = [0.62, 9]

/** The areas with their words, what leads last: nothing beside it that is to be large may be dwarfed. */
function wordsIn(setting: Setting, root: SheetFrame, { words }: Serving, { title }: Plan) {
  const { stage } = setting
  const set = new Map<string, Node[]>()
  const spare: Spare[] = []
  const areas = areasOf({ root }).flatMap((area) => {
    const told = words.get(area.id)
    return told ? [{ area, parts: told.parts, leads: title !== undefined && told.parts.includes(title) }] : []
  })
  let most = Number.POSITIVE_INFINITY
  for (const { area, parts } of areas.toSorted((a, b) => Number(a.leads) - Number(b.leads))) {
    const whole = boxOf(area, stage)
    const air = ((whole.bottom - whole.top) * (1 - setting.by)) / 2
    const box = { ...whole, top: whole.top + air, bottom: whole.bottom - air }
    const size = { width: box.right - box.left, height: box.bottom - box.top }
    const made = areaWith(setting, area, size, parts, most)
    most = Math.min(most, largestBeside(stage, made, size, parts))
    // What words at the head leave free of their area, the picture below them has.
    const free = area.area?.startsWith('top') ? (size.height - heightOf(stage, made, size)) * GIVEN : 0
    if (free > 0) spare.push({ below: box.bottom, left: box.left, right: box.right, free })
    set.set(area.id, [{ ...made, at: { left: box.left, top: box.top }, ...size, height: size.height - free }])
  }
  return { words: set, spare }
}

interface Placed {
  nodes: Node[]
  box: Bounds
}

function picturesIn(
  { stage, by }: Setting,
  root: SheetFrame,
  { pictures }: Serving,
  spare: readonly Spare[],
): Map<string, Placed> {
  const made = new Map<string, Placed>()
  for (const [i, node] of picturesOf({ root }).entries()) {
    const pieces = pictures.get(node.id)
    if (!pieces) continue
    const own = boxOf(node, stage)
    // What stands on the foot of its frame may reach higher: forms behind it stay where they are.
    const above = spare.find(
      ({ below, left, right }) =>
        own.top >= below - 1 && own.top < below + stage.u * NEXT && left < own.right && right > own.left,
    )
    const grows = above !== undefined && !node.clip && node.layout?.justify === 'end'
    const box = grows ? { ...own, top: own.top - above.free } : own
    const size = { width: box.right - box.left, height: box.bottom - box.top }
    const frame = plainFrame(node)
    const { nodes, box: seen } = shownIn(stage, frame, size, pieces, { id: `depiction-${i + 1}`, by })
    made.set(node.id, {
      nodes: [{ ...frame, ...size, at: { left: box.left, top: box.top }, children: [...frame.children, ...nodes] }],
      box: {
        left: box.left + seen.left,
        top: box.top + seen.top,
        right: box.left + seen.right,
        bottom: box.top + seen.bottom,
      },
    })
  }
  return made
}

/** What was told to stand apart, where the stage has no frame for it, and what is strewn: where words and pictures leave them room. */
function withRest(stage: Stage, root: Frame, { left }: Serving, { around }: Plan, pictures: readonly Bounds[]): Frame {
  if (left.length === 0 && around.length === 0) return root
  const { width, height, brief, direction } = stage
  const [laid] = stage.layOut(scene(brief, direction, [{ name: 'words', root }]))
  const lines = laid ? [...linesIn(laid.root)] : []
  const taken = [...lines, ...pictures]
  const spots = spotsFor(
    left.map((piece) => ({ ...piece, size: piece.size ?? 'medium' })),
    { width, height, words: taken },
  )
  const apart = [...spots].map(([piece, { x, y, size }], i) =>
    shown(stage, `apart-${i + 1}`, piece, size, {
      at: { left: x - size / 2, top: y - size / 2 },
      role: 'illustration',
    }),
  )
  const boxes = [...spots.values()].map(({ x, y, size }) => ({
    left: x - size / 2,
    top: y - size / 2,
    right: x + size / 2,
    bottom: y + size / 2,
  }))
  const strewn = around.length === 0 ? [] : surroundings({ stage, pieces: around, taken: [...taken, ...boxes] })
  return { ...root, children: [...root.children, ...apart, ...strewn] }
}

function* linesIn(laid: LaidNode): Generator<Bounds> {
  const lines = laid.text?.lines ?? []
  if (lines.length > 0)
    yield {
      left: Math.min(...lines.map(({ x }) => x)),
      right: Math.max(...lines.map(({ x, width }) => x + width)),
      top: laid.y,
      bottom: laid.y + laid.height,
    }
  for (const child of laid.children) yield* linesIn(child)
}
