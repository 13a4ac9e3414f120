import { describe, expect, test } from 'vitest'
import { readTokens } from './tokens.ts'

/** The sentences of a text, their words with spaces between them. */
function sentencesOf(text: string): string[] {
  const sentences = new Map<number, string[]>()
  for (const { text: word, sentence } of readTokens(text).tokens)
    sentences.set(sentence, [...(sentences.get(sentence) ?? []), word])
  return [...sentences.values()].map((words) => words.join(' ').trim())
}

describe('sentences', () => {
  test.each([
    ["Concert at St. Peter's Hall. Use red.", ["Concert at St. Peter 's Hall .", 'Use red .']],
    ['Card for Dr. Ada Obi, vet. Blue.', ['Card for Dr. Ada Obi , vet .', 'Blue .']],
    ['Novel by J. R. Fenn. Dark.', ['Novel by J. R. Fenn .', 'Dark .']],
    ['From 7 p.m. Bring friends', ['From 7 p.m.', 'Bring friends']],
    ['12 Elm St. Green letters', ['12 Elm St.', 'Green letters']],
    ['Tel. 030 555 in blue. Large', ['Tel . 030 555 in blue .', 'Large']],
    ['at 8pm. Use red', ['at 8pm .', 'Use red']],
    ['ca. 30 seats. Go', ['ca . 30 seats .', 'Go']],
  ])('%s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })

  test('a line that ends without a mark ends its sentence, as a full stop would', () => {
    const shape = (text: string) => readTokens(text).tokens.map(({ lower, pos, sentence }) => [lower, pos, sentence])
    expect(shape('Design a poster for a fair\nMake it green\nDate: 4 May.')).toEqual(
      shape('Design a poster for a fair. Make it green. Date: 4 May.'),
    )
  })

  test('the stop of a line takes no letter of the text', () => {
    const text = 'Poster for a fair\n\n“Open\nDay”\nThanks'
    const { tokens } = readTokens(text)
    for (const { text: word, from, to } of tokens) expect(text.slice(from, to)).toBe(word)
    expect(tokens.filter(({ from, to }) => from === to)).toHaveLength(2)
  })
})

describe('other languages', () => {
  const englishOf = (text: string) => readTokens(text).tokens.map(({ lower }) => lower)

  test.each([
    ['Logo für die Tierarztpraxis Pfote', 'logo for the practice pfote'],
    ["Page d'accueil pour l'application Foulée", 'website website for app foulée'],
    ['Una tarjeta de visita para el bufete Sol', 'a business-card business-card business-card for the law-firm sol'],
    ['Carte postale pour la crèche Les Ours', 'postcard postcard for the kindergarten les ours'],
  ])('%s', (text, english) => {
    expect(englishOf(text).join(' ')).toBe(english)
  })

  test('a name inside a sentence keeps its own words', () => {
    expect(englishOf('Affiche pour la fête à La Fabrique').slice(-2)).toEqual(['la', 'fabrique'])
  })

  test.each([
    ['Logo for Die Werkstatt', 'en'],
    ['Poster for the film club', 'en'],
    ['Menu para a pizzaria Bella Riva: Funghi 9 €', 'pt'],
    ['Poster voor het zomerfeest', 'nl'],
    ['Plakat til vores sommerfest', 'da'],
  ])('the language of %s is %s', (text, language) => {
    expect(readTokens(text).language).toBe(language)
  })
})
