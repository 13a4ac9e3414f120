/** How well something with moods and industries (a palette, a pair of families, a motif) suits a brief. */

import { present } from '../base/items.ts'
import { TONES, type Tone } from '../base/tones.ts'
import { type Brief, INDUSTRIES, type Industry } from '../brief/types.ts'

export interface Affinities {
  moods: readonly Tone[]
  industries: readonly Industry[]
}

/** 'calm warm', 'food hotel': a line of a table. Throws where a word is none. */
export const affinities = (moods: string, industries: string): Affinities => ({
  moods: known(moods, TONES),
  industries: known(industries, INDUSTRIES),
})

const known = <T extends string>(words: string, all: readonly T[]): T[] =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => present(all.find((one) => one === word)))

/** Tones that exclude each other in one design. */
const OPPOSITES: Partial<Record<Tone, readonly Tone[]>> = {
  minimal: ['playful', 'grunge', 'vintage', 'rustic', 'childlike'],
  modern: ['vintage', 'rustic', 'classic', 'art-deco'],
  classic: ['futuristic', 'grunge', 'brutalist', 'childlike'],
  elegant: ['grunge', 'childlike', 'brutalist', 'playful'],
  luxury: ['childlike', 'playful', 'grunge', 'handmade', 'friendly'],
  playful: ['luxury', 'corporate', 'elegant', 'classic'],
  bold: ['calm', 'elegant'],
  calm: ['grunge', 'brutalist', 'bold', 'vibrant'],
  friendly: ['brutalist', 'grunge', 'luxury'],
  rustic: ['futuristic', 'corporate', 'swiss', 'technical'],
  vintage: ['futuristic', 'swiss', 'technical', 'corporate'],
  futuristic: ['vintage', 'rustic', 'classic', 'handmade', 'organic'],
  technical: ['handmade', 'feminine', 'rustic', 'childlike'],
  organic: ['futuristic', 'brutalist', 'technical'],
  handmade: ['corporate', 'futuristic', 'technical', 'swiss', 'luxury'],
  vibrant: ['calm'],
  grunge: ['elegant', 'luxury', 'childlike', 'corporate'],
  corporate: ['playful', 'handmade', 'grunge', 'childlike', 'vintage'],
  warm: ['cool', 'brutalist'],
  cool: ['warm', 'rustic'],
  feminine: ['masculine', 'brutalist', 'grunge'],
  masculine: ['feminine', 'childlike'],
  childlike: ['luxury', 'corporate', 'dark', 'brutalist', 'classic'],
  brutalist: ['elegant', 'feminine', 'childlike', 'organic'],
  swiss: ['vintage', 'rustic', 'handmade', 'childlike'],
}

/**
 * 1 where nothing speaks for or against; more for each tone and for the industry in common, little where something
 * contradicts the tones, less than 1 where the brief asks for something and gets none of it.
 */
export function affinity(
  { moods, industries }: Affinities,
  { style: { tones }, subject: { industry } }: Brief,
): number {
  const hits = tones.filter((tone) => moods.includes(tone)).length
  const clashes = tones.filter(
    (tone) => !moods.includes(tone) && moods.some((mood) => OPPOSITES[tone]?.includes(mood)),
  ).length
  const atHome = industries.includes(industry)
  const asked = tones.length > 0 || industry !== 'general'
  const none = asked && hits === 0 && !atHome ? 0.22 : 1
  return 2.7 ** hits * 0.25 ** clashes * (atHome ? 2.5 : 1) * none
}
