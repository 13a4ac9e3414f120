/** The thing in a place that it is at home in. */
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import type { Node } from '../../../scene/types.ts'
import { suitsPlace } from '../pictured/named-places.ts'
import type { GroupSpot } from '../pictured/places.ts'
import { sceneNodes } from '../pictured/scene.ts'
import { isForm, isView, SETTING_NAMES, type SettingName } from '../pictured/settings.ts'
import { near } from './near.ts'
import type { Pane } from './pane.ts'

/** Places, not forms. */
const PLACES = SETTING_NAMES.filter((name) => !isForm(name))
/** The settings that fit best. */
const AMONG = 3

const NARROW = 0.85

/** The thing in a place that it is at home in. */
export function scenery(pane: Pane): Node[] {
  const { sheet, width, height, pieces, random, fill } = pane
  const [lead] = pieces
  const fits = (name: SettingName) => suitsPlace(name, sheet.brief, lead)
  const sorted = PLACES.filter((name) => fits(name) > 0).toSorted((a, b) => fits(b) - fits(a))
  const named = sorted.filter((name) => fits(name) > 1)
  const likely = named.length > 0 ? named : sorted.slice(0, AMONG)
  if (likely.length === 0) return near(pane)
  // A narrow window shows the thing alone, large.
  const shown = width < height * NARROW ? [lead] : pieces
  const box = {
    left: 0,
    top: 0,
    width,
    height,
    words: [],
    fill,
    ...(!isView(lead.figure) && { hero: heroIn(pane, shown.length > 1) }),
  }
  return sceneNodes({ ...sheet, random: random.fork('scenery') }, random.fork('place').pick(likely), box, shown)
}

/** Of the window's sides, what the thing may have; of the height that is left, what lies above it. */
const [WIDE, TALL, ABOVE] = [0.92, 0.86, 0.62]

/** Where the thing stands: as large as its window allows by what is seen of it, a little below the middle. */
function heroIn({ width, height, pieces: [lead] }: Pane, accompanied: boolean): GroupSpot {
  const { w, h } = sizesOf(lead.figure)
  const side = accompanied
    ? Math.min(width * WIDE, height * TALL)
    : Math.min((width * WIDE) / w, (height * TALL) / h) * Math.max(w, h)
  const tall = accompanied ? side : (side * h) / Math.max(w, h)
  const foot = (height - tall) * ABOVE + tall
  return { x: width / 2, y: foot - side / 2, size: side, wide: width * WIDE }
}
