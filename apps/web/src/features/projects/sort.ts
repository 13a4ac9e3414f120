import type { Project } from '@limner/contract/types'
import { inTime } from '../../lib/in-time.ts'
import { t } from '../../lib/language/translate.ts'

export type Order = 'updated' | 'newest' | 'oldest' | 'title' | 'designs'

/** Ways to put projects in order, as they are called. */
export const orderNames = (): Record<Order, string> => ({
  updated: t('Last Changed'),
  newest: t('Newest First'),
  oldest: t('Oldest First'),
  title: t('Title'),
  designs: t('Most Designs'),
})

const COMPARE: Record<Order, (a: Project, b: Project) => number> = {
  updated: (a, b) => inTime(b.updatedAt, a.updatedAt),
  newest: (a, b) => inTime(b.createdAt, a.createdAt),
  oldest: (a, b) => inTime(a.createdAt, b.createdAt),
  title: (a, b) => a.title.localeCompare(b.title, 'en', { numeric: true, sensitivity: 'base' }),
  designs: (a, b) => (b.designCount ?? 0) - (a.designCount ?? 0),
}

/** Equals stay as they stood. */
export const sortProjects = (projects: readonly Project[], order: Order): Project[] => projects.toSorted(COMPARE[order])
