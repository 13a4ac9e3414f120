/** The words of a sheet whose places nobody told: at the head and at the foot, or on the left of a wide one. */
import { column, row } from '../../../scene/build.ts'
import type { PaletteRole, Scene } from '../../../scene/types.ts'
import type { Composition } from '../../types.ts'
import { scene } from '../brief-scene.ts'
import { details, fittedTitle, lead, sender, stacked } from '../details.ts'
import { readable } from '../readable.ts'
import { density, GROUNDS, sheetOf } from '../sheet.ts'

/** How often the foot stands on a colour of its own. */
const COLOURED_FOOT = 0.9

export function headAndFoot(composition: Composition): { scene: Scene; foot?: PaletteRole } {
  const sheet = sheetOf(composition)
  const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
  const ground = GROUNDS.paper
  const below = random.pick(readable(direction.palette, [GROUNDS.secondary, GROUNDS.ink, GROUNDS.accent]))
  const onColour = !landscape && random.fork('foot').chance(COLOURED_FOOT)
  const wide = landscape ? width * 0.5 - margin : width - 2 * margin
  const title = fittedTitle(sheet, ground, {
    width: wide,
    height: height * (landscape ? 0.42 : 0.27 - density(plan) * 0.06),
    lines: landscape ? 4 : 3,
  })
  const head = stacked([sender(sheet, ground), title, lead(sheet, ground, wide, { title: title.size })], u * 2.2)
  const foot = details(sheet, onColour ? below : ground, {
    width: wide,
    title: title.size,
    columns: landscape ? 1 : 2,
    ...(!onColour && { button: ['accent', 'onAccent'] as const }),
  })
  const block = column(
    'words',
    {
      width: landscape ? wide + 2 * margin : width,
      height: '100%',
      layout: { padding: margin, gap: u * 3, justify: landscape ? 'center' : 'between' },
    },
    [
      column('head', { layout: { gap: u * 2.2 } }, head.nodes),
      ...(foot.nodes.length > 0 ? [column('foot', {}, foot.nodes)] : []),
    ],
  )
  return {
    scene: scene(brief, direction, [{ name: brief.kind, root: row('root', { fill: 'paper', clip: true }, [block]) }]),
    ...(onColour && foot.nodes.length > 0 && { foot: below.fill }),
  }
}
