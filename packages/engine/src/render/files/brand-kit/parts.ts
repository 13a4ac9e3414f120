/** The parts of a logo: the whole, the mark alone, the name alone. */
import type { PictogramSource } from '../../../imagery/types.ts'
import type { LaidArtboard, LaidNode } from '../../../scene/layout.ts'
import type { Hex, Scene } from '../../../scene/types.ts'
import { type DisplayItem, partsList } from '../../display.ts'
import { type Box, resolvePaint } from '../../paint.ts'
import { extent } from './drawing.ts'

export interface LogoPart {
  name: 'full' | 'mark' | 'wordmark'
  items: DisplayItem[]
  box: Box
}

const isMark = ({ node }: LaidNode) => node.role === 'mark' || node.role === 'logo' || node.role === 'icon'
const isName = ({ node }: LaidNode) => node.type === 'text' && node.role === 'brand'

/** The ground that the logo stands on; white where it is none of one colour. */
export function groundOf(scene: Scene, laid: LaidArtboard): Hex {
  const { fill } = laid.artboard.root
  if (!fill) return '#ffffff'
  const paint = resolvePaint(fill, scene.palette, laid.root)
  return paint.type === 'solid' ? paint.colour : (paint.stops[0]?.colour ?? '#ffffff')
}

/** The parts that this logo has; a name set as one drawing has no mark. */
export function logoParts(scene: Scene, laid: LaidArtboard, pictograms: PictogramSource): LogoPart[] {
  const context = { palette: scene.palette, pictograms }
  const pick = (name: LogoPart['name'], chosen: (part: LaidNode) => boolean): LogoPart[] => {
    const { items } = partsList(laid, context, chosen)
    const box = extent(items)
    return box ? [{ name, items, box }] : []
  }
  return [...pick('full', () => true), ...pick('mark', isMark), ...pick('wordmark', isName)]
}
