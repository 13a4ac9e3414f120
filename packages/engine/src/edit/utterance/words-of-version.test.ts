import { expect, test } from 'vitest'
import type { Design } from '../../design/types.ts'
import { openEngine } from '../../engine/engine.ts'
import { copyOf, heard } from './heard.ts'
import { wordsOfVersion } from './words-of-version.ts'

const engine = await openEngine()
const [made] = (await engine.design({ prompt: 'Poster for a jazz night at Blue Door, 3 May', seed: 1, count: 1 }))
  .concepts
if (!made) throw new Error('Nothing was made')

async function changed(design: Design, instruction: string): Promise<Design> {
  const result = await engine.revise({ design, instruction, seed: 1 })
  if (result.status !== 'changed') throw new Error(result.status)
  return result.concept.design
}
const second = await changed(made.design, 'change the headline to “Blue Door Jazz”')
const third = await changed(second, 'change the headline to “Jazz!”')
const versions = [made.design, second, third]
const said = (text: string) => wordsOfVersion(heard(text, copyOf(third)), third, versions)?.text

test.each([
  "put version 2's title into version 3",
  'use the title of version 2',
  'take the headline from version 2',
  'bring back the title of version 2 please',
])('%s', (text) => {
  expect(said(text)).toMatch(/^change the (?:title|headline) to “Blue Door Jazz”$/)
})

test.each([
  'make the title of version 2 larger',
  'use the colours of version 2',
  'back to version 2',
  'use the title of version 9',
  'change the title to “Version 2”',
])('%s is another wish', (text) => {
  expect(said(text)).toBeUndefined()
})

test('it is carried out as a change of the words', async () => {
  const result = await engine.revise({
    design: third,
    instruction: "put version 2's title into this one",
    seed: 1,
    versions,
  })
  expect(result).toMatchObject({ status: 'changed', changes: [{ from: 'Jazz!', to: 'Blue Door Jazz' }] })
})
