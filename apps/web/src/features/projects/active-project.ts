import type { Project } from '@limner/contract/types'
import { inTime } from '../../lib/in-time.ts'

/** The most recently updated first. */
export const byUpdate = (projects: readonly Project[]): Project[] =>
  projects.toSorted((a, b) => inTime(b.updatedAt, a.updatedAt))

/** The one that was active last if it still exists, else the most recently updated. */
export const activeProject = (projects: readonly Project[], lastId: string | null): Project | undefined =>
  projects.find((project) => project.id === lastId) ?? byUpdate(projects)[0]

/** Case-insensitive substring of the title. */
export const searchProjects = (projects: readonly Project[], text: string): Project[] =>
  projects.filter((project) => project.title.toLowerCase().includes(text.trim().toLowerCase()))
