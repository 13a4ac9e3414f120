/** Colours by what they remind of: "autumn colours", "an earthy palette", "more winter". */
import { contrast, hex, isDark, oklch } from '../../../colour/colour.ts'
import type { Theme } from '../../../language/lexicon/colour-words.ts'
import type { Hex, Palette } from '../../../scene/types.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { withAccent, withPaper, withSecondary } from '../../palette/harmony.ts'
import { paletteTo, settled } from '../../palette/recolour.ts'
import { patchOf } from '../../steps.ts'

export function planTheme(name: string, { colours }: Theme, state: State): Step {
  const { scene } = state.design
  const operations = settled(scene, [paletteTo(scene.palette, themed(scene.palette, colours))], state.context)
  if (operations.length === 0) return alreadySo(`The colours are already ${name}`, state)
  return patchOf('Colours', `${name}: ${colours.slice(2).join(' and ')}`, [], operations)
}

/** A coloured ground stays a coloured one, a dark one dark. */
function themed(palette: Palette, [pale, dark, accent, secondary]: Theme['colours']): Palette {
  const { l, c } = oklch(palette.paper)
  const ground = isDark(palette.paper) ? dark : c > 0.06 && l < 0.85 ? soft(secondary) : pale
  const ink = contrast(dark, ground) >= 7 ? dark : palette.ink
  return withSecondary(withAccent(withPaper({ ...palette, ink }, ground), accent), secondary)
}

const soft = (colour: Hex): Hex => {
  const { c, h } = oklch(colour)
  return hex({ l: 0.82, c: Math.min(c, 0.11), h })
}
