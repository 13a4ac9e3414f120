/** The assistant's sentences about edits. Those about new designs are the engine's. */
import type { DesignChange } from '../db/documents.ts'

const CHANGES_SHOWN = 4

function line({ what, from, to }: DesignChange): string {
  if (from !== undefined && to !== undefined) return `${what}: ${from} → ${to}`
  return to !== undefined ? `${what}: ${to}` : what
}

/** 'Done. Background: white → dark green; Title: larger.' and what was not understood. */
export function describeChanges(changes: DesignChange[], notUnderstood: string[] = []): string {
  const shown = changes.slice(0, CHANGES_SHOWN).map(line).join('; ')
  const more = changes.length > CHANGES_SHOWN ? `, and ${changes.length - CHANGES_SHOWN} more` : ''
  const missed = notUnderstood.map((words) => `“${words}”`).join(', ')
  return `Done.${shown && ` ${shown}${more}.`}${missed && ` I did not understand ${missed}.`}`
}

export const describeReturn = (version: number): string => `Done. This is version ${version} again.`
export const NOTHING_BEFORE = 'There is no earlier version of this design to go back to.'
export const FAILED = 'Sorry, I had trouble generating your design. Please try with a different prompt.'
export const GAVE_UP = 'The design could not be made. Please try again.'
export const TOO_LATE = 'The design took too long to make. Please try again with a simpler prompt.'
