import type { Api } from '@limner/contract'
import type { ModelChoice } from '../../platform/model-config.ts'
import type { Caller, Handlers } from '../../platform/mount.ts'
import type { ChosenModelService } from './chosen.ts'
import { probeSentence } from './sentences.ts'
import { estimateOf, MICROS, type ModelService } from './service.ts'
import type { modelTrial } from './trial.ts'

const shown = (choice: ModelChoice) => ({
  id: choice.id,
  name: choice.model,
  provider: choice.adapter,
  estimate: choice.price ? estimateOf(choice) / MICROS : null,
})

/** What somebody can choose from. */
export async function modelsFor(models: ModelService, { kind, ownerId }: Pick<Caller, 'kind' | 'ownerId'>) {
  await models.refresh()
  const choices = await models.choices(kind === 'guest', ownerId)
  const of = (role: ModelChoice['role']) => choices.filter((choice) => choice.role === role).map(shown)
  return { language: of('language'), image: of('image') }
}

export const modelRoutes = (
  models: ModelService,
  chosen: ChosenModelService,
  trial: ReturnType<typeof modelTrial>,
): Pick<
  Handlers<Api>,
  | 'listModels'
  | 'getModelUsage'
  | 'getProjectModels'
  | 'listProviders'
  | 'setProviderKey'
  | 'removeProviderKey'
  | 'testProvider'
  | 'addProvider'
  | 'removeProvider'
  | 'listOfferedModels'
  | 'setProviderModels'
  | 'tryModel'
  | 'listOwnModelKeys'
  | 'setOwnModelKey'
  | 'removeOwnModelKey'
> => ({
  listModels: (_input, { caller }) => modelsFor(models, caller),
  getModelUsage: (_input, { caller }) => models.usage(caller.ownerId),
  getProjectModels: ({ params }) => chosen.ofProject(params.id),
  listProviders: async () => {
    await models.refresh()
    return {
      providers: await models.providers.list(),
      keepsKeys: models.providers.keepsKeys,
      addable: await models.providers.addable(),
      usage: await models.usageOfAll(),
    }
  },
  addProvider: async ({ params, body }) => {
    await models.providers.add(params.name, body.address)
    return { ok: true }
  },
  removeProvider: async ({ params }) => {
    await models.providers.remove(params.name)
    return { ok: true }
  },
  listOfferedModels: async ({ params }, { signal }) => {
    const outcome = await models.providers.offered(params.name, signal)
    return outcome.ok ? { models: outcome.value } : { models: [], message: probeSentence(outcome.why) }
  },
  setProviderModels: async ({ params, body }) => {
    await models.providers.setModels(params.name, body.models)
    return { ok: true }
  },
  tryModel: ({ params, body }, { caller, signal }) => trial(params.name, body.model, caller.ownerId, signal),
  listOwnModelKeys: async (_input, { caller }) => {
    await models.refresh()
    return { isAllowed: models.ownKeys.isAllowed, providers: await models.ownKeys.list(caller.ownerId) }
  },
  setOwnModelKey: async ({ params, body }, { caller, signal }) => {
    await models.ownKeys.set(caller.ownerId, params.name, body.key, signal)
    return { ok: true }
  },
  removeOwnModelKey: async ({ params }, { caller }) => {
    await models.ownKeys.remove(caller.ownerId, params.name)
    return { ok: true }
  },
  setProviderKey: async ({ params, body }) => {
    await models.providers.setKey(params.name, body.key)
    return { ok: true }
  },
  removeProviderKey: async ({ params }) => {
    await models.providers.removeKey(params.name)
    return { ok: true }
  },
  testProvider: async ({ params }, { signal }) => {
    const outcome = await models.providers.test(params.name, signal)
    return { ok: outcome.ok, message: outcome.ok ? 'It answers and accepts the key.' : probeSentence(outcome.why) }
  },
})
