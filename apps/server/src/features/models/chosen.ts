/** Which models help with a generation: what is sent along, else what the project remembers; of those that may be used. */
import type { ChosenModels } from '../../db/documents.ts'
import type { Caller } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import type { PredictionTarget } from '../predictions/create.ts'
import type { ProjectStore } from '../projects/store.ts'
import type { ModelService } from './service.ts'

const ENGINE: ChosenModels = { language: null, image: null }

export function chosenModels(models: ModelService, projects: Pick<ProjectStore, 'modelsOf' | 'choose'>) {
  const choicesOf = (caller: Caller) => models.choices(caller.kind === 'guest', caller.ownerId)

  return {
    /** Throws 422 where the caller cannot choose it: a program that names a model wants this one. */
    async requireLanguageModel(id: string, caller: Caller): Promise<void> {
      await models.refresh()
      const names = (await choicesOf(caller)).flatMap((choice) => (choice.role === 'language' ? [choice.id] : []))
      if (names.includes(id)) return
      const there = names.length === 0 ? 'There are none here for you.' : `There are: ${names.join(', ')}.`
      throw new HttpError('unprocessable', `There is no language model “${id}”. ${there}`)
    },

    /**
     * Null: the engine alone. A choice that the owner of the project sends along is remembered with it; one of a member is for their
     * wish alone: nobody chooses what others pay.
     * @param place `keeperId`: the owner; absent: nothing is sent along
     */
    async forGeneration(
      sent: ChosenModels | undefined,
      { projectId, keeperId }: Pick<PredictionTarget, 'projectId'> & { keeperId?: string },
      caller: Caller,
    ): Promise<ChosenModels | null> {
      await models.refresh()
      if (!models.areThere()) return null
      if (sent && projectId && keeperId === caller.ownerId) await projects.choose(projectId, sent)
      const wished = sent ?? (projectId ? await projects.modelsOf(projectId) : null)
      if (!wished || (!wished.language && !wished.image)) return null
      const may = await choicesOf(caller)
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
