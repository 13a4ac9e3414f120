/** What a logo says, and the letters that stand for it. */
import type { Brief, Copy } from '../../../brief/types.ts'
import { copyOf } from '../../shared/brief-scene.ts'

export interface Wording {
  name?: Copy
  tagline?: Copy
  /** Further facts of the prompt: a year, a town, a line of business. */
  extras: Copy[]
}

/** The name, the tagline when the prompt gave one, and every other given fact. */
export function readWording(brief: Brief): Wording {
  const name = copyOf(brief, 'brand', 'headline') ?? brief.copy[0]
  const given = brief.copy.filter((copy) => copy !== name && copy.source === 'given')
  const tagline = given.find((copy) => copy.role === 'tagline' || copy.role === 'subhead') ?? given[0]
  return {
    ...(name && { name }),
    ...(tagline && { tagline }),
    extras: given.filter((copy) => copy !== tagline),
  }
}
