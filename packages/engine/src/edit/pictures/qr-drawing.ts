/** A code for cameras, as a drawing. */
import { encodeQR } from 'qr'
import type { PlainColour, Vector } from '../../scene/types.ts'

/** Modules of light around the code (ISO/IEC 18004, 6.3.8). */
const QUIET = 4
/** Dark on light, whatever the design's ground is: cameras want it so. */
const [LIGHT, DARK]: [PlainColour, PlainColour] = ['#ffffff', '#111111']

/** @throws where there is more than a code holds */
export function qrDrawing(content: string, id: string): Vector {
  const rows = encodeQR(content, 'raw', { border: QUIET, ecc: 'medium' })
  const side = rows.length
  const d = rows.flatMap((cells, y) => runs(cells).map(([x, length]) => `M${x} ${y}h${length}v1h${-length}Z`)).join('')
  return {
    id,
    role: 'qr',
    type: 'vector',
    viewBox: [side, side],
    shapes: [
      { d: `M0 0h${side}v${side}h${-side}Z`, fill: LIGHT },
      { d, fill: DARK },
    ],
    alt: `QR code: ${content}`,
  }
}

/** Stretches of dark modules in a row: where they begin and how long they are. */
function runs(cells: readonly boolean[]): [number, number][] {
  const found: [number, number][] = []
  for (const [x, dark] of cells.entries()) {
    const last = found.at(-1)
    if (!dark) continue
    if (last && last[0] + last[1] === x) last[1]++
    else found.push([x, 1])
  }
  return found
}

/** What a camera is to open: an address as a link, a mail address as a letter; other words are read as they are. */
export function scanned(said: string): string {
  const words = said.trim()
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(words)) return `mailto:${words}`
  return /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(words) ? `https://${words}` : words
}
