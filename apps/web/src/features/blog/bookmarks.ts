import { KEYS } from '../../lib/storage.ts'
import { useStored } from '../../lib/use-stored.ts'

function parse(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : []
  } catch {
    return []
  }
}

/** The articles that this browser has bookmarked, and a way to change that. */
export function useBookmarks() {
  const [stored, store] = useStored(KEYS.bookmarks)
  const bookmarks = parse(stored)
  const toggle = (slug: string) => {
    const others = bookmarks.filter((other) => other !== slug)
    store(JSON.stringify(others.length < bookmarks.length ? others : [slug, ...others]))
  }
  const [consent] = useStored(KEYS.consent)
  /** False: the visitor lets us keep essential things only, so a bookmark lasts as long as the page. */
  const kept = consent !== 'essential'
  return { bookmarks, toggle, kept }
}
