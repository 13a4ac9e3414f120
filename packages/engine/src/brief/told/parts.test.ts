import { expect, test } from 'vitest'
import { readBrief } from '../read.ts'

const partsOf = (prompt: string) =>
  (readBrief(prompt, { kind: 'website' }).page?.parts ?? []).map(({ kind, count }) =>
    count ? `${kind} ${count}` : kind,
  )
const offered = (prompt: string) =>
  readBrief(prompt, { kind: 'website' }).copy.flatMap(({ role, text }) => (role === 'list-item' ? [text] : []))

test.each([
  [
    'Website for a saddler called Birch & Bit. Five projects shown big, how a commission works, our team of three and a map please.',
    ['projects 5', 'steps', 'team 3', 'map'],
  ],
  [
    'Website for a choir in Aarhus with next concerts, rehearsal times, photo gallery and a few testimonials.',
    ['events', 'timetable', 'gallery', 'quotes 3'],
  ],
  [
    'I need a site for my nail salon Tip Top. Prices: gel 40, polish 20. Opening hours Tue-Fri 10-18. FAQ.',
    ['prices', 'hours', 'questions'],
  ],
  ['Website for a tiler called Grout. Wall tiles, floor tiles. No stock photos, no map.', []],
])('parts that are told, and how many of each: %s', (prompt, parts) => {
  expect(partsOf(prompt)).toEqual(parts)
})

test('what is listed of a part stays with it', () => {
  const { page } = readBrief(
    'Website for a rowing club called Sweep: the board (chair Ida Holt, treasurer Sam Bako), fees (adults 90, juniors 40).',
  )
  expect(page?.parts?.map(({ kind, items }) => [kind, items])).toEqual([
    ['team', ['chair Ida Holt', 'treasurer Sam Bako']],
    ['prices', ['adults 90', 'juniors 40']],
  ])
})

test.each([
  [
    'Website for a harbour tour called Gull in Rye. Seal trips at 9, 11 and 14, sunset trips. One bright accent.',
    ['Seal trips at 9, 11 and 14', 'sunset trips'],
  ],
  [
    'Website for a weaver, Ona Brook, Lewes. Rugs, shawls, generating a feeling of warmth, with lots of white space.',
    ['Rugs', 'shawls'],
  ],
  [
    'Website for a paint maker called Ochre Row. Pigments: umber, sienna, lime. Soft, grey only for lines.',
    ['umber', 'sienna', 'lime'],
  ],
])('an offer is a thing that is sold, and no look, place or time: %s', (prompt, offers) => {
  expect(offered(prompt)).toEqual(offers)
})

test('tools are no owners', () => {
  expect(readBrief('Inventory tool called Crate: item list, suppliers, low stock alerts.').page?.parts).toBeUndefined()
})
