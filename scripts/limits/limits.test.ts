import { describe, expect, test } from 'vitest'
import { countOverrulings } from './casts.ts'
import { exceeded, type Figures, lowered } from './ceilings.ts'
import { longFunctions } from './functions.ts'
import { countReadings } from './language-readings.ts'
import { ROOMS, type Room, roomOf } from './rooms.ts'

const NONE: Figures = {
  complexFunctions: 0,
  longFunctions: 0,
  casts: 0,
  assertions: 0,
  wordPatterns: 0,
  promptUses: 0,
}
const figures = (found: Partial<Record<Room, Partial<Figures>>>) =>
  Object.fromEntries(ROOMS.map((room) => [room, { ...NONE, ...found[room] }])) as Record<Room, Figures>

test('casts and assertions are counted; `as const` and names that are imported as others are none', () => {
  const text = `
    import { a as b } from './a.ts'
    const list = ['x'] as const
    const size = (b as unknown as { size: number }).size
    const first = list[0]!.length satisfies number
  `
  expect(countOverrulings('a.ts', text)).toEqual({ casts: 2, assertions: 1 })
  expect(countOverrulings('a.tsx', '<p>{(x as string)!}</p>')).toEqual({ casts: 1, assertions: 1 })
})

test('a function is as long as the lines that it stands on, blank ones and comments too', () => {
  const within = `function f() {\n${'\n'.repeat(57)}  work()\n}\n`
  const beyond = `\nexport const g = () => {\n${'  // Why.\n'.repeat(59)}  work()\n}\n`
  expect(longFunctions('a.ts', within)).toEqual([])
  expect(longFunctions('a.ts', beyond + within)).toEqual([2])
})

test('patterns of words are counted, those of signs, classes and figures are none', () => {
  const text = String.raw`
    const words = [/\b(?:logo|mark)s?\b/i, new RegExp('poster|' + more), new RegExp(LIST + ' flyer')]
    const none = [/[a-z]{3}\p{Letter}\u00e4/u, /^#[0-9a-f]{6}$/i, /(?<name>\w+)/, /ab?c/, new RegExp(pattern)]
    brief.prompt.length + request?.prompt + { prompt: 1 }['prompt']
  `
  expect(countReadings('a.ts', text)).toEqual({ wordPatterns: 3, promptUses: 2 })
})

test('a file belongs to the innermost room', () => {
  expect(roomOf('packages/engine/src/brief/read.ts')).toBe('packages/engine/src/brief')
  expect(roomOf('packages/engine/src/briefs.ts')).toBe('packages/engine')
  expect(roomOf('vitest.config.ts')).toBeUndefined()
})

describe('a ceiling', () => {
  test('may be reached, not passed; what is not named may not be there', () => {
    const ceilings = { 'apps/web': { casts: 3 } }
    expect(exceeded(figures({ 'apps/web': { casts: 3 } }), ceilings)).toEqual([])
    expect(exceeded(figures({ 'apps/web': { casts: 4 }, scripts: { longFunctions: 1 } }), ceilings)).toEqual([
      'apps/web has 4 casts (`as`); at most 3 are allowed.',
      'scripts has 1 functions of more than 60 lines, from the first to the last; at most 0 are allowed.',
    ])
  })

  test('falls, and never rises', () => {
    const ceilings = { 'apps/web': { casts: 3, assertions: 2 }, tests: { casts: 1 } }
    const found = figures({ 'apps/web': { casts: 5, assertions: 1 }, scripts: { casts: 9 } })
    expect(lowered(found, ceilings)).toEqual({ 'apps/web': { casts: 3, assertions: 1 } })
  })
})
