/** What administrators see and change besides keys, models and the inbox: accounts, the queue, articles, the gallery. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { Done, GalleryProject } from '../entities.ts'
import { PAGE_LIMITS } from '../page-limits.ts'
import { PAGED, paging } from '../paging.ts'
import { id, line, text } from '../text.ts'

const auth = 'admin session'
const category = 'Administration'
const params = z.object({ id })
const account = { noun: 'account', param: 'id', access: 'anyone' } as const
const project = { noun: 'project', param: 'id', access: 'anyone' } as const
const article = { noun: 'article', param: 'id', access: 'anyone' } as const
const instant = z.iso.datetime()

const Account = z
  .object({
    id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(['user', 'admin']),
    /** Outside the bin. */
    projects: z.int(),
    createdAt: instant,
  })
  .meta({ id: 'Account' })

const AnyArticle = z
  .object({
    id,
    slug: z.string(),
    title: z.string(),
    category: z.string(),
    isPublished: z.boolean(),
    publishedAt: instant.nullable(),
    updatedAt: instant,
    /** It came from a Bubble app or another program. */
    bubbleId: z.string().nullable(),
  })
  .meta({ id: 'AnyArticle' })

const search = text({ max: 200 }).default('')
const password = text({ min: 1, max: 1000 })
const counted = { total: z.int(), totalPages: z.int() }
const pages = paging(50, 20)

export const administration = contract({
  listAccounts: {
    ...{ method: 'GET', path: '/api/admin/accounts', auth, category },
    summary: 'All accounts, newest first',
    description: PAGED,
    query: z.object({ search, ...pages }),
    response: z.object({ accounts: z.array(Account), ...counted }),
  },
  setAccountRole: {
    ...{ method: 'PATCH', path: '/api/admin/accounts/:id', auth, category },
    subject: account,
    summary: 'Make somebody an administrator, or remove the role',
    description: 'Needs your password. You cannot change your own role, so that there is always an administrator left.',
    params,
    body: z.strictObject({ role: z.enum(['user', 'admin']), password }),
    response: Account,
    errors: ['not-found', 'conflict', 'forbidden'],
    limit: { perMinute: 20 },
    example: { role: 'admin', password: 'a long pass phrase' },
  },
  showQueue: {
    ...{ method: 'GET', path: '/api/admin/queue', auth, category },
    summary: 'Generations that are waiting or running, and those of the last month that were given up',
    response: z.object({
      waiting: z.int(),
      running: z.int(),
      /** The newest first, a thousand at most. */
      givenUp: z.array(z.object({ id, reason: z.string(), at: instant })),
    }),
  },
  clearQueue: {
    ...{ method: 'DELETE', path: '/api/admin/queue/given-up', auth, category },
    summary: 'Clear the generations that were given up',
    response: z.object({ forgotten: z.int() }),
  },
  listAllArticles: {
    ...{ method: 'GET', path: '/api/admin/articles', auth, category },
    summary: 'All articles including drafts, most recently changed first',
    query: z.object({ show: z.enum(['all', 'drafts', 'published']).default('all'), search, ...pages }),
    response: z.object({
      articles: z.array(AnyArticle),
      ...counted,
      /** Whether a Bubble app is configured, from which articles can be fetched. */
      canSync: z.boolean(),
    }),
  },
  publishArticle: {
    ...{ method: 'PATCH', path: '/api/admin/articles/:id', auth, category },
    subject: article,
    summary: 'Publish an article, or turn it into a draft',
    description: 'The next sync with a Bubble app sets it again.',
    params,
    body: z.strictObject({ isPublished: z.boolean() }),
    response: AnyArticle,
    errors: ['not-found'],
    example: { isPublished: true },
  },
  takeDownProject: {
    ...{ method: 'POST', path: '/api/admin/gallery/:id/take-down', auth, category },
    subject: project,
    summary: 'Take a project out of the gallery, with a note to its owner',
    description:
      'The project becomes private and cannot be published again until an administrator allows it. Its owner gets the note in the project’s conversation and by email.',
    params,
    body: z.strictObject({ note: line(1000) }),
    response: Done,
    errors: ['not-found', 'conflict'],
    limit: { perMinute: 60 },
    example: { note: 'The picture shows a trade mark that is not yours.' },
  },
  allowProject: {
    ...{ method: 'DELETE', path: '/api/admin/gallery/:id/take-down', auth, category },
    subject: project,
    summary: 'Allow a project to be published again',
    params,
    response: Done,
    errors: ['not-found'],
  },
  listTakenDown: {
    ...{ method: 'GET', path: '/api/admin/gallery/taken-down', auth, category },
    summary: 'Projects that were taken out of the gallery, most recent first',
    description: PAGED,
    query: z.object(paging(PAGE_LIMITS.others)),
    response: z.array(
      z.object({ ...GalleryProject.pick({ id: true, title: true }).shape, takenDownAt: instant, note: z.string() }),
    ),
  },
})
