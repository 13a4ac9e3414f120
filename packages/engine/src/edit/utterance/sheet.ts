/** The designs on show, as a message points at them. */

import type { KindName } from '../../scene/types.ts'
import type { ChatDesign } from '../types.ts'
import type { DesignSaid } from './designs.ts'
import type { Conversation } from './types.ts'

export interface Sheet {
  /** What "it" means. */
  it: ChatDesign
  /** Its place among those that were made with it. */
  place: number
  /** The designs of the answer that was worked on last, by position. */
  latest: ChatDesign[]
}

export function sheetOf({ designs }: Conversation): Sheet | undefined {
  const newest = designs.toSorted((a, b) => a.age - b.age || a.position - b.position)
  const [it] = newest
  if (!it) return undefined
  const latest = newest.filter(({ age, position }) => age === it.age && position > 0)
  return { it, place: latest.find(({ id }) => id === it.id)?.position ?? it.position, latest }
}

export const isOfKind = ({ kindWords }: ChatDesign, kind: KindName) =>
  kindWords.includes(kind) || (kind === 'business-card' && kindWords.includes('business card'))

const KINDS = ['logo', 'website', 'business-card', 'poster', 'icon', 'banner'] as const
export const kindOf = (design: ChatDesign): KindName => KINDS.find((kind) => isOfKind(design, kind)) ?? 'poster'

/** The design that was said; undefined where there is none such. */
export function designOf(said: DesignSaid, sheet: Sheet, talk: Conversation): ChatDesign | undefined {
  const pool = said.kind ? poolOf(said.kind, sheet, talk) : sheet.latest
  if (said.place === 0) return otherThan(sheet, talk)
  if (said.place < 0) return pool.at(said.place)
  return pool.find(({ position }) => position === said.place) ?? pool[said.place - 1]
}

/** Among designs of a kind those of its newest answer; all of the newest where the kind says nothing. */
function poolOf(kind: KindName, { latest }: Sheet, { designs }: Conversation): ChatDesign[] {
  const of = designs.filter((design) => design.position > 0 && isOfKind(design, kind))
  const age = Math.min(...of.map((design) => design.age))
  const pool = of.filter((design) => design.age === age).toSorted((a, b) => a.position - b.position)
  return pool.length > 0 ? pool : latest
}

/** "The other one": of two the other; else the one that was worked on before this one. */
export function otherThan({ it, latest }: Sheet, { before = [], designs }: Conversation): ChatDesign | undefined {
  const others = latest.filter(({ id }) => id !== it.id)
  if (others.length === 1) return others[0]
  const made = new Set(latest.map(({ id }) => id))
  const earlier = before
    .flatMap(({ did, about }) => (did === 'new' || about.length !== 1 ? [] : about))
    .find((id) => id !== it.id && made.has(id))
  return designs.find(({ id, position }) => id === earlier && position > 0)
}

const NAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** 'the second one': what a design is called in a message. */
export const calledBy = (position: number): string =>
  ordinal(position) ? `the ${ordinal(position)} one` : `number ${position}`

/** 'second'; undefined where the number is no longer spelt out. */
export const ordinal = (position: number): string | undefined => NAMES[position - 1]
