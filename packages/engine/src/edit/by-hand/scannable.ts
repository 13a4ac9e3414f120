/** Codes for cameras stay what a camera reads: dark on light, whole, upright enough, and not too small. */
import { contrast, isDark } from '../../colour/colour.ts'
import type { Hex, Palette, Scene, Vector } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import type { Laid } from '../boxes.ts'
import { resolve } from '../paints.ts'

/** Cameras tell dark from light from here on (ISO/IEC 15415 grades symbol contrast; a half of it is its grade C). */
const LEAST_CONTRAST = 4
/** Fainter it is hidden, or lost. */
const LEAST_OPACITY = 0.85
/** Artboard pixels of a module. */
const LEAST_MODULE = 1.5

function isRead({ shapes, viewBox, opacity = 1 }: Vector, box: Laid | undefined, palette: Palette): boolean {
  const [ground, code] = shapes.map(({ fill }): Hex | undefined =>
    typeof fill === 'string' ? resolve(fill, palette) : undefined,
  )
  if (!ground || !code || opacity < LEAST_OPACITY) return false
  const isLarge = !box || Math.min(box.width, box.height) >= LEAST_MODULE * viewBox[0]
  return isLarge && contrast(ground, code) >= LEAST_CONTRAST && isDark(code) && !isDark(ground)
}

const codesIn = (scene: Scene): Vector[] =>
  [...places(scene)].flatMap(({ node }) =>
    node.type === 'vector' && node.role === 'qr' && node.opacity !== 0 ? [node] : [],
  )

/** What is wrong with a code that was read before, or is new; undefined where nothing is. */
export function unreadCode(
  before: Scene,
  after: Scene,
  boxesOf: (scene: Scene) => ReadonlyMap<string, Laid>,
): string | undefined {
  const codes = codesIn(after)
  if (codes.length === 0) return undefined
  const [was, is] = [boxesOf(before), boxesOf(after)]
  const readBefore = new Map(codesIn(before).map((node) => [node.id, isRead(node, was.get(node.id), before.palette)]))
  const lost = codes.some((node) => readBefore.get(node.id) !== false && !isRead(node, is.get(node.id), after.palette))
  return lost ? 'No camera could read the QR code like that. It needs dark on light, and enough room.' : undefined
}
