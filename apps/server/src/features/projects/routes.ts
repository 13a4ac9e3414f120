import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { FullProject, ProjectService } from './service.ts'

type Names = 'listProjects' | 'createProject' | 'getProject' | 'getFullProject' | 'updateProject' | 'deleteProject'

export const projectRoutes = (
  projects: ProjectService,
  readFull: (id: string) => Promise<FullProject>,
): Pick<Handlers<Api>, Names> => ({
  listProjects: (_input, { caller }) => projects.list(caller.ownerId),
  createProject: ({ body }, { caller }) => projects.create(caller.ownerId, body),
  getProject: ({ params }) => projects.get(params.id),
  getFullProject: ({ params }) => readFull(params.id),
  updateProject: ({ params, body }) => projects.update(params.id, body),
  deleteProject: async ({ params }) => {
    await projects.remove(params.id)
    return { ok: true }
  },
})
