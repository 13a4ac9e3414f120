import { expect, test } from 'vitest'
import { edit } from './edit.ts'
import { context } from './fixtures/outcome.ts'
import { ALL } from './fixtures/scenes.ts'
import { understand } from './utterance/understand.ts'

const LOGO = [{ id: 'n1', position: 1, title: 'Harbor & Finch', age: 0, kindWords: ['logo'] }]

test('what is dictated for minutes without a full stop is read', async () => {
  const said = 'i like the second one but the name is wrong and the colour is not what we had in mind so '
  expect((await understand(said.repeat(100), { designs: LOGO })).does.is).toBe('edit')
})

test('of very many wishes in one message the first are carried out, and the rest is told as not done', () => {
  const wishes = Array.from({ length: 28 }, (_, i) => `add the text "Row ${i + 1}"`)
  const result = edit(ALL.website(), wishes.join('. '), context())
  if (result.status !== 'changed') throw new Error(JSON.stringify(result))
  expect(result.notUnderstood?.join()).toContain('Row 28')
  expect(JSON.stringify(result.design.scene)).toContain('Row 20')
})

test('a list without an end is answered', () => {
  expect(edit(ALL.website(), 'a menu, and a form, '.repeat(400), context()).status).toBe('unclear')
})
