/** What a message wishes: new designs, a change of one that is there, or no design at all. */
import type { Conversation, Does, EditOfOne, OwnFact } from '@limner/engine'
import type { DesignRow, DesignStore } from '../features/designs/store.ts'
import type { TurnBefore } from '../features/designs/turns-store.ts'
import type { LatestDesign } from '../features/designs/versions-store.ts'
import type { Threads } from '../threads/threads.ts'
import type { Change, NamedChange } from './change.ts'
import { asBefore, asChat } from './chat.ts'
import { inFormats, inOthers } from './in-set.ts'
import { asDesign } from './new-design.ts'
import type { Claim } from './types.ts'

export type IntentParts = {
  threads: Pick<Threads, 'run'>
  designs: Pick<DesignStore, 'find' | 'latestOf' | 'turnsBefore' | 'latestOfSet'>
}
type MessageToRead = Pick<Claim, 'ownerId' | 'projectId' | 'guestProjectId' | 'request'>

type OfDesigns = Extract<Does, { is: 'answer' | 'choose' }>

/** `facts`: what the visitor tells of themselves beside it. */
export type MessageIntent = { facts: OwnFact[] } & (
  | OfDesigns
  | { is: 'tell' }
  | { is: 'new' }
  /** New ones near these. */
  | { is: 'near'; designs: DesignRow[] }
  /** `chosen`: the visitor named the design, or said that it is to be changed; otherwise their words were read so. */
  | { is: 'edit'; change: Change; chosen: boolean }
  | { is: 'by hand'; design: DesignRow; said: string }
  | { is: 'several'; changes: NamedChange[] }
  /** The last change of a design, in the others of its set. */
  | { is: 'others'; changes: NamedChange[] }
  | { is: 'copies'; changes: NamedChange[]; cannot: string[] }
  | { is: 'back'; designs: DesignRow[]; to: 'previous' | number; steps: number; said: string }
)

export async function readIntent(
  parts: IntentParts,
  asked: MessageToRead,
  signal: AbortSignal,
): Promise<MessageIntent> {
  const { prompt, parentDesignId, modification, intent, pictureId } = asked.request
  const message = modification ?? prompt
  if (asked.request.near) return { is: 'near', designs: await findAll(parts, asked.request.near), facts: [] }
  if (intent === 'new' && !parentDesignId) return { is: 'new', facts: [] }
  const parent = parentDesignId ? await parts.designs.find(parentDesignId) : null
  if (parentDesignId && !parent) throw new Error('The design to be changed has been deleted')
  const pressed = parent && (await pressedOf(parts, asked, parent, message))
  if (pressed) return pressed
  const talk = await conversationOf(parts, asked, parent)
  const { does, facts } = await parts.threads.run('understand', { message, talk }, { signal })
  // Whatever comes with a picture is a wish.
  if (pictureId && (does.is === 'answer' || does.is === 'tell' || does.is === 'choose')) {
    const [it] = talk.designs
    if (!it) return { is: 'new', facts }
    const again = await parts.threads.run('understand', { message, talk: { ...talk, isWish: true } }, { signal })
    return intentOf(parts, again.does, message, again.facts, Boolean(parent) || intent === 'change')
  }
  return intentOf(parts, does, message, facts, Boolean(parent) || intent === 'change')
}

/** What was pressed instead of said; null: nothing. */
async function pressedOf(
  { designs }: IntentParts,
  { request: { formats, inSet, operations } }: MessageToRead,
  design: DesignRow,
  said: string,
): Promise<MessageIntent | null> {
  if (formats) return { is: 'copies', changes: inFormats(design, formats), cannot: [], facts: [] }
  if (inSet) return { is: 'others', changes: await inOthers(designs, design, said), facts: [] }
  return operations ? { is: 'by hand', design, said, facts: [] } : null
}

export async function asksForNew(parts: IntentParts, asked: MessageToRead, signal: AbortSignal): Promise<boolean> {
  const { is } = await readIntent(parts, asked, signal)
  return is === 'new' || is === 'near'
}

