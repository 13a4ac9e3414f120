import { expect, test } from 'vitest'
import { lookedAtIn, readLookedAt, withLookedAt } from './looked-at.ts'

test('each project has the design that was looked at last, and those of long ago are forgotten', () => {
  let text: string | null = null
  for (let at = 0; at < 30; at++) text = withLookedAt(text, `p${at}`, { design: `d${at}`, newest: 'n' })
  text = withLookedAt(text, 'p29', { design: 'other', newest: 'n' })
  expect(lookedAtIn(text, 'p29')?.design).toBe('other')
  expect(lookedAtIn(text, 'p6')?.design).toBe('d6')
  expect(lookedAtIn(text, 'p5')).toBeUndefined()
  expect(readLookedAt(text)).toHaveLength(24)
  expect(withLookedAt('p1.d1.n', 'p1', null)).toBeNull()
})

test('it fits into a cookie, and what is none of it is passed over', () => {
  const id = (at: number) => `${String(at).padStart(8, '0')}-0000-4000-8000-000000000000`
  let text: string | null = null
  for (let at = 0; at < 40; at++) text = withLookedAt(text, id(at), { design: id(at), newest: id(at) })
  expect(encodeURIComponent(text ?? '').length).toBeLessThan(3800)
  expect(readLookedAt('a.b~<script>.x.y~p.d.n~p.d.n.more')).toEqual([{ project: 'p', design: 'd', newest: 'n' }])
  expect(readLookedAt(undefined)).toEqual([])
  // A picture without a design has an address in the place of an id.
  expect(withLookedAt(null, 'p', { design: '/media/1.png', newest: 'n' })).toBeNull()
})
