import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { context } from '../fixtures/outcome.ts'
import { ALL } from '../fixtures/scenes.ts'
import type { ChatDesign } from '../types.ts'
import { understand } from '../utterance/understand.ts'

const run = (instruction: string) => edit(ALL.poster(), instruction, context())
const CHAT: ChatDesign[] = [{ id: 'a', position: 1, title: 'Jazz poster', age: 0, kindWords: ['poster', 'flyer'] }]

test.each([
  ['share this with anna@example.com', /share or send/],
  ['can I send it to my sister?', /share or send/],
  ['print 200 of these', /print nor order/],
  ['order ten copies', /print nor order/],
  ['how do I get this as a PDF?', /Export Project/],
  ['translate everything to Swedish', /translate/],
  ['make it bilingual', /translate/],
  ['publish it', /Public/],
  ['post this on Instagram', /post or upload/],
  ['host it at jazz.example', /Hosting/],
  ['delete this project', /All Projects/],
  ['rename the project to Jazz', /All Projects/],
  ['trademark it', /law/],
  ['call me at +46 8 555 0199', /call/],
  ['pay 20 euros', /pay/],
])('%s: no edit, and said where it is done', async (instruction, said) => {
  const result = run(instruction)
  expect(result).toMatchObject({ status: 'unclear', question: expect.stringMatching(said) })
  const { does } = await understand(instruction, { designs: CHAT })
  expect(does.is).toMatch(/^(?:edit|answer)$/)
})

test.each([
  'add a "Share" button',
  'change the headline to "Share the love"',
  'make the email bigger',
  'change the email to post@example.com',
  'send the date to the back',
  'print the date in red',
  'remove the account number',
  'save some space between the lines',
  'the headline should say "Order now"',
])('%s: is an edit, or asked about as one', (instruction) => {
  const result = run(instruction)
  expect(result.status === 'unclear' ? result.question : '').not.toMatch(/The design is as it was|no edit/)
})

test('an edit beside what is none is carried out, and the rest is said', () => {
  const result = run('make the headline red and send it to anna@example.com')
  if (result.status !== 'changed') throw new Error(result.status)
  expect(result.changes.map(({ what }) => what)).toEqual(['Headline'])
  expect(result.notDone?.join()).toMatch(/share or send/)
})
