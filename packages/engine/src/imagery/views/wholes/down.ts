/** A ground for views that have no horizon. */
import type { Hex, Shape } from '../../../scene/types.ts'
import { rect } from '../../shapes.ts'
import { shape, type ViewCanvas } from '../canvas.ts'

/** From the ground's own colour at the head down through others. */
export const down = (canvas: ViewCanvas, stops: readonly (readonly [number, Hex])[]): Shape =>
  shape(rect(0, 0, canvas.width, canvas.height), {
    gradient: 'linear',
    angle: 90,
    stops: [{ at: 0, colour: canvas.ground }, ...stops.map(([at, colour]) => ({ at, colour }))],
  })
