/** What the server tells of a design, line by line, in the reader's language; and what it offers to be asked for next. */
import type { Change } from '@limner/contract/types'
import { called, inRow, language, valued, wished } from './translate.ts'

interface Row {
  label: string
  value: string
}

/** Of what was understood, that which is somebody's own words. */
const OWN = new Set(['Name', 'Subject', 'Purpose', 'For', 'People can', 'Text', 'Cost'])
/** Words one after another. */
const ROWS = new Set(['Placements', 'Forms', 'Style', 'Without'])

/** A line of 'What I understood'. */
export const understoodRow = ({ label, value }: Row): Row => ({
  label: called(label),
  value: OWN.has(label) ? value : ROWS.has(label) ? inRow(value) : called(value),
})

/** A line of 'What changed'. */
export const changeRow = ({ what, from, to }: Change): Row => ({
  label: called(what),
  value: from && to ? `${valued(from)} ${language().arrow} ${valued(to)}` : valued(to ?? from ?? ''),
})

/** What was pressed, by how it was shown: the engine is asked in its own words. */
const offers = new Map<string, string>()

/** What the person presses: it is written as it was read. */
export function taken(wish: string): string {
  const shown = wished(wish)
  offers.set(shown, wish)
  return shown
}

/** The words of what was offered, if it is sent as it was offered. */
export const asOffered = (text: string): string => offers.get(text.trim()) ?? text
