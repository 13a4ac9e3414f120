/** How well a way to draw an icon suits a brief: what it needs, and the manner that the prompt asks for by name. */
import type { Brief } from '../../../brief/types.ts'
import { askedObjects } from '../../../direction/subject-pictograms.ts'
import { initialsOf, lettersStandAlone } from '../../shared/initials.ts'
import { givenLetter } from './icon-scene.ts'
import { type Manner, mannersOf } from './manners.ts'

interface Needs {
  /** Its own manner, and others in which it can be drawn. */
  manners: Manner[]
  /** 0–1 where the prompt speaks neither for nor against. */
  base: number
  /** Shows a letter rather than a picture. */
  letter?: boolean
  /** Shows two things. */
  pair?: boolean
}

/** What is left of an archetype that cannot be drawn in the manner, or cannot show both things, that the prompt names. */
const DEAF = 0.12

/** The letter that an icon shows: one that the prompt gives, or the name's first. */
export const letterOf = (brief: Brief): string | undefined =>
  givenLetter(brief)?.text ?? initialsOf(brief.brand ?? '', 1)[0]

/** 0 where the archetype cannot obey the brief. */
export function suitability(brief: Brief, { manners, base, letter = false, pair = false }: Needs): number {
  if (brief.picture) return 0
  const letters = letterOf(brief)
  if (letter && (!letters || !lettersStandAlone(letters))) return 0
  const [own] = manners
  if (own === 'gradient' && brief.negatives.some(({ what }) => what === 'gradient')) return 0
  if (manners.includes('shadow') && brief.negatives.some(({ what }) => what === 'shadow')) return 0
  // A letter that the prompt gives is the subject; where it gives none, things that it names are.
  if (givenLetter(brief) && !letter && lettersStandAlone(letters ?? '')) return 0
  const named = givenLetter(brief) ? 0 : askedObjects(brief).length
  if (pair && named < 2) return 0
  const subject = letter && named > 0 ? 0.05 : letter && brief.subject.objects.length > 0 ? 0.35 : 1
  const shown = named >= 2 && !pair ? DEAF : subject
  const all = mannersOf(brief.prompt)
  // 'Flat, with a long shadow': the second says more.
  const asked = all.length > 1 ? all.filter((manner) => manner !== 'flat') : all
  if (asked.length === 0) return base * shown
  const obeys =
    own !== undefined && asked.includes(own) ? 1 : asked.some((manner) => manners.includes(manner)) ? 0.85 : 0
  return obeys > 0 ? obeys * shown : base * shown * DEAF
}
