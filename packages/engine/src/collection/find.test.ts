/** Which sheet is thought of for which prompt; and that nothing fits is an answer. */
import { expect, test } from 'vitest'
import { random } from '../base/random.ts'
import { find } from './find.ts'
import { asked, headed } from './heads.fixture.ts'

const SHEETS = [
  'butcher: sale offer product business | butcher meat sausage barbecue',
  'bakery: product business opening | bakery bread croissant',
  'coffee: business product offer | cafe coffee espresso',
  'yoga: class club business | yoga meditation',
  'dog: adoption lost business any | dog puppy pet',
  'orange: product offer business | orange juice citrus',
  'peach: product business class | peach',
  'optician: business offer product | optician glasses eye',
  'bicycle: club event rental business | bicycle bike cycling',
  'jazz: concert event | jazz saxophone music',
  'tiles: any | *',
  'bricks: any | *',
].map((line) => headed(line))

const found = (prompt: string, seed = 1) => find(SHEETS, asked(prompt), random(seed))
const pictured = (prompt: string) => found(prompt).flatMap(({ entry, isGeneric }) => (isGeneric ? [] : [entry.name]))

test('a prompt is answered by the sheet of its subject and its occasion', () => {
  expect(pictured('Poster for our butcher shop, 20% off all sausages this weekend')).toEqual(['butcher'])
  expect(pictured('Flyer: sunrise yoga class every Tuesday, 7 am, the old mill')).toEqual(['yoga'])
  expect(pictured('Poster for a jazz night on Friday, 8 pm, The Cellar')).toEqual(['jazz'])
  expect(pictured('Poster for the grand opening of our bakery, fresh bread from 7 am')).toEqual(['bakery'])
})

test('a broader noun of what is meant is its picture, too', () => {
  expect(pictured('Poster for the adoption of a poodle, call 555 0142')).toEqual(['dog'])
})

test('a picture is never chosen of an adjective, a colour or a look', () => {
  expect(pictured('Poster for a yoga class in peach puff and orange, Mondays 6 pm')).toEqual(['yoga'])
  expect(pictured('Banner for a roofing firm, bright orange, call us for repairs')).toEqual([])
  expect(pictured('An eye-catching poster for a law firm')).toEqual([])
})

test('a sheet whose own words would say something else does not answer', () => {
  expect(pictured('Poster: we are hiring a trumpet teacher for our jazz school')).not.toContain('jazz')
})

test('where nothing was thought of for it, sheets for any subject are found, and no wrong one', () => {
  const answer = found('Poster for a chess tournament, 4 October, town hall')
  expect(answer.map(({ entry }) => entry.name).sort()).toEqual(['bricks', 'tiles'])
  expect(answer.every(({ isGeneric }) => isGeneric)).toBe(true)
})

test('what is to be seen in so many words is not answered by another picture', () => {
  expect(
    pictured('Poster for a coffee festival with a large illustration of a llama and a cactus in the middle'),
  ).toEqual([])
})

test('a tag of two words is found by them, and a plural at the beginning is no name', () => {
  const sheets = ['tour: trip event | food-tour', 'hound: adoption | dog puppy'].map((line) => headed(line))
  const names = (prompt: string) => find(sheets, asked(prompt), random(1)).map(({ entry }) => entry.name)
  expect(names('Poster for a food tour through the old town, every Saturday')).toEqual(['tour'])
  expect(names('Puppies for adoption, poster')).toEqual(['hound'])
})

test('a format that no layout can be fitted to is not answered', () => {
  const strip = headed('strip: business | coffee', [{ for: 'strip', width: 1600, height: 400, slots: ['details'] }])
  expect(find([strip], asked('Instagram story for a coffee shop'), random(1))).toEqual([])
  expect(find([strip], asked('LinkedIn banner for a coffee shop'), random(1))).toHaveLength(1)
})

test('the same prompt and lot find the same in the same order', () => {
  const prompt = 'Poster for a coffee shop that sells bread and bicycles'
  const names = (seed: number) => found(prompt, seed).map(({ entry }) => entry.name)
  expect(names(3)).toEqual(names(3))
})

test('who names what is to be seen gets no picture of something else of that sort', () => {
  const sheets = [
    'cat: event business any | cat show pet kitten',
    'hound: event business any | dog pet puppy',
    'sardine: product offer | fish seafood sardine',
    'shrimp: product offer | shrimp prawn seafood',
  ].map((line) => headed(line))
  const names = (prompt: string) => find(sheets, asked(prompt), random(1)).map(({ entry }) => entry.name)
  expect(names('Poster for a pet show featuring puppies, Saturday at 2 pm')).toEqual(['hound'])
  expect(names('Instagram post: seafood offer featuring prawns, order now')).toEqual(['shrimp'])
})
