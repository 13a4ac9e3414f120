/** A section that was not there. */
import type { Brief } from '../../../brief/types.ts'
import type { State, Step } from '../../context.ts'
import { composedAnew } from '../../families/replies.ts'
import type { Target } from '../../target-types.ts'
import { mainOf } from '../../understand/sections.ts'
import type { Place } from '../../understand/wish.ts'
import { type Part, section } from './build.ts'
import { ask, CONTENTS, type Given, ownPart } from './content.ts'
import { indexFor } from './order.ts'

interface Adding extends Given {
  /** A name of `lexicon/sections.ts`; none of what has a name of its own. */
  name?: string
  /** What it is about, in the person's words. */
  topic?: string
  place?: Place
}

/** Undefined where the design is no page of sections. */
export function planSection(adding: Adding, anchor: Target | undefined, state: State): Step | undefined {
  if (!mainOf(state)) return undefined
  const content = adding.name ? CONTENTS[adding.name] : undefined
  const own = adding.name && !content ? adding.name : adding.topic
  const part = content && !isOwn(adding) ? content(adding, state) : ownPart(adding, own)
  if ('step' in part) return part
  if (part.entries.length === 0 && !part.lead)
    return ask(`What shall the section '${part.heading}' say?`, `add a section '${part.heading}' saying '…'`)
  return insertSection(part, adding.place, anchor, state)
}

/** A quoted heading is the section's own, but for what somebody said. */
const isOwn = ({ name, heading }: Adding) => heading?.quoted === true && name !== 'testimonials'

/** Behind the others, but before the call at the end, or where it was said. */
export function insertSection(
  part: Part,
  place: Place | undefined,
  anchor: Target | undefined,
  state: State,
): Step | undefined {
  const main = mainOf(state)
  if (!main) return undefined
  const last = main.children.at(-1)
  // The call at the end of a page stays there.
  const end = last && /^(?:call|closing)/.test(last.id) ? main.children.length - 1 : main.children.length
  const index = place ? (indexFor(place, end, anchor, state) ?? end) : end
  const node = section(part, main.children[index - 1], state)
  const { brief } = state.design
  const facts = part.entries.filter(({ fact }) => fact)
  const given = [...facts.flatMap(({ title, text }) => [title, text]), ...(part.fact ? [part.heading, part.lead] : [])]
  const copy = given.flatMap((text) =>
    text && !brief.copy.some((item) => item.text === text)
      ? [{ role: 'detail' as const, text, source: 'given' as const }]
      : [],
  )
  const updated: Brief = { ...brief, copy: [...brief.copy, ...copy] }
  const changes = [{ what: 'Section', to: `'${part.heading}' added`, nodes: [node.id] }]
  return {
    step: 'patch',
    operations: [{ op: 'insert', parent: main.id, index, node }],
    changes,
    brief: updated,
    otherwise: composedAnew(updated, changes),
  }
}
