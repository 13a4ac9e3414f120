import { expect, test } from 'vitest'
import { CONCEPTS } from './concepts.ts'
import { ICON_SETS } from './icon-sets.ts'
import { openPictograms } from './pictograms.ts'

const pictograms = openPictograms()

/** Subject: what the name of the first pictogram may contain. */
const SUBJECTS: Record<string, RegExp> = {
  'coffee roaster': /coffee/,
  'tea house': /tea/,
  'sourdough bakery': /bread|grain/,
  'craft brewery': /beer|pint|hops/,
  'cocktail bar': /martini|cocktail/,
  'wine cellar': /wine|grape/,
  'oyster bar': /oyster|shell/,
  'sushi delivery': /sushi|onigiri/,
  'burger joint': /burger/,
  'ice cream truck': /ice-cream/,
  'fish and chips': /fries|fish/,
  'vegan cafe': /leaf|salad|carrot/,
  'hot dog stand': /hot-dog/,
  'farmers market': /basket|carrot/,
  butcher: /meat|steak|cow|knife/,
  'honey farm': /bee|honey/,
  'cinnamon rolls': /bread|roll|croissant/,
  'olive oil': /olive/,
  'spice trader': /pepper|mortar|chili/,
  fishmonger: /fish/,
  'law firm': /scales|gavel/,
  'tax advisor': /calculator|coin|receipt/,
  'real estate agency': /house|key|building/,
  insurance: /umbrella|shield/,
  fintech: /coin|wallet|money|card/,
  locksmith: /key|lock/,
  electrician: /lightning|plug|bulb/,
  plumber: /wrench|pipe|faucet/,
  carpenter: /hammer|saw|log/,
  roofing: /house|roof/,
  'window cleaning': /squeegee|spray|ladder/,
  'house cleaning': /broom|spray/,
  'moving company': /truck|package|van/,
  'bike repair': /bicycle|wrench|bike/,
  'second-hand bicycles': /bicycle|bike/,
  'car wash': /car/,
  'driving school': /steering|car/,
  'crane hire': /crane/,
  'solar energy': /solar|sun/,
  'wind farm': /wind/,
  'quantum computing': /atom/,
  'robotics club': /robot/,
  cybersecurity: /shield|lock/,
  'cloud hosting': /cloud/,
  'data analytics': /chart|trend/,
  'ai assistant': /brain|head/,
  'biotech lab': /dna|microscope/,
  'watch repair': /watch/,
  'antique dealer': /armchair|clock|lamp|hanger/,
  'architecture office': /compass-tool|building|blueprint/,
  'interior design': /armchair|lamp|couch/,
  'pottery studio': /amphora|pot/,
  goldsmith: /diamond|ring|gem/,
  letterpress: /printer|stamp/,
  'rope maker': /knot/,
  cooper: /barrel/,
  blacksmith: /anvil/,
  dentist: /tooth/,
  'eye clinic': /eye/,
  physiotherapy: /bone|person/,
  pharmacy: /pill|prescription|mortar/,
  dermatologist: /stethoscope|heart/,
  midwife: /baby/,
  'yoga retreat': /lotus|yoga/,
  'boxing gym': /boxing|barbell/,
  marathon: /sneaker|run/,
  'climbing gym': /mountain|carabiner|hike/,
  'surf school': /surf|wave/,
  'scuba diving': /diving|scuba/,
  'football club': /soccer|football/,
  'chess tournament': /chess/,
  'snooker hall': /billiard|pool/,
  paragliding: /paraglid/,
  'hair salon': /scissors|hair/,
  barber: /scissors|barber|razor/,
  'nail studio': /nail|hand/,
  tailor: /needle|scissors/,
  'wedding photographer': /ring|camera|wedding/,
  florist: /flower|tulip/,
  'garden design': /shovel|plant/,
  'tree surgeon': /tree/,
  'jazz night': /saxophone|trumpet/,
  'string quartet': /violin/,
  'techno club': /disco|vinyl|headphone/,
  choir: /microphone/,
  'hip hop': /microphone|boombox|vinyl/,
  'rock concert': /guitar/,
  'piano lessons': /piano/,
  ukulele: /banjo|guitar/,
  'film festival': /film/,
  'stand-up comedy': /microphone|mask/,
  'puppet theatre': /mask|puppet|performing/,
  'magic show': /magic|hat/,
  'book fair': /book/,
  'poetry slam': /microphone|pen/,
  'science podcast': /flask|microphone/,
  'comic shop': /chat|lightning/,
  'language school': /translate|chat/,
  kindergarten: /balloon|teddy/,
  'toy store': /teddy|puzzle/,
  graduation: /graduation/,
  'charity run': /heart|sneaker/,
  'blood donation': /drop|heart/,
  'beach cleanup': /wave|recycle|beach/,
  election: /check|ballot|vote/,
  'halloween party': /lantern|ghost|halloween/,
  'christmas market': /tree/,
  'easter brunch': /egg|rabbit/,
  diwali: /lamp/,
  'lunar new year': /lantern|dragon/,
  'grand opening': /storefront|door/,
  'summer sale': /tag|percent/,
  birthday: /cake|balloon/,
  'hot air balloon rides': /balloon/,
  'bird watching': /bird/,
  'horse riding': /horse/,
  'dog walking': /dog/,
  'cat cafe': /cat/,
  'veterinary clinic': /paw|dog/,
  'whale watching': /whale/,
  zoo: /elephant|giraffe|lion/,
  'butterfly garden': /butterfly/,
  lighthouse: /lighthouse/,
  harbour: /anchor/,
  storm: /lightning/,
  fox: /fox/,
  owl: /owl/,
  stag: /deer|stag/,
  hedgehog: /hedgehog/,
  oak: /tree|acorn|oak/,
  fern: /leaf|fern/,
  lavender: /hyacinth|flower/,
  glacier: /iceberg|mountain/,
  volcano: /volcano/,
  northwind: /wind/,
  catamaran: /sailboat/,
  gouda: /cheese/,
  marzipan: /candy/,
  viaduct: /bridge/,
  mandolin: /guitar|music/,
  saxophonist: /saxophone/,
  chrysanthemum: /flower/,
  archipelago: /island/,
  'castle tour': /castle/,
  'space startup': /planet|rocket/,
  'drone photography': /drone|quadcopter/,
  'airport shuttle': /airplane|airport/,
  'ferry line': /boat|ferry/,
  'night train': /train/,
  'tiny house': /house/,
  'print studio': /printer|stamp/,
  'cold brew': /coffee/,
  'food bank': /bowl|hand-heart/,
}

