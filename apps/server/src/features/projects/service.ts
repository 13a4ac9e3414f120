/** Projects. Who may do what is checked where the contract is mounted. */
import { BIN_DAYS, PAGE_LIMITS, type Paging } from '@limner/contract'
import type { Api, Parsed, Project, Result } from '@limner/contract/types'
import type { Seen } from '../../platform/access.ts'
import { HttpError } from '../../platform/problem.ts'
import type { DesignService } from '../designs/service.ts'
import { nameOf } from '../identity/name.ts'
import type { MessageService } from '../messages/service.ts'
import type { StorageService } from '../storage/service.ts'
import type { DuplicateStore } from './duplicate-store.ts'
import { asPreview } from './previews.ts'
import type { ListedProject, ProjectPatch, ProjectRow, ProjectStore } from './store.ts'

export type FullProject = Result<Api['getFullProject']>

type BinnedProject = Result<Api['listBin']>[number]

/** Milliseconds. */
const DAY = 86_400_000

type ProjectInput = Parsed<Api['createProject']>['body']

/** @param access what whoever asks is to it */
export const asProject = (row: ProjectRow, access: Project['access']): Project => ({
  id: row.id,
  title: row.title,
  description: row.description,
  isPublic: row.isPublic,
  guestProjectId: row.guestProjectId,
  access,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** It was there when access was checked, and is gone now. */
const notFound = () => new HttpError('not-found', 'There is no such project.')

export function projectService(
  store: ProjectStore,
  copies: DuplicateStore,
  storage: Pick<StorageService, 'requireBytes' | 'requireMessages' | 'requireProject'>,
) {
  /** With what walls of projects show. */
  async function listed<R extends ListedProject>(rows: readonly R[], present: (row: R) => Project): Promise<Project[]> {
    const previews = await store.previewsOf(rows.map(({ id }) => id))
    const approved = await store.approvedOf([...previews.values()].flatMap((some) => some.map(({ id }) => id)))
    return rows.map((row) => {
      const previewDesigns = (previews.get(row.id) ?? []).map((one) => ({
        ...asPreview(one),
        ...(approved.has(one.id) && { approved: true as const }),
      }))
      const { designCount, memberCount } = row
      const shown = { previewUrl: previewDesigns[0]?.thumbnailUrl ?? null, previewDesigns, designCount, memberCount }
      return { ...present(row), ...shown }
    })
  }

  async function titleOf(id: string): Promise<string> {
    const row = await store.find(id)
    if (!row) throw notFound()
    return row.title
  }

  /** As whoever asks may see it: a member learns whose it is. */
  async function present(row: ProjectRow, { access }: Pick<Seen, 'access'>): Promise<Project> {
    const isMember = access === 'editor' || access === 'viewer'
    const ownerName = isMember && (await store.namesOf([row.ownerId])).get(row.ownerId)
    return { ...asProject(row, access), ...(ownerName && { ownerName }) }
  }

  return {
    page: async (ownerId: string, paging: Paging): Promise<Project[]> =>
      listed(await store.pageOf(ownerId, paging), (row) => asProject(row, 'owner')),
    /** Those of others that somebody works on. */
    pageOfShared: async (accountId: string, paging: Paging): Promise<Project[]> =>
      listed(await store.pageOfShared(accountId, paging), ({ role, owner, ...row }) => ({
        ...asProject(row, role),
        ...(owner && { ownerName: nameOf(owner) }),
      })),
    /** With an id of the caller's own: asked twice, it is made once. */
    async create(ownerId: string, { id, title, description, createdAt }: ProjectInput): Promise<Project> {
      await storage.requireProject(ownerId)
      const begun = createdAt ? new Date(createdAt) : undefined
      const made = await store.create({ ownerId, title, description, ...(id && { id }) }, begun)
      if (made) return asProject(made, 'owner')
      const before = id ? await store.find(id) : null
      if (before?.ownerId !== ownerId) throw new HttpError('conflict', 'This id is taken. Please use another one.')
      return asProject(before, 'owner')
    },
    async get(id: string, seen: Pick<Seen, 'access'>): Promise<Project> {
      const row = await store.find(id)
      if (!row) throw notFound()
      return present(row, seen)
    },
    titleOf,
    async update(id: string, patch: ProjectPatch, seen: Pick<Seen, 'access'>): Promise<Project> {
      if (patch.isPublic) {
        const { takenDownAt, takenDownNote } = (await store.find(id)) ?? {}
        if (takenDownAt)
          throw new HttpError('conflict', `This project was taken out of the gallery: ${takenDownNote ?? ''}`)
      }
      const row = await store.update(id, patch)
      if (row) return present(row, seen)
      throw new HttpError('conflict', `This project was renamed meanwhile: it is called “${await titleOf(id)}” now.`)
    },
    /** A copy for the same person. */
    async duplicate(id: string, ownerId: string): Promise<Project> {
      await storage.requireProject(ownerId)
      const { bytes, messages } = await copies.sizeOf(id)
      await storage.requireBytes(ownerId, bytes)
      await storage.requireMessages(ownerId, messages)
      const row = await copies.duplicate(id)
      if (!row) throw notFound()
      return asProject(row, 'owner')
    },
    /** Into the bin. */
    bin: (id: string): Promise<void> => store.bin(id),
    async pageOfBin(ownerId: string, paging: Paging): Promise<BinnedProject[]> {
      return (await store.pageOfBin(ownerId, paging)).map((row) => {
        const deleted = row.deletedAt ?? new Date()
        return {
          ...asProject(row, 'owner'),
          deletedAt: deleted.toISOString(),
          goneAt: new Date(deleted.getTime() + BIN_DAYS * DAY).toISOString(),
        }
      })
    },
    async restore(id: string): Promise<Project> {
      const row = await store.restore(id)
      if (!row) throw notFound()
      return asProject(row, 'owner')
    },
    /** For ever. */
    remove: (id: string): Promise<void> => store.remove(id),
    emptyBin: (ownerId: string): Promise<void> => store.emptyBin(ownerId),
    sweepBins: (): Promise<void> => store.sweepBins(BIN_DAYS),
  }
}
/** A project with what was said and made in it last. */
export function fullProjectReader(
  projects: ProjectService,
  messages: Pick<MessageService, 'page' | 'count'>,
  designs: Pick<DesignService, 'pageOfProject' | 'countOfProject'>,
) {
  return async (id: string, seen: Seen): Promise<FullProject> => {
    const [project, said, made, totalMessages, totalDesigns] = await Promise.all([
      projects.get(id, seen),
      messages.page(id, { page: 1, limit: PAGE_LIMITS.messages }, seen),
      designs.pageOfProject(id, { page: 1, limit: PAGE_LIMITS.designs }, seen),
      messages.count(id),
      designs.countOfProject(id),
    ])
    return { project, messages: said, designs: made, totalMessages, totalDesigns }
  }
}

export type ProjectService = ReturnType<typeof projectService>
