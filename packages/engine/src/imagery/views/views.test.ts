/** Views: each holds in any box and light, is the seed's own, leaves words their ground; prompts that ask for one are read as such. */
import { expect, test } from 'vitest'
import { random } from '../../base/random.ts'
import { keysOf } from '../../base/tables.ts'
import { readBrief } from '../../brief/read.ts'
import { contrast, oklch } from '../../colour/colour.ts'
import { drawView, lightFor } from './draw.ts'
import { hourLight, TIMES } from './light.ts'
import { PLANS, planOf } from './plans.ts'
import { isWithin, viewOf } from './read.ts'

const NAMES = keysOf(PLANS)
const HOURS = keysOf(TIMES)
const BOXES = [
  [400, 400],
  [1500, 500],
  [540, 960],
  [900, 60],
] as const

const drawn = (
  name: (typeof NAMES)[number],
  time: (typeof HOURS)[number],
  [width, height]: readonly number[],
  seed = 1,
) => {
  const colour = hourLight(TIMES[time][1]).zenith
  const [w = 0, h = 0] = [width, height]
  return drawView({
    width: w,
    height: h,
    plan: planOf(name),
    time,
    ground: 'paper',
    colour,
    words: [{ left: w * 0.2, top: h * 0.06, right: w * 0.8, bottom: h * 0.24 }],
    random: random(seed),
  })
}

test.each(NAMES)('%s holds in any box and light, in a few hundred shapes', (name) => {
  for (const box of BOXES)
    for (const time of HOURS) {
      const shapes = drawn(name, time, box)
      expect(shapes.length).toBeGreaterThan(5)
      expect(shapes.length).toBeLessThan(200)
      expect(JSON.stringify(shapes)).not.toMatch(/NaN|Infinity|null|undefined/)
    }
})

test.each(NAMES)('%s is the same for a seed and another for another', (name) => {
  const [box] = BOXES
  expect(drawn(name, 'day', box)).toEqual(drawn(name, 'day', box))
  expect(drawn(name, 'day', box, 2)).not.toEqual(drawn(name, 'day', box))
})

test('the sky begins with the ground that words stand on, and is as light as what is written on it is dark', () => {
  for (const name of NAMES) {
    const [first] = drawn(name, 'dusk', [400, 400])
    expect(JSON.stringify(first?.fill), name).toContain('"paper"')
  }
  for (const time of HOURS)
    for (const told of ['#0b3d2e', '#ffd7c2', '#ffffff', '#000000'] as const)
      expect(lightFor(time, told).zenith).toBe(told)
})

test('every hour has a sky on which black or white reads', () => {
  for (const time of HOURS)
    for (const name of TIMES[time]) {
      const { zenith, dark } = hourLight(name)
      expect(contrast(zenith, dark ? '#ffffff' : '#000000'), name).toBeGreaterThan(5)
      expect(oklch(zenith).l < 0.6, name).toBe(dark)
    }
})

test.each([
  ["Poster 'Harvest Moon Run' on a sunset background, 4 May", 'sea', 'sunset', true],
  ["Postcard 'Hello from the fjord', a calm lake with mountains at dawn in the background", 'lake', 'dawn', true],
  [
    "Poster: 'Begin' at the top, in the center a large illustration of a pathway leading to the horizon",
    'path',
    'day',
    false,
  ],
  ["Flyer with a winding road disappearing into the sunset, 'Drive on'", 'road', 'sunset', false],
  ["Book cover with a foggy pine forest illustration, 'Nobody Calls'", 'wood', 'fog', false],
  ["Instagram post: rainbow over green hills, 'Better days'", 'rainbow', 'day', false],
  ["Poster with fireworks over a river and a bridge, 'Midnight', 31 December", 'fireworks', 'night', false],
  ["Banner with a city skyline at night, 'Rooms above the noise'", 'skyline', 'night', false],
  ["Poster, a cottage surrounded by flowers, 'Open garden', 3 May", 'cottage', 'day', false],
  ["Poster 'Camp Week' with a tent in the center and a forest scene in the background", 'wood', 'day', true],
])('%s asks for a view', (prompt, name, time, ground) => {
  expect(viewOf(readBrief(prompt))).toMatchObject({ name, time, ground, asked: true })
})

test.each([
  "Poster for a tailor on a lavender background, 'Made to measure'",
  "Poster for a reusable water bottle, 'Fill it again', forest green background",
  'Business card for Field & Stone, accountants, 12 River Road',
  "Flyer for a street food market, 'Eat here', Saturday",
  'Postcard with a red boat, "Greetings from Skagen"',
  "Poster for a sailing school with a small boat, 'Learn the ropes'",
  "Poster on a vibrant rainbow background for a peace festival, a large dove, 'One sky'",
])('%s asks for none', (prompt) => {
  expect(viewOf(readBrief(prompt))?.asked ?? false).toBe(false)
})

test('a thing stands in the view that a place asks for', () => {
  const view = viewOf(readBrief("Postcard with a red boat on a lake, 'Miss you'"))
  expect(view).toMatchObject({ name: 'lake', asked: true })
  expect(view?.plans[0]).toMatchObject({ standing: ['boats'] })
})

test('what is added is seen in the view that leads', () => {
  const view = viewOf(readBrief("Poster with a road through a pine forest to the mountains, 'North'"))
  expect(view?.plans[0]).toMatchObject({ ways: ['road'], fars: ['firwood', 'mountains'] })
  if (view) for (const thing of ['mountain', 'pine forest', 'sun']) expect(isWithin(thing, view), thing).toBe(true)
  if (view) for (const thing of ['beach chair', 'dog']) expect(isWithin(thing, view), thing).toBe(false)
})
