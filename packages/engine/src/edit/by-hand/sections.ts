/** Sections of a page by hand: the same plans that carry a wish in words out, for a section that was pressed. */
import { capitalised } from '../../base/words.ts'
import { SECTION_ROWS } from '../../language/lexicon/sections.ts'
import type { Scene } from '../../scene/types.ts'
import { findPlace, subtree } from '../../scene/walk.ts'
import type { State, Step } from '../context.ts'
import { isPiece } from '../pages/page-parts.ts'
import { planSection } from '../plan/section/add.ts'
import { planSectionPlace } from '../plan/section/order.ts'
import { cannot } from '../steps.ts'
import type { Target } from '../target-types.ts'
import { mainOf } from '../understand/sections.ts'
import type { Place } from '../understand/wish.ts'
import type { HandOperation } from './types.ts'

export interface PageSection {
  id: string
  name: string
}

type SectionOperation = Extract<HandOperation, { op: 'section' | 'add-section' }>

const NO_SECTION = 'This part is no section of a page.'

/** Sections and blocks of a page as they follow one another; what stands in one is none of its own. */
export function sectionsOn(scene: Scene, artboard: number): PageSection[] {
  const root = scene.artboards[artboard]?.root
  if (scene.kind !== 'website' || !root) return []
  const pieces = [...subtree(root)].filter(isPiece)
  const inner = new Set(pieces.flatMap((piece) => [...subtree(piece)].slice(1)))
  return pieces.flatMap((piece) => {
    if (inner.has(piece)) return []
    const heading = [...subtree(piece)].find((node) => node.type === 'text' && /^h[123]$/.test(node.element ?? ''))
    const [word = ''] = piece.id.split('-')
    const name = heading?.type === 'text' ? heading.text.replaceAll(/\s+/g, ' ') : capitalised(word)
    return [{ id: piece.id, name: name.slice(0, LONGEST) }]
  })
}
const LONGEST = 60

/** What a page's own plans make without words of anybody: samples, where they are told, say so. */
const ADDED = [
  ...['FAQ', 'services', 'about us', 'process', 'gallery', 'team', 'prices', 'testimonials', 'statistics', 'clients'],
  ...['newsletter', 'contact', 'contact form', 'call to action', 'calendar', 'map', 'agenda', 'articles', 'products'],
  ...['table', 'bar chart', 'line chart', 'files', 'poll', 'comments', 'calculator', 'comparison', 'quiz'],
] as const

/** Names of what may be added to a page; none for what is no page. */
export const sectionNames = (scene: Scene): string[] => {
  if (scene.kind !== 'website') return []
  const known = new Set(SECTION_ROWS.map(({ name }) => name))
  return ADDED.filter((name) => known.has(name))
}

/** The plans look at the first page: with another one before it, they look at that; what they answer names parts by id. */
function lookingAt(artboard: number, state: State): State {
  const { artboards } = state.design.scene
  const page = artboards[artboard]
  if (artboard === 0 || !page) return state
  const others = artboards.filter((one) => one !== page)
  return { ...state, design: { ...state.design, scene: { ...state.design.scene, artboards: [page, ...others] } } }
}

const targetOf = (id: string, name: string): Target => ({
  name,
  class: 'part',
  ids: [id],
  start: 0,
  end: 0,
  explicit: true,
})
const BELOW: Place = { is: 'beside', side: 'below', of: { is: 'it', words: '', from: 0, to: 0 } }

export function carrySection(operation: SectionOperation, state: State): Step {
  const { scene } = state.design
  if (scene.kind !== 'website') return cannot('Only pages have sections.')
  if (operation.op === 'add-section') return addedSection(operation, state)
  const place = findPlace(scene, operation.id)
  const own = place && sectionsOn(scene, place.artboard).find(({ id }) => id === operation.id)
  if (!place || !own) return cannot(NO_SECTION)
  const way: Place = { is: 'step', way: operation.to, degree: 1 }
  const step = planSectionPlace([targetOf(own.id, own.name)], way, undefined, lookingAt(place.artboard, state))
  if (step?.step === 'cannot' && step.already) return cannot('It stands there already.')
  return step ?? cannot(NO_SECTION)
}

function addedSection({ name, artboard, after }: Extract<SectionOperation, { op: 'add-section' }>, state: State): Step {
  const { scene } = state.design
  if (!scene.artboards[artboard]) return cannot('There is no such page in this design.')
  if (!sectionNames(scene).includes(name)) return cannot('There is no such section.')
  const anchor = after === undefined ? undefined : sectionsOn(scene, artboard).find(({ id }) => id === after)
  if (after !== undefined && !anchor) return cannot(NO_SECTION)
  const looking = lookingAt(artboard, state)
  const target = anchor && targetOf(anchor.id, anchor.name)
  return (
    planSection({ name, ...(target && { place: BELOW }) }, target, looking) ??
    cannot(
      mainOf(looking) ? 'This section cannot stand on this page.' : 'This page has no sections that others could join.',
    )
  )
}
