/** The conversation that the dashboard shows. */
import type { Design, Message, User } from '@limner/contract/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Conversation } from '../../features/messages/conversation.ts'
import { guestMessages, onGuestMessages } from '../../features/messages/guest-history.ts'
import { designsQuery, messagesQuery } from '../../features/projects/queries.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { type AccountParcel, creationKey, NO_PARCELS, unsentMessages } from './account-outbox.ts'
import { guestPorts } from './ports.ts'
import { workspaceOf } from './workspace.ts'

const NO_MESSAGES: readonly Message[] = []
const NO_DESIGNS: ReadonlyMap<string, Design> = new Map()

/**
 * The conversation of an account's project; what is stored of it arrives later.
 * @param ended nobody is signed in any more: what is here stays, and nothing is asked for
 * @param isTogether others may add to it meanwhile
 */
export function useAccountConversation(user: User, projectId: string, ended: boolean, isTogether: boolean) {
  const client = useQueryClient()
  const workspace = workspaceOf(client)
  const isNew = useUnsent(user.id).some(({ key }) => key === creationKey(projectId))
  const conversation = workspace.accountConversation(user.id, projectId)
  // What came with the page is as new as the page: only what it lacks is asked for.
  const [isFromPage] = useState(conversation.isAsServed)
  const fresh = { enabled: !ended && !isNew, refetchOnMount: isFromPage || 'always' } as const
  const messages = useQuery({ ...messagesQuery(projectId), ...fresh })
  const isPartial = messages.isStale
  const [servedAt] = useState(isFromPage ? messages.dataUpdatedAt : null)
  const made = useQuery({ ...designsQuery(projectId), ...fresh })
  // Of a project that the server does not know yet there is nothing to ask for.
  const stored = isNew ? NO_MESSAGES : messages.data
  const designs = isNew || made.isError ? NO_DESIGNS : made.data
  const isHere = useRef(false)
  const [isMerged, setMerged] = useState(
    () => stored !== undefined && conversation.getSnapshot().messages.length > stored.length,
  )
  // With the designs, so that pictures find their size at once; in this order, so that an answer that is taken up again
  // stands at the end.
  useEffect(() => {
    if (!stored || !designs || ended) return
    const unsent = unsentMessages(workspace.outboxOf(user.id).getSnapshot(), projectId)
    conversation.unite(unsent)
    conversation.merge(stored, new Set(unsent.map(({ key }) => key)), isTogether && isHere.current)
    // What the page lacked is no news of others.
    isHere.current ||= !isPartial
    conversation.resume()
    setMerged(true)
  }, [conversation, workspace, user.id, projectId, stored, designs, ended, isTogether, isPartial])
  return {
    conversation,
    designs: designs ?? NO_DESIGNS,
    // What is there but does not stand yet: for this moment the project would look new.
    loading: (!stored && !messages.isError) || !designs || (stored !== undefined && !isMerged && !ended),
    failed: messages.isError && (!stored || messages.dataUpdatedAt === servedAt) && !ended,
    retry: () => void messages.refetch(),
  }
}

/** What the account has written and the server has not yet. */
export function useUnsent(userId: string): readonly AccountParcel[] {
  const outbox = workspaceOf(useQueryClient()).outboxOf(userId)
  return useSyncExternalStore(outbox.subscribe, outbox.getSnapshot, () => NO_PARCELS)
}

/** The conversation of a guest's project, as this browser has kept it. */
export function useGuestConversation(id: string): Conversation {
  const client = useQueryClient()
  const hydrated = useHydrated()
  const conversation = useMemo(() => {
    const ports = guestPorts(id)
    // Before the page is hydrated nothing is known of the browser: the greeting stands in.
    return hydrated ? workspaceOf(client).guestConversation(ports, () => guestMessages(id)) : new Conversation(ports)
  }, [client, id, hydrated])
  useEffect(() => {
    if (!hydrated) return
    conversation.resume()
    return onGuestMessages(id, (messages) => conversation.unite(messages))
  }, [conversation, id, hydrated])
  return conversation
}

export const useSnapshot = (conversation: Conversation) =>
  useSyncExternalStore(conversation.subscribe, conversation.getSnapshot, conversation.getSnapshot)
