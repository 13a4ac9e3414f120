/** Mock-ups: each can be drawn round every design that it takes, and shows it whole and within its picture. */
import { expect, test } from 'vitest'
import { KIND_NAMES } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import { mockupScene, mockupsFor } from './mockups.ts'
import { SIZE } from './types.ts'

const SHAPES = [
  { width: 1080, height: 1920 },
  { width: 1080, height: 1350 },
  { width: 1080, height: 1080 },
  { width: 1050, height: 600 },
  { width: 1200, height: 628 },
  { width: 1456, height: 180 },
]

test.each(KIND_NAMES)('%s: every shape of it has mock-ups in which it keeps its proportions', (kind) => {
  for (const size of SHAPES) {
    const all = mockupsFor({ kind }, size.width / size.height)
    expect(all.length, `${size.width}x${size.height}`).toBeGreaterThan(0)
    for (const mockup of all) {
      const scene = mockupScene(mockup, { sides: [size], ground: '#336699' })
      const pictures = [...places(scene)].flatMap(({ node }) => (node.type === 'picture' ? [node] : []))
      expect(pictures.length, mockup.name).toBeGreaterThan(0)
      for (const { media, at, width, height, fit } of pictures) {
        expect(media).toMatch(/^side-\d$/)
        const [left, top] = [Number(at?.left), Number(at?.top)]
        expect(left, mockup.name).toBeGreaterThanOrEqual(0)
        expect(left + Number(width), mockup.name).toBeLessThanOrEqual(SIZE.width)
        expect(top + Number(height), mockup.name).toBeLessThanOrEqual(SIZE.height)
        // A page is cut off below, a tile takes an icon's edge away; a crop that was not meant bends nothing either.
        if (fit === undefined)
          expect(Number(width) / Number(height), mockup.name).toBeCloseTo(size.width / size.height, 1)
      }
    }
  }
})
