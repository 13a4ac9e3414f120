import { expect, test } from 'vitest'
import { random } from '../../base/random.ts'
import { readBrief } from '../../brief/read.ts'
import { completeCopy } from '../../brief/write/complete.ts'
import { ILLUSTRATIONS, suitingIllustrations } from './registry.ts'

const colours = { ground: 'surface', light: 'accent', far: 'paper', middle: 'secondary', near: 'ink' } as const

test.each(ILLUSTRATIONS.map((one) => [one.name, one] as const))('%s draws any box within reason', (_, { draw }) => {
  for (const [width, height] of [
    [1440, 460],
    [520, 900],
    [300, 300],
  ] as const) {
    const shapes = draw({ width, height, random: random(1), colours })
    expect(shapes.length).toBeGreaterThan(3)
    for (const { d } of shapes) expect(d).toMatch(/^M[-\d.\sA-Za-z]+$/)
    expect(JSON.stringify(shapes).length).toBeLessThan(40_000)
    expect(draw({ width, height, random: random(1), colours })).toEqual(shapes)
  }
})

const first = (prompt: string) => {
  const brief = completeCopy(readBrief(prompt))
  return suitingIllustrations(brief, random(1))[0]?.name
}

test.each([
  ['poster with a lighthouse in a storm', 'lighthouse'],
  ['website for a dog grooming salon', 'dog'],
  ['banner for a puppy rescue', 'dog'],
  ['site for a climbing gym', 'climbing'],
  ['flyer for a sourdough bakery', 'bread'],
  ['website for a wind power cooperative', 'turbines'],
  ['poster for a halloween party', 'pumpkin'],
  ['website for a boxing gym', 'gloves'],
  ['website for a burger joint', 'burger'],
  ['website for Tallow & Thread, a candle studio', 'vessels'],
  ['flyer for an amusement park', 'ferris-wheel'],
])('%s is shown by %s', (prompt, name) => {
  expect(first(prompt)).toBe(name)
})

const all = (prompt: string) => {
  const brief = completeCopy(readBrief(prompt))
  return suitingIllustrations(brief, random(1)).map(({ name }) => name)
}

test.each([
  ['website for a dog grooming salon', 'wedding'],
  ['website for a stationery shop', 'train'],
  ['website for a radio station', 'train'],
  ['poster for a bowling alley', 'noodles'],
  ['website for a personal trainer', 'train'],
  ['website for a funeral home', 'room'],
])('%s shows nothing of %s', (prompt, name) => {
  expect(all(prompt)).not.toContain(name)
})
