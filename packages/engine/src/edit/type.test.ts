import { expect, test } from 'vitest'
import { changed, type Outcome, outcome } from './fixtures/outcome.ts'
import { ALL } from './fixtures/scenes.ts'

/** How letters stand and how large things are: the whole outcome. */
const CASES: [keyof typeof ALL, string, Outcome][] = [
  ['logo', 'bolder', { name: { weight: 800 } }],
  ['logo', 'thinner', { name: { weight: 400 } }],
  ['logo', 'make the name extra bold', { name: { weight: 700 } }],
  ['logo', 'make the type lighter', { name: { weight: 400 }, tagline: { weight: 200 } }],
  ['poster', 'headline in sentence case', { headline: { text: 'Jazz night' } }],
  ['poster', 'use a light font for the date', { date: { weight: 300 } }],
  ['logo', 'uppercase', { tagline: { case: 'upper' } }],
  ['logo', 'more letter spacing', { name: { tracking: 0.04 } }],
  ['logo', 'tighter tracking on the name', { name: { tracking: -0.03 } }],
  ['poster', 'make the date bold and italic', { date: { weight: 700, italic: true } }],
  [
    'poster',
    'tighter line spacing',
    {
      headline: { lineHeight: 0.85 },
      date: { lineHeight: 1.08 },
      time: { lineHeight: 1.08 },
      place: { lineHeight: 1.08 },
      offer: { lineHeight: 1.08 },
      label: { lineHeight: 1.08 },
      cta: { lineHeight: 1.08 },
    },
  ],
  ['poster', 'thicker border', { border: { stroke: { paint: 'line', width: 6 } } }],
  ['logo', 'use Playfair Display', { typography: { display: 'Playfair Display' } }],
  ['poster', 'use Helvetica', { typography: { display: 'Inter Tight' } }],
  ['logo', 'set the tagline in a monospace font', { typography: { text: 'JetBrains Mono' } }],
  ['poster', 'use Anton for the title and Lora for the rest', { typography: { display: 'Anton', text: 'Lora' } }],
  ['poster', 'headlines in Playfair, text in Lora', { typography: { display: 'Playfair Display', text: 'Lora' } }],
  ['poster', 'text in Lora, titles: Anton', { typography: { display: 'Anton', text: 'Lora' } }],
  ['poster', 'Überschriften in Anton, Fließtext in Lora', { typography: { display: 'Anton', text: 'Lora' } }],
  ['poster', 'Nimm Anton für die Überschrift, der Rest in Lora', { typography: { display: 'Anton', text: 'Lora' } }],
  ['poster', 'lock the date and the place', { date: { locked: true }, place: { locked: true } }],
  ['poster', 'sperre das Datum', { date: { locked: true } }],
  ['logo', 'use the font of the second one', { typography: { display: 'Bebas Neue', text: 'Inter Tight' } }],
  ['poster', 'bigger title', { headline: { size: 325 } }],
  ['poster', 'Increase font size of the date', { date: { size: 70 } }],
  ['poster', 'the headline is too big, and the date too small', { headline: { size: 208 }, date: { size: 70 } }],
  [
    'poster',
    'make the headline, the date and the place bigger',
    { headline: { size: 325 }, date: { size: 70 }, place: { size: 50 } },
  ],
  ['poster', 'emphasise the date', { date: { size: 70 } }],
  ['card', 'make the name bigger', { person: { size: 80 } }],
  ['card', 'make the second line smaller', { job: { size: 24 } }],
  ['card', 'shrink the name by 20%', { person: { size: 51.2 } }],
  ['card', 'set the name to 48px', { person: { size: 48 } }],
  [
    'card',
    'smaller text',
    {
      person: { size: 56.3 },
      job: { size: 26.4 },
      phone: { size: 24.6 },
      email: { size: 24.6 },
      link: { size: 24.6 },
      brand: { size: 79.2 },
    },
  ],
  ['logo', 'bigger icon', { icon: { width: 300, height: 300 } }],
  ['logo', 'make the icon 20% bigger', { icon: { width: 288, height: 288 } }],
  ['logo', 'I want the icon twice as big', { icon: { width: 480, height: 480 } }],
  ['logo', 'the bean is too small', { icon: { width: 300, height: 300 } }],
  ['logo', 'smaller tagline, bigger name', { tagline: { size: 28.8 }, name: { size: 150 } }],
  [
    'website',
    'bigger buttons',
    {
      'nav-button': { layout: { padding: [15, 25, 15, 25] }, radius: 10 },
      'nav-cta': { size: 22.5 },
      'hero-button': { layout: { padding: [20, 35, 20, 35] }, radius: 10 },
      cta: { size: 25 },
    },
  ],
  [
    'poster',
    'make the circle smaller and move it to the bottom right',
    { sun: { width: 336, height: 336, at: { right: 80, bottom: 212 } } },
  ],
  ['poster', 'change the date to 14 June and make it bolder', { date: { text: '14 June', weight: 800 } }],
]

test.each(CASES)('%s: %s', (kind, instruction, expected) => {
  expect(outcome(changed(ALL[kind](), instruction).operations)).toEqual(expected)
})
