/** No word of a sheet stands on its picture, and no picture is too small to be seen. */

import { Path2D } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { Bounds } from '../../../base/geometry.ts'
import { readBrief } from '../../../brief/read.ts'
import { completeCopy } from '../../../brief/write/complete.ts'
import { compose } from '../../../compose/compose.ts'
import { direct } from '../../../direction/direct.ts'
import type { LaidNode } from '../../../scene/layout.ts'
import { workshop } from '../../archetype-gates.fixture.ts'
import { wordsOf } from './places.ts'

const PROMPTS = [
  'Facebook ad for the Harbour Street fish shop, lobster and shrimp, 20% off on Friday, order online',
  'Instagram post for a toy library in Leeds: borrow a teddy bear, free for members, open Saturday',
  'Poster for a talk on honest machines with a robot, 4 May, 7 pm, Town Hall, admission free',
  'Instagram story for Pine Hotel, sleep like at home, rooms from $79',
  'Poster for the autumn market with a pumpkin, 12 October, 9 am to 4 pm, Mill Square, music and cider',
  'Banner 300x250 for the glass works: wine glasses from 15 EUR, shop now',
  'Poster for an American football night, burgers and beer, Sunday 7 February, The Anchor, kick-off 6 pm',
  'Facebook cover for a flower workshop with a bouquet, "Bind your own", 3 June',
]

/** The box of a drawing in depth, by its paths. */
function outline({ node, x, y, width }: LaidNode): Bounds | undefined {
  if (node.type !== 'vector' || node.role !== 'illustration' || node.viewBox[0] !== 128 || node.rotate) return undefined
  const scale = width / 128
  const all = node.shapes.map(({ d }) => new Path2D(d).computeTightBounds())
  return {
    left: x + scale * Math.min(...all.map(([left]) => left)),
    top: y + scale * Math.min(...all.map(([, top]) => top)),
    right: x + scale * Math.max(...all.map(([, , right]) => right)),
    bottom: y + scale * Math.max(...all.map(([, , , bottom]) => bottom)),
  }
}
/** As far as it is seen within what clips it. */
const outlines = (laid: LaidNode, clip: Bounds = { left: -1e5, top: -1e5, right: 1e5, bottom: 1e5 }): Bounds[] => {
  const within = ({ left, top, right, bottom }: Bounds): Bounds => ({
    left: Math.max(left, clip.left),
    top: Math.max(top, clip.top),
    right: Math.min(right, clip.right),
    bottom: Math.min(bottom, clip.bottom),
  })
  const { node, x, y, width, height } = laid
  const own = { left: x, top: y, right: x + width, bottom: y + height }
  const inner = node.type === 'frame' && node.clip ? within(own) : clip
  const found = outline(laid)
  return [...(found ? [within(found)] : []), ...laid.children.flatMap((child) => outlines(child, inner))]
}

/** A tail of a letter may reach so far, × the sheet's shorter side. */
const TAIL = 0.012

test.each(PROMPTS)('%s', (prompt) => {
  const brief = completeCopy(readBrief(prompt))
  const concepts = compose({
    brief,
    seed: 11,
    count: 4,
    direct: (one, seed, avoid, wish) => direct(one, seed, workshop.pictograms, avoid, wish),
    workshop,
    images: new Map(),
    avoid: [],
  })
  const shown = concepts.map(({ design }) => {
    const [front] = workshop.layOut(design.scene)
    const slack = Math.min(front.width, front.height) * TAIL
    const pictures = outlines(front.root)
    const hit = pictures.flatMap((box) =>
      wordsOf(front.root).filter(
        (word) =>
          Math.min(box.right, word.right) - Math.max(box.left, word.left) > slack &&
          Math.min(box.bottom, word.bottom) - Math.max(box.top, word.top) > slack,
      ),
    )
    expect(hit.length, design.archetype).toBe(0)
    const [w, h] = [front.width, front.height]
    return Math.max(
      0,
      ...pictures.map(({ left, right, top, bottom }) => Math.max((right - left) / w, (bottom - top) / h)),
    )
  })
  // Words alone, and a sheet full of the thing, may be among the four; most show it large.
  expect(shown.filter((share) => share >= 0.3).length).toBeGreaterThanOrEqual(2)
  expect(Math.max(...shown)).toBeGreaterThan(0.45)
})
