import { expect, test } from 'vitest'
import { readBrief } from '../../../../brief/read.ts'
import { askedSet } from '../../../../brief/told/sayings.ts'
import { openWorkshop } from '../../../../instruments.ts'
import { CALLED } from './called.ts'
import { setOf } from './things.ts'

const { pictograms } = openWorkshop()

const iconsOf = (prompt: string): string[] => {
  const brief = readBrief(prompt, { kind: 'icon' })
  const asked = askedSet(brief)
  return asked ? setOf(brief, asked, pictograms) : []
}

test('every icon that things are called by is in the set', () => {
  for (const icon of CALLED.values()) expect(() => pictograms.get(`ph:${icon}`), icon).not.toThrow()
})

test('what a list names is drawn, in its order', () => {
  expect(iconsOf('Set of 6 icons: plane, hotel, passport, map, suitcase, camera')).toEqual([
    'airplane-tilt',
    'bed',
    'identification-card',
    'map-trifold',
    'suitcase',
    'camera',
  ])
  expect(iconsOf('6 icons: sun, rain, snow, wind, storm, fog')).toEqual([
    'sun',
    'cloud-rain',
    'snowflake',
    'wind',
    'cloud-lightning',
    'cloud-fog',
  ])
})

test('what the set has no drawing of is left out, and the rest of the list stands', () => {
  expect(iconsOf('Set of 4 icons: house, key, gnome, garage').slice(0, 3)).toEqual(['house', 'key', 'garage'])
})

test('how a list is to be drawn, and its colour, are none of its things', () => {
  expect(iconsOf('Icon set: sun, rain, snow, wind, storm, fog, line style, blue')).toHaveLength(6)
})
