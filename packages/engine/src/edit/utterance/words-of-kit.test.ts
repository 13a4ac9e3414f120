import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { context, outcome } from '../fixtures/outcome.ts'
import { ALL } from '../fixtures/scenes.ts'
import { wishesBrand, wordsOfKit } from './words-of-kit.ts'

const KIT = {
  colours: { paper: '#f6f1e7', ink: '#1a1a1a', accent: '#1450a0', secondary: '#c8102e' },
  typefaces: { display: 'Lora', text: 'Manrope' },
} as const

test.each([
  ['make it in our blue', 'make it in #1450a0'],
  ['The same design in our blue', 'The same design in #1450a0'],
  [
    'the title in our brand red and the date in our blue, please',
    'the title in #c8102e and the date in #1450a0, please',
  ],
  ["make the button the brand's blue", 'make the button #1450a0'],
  ['use our colours', 'make the background #f6f1e7 and the accent #1450a0'],
  ['The same poster in our colours', 'make the background #f6f1e7 and the accent #1450a0'],
  ['Change the colors to our colors please', 'make the background #f6f1e7 and the accent #1450a0'],
  ['put the title in our colours', 'put the title in #1450a0'],
  ['set the title in our font', 'set the title in Lora'],
])('what is ours is the kit’s: %s', (message, text) => {
  expect(wordsOfKit(message, KIT)).toMatchObject({ text, lacking: [] })
})

test.each([
  'put our blue van on the right',
  'change the title to “In our blue”',
  'make our logo bigger',
  'in our blue #112233',
  'make it blue',
])('nothing is taken from a kit: %s', (message) => {
  expect(wordsOfKit(message, KIT)).toBeNull()
})

test('a colour that is not to be had is read as anybody means it, and told', () => {
  const told = { text: 'make it in green', taken: [], lacking: [{ words: 'our green', instead: 'green' }] }
  expect(wordsOfKit('make it in our green', KIT)).toMatchObject(told)
  expect(wordsOfKit('make it in our green', null)).toMatchObject(told)
  expect(wordsOfKit('use our colours', null)).toMatchObject({ taken: [], lacking: [{ words: 'our colours' }] })
})

test('a logo goes along where it is to be put in', () => {
  const picture = { width: 9, height: 9, colours: [] } as never
  const kit = { ...KIT, logo: { picture, showsName: true } }
  expect(wordsOfKit('put our logo in the top right corner', kit)).toMatchObject({ withLogo: true, taken: ['our logo'] })
  expect(wordsOfKit('put our logo in the top right corner', KIT)).toMatchObject({ withLogo: false })
})

test.each(['the same design in our blue', 'the same in our blue', 'Same poster, but in our blue'])(
  'the same in a colour is the design that is there: %s',
  (message) => {
    const result = edit(ALL.poster(), wordsOfKit(message, KIT)?.text ?? '', context())
    if (result.status !== 'changed') throw new Error(result.status)
    expect(outcome(result.operations)).toMatchObject({ palette: { paper: '#1450a0' } })
  },
)

test.each([
  ...[
    'put this into our brand',
    'Put the poster in our brand, please',
    'please make it in our brand kit',
    'apply our brand',
  ],
  ...['use our brand kit', 'make it on-brand', 'dress this in our house style', 'set it in our colours and fonts.'],
])('%s: all of it', (message) => {
  expect(wishesBrand(message)).toBe(true)
})

test.each([
  'use our blue',
  'put our logo in the corner',
  'a poster in our brand',
  'make the title bigger and put it in our brand',
  'our brand is old',
])('%s: not all of it, or more', (message) => {
  expect(wishesBrand(message)).toBe(false)
})
