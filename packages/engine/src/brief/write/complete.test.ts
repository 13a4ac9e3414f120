import { expect, test } from 'vitest'
import { KIND_NAMES } from '../../scene/types.ts'
import { apology, confirmation, describe } from '../describe.ts'
import { formatsOf } from '../formats.ts'
import { PROMPTS } from '../prompts.fixture.ts'
import { readBrief } from '../read.ts'
import { summarise } from '../summary.ts'
import { type Brief, INDUSTRIES } from '../types.ts'
import { completeCopy } from './complete.ts'
import { writePage } from './page.ts'

/** Every prompt of the table on a busy machine, milliseconds. */
const SLOW = 30_000

const whole = (prompt: string) => completeCopy(readBrief(prompt))
const written = (brief: Brief) => brief.copy.filter(({ source }) => source === 'written')

test('a poster leads with the words of its prompt', () => {
  const [headline] = written(whole('poster for a jazz night'))
  expect(headline).toEqual({ role: 'headline', text: 'Jazz night', source: 'written' })
})

test('a logo without a name takes a word of its subject, and leaves the brand open', () => {
  const brief = whole('logo for a bakery')
  expect(brief.brand).toBeUndefined()
  expect(brief.copy).toEqual([{ role: 'brand', text: 'Bakery', source: 'written' }])
})

test('a card with only a name gets nothing invented', () => {
  expect(whole('business card for Ana Lima').copy).toEqual([{ role: 'person', text: 'Ana Lima', source: 'given' }])
})

test('nothing is written where text is refused', () => {
  expect(whole('poster of a whale, no text').copy).toEqual([])
})

test(
  'written copy adds to the given and holds no fact',
  () => {
    for (const { prompt } of PROMPTS) {
      const read = readBrief(prompt)
      const brief = completeCopy(read)
      expect(completeCopy(brief)).toEqual(brief)
      expect(
        brief.copy
          .filter(({ source }) => source === 'given')
          .map(({ text }) => text)
          .sort(),
      ).toEqual(read.copy.map(({ text }) => text).sort())
      for (const { text } of written(brief)) {
        if (!prompt.toLowerCase().includes(text.toLowerCase())) expect(text).not.toMatch(/[\d@#$€£]/)
      }
      if (brief.kind === 'poster')
        expect(brief.copy.some(({ role }) => role === 'headline' || role === 'quote')).toBe(true)
    }
  },
  SLOW,
)

test('every trade has the words of a whole page, without facts', () => {
  const brief = readBrief('website for Luna')
  for (const industry of INDUSTRIES) {
    const page = writePage({ ...brief, subject: { industry, about: 'night work', objects: [] } })
    expect(page.features.length).toBeGreaterThanOrEqual(5)
    expect(page.process.length).toBeGreaterThanOrEqual(3)
    expect(page.faq).toHaveLength(4)
    expect(page.nav.length).toBeGreaterThanOrEqual(3)
    const text = JSON.stringify(page)
    expect(text).not.toMatch(/\{(?:name|about|About)\}|\d|@|undefined/)
  }
})

test('given words win on a page', () => {
  const page = writePage(
    readBrief('website for Luna, headline "Go out", tagline "All night", sections: Shows, Bar, Map, button "Get in"'),
  )
  expect(page.hero.headline).toBe('Go out')
  expect(page.hero.subhead).toBe('All night')
  expect(page.hero.primaryCta).toBe('Get in')
  expect(page.closing.cta).toBe('Get in')
  expect(page.nav).toEqual(['Shows', 'Bar', 'Map'])
})

test('the same prompt gives the same page, other prompts other words', () => {
  const page = (prompt: string) => writePage(readBrief(prompt))
  expect(page('website for a bakery')).toEqual(page('website for a bakery'))
  const headlines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
    (name) => page(`website for a bakery called ${name.toUpperCase()}roma`).hero.headline,
  )
  expect(new Set(headlines).size).toBeGreaterThan(1)
})

test.each([
  ['make a simple logo', 'a minimalist logo'],
  ['a vibrant poster', 'a poster with vibrant colors'],
  ['modern landing page', 'a website design with a modern aesthetic'],
  ['an icon', 'an icon'],
  ['business card please', 'a business card'],
  ['colorful flyer', 'a poster with vibrant colors'],
  ['banner for a sale', 'a banner'],
  ['something nice', 'your design'],
])('%s is described', (prompt, description) => {
  expect(describe(prompt)).toBe(description)
  expect(confirmation(prompt)).toBe(
    `Perfect! I've created ${description}. You can view the image or Replit prompt using the toggle above.`,
  )
  expect(apology(prompt)).toBe(`Sorry, I had trouble generating ${description}. Please try with a different prompt.`)
})

test.each([
  ['A menu for Trattoria Sole', 'your design for Trattoria Sole'],
  ['Ticket for the spring concert', 'a ticket for spring concert'],
  ['Something for my bakery', 'your design for bakery'],
])('where no keyword says what %s is, an apology says what was read', (prompt, description) => {
  expect(apology(prompt)).toBe(`Sorry, I had trouble generating ${description}. Please try with a different prompt.`)
})

test('what was understood is told in lines', () => {
  expect(summarise(readBrief('A4 poster for "Jazz Night", navy background, name at the top, no icon'))).toEqual([
    { label: 'Kind', value: 'Poster or flyer' },
    { label: 'Format', value: 'A4 portrait, 210 × 297 mm' },
    { label: 'Name', value: 'Jazz Night' },
    { label: 'Subject', value: expect.any(String) },
    { label: 'Colours', value: 'navy (background)' },
    { label: 'Placements', value: 'headline top' },
    { label: 'Text', value: 'Jazz Night' },
    { label: 'Without', value: 'icon' },
  ])
})

test('formats: names are unique within a kind, words are lower case and sizes whole', () => {
  for (const kind of KIND_NAMES) {
    const named = formatsOf(kind)
    const names = named.map(({ format }) => format.name)
    expect(new Set(names).size).toBe(names.length)
    for (const { format, words } of named) {
      expect(words).toEqual(words.map((word) => word.toLowerCase()))
      expect(Number.isInteger(format.width)).toBe(true)
      if (format.height !== 'auto') expect(Number.isInteger(format.height)).toBe(true)
    }
  }
})
