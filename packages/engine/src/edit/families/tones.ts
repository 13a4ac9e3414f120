/** Manners that a text names, and which exclude each other. */
import type { Tone } from '../../base/tones.ts'
import { TONE_ROWS } from '../../language/lexicon/tone-words.ts'

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

const PHRASES = TONE_ROWS.flatMap(({ tone, words }) => words.split('|').map((phrase) => [tone, ` ${phrase} `] as const))

/** The manners that a text names, in the order of the table. */
export function tonesIn(lower: string): Tone[] {
  const words = ` ${lower.replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `
  return [...new Set(PHRASES.flatMap(([tone, phrase]) => (words.includes(phrase) ? [tone] : [])))]
}
