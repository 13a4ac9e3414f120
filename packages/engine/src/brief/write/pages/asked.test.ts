import { expect, test } from 'vitest'
import { openEngine } from '../../../index.ts'
import { subtree } from '../../../scene/walk.ts'
import { readBrief } from '../../read.ts'
import { askedParts } from './asked.ts'

test.each([
  ["Landing page for 'Kumo', an app, with sections features, pricing and FAQ", ['Features', 'Pricing', 'FAQ']],
  ["Bakery site 'Crumb' with menu, gallery, about us, newsletter", ['Menu', 'Gallery', 'About us', 'Newsletter']],
  [
    "Website for a climbing gym 'Gravity Lab', sections for memberships, opening hours, button 'Book a trial'",
    ['Memberships', 'Opening hours'],
  ],
  ['Website for a dentist in Lyon', []],
])('%s', (prompt, titles) => {
  expect(askedParts(readBrief(prompt)).map(({ title }) => title)).toEqual(titles)
})

const engine = await openEngine()
test.each([1, 2, 3])(
  'every part that is asked for has its heading on every page (seed %i)',
  async (seed) => {
    const prompt =
      "Website for the 'Tern' sailing school, sections: courses, boats, team, gallery, how it works, FAQ, contact. Phone 555-0142"
    const { concepts } = await engine.design({ prompt, seed })
    for (const { design } of concepts) {
      const headings = [...subtree(design.scene.artboards[0]?.root as never)].flatMap((node) =>
        node.type === 'text' && (node.role === 'nav' ? false : node.size >= 20) ? [node.text] : [],
      )
      expect(headings).toEqual(
        expect.arrayContaining(['Courses', 'Boats', 'Team', 'Gallery', 'How it works', 'FAQ', 'Contact']),
      )
    }
  },
  30_000,
)

test('an app is software, whatever it is about', async () => {
  const { concepts } = await engine.design({ prompt: "Landing page for 'Kumo', an app that tracks sleep", seed: 1 })
  for (const { design } of concepts) expect(JSON.stringify(design.scene)).not.toMatch(/waiting room|treatment/i)
}, 30_000)
