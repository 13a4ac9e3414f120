/** Drawings of sheets: every export shows the same. */
import { expect, test } from 'vitest'
import { parseSheet } from './parse.ts'
import { apart, board, bySvg, painted, pixel, sceneFrom } from './shown.fixture.ts'

const drawing = (inside: string, rest = '') =>
  `<drawing left="0" top="0" width="200" height="200" viewBox="0 0 100 100" ${rest}>${inside}</drawing>`

const SAME = 1.5

test('a clip path cuts a group wherever it is moved, in the picture and in the file', () => {
  const scene = sceneFrom(
    board(
      drawing(
        '<g clip-path="url(#half)" transform="translate(10 0)"><circle cx="50" cy="50" r="40" fill="accent"/></g>',
      ),
      '<clipPath id="half"><rect width="50" height="100"/></clipPath>',
    ),
  )
  const shot = painted(scene)
  expect(pixel(shot, 80, 100)).toBe('#ff0000')
  // The circle reaches to x = 100 of 100, its clip to 60.
  expect(pixel(shot, 130, 100)).toBe('#ffffff')
  expect(apart(shot, bySvg(scene))).toBeLessThan(SAME)
})

test('a clip path of two shapes shows both', () => {
  const clip = '<clipPath id="c"><rect width="40" height="100"/><rect x="60" width="40" height="100"/></clipPath>'
  const shot = painted(
    sceneFrom(board(drawing('<rect width="100" height="100" fill="accent" clip-path="url(#c)"/>'), clip)),
  )
  expect([pixel(shot, 40, 100), pixel(shot, 100, 100), pixel(shot, 160, 100)]).toEqual([
    '#ff0000',
    '#ffffff',
    '#ff0000',
  ])
})

test('a gradient spans the shape, turned with it', () => {
  const gradient =
    '<linearGradient id="g" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="accent"/><stop offset="1" stop-color="secondary"/></linearGradient>'
  const scene = sceneFrom(
    board(
      drawing('<rect x="10" y="40" width="20" height="20" fill="url(#g)" transform="rotate(90 20 50)"/>'),
      gradient,
    ),
  )
  const shot = painted(scene)
  expect(Number.parseInt(pixel(shot, 40, 82).slice(1, 3), 16)).toBeGreaterThan(220)
  expect(Number.parseInt(pixel(shot, 40, 118).slice(5, 7), 16)).toBeGreaterThan(220)
  expect(apart(shot, bySvg(scene))).toBeLessThan(SAME)
})

test('what is defined once is drawn in another colour at each use', () => {
  const leaf = '<g id="leaf"><circle r="10" fill="currentColor"/></g>'
  const shot = painted(
    sceneFrom(
      board(
        drawing(
          '<use href="#leaf" x="20" y="50" color="accent"/><use href="#leaf" transform="translate(80 50)" color="secondary"/>',
        ),
        leaf,
      ),
    ),
  )
  expect([pixel(shot, 40, 100), pixel(shot, 160, 100)]).toEqual(['#ff0000', '#0000ff'])
})

test.each([
  ['right', '#ffffff', '#ff0000'],
  ['left', '#ff0000', '#ffffff'],
])('a drawing that is anchored at the %s lies there', (anchor, left, right) => {
  const scene = sceneFrom(
    board(
      `<drawing viewBox="0 0 50 100" left="0" top="0" width="200" height="200" anchor="${anchor}"><rect width="50" height="100" fill="accent"/></drawing>`,
    ),
  )
  const shot = painted(scene)
  expect([pixel(shot, 20, 100), pixel(shot, 180, 100)]).toEqual([left, right])
  expect(apart(shot, bySvg(scene))).toBeLessThan(SAME)
})

test.each([
  ['a shadow', '<g shadow="0 10 12 .6"><rect x="20" y="20" width="50" height="40" fill="accent"/></g>'],
  ['light', '<circle cx="50" cy="50" r="20" fill="ink" glow="accent 20"/>'],
  ['what is out of focus', '<rect x="30" y="30" width="40" height="40" fill="secondary" blur="4"/>'],
  [
    'what multiplies',
    '<rect width="100" height="60" fill="#ffff00"/><g blend="multiply"><rect x="20" y="30" width="60" height="50" fill="#00ffff"/></g>',
  ],
  [
    'a group that shines through as one',
    '<g opacity=".5"><rect x="10" y="10" width="50" height="50" fill="accent"/><rect x="30" y="30" width="50" height="50" fill="accent"/></g>',
  ],
])('%s looks in the picture as it does in the file', (_, inside) => {
  const scene = sceneFrom(board(drawing(inside)))
  expect(apart(painted(scene), bySvg(scene))).toBeLessThan(SAME)
})

