import { expect, test } from 'vitest'
import { edit } from './edit.ts'
import { changed, context, type Outcome, outcome } from './fixtures/outcome.ts'
import { ALL } from './fixtures/scenes.ts'

/** As people really write: half sentences, slips of the finger, complaints, several wishes at once. The whole outcome. */
const CASES: [keyof typeof ALL, string, Outcome][] = [
  ['poster', 'MAKE THE TITLE BIGGER!!!', { headline: { size: 325 } }],
  ['poster', 'hmm, not sure about the yellow. maybe try turquoise?', { palette: { accent: '#2fbfb3' } }],
  [
    'poster',
    'I was thinking the date could be a little larger, and perhaps in white',
    { date: { size: 63, fill: '#ffffff' } },
  ],
  ['poster', "The place is wrong. It's at The Green Room, not Blue Door Cellar", { place: { text: 'The Green Room' } }],
  ['poster', "it's not on Friday, it's on Saturday 13 June", { date: { text: 'Saturday 13 June' } }],
  ['poster', 'we moved to 9pm', { time: { text: '9pm' } }],
  ['poster', 'i want that the title is more big', { headline: { size: 325 } }],
  ['poster', 'bump up the date', { date: { size: 70 } }],
  ['poster', 'love it already! the title could be a bit bigger', { headline: { size: 292.5 } }],
  ['poster', 'headline same colour as the date', { headline: { fill: '#e6b34a' } }],
  ['poster', 'the date in the same font as the headline', { date: { font: 'display' } }],
  ['poster', 'match the button to the circle colour', { button: { fill: '#e4725a' } }],
  ['poster', 'lose the circle, and the border too', { '-sun': true, '-border': true }],
  ['poster', 'the button text is too small to read', { cta: { size: 40 } }],
  [
    'poster',
    'turn the circle green and the headline as well',
    {
      sun: { shapes: [{ d: 'M0 50a50 50 0 1 0 100 0a50 50 0 1 0 -100 0Z', fill: '#24894d' }] },
      headline: { fill: '#24894d' },
    },
  ],
  ['poster', 'add an exclamation mark to the headline', { headline: { text: 'Jazz Night!' } }],
  ['poster', 'remvoe the boarder', { '-border': true }],
  ['poster', 'chnage the headlien to Summer plaer', { headline: { text: 'Summer plaer' } }],
  ['poster', "it's Saturday not Friday", { date: { text: 'Saturday 12 June' } }],
  ['poster', 'add a call to action "Reserve your seat"', { cta: { text: 'Reserve your seat', fact: true } }],
  [
    'poster',
    'gradient background from navy to purple',
    {
      root: {
        fill: {
          gradient: 'linear',
          angle: 90,
          stops: [
            { at: 0, colour: '#14254b' },
            { at: 1, colour: '#7236a6' },
          ],
        },
      },
      offer: { fill: 'ink' },
      label: { fill: 'ink' },
    },
  ],
  [
    'poster',
    'button: bigger, green, says "Tickets"',
    {
      button: { layout: { padding: [20, 40, 20, 40] }, radius: 10, fill: '#24894d' },
      cta: { size: 40, text: 'Tickets', fact: true },
    },
  ],
  [
    'poster',
    'flip the colors of the headline and the date',
    { headline: { fill: '#e6b34a' }, date: { fill: '#f7f3e8' } },
  ],
  ['poster', 'make the headline semi transparent', { headline: { opacity: 0.55 } }],
  ['poster', 'the border should be thicker and gold', { border: { stroke: { paint: '#c5993b', width: 6 } } }],
  ['poster', "I'd rather have the date bigger than the time", { date: { size: 70 } }],
  ['poster', 'Nice! One thing: the venue is now "Blue Door Cellar Bar"', { place: { text: 'Blue Door Cellar Bar' } }],
  ['poster', 'can you remove the little text at the top?', { '-label': true }],
  ['logo', 'I prefer the name in two lines', { name: { fit: { min: 60, lines: 2 }, maxWidth: 540 } }],
  ['logo', 'just the icon', { '-name': true, '-tagline': true }],
  ['logo', 'only keep the name', { '-icon': true, '-tagline': true }],
  [
    'logo',
    'icon in teal; name in charcoal; tagline removed',
    { icon: { paint: '#0f766e' }, name: { fill: '#2e3135' }, '-tagline': true },
  ],
  ['logo', 'put the icon on the right side of the name', { '+pair': 'frame', '>name': 'pair 0', '>icon': 'pair 1' }],
  [
    'logo',
    'make icon and text closer together',
    { lockup: { layout: { direction: 'column', gap: 23.7, align: 'center' } } },
  ],
  ['logo', 'make the icon match the text color', { icon: { paint: '#1b1b1f' } }],
  [
    'logo',
    'icon: lighthouse, colour: teal',
    {
      icon: { icon: 'ph:lighthouse-fill', alt: 'lighthouse' },
      palette: { ink: '#002622', accent: '#0f766e', secondary: '#003f3a' },
    },
  ],
  ['logo', 'the coffee bean should be a bird', { icon: { icon: 'ph:bird-fill', alt: 'bird' } }],
  ['logo', 'the icon looks too heavy', { icon: { icon: 'ph:coffee-bean-bold' } }],
  ['card', 'back side should be black', { back: { fill: '#000000' } }],
  [
    'card',
    'make the back white and the front #f4e9d8',
    {
      back: { fill: '#ffffff' },
      brand: { fill: 'ink' },
      palette: { paper: '#f4e9d8', surface: '#e8ddcd', line: '#cdc4b7' },
    },
  ],
  ['card', 'remove everything from the back', { '-brand': true }],
  ['card', 'remove phone, email and website', { '-phone': true, '-email': true, '-contact': true }],
  ['card', 'put the phone number first', { '>contact': 'front 0' }],
  ['card', 'use a different colour for the job title', { job: { fill: '#c2532d' } }],
  ['website', 'make the features section dark', { features: { fill: '#1a1a1e' } }],
  ['website', 'put the features above the hero', { '>features': 'root 1' }],
  ['website', 'swap the first and the last feature', { '>feature-3': 'features 0', '>feature-1': 'features 2' }],
  ['website', 'three features are too many, remove the last one', { '-feature-3': true }],
  [
    'website',
    'put a border around the cards',
    {
      'feature-1': { stroke: { paint: 'line', width: 2 } },
      'feature-2': { stroke: { paint: 'line', width: 2 } },
      'feature-3': { stroke: { paint: 'line', width: 2 } },
    },
  ],
  [
    'website',
    'cards without background',
    { 'feature-1': { fill: null }, 'feature-2': { fill: null }, 'feature-3': { fill: null } },
  ],
  [
    'website',
    'center the hero text',
    {
      headline: { align: 'center', alignSelf: 'center' },
      subhead: { align: 'center', alignSelf: 'center' },
      'hero-button': { alignSelf: 'center' },
    },
  ],
  ['website', 'swap the photo and the text', { '>photo': 'hero 0', '>hero-copy': 'hero 1' }],
  [
    'website',
    'change "Order beans" to "Shop now" and make it green',
    { cta: { text: 'Shop now', fact: true, fill: '#090909' }, 'hero-button': { fill: '#24894d' } },
  ],
  [
    'website',
    'replace all occurrences of Finch with Wren',
    { 'nav-brand': { text: 'Harbor & Wren' }, 'footer-text': { text: '© Harbor & Wren', fact: true } },
  ],
]

test.each(CASES)('%s: %s', (kind, instruction, expected) => {
  expect(outcome(changed(ALL[kind](), instruction).operations)).toEqual(expected)
})

test.each<[keyof typeof ALL, string, RegExp]>([
  ['poster', 'i dont like the orange circle', /What should I do with the decoration/],
  ['poster', 'the circle is ugly', /What should I do with the decoration/],
  ['logo', 'color the ampersand orange', /no ampersand/],
])('%s: "%s" asks back instead of guessing', (kind, instruction, question) => {
  const result = edit(ALL[kind](), instruction, context())
  expect(result.status === 'unclear' && result.question).toMatch(question)
})
