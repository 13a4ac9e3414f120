/** How a sheet is divided: margins, head, foot, and what is left. */

import type { Brief } from '../../../brief/types.ts'
import { column } from '../../../scene/build.ts'
import { coveredEdgesOf } from '../../../scene/safe-area.ts'
import type { Node } from '../../../scene/types.ts'
import type { Composition } from '../../types.ts'
import { callingPlan, planCopy } from '../plan.ts'
import { readable } from '../readable.ts'
import { edgesOf, GROUNDS, type Ground, type Sheet, sheetOf } from '../sheet.ts'
import { type Facts, type FactsOptions, facts } from './facts.ts'
import { stackedTitle, type Title, type TitleOptions } from './lettering.ts'
import type { Area, Stage, System } from './types.ts'

/** On banners the short side governs: a strip has no more room for a line than its height gives. */
export function measuresOf({ brief, width, height, u, margin }: Sheet): Pick<Sheet, 'u' | 'margin'> {
  if (brief.kind !== 'banner') return { u, margin }
  const { top, right, bottom, left } = coveredEdgesOf(brief.format, width, height)
  const own = Math.min(u, ((height - top - bottom) * 2.3) / 100, ((width - right - left) * 1.75) / 100)
  return { u: own, margin: Math.max(6, Math.min(Math.min(width, height) * 0.08, own * 8)) }
}

/** So many times as wide as tall; of sheets of which a strip is left for words, the strip. */
export function ratioOf({ format }: Brief): number {
  const { width, height } = format
  if (height === 'auto') return 1
  const { top, right, bottom, left } = coveredEdgesOf(format, width, height)
  return Math.max(width / height, (width - right - left) / (height - top - bottom))
}

/** The sheet of a composition in a system, on one of its grounds. */
export function stageOf(system: System, composition: Composition): Stage {
  const { brief, direction, random } = composition
  const sheet = sheetOf(composition, brief.kind === 'banner' ? callingPlan(brief) : planCopy(brief))
  const dice = random.fork('system')
  const grounds = readable(
    direction.palette,
    system.grounds.map((name) => GROUNDS[name]),
  )
  return { ...sheet, ...measuresOf(sheet), system, ground: dice.pick(grounds), lettering: dice.pick(system.lettering) }
}

/** Where words may stand: inside the margins, and clear of what the place that the sheet is shown in covers. */
export function inside(sheet: Sheet): Area {
  const { top, right, bottom, left } = edgesOf(sheet)
  return { x: left, y: top, width: sheet.width - (left + right), height: sheet.height - (top + bottom) }
}

/** Wider than tall by so much, words and picture stand side by side. */
const WIDE = 1.15
export const isWide = ({ width, height }: Stage): boolean => width > height * WIDE

/** How often the picture stands on the left of a wide sheet and the words on its right. */
const TURNED = 0.36
/** Whether it does: always where the left is covered, never where the right is. */
function isTurned({ brief, random, stance, width, height }: Sheet): boolean {
  const { left, right } = coveredEdgesOf(brief.format, width, height)
  return left === right ? (stance?.turned ?? random.fork('turned').chance(TURNED)) : left > right
}
/** An area of a wide sheet, on the side where its stage has it. */
export const sided = (stage: Stage, area: Area): Area =>
  isTurned(stage) ? { ...area, x: stage.width - area.x - area.width } : area
/** Where words may stand, before `sided` puts them on their side. */
export const insideSided = (stage: Stage): Area =>
  isTurned(stage) ? { ...inside(stage), x: edgesOf(stage).right } : inside(stage)

export interface Placed extends Facts {
  area: Area
}

/** Facts along an edge of an area: at its foot or head, as tall as they are. */
export function factsIn(
  stage: Stage,
  ground: Ground,
  area: Area,
  options: Omit<FactsOptions, 'width' | 'height'> & { share?: number; edge?: 'foot' | 'head' | 'middle' } = {},
): Placed {
  const { share = 0.36, edge = 'foot', ...own } = options
  const found = facts(stage, ground, { ...own, width: area.width, height: area.height * share })
  if (found.nodes.length === 0)
    return { ...found, area: { ...area, y: edge === 'foot' ? area.y + area.height : area.y, height: 0 } }
  const top =
    edge === 'foot'
      ? area.y + area.height - found.height
      : edge === 'head'
        ? area.y
        : area.y + Math.max(0, (area.height - found.height) / 2)
  const box = { ...area, y: top, height: found.height }
  return { ...found, area: box, nodes: [at(`${own.id ?? ''}facts-place`, box, found.nodes)] }
}

/** So large facts that were set with reserve may become where the title leaves room. */
const ROOMY = 1.9

export interface Words {
  title: Title
  foot: Placed
  /** Between the two, what is left. */
  left: Area
}

/**
 * A title over its facts in one area: the facts keep to their share until the title is set, then they take what it leaves, so
 * that what is left over is in one place. `keep`: pixels between the two that are kept free.
 */
export function words(
  stage: Stage,
  area: Area,
  options: Omit<FactsOptions, 'width' | 'height'> & {
    share: number
    title?: TitleOptions
    keep?: number
    most?: number
    ground?: Ground
  },
): Words {
  const { title: titled = {}, keep = 0, share, most = ROOMY, ground = stage.ground, ...own } = options
  const gap = stage.u * 3
  const first = factsIn(stage, ground, area, { ...own, share, most: Math.min(1.14, most) })
  const room = first.nodes.length > 0 ? above(area, first.area, gap + keep) : area
  const title = stackedTitle(stage, room, titled)
  const under = below(area, area.y + title.height + gap + keep)
  const foot = first.nodes.length > 0 ? factsIn(stage, ground, under, { ...own, share: 1, most }) : first
  const top = area.y + title.height + gap
  return { title, foot, left: { ...area, y: top, height: Math.max(0, foot.area.y - gap - top) } }
}

/** Nodes as a column with a place of its own. */
export const at = (id: string, { x, y, width }: Area, nodes: Node[]): Node =>
  column(id, { at: { left: x, top: y }, width }, nodes)

/** What is left of an area above a lower one. */
export const above = (area: Area, lower: Area, gap: number): Area => ({
  ...area,
  height: Math.max(1, lower.y - gap - area.y),
})

/** What is left of an area below a line. */
export const below = (area: Area, top: number): Area => ({
  ...area,
  y: top,
  height: Math.max(1, area.y + area.height - top),
})
