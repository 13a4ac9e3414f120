/** Quarter circles, half discs and squares on a small grid, mirrored or turned so that the whole holds together. */

import { nth } from '../../../../base/items.ts'
import type { Random } from '../../../../base/random.ts'
import { entry } from '../../../../base/tables.ts'
import { at, circle, rectangle } from '../../../shared/geometry.ts'
import { type MarkMaker, VIEW } from './types.ts'

/** A tile; 0–3 turns a quarter disc: its right angle stands in that corner, clockwise from the top left. */
type Tile = 'square' | 'disc' | 'empty' | 0 | 1 | 2 | 3

function draw(tile: Tile, x: number, y: number, side: number): string {
  if (tile === 'empty') return ''
  if (tile === 'square') return rectangle(x, y, side, side)
  if (tile === 'disc') return circle(x + side / 2, y + side / 2, side / 2)
  const corners = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as const
  const [corner, next, before] = [corners[tile], corners[(tile + 1) % 4], corners[(tile + 3) % 4]] as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ]
  return `M${at(...corner)}L${at(...next)}A${side} ${side} 0 0 1 ${at(...before)}Z`
}

const TURNED: Record<number, Tile> = { 0: 1, 1: 2, 2: 3, 3: 0 }
const turnTile = (tile: Tile): Tile => (typeof tile === 'number' ? entry(TURNED, tile) : tile)

const QUARTERS = [0, 1, 2, 3] as const
const drawTile = (random: Random): Tile => {
  const value = random.next()
  return value < 0.72 ? random.pick(QUARTERS) : value < 0.86 ? 'square' : 'disc'
}

/** Four tiles, or four groups of four: one is drawn, the others are its quarter turns. */
export const quarterTurns: MarkMaker = (random, { primary, secondary }) => {
  const cells = random.pick([1, 1, 2])
  const gap = random.pick([0, 0, 8])
  const half = (VIEW - 16 - gap) / 2
  const side = half / cells
  const lead = Array.from({ length: cells * cells }, () => drawTile(random))
  if (cells === 1 && typeof lead[0] !== 'number') lead[0] = random.pick(QUARTERS)
  let group = lead
  const quarters: { tiles: Tile[]; x: number; y: number }[] = []
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const) {
    quarters.push({ tiles: group, x: 8 + x * (half + gap), y: 8 + y * (half + gap) })
    // A quarter turn of a square group: row r, column c comes from row n−1−c, column r.
    group = group.map((_, index) => {
      const [r, c] = [Math.floor(index / cells), index % cells]
      return turnTile(nth(group, (cells - 1 - c) * cells + r))
    })
  }
  const alternate = random.chance(0.5)
  const paths = ['', '']
  quarters.forEach(({ tiles, x, y }, quarter) => {
    tiles.forEach((tile, index) => {
      const [r, c] = [Math.floor(index / cells), index % cells]
      const tone = alternate || cells === 1 ? quarter % 2 : (r + c) % 2
      paths[tone] += draw(tile, x + c * side, y + r * side, side)
    })
  })
  return paths.flatMap((d, index) => (d ? [{ d, fill: index === 0 ? primary : secondary }] : []))
}

/** Three by three, mirrored left to right: reads as a figure, a plant, a building. */
export const mirrored: MarkMaker = (random, { primary, secondary }) => {
  const side = (VIEW - 12) / 4
  const rows = 4
  const paths = ['', '']
  const flip = (tile: Tile): Tile => (typeof tile === 'number' ? nth([1, 0, 3, 2], tile) : tile)
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < 2; c++) {
      const tile = c === 0 && (r === 0 || r === rows - 1) && random.chance(0.3) ? 'empty' : drawTile(random)
      const tone = (r + c) % 2
      paths[tone] +=
        draw(tile, 6 + c * side, 6 + r * side, side) + draw(flip(tile), 6 + (3 - c) * side, 6 + r * side, side)
    }
  }
  return paths.flatMap((d, index) => (d ? [{ d, fill: index === 0 ? primary : secondary }] : []))
}
