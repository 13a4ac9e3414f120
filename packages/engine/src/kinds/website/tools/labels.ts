/** Words of controls: what the prompt called them, short and with a capital. Samples are plainly samples. */
import type { PageFunction } from '../../../brief/types.ts'

const LONGEST = 30
const ENDS = /\s+(?:a|an|the|and|or|of|for|to|with|in|on|by|from|your|their|its|including|such|as|related)$/i

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** At most so many letters, ended at a word that may stand last. */
export function short(words: string, most = LONGEST): string {
  let cut = words.trim()
  while (cut.length > most && cut.includes(' ')) cut = cut.slice(0, cut.lastIndexOf(' '))
  while (ENDS.test(cut)) cut = cut.replace(ENDS, '')
  return capitalised(cut)
}

export const taskLabel = ({ words }: PageFunction): string => short(words)

/** The things that a task is about: 'Job listings'; 'Entries' where it names none. */
export const thingsOf = ({ thing }: PageFunction): string => short(thing ?? 'entries', 26)

/** One of them: 'Job listing'. */
export function thingOf(task: PageFunction): string {
  const things = thingsOf(task)
  if (/ies$/.test(things)) return things.replace(/ies$/, 'y')
  if (/(?:ss|us|is)$/.test(things)) return things
  return things.replace(/s$/, '')
}

/** Ways to narrow a list; the first one shows all. */
export const FILTERS = ['All', 'Newest', 'Most popular', 'Near me']
/** Under which of them a sample falls. */
export const tagsOf = (index: number): string[] => FILTERS.slice(1).filter((_, at) => (index + at) % 2 === 0)

export const SAMPLE = 'Sample data'
/** 'Job listing A', 'Job listing B', … */
export const sampleName = (task: PageFunction, index: number): string =>
  `${thingOf(task)} ${String.fromCharCode('A'.charCodeAt(0) + index)}`
