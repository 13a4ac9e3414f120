/** What is said of a format for the design that is there is that, in whatever language; what tells of another design is none. */
import { expect, test } from 'vitest'
import { formatCalled } from '../understand/formats.ts'
import { reformatIn } from './reformat.ts'

const COPY = 'copy: '
test.each([
  ['Make a story (9:16) of this poster', `${COPY}story`],
  ['Make this poster A3 for a printer in Germany', 'a3'],
  ['A3', 'a3'],
  ['9:16', '9:16'],
  ['Instagram post', 'instagram post'],
  ['print-ready A3', 'a3'],
  ['Can I get the design as an A2 sheet for our print shop?', 'a2'],
  ['I need a square version of this for Instagram', `${COPY}square for instagram post`],
  ['Take this flyer and turn it into a facebook cover please', 'facebook cover'],
  ['Same design, A5 landscape, for offset printing', 'a5 landscape'],
  ['Mach aus diesem Plakat eine Instagram-Story', `${COPY}instagram story`],
  ['Ich brauche davon eine Story im Format 9:16', `${COPY}story`],
  ['dieses Plakat bitte in A3 für den Druck', 'a3'],
  ['Kannst du das auch im Hochformat machen?', `${COPY}portrait`],
  ['also as a LinkedIn post', `${COPY}linkedin post`],
  ['this in A4 too, please', `${COPY}a4`],
  ['druckfertig in A2', 'a2'],
  ['Fais une story de cette affiche', `${COPY}story`],
  ['cette affiche en A3 pour l’imprimeur', 'a3'],
  ['este diseño en A4 para imprimir', 'a4'],
])('%s: %s', (message, wished) => {
  const { asks = [], isCopy } = reformatIn(message, 'poster') ?? {}
  expect((isCopy ? COPY : '') + asks.map(({ name }) => name).join()).toBe(wished)
  for (const { ask } of asks) expect(formatCalled(ask.replace('make it ', '').split(' '))).toBeDefined()
})

test.each([
  'make a poster for the bakery, A3',
  'Poster for a printer in Germany, A3',
  'Poster A3 for a print shop in Leipzig: 20% off business cards',
  'Make an Instagram post announcing that this poster shop opens on 3 May',
  'Instagram post for our new coffee blend',
  'Plakat in A3 für eine Druckerei in Hamburg, Tag der offenen Tür am 4. Mai',
  'Eine Instagram-Story für das Sommerfest der Feuerwehr',
  'Now a completely new design: an A4 poster for the jazz night',
  'Create a story',
  'an A3 poster',
  'a story of “this poster”',
  'the same as a postcard and a flyer',
  'make this logo A3',
  'make this poster blue',
])('no other format of what is there: %s', (message) => {
  expect(reformatIn(message, 'poster')).toBeUndefined()
})
