/** Where a press on the picture of a site leads: its links with their places, and the page and part that each opens. */

import type { Box } from '../../base/geometry.ts'
import { findLaid } from '../../scene/laid.ts'
import type { LaidArtboard, LaidNode } from '../../scene/layout.ts'

export interface PageLink {
  /** Its words. */
  label: string
  /** Pixels of the artboard. */
  box: Box
  /** Index of the artboard that it opens. */
  to: number
  /** How far down there the part begins that it names, pixels; 0 for the page itself. */
  y: number
}

const TOP = new Set(['', 'top'])

/** The links of every artboard that lead to another or to a part of one. Those to elsewhere are left out. */
export function linksOf(artboards: readonly LaidArtboard[]): PageLink[][] {
  const pages = new Map(artboards.map(({ artboard: { path = '/' } }, index) => [path, index]))
  const leadsTo = (href: string, from: number): Pick<PageLink, 'to' | 'y'> | undefined => {
    const [path = '', part = ''] = href.split('#')
    const to = path === '' ? from : pages.get(path)
    const root = to === undefined ? undefined : artboards[to]?.root
    if (to === undefined || !root) return undefined
    if (TOP.has(part)) return { to, y: 0 }
    const found = findLaid(root, part)
    return found && { to, y: found.y }
  }
  return artboards.map(({ root }, index) =>
    linked(root).flatMap(({ href, laid }) => {
      const place = /^[/#]/.test(href) ? leadsTo(href, index) : undefined
      const label = wordsOf(laid)
      return place && label ? [{ label, box: boxOf(laid), ...place }] : []
    }),
  )
}

/** The outermost links below a node. */
function linked(laid: LaidNode): { href: string; laid: LaidNode }[] {
  const { node } = laid
  if ((node.type === 'text' || node.type === 'frame') && node.href !== undefined) return [{ href: node.href, laid }]
  return laid.children.flatMap(linked)
}

function wordsOf({ node, children }: LaidNode): string {
  if (node.type === 'text') return node.text.trim()
  const words = children.map(wordsOf).filter(Boolean).join(' ')
  return words || ('alt' in node && node.alt ? node.alt : '')
}

/** A text alone in its row is as wide as the row: its lines are what is pressed. */
function boxOf({ x, y, width, height, text }: LaidNode): Box {
  if (!text || text.lines.length === 0) return { x, y, width, height }
  const left = Math.min(...text.lines.map((line) => line.x))
  const right = Math.max(...text.lines.map((line) => line.x + line.width))
  return { x: left, y, width: right - left, height }
}