test('a shadow is seen beside what throws it, and what multiplies darkens', () => {
  const shadow = painted(
    sceneFrom(board(drawing('<g shadow="0 10 4 1"><rect x="20" y="20" width="50" height="40" fill="accent"/></g>'))),
  )
  expect(pixel(shadow, 100, 126)).toBe('#000000')
  const both =
    '<rect width="100" height="60" fill="#ffff00"/><rect x="20" y="30" width="60" height="50" fill="#00ffff" blend="multiply"/>'
  expect(pixel(painted(sceneFrom(board(drawing(both)))), 100, 100)).toBe('#00ff00')
})

test('a drawing that is used casts its shadow in pixels of the layout', () => {
  const used = '<drawing id="d" viewBox="0 0 10 10"><rect width="10" height="10" fill="accent"/></drawing>'
  const shot = painted(
    sceneFrom(board('<use href="#d" left="50" top="50" width="50" height="50" shadow="0 20 4 1"/>', used)),
  )
  expect([pixel(shot, 75, 110), pixel(shot, 75, 130)]).toEqual(['#000000', '#ffffff'])
})

test('a pattern fills a shape with its tiles, in the picture and in the file', () => {
  const dots =
    '<pattern id="dots" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="10" height="20" fill="accent"/></pattern>'
  const scene = sceneFrom(board(drawing('<rect x="0" y="0" width="100" height="50" fill="url(#dots)"/>'), dots))
  const shot = painted(scene)
  expect([pixel(shot, 10, 40), pixel(shot, 30, 40), pixel(shot, 50, 40), pixel(shot, 10, 140)]).toEqual([
    '#ff0000',
    '#ffffff',
    '#ff0000',
    '#ffffff',
  ])
  expect(apart(shot, bySvg(scene))).toBeLessThan(SAME)
})

test('words lie at the foot of their box where that is said', () => {
  const line = (valign: string) =>
    painted(sceneFrom(board(`<text left="0" top="0" width="200" height="200" size="40" valign="${valign}">HHH</text>`)))
  const inked = ({ pixels, width }: ReturnType<typeof line>, from: number, to: number) => {
    for (let y = from; y < to; y++)
      for (let x = 0; x < width; x++) if ((pixels[(y * width + x) * 4] ?? 255) < 100) return true
    return false
  }
  expect(inked(line('bottom'), 0, 150)).toBe(false)
  expect(inked(line('bottom'), 150, 200)).toBe(true)
  expect(inked(line('middle'), 80, 120)).toBe(true)
  expect(inked(line('top'), 60, 200)).toBe(false)
})

test('a turned group with words shows its shapes where SVG shows them', () => {
  const inside = '<rect x="60" y="30" width="80" height="40" fill="accent"/>'
  const withWords = sceneFrom(
    board(`<g transform="rotate(90 100 50)">${inside}<text x="0" y="0" font-size="1">.</text></g>`),
  )
  const without = sceneFrom(board(`<g transform="rotate(90 100 50)">${inside}</g>`))
  expect(apart(painted(withWords), painted(without))).toBeLessThan(SAME)
})

test('bare shapes are drawn where they stand; a rectangle alone is a box', () => {
  const scene = sceneFrom(
    board('<rect x="0" y="0" width="200" height="50" fill="secondary"/><path d="M100 60L140 120H60Z" fill="accent"/>'),
  )
  const shot = painted(scene)
  expect([pixel(shot, 100, 20), pixel(shot, 100, 100), pixel(shot, 20, 100)]).toEqual(['#0000ff', '#ff0000', '#ffffff'])
  expect(scene.artboards[0]?.root.children.map(({ type }) => type)).toEqual(['frame', 'vector'])
})

const FADE =
  '<linearGradient id="down" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#000000"/></linearGradient><mask id="fade"><rect width="100" height="100" fill="url(#down)"/></mask>'

