/** A message is tokenised and tagged once, whatever is done with it. */
import { expect, test } from 'vitest'
import { textsTagged } from '../../reader.ts'
import { edit } from '../edit.ts'
import { lay } from '../fixtures/designed.ts'
import { context } from '../fixtures/outcome.ts'
import { ALL } from '../fixtures/scenes.ts'
import { understand } from './understand.ts'

const POSTER = [{ id: 'a', position: 1, title: 'Jazz', age: 0, kindWords: ['poster', 'flyer'] }]

test.each([
  'make the title bigger and the background dark green',
  'could the headline be italic and red, and the date smaller',
  'remove the date',
  'mach den Titel größer',
  'hello',
  'undo',
  'logo for a bakery',
])('%s', async (message) => {
  const design = ALL.poster()
  const before = textsTagged()
  const { does } = await understand(message, { designs: POSTER, design })
  if (does.is === 'edit') edit(design, does.words, { ...context(), layout: lay })
  expect(textsTagged() - before).toBe(1)
})
