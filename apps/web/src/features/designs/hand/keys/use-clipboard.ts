/** Parts that are copied and put in again, as new ones beside them. */
import { type ClipboardEvent, useRef } from 'react'
import { called } from '../../../../lib/language/translate.ts'
import type { Part } from '../use-hand.ts'
import { isField } from './use-nudges.ts'

interface Means {
  parts: readonly Part[]
  /** None of them lies in another one. */
  selected: readonly Part[]
  busy: boolean
  onCopies: (ids: readonly string[]) => void
}

export function useClipboard({ parts, selected, busy, onCopies }: Means) {
  // What was copied elsewhere since is not these parts: the words that went with them tell.
  const kept = useRef<{ ids: readonly string[]; words: string }>({ ids: [], words: '' })
  return {
    onCopy(event: ClipboardEvent) {
      if (isField(event.target) || selected.length === 0 || !(getSelection()?.isCollapsed ?? true)) return
      const words = selected.map(({ name, text }) => text?.words ?? called(name)).join('\n')
      kept.current = { ids: selected.map(({ id }) => id), words }
      event.clipboardData.setData('text/plain', words)
      event.preventDefault()
    },
    onPaste(event: ClipboardEvent) {
      const { ids, words } = kept.current
      const there = ids.filter((id) => parts.some((part) => part.id === id))
      const isTheirs = event.clipboardData.files.length === 0 && event.clipboardData.getData('text/plain') === words
      if (isField(event.target) || busy || there.length === 0 || !isTheirs) return
      event.preventDefault()
      onCopies(there)
    },
  }
}
