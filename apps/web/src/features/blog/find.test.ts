import type { ArticleSummary } from '@limner/contract/types'
import { expect, test } from 'vitest'
import { categoriesOf, find, listAddress, readWishes, relatedTo, shelve } from './find.ts'

const article = (slug: string, more: Partial<ArticleSummary> = {}): ArticleSummary => ({
  slug,
  title: `Title of ${slug}`,
  excerpt: '',
  author: 'The Limner Team',
  category: 'Type',
  tags: [],
  featuredImage: null,
  publishedAt: null,
  readMinutes: 1,
  ...more,
})
const all = [
  article('a', { tags: ['Kerning'] }),
  article('b', { category: 'Colour', excerpt: 'On KERNING too' }),
  article('c', { category: 'Colour' }),
]
const wishes = (query: string) => readWishes(new URLSearchParams(query))
const slugs = (found: readonly ArticleSummary[]) => found.map(({ slug }) => slug)

test('a search looks into titles, excerpts and tags, whatever the case', () => {
  expect(slugs(find(all, wishes('search=kerning'), []))).toEqual(['a', 'b'])
  expect(slugs(find(all, wishes('search=TITLE+of+c'), []))).toEqual(['c'])
  expect(slugs(find(all, wishes('search=kerning&category=Colour'), []))).toEqual(['b'])
  expect(slugs(find(all, wishes('bookmarked='), ['c']))).toEqual(['c'])
})

test('the address keeps the wishes', () => {
  expect(listAddress(wishes('search=a+b&category=Type&page=2'))).toBe('/blog?search=a+b&category=Type&page=2')
  expect(listAddress(wishes('category=All&page=0&search='))).toBe('/blog')
})

test('six to a page after the featured one', () => {
  const many = Array.from({ length: 9 }, (_, at) => article(String(at)))
  const first = shelve(many, 1)
  expect([first.featured?.slug, first.rest.length, first.pages]).toEqual(['0', 6, 2])
  const second = shelve(many, 2)
  expect([second.featured, slugs(second.rest)]).toEqual([undefined, ['7', '8']])
  expect(shelve(many, 99).page).toBe(2)
  expect(shelve([], 1)).toEqual({ featured: undefined, rest: [], page: 1, pages: 1 })
})

test('categories are those that there are; related articles share one or a tag', () => {
  expect(categoriesOf(all)).toEqual(['All', 'Colour', 'Type'])
  expect(slugs(relatedTo(all[2]!, all))).toEqual(['b', 'a'])
})
