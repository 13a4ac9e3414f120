import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { isRecord } from '../../lib/is-record.ts'
import { KEYS, readJson, writeJson } from '../../lib/storage.ts'

function drafts(): Record<string, string> {
  const value = readJson(KEYS.drafts)
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function keepDraft(projectId: string, text: string): void {
  const { [projectId]: _, ...others } = drafts()
  const all = text.trim() ? { ...others, [projectId]: text } : others
  writeJson(KEYS.drafts, Object.keys(all).length > 0 ? all : undefined)
}

/** What another page has sent along to be written here (`?prompt=`), as its form does without scripts. */
const PROMPT = 'prompt'
const LONGEST_PROMPT = 2000

/** What is being written in a project: kept in the browser until it is sent. */
export function useDraft(projectId: string): [string, (text: string) => void] {
  const [query, setQuery] = useSearchParams()
  const brought = query.get(PROMPT)?.slice(0, LONGEST_PROMPT) ?? ''
  const [text, setText] = useState(brought)
  // After the first render, which is the server's: it knows no drafts.
  useEffect(() => {
    if (brought) {
      // Once: a reload must not bring back what has been sent.
      keepDraft(projectId, brought)
      setQuery(
        (before) => {
          before.delete(PROMPT)
          return before
        },
        { replace: true },
      )
    } else setText(drafts()[projectId] ?? '')
  }, [projectId, brought, setQuery])
  function change(next: string) {
    setText(next)
    keepDraft(projectId, next)
  }
  return [text, change]
}
