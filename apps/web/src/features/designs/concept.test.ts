import type { Design } from '@limner/contract/types'
import { expect, test } from 'vitest'
import { after, before, type Concept, conceptsOf, labelOf, lineOf, rootOf } from './concept.ts'

const design = (id: string, more: Partial<Design> = {}): Design => ({
  id,
  title: `Title of ${id}`,
  fileName: `Title of ${id}`,
  kind: 'logo',
  imageUrl: `/media/${id}.png`,
  thumbnailUrl: `/media/${id}.png?w=480`,
  width: 1024,
  height: 1024,
  pictures: [{ name: 'Front', imageUrl: `/media/${id}.png`, width: 1024, height: 1024 }],
  prompt: 'a logo',
  modificationPrompt: null,
  versionNumber: 1,
  projectId: null,
  pageUrl: null,
  parentDesignId: null,
  changes: [],
  createdAt: '2026-11-21T09:00:00Z',
  ...more,
})

test('an answer shows its own designs, or those of the project, or at least its pictures', () => {
  const answer = { designUrls: ['/a', '/b', '/c'], designIds: ['a', 'b'], designs: [design('a')] }
  const concepts = conceptsOf(answer, new Map([['b', design('b', { versionNumber: 2 })]]))
  expect(concepts.map(({ id, url, title, version }) => [id, url, title, version])).toEqual([
    ['a', '/a', 'Title of a', 1],
    ['b', '/b', 'Title of b', 2],
    [undefined, '/c', 'Design', 1],
  ])
  expect(concepts.map((concept, at) => labelOf(concept, at, 3))).toEqual([
    'concept 1',
    'concept 2, version 2',
    'concept 3',
  ])
})

test('sides count only when there is more than one', () => {
  const [front] = design('a').pictures
  const card = design('b', { pictures: [front!, { ...front!, name: 'Back', imageUrl: '/media/back.png' }] })
  const [plain, twoSided] = conceptsOf(
    { designUrls: ['/a', '/b'], designIds: ['a', 'b'], designs: [design('a'), card] },
    new Map(),
  )
  expect(plain?.sides).toEqual([])
  expect(twoSided?.sides.map((side) => side.name)).toEqual(['Front', 'Back'])
})

test('the versions of a design stand in order, as far as they are known, with those beside and after it', () => {
  const concept = (id: string, version: number, parentId?: string): Concept => ({
    id,
    url: `/${id}`,
    title: id,
    fileName: id,
    version,
    sides: [],
    ...(parentId && { parentId }),
  })
  const [first, second, third, other] = [
    concept('a', 1),
    concept('b', 2, 'a'),
    concept('c', 3, 'b'),
    concept('d', 4, 'a'),
  ]
  const all = [third, other, first, second]
  const ids = (concepts: readonly Concept[]) => concepts.map(({ id }) => id)
  expect(ids(lineOf(second, all))).toEqual(['a', 'b', 'c', 'd'])
  expect(ids(lineOf(third, [third, second]))).toEqual(['b', 'c'])
  expect(ids(lineOf(first, [first, first, concept('z', 1)]))).toEqual(['a'])
  expect(rootOf(third, all)).toBe(first)
  expect(before(third, all)).toBe(second)
  expect(after(second, all)).toBe(third)
  expect(after(other, all)).toBeUndefined()
  const loop = [concept('x', 2, 'y'), concept('y', 1, 'x')]
  expect(ids(lineOf(loop[0]!, loop))).toEqual(['x'])
})
