/** Every provider, by one line each; its code is loaded where it is configured. */
import type { Adapter } from './adapter.ts'

const REGISTRY: Readonly<Record<string, () => Promise<Adapter>>> = {
  openai: async () => (await import('./openai/adapter.ts')).openai,
  anthropic: async () => (await import('./anthropic/adapter.ts')).anthropic,
  google: async () => (await import('./google/adapter.ts')).google,
  compatible: async () => (await import('./compatible/adapter.ts')).compatible,
  replicate: async () => (await import('./replicate/adapter.ts')).replicate,
  fal: async () => (await import('./fal/adapter.ts')).fal,
  automatic1111: async () => (await import('./automatic1111/adapter.ts')).automatic1111,
  comfyui: async () => (await import('./comfyui/adapter.ts')).comfyui,
}

export const ADAPTER_NAMES: readonly string[] = Object.keys(REGISTRY)

/** Throws RangeError for a name that is none of `ADAPTER_NAMES`. */
export async function openAdapter(name: string): Promise<Adapter> {
  const open = Object.hasOwn(REGISTRY, name) ? REGISTRY[name] : undefined
  if (!open) throw new RangeError(`There is no adapter ${name}`)
  return open()
}
