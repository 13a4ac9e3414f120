/** The thing in a place that it is at home in. */
import { classOf } from '../../../imagery/figure-classes.ts'
import type { Node } from '../../../scene/types.ts'
import { sceneNodes } from '../pictured/scene.ts'
import { fit, isForm, SETTING_NAMES, type SettingName } from '../pictured/settings.ts'
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
  const fits = (name: SettingName) => fit(name, lead.figure, classOf(lead.figure))
  const likely = PLACES.filter((name) => fits(name) > 0)
    .toSorted((a, b) => fits(b) - fits(a))
    .slice(0, AMONG)
  if (likely.length === 0) return near(pane)
  const box = { left: 0, top: 0, width, height, words: [], fill }
  // A narrow window shows the thing alone, large.
  const shown = width < height * NARROW ? [lead] : pieces
  return sceneNodes({ ...sheet, random: random.fork('scenery') }, random.fork('place').pick(likely), box, shown)
}
