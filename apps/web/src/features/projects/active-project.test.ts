import type { Project } from '@limner/contract/types'
import { expect, test } from 'vitest'
import { activeProject, searchProjects } from './active-project.ts'

const project = (id: string, title: string, day: number): Project => ({
  id,
  title,
  description: '',
  isPublic: false,
  guestProjectId: null,
  access: 'owner',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
})
const projects = [project('a', 'Harbor & Finch', 3), project('b', 'Café Órbita', 9), project('c', 'Poster', 5)]

test('the last active project is chosen while it exists, else the most recently updated', () => {
  expect(activeProject(projects, 'c')?.id).toBe('c')
  expect(activeProject(projects, 'gone')?.id).toBe('b')
  expect(activeProject(projects.toSpliced(1, 1), 'b')?.id).toBe('c')
  expect(activeProject([], 'c')).toBeUndefined()
})

test('search looks for a part of the title in any case', () => {
  expect(searchProjects(projects, ' FINCH').map(({ id }) => id)).toEqual(['a'])
  expect(searchProjects(projects, 'órb').map(({ id }) => id)).toEqual(['b'])
  expect(searchProjects(projects, '')).toHaveLength(3)
})
