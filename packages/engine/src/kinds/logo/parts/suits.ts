/** How well a way to make a logo suits a brief: what it needs, and what kind of logo the prompt asks for by name. */

import { keysOf } from '../../../base/tables.ts'
import type { Tone } from '../../../base/tones.ts'
import { says } from '../../../brief/told/sayings.ts'
import type { Brief, Industry } from '../../../brief/types.ts'
import { askedObjects } from '../../../direction/subject-pictograms.ts'
import { lettersStandAlone } from '../../shared/initials.ts'
import { mascotOf } from '../../shared/mascots/find.ts'
import { oneLineOf } from '../../shared/one-line/find.ts'
import { refusesPictures } from '../../shared/refusals.ts'
import { readWording } from './wording.ts'

/** What designers call the sorts of logos; a prompt may ask for one. */
const FAMILIES = {
  wordmark: 'wordmark',
  letter: 'lettermark',
  emblem: 'emblem',
  abstract: 'abstract',
  pictorial: 'pictorial',
} as const
export type Family = keyof typeof FAMILIES
/** The families that a prompt asks for. */
export const familiesOf = (brief: Brief): Family[] => keysOf(FAMILIES).filter((one) => says(brief, FAMILIES[one]))

interface Needs {
  family: Family
  /** A second name that it goes by: a seal is an emblem and may be abstract. */
  also?: Family
  /** 0–1 where nothing is said that speaks for or against. */
  base: number
  /** Draws letters of the name one by one. */
  letters?: boolean
  /** Draws the creature that the brief is about. */
  creature?: true
  /** Is drawn in lines of one width. */
  lines?: true
  /** Longest name that it carries, characters. */
  longest?: number
  shortest?: number
  /** What its form speaks of: machines and logic, or what grows. Out of place where the brief is about the other. */
  speaks?: 'technical' | 'organic'
}

/** Names that are initials themselves: 'E & J', 'A+B', 'JK'; so is one letter. */
const INITIALS = /^\p{Lu}(?:\s*[&+.·-]?\s*\p{Lu}){1,2}\.?$/u

const MARKS: Family[] = ['letter', 'abstract', 'pictorial']

const OLD: Tone[] = ['vintage', 'rustic', 'classic', 'retro', 'handmade', 'warm', 'masculine']
const NEW: Tone[] = ['modern', 'minimal', 'futuristic', 'technical', 'swiss', 'corporate']
const PLAIN: Industry[] = ['technology', 'software', 'finance', 'consulting', 'science', 'media', 'agency']

const SOFT: { tones: Tone[]; trades: Industry[] } = {
  tones: ['elegant', 'feminine', 'organic', 'calm', 'rustic', 'handmade'],
  trades: ['wedding', 'yoga', 'beauty', 'bakery', 'farm', 'children', 'pets', 'veterinary', 'jewellery'],
}
const HARD: typeof SOFT = {
  tones: ['technical', 'futuristic', 'brutalist', 'masculine'],
  trades: ['technology', 'software', 'security', 'gaming', 'automotive', 'construction', 'logistics', 'architecture'],
}
/** How far a form that speaks of one world fits a brief of the other. */
function worldFits({ style, subject }: Brief, speaks: Needs['speaks']): number {
  const other = speaks === 'technical' ? SOFT : HARD
  const isOther = style.tones.some((tone) => other.tones.includes(tone)) || other.trades.includes(subject.industry)
  return speaks && isOther ? 0.35 : 1
}

/** Emblems speak of craft and age: right for an old mill, wrong for a startup. */
function emblemMood({ style, subject }: Brief): number {
  if (style.tones.some((tone) => OLD.includes(tone))) return 1.5
  return PLAIN.includes(subject.industry) || style.tones.some((tone) => NEW.includes(tone)) ? 0.2 : 0.6
}

/** Whether the name has as many letters, and such, as the archetype needs. */
function canSpell(name: string, { family, letters, longest = Infinity, shortest = 1 }: Needs) {
  const length = [...name].length
  if (length > longest || (length < shortest && family !== 'abstract' && family !== 'pictorial')) return false
  return !letters || lettersStandAlone(name)
}

/** Whether the prompt wants no picture, or wants one beside the name and nothing else. */
function isRefused({ negatives, placements, picture }: Brief, family: Family): boolean {
  if (family !== 'wordmark' && refusesPictures({ negatives })) return true
  // 'Icon on top of the name': a lockup of picture and name.
  const placed = placements.some(({ target, beside }) =>
    [target, beside?.of].some((role) => role === 'icon' || role === 'mark' || role === 'logo'),
  )
  return placed && !picture && (family === 'wordmark' || family === 'emblem')
}

const asksForForm = (brief: Brief): boolean => familiesOf(brief).includes('abstract') || says(brief, 'isometric')

/** 0 where the archetype cannot obey the brief. */
export function suitability(brief: Brief, needs: Needs): number {
  const base = needs.base * worldFits(brief, needs.speaks)
  if (base === 0) return 0
  const { family, also } = needs
  const name = readWording(brief).name?.text ?? ''
  // A form that says nothing of the subject is for who asks for one, and for who gives no name.
  if (family === 'abstract' && name !== '' && !asksForForm(brief)) return 0
  if (!canSpell(name, needs) || isRefused(brief, family)) return 0
  if (!needs.lines && says(brief, 'oneLine') && oneLineOf(brief)) return 0
  // Who wants a mascot wants somebody who looks at people.
  if (!needs.creature && says(brief, 'mascot') && mascotOf(brief)) return base * 0.15
  // A thing that is asked for by name is to be seen.
  if (askedObjects(brief).length > 0 && (family === 'letter' || family === 'abstract' || family === 'wordmark'))
    return also === 'pictorial' ? base : 0
  // An attached logo is the mark; nothing is to stand beside it.
  if (brief.picture) return family === 'wordmark' || brief.picture.treatAs === 'logo' ? 0 : base * 0.2

  return bySpelling(brief, needs, base, name) ?? bySubject(brief, family, base)
}

/** What a name of initials makes of it, or a family that the prompt asks for. */
function bySpelling(brief: Brief, { family, also }: Needs, base: number, name: string) {
  const length = [...name].length
  // One initial beside a name of initials says half of it again; the name by itself is a monogram already.
  const spellsInitials = length === 1 || INITIALS.test(name)
  if (spellsInitials && family === 'letter') return base * 0.05
  // One letter, large, is a mark.
  if (length === 1 && family === 'wordmark') return Math.min(1, base * 2)
  const asked = familiesOf(brief)
  if (spellsInitials && asked.includes('letter') && family !== 'pictorial' && family !== 'abstract') return 1
  if (asked.length > 0) return asked.includes(family) || (also && asked.includes(also)) ? 1 : base * 0.25
  return undefined
}

function bySubject(brief: Brief, family: Family, base: number): number {
  // A thing to show wants to be shown; without one, letters and forms say more than a stock picture.
  if (family === 'emblem') return base * emblemMood(brief)
  const hasObject = brief.subject.objects.length > 0
  if (family === 'pictorial') return hasObject ? Math.min(1, base * 1.25) : base
  return hasObject && MARKS.includes(family) ? base * 0.75 : base
}
