/** A print of one ink: one role in many lightnesses, light above shade as before. */
import { expect, test } from 'vitest'
import { oklch } from '../../colour/colour.ts'
import { resolveColour } from '../../render/paint.ts'
import type { Palette, Shape } from '../../scene/types.ts'
import { inOneInk } from './print.ts'

const palette: Palette = {
  paper: '#f6f1e7',
  surface: '#e9dfca',
  ink: '#1c2430',
  muted: '#5a6472',
  line: '#d5cbb8',
  accent: '#c2412d',
  onAccent: '#ffffff',
  secondary: '#2e6f95',
  onSecondary: '#ffffff',
}
const d = 'M0 0L9 0L9 9Z'

test('every paint becomes a lightness of the role, and keeps its order', () => {
  const shapes: Shape[] = [
    { d, fill: '#111111' },
    { d, fill: { colour: 'secondary', alpha: 0.5 } },
    {
      d,
      fill: {
        gradient: 'linear',
        angle: 90,
        stops: [
          { at: 0, colour: '#ffffff' },
          { at: 1, colour: '#777777', alpha: 0.4 },
        ],
      },
    },
    { d, stroke: { paint: 'secondary/-10', width: 2 } },
  ]
  const printed = inOneInk(shapes, 'accent', palette)
  expect(JSON.stringify(printed)).not.toMatch(/secondary|#/)
  expect(printed[1]).toMatchObject({ fill: { alpha: 0.5 } })
  expect(printed[2]).toMatchObject({ fill: { angle: 90, stops: [{ at: 0 }, { at: 1, alpha: 0.4 }] } })
  const [dark] = printed
  const [light] = inOneInk([{ d, fill: '#f0f0f0' }], 'accent', palette)
  const of = (shape?: Shape) => (typeof shape?.fill === 'string' ? oklch(resolveColour(shape.fill, palette)).l : 0)
  expect(of(light)).toBeGreaterThan(of(dark) + 0.3)
})
