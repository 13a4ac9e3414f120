/** What everyday requests ask for, through readBrief; and that it stands in the words of each concept. */
import { describe, expect, test } from 'vitest'
import { readBrief } from '../read.ts'
import { completeCopy } from '../write/complete.ts'
import { withVariant } from '../write/with-variant.ts'

const asked = (prompt: string) =>
  (readBrief(prompt).asks ?? []).map(({ kind, words }) => `${kind}: ${words.toLowerCase()}`)
const leading = (prompt: string) => {
  const brief = completeCopy(readBrief(prompt))
  return [0, 1, 2, 3].map((i) =>
    withVariant(brief, i)
      .copy.find(({ role }) => role === 'headline')
      ?.text.toLowerCase(),
  )
}

describe('a short request is a list of facts', () => {
  test.each([
    [
      'Poster for a jumble sale on Saturday 4 May at St Hugh church hall',
      ['announced: jumble sale', 'when: saturday 4 may', 'where: st hugh church hall'],
    ],
    [
      'film club, last Tuesday of the month, 8pm, Vine Street library, all welcome',
      ['announced: film club', 'when: last tuesday of the month', 'when: 8pm', 'line: all welcome'],
    ],
    ['Banner for our shop: free delivery on orders over £60', ['offer: free delivery on orders over £60']],
    [
      'garage sale flyer sun 15 june 9am, 12 Elm Lane, lamps, toys, records, rain or shine',
      ['when: sun 15 june', 'when: 9am', 'where: 12 elm lane', 'item: toys', 'line: rain or shine'],
    ],
  ])('%s', (prompt, wanted) => {
    expect(asked(prompt)).toEqual(expect.arrayContaining(wanted))
  })
})

test.each([
  ["Poster for a weaving course 'Warp and Weft', Sunday 9 March, Loom Shed, £30", 'warp and weft', 'weaving course'],
  ['flyer for a comedy night called "Loose Change", Thursday 9 May, The Tin Shed', 'loose change', 'comedy night'],
])('a quoted title leads, and what it is the title of is a line: %s', (prompt, title, line) => {
  expect(leading(prompt)).toEqual([title, title, title, title])
  expect(asked(prompt).map((ask) => ask.replace(/^\w+: /, ''))).toContain(line)
})

describe('what is announced leads every concept', () => {
  test.each([
    ['Poster for a jumble sale on Saturday 4 May at St Hugh church hall', 'jumble sale'],
    ['bat walk, Friday 5 Sept, 7pm, Priory Park gate, bring a torch', 'bat walk'],
    ['Banner for our shop: free delivery on orders over £60', 'free delivery on orders over £60'],
  ])('%s', (prompt, headline) => {
    expect(leading(prompt)).toEqual([headline, headline, headline, headline])
  })
})

test('no line of ours stands beside the facts of a request', () => {
  const { copy } = completeCopy(readBrief('Poster for a jumble sale on Saturday 4 May at St Hugh church hall'))
  expect(copy.filter(({ role }) => role === 'subhead' || role === 'cta')).toEqual([])
})

test('a name that does not say what its owner does stands with it', () => {
  const prompt = 'Flyer for a mobile hairdresser called Loop, open Mon to Sat, Canal Row 7'
  expect(asked(prompt)).toEqual(expect.arrayContaining(['name: loop', 'trade: mobile hairdresser']))
  expect(leading(prompt)).toContain('loop')
})

test('what is said of who asks, of the place of use and of the looks is no text', () => {
  const said = asked(
    "we're a vets in Ghent. poster for the waiting room: free nail clipping in March, plum and cream, hand drawn",
  ).join('\n')
  expect(said).toContain('free nail clipping')
  expect(said).not.toMatch(/(?:line|announced|where|item|offer): .*(?:waiting room|hand drawn|cream)/)
})

test('each ask has an id of its own', () => {
  const ids = (readBrief('cake stall, sat 3 may, 10-2, scout hut, scones, jam, tea').asks ?? []).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(4)
})
