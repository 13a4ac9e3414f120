/** Which text is written in. */
import { useRef, useState } from 'react'
import type { Part } from '../use-hand.ts'

export interface Written {
  part: Part
  /** The version that it was begun in. */
  design: string
  /** Another time, also in the same part, is another field. */
  time: number
  /** Done: shown until the drawing with these words is there. */
  isKept: boolean
}

interface Means {
  design: string
  busy: boolean
  onWrite: (id: string, words: string) => void
}

export function useWriting({ design, busy, onWrite }: Means) {
  const [writing, setWriting] = useState<Written | null>(null)
  const times = useRef(0)
  const [wasBusy, setWasBusy] = useState(busy)
  // In the same drawing of the page as the design with these words, or without them where they were refused.
  if (wasBusy !== busy) {
    setWasBusy(busy)
    if (!busy && writing?.isKept) setWriting(null)
  }
  return {
    writing,
    begin: (part: Part) => setWriting({ part, design, time: ++times.current, isKept: false }),
    /** @param words null: as they were */
    end(words: string | null) {
      const isNew = writing !== null && words !== null && words !== writing.part.text?.words
      if (isNew) onWrite(writing.part.id, words)
      setWriting(isNew ? { ...writing, isKept: true } : null)
    },
  }
}
