/** What stands on the stage: the concepts of an answer, or one that was chosen. */
import { useEffect, useMemo, useState } from 'react'
import { after, before, type Concept, labelOf, lineOf, nameInAddress, rootOf } from '../../features/designs/concept.ts'
import type { ChatMessage } from '../../features/messages/message.ts'
import { KEYS, readAnew, writeText } from '../../lib/storage.ts'
import { useStored } from '../../lib/use-stored.ts'
import { lookedAtIn, withLookedAt } from './looked-at.ts'
import { usePlace } from './place.ts'
import { useStart } from './start.ts'
import { type Concepts, NO_CONCEPTS } from './use-concepts.ts'

interface Choice {
  /** The newest answer when it was made: a newer one comes onto the stage by itself. */
  since: string
  /** Name of the chosen design; null: all of an answer's. */
  name: string | null
  /** The answer whose concepts are shown; absent: the newest. */
  answer?: string
}

export interface OnStage {
  /** The message whose concepts lie on the stage. */
  answer: ChatMessage | undefined
  concepts: readonly Concept[]
  /** The design that "it" means. */
  chosen: Concept | null
  /** What to call it. */
  label: string
  /** The concepts that it was chosen from, each as it stands now. */
  family: readonly Concept[]
  /** Its versions. */
  line: readonly Concept[]
  previous: Concept | undefined
  next: Concept | undefined
}

/** First versions in their newest one: as they came, they would look as if what was changed since were lost. */
const asTheyStand = (concepts: readonly Concept[], all: readonly Concept[]): Concept[] =>
  concepts.map((concept) => (concept.parentId === undefined ? lineOf(concept, all).at(-1) : undefined) ?? concept)

/** The concepts of the answer that a design was first made in, as they stand now, with the chosen one in its place. */
function familyOf(chosen: Concept, { concepts, all, ownerOf }: Concepts): { family: Concept[]; place: number } {
  const root = rootOf(chosen, all)
  const answer = concepts.get(ownerOf(root)?.key ?? '') ?? [chosen]
  const place = answer.findIndex(({ url }) => url === root.url)
  return { family: asTheyStand(answer, all).map((concept, at) => (at === place ? chosen : concept)), place }
}

/** What others bring does not push aside what is looked at: it is told of instead. */
function newestOf(messages: readonly ChatMessage[], { concepts }: Concepts): ChatMessage | undefined {
  const hasDesigns = ({ key }: ChatMessage) => Boolean(concepts.get(key)?.length)
  return messages.findLast((one) => !one.isNews && hasDesigns(one)) ?? messages.find(hasDesigns)
}

/**
 * What was chosen since the newest answer came: the address says it, so that a reload shows the same, and it is kept, so that the next visit does.
 * @param newest what the newest answer is known by from one visit to the next: its first design
 */
function useChoice(since: string, newest: string | undefined, projectId: string) {
  const { place, change } = usePlace()
  const { design } = place
  // What the address says was chosen among the answers that are there when the page is opened.
  const [choice, setChoice] = useState<Choice | null>(design ? { since, name: design } : null)
  if (choice?.since === '' && since !== '') setChoice({ ...choice, since })
  const [kept] = useStored(KEYS.lookedAt, useStart().designs)
  const left = useMemo((): Choice | null => {
    const seen = lookedAtIn(kept, projectId)
    return seen && seen.newest === newest ? { since, name: seen.design } : null
  }, [kept, projectId, newest, since])
  const chosen = choice?.since === since ? choice : null
  const current = chosen ?? left
  const isHere = (place.tab ?? 'chat') === 'chat' && (place.project ?? projectId) === projectId
  const name = current?.name ?? undefined
  useEffect(() => {
    if (isHere && since !== '' && design !== name) change({ ...place, tab: 'chat', project: projectId, design: name })
  }, [isHere, since, design, name, place, projectId, change])
  const decided = chosen?.name
  useEffect(() => {
    if (since === '' || newest === undefined || decided === undefined) return
    const seen = decided === null ? null : { design: decided, newest }
    // It is what is shown already: nothing is drawn anew.
    writeText(KEYS.lookedAt, withLookedAt(readAnew(KEYS.lookedAt), projectId, seen), 'quiet')
  }, [since, newest, decided, projectId])
  const choose = (name: string | null, answer?: string) => setChoice({ since, name, ...(answer && { answer }) })
  return { current, choose }
}

/** @param projectId whose chat it is */
export function useStage(messages: readonly ChatMessage[], known: Concepts, projectId: string) {
  const newest = newestOf(messages, known)
  const since = newest?.key ?? ''
  const { current, choose } = useChoice(since, nameInAddress(known.concepts.get(since)?.[0]), projectId)
  const stage = useMemo((): OnStage => {
    const answer = messages.find(({ key }) => key === (current?.answer ?? newest?.key))
    const came = known.concepts.get(answer?.key ?? '') ?? NO_CONCEPTS
    // What somebody else has made of the newest answer is no reason to show that instead.
    const concepts = current === null ? came : asTheyStand(came, known.all)
    const only = current === null && concepts.length === 1 ? concepts[0] : undefined
    const named = current?.name ? known.all.findLast((one) => nameInAddress(one) === current.name) : undefined
    const chosen = named ?? only ?? null
    if (!chosen)
      return { answer, concepts, chosen, label: '', family: concepts, line: [], previous: undefined, next: undefined }
    const { family, place } = familyOf(chosen, known)
    return {
      answer,
      concepts,
      chosen,
      label: labelOf(chosen, place, family.length),
      family,
      line: lineOf(chosen, known.all),
      previous: before(chosen, known.all),
      next: after(chosen, known.all),
    }
  }, [messages, known, newest, current])
  return {
    stage,
    choose: (concept: Concept) => choose(nameInAddress(concept) ?? null),
    /** By its id: it may not have arrived yet. */
    chooseId: (id: string) => choose(id),
    /** Lays out all concepts of an answer; absent: those that the chosen one came from. */
    layOut(answer?: string) {
      const own = stage.chosen && known.ownerOf(rootOf(stage.chosen, known.all))
      choose(null, answer ?? own?.key)
    },
  }
}
