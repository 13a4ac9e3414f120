/** What a prompt lists and no task shows: as the block that it is called by, as fields of a form, else as a tile in its own words. */
import type { Brief, PageFunction } from '../../../brief/types.ts'
import { siteTitle } from '../parts/site-title.ts'
import { blockNamed, type Placed } from './choose.ts'
import { statedBesides } from './stated.ts'

/** So many further blocks a screen takes. */
const MOST = 3
/** What is entered about somebody or something; so many make a form. */
const FIELD =
  /^(?:(?:full |first |last |patient |company )?names?|e-?mail(?: address)?|(?:phone|contact)(?: number| information| details)?|address|skills?|qualifications?|certificates?|date of \w+|diagnosis|age|gender|title|description|salary|amount|price|quantity|weight|height|serving sizes?|bio|genre|category)$/i
const FEWEST_FIELDS = 3

const browsing = (words: string): PageFunction => ({ verb: 'browse', words, thing: words.toLowerCase() })

const isForm = (fields: readonly string[]): boolean => fields.length >= FEWEST_FIELDS

/** The fields of what is entered, as one form. */
const formOf = (fields: readonly string[], thing: string): Placed => ({
  block: 'form',
  tasks: [{ verb: 'create', words: `enter ${thing}`, thing: fields.map((field) => field.toLowerCase()).join(', ') }],
  thing,
})

/**
 * The blocks that stand there, with what belongs to them, and those that are added.
 * @param lead the block that leads: what belongs to it is not said again
 */
export function withBesides(brief: Brief, lead: Placed, shown: readonly Placed[], thing: string): Placed[] {
  const tasks = brief.page?.functions ?? []
  const title = siteTitle(brief)
  const labels = statedBesides(brief.prompt, tasks)
  // A site that is called by one of its parts has it: 'Weekly timetable'.
  const named = title && /timetable|schedule|rota\b|leaderboard/i.test(title) ? [title] : []
  const fields = labels.filter((label) => FIELD.test(label))
  const placed: Placed[] = [...shown, ...(isForm(fields) ? [formOf(fields, thing)] : [])]
  const tiles: string[] = []
  for (const label of [...named, ...labels]) {
    if (isForm(fields) && fields.includes(label)) continue
    const block = blockNamed(label)
    const at = placed.findIndex((one) => one.block === block)
    const there = placed[at]
    if (block === undefined || block === lead.block) tiles.push(label)
    else if (there) placed[at] = { ...there, tasks: [...there.tasks, browsing(label)] }
    else if (placed.length < shown.length + MOST)
      placed.push({ block, tasks: [browsing(label)], thing: label.toLowerCase() })
    else tiles.push(label)
  }
  const rest = tiles.filter((label) => !named.includes(label))
  if (rest.length === 0) return placed
  return [
    ...placed,
    { block: 'shortcuts', tasks: rest.map((words): PageFunction => ({ verb: 'browse', words })), thing },
  ]
}
