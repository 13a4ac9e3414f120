import type { ColourRef, Node, PaletteRole } from '../../../../scene/types.ts'
import { readable } from '../../readable.ts'
import { edgesOf, GROUNDS, type Ground } from '../../sheet.ts'
import { standingOut } from '../../standing-out.ts'
import { backdrop } from '../backdrops.ts'
import { archway, circle, filled, overSheet } from '../forms.ts'
import { hasHero, hero } from '../hero.ts'
import { stackedTitle } from '../lettering.ts'
import { above, below, factsIn, inside, insideSided, isWide, sided } from '../room.ts'
import type { Area, Stage } from '../types.ts'

const FORMS = ['disc', 'arch'] as const

/** A form that the subject stands in and reaches out of. */
export function form(stage: Stage, { x, y, width, height }: Area, colour: ColourRef = onForm(stage)): Node[] {
  const [cx, cy, r] = [x + width / 2, y + height / 2, Math.min(width, height) / 2]
  const d = {
    disc: circle(cx, cy, r),
    arch: archway(cx - r * 0.82, y, r * 1.64, y + height),
  }[stage.random.fork('form').pick(FORMS)]
  return [overSheet(stage, 'form', [filled(d, colour)], 'decoration')]
}

/** A round form in the middle with the subject larger than it; the title above, everything else below, on one axis. */
export function emblem(stage: Stage): Node[] {
  const { ground, u, system, random, width, height, margin } = stage
  const name = random.pick(system.backdrops)
  const pictured = hasHero(stage)
  const wide = isWide(stage)
  const align = 'center' as const
  const all = inside(stage)
  const room = wide && pictured ? sided(stage, { ...insideSided(stage), width: width * 0.5 - margin }) : all
  const foot = factsIn(stage, ground, room, { sender: true, align, share: wide ? 0.46 : 0.3, most: wide ? 1.65 : 1.15 })
  const words = above(room, foot.area, foot.nodes.length > 0 ? u * 3 : 0)
  if (wide || !pictured) {
    const title = stackedTitle(stage, words, { align, valign: 'center' })
    const side = Math.min(height * 0.82, width * 0.42)
    const spot = sided(stage, { x: width * 0.74 - side / 2, y: (height - side) / 2, width: side, height: side })
    return [
      ...backdrop(stage, name, spot),
      ...(pictured ? [...form(stage, spot), ...hero(stage, grown(spot), { on: onForm(stage), radius: 'full' })] : []),
      title.node,
      ...foot.nodes,
    ]
  }
  const title = stackedTitle(stage, { ...words, height: words.height * 0.4 }, { align })
  const left = below(words, words.y + title.height + u * 2.5)
  const side = Math.min(left.height, left.width)
  const spot = { x: (width - side) / 2, y: left.y + (left.height - side) / 2, width: side, height: side }
  return [
    ...backdrop(stage, name, spot),
    ...form(stage, spot),
    ...hero(stage, grown(spot), { on: onForm(stage), radius: 'full' }),
    title.node,
    ...foot.nodes,
  ]
}

export const grown = ({ x, y, width, height }: Area): Area => ({
  x: x + width * 0.06,
  y: y + height * 0.06,
  width: width * 0.88,
  height: height * 0.88,
})

const onForm = (stage: Stage): PaletteRole =>
  standingOut(stage, [stage.ground.fill], ['accent', 'secondary', 'surface', 'ink'])

/** A sticker of the ground's colour on a sheet full of the subject. */
export function sticker(stage: Stage): Node[] {
  const { u, width, height, random, direction } = stage
  const plate: Ground =
    readable(
      direction.palette,
      [GROUNDS.paper, GROUNDS.ink, GROUNDS.accent].filter(({ fill }: Ground) => fill !== stage.ground.fill),
    )[0] ?? GROUNDS.paper
  const { top, right, bottom, left } = edgesOf({ ...stage, margin: Math.min(width, height) * 0.12 })
  const box = { x: left, y: top, width: width - (left + right), height: height - (top + bottom) }
  const pad = u * 5
  const room = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad }
  const foot = factsIn(stage, plate, room, { sender: true, align: 'center', share: 0.4 })
  const area = above(room, foot.area, foot.nodes.length > 0 ? u * 3 : 0)
  const title = stackedTitle(stage, area, { align: 'center', valign: 'center', ground: plate })
  return [
    ...backdrop(stage, random.pick(stage.system.backdrops), box),
    ...sheetOfThings(stage),
    plateOf(stage, box, plate.fill),
    title.node,
    ...foot.nodes,
  ]
}

/** Copies of the subject in rows, staggered, off all edges. */
function sheetOfThings(stage: Stage): Node[] {
  if (!hasHero(stage) || stage.brief.picture) return []
  const { width, height } = stage
  const pitch = Math.sqrt(width * height) * 0.2
  const size = pitch * 0.74
  const nodes: Node[] = []
  for (let row = 0; row * pitch < height + pitch; row++)
    for (let column = 0; column * pitch < width + pitch; column++) {
      const [x, y] = [(column - (row % 2) / 2) * pitch, (row - 0.3) * pitch]
      nodes.push(
        ...hero(
          stage,
          { x, y, width: size, height: size },
          { id: `thing-${row}-${column}`, repeated: true, rotate: ((row + column) % 3) * 14 - 14 },
        ),
      )
    }
  return nodes.map((node) => ({ ...node, role: 'pattern' as const }))
}

const plateOf = ({ u }: Stage, { x, y, width, height }: Area, fill: PaletteRole): Node => ({
  type: 'frame',
  id: 'plate',
  role: 'panel',
  at: { left: x, top: y },
  width,
  height,
  fill,
  radius: u * 4,
  children: [],
})
