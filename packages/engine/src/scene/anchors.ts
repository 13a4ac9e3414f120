/** Where a drawing lies in its box when their proportions differ. */
import type { Anchor } from './types.ts'

const SHARES: Readonly<Record<Anchor, readonly [x: number, y: number]>> = {
  center: [0.5, 0.5],
  top: [0.5, 0],
  bottom: [0.5, 1],
  left: [0, 0.5],
  right: [1, 0.5],
  'top-left': [0, 0],
  'top-right': [1, 0],
  'bottom-left': [0, 1],
  'bottom-right': [1, 1],
}

/** Every anchor by its name. */
export const ANCHORS = Object.keys(SHARES).filter((name): name is Anchor => name in SHARES)

/** The share of the room left over, or cut off, that lies before the drawing. */
export const anchorShares = (anchor: Anchor = 'center'): readonly [x: number, y: number] => SHARES[anchor]

const WORDS: Readonly<Record<string, string>> = { 0: 'Min', 0.5: 'Mid', 1: 'Max' }

/** As SVG says it; nothing where that is what it does anyhow. */
export function aspectRatio(scale: 'contain' | 'cover' | 'stretch', anchor?: Anchor): string | undefined {
  if (scale === 'stretch') return 'none'
  const [x, y] = anchorShares(anchor)
  const align = `x${WORDS[x]}Y${WORDS[y]}`
  if (scale === 'cover') return `${align} slice`
  return align === 'xMidYMid' ? undefined : align
}
