/** What administrators do: nobody else gets here, the contract sees to that. */
import type { Api } from '@limner/contract'
import { letter } from '../../mail/letter.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { Handlers } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import type { AccountService } from '../account/service.ts'
import type { AdministrationStore, PageQuery } from './store.ts'

type Names =
  | 'listAccounts'
  | 'setAccountRole'
  | 'showQueue'
  | 'clearQueue'
  | 'listAllArticles'
  | 'publishArticle'
  | 'takeDownProject'
  | 'allowProject'
  | 'listTakenDown'

export interface AdministrationParts {
  store: AdministrationStore
  jobs: { counts(): Promise<{ waiting: number; running: number }> }
  givenUp: { list(): Promise<{ id: string; reason: string; at: Date }[]>; clear(): Promise<number> }
  /** Throws 403 where the password is not theirs. */
  confirm: AccountService['confirm']
  mailer: Mailer
  /** Whether articles can be fetched from a Bubble app. */
  canSync: boolean
  /** Origin of links in mails. */
  origin: string
  /** Told where a mail could not be sent: what was done stands. */
  onUnmailed: (error: unknown) => void
}

const pagesOf = (total: number, { limit }: PageQuery) => ({ total, totalPages: Math.ceil(total / limit) })
const PUBLISHED = { all: undefined, drafts: false, published: true } as const

interface Dated {
  updatedAt: Date
  publishedAt: Date | null
}
const asArticle = <T extends Dated>({ updatedAt, publishedAt, ...row }: T) => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
})
const asAccount = <T extends { createdAt: Date }>(row: T) => ({ ...row, createdAt: row.createdAt.toISOString() })

const noteIn = (note: string) =>
  `An administrator took this project out of the gallery. It is now private, and nothing in it is lost. Their note: ${note}`

export function administrationRoutes(parts: AdministrationParts): Pick<Handlers<Api>, Names> {
  const { store, jobs, givenUp, mailer } = parts

  async function takeDown(id: string, note: string): Promise<void> {
    if (!(await store.exists(id))) throw new HttpError('not-found', 'There is no such project.')
    const taken = await store.takeDown(id, note, noteIn(note))
    if (!taken) throw new HttpError('conflict', 'This project is not in the gallery.')
    const { owner, title } = taken
    if (!owner) return
    await mailer
      .send(letter(owner, 'takenDown', { title, note, link: `${parts.origin}/project/${id}` }))
      .catch(parts.onUnmailed)
  }

  return {
    listAccounts: async ({ query }) => {
      const [rows, total] = await Promise.all([store.listAccounts(query), store.countAccounts(query.search)])
      return { accounts: rows.map(asAccount), ...pagesOf(total, query) }
    },
    setAccountRole: async ({ params, body }, { caller, request }) => {
      await parts.confirm(caller.user, body.password, request)
      if (params.id === caller.user.id)
        throw new HttpError('conflict', 'Your own role can only be changed by another administrator.')
      const row = await store.setRole(params.id, body.role)
      if (!row) throw new HttpError('not-found', 'There is no such account.')
      return asAccount(row)
    },
    showQueue: async () => {
      const [counts, list] = await Promise.all([jobs.counts(), givenUp.list()])
      const { waiting, running } = counts
      return { waiting, running, givenUp: list.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })) }
    },
    clearQueue: async () => ({ forgotten: await givenUp.clear() }),
    listAllArticles: async ({ query }) => {
      const published = PUBLISHED[query.show]
      const [rows, total] = await Promise.all([
        store.listArticles(query, published),
        store.countArticles(query.search, published),
      ])
      return { articles: rows.map(asArticle), ...pagesOf(total, query), canSync: parts.canSync }
    },
    publishArticle: async ({ params, body }) => {
      const row = await store.publishArticle(params.id, body.isPublished)
      if (!row) throw new HttpError('not-found', 'There is no such article.')
      return asArticle(row)
    },
    takeDownProject: async ({ params, body }) => {
      await takeDown(params.id, body.note)
      return { ok: true }
    },
    allowProject: async ({ params }) => {
      if (!(await store.allow(params.id))) throw new HttpError('not-found', 'This project has not been taken down.')
      return { ok: true }
    },
    listTakenDown: async ({ query }) =>
      (await store.listTakenDown(query)).map(({ takenDownAt, note, ...row }) => ({
        ...row,
        takenDownAt: (takenDownAt ?? new Date()).toISOString(),
        note: note ?? '',
      })),
  }
}
