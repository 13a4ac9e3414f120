/** What a refused change would have run into: outlined while the notice that names it is read. */
import { useEffect, useState } from 'react'

/** A little longer than the notice, which covers some of the design on a telephone. */
const SHOWN_MS = 8000
const NAMES_IT = /^Here it would .*“([^”]*)”\.$/

/** @param refusal in the server's words */
export function partInTheWay<T extends { name: string }>(refusal: string, parts: readonly T[]): T | undefined {
  const [, name] = NAMES_IT.exec(refusal) ?? []
  return name === undefined ? undefined : parts.find((part) => part.name === name || part.name.endsWith(`: ${name}`))
}

/** The refusal that counts now. */
export function useInTheWay() {
  const [refusal, setRefusal] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(() => setRefusal(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [refusal])
  return { refusal: refusal?.text, tell: (text: string) => setRefusal({ text }), forget: () => setRefusal(null) }
}
