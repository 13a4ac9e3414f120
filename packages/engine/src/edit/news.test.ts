import { expect, test } from 'vitest'
import { edit } from './edit.ts'
import { changed, context, type Outcome, outcome } from './fixtures/outcome.ts'
import { ALL } from './fixtures/scenes.ts'

/** News, corrections and half sentences: nothing says which words are meant; what they are about does. The whole outcome. */
const CASES: [keyof typeof ALL, string, Outcome][] = [
  ['poster', "it's now at the town hall", { place: { text: 'The town hall' } }],
  ['poster', 'it takes place in the Green Room now', { place: { text: 'The Green Room' } }],
  ['poster', 'we had to move it to Saturday 13 June', { date: { text: 'Saturday 13 June' } }],
  ['poster', 'we start at 9 now', { time: { text: '9 pm' } }],
  ['poster', 'the sale is cancelled', { offer: { text: 'Summer tickets' } }],
  ['poster', 'Helen got married, change the date to 14 June', { date: { text: '14 June' } }],
  ['poster', "headline isn't catchy, try 'Late Jazz'", { headline: { text: 'Late Jazz' } }],
  ['poster', 'make the headline shorter, just "Jazz"', { headline: { text: 'Jazz' } }],
  ['poster', 'yellow button with black text', { button: { fill: '#f5c816' }, cta: { fill: '#000000' } }],
  ['poster', 'a cup please', { '+icon': 'ph:coffee-fill' }],
  [
    'poster',
    'the place first, then the time',
    { date: { at: { left: 80, bottom: 358 } }, place: { at: { left: 80, bottom: 298 } } },
  ],
  [
    'poster',
    'doors at 7 pm – add that below the time',
    {
      date: { at: { left: 80, bottom: 358 } },
      time: { at: { left: 80, bottom: 298 } },
      '+detail': 'doors at 7 pm',
    },
  ],
  ['card', "she's not a roaster anymore", { '-job': true }],
  ['card', 'senior head roaster', { job: { text: 'senior head roaster' } }],
  ['card', 'add her mobile +1 555 0199', { '+phone-2': '+1 555 0199' }],
  ['card', 'put the phone on the back', { '-phone': true, '+moved': 'frame' }],
  ['card', 'remove the phone from the front', { '-phone': true }],
  ['card', "it's Harbour and Finch now", { brand: { text: 'Harbour and Finch' } }],
  ['card', 'drop "Head"', { job: { text: 'roaster' } }],
  ['logo', 'rename it to Elm and Finch', { name: { text: 'Elm and Finch' } }],
  ['logo', 'a lighthouse in place of the icon', { icon: { icon: 'ph:lighthouse-fill', alt: 'lighthouse' } }],
  ['logo', 'Coffee tasters, not roasters', { tagline: { text: 'Coffee tasters', fact: true } }],
  ['logo', 'name in capitals with wide spacing', { name: { text: 'HARBOR & FINCH', tracking: 0.04 } }],
  ['logo', 'tagline a bit closer to the name', { tagline: { margin: [-26, 0, 26, 0] } }],
  ['website', 'third feature: rename to "Late nights"', { 'feature-3-title': { text: 'Late nights', fact: true } }],
  ['website', 'the footer should have a navy background', { footer: { fill: '#14254b' } }],
]

test.each(CASES.filter(([, , expected]) => Object.keys(expected).length > 0))(
  '%s: %s',
  (kind, instruction, expected) => {
    expect(outcome(changed(ALL[kind](), instruction).operations)).toEqual(expected)
  },
)

test('what gives the reason is not answered', () => {
  expect(changed(ALL.card(), 'Ada got married, the name is Ada Berg').notUnderstood).toBeUndefined()
  expect(changed(ALL.poster(), 'looks sad, make it brighter').notUnderstood).toBeUndefined()
})

test('a thing that does not stand where it was said to stand is asked for', () => {
  const result = edit(ALL.logo(), 'remove the icon on the far right', context())
  expect(result).toMatchObject({ status: 'unclear', question: expect.stringContaining('no icon on the far right') })
})

test('letters are drawn in 3D where that is asked for', () => {
  const result = edit(ALL.logo(), 'make it 3D', context())
  if (result.status !== 'changed') throw new Error(result.status)
  expect(result.changes[0]?.to).toBe('in 3D')
})

test.each<[keyof typeof ALL, string]>([
  ['logo', 'emboss it'],
  ['logo', 'remove the photo'],
  ['poster', 'blorp the frumious'],
  ['card', 'translate it to French'],
  ['website', 'add a gallery'],
  ['website', 'add a team section'],
])('%s: %s offers only what is carried out', (kind, instruction) => {
  const result = edit(ALL[kind](), instruction, context())
  if (result.status !== 'unclear') throw new Error(`'${instruction}' gave ${result.status}`)
  expect(result.suggestions.length).toBeGreaterThan(0)
  for (const suggestion of result.suggestions)
    expect(edit(ALL[kind](), suggestion, context()).status, suggestion).not.toBe('unclear')
})
