/** `node scripts/generate/app-icons.ts`: the icons of the installed application, the mark painted by the engine. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { openEngine, type Scene, type Vector } from '@limner/engine'

/** Kept in step with apps/web/src/ui/mark.tsx. */
const LETTER =
  'M4.2 3.4H12.4V4.3L10.7 4.8C10 9.5 10 14 10.6 18.4C13.6 18.9 16.2 17.8 17.9 14.2L20 13.6C19.5 16 19.4 18.4 19.8 20.6H4.2V19.7L6 19.2C6.7 14.3 6.7 9.7 6 4.8L4.2 4.3Z'
const dot = (x: number, y: number, r = 1.25) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const PIGMENT = '#e0431a'
const VELLUM = '#f6faf8'

/** @param inset share of the field that stays empty around the letter (masks may cut it off) */
function icon(size: number, inset: number): Scene {
  const edge = size * inset
  const mark: Vector = {
    id: 'mark',
    type: 'vector',
    viewBox: [24, 24],
    at: { left: edge, top: edge },
    width: size - 2 * edge,
    height: size - 2 * edge,
    shapes: [LETTER, dot(17, 5.6), dot(15, 9), dot(19, 9)].map((d) => ({ d, fill: VELLUM })),
  }
  return {
    version: 1,
    kind: 'icon',
    format: { name: 'square', width: size, height: size },
    palette: {
      paper: PIGMENT,
      surface: PIGMENT,
      ink: VELLUM,
      muted: VELLUM,
      line: VELLUM,
      accent: PIGMENT,
      onAccent: VELLUM,
      secondary: PIGMENT,
      onSecondary: VELLUM,
    },
    typography: { display: 'Grenze Gotisch', text: 'Commissioner' },
    artboards: [{ name: 'icon', root: { id: 'root', type: 'frame', fill: 'paper', children: [mark] } }],
  }
}

const folder = path.resolve(import.meta.dirname, '../../apps/web/public')
const engine = await openEngine()
for (const [name, size, inset] of [
  ['icon-192', 192, 0],
  ['icon-512', 512, 0],
  ['icon-maskable-512', 512, 0.12],
  ['apple-touch-icon', 180, 0.04],
] as const)
  writeFileSync(path.join(folder, `${name}.png`), await engine.png(await engine.paint(icon(size, inset))))
