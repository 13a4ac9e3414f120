/** Which providers and models there are now: those of the environment, and those that administrators have added. */
import { type ModelChoice, type ModelConfig, modelChoice } from '../../platform/model-config.ts'
import type { AddedProvider, AddedProviderStore } from './added-store.ts'

export function modelCatalogue(config: ModelConfig, store: AddedProviderStore) {
  let added: AddedProvider[] = []
  const addedChoices = (): ModelChoice[] =>
    added.flatMap(({ adapter, models }) =>
      models.map(({ model, role, price }) => modelChoice({ adapter, model, role }, ...(price?.split('/') ?? []))),
    )

  return {
    /** Reads again what was added, here or by another process. */
    async refresh(): Promise<void> {
      added = await store.all()
    },

    /** What the environment names comes first, and stands against what was added. */
    choices(): ModelChoice[] {
      const fixed = new Set(config.choices.map(({ id, role }) => `${role} ${id}`))
      return [...config.choices, ...addedChoices().filter(({ id, role }) => !fixed.has(`${role} ${id}`))]
    },

    names: (): string[] => [
      ...new Set([...config.choices.map(({ adapter }) => adapter), ...added.map(({ adapter }) => adapter)]),
    ],

    addressOf: (adapter: string): string | undefined =>
      config.providers[adapter]?.url ?? added.find((one) => one.adapter === adapter)?.url ?? undefined,

    addedOf: (adapter: string): AddedProvider | undefined => added.find((one) => one.adapter === adapter),
    /** Its address stands in the environment. */
    isFixed: (adapter: string): boolean => config.providers[adapter]?.url !== undefined,
  }
}
export type ModelCatalogue = ReturnType<typeof modelCatalogue>
