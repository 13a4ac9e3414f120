import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { DesignService } from '../designs/service.ts'
import type { MessageService } from '../messages/service.ts'
import type { ProjectService } from './service.ts'

type Names = 'listProjects' | 'createProject' | 'getProject' | 'getFullProject' | 'updateProject' | 'deleteProject'

export const projectRoutes = (
  projects: ProjectService,
  messages: MessageService,
  designs: DesignService,
): Pick<Handlers<Api>, Names> => ({
  listProjects: (_input, { caller }) => projects.list(caller.ownerId),
  createProject: ({ body }, { caller }) => projects.create(caller.ownerId, body),
  getProject: ({ params }) => projects.get(params.id),
  getFullProject: async ({ params }) => {
    const [project, conversation, made] = await Promise.all([
      projects.get(params.id),
      messages.list(params.id),
      designs.listOfProject(params.id),
    ])
    return { project, messages: conversation, designs: made }
  },
  updateProject: ({ params, body }) => projects.update(params.id, body),
  deleteProject: async ({ params }) => {
    await projects.remove(params.id)
    return { ok: true }
  },
})
