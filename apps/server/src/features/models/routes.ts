import type { Api } from '@limner/contract'
import type { ModelChoice } from '../../platform/model-config.ts'
import type { Handlers } from '../../platform/mount.ts'
import type { ChosenModelService } from './chosen.ts'
import { probeSentence } from './sentences.ts'
import { estimateOf, MICROS, type ModelService } from './service.ts'

const shown = (choice: ModelChoice) => ({
  id: choice.id,
  name: choice.model,
  provider: choice.adapter,
  estimate: choice.price ? estimateOf(choice) / MICROS : null,
})

export const modelRoutes = (
  models: ModelService,
  chosen: ChosenModelService,
): Pick<
  Handlers<Api>,
  | 'listModels'
  | 'getModelUsage'
  | 'getProjectModels'
  | 'listProviders'
  | 'setProviderKey'
  | 'removeProviderKey'
  | 'testProvider'
> => ({
  listModels: async (_input, { caller }) => {
    const choices = await models.choices(caller.kind === 'guest')
    const of = (role: ModelChoice['role']) => choices.filter((choice) => choice.role === role).map(shown)
    return { language: of('language'), image: of('image') }
  },
  getModelUsage: (_input, { caller }) => models.usage(caller.ownerId),
  getProjectModels: ({ params }) => chosen.ofProject(params.id),
  listProviders: async () => ({
    providers: await models.providers.list(),
    keepsKeys: models.providers.keepsKeys,
    usage: await models.usageOfAll(),
  }),
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
