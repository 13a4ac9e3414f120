/** Makes designs on the landing page, as a guest, and leaves them in the chat to be found there. */
import { titleFrom } from '@limner/contract/project-title'
import type { Design, Prediction, Stage } from '@limner/contract/types'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  emptyGuestProject,
  guestMessages,
  keepGuestMessages,
  nameGuestProject,
} from '../../features/messages/guest-history.ts'
import { answerOf } from '../../features/messages/message.ts'
import { follow } from '../../features/predictions/follow.ts'
import { api, introduceGuest, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { randomKey } from '../../lib/random-key.ts'

interface Shown {
  prompt: string
  /** The project that the chat keeps it in. */
  projectId: string
  designs: readonly Design[]
}

interface Working {
  stage: Stage
  fraction: number
}

const BEGINNING: Working = { stage: 'reading', fraction: 0 }
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface Asked {
  prompt: string
  projectId: string
}

async function generate(body: Asked, onProgress: (at: Working) => void): Promise<Prediction> {
  await introduceGuest()
  const first = await api.generateDesign({ body }, { headers: { 'idempotency-key': randomKey() } })
  if (first.status === 'succeeded' || first.status === 'failed') return first
  const outcome = await follow(first.id, {
    events: (id, signal) => api.followPrediction({ params: { id } }, { signal }),
    ask: (id) => api.getPrediction({ params: { id } }),
    wait,
    onProgress: ({ progress }) => progress && onProgress(progress),
  })
  if ('prediction' in outcome) return outcome.prediction
  throw new Error(t('This is taking longer than expected. Please try again with a simpler prompt.'))
}

/** What was asked and answered, where the chat of a guest keeps it: a project of its own, named as the chat would. */
function keepInChat({ prompt, projectId }: Asked, prediction: Prediction): void {
  const now = new Date()
  nameGuestProject(projectId, titleFrom(prompt))
  keepGuestMessages(projectId, [
    ...guestMessages(projectId),
    { key: randomKey(), type: 'user', content: prompt, timestamp: now.toISOString() },
    answerOf(prediction, prompt, now),
  ])
}

export function useLiveConcepts() {
  const client = useQueryClient()
  const [shown, setShown] = useState<Shown | null>(null)
  const [working, setWorking] = useState<Working | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const there = useRef(true)
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])

  async function make(prompt: string) {
    setWorking(BEGINNING)
    setFailure(null)
    try {
      const asked = { prompt, projectId: emptyGuestProject() }
      const prediction = await generate(asked, (at) => there.current && setWorking(at))
      const designs = prediction.designs ?? []
      if (prediction.status === 'failed') throw new Error(prediction.error ?? prediction.message)
      keepInChat(asked, prediction)
      // A chat that this window has open does not know of it: it is opened anew.
      client.removeQueries({ queryKey: ['conversation', 'guest'] })
      if (designs.length > 0) setShown({ ...asked, designs })
      else setFailure(prediction.message ?? t('Please describe what you would like designed.'))
    } catch (error) {
      setFailure(reasonOf(error))
    } finally {
      setWorking(null)
    }
  }
  return { shown, working, failure, make: (prompt: string) => void make(prompt) }
}
export type LiveConcepts = ReturnType<typeof useLiveConcepts>