test('at least 98% of the subjects that were thought of are shown by the first pictogram', () => {
  const missed = Object.entries(SUBJECTS).filter(([subject, fits]) => !fits.test(pictograms.find([subject])[0] ?? ''))
  expect(Object.keys(SUBJECTS).length).toBeGreaterThanOrEqual(150)
  expect(missed.length / Object.keys(SUBJECTS).length, missed.map(([subject]) => subject).join()).toBeLessThan(0.02)
})

test.each(['blorb', 'zzyx', '2 for 1', 'the best new', ''])(
  'what cannot be drawn (%j) gets nothing, not a star',
  (words) => {
    expect(pictograms.find([words])).toEqual([])
  },
)

test('words are looked up in their order', () => {
  const found = pictograms.find(['lighthouse', 'storm'])
  expect(found[0]).toMatch(/lighthouse/)
  expect(found.some((name) => name.includes('lightning'))).toBe(true)
  expect(pictograms.find(['storm', 'lighthouse'])[0]).toMatch(/lightning/)
})

test('a pair of words means the pair', () => {
  expect(pictograms.find(['hot dog stand']).join()).not.toMatch(/:dog/)
  expect(pictograms.find(['snooker hall']).join()).not.toMatch(/town-hall/)
})

test('styles hold what they promise', () => {
  const shapes = (style: 'solid' | 'line' | 'duotone') =>
    pictograms
      .find(['coffee', 'bicycle', 'dog', 'tree'], { style, count: 20 })
      .map((name) => pictograms.get(name).shapes)
  expect(shapes('solid').length).toBeGreaterThan(8)
  for (const drawing of shapes('solid')) expect(drawing.every(({ fill }) => fill === 'paint')).toBe(true)
  for (const drawing of shapes('duotone')) expect(drawing.some(({ fill }) => fill === 'tone')).toBe(true)
  expect(shapes('line').length).toBeGreaterThan(8)
})

test('count limits, and no name comes twice', () => {
  expect(pictograms.find(['music'], { count: 3 })).toHaveLength(3)
  const found = pictograms.find(['coffee', 'coffee roaster', 'cafe'], { count: 30 })
  expect(new Set(found).size).toBe(found.length)
})

test('every pictogram of the concepts is in its set and can be drawn', () => {
  const names = new Set([...CONCEPTS.values()].flat())
  expect(CONCEPTS.size).toBeGreaterThan(300)
  for (const name of names) {
    const { shapes, viewBox } = pictograms.get(name)
    expect(shapes.length * viewBox[0] * viewBox[1], name).toBeGreaterThan(0)
  }
})

test('an unknown name says what is allowed', () => {
  expect(() => pictograms.get('ph:no-such-thing')).toThrow("No pictogram 'ph:no-such-thing'")
  expect(() => pictograms.get('evil:coffee')).toThrow(Object.keys(ICON_SETS).join(', '))
  expect(() => pictograms.get('ph:__proto__')).toThrow('No pictogram')
  expect(() => pictograms.get('constructor:x')).toThrow('No pictogram')
})
