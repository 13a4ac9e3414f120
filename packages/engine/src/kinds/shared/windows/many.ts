/** The thing many times, or with what goes with it: a pattern, coloured tiles. */
import { cyclic } from '../../../base/items.ts'
import type { Random } from '../../../base/random.ts'
import { contrast } from '../../../colour/colour.ts'
import { circle, polygon } from '../../../imagery/shapes.ts'
import { frame } from '../../../scene/build.ts'
import type { Node, PaletteRole, Vector } from '../../../scene/types.ts'
import { isSeenOn } from '../figure.ts'
import { isView } from '../pictured/settings.ts'
import { type Pane, whole } from './pane.ts'
import { scenery } from './scenery.ts'

/** Plain forms of tiles in a square of one. */
const FORMS: readonly ((s: number) => string)[] = [
  (s) => `M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z`,
  (s) => `M0 ${s / 2}A${s / 2} ${s / 2} 0 0 1 ${s} ${s / 2}V${s}H0Z`,
  (s) => circle(s / 2, s / 2, s * 0.36),
  (s) =>
    polygon([
      [0, s],
      [s, 0],
      [s, s],
    ]),
  (s) => `M0 0H${s / 2}A${s / 2} ${s / 2} 0 0 1 ${s} ${s / 2}V${s}H${s / 2}A${s / 2} ${s / 2} 0 0 1 0 ${s / 2}Z`,
]

/** Coloured tiles: the thing on a large one, what goes with it and plain forms on the others. */
export function tiles(pane: Pane): Node[] {
  const { sheet, width, height, pieces, random } = pane
  const { palette } = sheet.direction
  const fills = (['accent', 'secondary', 'surface', 'ink', 'paper'] as const).filter((role, i, all) =>
    all.slice(0, i).every((other) => contrast(palette[other], palette[role]) > 1.12),
  )
  const short = Math.min(width, height)
  const count = Math.max(2, Math.round(short / (Math.sqrt(sheet.width * sheet.height) * 0.2)))
  const side = short / count
  const [columns, rows] = [Math.max(2, Math.round(width / side)), Math.max(2, Math.round(height / side))]
  const [w, h] = [width / columns, height / rows]
  const large = Math.min(columns, rows) >= 3 ? 2 : Math.min(columns, rows) === 2 && Math.max(columns, rows) >= 3 ? 2 : 1
  const corner = { x: random.int(columns - large + 1), y: random.int(rows - large + 1) }
  const turn = random.int(fills.length)
  const [lead, ...others] = pieces
  const cells: Node[] = []
  let shown = 0
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const inLarge = x >= corner.x && x < corner.x + large && y >= corner.y && y < corner.y + large
      if (inLarge) continue
      const fill = cyclic(fills, x + y * 2 + turn)
      const other = cyclic(fills, x + y * 2 + turn + 1 + random.int(2))
      const piece = others[shown]
      const own = { ...pane, width: w, height: h, fill }
      const pictured = piece && !isView(piece.figure) && isSeenOn(sheet, piece.figure, fill) && random.chance(0.6)
      if (pictured) shown++
      cells.push(
        frame(
          `tile-${x}-${y}`,
          { role: 'pattern', at: { left: x * w, top: y * h }, width: w + 0.5, height: h + 0.5, fill, clip: true },
          pictured ? [whole(own, piece, `depiction-${shown + 1}`, 0.86)] : [plainForm(random, other, w, h)],
        ),
      )
    }
  const seen = fills.filter((role) => isSeenOn(sheet, lead.figure, role))
  const fill = random.pick(seen.length > 0 ? seen : fills)
  const big = { ...pane, width: w * large, height: h * large, fill }
  const hero = frame(
    'tile-subject',
    {
      role: 'panel',
      at: { left: corner.x * w, top: corner.y * h },
      width: big.width,
      height: big.height,
      fill,
      clip: true,
    },
    isView(lead.figure) ? scenery(big) : [whole(big, lead, 'depiction-1', 0.98)],
  )
  return [...cells, hero]
}

function plainForm(random: Random, fill: PaletteRole, width: number, height: number): Vector {
  return {
    type: 'vector',
    id: 'form',
    role: 'pattern',
    at: { left: 0, top: 0 },
    width,
    height,
    viewBox: [100, 100],
    scale: 'stretch',
    shapes: [{ d: random.pick(FORMS)(100), fill }],
    rotate: random.int(2) * 180,
  }
}
