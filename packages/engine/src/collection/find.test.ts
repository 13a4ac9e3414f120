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

/** The names of sheets in the order in which they answer. */
const among = (lines: readonly string[], prompt: string) =>
  find(
    lines.map((line) => headed(line)),
    asked(prompt),
    random(1),
  ).map(({ entry }) => entry.name)

const FISH =
  'fish: product offer sale event | salmon fish seafood steak fillet lemon fishmonger dinner valentine | a salmon steak in the shape of a heart'
const ROSE = 'rose: product offer sale event greeting | rose flower valentine love bouquet | a single red rose'

test('what a sheet serves as well is no picture of it: the tags in front and what is drawn count', () => {
  expect(among([FISH, ROSE], "Poster for a Valentine's Day sale in our gift shop")).toEqual(['rose'])
  expect(among([FISH, ROSE], 'Poster for our fishmonger, fresh salmon, 20% off')).toEqual(['fish'])
})

test('a thing that is asked for has to be drawn', () => {
  const sheets = [
    'wheel: sale offer rental | bicycle bike repair cycling workshop scooter | a bicycle wheel with a plaster',
    'ride: sale offer rental | scooter ride kids | a child on a scooter',
  ]
  expect(among(sheets, 'Poster for a scooter sale, 30% off')).toEqual(['ride'])
})

test('a picture of a day is for no other day', () => {
  const sheets = [
    'giraffe: event party sale any | birthday cake candle giraffe | a giraffe in a birthday cake',
    'slice: event sale any | cake dessert bakery | a slice of cake',
  ]
  expect(among(sheets, 'Poster: cake sale on Saturday at 2 pm')).toEqual(['slice'])
  expect(among(sheets, 'Poster for the birthday party of Ida, Saturday at 2 pm')[0]).toBe('giraffe')
})

test('a time of the year alone is answered by what shows it, and by no other day', () => {
  const sheets = [
    'slope: sale event | skier snow mountain winter | a skier in the snow',
    'lens: sale event | camera winter photography | a camera',
    'antlers: sale event | christmas winter reindeer | a reindeer',
  ]
  expect(among(sheets, 'Poster for our winter sale, everything 30% off')).toEqual(['slope'])
})

test('nouns of any class or voucher say nothing beside what it is of', () => {
  const sheets = [
    'knife: class event | skill training course workshop tool | a pocket knife',
    'kiln: class event | pottery clay craft workshop | a bowl on a potter’s wheel',
  ]
  expect(among(sheets, 'Poster for a pottery workshop on Saturday, 2 pm')).toEqual(['kiln'])
  expect(among(sheets, 'Poster for a training course on Saturday, 2 pm')[0]).toBe('knife')
})

test('words that no sheet is of do not keep away the one that is of the rest', () => {
  const sheets = ['glove: product business offer | cleaning detergent household | a rubber glove']
  const prompt =
    'Banner for eco-friendly cleaning products, emphasizing their gentle qualities. The brand name is Zibbelo.'
  expect(among(sheets, prompt)).toEqual(['glove'])
})

test('two words that make one noun are neither of the two', () => {
  const sheets = [
    'puppy: product offer event | dog puppy pet | a puppy',
    'bun: product offer event | hot-dog snack | a hot dog',
  ]
  expect(among(sheets, 'Poster: hot dogs, two for one at the stadium')).toEqual(['bun'])
})

test('tags in the plural are found by prompts in the singular, and the other way round', () => {
  const sheets = ['hurdle: competition event | puppy-olympics agility | a puppy over a hurdle']
  expect(among(sheets, 'Poster for the puppy Olympics competition')).toEqual(['hurdle'])
  const leaves = ['garland: greeting invitation | leaf greenery | leaves along the edge']
  expect(among(leaves, 'Postcard with ivy leaves, greetings from the park')).toEqual(['garland'])
})

test('where something is done at home, it is about no houses', () => {
  const sheets = ['dome: tips product business offer any | house home insurance | a house under a glass dome']
  expect(among(sheets, 'Banner with tips for yoga at home')).toEqual([])
})

test('a thumbnail for a video announces no screening', () => {
  const sheets = ['loaf: product business tips | bread bakery | a loaf']
  expect(among(sheets, 'YouTube thumbnail for a video about bread')).toEqual(['loaf'])
})

test('no picture shows what is refused, nor a sort of it', () => {
  const sheets = [
    'rose: invitation event | wedding flower | two roses tied with a ribbon',
    'swans: invitation event | wedding swan | two swans whose necks make a heart',
    'veil: invitation event | wedding veil | a veil over a chair',
  ]
  const prompt = 'wedding invitation for Noa and Finn, 9 May, orchard in Devon'
  expect(among(sheets, prompt).toSorted()).toEqual(['rose', 'swans', 'veil'])
  expect(among(sheets, `${prompt}, no flowers, no hearts`)).toEqual(['veil'])
  expect(among(sheets, `${prompt}, please don't show swans or roses`)).toEqual(['veil'])
})
