/** A list under "a card for each of these": the first row is designed, and the list is offered as the table of the others. */
import { TEXT_LIMITS } from '@limner/contract/limits'
import type { Action } from '@limner/contract/types'
import { type Many, manyIn } from '@limner/engine/many'
import type { Answer, Claim } from './types.ts'

/** Null: it is no list, or what is wished was not said in words. */
export function asksForMany({ request }: Claim): Many | null {
  const { operations, sheet, near, formats, inSet, prompt, modification } = request
  if (operations || sheet !== undefined || near || formats || inSet) return null
  return manyIn(modification ?? prompt)
}

const actionsFor = ({ table }: Many, designId: string): Action[] =>
  table.length > TEXT_LIMITS.table
    ? []
    : [{ label: 'Many from a table', url: '/dashboard', series: { designId, table } }]

/** How the others come about; a list that is too long for an answer is pasted there. */
const followedBy = ({ table }: Many): string =>
  table.length > TEXT_LIMITS.table
    ? '“Many from a table” under Variations makes one like it of each row: paste your list there.'
    : '“Many from a table” makes one like it of each row; your list is in it already.'

/** Of a design that is there: it stays, and becomes the pattern. */
export function offerMany(many: Many, design: { id: string; rootId: string }): Answer {
  const message = `Your list has ${many.rows} rows, and this design can be their pattern. ${followedBy(many)}`
  const turn = { did: 'asked' as const, about: [design.rootId] }
  return { designs: [], result: { message, suggestions: [], actions: actionsFor(many, design.id), turn }, timings: {} }
}

/** New designs for the first row. */
export async function withMany(many: Many, claim: Claim, design: (first: Claim) => Promise<Answer>): Promise<Answer> {
  const made = await design({ ...claim, request: { ...claim.request, prompt: many.first } })
  const [pattern] = made.designs
  if (!pattern) return made
  const told = `Your list has ${many.rows} rows: this is the first one, “${many.name}”. Choose the concept that you like. ${followedBy(many)}`
  const message = [made.result.message, told].filter(Boolean).join('\n\n')
  return { ...made, result: { ...made.result, message, actions: actionsFor(many, pattern.id) } }
}
