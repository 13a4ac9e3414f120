import { expect, test } from 'vitest'
import { contrast } from '../../../colour/colour.ts'
import type { Hex, Shape } from '../../../scene/types.ts'
import { drawnOn } from './on-ground.ts'

const square = (from: number, to: number, fill: Hex): Shape => ({
  d: `M${from} ${from}H${to}V${to}H${from}Z`,
  fill,
})
const fillsOn = (ground: Hex, ...shapes: Shape[]) =>
  drawnOn({ viewBox: [100, 100], shapes }, ground)?.shapes.map(({ fill }) => fill as Hex)

test('what is seen keeps its colour, what is lost becomes lighter until it is seen', () => {
  expect(fillsOn('#ffffff', square(0, 40, '#14254b'))).toEqual(['#14254b'])
  const [navy = '#000000', gold] = fillsOn('#000000', square(0, 40, '#14254b'), square(50, 90, '#d9a441')) ?? []
  expect(contrast(navy, '#000000')).toBeGreaterThan(3)
  expect(gold).toBe('#d9a441')
})

test('white parts are holes: the new ground shows through them', () => {
  const drawn = drawnOn(
    { viewBox: [100, 100], shapes: [square(0, 90, '#b4683c'), square(20, 60, '#ffffff')] },
    '#102030',
  )
  expect(drawn?.shapes).toHaveLength(1)
  expect(drawn?.shapes[0]?.d.match(/M/g)?.length).toBe(2)
})

test('a drawing with gradients is left as it is', () => {
  const gradient: Shape = {
    d: 'M0 0H9V9Z',
    fill: {
      gradient: 'linear',
      angle: 0,
      stops: [
        { at: 0, colour: '#000000' },
        { at: 1, colour: '#ffffff' },
      ],
    },
  }
  expect(drawnOn({ viewBox: [9, 9], shapes: [gradient] }, '#000000')).toBeUndefined()
})
