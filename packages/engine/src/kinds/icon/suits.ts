/** How well a way to draw an icon suits a brief: what it needs, and the manner that the prompt asks for by name. */
import type { Brief } from '../../brief/types.ts'
import { initialsOf, lettersStandAlone } from '../shared/initials.ts'
import { givenLetter } from './parts.ts'

const MANNERS = {
  line: /\b(?:line|outlined?|line[- ]art|stroke|linear|monoline|thin)\b/i,
  solid: /\b(?:solid|filled|glyph|silhouette|monochrome|one[- ]colou?r)\b/i,
  flat: /\b(?:flat|squircle|rounded square)\b/i,
  duotone: /\b(?:duotone|two[- ]tone|two[- ]colou?r)\b/i,
  gradient: /\bgradients?\b/i,
  letter: /\b(?:letters?|initials?|monogram|lettermark)\b/i,
  isometric: /\b(?:isometric|3d|three[- ]dimensional)\b/i,
  layered: /\b(?:layered|overlapping|layers|paper[- ]cut)\b/i,
  shadow: /\blong shadow\b/i,
  badge: /\b(?:badge|notification|with a (?:check|plus|dot))\b/i,
  round: /\b(?:circular|round|circle|avatar)\b/i,
} as const
export type Manner = keyof typeof MANNERS

interface Needs {
  manners: Manner[]
  /** 0–1 where the prompt speaks neither for nor against. */
  base: number
  /** Shows a letter rather than a picture. */
  letter?: boolean
}

/** The letter that an icon shows: one that the prompt gives, or the name's first. */
export const letterOf = (brief: Brief): string | undefined =>
  givenLetter(brief)?.text ?? initialsOf(brief.brand ?? '', 1)[0]

/** 0 where the archetype cannot obey the brief. */
export function suitability(brief: Brief, { manners, base, letter = false }: Needs): number {
  if (brief.picture) return 0
  const letters = letterOf(brief)
  if (letter && (!letters || !lettersStandAlone(letters))) return 0
  if (manners.includes('gradient') && brief.negatives.some(({ what }) => what === 'gradient')) return 0
  if (manners.includes('shadow') && brief.negatives.some(({ what }) => what === 'shadow')) return 0
  // A letter that the prompt gives is the subject; where it gives none, things that it names are.
  if (givenLetter(brief) && !letter && lettersStandAlone(letters ?? '')) return 0
  const subject = !givenLetter(brief) && letter && brief.subject.objects.length > 0 ? 0.35 : 1
  const asked = (Object.keys(MANNERS) as Manner[]).filter((manner) => MANNERS[manner].test(brief.prompt))
  if (asked.length === 0) return base * subject
  return asked.some((manner) => manners.includes(manner)) ? Math.max(subject, 0.35) : base * subject * 0.4
}
