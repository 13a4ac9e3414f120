import { expect, test } from 'vitest'
import { readBrief } from '../read.ts'

const textsOf = (prompt: string, ...roles: string[]) =>
  readBrief(prompt)
    .copy.filter(({ role }) => roles.includes(role))
    .map(({ text }) => text)

test.each([
  [
    'Website for Kessler & Cie, a glazing company in Metz. Shop windows, mirrors, skylights and cat flaps. Since 1971.',
    ['Shop windows', 'mirrors', 'skylights', 'cat flaps'],
  ],
  [
    'Homepage for the piano shop Ebony Row in Leith: uprights, grands, tuning, removals.',
    ['uprights', 'grands', 'tuning', 'removals'],
  ],
  [
    'Landing page for an app called Wren. It names songs, counts birds and keeps a diary.',
    ['names songs', 'counts birds', 'keeps a diary'],
  ],
  [
    'Website for a pub, The Lame Duck, with folk nights, a beer garden and Sunday roasts',
    ['folk nights', 'beer garden', 'Sunday roasts'],
  ],
  ['A tax office website: Quill Partners, wills and trusts, in Ghent. Sober, dark blue.', ['wills', 'trusts']],
])('what is offered is listed: %s', (prompt, offers) => {
  expect(textsOf(prompt, 'list-item')).toEqual(offers)
})

test.each([
  ['Website for a small orchard in the Wye valley, Penny Farm, cider, tours', 'Penny Farm'],
  ['Website for a guesthouse on the coast of Wales. Six rooms, sauna.', undefined],
  ['My bike shop Chain Gang in Ulm needs a website: repairs, rentals, tours', 'Chain Gang'],
  ['Page for the harbour choir in Kiel. Rehearsals Tuesday 19:30 at Nikolai.', undefined],
  ['Website for a piano tuner, Edda Holm, grand pianos and uprights', 'Edda Holm'],
])('whose site it is: %s', (prompt, name) => {
  expect(readBrief(prompt).brand).toBe(name)
})

test('when, for how much and what is free stand whole; wishes for looks stand nowhere', () => {
  const prompt =
    'Website for the dance school Pirouette in Lyon: ballet, tango. Open classes every Friday at 19:00. Courses from 90 euros. First lesson free. Soft pink, elegant.'
  expect(textsOf(prompt, 'time', 'price', 'offer')).toEqual([
    'First lesson free',
    'Open classes every Friday at 19:00',
    'Courses from 90 euros',
  ])
  expect(textsOf(prompt, 'list-item', 'detail', 'body')).toEqual(['ballet', 'tango'])
})

test('things with a price each are a list of prices', () => {
  expect(
    textsOf('Website for a shoe repair shop named Heel: soles 30, heels 12, laces 4. Walk-ins welcome.', 'list-item'),
  ).toEqual(['soles 30', 'heels 12', 'laces 4'])
})

test('a house of business with courses is no tool; what people do is one', () => {
  expect(readBrief('Website for the climbing gym Crimp in Bern: hall, courses for kids, cafe.').page?.type).toBe(
    'landing',
  )
  expect(readBrief('A website for booking kayak rentals: choose a date, reserve and pay').page?.type).toBe('booking')
})
