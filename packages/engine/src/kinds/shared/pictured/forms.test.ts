/** Forms behind a thing keep clear of words: decoration touches no text. */
import { Path2D } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { random } from '../../../base/random.ts'
import type { SceneCanvas } from './canvas.ts'
import { type SettingName, settingOf } from './settings.ts'

const [SIDE, FREE] = [1000, 300]
/** A title over a thing in the middle: its foot is so far from the thing's centre. */
const words = [{ left: 100, right: 900, top: 60, bottom: SIDE / 2 - FREE }]

const canvas = (seed: number): SceneCanvas => ({
  width: SIDE,
  height: SIDE,
  palette: {
    paper: '#ffffff',
    ink: '#14202b',
    surface: '#eef2f4',
    accent: '#c8102e',
    onAccent: '#ffffff',
    secondary: '#1b4f8f',
    onSecondary: '#ffffff',
    muted: '#5a6670',
    line: '#c9d1d6',
  },
  fill: 'paper',
  form: 'accent',
  other: 'secondary',
  hero: { x: SIDE / 2, y: SIDE / 2, size: 440 },
  free: FREE,
  words,
  company: [],
  moment: { night: false, dusk: false },
  random: random(seed),
})

test.each<SettingName>(['disc', 'splash', 'arch', 'collage'])('%s', (name) => {
  for (let seed = 1; seed <= 20; seed++) {
    const { back } = settingOf(name).draw(canvas(seed))
    const tops = back
      .map(({ d }) => new Path2D(d).computeTightBounds())
      // The ground itself lies under everything.
      .filter(([left, , right]) => right - left < SIDE)
      .map(([, top]) => top)
    expect(tops.length).toBeGreaterThan(0)
    expect(Math.min(...tops)).toBeGreaterThan(SIDE / 2 - FREE)
  }
})
