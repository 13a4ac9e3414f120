/** One mark on several grounds: its own, light and dark exchanged, and its leading colour. */
import { contrast, ensureContrast, isDark, mix } from '../colour/colour.ts'
import { derivePalette } from '../direction/derive.ts'
import type { Hex, Palette, PaletteRole } from '../scene/types.ts'

export type Ground = 'own' | 'turned' | 'vivid'

/** A mark and large words are seen from here on, a mark's second colour from less. */
const [SEEN, SECOND] = [3.1, 2]
const [BLACK, WHITE]: readonly [Hex, Hex] = ['#121214', '#FFFFFF']

/** What stands on a strong colour: the paper of the mark where it is seen, for black is heavy there. */
export function onColour(ground: Hex, { light, dark }: { light: Hex; dark: Hex }): Hex {
  if (contrast(light, ground) >= SEEN) return light
  return contrast(dark, ground) >= SEEN ? dark : ensureContrast(light, ground, SEEN)
}

export const onGround = (own: Palette, ground: Ground): Palette =>
  ground === 'own' ? own : ground === 'turned' ? turned(own) : vivid(own)

function built(seeds: Pick<Palette, 'paper' | 'ink' | 'accent' | 'onAccent' | 'secondary'>): Palette {
  const surface = mix(seeds.paper, seeds.ink, 0.07)
  const fixed = new Set<PaletteRole>(['paper', 'ink', 'accent', 'secondary', 'surface'])
  return { ...derivePalette({ ...seeds, surface }, fixed), ...seeds, surface }
}

function turned({ paper: light, ink, accent, secondary }: Palette): Palette {
  // Of a dark ink what is left is a shade of it: pure ink as a ground is heavy.
  const paper = isDark(ink) ? mix(ink, BLACK, 0.25) : ink
  const seen = ensureContrast(accent, paper, SEEN)
  return built({
    paper,
    ink: light,
    accent: seen,
    onAccent: onColour(seen, { light, dark: paper }),
    secondary: ensureContrast(secondary, paper, SECOND),
  })
}

function vivid({ paper: light, ink: dark, accent, secondary }: Palette): Palette {
  const paper = accent
  const ink = onColour(paper, { light, dark })
  const seen = [secondary, dark, light].find((one) => contrast(one, paper) >= SECOND && contrast(one, ink) >= 1.5)
  return built({
    paper,
    ink,
    accent: ink,
    onAccent: paper,
    secondary: seen ?? mix(paper, isDark(paper) ? WHITE : BLACK, 0.45),
  })
}
