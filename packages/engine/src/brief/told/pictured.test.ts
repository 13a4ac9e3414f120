import { expect, test } from 'vitest'
import { readBrief } from '../read.ts'
import { seenBrief } from './pictured.ts'

const seen = (prompt: string) => seenBrief(readBrief(prompt, { kind: 'website' }))

test.each([
  ['Website for a roofer called Heron Roofs in York. Slates, gutters.', 'heron'],
  ['Website for Silver Otter, a tax advisor in Graz. Annual returns, payroll.', 'otter'],
  ['Website for the tennis club Baseline in Kiel. Book a court, coaching.', 'book'],
  ['Website for a farm shop called Dell Nine. Cheese, hive tours.', 'airplane'],
  ['Website for a salt mine called Morn. Guided tours, concerts.', 'salt'],
])('neither a name nor a deed is a thing to be seen: %s', (prompt, thing) => {
  const { subject, depictions = [], prompt: words } = seen(prompt)
  expect(subject.objects.join(' ')).not.toContain(thing)
  expect(depictions.map((one) => one.thing)).not.toContain(thing)
  expect(words.toLowerCase().split(/\W+/)).not.toContain(thing)
})

test('what is offered and what the owner is are seen', () => {
  expect(seen('Website for a piano tuner called Robin Marsh in Bath. Tuning, repairs.').subject.objects).toContain(
    'piano',
  )
})
