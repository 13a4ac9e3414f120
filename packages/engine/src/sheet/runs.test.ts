/** Runs of style in a text: read, printed, set, painted by every way, and what becomes of them when words change. */
import { expect, test } from 'vitest'
import { present } from '../base/items.ts'
import { random } from '../base/random.ts'
import { readContrast } from '../critic/contrast.ts'
import { liveSpans } from '../scene/text-spans.ts'
import type { Scene, Text } from '../scene/types.ts'
import { parseSheet } from './parse.ts'
import { printSheet } from './print.ts'
import { apart, board, bySvg, instruments, listFor, painted, pixel, sceneFrom } from './shown.fixture.ts'

const textOf = (scene: Scene): Text => {
  const node = scene.artboards[0]?.root.children[0]
  if (node?.type !== 'text') throw new Error('no text')
  return node
}
const read = (words: string, attributes = 'size="40" width="200"') =>
  sceneFrom(board(`<text ${attributes}>${words}</text>`))
const SMALL = 'size="24" width="200"'
const laidOf = (scene: Scene) => present(instruments.lay(scene)[0].root.children[0]?.text)

test('runs are read with what they say; what says nothing is words', () => {
  const { text, spans } = textOf(
    read(
      '40% <tspan size="1.5em" fill="accent" weight="800">off</tspan>\n   <tspan>until</tspan> <tspan italic="true" font="display" size="20">May</tspan>',
    ),
  )
  expect(text).toBe('40% off until May')
  expect(spans).toEqual([
    { words: 'off', at: 4, size: 1.5, fill: 'accent', weight: 800 },
    { words: 'May', at: 14, italic: true, font: 'display', size: 0.5 },
  ])
})

test.each([
  ['<b>bold</b> <i>slanted</i>', [{ weight: 700 }, { italic: true }]],
  ['<s>40</s> <big>25</big>', [{ struck: 'through' }, { size: 1.4 }]],
  ['<span style="color:red;font-weight:bold">a</span>', [{ fill: '#ff0000', weight: 700 }]],
  [
    '<tspan fill="accent">a <tspan weight="700">b</tspan> c</tspan>',
    [
      { fill: 'accent', words: 'a' },
      { fill: 'accent', weight: 700, words: 'b' },
      { fill: 'accent', words: 'c' },
    ],
  ],
])('as HTML and SVG have it: %s', (words, spans) => {
  expect(textOf(read(words)).spans).toMatchObject(spans)
})

test('a run that SVG places anew begins a line', () => {
  expect(textOf(read('<tspan x="0">One</tspan><tspan x="0" dy="40">Two</tspan>')).text).toBe('One\nTwo')
})

test('what a run cannot say is a fault with its place', () => {
  const { faults } = parseSheet(board('<text>a <tspan size="huge" rotate="3">b</tspan></text>'))
  expect(faults.map(({ message }) => message).join('\n')).toMatch(
    /size of <tspan>: 'huge' is not ems[\s\S]*no attribute 'rotate'/,
  )
})

test('read again, a printed text has the very same runs', () => {
  const chance = random(8)
  const WORDS = ['40%', 'off', 'Straße', 'a<b', 'été &', 'قهوة', '“x”']
  const STYLES = [
    'fill="accent"',
    'weight="700"',
    'size="1.37em"',
    'italic="true" struck="under"',
    'font="display" fill="ink .4"',
  ]
  for (let i = 0; i < 200; i++) {
    const words = Array.from({ length: 1 + chance.int(6) }, () => {
      const word = chance.pick(WORDS).replace('&', '&amp;').replace('<', '&lt;')
      return chance.int(2) ? `<tspan ${chance.pick(STYLES)}>${word}</tspan>` : word
    }).join(chance.pick([' ', '', '<br/>']))
    const scene = read(words)
    expect(sceneFrom(printSheet(scene))).toEqual(scene)
  }
})

test('a run is set in its own size and weight, and its line is as much taller', () => {
  const [plain, styled] = [
    laidOf(read('40% off', SMALL)),
    laidOf(read('40% <tspan size="2em" weight="900">off</tspan>', SMALL)),
  ]
  const sizes = styled.glyphs.map(({ size }) => size ?? styled.size)
  expect(new Set(sizes)).toEqual(new Set([24, 48]))
  expect(styled.lines[0]?.runs).toMatchObject([{ span: 0, size: 48 }])
  expect(present(styled.lines[0]).width).toBeGreaterThan(1.4 * present(plain.lines[0]).width)
  expect(present(styled.lines[0]).baseline).toBeCloseTo(2 * present(plain.lines[0]).baseline, -1)
})

test('words with larger runs break and fit with them', () => {
  const box = 'width="190" height="60" size="90" min="10" fit="line"'
  const [plain, styled] = [laidOf(read('40% off', box)), laidOf(read('40% <tspan size="2em">off</tspan>', box))]
  expect(styled.size).toBeLessThan(plain.size * 0.8)
  expect(present(styled.lines[0]).width).toBeLessThanOrEqual(190.5)
  expect(styled.fits).toBe(true)
})

test.each([
  '',
  'fit="width"',
  'fit="stack"',
  'arc="70 0"',
  'path="M10 150C60 20 140 20 190 150"',
  'effect="shadow(secondary, .05, .05)"',
  'case="upper"',
])('painted, a run has its ink, and so it has by way of a file: %s', (way) => {
  const scene = read('mm <tspan fill="accent">mm</tspan>', `size="44" width="200" height="200" weight="900" ${way}`)
  const shot = painted(scene)
  expect(apart(shot, bySvg(scene))).toBeLessThan(1.5)
  const colours = new Set<string>()
  for (let y = 0; y < 200; y += 2) for (let x = 0; x < 200; x += 2) colours.add(pixel(shot, x, y))
  expect(colours).toContain('#ff0000')
  expect(colours).toContain('#000000')
})

test('a struck run alone has a line through it', () => {
  const [plain, struck] = [read('40 <tspan>25</tspan>'), read('<s>40</s> 25')]
  const paths = (scene: Scene) => JSON.stringify(listFor(scene).items).match(/"ofLetters":true/g)?.length ?? 0
  expect([paths(plain), paths(struck)]).toEqual([0, 1])
  const [line] = laidOf(struck).lines
  expect(present(line?.runs?.[0]).width).toBeLessThan(present(line).width / 1.5)
})

test('runs stay with their words when the text changes, and go where these are gone', () => {
  const text = textOf(read('40% <tspan fill="accent">off</tspan> all <tspan weight="800">tea</tspan>'))
  const left = (words: string) => liveSpans({ ...text, text: words }).map(({ span, from }) => [span.words, from])
  expect(left('Now 50% off all tea')).toEqual([
    ['off', 8],
    ['tea', 16],
  ])
  expect(left('50% Off all coffee')).toEqual([['off', 4]])
  expect(left('Everything half price')).toEqual([])
})

test('a run in an ink that cannot be read is found', () => {
  const [laid] = instruments.lay(read('40% <tspan fill="#ffffee">off</tspan>'))
  const [reading] = readContrast(laid, sceneFrom(board('')).palette, instruments.pictograms, new Map())
  expect(present(reading).ratio).toBeLessThan(1.2)
})
