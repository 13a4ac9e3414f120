import type { Message } from '@limner/contract/types'
import { inTime } from '../../lib/in-time.ts'
import { type ChatMessage, fromStored, greeting } from './message.ts'

const sameDesigns = ({ designIds: a = [] }: ChatMessage, { designIds: b = [] }: ChatMessage): boolean =>
  a.length > 0 && a.length === b.length && a.every((id, at) => id === b[at])

/** Of two answers that brought designs these decide: several say the same words. */
const isSame = (a: ChatMessage, b: ChatMessage): boolean =>
  a.type === b.type && (a.designIds?.length || b.designIds?.length ? sameDesigns(a, b) : a.content === b.content)

/**
 * The messages to show when the stored ones have arrived: local ones stay when they outnumber the stored (some are still
 * on their way, or were never meant to be stored), otherwise the stored ones replace them. A stored message that the page
 * has already keeps its key and the designs that came with it, so that nothing on the page is drawn anew.
 * @param unsent keys of messages that have not reached the server yet: they stay in any case
 */
export function mergeMessages(
  local: readonly ChatMessage[],
  stored: readonly Message[],
  unsent: ReadonlySet<string> = new Set(),
): readonly ChatMessage[] {
  const told = local.filter((message) => message.key !== 'greeting')
  if (told.length > stored.length) return local
  const left = new Set(told)
  const merged = stored.map((message, at) => {
    const fresh = fromStored(message)
    const beside = told[at]
    // A page that has only the latest ones counts from another place.
    const known =
      beside && left.has(beside) && isSame(beside, fresh) ? beside : [...left].find((one) => sameDesigns(one, fresh))
    if (!known) return fresh
    left.delete(known)
    return { ...known, ...fresh, key: known.key }
  })
  const keys = new Set(merged.map(({ key }) => key))
  return [greeting(), ...merged, ...told.filter((message) => unsent.has(message.key) && !keys.has(message.key))]
}

const timeOf = ({ timestamp }: ChatMessage): string => timestamp ?? ''

/** What two windows know of one guest's project: each message once, ours as we have it, in the order of their times. */
export function uniteMessages(ours: readonly ChatMessage[], others: readonly ChatMessage[]): readonly ChatMessage[] {
  const known = new Set(ours.map(({ key }) => key))
  const news = others.filter(({ key }) => !known.has(key))
  if (news.length === 0) return ours
  return [...ours, ...news].toSorted((a, b) => inTime(timeOf(a), timeOf(b)))
}

/**
 * The messages of a project that several people work on, while it is being looked at: as they are stored, each that the
 * page has already as it has it, and what only the page knows at the end. What others have brought is marked.
 * @param unsent keys of messages that have not reached the server yet
 */
export function mergeNews(
  local: readonly ChatMessage[],
  stored: readonly Message[],
  unsent: ReadonlySet<string> = new Set(),
): readonly ChatMessage[] {
  const left = new Set(local.filter(({ key }) => key !== 'greeting'))
  const all = stored.map((message) => {
    const fresh = fromStored(message)
    const known = [...left].find(({ key }) => key === fresh.key) ?? [...left].find((one) => isSame(one, fresh))
    if (!known) return { ...fresh, isNews: true as const }
    left.delete(known)
    return { ...known, ...fresh, key: known.key }
  })
  const last = stored.at(-1)?.createdAt ?? ''
  const isOnItsWay = (one: ChatMessage) => unsent.has(one.key) || one.waiting || one.retry || timeOf(one) > last
  return [greeting(), ...all, ...[...left].filter(isOnItsWay)]
}
