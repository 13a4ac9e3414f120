/** How well a way to draw an icon suits a brief: what it needs, and the manner that the prompt asks for by name. */

import { askedSet } from '../../../brief/told/sayings.ts'
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
export function suitability(brief: Brief, needs: Needs): number {
  return canObey(brief, needs) ? shareOfSubject(brief, needs) * shareOfManner(brief, needs) : 0
}

/** Whether the brief refuses nothing of what the archetype is made of, and gives it what it shows. */
function canObey(brief: Brief, { manners, letter = false, pair = false }: Needs): boolean {
  if (brief.picture || askedSet(brief)) return false
  const letters = letterOf(brief)
  const standAlone = lettersStandAlone(letters ?? '')
  if (letter && (!letters || !standAlone)) return false
  const isRefused = (what: string) => brief.negatives.some((negative) => negative.what === what)
  if (manners[0] === 'gradient' && isRefused('gradient')) return false
  if (manners.includes('shadow') && isRefused('shadow')) return false
  // A letter that the prompt gives is the subject; where it gives none, things that it names are.
  if (givenLetter(brief) && !letter && standAlone) return false
  return !pair || namedThings(brief) >= 2
}

const namedThings = (brief: Brief): number => (givenLetter(brief) ? 0 : askedObjects(brief).length)

/** How much of what the prompt names is to be seen. */
function shareOfSubject(brief: Brief, { letter = false, pair = false }: Needs): number {
  const named = namedThings(brief)
  if (named >= 2 && !pair) return DEAF
  if (!letter) return 1
  return named > 0 ? 0.05 : brief.subject.objects.length > 0 ? 0.35 : 1
}

/** How well the archetype can be drawn in the manner that the prompt names. */
function shareOfManner(brief: Brief, { manners, base }: Needs): number {
  const all = mannersOf(brief)
  // 'Flat, with a long shadow': the second says more.
  const asked = all.length > 1 ? all.filter((manner) => manner !== 'flat') : all
  if (asked.length === 0) return base
  const [own] = manners
  if (own !== undefined && asked.includes(own)) return 1
  return asked.some((manner) => manners.includes(manner)) ? 0.85 : base * DEAF
}

/** The same for a sheet of icons: a manner that the prompt names leads, and all others follow it in weight. */
export function sheetSuits(brief: Brief, manner: Manner, base: number): number {
  if (manner === 'gradient' && brief.negatives.some(({ what }) => what === 'gradient')) return 0
  return mannersOf(brief).includes(manner) ? 1 : base
}
