/** What a prompt in another language leaves open is written in that language, or not at all. */
import { expect, test } from 'vitest'
import { places } from '../scene/walk.ts'
import { openEngine } from './engine.ts'

const engine = await openEngine()

/** Words of English that no other language of ours writes so. */
const ENGLISH = new Set(
  `the and your our you with for is are of we us this that be what how see come get new now more free open join book shop buy find
  best good made fresh learn about name date place price seat one presented awarded dish starters mains call visit today here`.split(
    /\s+/,
  ),
)
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const PROMPTS: readonly string[] = [
  'Plakat für das Sommerfest der Bäckerei Morgenrot',
  'Plakat für den Flohmarkt am 12. Juni im Stadtpark, Eintritt frei',
  'Plakat für einen Yogakurs für Anfänger, montags 18 Uhr',
  'Banner für eine Fahrschule in Köln',
  'Speisekarte für das Restaurant Zur Linde',
  'Urkunde für den Sieger im Schachturnier',
  'Eintrittskarte für das Theaterstück Faust',
  'Visitenkarte für die Zahnärztin Dr. Lena Vogt, Tel. 030 1234567',
  'Affiche pour la fête d’été de la boulangerie Aurore',
  'Menu pour le restaurant Le Tilleul',
  'Bannière pour une auto-école à Lyon',
  'Cartel para la fiesta de verano de la panadería Aurora',
  'Banner para una autoescuela en Sevilla',
  'Locandina per il concerto di Natale del coro Aurora',
  'Poster voor het zomerfeest van bakkerij De Linde',
]

test.each(PROMPTS)(
  '%s: no word of English that was not given',
  async (prompt) => {
    const given = new Set(wordsOf(prompt))
    const { concepts } = await engine.design({ prompt, seed: 7, count: 4 })
    for (const { design } of concepts)
      for (const { node } of places(design.scene)) {
        if (node.type !== 'text') continue
        const own = wordsOf(node.text).filter((word) => !given.has(word) && ENGLISH.has(word))
        expect(own, `${design.archetype}: ${node.text}`).toEqual([])
      }
  },
  60_000,
)

const EVENTS: readonly (readonly [string, RegExp])[] = [
  ['Plakat für das Sommerfest der Bäckerei Morgenrot', /^Sommerfest/i],
  ['Plakat für das Weihnachtskonzert der Musikschule Tonart', /^Weihnachtskonzert/i],
  ['Affiche pour la fête d’été de la boulangerie Aurore', /^Fête d’été/i],
  ['Cartel para la fiesta de verano de la panadería Aurora', /^Fiesta de verano/i],
  ['Poster voor het zomerfeest van bakkerij De Linde', /^Zomerfeest/i],
  ['Poster for the summer party of Morningside Bakery', /^(?:the )?summer party/i],
]

test.each(EVENTS)(
  '%s: what takes place is the title, and who gives it stands on it as well',
  async (prompt, title) => {
    const { concepts } = await engine.design({ prompt, seed: 7, count: 4 })
    for (const { design } of concepts) {
      const texts = [...places(design.scene)].flatMap(({ node }) =>
        node.type === 'text' && node.role !== 'decoration' ? [node] : [],
      )
      expect(
        texts.some(({ text }) => title.test(text)),
        `${design.archetype}: ${texts.map(({ text }) => text).join(' | ')}`,
      ).toBe(true)
      const brand = design.brief.brand ?? ''
      expect(texts.some(({ text }) => text.includes(brand))).toBe(true)
    }
  },
  60_000,
)
