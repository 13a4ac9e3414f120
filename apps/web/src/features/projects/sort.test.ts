import type { Project } from '@limner/contract/types'
import { expect, test } from 'vitest'
import { type Order, sortProjects } from './sort.ts'

const project = (title: string, day: number, changed: number, designCount: number): Project => ({
  ...{ id: title, title, description: '', isPublic: false, guestProjectId: null, access: 'owner', designCount },
  createdAt: `2026-11-0${day}T00:00:00Z`,
  updatedAt: `2026-11-0${changed}T00:00:00Z`,
})
const PROJECTS = [project('stall 10', 1, 7, 4), project('Stall 9', 3, 5, 12), project('ärmel', 2, 6, 4)]

test.each<[Order, string[]]>([
  ['updated', ['stall 10', 'ärmel', 'Stall 9']],
  ['newest', ['Stall 9', 'ärmel', 'stall 10']],
  ['oldest', ['stall 10', 'ärmel', 'Stall 9']],
  ['title', ['ärmel', 'Stall 9', 'stall 10']],
  ['designs', ['Stall 9', 'stall 10', 'ärmel']],
])('%s', (order, titles) => {
  expect(sortProjects(PROJECTS, order).map(({ title }) => title)).toEqual(titles)
})