test('a mask shows a part as far as it is light, in the picture and in the file, wherever it is moved', () => {
  const scene = sceneFrom(board(drawing('<g mask="url(#fade)"><rect width="100" height="100" fill="ink"/></g>'), FADE))
  const shot = painted(scene)
  const [top, middle, bottom] = [4, 100, 196].map((y) => Number.parseInt(pixel(shot, 100, y).slice(1, 3), 16))
  expect(top).toBeLessThan(16)
  expect(middle).toBeGreaterThan(110)
  expect(middle).toBeLessThan(146)
  expect(bottom).toBeGreaterThan(240)
  expect(apart(shot, bySvg(scene))).toBeLessThan(SAME)
  const moved = sceneFrom(
    board(
      drawing('<circle cx="30" cy="30" r="20" fill="accent" mask="url(#half)" transform="translate(20 20)"/>'),
      '<mask id="half"><rect x="30" width="70" height="100" fill="#fff"/></mask>',
    ),
  )
  const half = painted(moved)
  expect([pixel(half, 80, 100), pixel(half, 120, 100)]).toEqual(['#ffffff', '#ff0000'])
  expect(apart(half, bySvg(moved))).toBeLessThan(SAME)
})

test('what is no mask, or holds itself, is told', () => {
  const { faults } = parseSheet(
    board(
      drawing('<rect width="9" height="9" mask="url(#c)"/><rect width="9" height="9" mask="url(#m)"/>'),
      '<clipPath id="c"><rect width="9" height="9"/></clipPath><mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask>',
    ),
  )
  expect(faults.map(({ message }) => message)).toEqual([
    "mask: '#c' is <clipPath>: a <mask> is wanted",
    "mask: '#m' is cut by itself",
  ])
})

test('a knitted ground over the whole sheet is a few shapes, each of them drawn once for all its places', () => {
  const knit =
    '<pattern id="knit" width="2" height="2" patternUnits="userSpaceOnUse"><rect width="1" height="1" fill="accent"/><rect x="1" width="1" height="1" fill="secondary"/></pattern>'
  const scene = sceneFrom(board(drawing('<rect width="100" height="100" fill="url(#knit)"/>'), knit))
  const [vector] = scene.artboards[0]?.root.children ?? []
  expect(vector).toMatchObject({
    type: 'vector',
    shapes: [{ fill: 'accent' }, { fill: 'secondary' }, { d: expect.any(String) }],
  })
  const shot = painted(scene)
  for (const [x, y] of [
    [0, 1],
    [76, 100],
    [196, 197],
  ] as const)
    expect(pixel(shot, x, y)).toBe('#ff0000')
  expect(apart(shot, bySvg(scene))).toBeLessThan(SAME)
})

test('words along a path stand upright to it', () => {
  const along = (d: string) => {
    const shot = painted(
      sceneFrom(
        board(`<text left="0" top="0" width="200" height="200" size="30" path="${d}" align="center">MMMM</text>`),
      ),
    )
    const rows = Array.from({ length: 200 }, (_, y) =>
      Array.from({ length: 200 }, (_, x) => pixel(shot, x, y) !== '#ffffff'),
    )
    return {
      above: rows.slice(0, 100).flat().filter(Boolean).length,
      below: rows.slice(100).flat().filter(Boolean).length,
    }
  }
  const level = along('M0 100H200')
  expect(level.above).toBeGreaterThan(500)
  expect(level.below).toBeLessThan(level.above / 20)
  // Down a slope, half of them stand lower.
  const slope = along('M40 0L160 200')
  expect(slope.below).toBeGreaterThan(slope.above / 3)
})

test('a layer used in a layout fades and is cut to its box', () => {
  const used = '<drawing id="d" viewBox="0 0 10 20"><rect x="-10" width="40" height="20" fill="ink"/></drawing>'
  const scene = sceneFrom(
    board('<use href="#d" left="50" top="50" width="100" height="100" scale="cover" opacity=".5"/>', used),
  )
  const shot = painted(scene)
  expect(Number.parseInt(pixel(shot, 100, 100).slice(1, 3), 16)).toBeGreaterThan(120)
  expect([pixel(shot, 40, 100), pixel(shot, 100, 160)]).toEqual(['#ffffff', '#ffffff'])
  expect(apart(shot, bySvg(scene))).toBeLessThan(SAME)
})