/** In their order. Throws where one has been deleted since. */
const findAll = ({ designs }: IntentParts, ids: readonly string[]): Promise<DesignRow[]> =>
  Promise.all(
    ids.map(async (id) => {
      const design = await designs.find(id)
      if (!design) throw new Error('A design that the new ones were to be near has been deleted')
      return design
    }),
  )

/** The designs on show with what was said of them; of a design that is settled, it alone. */
async function conversationOf(
  { designs }: IntentParts,
  asked: MessageToRead,
  parent: DesignRow | null,
): Promise<Conversation> {
  const { selectedDesignId, intent, operations } = asked.request
  const [latest, turns] = await Promise.all([designs.latestOf(asked), designs.turnsBefore(asked)])
  const spoken = spokenOf(turns[0], selectedDesignId)
  const it = latest.find(({ rootId }) => rootId === spoken)?.id ?? selectedDesignId
  const earlierOf = async (id: string | undefined) => {
    if (id === undefined || latest.some((one) => one.id === id)) return null
    const found = await designs.find(id)
    return found && latest.some(({ rootId }) => rootId === found.rootId) ? found : null
  }
  const settled = {
    ...((parent || intent === 'change') && { isEdit: true as const }),
    ...((operations || intent) && { isWish: true as const }),
  }
  const before = asBefore(turns, latest)
  // An earlier version may be what is changed, or looked at: it stands for its line.
  const earlier = parent ?? (await earlierOf(it))
  if (earlier) {
    const shown = standingFor(earlier, latest)
    return { designs: asChat(shown, earlier.id), before, design: asDesign(earlier), ...settled }
  }
  const chat = asChat(latest, it)
  const design = chat[0] ? await designs.find(chat[0].id) : null
  return { designs: chat, before, ...(design && { design: asDesign(design) }), ...settled }
}

/** The designs on show with this version in the place of its line's latest. */
function standingFor(version: DesignRow, latest: readonly LatestDesign[]): LatestDesign[] {
  const own = latest.find(({ rootId }) => rootId === version.rootId)
  const line = { ...version, answerId: own?.answerId ?? version.predictionId, position: own?.position ?? 1 }
  return own ? latest.map((one) => (one === own ? line : one)) : [line, ...latest]
}

/** The line that was chosen or asked about last, where nobody has looked at another design since. */
function spokenOf(last: TurnBefore | undefined, selectedDesignId: string | undefined): string | undefined {
  const isSpokenOf = last?.did === 'chosen' || last?.did === 'asked'
  const [rootId, ...more] = last?.rootIds ?? []
  return isSpokenOf && more.length === 0 && last.selectedId === selectedDesignId ? rootId : undefined
}

async function intentOf(
  { designs }: IntentParts,
  does: Does,
  said: string,
  facts: OwnFact[],
  chosen: boolean,
): Promise<MessageIntent> {
  const find = async (id: string) => {
    const design = await designs.find(id)
    if (!design) throw new Error('The design to be changed has been deleted')
    return design
  }
  const changeOf = async <E extends EditOfOne>({ designId, ...edit }: E) => ({
    ...edit,
    design: await find(designId),
    said,
  })
  switch (does.is) {
    case 'edit':
      return { is: 'edit', change: await changeOf(does), chosen, facts }
    case 'several':
      return { is: 'several', changes: await Promise.all(does.edits.map(changeOf)), facts }
    case 'copies':
      return { is: 'copies', changes: await Promise.all(does.shares.map(changeOf)), cannot: does.cannot, facts }
    case 'near':
      return { is: 'near', designs: await Promise.all(does.designIds.map(find)), facts }
    case 'back': {
      const rows = await Promise.all(does.designIds.map(find))
      return { is: 'back', designs: rows, to: does.version ?? 'previous', steps: does.steps ?? 1, said, facts }
    }
    default:
      return { ...does, facts }
  }
}
