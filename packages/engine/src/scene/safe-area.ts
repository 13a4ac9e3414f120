import type { Format } from './types.ts'

export interface Edges {
  top: number
  right: number
  bottom: number
  left: number
}

/** What the place that a sheet is shown in covers of it or cuts off: pixels from its edges. */
export function coveredEdgesOf({ covered = [0, 0, 0, 0] }: Format, width: number, height: number): Edges {
  const [top, right, bottom, left] = covered
  return { top: top * height, right: right * width, bottom: bottom * height, left: left * width }
}

/** What stays free of words at the edges of a sheet: a margin, or what is covered, with some air, where that is more. */
export function edgesOf(format: Format, width: number, height: number, margin: number, air = 0): Edges {
  const { top, right, bottom, left } = coveredEdgesOf(format, width, height)
  const edge = (covered: number) => Math.max(margin, covered + air)
  return { top: edge(top), right: edge(right), bottom: edge(bottom), left: edge(left) }
}
