/** Which models help with a generation: what is sent along, else what the project remembers; of those that may be used. */
import type { ChosenModels } from '../../db/documents.ts'
import type { Caller } from '../../platform/mount.ts'
import type { PredictionTarget } from '../predictions/create.ts'
import type { ProjectStore } from '../projects/store.ts'
import type { ModelService } from './service.ts'

const ENGINE: ChosenModels = { language: null, image: null }

export function chosenModels(models: ModelService, projects: Pick<ProjectStore, 'modelsOf' | 'choose'>) {
  return {
    /** Null: the engine alone. A choice that is sent along is remembered with the project. */
    async forGeneration(
      sent: ChosenModels | undefined,
      { projectId }: Pick<PredictionTarget, 'projectId'>,
      caller: Caller,
    ): Promise<ChosenModels | null> {
      await models.refresh()
      if (!models.areThere()) return null
      if (sent && projectId) await projects.choose(projectId, sent)
      const wished = sent ?? (projectId ? await projects.modelsOf(projectId) : null)
      if (!wished || (!wished.language && !wished.image)) return null
      const may = await models.choices(caller.kind === 'guest', caller.ownerId)
      const known = (id: string | null, role: 'language' | 'image') =>
        may.some((choice) => choice.id === id && choice.role === role) ? id : null
      const chosen = { language: known(wished.language, 'language'), image: known(wished.image, 'image') }
      if (!chosen.language && !chosen.image) return null
      return { ...chosen, ...(chosen.image && wished.whole && { whole: true }) }
    },

    ofProject: async (id: string): Promise<ChosenModels> => (await projects.modelsOf(id)) ?? ENGINE,
  }
}
export type ChosenModelService = ReturnType<typeof chosenModels>
