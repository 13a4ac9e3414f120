import { nth } from '../../../base/items.ts'
import { keysOf } from '../../../base/tables.ts'
import { column, frame, row } from '../../../scene/build.ts'
import type { Frame, PaletteRole, Vector } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import { standingOut } from '../../shared/standing-out.ts'
import { hasPictogram, pictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { divided } from '../parts/blocks.ts'

const FORMS = {
  quarter: 'M0 0H100A100 100 0 0 1 0 100Z',
  half: 'M0 50A50 50 0 0 1 100 50V100H0Z',
  leaf: 'M0 0H50A50 50 0 0 1 100 50V100H50A50 50 0 0 1 0 50Z',
  disc: 'M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50Z',
  steps: 'M0 100V66H33V33H66V0H100V100Z',
} as const

/** A quilt of coloured tiles: the subject in the largest one, plain forms in the others. */
export const tiles: Archetype = {
  name: 'tiles',
  example:
    'Poster for the Oakfield community garden open day, 9 May, 10 am – 4 pm, plants, cake and music, playful colours',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' || brief.negatives.some(({ what }) => what === 'icon' || what === 'pattern')
      ? 0
      : brief.style.tones.some((tone) =>
            ['playful', 'friendly', 'geometric', 'bauhaus', 'retro', 'vibrant'].includes(tone),
          ) || ['children', 'community', 'education', 'craft', 'design', 'food'].includes(brief.subject.industry)
        ? 0.9
        : 0.5,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const ground = GROUNDS.paper
    const { head, foot, left } = divided(sheet, ground, {
      titleShare: landscape ? 0.36 : 0.26 - density(plan) * 0.07,
      picture: landscape ? 0.1 : 0.4,
      width: landscape ? width * 0.5 - 2 * margin : width - 2 * margin,
      button: ['accent', 'onAccent'],
      title: { lines: landscape ? 4 : 3 },
    })
    const columns = 4
    const side = landscape ? Math.min(height / 4, width * 0.125) : width / columns
    const rows = landscape ? Math.ceil(height / side) : Math.max(2, Math.floor((left + margin * 0.4) / side))
    const [w, h] = [side * columns, landscape ? height : side * rows]
    const tall = h / rows
    const fills: PaletteRole[] = ['accent', 'secondary', 'ink', 'surface']
    const big = { x: random.int(3), y: random.int(Math.max(1, rows - 1)) }
    const inBig = (x: number, y: number) => x >= big.x && x <= big.x + 1 && y >= big.y && y <= big.y + 1
    const names = keysOf(FORMS)
    const turn = random.int(4)
    const cells: Frame[] = []
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        if (inBig(x, y)) continue
        const fill = nth(fills, (x + y * 3 + turn) % 4)
        const other = nth(fills, (x + y * 3 + turn + 1 + random.int(2)) % 4)
        const name = random.pick(names)
        const form: Vector = {
          type: 'vector',
          id: `form-${x}-${y}`,
          role: 'pattern',
          width: side,
          height: tall,
          viewBox: [100, 100],
          scale: 'stretch',
          shapes: [{ d: FORMS[name], fill: other }],
          rotate: Math.abs(side - tall) < side * 0.02 ? random.int(4) * 90 : random.int(2) * 180,
        }
        cells.push(
          frame(
            `tile-${x}-${y}`,
            { role: 'pattern', at: { left: x * side, top: y * tall }, width: side, height: tall, fill, clip: true },
            [form],
          ),
        )
      }
    const hero = random.pick(['accent', 'ink', 'secondary'] as const)
    const size = Math.min(side, tall) * 1.56
    const art = frame('quilt', { role: 'panel', width: w, height: h, clip: true }, [
      ...cells,
      frame(
        'tile-subject',
        {
          role: 'panel',
          at: { left: big.x * side, top: big.y * tall },
          width: side * 2,
          height: tall * Math.min(2, rows - big.y),
          fill: hero,
          layout: { align: 'center', justify: 'center' },
        },
        hasPictogram(sheet)
          ? pictogram(sheet, standingOut(sheet, [hero], ['paper', 'ink', 'onAccent', 'accent']), {
              width: size,
              height: size,
              behind: hero,
            })
          : [],
      ),
    ])
    const words = column(
      'words',
      {
        ...(landscape ? { width: 'fill' as const, height: '100%' as const } : { height: 'fill' as const }),
        layout: { padding: [margin * 0.8, margin, margin, margin], justify: 'between', gap: u * 2.4 },
      },
      [column('head', { layout: { gap: u * 2.2 } }, head.nodes), ...foot.nodes],
    )
    return scene(brief, direction, [
      { name: 'poster', root: (landscape ? row : column)('root', { fill: ground.fill }, [art, words]) },
    ])
  },
}
