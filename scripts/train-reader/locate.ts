/** Where the texts that were taken from a prompt stand in it. */
import type { Words } from '@limner/engine/language'

export interface Located {
  role: string
  /** Half-open range of tokens. */
  from: number
  to: number
}

/** Each text once, the longest first; a quoted mention is preferred, then one in the same letters. In the prompt's order. */
export function locate(words: Words, texts: readonly { role: string; text: string }[]): Located[] {
  const taken = words.tokens.map(() => false)
  const found: Located[] = []
  for (const { role, text } of [...texts].sort((a, b) => b.text.length - a.text.length)) {
    const [best] = mentions(words, text)
      .filter(({ from, to }) => to > from && !taken.slice(from, to).some(Boolean))
      .sort((a, b) => b.weight - a.weight)
    if (best === undefined) continue
    taken.fill(true, best.from, best.to)
    found.push({ role, from: best.from, to: best.to })
  }
  return found.sort((a, b) => a.from - b.from)
}

function mentions({ text, tokens }: Words, wanted: string) {
  const pattern = wanted
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"))
    .join('[\\s*\\u200b]+')
  return [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ 0: piece, index }) => {
    const first = tokens.findIndex((token) => token.from >= index)
    const from = tokens[first]?.from === index ? first : -1
    let to = Math.max(0, from)
    const end = index + piece.length
    // The stop that stands for a line's end is no part of what stands on the line.
    const within = ({ from: start, to: stop }: { from: number; to: number }) => stop <= end && start < end
    for (let token = tokens[to]; from >= 0 && token !== undefined && within(token); token = tokens[to]) to++
    const quoted = (tokens[from]?.quote ?? -1) >= 0
    return { from: Math.max(from, 0), to, weight: Number(quoted) * 2 + Number(piece === wanted) }
  })
}
