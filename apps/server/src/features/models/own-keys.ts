/** Keys that people bring for themselves: sealed, used for their designs alone, and never shown again. */
import { openAdapter, probe } from '@limner/models'
import { HttpError } from '../../platform/problem.ts'
import { hostOf, ownSealName, type ProviderAccess, type ProviderParts } from './access.ts'
import type { ModelCatalogue } from './catalogue.ts'

export function ownKeyService(
  { ownKeys, world }: ProviderParts,
  catalogue: ModelCatalogue,
  { ownSealer, addressOf, probeCall }: ProviderAccess,
) {
  return {
    isAllowed: ownSealer !== null,

    /** Providers that take a key, with when one was given. */
    async list(ownerId: string) {
      if (!ownSealer) return []
      const kept = new Map((await ownKeys.list(ownerId)).map((row) => [row.adapter, row.updatedAt]))
      const all = await Promise.all(catalogue.names().map(openAdapter))
      return all
        .filter(({ needsKey, name }) => needsKey || kept.has(name) || catalogue.addressOf(name) !== undefined)
        .map((adapter) => ({
          ...{ name: adapter.name, label: adapter.label, host: hostOf(addressOf(adapter)) },
          updatedAt: kept.get(adapter.name)?.toISOString() ?? null,
        }))
    },

    /** Throws 404 for a provider that is not there, 422 where keys cannot be kept or the provider does not take it. */
    async set(ownerId: string, name: string, key: string, signal: AbortSignal): Promise<void> {
      await catalogue.require(name)
      if (!ownSealer) throw new HttpError('unprocessable', 'This server keeps no keys of yours.')
      const adapter = await openAdapter(name)
      const base = addressOf(adapter)
      if (!base) throw new HttpError('unprocessable', 'This provider has no address.')
      const tried = await probe(adapter, { base, key, model: '', world }, probeCall(signal))
      if (!tried.ok && tried.why === 'auth')
        throw new HttpError('unprocessable', `${adapter.label} does not take this key.`)
      await ownKeys.put(ownerId, name, ownSealer.seal(ownSealName(name, base, ownerId), key))
    },

    remove: (ownerId: string, name: string): Promise<void> => ownKeys.remove(ownerId, name),
  }
}
