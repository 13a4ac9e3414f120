import { describe, expect, test } from 'vitest'
import { readBrief } from './read.ts'

const PROMPTS = [
  'Create a poster for a plant fair. The headline is "Green Hands". It takes place on 9 May at Market Hall.',
  'Design a business card for a tailor named "Ansel Reed" with a dark green background. Add the tagline "Cut to last" below the name.',
  'Make a banner for our winter sale. Offer 20% off all coats. The button should say "Shop coats".',
  'I need a logo for a book shop called "Paper Owl". Use navy and a soft gray.',
  "Website for a choir called 'Low Tide'. People should be able to join. The background color is ivory.",
  'Flyer for a repair café on 4 October at St. Anne\'s Hall. Headline: "Mend it". Put a toaster in the center.',
] as const

/** What is read, whatever letters it is written in. */
const reading = (prompt: string) => {
  const brief = readBrief(prompt)
  const even = (text: string) => text.toLowerCase()
  return {
    kind: brief.kind,
    size: [brief.format.width, brief.format.height],
    brand: even(brief.brand ?? ''),
    texts: brief.copy.map(({ text }) => even(text)).sort(),
    colours: brief.colours.map(({ hex, target }) => `${target} ${hex}`),
  }
}

const CHANGES: Readonly<Record<string, (prompt: string) => string>> = {
  'a small first letter': (prompt) => prompt.slice(0, 1).toLowerCase() + prompt.slice(1),
  'thanks behind it': (prompt) => `${prompt} Many thanks!`,
  'a greeting before it': (prompt) => `Hello there! ${prompt}`,
  'please before it': (prompt) =>
    /^[CDM]/.test(prompt) ? `Please ${prompt.slice(0, 1).toLowerCase()}${prompt.slice(1)}` : prompt,
  'curly quotation marks': (prompt) => prompt.replace(/"([^"]*)"/g, '“$1”'),
  'angled quotation marks': (prompt) => prompt.replace(/"([^"]*)"/g, '«$1»'),
  'lines for sentences': (prompt) => prompt.replace(/(?<!\bSt)\. (?=[A-Z])/g, '\n'),
  'another word for the tagline': (prompt) => prompt.replace('tagline', 'strapline'),
  'another word for the headline': (prompt) => prompt.replace('headline', 'heading').replace('Headline', 'Heading'),
  'British spelling': (prompt) => prompt.replace('color', 'colour').replace('gray', 'grey').replace('center', 'centre'),
}

describe.each(Object.entries(CHANGES))('the reading stays the same with %s', (_, change) => {
  test.each(PROMPTS)('%s', (prompt) => {
    expect(reading(change(prompt))).toEqual(reading(prompt))
  })
})
