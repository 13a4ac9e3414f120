import { expect, test } from 'vitest'
import { listAddress, pagesOf, queryOf, readWishes } from './find.ts'

const wishes = (query: string) => readWishes(new URLSearchParams(query))

test('the address keeps the wishes', () => {
  expect(listAddress(wishes('search=a+b&category=Type&page=2'))).toBe('/blog?search=a+b&category=Type&page=2')
  expect(listAddress(wishes('category=All&page=0&search='))).toBe('/blog')
})

test('six to a page after the featured one', () => {
  expect(queryOf(wishes('search=+ink+'))).toEqual({ search: 'ink', offset: 0, limit: 7 })
  expect(queryOf(wishes('category=Type&page=3'))).toEqual({ search: '', category: 'Type', offset: 12, limit: 7 })
  expect([0, 1, 7, 8, 200].map(pagesOf)).toEqual([1, 1, 1, 2, 34])
})
