/** Treated letters: what they add is where it is said to be, and the words stay words for readers that do not see. */
import { Path2D, PathOp } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { openEngine } from '../../index.ts'
import { openWorkshop } from '../../instruments.ts'
import { emOf, reachOf } from '../../scene/effects.ts'
import type { Scene, Text, TextEffect } from '../../scene/types.ts'
import { sweep } from './sweep.ts'
import { treatedShapes } from './treatments.ts'

const workshop = openWorkshop()
const engine = await openEngine()

const EFFECTS: TextEffect[] = [
  { kind: 'shadow', paint: 'secondary', x: 0.05, y: 0.06, edge: { paint: 'paper', width: 0.02 } },
  { kind: 'extrusion', paint: 'secondary', angle: 135, depth: 0.12 },
  { kind: 'hollow', width: 0.03 },
  { kind: 'echo', paint: 'secondary', x: 0.03, y: -0.04, count: 3, width: 0.01 },
  { kind: 'inline', paint: 'paper', width: 0.015 },
  { kind: 'cut', paint: 'secondary', angle: -10, at: 0.5, gap: 0.04, shift: 0.06 },
  { kind: 'window', viewBox: [10, 10], shapes: [{ d: 'M0 5H10V6H0Z', fill: 'secondary' }] },
  {
    kind: 'swap',
    of: 'Harbour lights',
    letter: 4,
    part: 'whole',
    wider: 1.1,
    viewBox: [100, 100],
    shapes: [{ d: 'M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50Z', fill: 'secondary' }],
  },
]

const scene = (effect: TextEffect): Scene => ({
  version: 1,
  kind: 'poster',
  format: { name: 'a sheet', width: 600, height: 500 },
  palette: {
    paper: '#ffffff',
    surface: '#eeeeee',
    ink: '#111111',
    muted: '#444444',
    line: '#cccccc',
    accent: '#b3201a',
    onAccent: '#ffffff',
    secondary: '#1b6fb5',
    onSecondary: '#ffffff',
  },
  typography: { display: 'Archivo', text: 'Archivo' },
  artboards: [
    {
      name: 'poster',
      root: {
        type: 'frame',
        id: 'root',
        fill: 'paper',
        children: [
          {
            type: 'text',
            id: 'title',
            role: 'headline',
            text: 'Harbour lights',
            font: 'display',
            weight: 800,
            size: 300,
            fill: 'accent',
            at: { left: 80, top: 80 },
            width: 440,
            height: 330,
            stack: { gap: 0.04 },
            effect,
          } satisfies Text,
        ],
      },
    },
  ],
})

describe.each(EFFECTS)('$kind', (effect) => {
  test('reaches no further than it says', () => {
    const [front] = workshop.layOut(scene(effect))
    const [laid] = front.root.children
    if (laid?.node.type !== 'text' || !laid.text) throw new Error('There is no text.')
    const shapes = treatedShapes(laid.node, laid.text) ?? []
    const [top, right, bottom, left] = reachOf(effect)
    const em = emOf(laid.text)
    for (const { d, stroke } of shapes) {
      const [x0, y0, x1, y1] = new Path2D(d).computeTightBounds()
      const half = (stroke?.width ?? 0) / 2
      expect(x0 - half).toBeGreaterThanOrEqual(80 - left * em - 2)
      expect(y0 - half).toBeGreaterThanOrEqual(80 - top * em - 2)
      expect(x1 + half).toBeLessThanOrEqual(520 + right * em + 2)
      expect(y1 + half).toBeLessThanOrEqual(80 + laid.height + bottom * em + 2)
    }
  })

  test('is vectors that say their words, in SVG and in code', async () => {
    const svg = await engine.svg(scene(effect))
    expect(svg).toContain('aria-label="Harbour lights"')
    expect(svg).not.toContain('<image')
  })
})

test('a body that is drawn out is one form without steps: as large as the outline times its way', () => {
  const square = 'M0 0L10 0L10 10L0 10Z'
  const path = new Path2D(sweep(square, [4, 4])).simplify()
  const [x0, y0, x1, y1] = path.computeTightBounds()
  expect([x0, y0, x1, y1]).toEqual([0, 0, 14, 14])
})

test('one letter gives way to a thing, on the line and as tall as it; other words are set plain', () => {
  const effect: TextEffect = {
    kind: 'swap',
    of: 'Harbour lights',
    letter: 4,
    part: 'whole',
    wider: 1,
    viewBox: [100, 100],
    shapes: [{ d: 'M0 0H100V100H0Z', fill: 'secondary' }],
  }
  const shapesOf = (one: TextEffect) => {
    const [front] = workshop.layOut(scene(one))
    const [laid] = front.root.children
    if (laid?.node.type !== 'text' || !laid.text) throw new Error('There is no text.')
    return treatedShapes(laid.node, laid.text) ?? []
  }
  const [letters, thing, ...more] = shapesOf(effect)
  expect(more).toEqual([])
  expect(thing?.fill).toBe('secondary')
  const [left, top, right, bottom] = new Path2D(thing?.d ?? '').computeTightBounds()
  // Where it stands nothing of the letter is left.
  const heart = new Path2D(`M${left + 4} ${top + 4}H${right - 4}V${bottom - 4}H${left + 4}Z`)
  expect(heart.op(new Path2D(letters?.d ?? ''), PathOp.Intersect).toSVGString()).toBe('')
  expect(bottom - top).toBeGreaterThan(20)
  expect(shapesOf({ ...effect, of: 'Other words' })).toHaveLength(1)
})
