/**
 * The designs of a conversation as a person sees them: contact sheets, one an answer, where each design stands for the
 * latest version of its line. The sheet that was worked on last is the newest one ("the third one"), and what was made
 * or looked at last stands once more at position 0, before all others: that is what "it" means.
 */
import type { Before, ChatDesign } from '@limner/engine'
import type { TurnBefore } from '../features/designs/turns-store.ts'
import type { LatestDesign } from '../features/designs/versions-store.ts'

const MORE_KIND_WORDS: Record<string, string[]> = {
  website: ['web', 'site', 'page', 'landing'],
  'business-card': ['business card', 'card'],
  poster: ['flyer'],
}

type Shown = Pick<LatestDesign, 'id' | 'answerId' | 'position' | 'title' | 'kind' | 'version'>

/** @param latest the most recently made first, those of one answer by position */
export function asChat(latest: Shown[], selectedId?: string): ChatDesign[] {
  const selected = latest.find(({ id }) => id === selectedId)
  const it = selected ?? latest[0]
  if (!it) return []
  const sheets = [...new Set([it.answerId, ...latest.map(({ answerId }) => answerId)])]
  const entry = (design: Shown, position: number): ChatDesign => ({
    id: design.id,
    position,
    title: design.title,
    age: sheets.indexOf(design.answerId),
    version: design.version,
    kindWords: [design.kind, ...(MORE_KIND_WORDS[design.kind] ?? [])],
  })
  return [entry(it, 0), ...latest.map((design) => entry(design, design.position))]
}

/** The turns before, of designs as they are since. */
export const asBefore = (
  turns: readonly TurnBefore[],
  latest: readonly Pick<LatestDesign, 'id' | 'rootId'>[],
): Before[] =>
  turns.map(({ said, did, changes, rootIds }) => ({
    said,
    did,
    changes,
    about: latest.flatMap(({ id, rootId }) => (rootIds.includes(rootId) ? [id] : [])),
  }))
