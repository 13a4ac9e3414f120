/** What a message wishes: new designs, a change of one that is there, or no design at all. */
import type { OwnFact, Said } from '@limner/engine'
import type { DesignRow, DesignStore } from '../features/designs/store.ts'
import type { Threads } from '../threads/threads.ts'
import { asChat } from './chat.ts'
import type { Claim } from './types.ts'

export type IntentParts = { threads: Pick<Threads, 'run'>; designs: Pick<DesignStore, 'find' | 'latestOf'> }
type MessageToRead = Pick<Claim, 'ownerId' | 'projectId' | 'guestProjectId' | 'request'>
type Talk = Extract<Said, { act: 'talk' }>

/** `facts`: what the visitor tells of themselves beside it. */
export type MessageIntent =
  | { act: 'talk'; talk: Talk }
  | { act: 'tell'; facts: OwnFact[] }
  | { act: 'new'; facts: OwnFact[] }
  /** `chosen`: the visitor named the design, or said that it is to be changed; otherwise their words were read so. */
  | { act: 'change'; facts: OwnFact[]; design: DesignRow; instruction: string; chosen: boolean }

/** Whoever says more than this of themselves describes what they want designed. */
const MAX_SELF_DESCRIPTION = 25

export async function readIntent(
  parts: IntentParts,
  asked: MessageToRead,
  signal: AbortSignal,
): Promise<MessageIntent> {
  const { prompt, parentDesignId, modification, pictureId } = asked.request
  const message = modification ?? prompt
  const said = await readDialogueAct(parts, asked, message, signal)
  if (said.act === 'talk') return { act: 'talk', talk: said }
  const facts = said.act === 'fact' ? said.facts : []
  if (parentDesignId) {
    const design = await parts.designs.find(parentDesignId)
    if (!design) throw new Error('The design to be changed has been deleted')
    return { act: 'change', facts, design, instruction: message, chosen: true }
  }
  const tells = said.act === 'fact' && !said.asks && message.split(/\s+/).length <= MAX_SELF_DESCRIPTION
  if (tells && !pictureId) return { act: 'tell', facts }
  const target = await findTarget(parts, asked, signal)
  return target ? { act: 'change', facts, ...target } : { act: 'new', facts }
}

export async function asksForNew(parts: IntentParts, asked: MessageToRead, signal: AbortSignal): Promise<boolean> {
  return (await readIntent(parts, asked, signal)).act === 'new'
}

/** Changes by hand and choices are wishes; so is whatever comes with a picture. */
async function readDialogueAct(
  { threads }: IntentParts,
  { request }: MessageToRead,
  message: string,
  signal: AbortSignal,
): Promise<Said> {
  const said: Said =
    request.operations || request.intent ? { act: 'wish' } : await threads.run('hear', { message }, { signal })
  return said.act === 'talk' && request.pictureId ? { act: 'wish' } : said
}

/** The design of the conversation that the words are about. Null: they ask for a new one. */
async function findTarget({ threads, designs }: IntentParts, asked: MessageToRead, signal: AbortSignal) {
  const { prompt, selectedDesignId, intent: choice } = asked.request
  if (choice === 'new') return null
  const chat = asChat(await designs.latestOf(asked), selectedDesignId)
  const [it] = chat
  if (!it) return null
  const intent = await threads.run('readIntent', { message: prompt, designs: chat }, { signal })
  const chosen = choice === 'change'
  if (intent.intent === 'new' && !chosen) return null
  const named = intent.intent === 'edit' ? intent : { designId: it.id, instruction: prompt }
  const design = await designs.find(named.designId)
  return design && { design, instruction: named.instruction, chosen }
}
