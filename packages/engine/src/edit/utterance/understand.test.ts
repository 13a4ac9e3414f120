import { expect, test } from 'vitest'
import type { ChatDesign } from '../types.ts'
import { understand } from './understand.ts'

const made = (prefix: string, age: number, count: number, kindWords: string[]): ChatDesign[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${prefix}${i + 1}`,
    position: i + 1,
    title: 'Harbor & Finch',
    age,
    kindWords,
  }))

/** Four logos in the newest answer (n1–n4), two posters in the one before (o1, o2). */
const DESIGNS = [...made('n', 0, 4, ['logo']), ...made('o', 1, 2, ['poster', 'flyer'])]

/** 'new', or the design and, where the pointer is taken out of the message, what is left of it. */
test.each<[string, string]>([
  ['make the second one dark green', 'n2 make it dark green'],
  ['the last one but serif', 'n4 serif'],
  ['make it bolder', 'n1'],
  ['logo for a bakery', 'new'],
  ['now a business card for it', 'new'],
  ['create another logo for Acme', 'new'],
  ['a poster for jazz night', 'new'],
  ['Design a modern logo for a tech startup called Nimbus', 'new'],
  ['change the date to 14 June', 'n1'],
  ['bigger title', 'n1'],
  ['dark green', 'n1'],
  ['undo', 'n1'],
  ['I like the third one, make the icon smaller', 'n3 make the icon smaller'],
  ['make the logo bigger', 'n1'],
  ['use the colours of the first one', 'n1'],
  ['in option 3, remove the tagline', 'n3 remove the tagline'],
  ['the first design with a serif font', 'n1 with a serif font'],
  ['can you make number 2 more playful?', 'n2 can you make it more playful?'],
  ['website for a yoga studio', 'new'],
  ['minimalist logo, coffee shop', 'new'],
  ['another layout', 'n1'],
  ['try something different', 'n1'],
  ['make me a poster about climate change', 'new'],
  ['make a banner with the same colours', 'new'],
  ['turn it into a poster', 'n1'],
  ['make the poster darker', 'o1'],
  ['back to version 2', 'n1'],
  ['I need a logo', 'new'],
  ['Create an app icon for a meditation app', 'new'],
  ['add an icon', 'n1'],
  ['remove the icon', 'n1'],
  ['use a cup icon instead', 'n1'],
  ['icon bigger', 'n1'],
  ['Great! Now create a matching business card', 'new'],
  ['thanks, can you make the name bolder', 'n1'],
  ['for the second one: white background', 'n2 white background'],
  ['Harbor & Finch, a specialty coffee roaster in Lisbon. Minimal logo with a lighthouse.', 'new'],
  ['the headline should say Fresh bread', 'n1'],
  ['flyer', 'new'],
  ['make it a story', 'n1 make it story'],
  ['generate 3 more logos for the same brand', 'new'],
  ['make the 2nd logo blue', 'n2 make it blue'],
  ['more like the third one', 'n1'],
  ['add the text "Logo for sale"', 'n1'],
  ['poster announcing our spring sale on 3 May', 'new'],
  ['business card for Ada Novak, +1 555 0134', 'new'],
  ['serif', 'n1'],
  ['swap the colours', 'n1'],
  ['less is more', 'n1'],
  ['A4 landscape', 'n1 make it a4 landscape'],
  ['I want a website now', 'new'],
  ['Logo design for a vet clinic called Paws', 'new'],
  ['We need a flyer for our bakery opening', 'new'],
  ['the name is wrong, it is Harbour', 'n1'],
  ['an icon of a fox', 'new'],
  ['a logo with a fox', 'new'],
  ['put the logo in the top left', 'n1'],
  ['make a logo that looks like the second one', 'new'],
  ['a coffee cup at the bottom right', 'n1'],
  ['Helen got married, she is Dr. Helen Hart now', 'n1'],
  ['sorry, the date is Sunday 1 March', 'n1'],
  ['headphones rather than a microphone', 'n1'],
  ['the latte costs 4,90 now', 'n1'],
  ['give me the same in green', 'n1'],
  ['cabins are called lodges now', 'n1'],
  ['I need something for my flower shop Petal', 'new'],
  ['make me a T-shirt design with a tiger', 'new'],
  ['we want a menu for our trattoria', 'new'],
  ['Visitenkarte für Ana Lima, Zahnärztin', 'new'],
  ['Wir brauchen ein Plakat für das Sommerfest am 12. Juni', 'new'],
  ['Ich brauche etwas für meine Bäckerei', 'new'],
  ['affiche pour «Nuit du jazz», bleu nuit', 'new'],
  ['Diseña un logo para mi panadería Sol', 'new'],
  ['un biglietto da visita per Marco', 'new'],
  ['I need something warmer', 'n1'],
  ['something for the header', 'n1'],
  ['a menu at the top', 'n1'],
  ['make me a bigger title', 'n1'],
  ['mach das Logo dunkler', 'n1 make the logo darker'],
  ['mach den Hintergrund grün', 'n1 make the background green'],
  ['pon el logo a la izquierda para que se vea', 'n1'],
])('%s → %s', async (message, expected) => {
  const { does } = await understand(message, { designs: DESIGNS })
  if (expected === 'new') expect(does).toEqual({ is: 'new' })
  else {
    const [designId, ...words] = expected.split(' ')
    const told = 'designId' in does ? [does.designId, 'words' in does ? does.words.text : message] : [does.is]
    expect(told).toEqual([designId, words.join(' ') || message])
  }
})

test('without a design everything is new', async () => {
  expect((await understand('make it bolder', { designs: [] })).does).toEqual({ is: 'new' })
})

/** The designs that new ones are to be near; '': something else is wished. */
test.each<[string, string]>([
  ['more like 2 and 4', 'n2 n4'],
  ['More like the first and the third one please', 'n1 n3'],
  ['four new concepts like number 1, 2 and 4', 'n1 n2 n4'],
  ['something between 1 and 3', 'n1 n3'],
  ['a mix of the second and the last', ''],
  ['another one similar to 2 & 3', 'n2 n3'],
  ['I like 2 and 4', ''],
  ['more like the third one', ''],
  ['make the title larger in 2 and 4', ''],
  ['add the text "More like 2 and 4"', ''],
])('%s: near %s', async (message, ids) => {
  const { does } = await understand(message, { designs: DESIGNS })
  expect(does.is === 'near' ? does.designIds.join(' ') : '').toBe(ids)
})

test('who wants new ones near a design that is not there is asked', async () => {
  const { does } = await understand('more like 2 and 7', { designs: DESIGNS })
  expect(does).toMatchObject({ is: 'answer', message: 'There are 4 designs here. Which of them do you mean?' })
})
