/** Which marks are found for which request; and that none is an answer. */
import { expect, test } from 'vitest'
import { random } from '../base/random.ts'
import type { Industry } from '../brief/types.ts'
import { asked } from './heads.fixture.ts'
import { findParts } from './mark-find.ts'
import { sheetEntry } from './store.ts'

/** 'taco-sun: restaurant | taco sun | a taco before a sun' */
function mark(line: string) {
  const [name = '', trade = '', about = '', shown = ''] = line.split(/: | \| /)
  const trades: Industry[] = trade === '-' ? [] : [trade as Industry]
  return sheetEntry({
    head: {
      name,
      kinds: ['logo', 'icon', 'business-card'],
      announces: [],
      about: about.split(' '),
      trades,
      tone: [],
      fixed: [],
    },
    kind: 'logo',
    layouts: [],
    shows: [shown],
    isMark: true,
    text: '',
  })
}

const MARKS = [
  'taco-sun: restaurant | taco mexican restaurant food truck | a taco before a sun',
  'fox-bow: - | fox ribbon animal | a fox with a bow',
  'panda-leaf: - | panda bear bamboo animal zoo | a panda that eats a leaf',
  'hound: pets | dachshund dog puppy pet | a dachshund',
  'column: law | law lawyer legal column temple | a temple of three columns',
  'scales: law | law lawyer legal scale justice | scales in balance',
  'stethoscope: health | stethoscope doctor clinic health | a stethoscope in the shape of a heart',
  'saxophone: music | saxophone jazz music | a saxophone that smokes',
  'pitch: - | tuner tuning pitch | a tuning fork that sounds',
  'fork: restaurant | fork restaurant kitchen | a fork whose tines are a tulip',
  'jar: - | pickle gherkin brine | a jar of pickles',
].map(mark)

const found = (prompt: string) => findParts(MARKS, asked(prompt), random(1)).marks.map(({ entry }) => entry.name)

test('what is asked for outranks the trade, and where no mark shows it there is none', () => {
  expect(found('logo for a food truck called Ember Taco. fox in an apron, red')).toEqual(['fox-bow'])
  expect(found('logo for a food truck called Ember Taco. badger in an apron, red')).toEqual([])
  expect(found('logo for a food truck called Ember, we sell tacos')).toEqual(['taco-sun'])
})

test('two words are one thing, and a mark says by its own words what it shows', () => {
  expect(found('logo for Ilse Moran, piano tuner. a tuning fork')).toEqual(['pitch'])
  expect(found('Logo for our chutney brand Tart, a jar or a ladle')).toEqual(['jar'])
})

test('a sort of it shows a dog; a panda is no bear', () => {
  expect(found('logo for a dog groomer called Ruff')).toEqual(['hound'])
  expect(found('logo for the cider house Bear & Bramble, bear on a barrel')).toEqual([])
})

test('what is refused is shown by none', () => {
  expect(found('Logo for the law firm Amsel & Birch').toSorted()).toEqual(['column', 'scales'])
  expect(found('Logo for the law firm Amsel & Birch. no columns')).toEqual(['scales'])
  expect(found('Logo for the law firm Amsel & Birch. no columns, no scales, no gavel')).toEqual([])
})

test('a trade is known by what is of this trade alone', () => {
  expect(found('business card for Helga Sund, optician')).toEqual([])
  expect(found("logo for my podcast on history, 'The Long Table'")).toEqual([])
})
