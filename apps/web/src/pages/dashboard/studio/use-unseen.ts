/** The newest answer, for as long as the conversation that it stands in is not seen. */
import { useEffect, useState } from 'react'
import type { ChatMessage } from '../../../features/messages/message.ts'

/** Milliseconds in which its words can be read; that there is one is shown until the conversation is. */
const READ_MS = 8000

export interface Unseen {
  message: ChatMessage
  /** Its words are shown. */
  isFresh: boolean
}

/** @param last of the conversation */
export function useUnseen(last: ChatMessage | undefined, isAway: boolean): Unseen | null {
  const key = last?.key
  const [seen, setSeen] = useState(key)
  const [read, setRead] = useState<string>()
  if (!isAway && seen !== key) setSeen(key)
  const isNew = isAway && last?.type === 'ai' && key !== seen
  useEffect(() => {
    if (!isNew || key === undefined) return
    const timer = setTimeout(() => setRead(key), READ_MS)
    return () => clearTimeout(timer)
  }, [isNew, key])
  return isNew && last ? { message: last, isFresh: read !== key } : null
}
