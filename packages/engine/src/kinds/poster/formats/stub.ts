/** What is torn off: a sheet in two parts, the perforation between them, and blocks that fill a part. */
import type { Node } from '../../../scene/types.ts'
import { circle } from '../../shared/geometry.ts'
import { column, fitted, placed } from '../../shared/printed/kit.ts'
import { perforation } from '../../shared/printed/ornaments.ts'
import type { Area } from '../../shared/systems/types.ts'
import type { Page } from './page.ts'

export interface Split {
  tall: boolean
  main: Area
  stub: Area
}

/** The stub at the foot of a tall sheet, at the right of a wide one; `share`: of the sheet's length. */
export const splitAt = ({ width, height }: Page, share: number): Split =>
  height > width
    ? {
        tall: true,
        main: { x: 0, y: 0, width, height: height * (1 - share) },
        stub: { x: 0, y: height * (1 - share), width, height: height * share },
      }
    : {
        tall: false,
        main: { x: 0, y: 0, width: width * (1 - share), height },
        stub: { x: width * (1 - share), y: 0, width: width * share, height },
      }

/** Dots where the stub is torn off, and a bite at either end, as path data. Lengths in pixels; `from`: where the dots begin. */
export function tearing(
  { width, height }: Page,
  { stub, tall }: Split,
  { bite, from, dot }: { bite: number; from: number; dot: number },
): { dots: string; ends: string } {
  return tall
    ? {
        dots: perforation(stub.y, from, width - from, dot, false),
        ends: circle(0, stub.y, bite) + circle(width, stub.y, bite),
      }
    : {
        dots: perforation(stub.x, from, height - from, dot),
        ends: circle(stub.x, 0, bite) + circle(stub.x, height, bite),
      }
}

/** A block as large as its area, at its head or in its middle; `gap`: × u, `most`: the largest scale. */
export function block(
  page: Page,
  id: string,
  area: Area,
  build: (scale: number) => Node[],
  { valign, gap, most }: { valign: 'start' | 'center'; gap: number; most: number },
): Node {
  const found = fitted(
    page,
    area.height,
    (scale) => column(`${id}-in`, { width: area.width, layout: { gap: page.u * gap * scale } }, build(scale)),
    most,
  )
  const free = Math.max(0, area.height - found.height)
  return placed(id, { ...area, y: area.y + (valign === 'center' ? free / 2 : 0) }, [found.node])
}
