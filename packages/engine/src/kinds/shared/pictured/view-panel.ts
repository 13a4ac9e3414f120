/** A view as one drawing in a box of its own, where no words stand on it. */
import { mix, oklch } from '../../../colour/colour.ts'
import { rect, round } from '../../../imagery/shapes.ts'
import { drawView } from '../../../imagery/views/draw.ts'
import { hourLight, TIMES } from '../../../imagery/views/light.ts'
import { type View, viewFor } from '../../../imagery/views/read.ts'
import type { Hex, PaletteRole, Vector } from '../../../scene/types.ts'
import type { Sheet } from '../sheet.ts'

/** How far a sky that nothing is written on leans to the colour of its field; darker than this a field has the darker light. */
const [LEANING, DARK] = [0.12, 0.6]

/** The sky of a view over a field, where no words stand on it. */
export function openSky({ time }: View, field: Hex): Hex {
  const [light, dark] = TIMES[time]
  return mix(hourLight(oklch(field).l < DARK ? dark : light).zenith, field, LEANING)
}

/** The view of a brief, or of a figure, in a box; undefined where neither is one. */
export function viewPanel(
  { brief, direction, random }: Sheet,
  id: string,
  figure: string,
  { width, height }: { width: number; height: number },
  fill: PaletteRole,
): Vector | undefined {
  const view = viewFor(brief, figure)
  if (!view) return undefined
  const sky = openSky(view, direction.palette[fill])
  const shapes = drawView({
    width,
    height,
    plan: random.fork('plan').pick(view.plans),
    time: view.time,
    ground: sky,
    colour: sky,
    words: [],
    random: random.fork('setting'),
  })
  return {
    type: 'vector',
    id,
    role: 'illustration',
    at: { left: 0, top: 0 },
    width,
    height,
    viewBox: [round(width), round(height)],
    shapes: [{ d: rect(0, 0, width, height), fill: sky }, ...shapes],
    alt: view.words,
  }
}
