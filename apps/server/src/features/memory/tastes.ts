/** Stated likes and dislikes: only what somebody said in so many words. */

const MOST = 20
const LIKES = /\b(?:i|we)(?: really| do| always)? (?:like|love|prefer)\b(?! to)([^.!?;\n]{2,80})/gi
const DISLIKES =
  /\b(?:(?:i|we)(?: really)? (?:hate|dislike|can't stand)|(?:i|we) (?:don't|do not|never) (?:like|want|use)|avoid|no more)\b([^.!?;\n]{2,80})/gi

const all = (texts: readonly string[], pattern: RegExp): string[] => {
  const found = texts.flatMap((text) =>
    [...text.slice(0, 5000).matchAll(pattern)].map((match) => (match[1] ?? '').trim()),
  )
  return [...new Map(found.filter(Boolean).map((one) => [one.toLowerCase(), one])).values()].slice(0, MOST)
}

export const tastesIn = (texts: readonly string[]) => ({ likes: all(texts, LIKES), dislikes: all(texts, DISLIKES) })
