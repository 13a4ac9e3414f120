import { expect, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { withLead } from './with-lead.ts'

const leads = (prompt: string) => {
  const brief = readBrief(prompt)
  return [0, 1, 2, 3].map((i) => withLead(brief, i).subject.objects[0])
}

test('where nobody says what is to be seen, concepts lead with different things of the trade', () => {
  expect(new Set(leads('Poster for the amusement park Larkfield, open from 3 May')).size).toBeGreaterThan(1)
})

test('what is asked for leads every concept', () => {
  expect(new Set(leads('Poster for the amusement park Larkfield with a large carousel horse')).size).toBe(1)
})

test('what only goes beside another thing leads none', () => {
  expect(leads('Banner for a fish market, open on Saturdays')).not.toContain('lemon slice')
})

test('a mark stands for its name', () => {
  expect(new Set(leads('Logo for the amusement park Larkfield')).size).toBe(1)
})

test('no thing is lost by turning', () => {
  const brief = readBrief('Banner for a furniture store called Nordby')
  for (const i of [1, 3])
    expect(withLead(brief, i).subject.objects.toSorted()).toEqual(brief.subject.objects.toSorted())
})
