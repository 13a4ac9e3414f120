import type { EndpointSummary } from '@limner/contract/docs'
import { useState } from 'react'
import { KEYS, readText } from '../../lib/storage.ts'
import { useToast } from '../../ui/toast.tsx'
import type { Prepared } from './request.ts'

/** A stream is read for so long. */
const STREAM_MS = 10_000
const SHOWN_CHARACTERS = 200_000

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Sends what was prepared, and tells what came back. */
export function useTest() {
  const toast = useToast()
  const [response, setResponse] = useState('')
  const [running, setRunning] = useState(false)

  async function run({ method, path, auth }: EndpointSummary, { url, headers, body }: Prepared) {
    setRunning(true)
    try {
      const guest = auth === 'api key' ? null : readText(KEYS.guestToken)
      const answer = await fetch(url, {
        method,
        headers: { ...(guest && { 'x-guest-token': guest }), ...headers },
        ...(body !== undefined && { body }),
        ...(path.endsWith('/events') && { signal: AbortSignal.timeout(STREAM_MS) }),
      })
      const { status, statusText } = answer
      const shown = {
        status,
        statusText,
        headers: Object.fromEntries(answer.headers),
        body: parsed(await answer.text()),
      }
      setResponse(JSON.stringify(shown, null, 2).slice(0, SHOWN_CHARACTERS))
      if (answer.ok) toast({ title: 'Request successful', description: `${method} ${path} returned ${status}` })
      else toast({ title: 'Request failed', description: `${method} ${path} returned ${status}`, destructive: true })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      setResponse(JSON.stringify({ error: message }, null, 2))
      toast({ title: 'Request error', description: message, destructive: true })
    } finally {
      setRunning(false)
    }
  }
  return { response, running, run }
}
