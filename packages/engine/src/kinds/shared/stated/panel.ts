/** On a wide sheet a picture that is to stand at one side has that side to itself, from head to foot. */
import type { Corner } from '../../../brief/types.ts'
import { isAbout } from '../../../critic/placement.ts'
import { frame } from '../../../scene/build.ts'
import type { Frame, PaletteRole } from '../../../scene/types.ts'
import type { Sheet } from '../sheet.ts'
import { type Part, PICTURES } from './groups.ts'
import { type Ornament, tintOf } from './ornaments.ts'
import { fillsRoom, pictureOn } from './picture.ts'
import { ROWS, type Stated } from './zones.ts'

export interface Panel {
  part: Part
  side: 'left' | 'right'
  width: number
}

/** So many times as wide as tall, a sheet has room for a panel. */
const WIDE = 1.2
/** Shares of the sheet's width and of its height that a panel is at most as wide as. */
const [OF_WIDTH, OF_HEIGHT] = [0.42, 1.3]

/** On a card a picture has a side where it is alone there; on other sheets where it may take a room at all. */
const fillsSide = (sheet: Sheet, part: Part, at: Corner): boolean =>
  sheet.brief.kind === 'business-card'
    ? PICTURES.includes(part.role) && part.role !== 'logo' && !sheet.brief.picture && part.size !== 'small'
    : fillsRoom(sheet, part, at)

/** The panel, and what is stated of everything else; nothing where words share the picture's side. */
export function withPanel(sheet: Sheet, stated: Stated): { panel?: Panel; stated: Stated } {
  const { width, height } = sheet
  const alone = ({ lines }: Stated['zones'][number]) =>
    lines.length === 1 && lines[0]?.length === 1 ? lines[0][0] : undefined
  const zone = stated.zones.find((one) => {
    const only = alone(one)
    return (one.at === 'left' || one.at === 'right') && only && fillsSide(sheet, only, one.at)
  })
  const part = zone && alone(zone)
  if (!zone || !part || width < height * WIDE) return { stated }
  const index = zone.at === 'left' ? 0 : 2
  const isPlaced = ({ role, copy }: Part) =>
    sheet.brief.placements.some(
      (wish) => wish.at === 'centre' && wish.target === role && isAbout(wish.text, copy?.text),
    )
  const others = stated.zones.filter((one) => one !== zone)
  // What is to stand in the middle of the sheet stands there, not in the middle of what a panel leaves.
  const midst = others.some(({ at, lines }) => at === 'centre' && lines.flat().some(isPlaced))
  if (others.length === 0 || midst || others.some(({ at }) => ROWS.some((corners) => corners[index] === at)))
    return { stated }
  return {
    panel: {
      part,
      side: zone.at === 'left' ? 'left' : 'right',
      width: Math.round(Math.min(width * OF_WIDTH, height * OF_HEIGHT)),
    },
    stated: { zones: others, free: 'none', panelled: true },
  }
}

/** Grounds of panels, by treatment; the others show the picture on the sheet's own paper. */
const FILLS: Partial<Record<Ornament, PaletteRole>> = {
  fields: 'accent',
  rules: 'secondary',
  pattern: 'ink',
  backdrop: 'surface',
}

/** `bare`: on the sheet's own ground, whatever the treatment. */
export function panelFrame(sheet: Sheet, { part, width }: Panel, ornament: Ornament, bare: boolean): Frame {
  const usual = (bare ? undefined : FILLS[ornament]) ?? 'paper'
  const fill = usual === 'accent' ? tintOf(sheet) : usual
  return frame(
    'panel',
    { role: 'panel', fill, width, height: '100%', clip: true, layout: { align: 'center', justify: 'center' } },
    pictureOn(sheet, part, fill, width, sheet.height, bare ? 'plain' : ornament),
  )
}
