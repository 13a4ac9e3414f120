/** What a model's proposal may do to a design, and what it may not. */
import { expect, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { admit, kindOf } from './admit.ts'
import { choicesFor } from './choices.ts'
import type { Proposal } from './types.ts'

const PROMPT = 'Poster for a harvest supper at Millbrook Barn on 12 October, 18:30, tickets $24'
const admitted = (proposal: Proposal, prompt = PROMPT) => admit(readBrief(prompt), proposal)
const wordsOf = (headline: string, prompt = PROMPT) => {
  const { wishes, dropped } = admitted({ concepts: [{ headline }] }, prompt)
  return { headline: wishes[0]?.words?.headline, dropped: dropped.join(' ') }
}

test('a proposal that says nothing changes nothing', () => {
  expect(admitted({}).brief).toEqual(readBrief(PROMPT))
  expect(admitted({}).dropped).toEqual([])
})

test.each([
  ['Supper for 40 guests', 'a number'],
  ['Doors open at 7', 'a number'],
  ['Book at millbrook.com', 'an address'],
  ['Find us @millbrook', 'an address'],
  ['See you on Saturday', 'a date'],
  ['Nos vemos el sábado', 'a date'],
  ['Your first drink is free', 'a promise'],
  ['An evening with our cook Anna Berger', 'a name'],
  ['Dr Weiss invites you', 'a name'],
  ['Hosted by Miles Davis', 'a name'],
  ['First in the city', 'praise'],
  ['The first barn in town', 'praise'],
  ['An Evening With Anna Berger', 'a name'],
  ['Live Music by Zdenka Novotna', 'a name'],
  ['Straight from Tuscany', 'a name'],
  ['Only twenty seats left', 'a number'],
  ['Supper for Forty-Two', 'a number'],
  ['Twice as warm', 'a number'],
  ['Zum einundzwanzigsten Mal', 'a number'],
  ['Supper XIV', 'a number'],
  ['二十人の夕べ', 'a number'],
  ['Voted best in town', 'praise'],
  ['The coziest barn around', 'praise'],
  ['Die schönste Scheune weit und breit', 'praise'],
  ['Le meilleur pain du village', 'praise'],
  ['The town’s favourite', 'praise'],
  ['Only a few seats left', 'a limit'],
  ['One night only', 'a limit'],
  ['Last chance to sit down', 'a limit'],
  ['Nur noch wenige Plätze', 'a limit'],
  ['“A night to remember”', 'a quotation'],
  ['Recommended by the baker', 'a quotation'],
  ['Grandmother says eat more', 'a quotation'],
  ['A five-star supper', 'a number'],
  ['Free cider for all', 'a promise'],
])('%s: %s that the prompt does not give is left out, and said', (headline, why) => {
  expect(wordsOf(headline)).toEqual({ headline: undefined, dropped: expect.stringContaining(why) })
})

test.each([
  'Come hungry, leave happy',
  'Supper on 12 October',
  'The Long Table at the Barn',
  'Ein Abend auf dem Land',
  'Une longue table sous les étoiles',
  'Warm bread, honest guests, one roof',
  'Bring the Forest to the Table',
  'Miles of Table',
  'Suppers Under the Oak',
  'A harvest shared. Come and sit with us',
  'Did you say supper?',
  'Seats are free at the fire',
  'Eat under the stars',
  'Feel free to stay',
  'Made by hand in small batches',
  'A table by the open window',
  'Climb to the top and sit down',
  'The latest from the oven',
  'Warm from the first hour on',
  'What the oven tells first',
])('%s: a line without a fact of its own stands', (headline) => {
  expect(wordsOf(headline)).toEqual({ headline, dropped: '' })
})

test('what the prompt itself claims or counts may be said again, in whichever spelling', () => {
  const prompt = 'Poster for the best jazz night in town with Miles Davis, 3 bands, limited seats'
  for (const headline of ['Three bands', 'The best night in town', 'An Evening With Miles Davis', 'Limited seats'])
    expect(wordsOf(headline, prompt)).toEqual({ headline, dropped: '' })
})

test('a line that has no room is left out, and said', () => {
  const { headline, dropped } = wordsOf('A very long evening of eating and talking under the roof of an old barn')
  expect(headline).toBeUndefined()
  expect(dropped).toContain('too long')
})

test('names of the engine count, others do not; colours as numbers never', () => {
  const { recipes, pairs, archetypes } = choicesFor(readBrief(PROMPT))
  const [recipe, pair, archetype] = [recipes[3]?.name, pairs[5]?.name, archetypes[2] ?? '']
  const { wishes } = admitted({
    concepts: [
      { recipe, pair, motif: 'waves', archetypes: [archetype, 'no-such-layout'] },
      { recipe: '#ff0000', pair: 'Comic Sans', motif: 'sparkles', archetypes: ['__proto__'] },
    ],
  })
  expect(wishes[0]).toMatchObject({ recipe, pair, motif: 'waves', archetypes: [archetype] })
  expect(wishes[1]).toEqual({ words: {} })
})

test('English texts stay as the engine reads them; only what stands in the prompt is added', () => {
  const read = readBrief(PROMPT)
  const { brief, dropped } = admitted({
    brand: 'Harvest Ltd',
    given: [
      { role: 'phone', text: '555 0142' },
      { role: 'headline', text: 'Winter Gala' },
      ...read.copy.map(({ role, text }) => ({ role, text })),
    ],
  })
  expect(brief.copy).toEqual(read.copy)
  expect(brief.brand).toBe(read.brand)
  expect(dropped.join(' ')).toMatch(/555 0142.*Winter Gala/)
})

test('of another language the model says what is what, to the letter; forms of facts are never lost', () => {
  const prompt = 'Affisch för loppis i Vita Ladan, lördag 14 juni kl 10:00, ring 070-174 06 00'
  const read = readBrief(prompt)
  const proposal: Proposal = {
    ...{ language: 'sv', kind: 'poster', about: 'flea market', industry: 'retail', objects: ['Lamp', 'chair'] },
    given: [
      { role: 'headline', text: 'loppis' },
      { role: 'place', text: 'Vita ladan' },
      { role: 'date', text: 'lördag 14 juni' },
    ],
  }
  expect(kindOf(read, proposal)).toBe('poster')
  const { brief } = admit(readBrief(prompt, { kind: 'poster' }), proposal)
  const texts = brief.copy.map(({ role, text }) => `${role}: ${text}`)
  expect(texts).toEqual(expect.arrayContaining(['headline: loppis', 'place: Vita Ladan', 'date: lördag 14 juni']))
  expect(texts.join('\n')).toContain('070-174 06 00')
  expect(brief.subject).toMatchObject({ about: 'flea market', industry: 'retail' })
  expect(brief.subject.objects.slice(0, 2)).toEqual(['lamp', 'chair'])
})

test('a picture is for kinds that carry one, without letters, and not of what was refused', () => {
  const shows = (proposal: Proposal, prompt?: string) => admitted(proposal, prompt).pictures.map((wish) => wish.shows)
  const pictures = [{ use: 'backdrop' as const, shows: 'a long table with a sign “Welcome” in a barn' }]
  expect(shows({ pictures })).toEqual(['a long table with a sign  in a barn'])
  expect(shows({ pictures }, 'Logo for a harvest supper')).toEqual([])
  expect(shows({ pictures }, `${PROMPT}, no photos`)).toEqual([])
})
