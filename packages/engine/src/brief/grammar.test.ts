import { describe, expect, test } from 'vitest'
import { type Arranged, grammatical } from './grammar.fixture.ts'
import { readBrief } from './read.ts'
import type { Brief } from './types.ts'

/** Less than this is a way of wording that is not understood; all that is left are single combinations. */
const LEAST = 0.97

const PROMPTS = grammatical(240, 5).map((arranged) => ({ ...arranged, brief: readBrief(arranged.prompt) }))

const PICTURED = ['illustration', 'photo', 'icon']

function stands(brief: Brief, { text, at }: Arranged['places'][number]): boolean {
  const role = brief.copy.find((copy) => copy.text === text)?.role
  return brief.placements.some(
    (placement) =>
      placement.at === at &&
      (text === undefined ? PICTURED.includes(placement.target) : placement.target === role) &&
      (placement.text === undefined || placement.text === text),
  )
}

const share = (held: boolean[]) => held.filter(Boolean).length / held.length

describe('parts in any order, wording and separation', () => {
  test('every text stands in the design as it was written', () => {
    const lost = PROMPTS.flatMap(({ prompt, texts, brief }) =>
      texts.filter((text) => !brief.copy.some((copy) => copy.text === text)).map((text) => `${text} of ${prompt}`),
    )
    expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(2)
  })

  test('no word of an instruction is printed', () => {
    const printed = PROMPTS.flatMap(({ brief }) => brief.copy.map(({ text }) => text)).filter((text) =>
      /\b(?:top|bottom|left|right|center|middle|corner|should|there is|put|title|headline|venue)\b/i.test(text),
    )
    expect(printed).toEqual([])
  })

  test('every part has its place', () => {
    const places = PROMPTS.flatMap(({ brief, places }) => places.map((place) => stands(brief, place)))
    expect(share(places)).toBeGreaterThan(LEAST)
  })
})
