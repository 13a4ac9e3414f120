import { expect, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { type Remembered, recall } from './recall.ts'

const nothing: Remembered = { brands: [], colours: [], likes: [], dislikes: [] }
const kestrel: Remembered['brands'][number] = {
  name: 'Kestrel',
  colours: [{ words: '#0a5c36', hex: '#0a5c36', target: 'any' }],
  type: {
    typography: { display: 'Fraunces', text: 'Inter' },
    weights: { display: 600, text: 400, strong: 600 },
    displayTracking: 0,
  },
}
const asked = (prompt: string, remembered: Partial<Remembered>) =>
  recall(readBrief(prompt), { ...nothing, ...remembered })
const hexes = (prompt: string, remembered: Partial<Remembered>) =>
  asked(prompt, remembered).brief.colours.map(({ hex }) => hex)

test('a name comes back in its colours and type, unless the prompt names others', () => {
  const card = asked('Business card for KESTREL, Ana Ruiz', { brands: [kestrel] })
  expect(card.brief.colours).toEqual(kestrel.colours)
  expect(card.type).toEqual(kestrel.type)
  expect(card.used).toEqual(['the colours of Kestrel', 'the type of Kestrel'])
  expect(hexes('Red business card for Kestrel', { brands: [kestrel] })).not.toContain('#0a5c36')
  expect(asked('Card for Kestrel in a script font', { brands: [kestrel] }).type).toBeUndefined()
  expect(asked('Business card for Merlin', { brands: [kestrel] })).toMatchObject({ used: [] })
})

test('one’s own colour is for one’s own name; likes count last', () => {
  const own = { colours: [{ words: '#0a5c36', brand: 'Kestrel' }], likes: ['dark blue', 'rounded type'] }
  expect(hexes('Poster for Kestrel', own)).toEqual(['#0a5c36'])
  const other = asked('Poster for Merlin', own)
  expect(other.brief.colours[0]?.words).toBe('dark blue')
  expect(other.brief.style.type).toEqual(['rounded'])
  expect(other.used).toEqual(['you like dark blue', 'you like rounded type'])
})

test('what somebody dislikes stays out, unless the prompt asks for it', () => {
  const dislikes = ['serif fonts', 'pink', 'gradients']
  const { brief, used } = asked('Logo for Merlin', { dislikes })
  expect(brief.style.refused).toEqual(['serif'])
  expect(brief.negatives).toEqual([{ what: 'colour', hex: expect.any(String), words: 'pink' }, { what: 'gradient' }])
  expect(used).toEqual(['no serif fonts', 'no pink', 'no gradients'])
  expect(asked('Logo for Merlin in a serif font', { dislikes }).brief.style.refused).toBeUndefined()
  expect(asked('Pink logo for Merlin', { dislikes }).brief.negatives).toEqual([{ what: 'gradient' }])
  expect(hexes('Logo for Merlin', { dislikes, likes: ['hot pink'] })).toEqual([])
})
