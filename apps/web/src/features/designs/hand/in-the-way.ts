/** What a refused change would have run into: outlined while the notice that names it is read. */
import { useEffect, useState } from 'react'

/** A little longer than the notice. */
const SHOWN_MS = 8000
const NAMES_IT = /^Here it would .*“([^”]*)”\.$/

/** @param refusal in the server's words */
export function partInTheWay<T extends { name: string }>(refusal: string, parts: readonly T[]): T | undefined {
  const [, name] = NAMES_IT.exec(refusal) ?? []
  return name === undefined ? undefined : parts.find((part) => part.name === name || part.name.endsWith(`: ${name}`))
}

export interface Refusal {
  /** In the server's words; empty where it said nothing. */
  answer: string
  /** In the reader's language. */
  told: string
}

/** The refusal that counts now. */
export function useInTheWay() {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(() => setRefusal(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [refusal])
  return { refusal, tell: (next: Refusal) => setRefusal(next), forget: () => setRefusal(null) }
}
