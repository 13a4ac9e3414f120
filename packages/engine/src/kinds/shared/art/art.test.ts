/** Art in a box: whatever is refused is not drawn, whatever the box, and every colour shows on what it stands on. */
import { expect, test } from 'vitest'
import { random } from '../../../base/random.ts'
import { readBrief } from '../../../brief/read.ts'
import { completeCopy } from '../../../brief/write/complete.ts'
import { contrast } from '../../../colour/colour.ts'
import { direct } from '../../../direction/direct.ts'
import { openPictograms } from '../../../imagery/pictograms.ts'
import type { Node } from '../../../scene/types.ts'
import { openFonts } from '../../../type/fonts.ts'
import { createMeasure } from '../../../type/measure.ts'
import { createShaper } from '../../../type/shape.ts'
import { tonesOn } from '../figure.ts'
import { type Sheet, sheetOf } from '../sheet.ts'
import { artBox } from './art.ts'

const pictograms = openPictograms()
const fonts = openFonts()
const measure = createMeasure(fonts, createShaper(fonts))

function sheet(prompt: string, seed: number): Sheet {
  const brief = completeCopy(readBrief(prompt, { kind: 'poster' }))
  return sheetOf({
    brief,
    direction: direct(brief, seed, pictograms),
    random: random(seed),
    measure,
    pictograms,
    layOut: () => [],
  })
}
const all = (node: Node): Node[] => [node, ...(node.type === 'frame' ? node.children.flatMap(all) : [])]
const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1)

test('many seeds show the subject in many ways, and say so to readers that do not see', () => {
  const ways = new Set<string>()
  for (const seed of SEEDS) {
    const box = artBox(sheet('Poster for a fox walk, 12 April', seed), 'accent', 800, 500)
    ways.add(box.id)
    const told = all(box).some((node) => (node.type === 'pictogram' || node.type === 'vector') && node.alt)
    expect(told || /wallpaper|ornament/.test(box.id), box.id).toBe(true)
  }
  expect(ways.size).toBeGreaterThanOrEqual(8)
})

test.each([
  [60, 900],
  [900, 60],
  [33.3, 33.3],
])('a box of %d × %d holds finite numbers and stays clipped', (width, height) => {
  for (const seed of SEEDS) {
    const box = artBox(sheet('Poster for a jazz night, 5 May', seed), 'secondary', width, height)
    expect(box.clip).toBe(true)
    expect(JSON.stringify(box)).not.toMatch(/NaN|Infinity|null/)
  }
})

test('what was refused is not drawn', () => {
  for (const seed of SEEDS) {
    const box = artBox(
      sheet('Poster for a jazz night, 5 May, no icons, no patterns, no pictures', seed),
      'ink',
      500,
      500,
    )
    expect(all(box).slice(1)).toEqual([])
  }
})

test('the first tone is seen on every fill', () => {
  for (const seed of SEEDS)
    for (const fill of ['paper', 'accent', 'secondary', 'ink'] as const) {
      const one = sheet('Poster for a jazz night, 5 May', seed)
      const { palette } = one.direction
      expect(contrast(palette[tonesOn(one, fill)[0]], palette[fill])).toBeGreaterThanOrEqual(1.75)
    }
})
