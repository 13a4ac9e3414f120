/** The configured providers: their addresses, which the environment names, and their keys, which an administrator may give. */
import crypto from 'node:crypto'
import {
  type Adapter,
  type LanguageClient,
  NO_USAGE,
  type Outcome,
  openAdapter,
  type Painter,
  probe,
  type World,
} from '@limner/models'
import type { ModelChoice, ModelConfig } from '../../platform/model-config.ts'
import { HttpError } from '../../platform/problem.ts'
import type { ModelKeyStore } from './key-store.ts'
import { openSealer } from './seal.ts'

export interface ProviderParts {
  config: ModelConfig
  keys: ModelKeyStore
  world: World
}

/** Milliseconds for the test of a provider. */
const PROBE_TIMEOUT = 10_000
export const NO_KEY = { ok: false, why: 'auth', detail: 'no key', usage: NO_USAGE } as const

export function openProviders({ config, keys, world }: ProviderParts) {
  const safe = config.secret === null ? null : openSealer(config.secret)
  const names = [...new Set(config.choices.map(({ adapter }) => adapter))]

  async function keyOf(adapter: string): Promise<string | undefined> {
    const given = config.providers[adapter]?.key
    if (given || !safe) return given
    const sealed = await keys.find(adapter)
    return (sealed && safe.open(adapter, sealed)) ?? undefined
  }

  /** Null: it has no address, or lacks the key that it needs. */
  async function settingsOf(adapter: Adapter, model: string) {
    const base = config.providers[adapter.name]?.url ?? adapter.base
    const key = await keyOf(adapter.name)
    return base && (key || !adapter.needsKey) ? { base, key, model, world } : null
  }

  async function shown(name: string, updatedAt: Date | undefined) {
    const { label, base, needsKey } = await openAdapter(name)
    const { url, key } = config.providers[name] ?? {}
    const from: 'environment' | 'stored' | 'none' = key ? 'environment' : updatedAt ? 'stored' : 'none'
    return {
      ...{ name, label, needsKey, key: from, updatedAt: updatedAt?.toISOString() ?? null },
      host: URL.parse(url ?? base ?? '')?.host ?? '',
      models: config.choices.filter(({ adapter }) => adapter === name).map(({ model }) => model),
    }
  }

  function requireProvider(name: string): void {
    if (!names.includes(name)) throw new HttpError('not-found', 'There is no such provider.')
  }

  return {
    /** What of a model can be used now: nothing where its provider lacks an address or a key. */
    async open(choice: ModelChoice): Promise<{ speaker?: LanguageClient | undefined; painter?: Painter | undefined }> {
      const adapter = await openAdapter(choice.adapter)
      const settings = await settingsOf(adapter, choice.model)
      if (!settings) return {}
      return choice.role === 'language'
        ? { speaker: adapter.language?.(settings) }
        : { painter: adapter.painter?.(settings) }
    },

    /** For administrators: never a key. */
    async list() {
      const stored = new Map((await keys.all()).map((row) => [row.adapter, row.updatedAt]))
      return Promise.all(names.map((name) => shown(name, stored.get(name))))
    },
    keepsKeys: safe !== null,

    /** Throws 404 for a provider that is not configured, 422 where no key can be kept. */
    async setKey(name: string, key: string): Promise<void> {
      requireProvider(name)
      if (!safe) throw new HttpError('unprocessable', 'Keys can be saved once SECRET_KEY is set in the environment.')
      if (config.providers[name]?.key)
        throw new HttpError('unprocessable', 'The key of this provider is set in the environment.')
      await keys.put(name, safe.seal(name, key))
    },

    async removeKey(name: string): Promise<void> {
      requireProvider(name)
      await keys.remove(name)
    },

    async test(name: string, signal: AbortSignal): Promise<Outcome<null>> {
      requireProvider(name)
      const adapter = await openAdapter(name)
      const settings = await settingsOf(adapter, '')
      if (!settings) return NO_KEY
      const deadline = world.now() + PROBE_TIMEOUT
      return probe(adapter, settings, { signal, deadline, idempotencyKey: crypto.randomUUID() })
    },
  }
}
