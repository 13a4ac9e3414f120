/**
 * About how tall facts stand, without laying them out: what a composition weighs rooms by before it sets anything. It counts lines
 * by measured widths; what is set afterwards is measured exactly.
 */
import type { Copy } from '../../../brief/types.ts'
import { largeVoice } from '../details.ts'
import { LEADING, LONG, leastOf, SHORT, SIZE } from './sizes.ts'
import type { Stage } from './types.ts'

interface Request {
  width: number
  scale: number
  columns: 1 | 2
}

/** Words that break leave a little of each line free. */
const RAGGED = 1.06

/** The height of everything besides the title at a scale, pixels; 0 where there is nothing. */
export function factsHeight(stage: Stage, { width, scale, columns }: Request): number {
  const { plan, u, measure, direction } = stage
  const least = leastOf(stage)
  const text = { family: direction.typography.text, weight: direction.weights.strong }
  const voice = largeVoice(stage).spec
  const tall = ({ text: said }: Copy, times: number, leading: number, display = false, wide = width): number => {
    const size = Math.max(least, u * times * scale)
    const lines = Math.ceil((measure.width(said, display ? voice : text, size) * RAGGED) / wide)
    return Math.max(1, lines) * size * leading
  }
  const half = (width - u * 3) / 2
  const spaced = (heights: number[]) =>
    heights.reduce((sum, height) => sum + height, 0) + Math.max(0, heights.length - 1) * u * 0.7 * scale
  /** Groups under one another, or two and two. */
  const grouped = (groups: number[][]): number[] => {
    const heights = groups.filter((group) => group.length > 0).map(spaced)
    if (columns === 1) return heights
    return heights.flatMap((height, i) => (i % 2 === 0 ? [Math.max(height, heights[i + 1] ?? 0)] : []))
  }
  const large = (copies: readonly Copy[]) =>
    copies.map((copy, i) => {
      const short = copy.text.length <= SHORT
      const times = i === 0 && short ? SIZE.large : short ? SIZE.place : SIZE.plain
      return tall(copy, times, short ? LEADING.large : LEADING.text, short, columns === 2 ? half : width)
    })
  const small = (copies: readonly Copy[]) =>
    copies.map((copy) =>
      tall(copy, copy.text.length <= SHORT ? SIZE.list : SIZE.plain, LEADING.text, false, columns === 2 ? half : width),
    )
  const listed = [...plan.people, ...plan.list]
  const ruled = listed.length >= 3
  const list = listed.map(
    (copy) =>
      tall(copy, copy.text.length <= LONG / 2 ? SIZE.list : SIZE.plain, LEADING.list, true) + u * (ruled ? 1.5 : 0.7),
  )
  const parts = [
    ...(plan.brand ? [tall(plan.brand, SIZE.brand, LEADING.text)] : []),
    ...plan.lead.map((copy, i) =>
      tall(copy, i === 0 && copy.text.length <= LONG ? SIZE.lead : SIZE.long, LEADING.text),
    ),
    ...grouped([large(plan.when), large(plan.where), large(plan.offer)]),
    ...(list.length > 0 ? [list.reduce((sum, height) => sum + height, 0)] : []),
    ...grouped([small(plan.rest), small(plan.contact)]),
    ...(plan.cta ? [Math.max(least, u * SIZE.button * scale) * 2.35] : []),
  ]
  return parts.reduce((sum, height) => sum + height, 0) + Math.max(0, parts.length - 1) * u * 1.7 * Math.min(1.2, scale)
}
