import { expect, test } from 'vitest'
import type { Brief } from '../brief/types.ts'
import { column, frame, text } from '../scene/build.ts'
import { layout } from '../scene/layout.ts'
import type { Node, Scene, Text } from '../scene/types.ts'
import { openFonts } from '../type/fonts.ts'
import { createShaper } from '../type/shape.ts'
import { contrastFaults, readContrast } from './contrast.ts'
import { gateFaults } from './gates.ts'
import { isMet } from './placement.ts'
import { scoreOf } from './score.ts'

const fonts = openFonts()
const shaper = createShaper(fonts)
const brief = (more: Partial<Brief> = {}): Brief => ({
  version: 1,
  prompt: 'x',
  kind: 'poster',
  otherKinds: [],
  format: { name: 'test', width: 600, height: 400 },
  copy: [],
  colours: [],
  style: { tones: [], type: [] },
  subject: { industry: 'general', about: '', objects: [] },
  placements: [],
  negatives: [],
  ...more,
})
const words = (id: string, content: string, options: Partial<Text> = {}): Text =>
  text(id, content, { font: 'text', weight: 500, size: 30, fill: 'ink', width: 'hug', ...options })
const make = (children: Node[], fill: 'paper' | 'ink' = 'paper') => {
  const scene: Scene = {
    version: 1,
    kind: 'poster',
    format: { name: 'test', width: 600, height: 400 },
    palette: {
      paper: '#ffffff',
      surface: '#eeeeee',
      ink: '#111111',
      muted: '#767676',
      line: '#cccccc',
      accent: '#cc0000',
      onAccent: '#ffffff',
      secondary: '#0000cc',
      onSecondary: '#ffffff',
    },
    typography: { display: 'Fraunces', text: 'Inter Tight' },
    artboards: [{ name: 'front', root: column('root', { fill, layout: { padding: 20 } }, children) }],
  }
  const laid = layout(scene, { fonts, shaper, typography: scene.typography })
  const [front] = laid
  if (!front) throw new Error('no artboard')
  return { scene, laid, front }
}
const pictograms = {
  get: (): never => {
    throw new Error('none here')
  },
}

test('a sound scene has no fault', () => {
  const { scene, laid } = make([words('a', 'Jazz night', { role: 'headline' }), words('b', 'Blue Room')])
  expect(gateFaults(brief({ copy: [{ role: 'headline', text: 'Jazz night', source: 'given' }] }), scene, laid)).toEqual(
    [],
  )
})

test('overlapping, reaching out, too small, not fitting and missing are each named', () => {
  const { scene, laid } = make([
    words('a', 'Jazz night', { at: { left: 20, top: 20 } }),
    words('b', 'Blue Room', { at: { left: 40, top: 25 } }),
    words('c', 'Out there', { at: { left: 560, top: 300 } }),
    words('d', 'tiny', { at: { left: 20, top: 200 }, size: 5 }),
    words('e', 'Unbreakable', { at: { left: 20, top: 240 }, width: 40, size: 40, fit: { min: 30 } }),
  ])
  const faults = gateFaults(brief({ copy: [{ role: 'phone', text: '555 0199', source: 'given' }] }), scene, laid).join(
    '\n',
  )
  expect(faults).toContain("'a' and 'b' overlap")
  expect(faults).toContain("'c' reaches beyond")
  expect(faults).toContain("'d' is set in 5 px")
  expect(faults).toContain("'e' does not fit")
  expect(faults).toContain('the phone "555 0199" is missing')
})

test('contrast is read on the pixels under each text, not on the palette', () => {
  const { front, scene } = make([
    frame('dark', { at: { left: 0, top: 0 }, width: 600, height: 200, fill: 'ink' }),
    words('lost', 'On the dark band', { at: { left: 20, top: 60 } }),
    words('found', 'On the paper', { at: { left: 20, top: 300 } }),
  ])
  const readings = readContrast(front, scene.palette, pictograms, new Map())
  expect(readings.find(({ id }) => id === 'lost')?.ratio).toBeLessThan(1.2)
  expect(readings.find(({ id }) => id === 'found')?.ratio).toBeGreaterThan(15)
  expect(contrastFaults(readings)).toHaveLength(1)
})

test('small words need 4.5:1, large ones 3:1', () => {
  const grey = { fill: '#8a8a8a' as const }
  const { front, scene } = make([
    words('small', 'Doors at eight', { ...grey, size: 18 }),
    words('bold', 'Doors at eight', { ...grey, size: 20, weight: 700 }),
    words('large', 'Doors at eight', { ...grey, size: 26 }),
  ])
  const readings = readContrast(front, scene.palette, pictograms, new Map())
  expect(readings.map(({ id, needed }) => [id, needed])).toEqual([
    ['small', 4.5],
    ['bold', 3],
    ['large', 3],
  ])
  for (const { ratio } of readings) expect(ratio).toBeCloseTo(3.45, 1)
  expect(contrastFaults(readings).join('\n')).toMatch(/'small'.* 4\.5/)
})

test('places are judged by where parts stand', () => {
  const { front } = make([
    words('name', 'Second Gear', { role: 'brand', at: { left: 220, top: 20 } }),
    words('call', '555 0199', { role: 'phone', at: { right: 20, bottom: 20 } }),
  ])
  expect(isMet({ target: 'brand', at: 'top' }, front)).toBe(true)
  expect(isMet({ target: 'brand', at: 'bottom' }, front)).toBe(false)
  expect(isMet({ target: 'phone', at: 'bottom-right' }, front)).toBe(true)
  expect(isMet({ target: 'brand', beside: { side: 'above', of: 'phone' } }, front)).toBe(true)
  expect(isMet({ target: 'photo', at: 'top' }, front)).toBeUndefined()
})

test('a slip of the hand scores worse, whichever way it goes', () => {
  const score = (x: number, y: number) => {
    const { front, scene } = make([
      words('name', 'Second Gear', { size: 60, at: { left: 20, top: 20 } }),
      column('middle', { at: { left: 20, top: 150 }, width: 400, height: 90 }, [
        words('claim', 'Bicycles mended', { at: { left: x, top: y } }),
      ]),
      words('call', '555 0199', { at: { left: 20, bottom: 20 } }),
    ])
    return scoreOf(scene, front).value
  }
  for (const [x, y] of [
    [12, 0],
    [-12, 0],
    [0, 12],
    [0, -12],
  ] as const)
    expect(score(x, y)).toBeLessThan(score(0, 0))
})
