/** What weakens a drawn design and can stay: told to whoever drew it when they see it painted. */
import { textBoxes } from '../critic/gates.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Format, Scene, Text } from '../scene/types.ts'

/** Pixels across of a phone, which pictures for screens are seen on, and of letters that can be read there. */
const PHONE = { width: 390, letters: 8.5 }
/** Pixels of letters on a page. */
const PAGE_LETTERS = 14
/** Points of letters on paper: of a card in the hand, of a sheet on the table, and of one on a wall (from A3 on). */
const [CARD_POINTS, SHEET_POINTS, WALL_POINTS, WALL] = [5.5, 8, 12, 400]
const POINTS_OF_MILLIMETRE = 72 / 25.4

/** The size below which words are too small for how a design is seen, pixels of its artboard, and where that is. */
function leastSize({ kind, format }: Scene): { size: number; seen: string } | undefined {
  if (kind === 'icon' || kind === 'logo') return undefined
  if (kind === 'website') return { size: PAGE_LETTERS, seen: 'on a page' }
  if (format.print) return printed(format.print, format, kind === 'business-card')
  if (format.width < 2 * PHONE.width) return undefined
  const size = Math.floor((PHONE.letters * format.width) / PHONE.width)
  return { size, seen: `on a phone, where ${format.width} pixels are ${PHONE.width}` }
}

function printed({ width, height }: NonNullable<Format['print']>, format: Format, isCard: boolean) {
  const isWall = Math.max(width, height) >= WALL
  const points = isCard ? CARD_POINTS : isWall ? WALL_POINTS : SHEET_POINTS
  const size = Math.floor((points * format.width) / (width * POINTS_OF_MILLIMETRE))
  return { size, seen: `in print, where that is ${points} points` }
}

/** Lines round letters or through them that are wider, ems, leave little of thin forms. */
const [ROUND, HOLLOW] = [0.1, 0.05]
/** Hollow letters below this size are a tangle of lines. */
const LEAST_HOLLOW = 36

function ofOutlines({ id, effect }: Text, size: number): string[] {
  if (effect?.kind === 'shadow' && effect.edge && effect.edge.width > ROUND)
    return [`The line round the letters of '${id}' is ${effect.edge.width} em: above ${ROUND} it fills their insides`]
  const width = effect?.kind === 'hollow' || effect?.kind === 'echo' ? effect.width : undefined
  if (width !== undefined && (width > HOLLOW || size < LEAST_HOLLOW))
    return [
      `The outlines of '${id}' (${width} em on letters of ${Math.round(size)} pixels) run together: at most ${HOLLOW} em, and from ${LEAST_HOLLOW} pixels on`,
    ]
  return []
}

function ofSize({ node, laid }: { node: Text; laid: LaidNode }, least: { size: number; seen: string }): string[] {
  const sizes = laid.text?.lines.map(({ size }) => size ?? laid.text?.size ?? 0) ?? []
  const size = Math.round(Math.min(...sizes))
  return size < least.size
    ? [`'${node.id}' is set in ${size} pixels: below ${least.size} it is hard to read ${least.seen}`]
    : []
}

export function remarksOn(scene: Scene, laid: readonly LaidArtboard[]): string[] {
  const least = leastSize(scene)
  return laid
    .flatMap((artboard) => textBoxes(artboard))
    .filter(({ node }) => node.role !== 'decoration')
    .flatMap((box) => [...(least ? ofSize(box, least) : []), ...ofOutlines(box.node, box.laid.text?.size ?? 0)])
}
