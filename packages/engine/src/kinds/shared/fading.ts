/** A colour that fades from its middle to nothing: soft shadows, and light behind things. */
import type { GradientStop, Vector } from '../../scene/types.ts'

/** An oval in a box of the sheet, pixels; `stops` from its middle to its edge. */
export const fading = (
  id: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  stops: GradientStop[],
): Vector => ({
  type: 'vector',
  id,
  role: 'decoration',
  at: { left: x, top: y },
  width,
  height,
  viewBox: [100, 100],
  ...(width !== height && { scale: 'stretch' }),
  shapes: [{ d: 'M0 0h100v100h-100Z', fill: { gradient: 'radial', centre: [0.5, 0.5], radius: 0.5, stops } }],
})
