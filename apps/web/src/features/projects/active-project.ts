import type { Project } from '@limner/contract/types'

/** The one that was active last if it still exists, else the first. */
export const activeProject = (projects: readonly Project[], lastId: string | null): Project | undefined =>
  projects.find((project) => project.id === lastId) ?? projects[0]

/** After a deletion: the most recently updated of the rest, or none. */
export const successorOf = (projects: readonly Project[], deletedId: string): Project | undefined =>
  projects.filter((project) => project.id !== deletedId).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]

/** Case-insensitive substring of the title. */
export const searchProjects = (projects: readonly Project[], text: string): Project[] =>
  projects.filter((project) => project.title.toLowerCase().includes(text.trim().toLowerCase()))
