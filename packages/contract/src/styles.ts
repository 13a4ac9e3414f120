/** How designs can be asked to look: plain data, without zod. */
import type { Tone } from '@limner/engine'

export const STYLES = [
  'minimal',
  'modern',
  'classic',
  'elegant',
  'luxury',
  'playful',
  'bold',
  'calm',
  'friendly',
  'rustic',
  'vintage',
  'futuristic',
  'technical',
  'organic',
  'handmade',
  'vibrant',
  'dark',
  'geometric',
  'editorial',
  'retro',
  'grunge',
  'corporate',
  'warm',
  'cool',
  'feminine',
  'masculine',
  'childlike',
  'brutalist',
  'art-deco',
  'bauhaus',
  'swiss',
] as const satisfies readonly Tone[]

/** Words of these at once. */
export const STYLES_MAX = 3
