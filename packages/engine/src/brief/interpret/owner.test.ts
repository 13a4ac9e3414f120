import { expect, test } from 'vitest'
import { readBrief } from '../read.ts'
import { completeCopy } from '../write/complete.ts'

const ownerOf = (prompt: string) => readBrief(prompt).purpose?.owner

test.each([
  ['A poster for a clockmaker in Graz', { title: 'clockmaker', works: true, place: 'Graz', done: [] }],
  ['Website for a bookbinder who mends old atlases', { title: 'bookbinder', works: true, done: ['mend old atlases'] }],
  [
    'Banner for a company that cleans solar panels and cuts hedges',
    { works: false, done: ['clean solar panels and cut hedges'] },
  ],
  [
    'Ad for a harp tuner offering spring checks',
    { title: 'harp tuner', works: true, done: [], offered: 'spring checks' },
  ],
  ['We restore sundials. We need a one page site.', { works: false, done: ['restore sundials'] }],
])('%s', (prompt, owner) => {
  expect(ownerOf(prompt)).toEqual(owner)
})

test.each([
  'A website for young parents in Malmö',
  'Poster for a summer party',
  'Create an ad for a bakery that highlights the freshness of their bread',
])('is no more than the prompt says: %s', (prompt) => {
  expect(ownerOf(prompt)?.done ?? []).toEqual([])
  expect(ownerOf(prompt)?.works ?? false).toBe(false)
})

test('whose trade no table knows gets no words of another trade', () => {
  const brief = completeCopy(readBrief('Ad for a mobile saw sharpening service that comes to restaurants'))
  expect(brief.purpose?.trade).toBeUndefined()
  const written = brief.variants?.map(({ headline }) => headline)
  expect(written?.[0]).toMatch(/saw sharpening/i)
  const said = JSON.stringify(brief.variants)
  expect(said).not.toMatch(/taste|menu|table|hungry|order/i)
})

test('what no table knows is called by its name', () => {
  expect(completeCopy(readBrief('Poster for a laundrette')).variants?.[0]?.headline).toBe('Laundrette')
})

test('who works has a site and no tool', () => {
  expect(readBrief('A site for a sail maker').page?.type).toBe('landing')
  expect(readBrief('Website for a translator of old letters').page?.type).toBe('landing')
})

test('a trade that a table knows keeps its own lines', () => {
  expect(readBrief('Poster for a plumber in Lisbon').purpose?.trade).toBe('home-services/plumbing')
  expect(readBrief('Ad for an exotic car rental service').purpose?.trade).toBe('automotive/rental')
})

test('where somebody works is not how they are called', () => {
  expect(readBrief('A website for a plumber in Lisbon.').brand).toBeUndefined()
  expect(readBrief('Website for a dentist near Turin').brand).toBeUndefined()
})

test('an article with a capital belongs to the name', () => {
  expect(readBrief('Logo for The Slow Herons, a folk duo').brand).toBe('The Slow Herons')
})
