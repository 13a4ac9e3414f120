import { useEffect, useState } from 'react'
import { isRecord } from '../../lib/is-record.ts'
import { KEYS, readJson, writeJson } from '../../lib/storage.ts'

function drafts(): Record<string, string> {
  const value = readJson(KEYS.drafts)
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** What is being written in a project: kept in the browser until it is sent. */
export function useDraft(projectId: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  // After the first render, which is the server's: it knows no drafts.
  useEffect(() => setText(drafts()[projectId] ?? ''), [projectId])
  function change(next: string) {
    setText(next)
    const { [projectId]: _, ...others } = drafts()
    const all = next.trim() ? { ...others, [projectId]: next } : others
    writeJson(KEYS.drafts, Object.keys(all).length > 0 ? all : undefined)
  }
  return [text, change]
}
