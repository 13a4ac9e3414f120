import { expect, test } from 'vitest'
import type { Text } from '../../scene/types.ts'
import { edit } from '../edit.ts'
import { context } from '../fixtures/outcome.ts'
import { ALL } from '../fixtures/scenes.ts'
import { textsOf } from '../scene-nodes.ts'

/** A poster that says these lines of its date and its place, and what a message makes of them. */
function told(date: string, place: string, message: string) {
  const design = ALL.poster()
  const texts = textsOf(design.scene).filter((node): node is Text => node.type === 'text')
  const lines: Record<string, string> = { date, place, time: 'come early' }
  for (const node of texts) node.text = lines[node.role ?? ''] ?? node.text
  const result = edit(design, message, context())
  if (result.status !== 'changed') return result.status
  const is = (role: string) => textsOf(result.design.scene).find((node) => node.role === role)?.text
  return { date: is('date'), place: is('place'), ...(result.notDone && { notDone: result.notDone.length }) }
}

test.each<[date: string, place: string, message: string, is: object]>([
  ['Sunday 3 May, 2-4pm', 'Town Hall', 'Hours changed - 3 till 5', { date: 'Sunday 3 May, 3-5pm' }],
  ['Friday 2 May, Saturday 3 May', 'Town Hall', 'only friday now, saturday is off', { date: 'Friday 2 May' }],
  [
    'Saturday 14, Sunday 15 March',
    'Town Hall',
    'sunday fell through, it is only saturday',
    { date: 'Saturday 14 March' },
  ],
  ['practice Mondays', 'Town Hall', 'practice is mondays AND fridays', { date: 'practice Mondays and Fridays' }],
  ['12. Juli, ab 14 Uhr', 'Rathaus', 'jetzt 12. und 13. juli', { date: '12. und 13. Juli, ab 14 Uhr' }],
  ['12. Juli, ab 14 Uhr', 'Rathaus', 'es beginnt erst um 15 Uhr', { date: '12. Juli, ab 15 Uhr' }],
  ['samedi 7 juin, 8h à 18h', 'Mairie', "c'est de 9h à 17h30 maintenant", { date: 'samedi 7 juin, 9h à 17h30' }],
  ['4 May, start 9:30', 'Town Hall', 'its now 11 may and start is at 10', { date: '11 May, start 10:00' }],
  // Of several values in a line the one behind its name.
  ['3 May', 'soup 4.50 · bread 2.20', 'bread 2.40', { place: 'soup 4.50 · bread 2.40' }],
  ['3 May', 'tickets £12', 'tickets are £14 / £9 students', { place: 'tickets £14 / £9 students' }],
  ['3 May', 'entry 50p', 'Sorry, entry is £1 this year', { place: 'entry £1' }],
])('“%s”, “%s”: %s', (date, place, message, is) => {
  expect(told(date, place, message)).toMatchObject(is)
})

test('what is told beside the facts is said not to be set', () => {
  const result = told('3 May', 'entry 50p', 'entry is £1 and babies are free')
  expect(result).toMatchObject({ place: 'entry £1', notDone: 1 })
})
