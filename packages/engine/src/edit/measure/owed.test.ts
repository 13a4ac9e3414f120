import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { ALL } from '../fixtures/scenes.ts'
import { owedBy } from './owed.ts'

const poster = ALL.poster()
const { scene } = poster
const saying = (id: string, text: string) =>
  JSON.parse(JSON.stringify(scene), (_, value) => (value?.id === id ? { ...value, text } : value))

test('a date that was told and stands nowhere is owed', () => {
  expect(owedBy('it is on 19 June now', scene, scene).missing).toEqual(['19 June'])
  expect(owedBy('it is on 19 June now', scene, saying('date', 'Friday 19 June')).missing).toEqual([])
})

test('what one who wishes says of a thing is not its copy', () => {
  const set = (text: string) => owedBy(`the date is ${text}`, scene, saying('date', text)).wronged
  expect(set('cut into too many lines')).toEqual(['cut into too many lines'])
  expect(set('20 August and the price is £30')).toEqual(['20 August and the price is £30'])
  expect(set('Friday the twentieth')).toEqual([])
})

test('words that compare, or name a part, are of the wish, and no copy but in quotation marks', () => {
  const set = (message: string, text: string, id = 'headline') => owedBy(message, scene, saying(id, text)).wronged
  expect(set('grey headline, smaller and under the picture', 'smaller and under the picture')).not.toEqual([])
  expect(set('that font again for the date', 'that font again for the date')).not.toEqual([])
  expect(set('write “Smaller and under the date”', 'Smaller and under the date')).toEqual([])
  expect(set('nobody here sees the price', 'nobody here sees the price', 'date')).not.toEqual([])
})

test('where two things may be meant, both are offered, and each wish means one of them', () => {
  const pictograms = { find: (words: string[]) => (words.includes('tea') ? ['ph:tea-bag'] : []) }
  const asked = edit(ALL.logo(), 'tea instead of coffee', { pictograms })
  const readings = asked.status === 'unclear' ? (asked.readings ?? []) : []
  expect(readings.map(({ label }) => label)).toEqual(['Draw a tea', 'Write “tea”'])
  const changed = readings.map(({ instruction }) => edit(ALL.logo(), instruction, { pictograms }))
  expect(changed.map((one) => (one.status === 'changed' ? one.changes.map(({ what }) => what) : one))).toEqual([
    ['Icon'],
    ['Text'],
  ])
})
