/** Every provider, by one line each. */
import type { Adapter } from './adapter.ts'
import { anthropic } from './anthropic/adapter.ts'
import { automatic1111 } from './automatic1111/adapter.ts'
import { comfyui } from './comfyui/adapter.ts'
import { compatible } from './compatible/adapter.ts'
import { fal } from './fal/adapter.ts'
import { google } from './google/adapter.ts'
import { openai } from './openai/adapter.ts'
import { replicate } from './replicate/adapter.ts'

export const ADAPTERS: readonly Adapter[] = [
  openai,
  anthropic,
  google,
  compatible,
  replicate,
  fal,
  automatic1111,
  comfyui,
]
