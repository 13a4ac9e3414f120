import type { Project } from '@limner/contract/types'

/** Ways to put projects in order, as they are called. */
export const ORDERS = {
  updated: 'Last Changed',
  newest: 'Newest First',
  oldest: 'Oldest First',
  title: 'Title',
  designs: 'Most Designs',
} as const
export type Order = keyof typeof ORDERS

const COMPARE: Record<Order, (a: Project, b: Project) => number> = {
  updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  title: (a, b) => a.title.localeCompare(b.title, 'en', { numeric: true, sensitivity: 'base' }),
  designs: (a, b) => (b.designCount ?? 0) - (a.designCount ?? 0),
}

/** Equals stay as they stood. */
export const sortProjects = (projects: readonly Project[], order: Order): Project[] => projects.toSorted(COMPARE[order])
