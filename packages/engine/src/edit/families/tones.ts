/** Manners that exclude each other. */
import type { Tone } from '../../base/tones.ts'

/** Tones that exclude each other: the newest wish wins. */
export const OPPOSITES: Partial<Record<Tone, Tone[]>> = {
  minimal: ['playful', 'grunge', 'vibrant', 'retro'],
  luxury: ['playful', 'childlike', 'grunge', 'rustic', 'friendly'],
  elegant: ['playful', 'childlike', 'grunge', 'bold', 'brutalist'],
  playful: ['corporate', 'minimal', 'luxury', 'elegant', 'calm', 'classic'],
  modern: ['vintage', 'retro', 'classic', 'rustic'],
  classic: ['modern', 'futuristic', 'playful'],
  vintage: ['modern', 'futuristic', 'minimal'],
  corporate: ['playful', 'childlike', 'grunge', 'handmade', 'retro'],
  friendly: ['corporate', 'luxury', 'brutalist'],
  bold: ['calm', 'minimal', 'elegant'],
  calm: ['bold', 'vibrant', 'grunge', 'playful'],
  futuristic: ['vintage', 'rustic', 'classic', 'retro'],
}
