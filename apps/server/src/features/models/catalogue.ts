/** Which providers and models there are now: those of the environment, and those that administrators have added. */
import { type ModelChoice, type ModelConfig, modelChoice } from '../../platform/model-config.ts'
import { HttpError } from '../../platform/problem.ts'
import type { AddedProvider, AddedProviderStore } from './added-store.ts'

export function modelCatalogue(config: ModelConfig, store: AddedProviderStore) {
  let added: AddedProvider[] = []
  const addedChoices = (): ModelChoice[] =>
    added.flatMap(({ adapter, models }) =>
      models.map(({ model, role, price }) => modelChoice({ adapter, model, role }, ...(price?.split('/') ?? []))),
    )

  async function refresh(): Promise<void> {
    added = await store.all()
  }
  const names = (): string[] => [
    ...new Set([...config.choices.map(({ adapter }) => adapter), ...added.map(({ adapter }) => adapter)]),
  ]

  return {
    /** Reads again what was added, here or by another process. */
    refresh,
    names,

    /** Throws 404 for a provider that is not there now. */
    async require(name: string): Promise<void> {
      await refresh()
      if (!names().includes(name)) throw new HttpError('not-found', 'There is no such provider.')
    },

    /** What the environment names comes first, and stands against what was added. */
    choices(): ModelChoice[] {
      const fixed = new Set(config.choices.map(({ id, role }) => `${role} ${id}`))
      return [...config.choices, ...addedChoices().filter(({ id, role }) => !fixed.has(`${role} ${id}`))]
    },

    addressOf: (adapter: string): string | undefined =>
      config.providers[adapter]?.url ?? added.find((one) => one.adapter === adapter)?.url ?? undefined,

    addedOf: (adapter: string): AddedProvider | undefined => added.find((one) => one.adapter === adapter),
    /** Its address stands in the environment. */
    isFixed: (adapter: string): boolean => config.providers[adapter]?.url !== undefined,
  }
}
export type ModelCatalogue = ReturnType<typeof modelCatalogue>
