import { expect, test } from 'vitest'
import { readBrief } from './read.ts'

const letters = (prompt: string) =>
  (readBrief(prompt).lettering ?? []).map(({ target, manner }) => `${target}: ${manner}`)

test.each([
  [
    "Poster 'City Run' in huge italic letters, the date 4 May in a thin font below it, venue Stadtpark in bold at the bottom",
    ['headline: italic', 'date: thin', 'place: bold'],
  ],
  [
    "Flyer: headline 'Summer Sale' in all caps, bold, tagline in handwritten font 'up to 50% off', dates 3–8 July in italics",
    ['headline: capitals', 'headline: bold', 'tagline: script', 'date: italic'],
  ],
  [
    "Card for Anna Lind, 'Interior Designer' in small italic letters below the name, the name in uppercase, widely spaced, phone 555-0101",
    ['title: italic', 'person: capitals', 'person: spaced'],
  ],
  [
    "Banner with the text 'New season' in bold white letters on the left, thin tagline 'Out now' below",
    ['headline: bold', 'tagline: thin'],
  ],
  [
    "Design a poster for 'Nordlys' in elegant serif with the subtitle 'Winter concert' in thin sans-serif",
    ['brand: serif', 'subhead: thin', 'subhead: sans'],
  ],
  [
    'Logo for a law firm: Whitman Cole LLP. Navy. Icon on the left of the name. Tagline "Counsel with care" under the name in small caps.',
    ['tagline: capitals'],
  ],
  [
    'Instagram post for Bar Nero: negroni glass in the center on dark red, over it "Aperitivo" in white italic, under it "every day from 17h", logo bottom',
    ['headline: italic'],
  ],
  ["Poster: a serif font for the headline 'Quiet Hours', details in bold", ['headline: serif', 'detail: bold']],
])('%s', (prompt, expected) => {
  expect(letters(prompt)).toEqual(expected)
})

test.each([
  'bold poster for a rock concert with bold colors',
  'Sunrise Yoga needs a logo. Calm colors, lotus symbol, script font.',
  'wedding invitation for Anna & Ben, 14 September 2026, Villa Rosa, Tuscany, elegant script, blush and gold',
  'Business card for a notary, Silvia Conti, Via Roma 12, +39 02 5555 0101, serif, black on ivory',
  'Card for "Petal Post" flower subscription: white card, thin green border, name centre in green',
  'Create a business card with the name "Olga Petrova" at the top left, with a thin gold line below it',
])('says nothing of the letters of one part: %s', (prompt) => {
  expect(letters(prompt)).toEqual([])
})

test('what a lesser part is set in is no wish for the type of the whole', () => {
  const { style, lettering } = readBrief(
    "Card for 'Second Gear', the name in white serif, the slogan 'Keep rolling' below it in a thin font",
  )
  expect(style.type).toEqual(['serif'])
  expect(lettering).toContainEqual({ target: 'tagline', text: 'Keep rolling', manner: 'thin' })
})
