import { expect, test } from 'vitest'
import { openEngine } from '../index.ts'
import { subtree } from '../scene/walk.ts'
import { fontEntry } from '../type/catalogue.ts'

const engine = await openEngine()

test.each([1, 2, 3])(
  'letters stand as they were asked for, and the words as they were given (seed %i)',
  async (seed) => {
    const { concepts } = await engine.design({
      prompt:
        "Poster: 'City Run' at the top in huge italic letters, 'Every step counts' below it in a handwritten font, the date 4 May at the bottom left in bold, the venue 'Stadtpark' at the bottom right in all caps",
      seed,
    })
    expect(concepts.length).toBe(4)
    for (const { design } of concepts) {
      const { artboards, typography } = design.scene
      const texts = artboards.flatMap(({ root }) => [...subtree(root)]).filter((node) => node.type === 'text')
      const find = (words: string) => texts.find(({ text, role }) => text === words && role !== 'decoration')
      const familyOf = (words: string) => fontEntry(typography[find(words)?.font ?? 'text'] ?? typography.display)
      expect(find('City Run')?.italic).toBe(true)
      expect(familyOf('City Run').italic).toBe(true)
      expect(familyOf('Every step counts').category).toBe('script')
      expect(find('4 May')?.weight).toBeGreaterThanOrEqual(600)
      expect(find('Stadtpark')?.case).toBe('upper')
    }
  },
)

test('nothing is set otherwise where nothing was said', async () => {
  const { concepts } = await engine.design({ prompt: 'Poster for the City Run, 4 May, Stadtpark', seed: 1 })
  for (const { design } of concepts) expect(design.brief.lettering).toBeUndefined()
})
