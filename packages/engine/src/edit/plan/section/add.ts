/** A section that was not there. */
import { capitalised } from '../../../base/words.ts'
import type { Brief } from '../../../brief/types.ts'
import { sampleSection } from '../../../kinds/website/added/section.ts'
import type { Frame } from '../../../scene/types.ts'
import { findPlace } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { isPiece } from '../../pages/page-parts.ts'
import { nodeOf } from '../../scene-nodes.ts'
import { patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Change } from '../../types.ts'
import { mainOf } from '../../understand/sections.ts'
import type { Place } from '../../understand/wish.ts'
import { blockFor, planBlock, sectionOfBlock } from './block.ts'
import { groundBehind, type Part, section } from './build.ts'
import { ask, CONTENTS, type Given, ownPart } from './content.ts'
import { endOf, indexFor } from './order.ts'
import { pageOf, withFreshIds } from './page.ts'

interface Adding extends Given {
  /** A name of `lexicon/sections.ts`; none of what has a name of its own. */
  name?: string
  /** What it is about, in the person's words. */
  topic?: string
  /** How many of what it lists. */
  count?: number
  place?: Place
  /** It shall stand in a part, and not beside it. */
  into?: unknown
}

/** Undefined where the design is no page of sections, and no screen of blocks. */
export function planSection(adding: Adding, anchor: Target | undefined, state: State): Step | undefined {
  const isGiven = adding.words !== undefined || adding.heading !== undefined
  const within = adding.into && anchor ? planWithin(adding, anchor, state) : undefined
  if (within) return within
  const block = isGiven ? undefined : planBlock(adding, anchor, state)
  if (block) return block
  if (!mainOf(state)) return undefined
  const index = indexOf(adding.place, anchor, state)
  const composed = isGiven ? undefined : composedSection(adding, index, state)
  if (composed) return inserted(composed, toldOf(adding), index, state)
  const content = adding.name ? CONTENTS[adding.name] : undefined
  const own = adding.name && !content ? adding.name : adding.topic
  const part = content && !isOwn(adding) ? content(adding, state) : ownPart(adding, own)
  if ('step' in part) return part
  if (part.entries.length === 0 && !part.lead)
    return ask(`What should the section '${part.heading}' say?`, `add a section '${part.heading}' saying '…'`)
  return insertSection(part, adding.place, anchor, state)
}

/** "add a map to the contact section": behind what stands there. */
function planWithin(adding: Adding, holder: Target, state: State): Step | undefined {
  const part = nodeOf(state, holder.ids[0] ?? '')
  const content = part?.type === 'frame' && part.children.length === 1 ? part.children[0] : part
  if (content?.type !== 'frame' || isPiece(content)) return undefined
  const width = boxesOf(state.design.scene, state.context).get(content.id)?.width ?? 0
  const node = blockFor(adding, Math.round(Math.min(width, WITHIN)), state)
  if (!node || width < LEAST) return undefined
  const behind = planSection({ ...adding, into: undefined, place: BEHIND }, holder, state)
  return {
    ...patchOf(
      toldOf(adding),
      `added in the ${holder.name}`,
      [node.id],
      [{ op: 'insert', parent: content.id, index: content.children.length, node }],
    ),
    ...(behind && { otherwise: behind }),
  }
}
/** Where it has no room in it, it stands behind it. */
const BEHIND: Place = { is: 'beside', side: 'below', of: { is: 'it', words: '', from: 0, to: 0 } }
/** What stands in a section is no wider, and in less room nothing stands, pixels. */
const [WITHIN, LEAST] = [720, 280]

/** A section or a block in the place of another. */
export function planExchange(adding: Adding, old: Target, state: State): Step | undefined {
  const place = findPlace(state.design.scene, old.ids[0] ?? '')
  if (!place?.parent) return undefined
  const step = planSection(adding, old, state)
  if (step?.step !== 'patch') return step
  const insert = step.operations.map((operation) =>
    operation.op === 'insert' && place.parent
      ? { ...operation, parent: place.parent.id, index: place.index }
      : operation,
  )
  const gone: Change = { what: capitalised(old.name), to: 'removed', nodes: old.ids }
  return {
    step: 'patch',
    operations: [...insert, { op: 'remove', id: place.node.id }],
    changes: [...step.changes, gone],
  }
}

/** A quoted heading is the section's own, but for what somebody said. */
const isOwn = ({ name, heading }: Adding) => heading?.quoted === true && name !== 'testimonials'

/** As the page composes it: samples of what is its owner's to tell, and what does something. */
function composedSection(adding: Adding, index: number, state: State): Frame | undefined {
  const page = pageOf(state)
  if (!page) return undefined
  const ground = groundBehind(mainOf(state)?.children[index - 1])
  const sample = adding.name && sampleSection(page, adding.name, adding.count, ground)
  if (sample) return withFreshIds(sample, state)
  return adding.name && CONTENTS[adding.name] ? undefined : sectionOfBlock(adding, ground, state)
}

const toldOf = ({ name, topic }: Adding) => (name && topic ? `${name} (${topic})` : (topic ?? name ?? 'section'))

function inserted(node: Frame, called: string, index: number, state: State): Step | undefined {
  const main = mainOf(state)
  if (!main) return undefined
  return patchOf(
    'Section',
    `'${capitalised(called)}' added`,
    [node.id],
    [{ op: 'insert', parent: main.id, index, node }],
  )
}

/** Behind the others, but before the call at the end, or where it was said. */
function indexOf(place: Place | undefined, anchor: Target | undefined, state: State): number {
  const end = endOf(mainOf(state))
  return place ? (indexFor(place, end, anchor, state) ?? end) : end
}

export function insertSection(
  part: Part,
  place: Place | undefined,
  anchor: Target | undefined,
  state: State,
): Step | undefined {
  const main = mainOf(state)
  if (!main) return undefined
  const index = indexOf(place, anchor, state)
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
  }
}
