/** The last step of a logo: its ink is brought to the middle of the artboard, as far as the margins allow. */
import type { Brief } from '../brief/types.ts'
import { type Grey, inkBounds, inkCentroid, shifted } from '../critic/raster.ts'
import { insetsOf } from '../scene/insets.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { Frame, Node, Scene } from '../scene/types.ts'

/** Most of the way from the middle by outline to the middle by weight … */
const WAY = 0.8
/** … but never further than these shares of the longer side, and of the margins. */
const [FARTHEST, OF_MARGIN] = [0.036, 0.33]
/** Less than this share of the longer side nobody sees. */
const UNSEEN = 0.003

/** A part that its parent centres, moved by pixels: margins that differ by twice as much. */
function withMargins<T extends Node>(node: T, x: number, y: number): T {
  const [top, right, bottom, left] = insetsOf(node.margin)
  const [across, down] = [2 * x + left - right, 2 * y + top - bottom]
  return {
    ...node,
    margin: [Math.max(0, down), Math.max(0, -across), Math.max(0, -down), Math.max(0, across)].map(
      (one) => Math.round(one * 10) / 10,
    ),
  }
}

/**
 * How far the ink goes along one axis, pixels. `off`: how far its centre of gravity lies off the middle; `before` and
 * `after`: its margins.
 */
function shift(off: number, before: number, after: number, longer: number): number {
  const home = (after - before) / 2
  const most = Math.min(FARTHEST * longer, (OF_MARGIN * (before + after)) / 2)
  return home + Math.max(-most, Math.min(most, WAY * (-off - home)))
}

/**
 * The logo with the centre of gravity of its ink near the middle of the artboard; undefined where it is there already, or
 * has no room to move. `grey`: the artboard on a small raster; it comes back as the logo stands on it then.
 */
export function opticallyCentred(
  brief: Brief,
  scene: Scene,
  front: LaidArtboard,
  grey: Grey,
): { scene: Scene; grey: Grey } | undefined {
  const [artboard, ...others] = scene.artboards
  const [lockup, ...more] = artboard?.root.children ?? []
  if (scene.kind !== 'logo' || !artboard || !lockup || lockup.at || more.length > 0) return undefined
  // Who says where things stand gets them there.
  if (brief.placements.some(({ at }) => at !== undefined)) return undefined
  const { width, height } = front
  // Fields that fill the artboard stay where they are.
  const [whole] = front.root.children
  if (whole && whole.width >= width && whole.height >= height) return undefined
  const [cx, cy] = inkCentroid(grey)
  const ink = inkBounds(grey)
  const scale = width / grey.width
  const longer = Math.max(width, height)
  const x = shift(cx * longer, ink.left * scale, width - ink.right * scale, longer)
  const y = shift(cy * longer, ink.top * scale, height - ink.bottom * scale, longer)
  if (Math.hypot(x, y) < UNSEEN * longer) return undefined
  const root: Frame = { ...artboard.root, children: [withMargins(lockup, x, y)] }
  return {
    scene: { ...scene, artboards: [{ ...artboard, root }, ...others] },
    grey: shifted(grey, Math.round(x / scale), Math.round(y / scale)),
  }
}
