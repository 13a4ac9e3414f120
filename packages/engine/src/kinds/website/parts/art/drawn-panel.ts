/** A drawing that somebody made for the subject, in a panel: whole, standing on its lower edge, or filling it. */
import { frame } from '../../../../scene/build.ts'
import type { Node, Vector } from '../../../../scene/types.ts'
import type { Drawn } from '../../../types.ts'

/** Air about a thing by itself, of the shorter side. */
const AIR = 0.07
/** A panel of about the same proportions as its picture is filled by it. */
const ALIKE = 1.45

export function drawnPanel(id: string, { drawing, stands }: Drawn, width: number, height: number): Node[] {
  const [wide, tall] = drawing.viewBox
  const differs = (width / height) * (tall / wide)
  const fills = stands === 'framed' && differs < ALIKE && differs > 1 / ALIKE
  const picture: Vector = {
    ...drawing,
    id: `${id}-illustration`,
    role: 'illustration',
    scale: fills ? 'cover' : 'contain',
    anchor: stands === 'grounded' ? 'bottom' : 'center',
    width: 'fill',
    height: 'fill',
  }
  if (stands !== 'free') return [picture]
  const air = Math.round(Math.min(width, height) * AIR)
  return [frame(`${id}-air`, { width: 'fill', height: 'fill', layout: { padding: air } }, [picture])]
}
