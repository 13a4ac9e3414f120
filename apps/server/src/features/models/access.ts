/** How a provider is reached: its address, and the key of who asks or of the server. */
import crypto from 'node:crypto'
import {
  type Adapter,
  type Call,
  type LanguageClient,
  NO_USAGE,
  openAdapter,
  type Painter,
  type World,
} from '@limner/models'
import type { ModelChoice, ModelConfig } from '../../platform/model-config.ts'
import { openSealer } from '../../platform/seal.ts'
import type { AddedProviderStore } from './added-store.ts'
import type { ModelCatalogue } from './catalogue.ts'
import type { ModelKeyStore } from './key-store.ts'
import type { OwnKeyStore } from './own-key-store.ts'

export interface ProviderParts {
  config: ModelConfig
  keys: ModelKeyStore
  ownKeys: OwnKeyStore
  added: AddedProviderStore
  world: World
}

export const NO_KEY = { ok: false, why: 'auth', detail: 'no key', usage: NO_USAGE } as const

/** Milliseconds for a question that costs nothing. */
const PROBE_TIMEOUT = 10_000

/** Of an address; empty where there is none. */
export const hostOf = (address: string | null): string => URL.parse(address ?? '')?.host ?? ''

/** A key of somebody's own is bound to them and to the host that they gave it for: no other one ever gets it. */
export const ownSealName = (adapter: string, base: string, ownerId: string): string =>
  `${adapter} at ${hostOf(base)} of ${ownerId}`

function keyRing({ config, keys, ownKeys }: ProviderParts) {
  /** Null: no key can be kept. */
  const sealer = config.secret === null ? null : openSealer(config.secret, 'limner model keys')
  /** What people's own keys are sealed with; null: they may have none. */
  const ownSealer = config.ownKeys ? sealer : null

  async function ownKeyOf({ name }: Adapter, base: string, ownerId: string | null): Promise<string | null> {
    if (!ownSealer || ownerId === null) return null
    const sealed = await ownKeys.find(ownerId, name)
    return sealed && ownSealer.open(ownSealName(name, base, ownerId), sealed)
  }

  /** A person's own, else the server's. */
  async function keyOf(adapter: Adapter, base: string, ownerId: string | null): Promise<string | undefined> {
    const own = await ownKeyOf(adapter, base, ownerId)
    if (own !== null) return own
    const given = config.providers[adapter.name]?.key
    if (given || !sealer) return given
    const sealed = await keys.find(adapter.name)
    return (sealed && sealer.open(adapter.name, sealed)) ?? undefined
  }

  return { sealer, ownSealer, keyOf }
}

export function providerAccess(parts: ProviderParts, catalogue: ModelCatalogue) {
  const { world } = parts
  const { sealer, ownSealer, keyOf } = keyRing(parts)

  /** Of its API; null: nobody has said where it is. */
  const addressOf = ({ name, base }: Adapter): string | null => catalogue.addressOf(name) ?? base

  /** Null: it has no address, or lacks the key that it needs. */
  async function settingsOf(adapter: Adapter, model: string, ownerId: string | null = null) {
    const base = addressOf(adapter)
    if (!base) return null
    const key = await keyOf(adapter, base, ownerId)
    return key || !adapter.needsKey ? { base, key, model, world } : null
  }

  return {
    sealer,
    ownSealer,
    addressOf,
    settingsOf,

    /** A question to a provider that costs nothing. */
    probeCall: (signal: AbortSignal): Call => ({
      ...{ signal, deadline: world.now() + PROBE_TIMEOUT, idempotencyKey: crypto.randomUUID() },
    }),

    /** What a provider can be used for now, by whom: nothing where it lacks an address or a key. */
    async rolesOf(name: string, ownerId: string | null): Promise<ReadonlySet<ModelChoice['role']>> {
      const adapter = await openAdapter(name)
      const isOpen = (await settingsOf(adapter, '', ownerId)) !== null
      return new Set([
        ...(isOpen && adapter.language ? (['language'] as const) : []),
        ...(isOpen && adapter.painter ? (['image'] as const) : []),
      ])
    },

    /** What of a model can be used now, by whom: nothing where its provider lacks an address or a key. */
    async open(
      choice: ModelChoice,
      ownerId: string | null = null,
    ): Promise<{ speaker?: LanguageClient | undefined; painter?: Painter | undefined }> {
      const adapter = await openAdapter(choice.adapter)
      const settings = await settingsOf(adapter, choice.model, ownerId)
      if (!settings) return {}
      return choice.role === 'language'
        ? { speaker: adapter.language?.(settings) }
        : { painter: adapter.painter?.(settings) }
    },
  }
}
export type ProviderAccess = ReturnType<typeof providerAccess>
