import type { Api } from '@limner/contract'
import type { Seen } from '../../platform/access.ts'
import { type Handlers, requireScope } from '../../platform/mount.ts'
import type { DesignService } from '../designs/service.ts'
import type { FullProject, ProjectService } from './service.ts'

type Names =
  | 'listProjects'
  | 'createProject'
  | 'getProject'
  | 'getFullProject'
  | 'listProjectDesigns'
  | 'updateProject'
  | 'duplicateProject'
  | 'deleteProject'
  | 'listBin'
  | 'restoreProject'
  | 'deleteForEver'
  | 'emptyBin'

export const projectRoutes = (
  projects: ProjectService,
  readFull: (id: string, seen: Seen) => Promise<FullProject>,
  pageOfDesigns: DesignService['pageOfProject'],
): Pick<Handlers<Api>, Names> => ({
  listProjects: ({ query: { shared, ...paging } }, { caller }) =>
    shared === 'true' ? projects.pageOfShared(caller.ownerId, paging) : projects.page(caller.ownerId, paging),
  createProject: ({ body }, { caller }) => projects.create(caller.ownerId, body),
  getProject: ({ params }, { seen }) => projects.get(params.id, seen),
  getFullProject: ({ params }, { seen }) => readFull(params.id, seen),
  listProjectDesigns: ({ params, query }, { seen }) => pageOfDesigns(params.id, query, seen),
  updateProject: ({ params, body }, { caller, seen }) => {
    if (body.isPublic) requireScope('publish', caller.scopes)
    return projects.update(params.id, body, seen)
  },
  duplicateProject: ({ params }, { caller }) => projects.duplicate(params.id, caller.ownerId),
  deleteProject: async ({ params }) => {
    await projects.bin(params.id)
    return { ok: true }
  },
  listBin: ({ query }, { caller }) => projects.pageOfBin(caller.ownerId, query),
  restoreProject: ({ params }) => projects.restore(params.id),
  deleteForEver: async ({ params }) => {
    await projects.remove(params.id)
    return { ok: true }
  },
  emptyBin: async (_input, { caller }) => {
    await projects.emptyBin(caller.ownerId)
    return { ok: true }
  },
})
