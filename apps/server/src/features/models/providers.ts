/** The providers as administrators see and set them: addresses, keys and models, those of the environment among them. */
import { ADAPTER_NAMES, listModels, type Outcome, openAdapter, probe } from '@limner/models'
import type { AddedModel } from '../../db/documents.ts'
import { HttpError } from '../../platform/problem.ts'
import { hostOf, NO_KEY, type ProviderAccess, type ProviderParts } from './access.ts'
import type { ModelCatalogue } from './catalogue.ts'

export function providerService(parts: ProviderParts, catalogue: ModelCatalogue, access: ProviderAccess) {
  return { ...keyAdministration(parts, catalogue, access), ...additions(parts, catalogue, access) }
}

function keyAdministration(
  { config, keys }: ProviderParts,
  catalogue: ModelCatalogue,
  { sealer, addressOf, settingsOf, probeCall }: ProviderAccess,
) {
  async function shown(name: string, updatedAt: Date | undefined) {
    const adapter = await openAdapter(name)
    const { label, needsKey } = adapter
    const { key } = config.providers[name] ?? {}
    const added = catalogue.addedOf(name)?.models ?? []
    const address = addressOf(adapter) ?? ''
    const from: 'environment' | 'stored' | 'none' = key ? 'environment' : updatedAt ? 'stored' : 'none'
    return {
      ...{ name, label, needsKey, key: from, updatedAt: updatedAt?.toISOString() ?? null },
      ...{ address, host: hostOf(address) },
      ...{ isFixed: catalogue.isFixed(name), isAdded: catalogue.addedOf(name) !== undefined },
      models: catalogue.choices().flatMap(({ adapter, model, role }) => {
        const isAdded = added.some((one) => one.model === model && one.role === role)
        return adapter === name ? [{ model, role, isAdded }] : []
      }),
      added,
    }
  }

  return {
    /** Never a key. */
    async list() {
      const stored = new Map((await keys.all()).map((row) => [row.adapter, row.updatedAt]))
      return Promise.all(catalogue.names().map((name) => shown(name, stored.get(name))))
    },
    keepsKeys: sealer !== null,

    /** Throws 404 for a provider that is not there, 422 where no key can be kept. */
    async setKey(name: string, key: string): Promise<void> {
      await catalogue.require(name)
      if (!sealer) throw new HttpError('unprocessable', 'Keys can be saved once SECRET_KEY is set in the environment.')
      if (config.providers[name]?.key)
        throw new HttpError('unprocessable', 'The key of this provider is set in the environment.')
      await keys.put(name, sealer.seal(name, key))
    },

    async removeKey(name: string): Promise<void> {
      await catalogue.require(name)
      await keys.remove(name)
    },

    async test(name: string, signal: AbortSignal): Promise<Outcome<null>> {
      await catalogue.require(name)
      const adapter = await openAdapter(name)
      const settings = await settingsOf(adapter, '')
      if (!settings) return NO_KEY
      return probe(adapter, settings, probeCall(signal))
    },
  }
}

/** What is added while the server runs. */
function additions(
  { added, keys }: ProviderParts,
  catalogue: ModelCatalogue,
  { settingsOf, probeCall }: ProviderAccess,
) {
  return {
    addable: () =>
      Promise.all(
        ADAPTER_NAMES.filter((name) => !catalogue.names().includes(name)).map(async (name) => {
          const { label, base } = await openAdapter(name)
          return { name, label, needsAddress: base === null && !catalogue.isFixed(name) }
        }),
      ),

    /** Throws 404 for a name of no adapter, 422 where the environment says the address, or none is given that is needed. */
    async add(name: string, address: string | null): Promise<void> {
      if (!ADAPTER_NAMES.includes(name)) throw new HttpError('not-found', 'There is no such provider.')
      const { base } = await openAdapter(name)
      if (address !== null && catalogue.isFixed(name))
        throw new HttpError('unprocessable', 'The address of this provider is set in the environment.')
      if (address === null && base === null && !catalogue.isFixed(name))
        throw new HttpError('unprocessable', 'This provider needs an address.')
      await added.putAddress(name, address)
      await catalogue.refresh()
    },

    /** What was added goes, with the key that was given; what the environment names stays. */
    async remove(name: string): Promise<void> {
      await catalogue.require(name)
      await Promise.all([added.remove(name), keys.remove(name)])
      await catalogue.refresh()
    },

    async setModels(name: string, models: AddedModel[]): Promise<void> {
      await catalogue.require(name)
      await added.putModels(name, models)
      await catalogue.refresh()
    },

    /** The models that the provider itself names; none where it has no such list. */
    async offered(name: string, signal: AbortSignal): Promise<Outcome<string[]>> {
      await catalogue.require(name)
      const adapter = await openAdapter(name)
      const settings = await settingsOf(adapter, '')
      if (!settings) return NO_KEY
      return listModels(adapter, settings, probeCall(signal))
    },
  }
}
