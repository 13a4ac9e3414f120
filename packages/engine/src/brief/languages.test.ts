import { describe, expect, test } from 'vitest'
import { FOLDERS } from '../language/languages.ts'
import { CALLS, CASES, foreignLines } from './lines/foreign.ts'
import { labelIn } from './lines/labels.ts'
import { readBrief } from './read.ts'
import { summarise } from './summary.ts'
import type { Brief } from './types.ts'
import { completeCopy } from './write/complete.ts'
import { writePage } from './write/page.ts'
import { foreignWords } from './write/pages/decks/foreign.ts'

const given = ({ copy }: Brief) => copy.filter(({ source }) => source === 'given').map(({ text }) => text)
const written = (brief: Brief) => brief.copy.filter(({ source }) => source === 'written').map(({ text }) => text)

test.each([
  ['Gestalte einen Flyer mit dem Titel „Nacht der Chöre“ in Rot und Gelb', 'de', 'poster', 'Nacht der Chöre'],
  ['Logo pour la librairie Encre Bleue, vert et blanc', 'fr', 'logo', 'Encre Bleue'],
  ['Crea un cartel para la fiesta «Noche de San Juan», fondo azul oscuro', 'es', 'poster', 'Noche de San Juan'],
  ['Crea una locandina per il concerto «Archi in villa» il 2 ottobre, sfondo verde', 'it', 'poster', 'Archi in villa'],
  ['Quero um logotipo para a livraria Maré com o nome abaixo do símbolo', 'pt', 'logo', 'Maré'],
  ['Maak een poster met de titel "Dag van de fiets" op een gele achtergrond', 'nl', 'poster', 'Dag van de fiets'],
  ['Lav et logo til bageriet Kornblomst i grønt og hvidt', 'da', 'logo', 'Kornblomst'],
] as const)('%s', (prompt, language, kind, text) => {
  const brief = readBrief(prompt)
  expect(brief.language).toBe(language)
  expect(brief.kind).toBe(kind)
  expect(given(brief).some((one) => one.includes(text))).toBe(true)
})

test.each([
  'Plakat für den Wochenmarkt „Grüne Halle“ am 4. Mai, schwarzer Hintergrund',
  'Affiche pour la foire « Vieux Papiers », fond noir',
  'Cartel para la verbena «Luna Llena», fondo negro',
  'Locandina per la mostra «Carta e Luce», sfondo nero',
  'Cartaz para a feira «Mar Aberto», fundo preto',
  'Poster voor de markt "Oude Boeken" met een zwarte achtergrond',
  'Plakat til markedet "Gamle Sager" med sort baggrund',
])('a ground in another language is a ground, no text: %s', (prompt) => {
  const brief = readBrief(prompt)
  expect(brief.colours.map(({ target }) => target)).toEqual(['background'])
  expect(given(brief).join(' ')).not.toMatch(/hintergrund|fond\b|fondo|sfondo|fundo|achtergrond|baggrund/i)
})

test('what is written is written in the prompt’s language', () => {
  const brief = completeCopy(readBrief('Gestalte einen Banner für unseren Blumenladen mit vielen Rosen'))
  expect(brief.variants).toHaveLength(4)
  const words = JSON.stringify(brief.variants)
  expect(words).not.toMatch(/\b(?:the|and|now|your|shop)\b/i)
  expect(written(brief).length).toBeGreaterThan(0)
})

test('that a language is read in part is said', () => {
  expect(summarise(readBrief('Affiche pour la fête du village, fond rouge'))).toContainEqual({
    label: 'Language',
    value: 'French, read in part: kinds, colours, parts and places',
  })
})

test.each([
  'Poster for Casa del Sol, a Mexican restaurant in Leeds',
  'Logo for Die Werkstatt',
  'a flyer for the jumble sale on 3 May with the title "La vie en rose"',
])('a name in another language makes no prompt of it: %s', (prompt) => {
  expect(readBrief(prompt).language).toBeUndefined()
})

test.each([
  ['Webseite für das Hotel Seeblick am Bodensee', ['Angebot', 'Über uns', 'Fragen', 'Kontakt']],
  ['Site web pour la boulangerie Mie Douce', ['Services', 'À propos', 'Questions', 'Contact']],
  ['Página web para la clínica veterinaria Patitas', ['Servicios', 'Nosotros', 'Preguntas', 'Contacto']],
  ['Sito web per il ristorante La Vela', ['Servizi', 'Chi siamo', 'Domande', 'Contatti']],
  ['Site para a padaria Espiga Nova', ['Serviços', 'Sobre nós', 'Perguntas', 'Contacto']],
  ['Website voor bakkerij De Korenaar', ['Aanbod', 'Over ons', 'Vragen', 'Contact']],
] as const)('a page speaks the language of its prompt: %s', (prompt, nav) => {
  const page = writePage(completeCopy(readBrief(prompt)))
  expect(page.nav).toEqual(nav)
  const words = JSON.stringify([
    page.features,
    page.about,
    page.process,
    page.faq,
    page.closing,
    page.footer,
    page.hero,
  ])
  expect(words).not.toMatch(/\b(?:the|and|with|your|what|how|thank|about)\b/i)
})

test('a part that a prompt asks for by its own name is known', () => {
  const brief = completeCopy(readBrief('Webseite für den Chor Klangwerk, Menü: Termine, Über uns, Kontakt'))
  const { asked } = writePage(brief)
  expect(asked.find(({ title }) => title === 'Kontakt')?.part).toBe('contact')
  expect(asked.find(({ title }) => title === 'Über uns')?.part).toBe('about')
})

describe.each(FOLDERS.map((folder) => [folder.name, folder] as const))('the folder of %s', (_, { code, labels }) => {
  test('has a label for whatever another has one for', () => {
    const said = (rows: string) =>
      rows
        .trim()
        .split('\n')
        .map((row) => row.slice(0, row.indexOf(': ')))
    expect(said(labels)).toEqual(said(FOLDERS[0].labels))
    expect(labelIn(code, 'How it works')).not.toBe('How it works')
  })

  test('has headlines and buttons for every case, and words for a page', () => {
    const { headlines, buttons } = foreignLines(code)
    for (const about of CASES) expect(headlines(about).length, about).toBeGreaterThan(2)
    for (const call of CALLS) expect(buttons(call).length, call).toBeGreaterThan(1)
    expect(Object.entries(foreignWords(code) ?? {}).filter(([, values]) => values.length > 0)).toHaveLength(10)
  })
})
