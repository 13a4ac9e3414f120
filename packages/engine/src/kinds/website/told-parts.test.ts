import { expect, test } from 'vitest'
import { readBrief } from '../../brief/read.ts'
import { completeCopy } from '../../brief/write/complete.ts'
import { draftOf } from '../../compose/draft.ts'
import { direct } from '../../direction/direct.ts'
import type { Node } from '../../scene/types.ts'
import { workshop } from '../archetype-gates.fixture.ts'
import { website } from './index.ts'

const nodesOf = (node: Node): Node[] => [node, ...(node.type === 'frame' ? node.children.flatMap(nodesOf) : [])]

/** The nodes of a page in each layout that suits its prompt. */
const pagesOf = (prompt: string): Node[][] => {
  const brief = completeCopy(readBrief(prompt, { kind: 'website' }))
  return website.archetypes
    .filter((one) => one.suits(brief) > 0.5)
    .slice(0, 6)
    .map((archetype) =>
      draftOf(archetype, brief, direct(brief, 4, workshop.pictograms), workshop).design.scene.artboards.flatMap(
        ({ root }) => nodesOf(root),
      ),
    )
}
const textsOf = (nodes: readonly Node[]) => nodes.flatMap((node) => (node.type === 'text' ? [node.text] : []))
const photosIn = (nodes: readonly Node[], part: string) =>
  nodes.filter(({ id, role }) => role === 'photo' && id.startsWith(part)).length

test('as many of a part as are told, and said to be samples', { timeout: 30_000 }, () => {
  const pages = pagesOf(
    'Website for the saddler Birch & Bit in Hexham. Five projects, our team of three, prices, opening hours and testimonials.',
  )
  expect(pages.length).toBeGreaterThan(1)
  for (const nodes of pages) {
    expect(photosIn(nodes, 'projects-')).toBe(5)
    expect(photosIn(nodes, 'team-')).toBe(3)
    expect(textsOf(nodes)).toEqual(
      expect.arrayContaining(['Sample projects', 'Sample names', 'Sample prices', 'Sample hours', 'Sample words']),
    )
  }
})

test('what is given of a part stands in it and is no sample', { timeout: 30_000 }, () => {
  for (const nodes of pagesOf(
    'Website for the rowing club Sweep in Bath: the board (chair Ida Holt, treasurer Sam Bako), fees (adults £90, juniors £40). Open Tue-Sun 8-20.',
  )) {
    const texts = textsOf(nodes)
    expect(texts).toEqual(expect.arrayContaining(['Chair', 'Ida Holt', 'Treasurer', 'Sam Bako', '£90', '£40']))
    expect(texts.filter((text) => /^Sample (?:names|prices|hours)$/.test(text))).toEqual([])
  }
})

test('told hours are a table with the days that are left', { timeout: 30_000 }, () => {
  for (const nodes of pagesOf('Website for the toy shop repairer Cog & Co. Opening hours Tue-Sat 10-17, map.'))
    expect(textsOf(nodes)).toEqual(expect.arrayContaining(['Tue-Sat', '10-17', 'Closed', 'Sample map']))
})
