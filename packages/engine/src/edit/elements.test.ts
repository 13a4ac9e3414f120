import { expect, test } from 'vitest'
import { changed, type Outcome, outcome } from './fixtures/outcome.ts'
import { ALL } from './fixtures/scenes.ts'

/** Places, room, pictograms, ornament: the whole outcome. */
const CASES: [keyof typeof ALL, string, Outcome][] = [
  ['poster', 'center the headline', { headline: { align: 'center' } }],
  [
    'poster',
    'put the date above the headline',
    { headline: { at: { left: 80, top: 467, right: 80 } }, date: { at: { left: 80, right: 80, top: 90 } } },
  ],
  ['poster', 'move the button to the left', { button: { at: { bottom: 389, left: 80 } } }],
  ['poster', 'nudge the headline up a little', { headline: { at: { left: 80, top: 63, right: 80 } } }],
  [
    'poster',
    'swap the date and the place',
    { date: { at: { left: 80, bottom: 180 } }, place: { at: { left: 80, bottom: 300 } } },
  ],
  ['poster', 'move the circle to the top left', { sun: { at: { left: 80, top: 56 } } }],
  ['logo', 'icon below the name', { '>icon': 'lockup 1' }],
  ['logo', 'put the icon to the left of the name', { '+pair': 'frame', '>name': 'pair 1', '>icon': 'pair 0' }],
  ['logo', 'place the logo at the top', { root: { layout: { align: 'center', justify: 'start', padding: 80 } } }],
  ['logo', 'move everything to the left', { root: { layout: { align: 'start', justify: 'center', padding: 80 } } }],
  ['logo', 'align the text left', { name: { alignSelf: 'start' }, tagline: { alignSelf: 'start' } }],
  [
    'card',
    'right align everything',
    {
      who: { alignSelf: 'end' },
      person: { align: 'end' },
      job: { align: 'end' },
      contact: { alignSelf: 'end' },
      phone: { align: 'end' },
      email: { align: 'end' },
      link: { align: 'end' },
    },
  ],
  [
    'card',
    'centre the text',
    {
      who: { alignSelf: 'center' },
      contact: { alignSelf: 'center' },
      person: { align: 'center' },
      job: { align: 'center' },
      phone: { align: 'center' },
      email: { align: 'center' },
      link: { align: 'center' },
      brand: { align: 'center' },
    },
  ],
  ['card', 'move the contact details to the top', { '>contact': 'front 0' }],
  ['card', 'swap the phone and the email', { '>email': 'contact 0', '>phone': 'contact 1' }],
  ['website', 'photo on the left', { '>photo': 'hero 0' }],
  ['website', 'swap sides', { '>hero-copy': 'hero 1' }],
  [
    'logo',
    'more white space',
    {
      root: { layout: { align: 'center', justify: 'center', padding: 108 } },
      lockup: { layout: { direction: 'column', gap: 43.2, align: 'center' } },
    },
  ],
  [
    'logo',
    'more space between icon and name',
    { lockup: { layout: { direction: 'column', gap: 43.2, align: 'center' } } },
  ],
  [
    'website',
    'less padding',
    {
      hero: { layout: { direction: 'row', gap: 64, align: 'center', padding: [59.3, 59.3, 59.3, 59.3] } },
      features: { layout: { direction: 'row', gap: 24, padding: [53.3, 59.3, 53.3, 59.3] } },
      footer: { layout: { padding: [29.6, 59.3, 29.6, 59.3] } },
    },
  ],
  [
    'website',
    'rounder corners',
    {
      'nav-button': { radius: 14 },
      'hero-button': { radius: 14 },
      photo: { radius: 28 },
      'feature-1': { radius: 21 },
      'feature-2': { radius: 21 },
      'feature-3': { radius: 21 },
    },
  ],
  ['website', 'make the buttons round', { 'nav-button': { radius: 14 }, 'hero-button': { radius: 14 } }],
  ['poster', 'sharper corners', { button: { radius: 0 } }],
  ['logo', 'use a cup instead of the bean', { icon: { icon: 'ph:coffee-fill', alt: 'cup' } }],
  ['logo', 'change the icon to a lighthouse', { icon: { icon: 'ph:lighthouse-fill', alt: 'lighthouse' } }],
  ['logo', 'swap the coffee bean for an anchor', { icon: { icon: 'ph:anchor-fill', alt: 'anchor' } }],
  ['logo', 'try a bird', { icon: { icon: 'ph:bird-fill', alt: 'bird' } }],
  ['logo', 'different icon', { icon: { icon: 'ph:coffee-fill' } }],
  ['logo', 'outline icon instead of filled', { icon: { icon: 'ph:coffee-bean' } }],
  ['website', 'replace the leaf icon with a star', { 'feature-1-icon': { icon: 'ph:star' } }],
  ['website', 'use a lighthouse instead of the truck', { 'feature-3-icon': { icon: 'ph:lighthouse' } }],
  ['card', 'add an anchor icon', { '+icon': 'ph:anchor' }],
  ['card', 'add a border', { '+border': 'frame', '+border-back': 'frame' }],
  ['poster', 'add a pattern of dots', { '+pattern': 'vector' }],
  ['logo', 'underline the name', { name: { struck: 'under' } }],
  ['logo', 'a line under the name', { '+rule': 'frame' }],
]

test.each(CASES)('%s: %s', (kind, instruction, expected) => {
  expect(outcome(changed(ALL[kind](), instruction).operations)).toEqual(expected)
})
