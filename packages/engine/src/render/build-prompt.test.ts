import { expect, test } from 'vitest'
import { ALL } from '../edit/fixtures/scenes.ts'
import { buildPrompt } from './build-prompt.ts'

test('an app builder is told the facts to the letter, and what was only written as such', () => {
  const text = buildPrompt(ALL.poster())
  expect(text).toContain('- headline: "Jazz Night" (exactly as written)')
  expect(text).toContain('- date: "Friday 12 June" (exactly as written)')
  expect(text).toMatch(/^- cta: "Book now"$/m)
})

test('it names the format, the colours by their use, the fonts with their packages, and each part in its place', () => {
  const design = ALL.card()
  const text = buildPrompt(design)
  const { format, palette, typography } = design.scene
  expect(text).toContain(`${format.name}, ${format.width} × ${format.height} px`)
  expect(text).toContain(`- paper: ${palette.paper} — `)
  expect(text).toContain(`- display: ${typography.display}`)
  expect(text).toMatch(/- font .*: npm package @fontsource/)
  expect(text.indexOf('front:')).toBeGreaterThan(text.indexOf('## Structure'))
  expect(text.indexOf('back:')).toBeGreaterThan(text.indexOf('front:'))
})

test('a page has the rules of pages, anything else those of an artboard', () => {
  expect(buildPrompt(ALL.website())).toContain('no horizontal scroll')
  expect(buildPrompt(ALL.logo())).toContain('Keep the proportions of the artboard')
  expect(buildPrompt(ALL.logo())).not.toContain('no horizontal scroll')
})
