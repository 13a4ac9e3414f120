/** What stands on the stage: the concepts of an answer, or one that was chosen. */
import { useMemo, useState } from 'react'
import { after, before, type Concept, labelOf, lineOf, nameInAddress, rootOf } from '../../features/designs/concept.ts'
import type { ChatMessage } from '../../features/messages/message.ts'
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

/** The concepts of the answer that a design was first made in, each in its newest version, or as the chosen one. */
function familyOf(chosen: Concept, { concepts, all, ownerOf }: Concepts): { family: Concept[]; place: number } {
  const root = rootOf(chosen, all)
  const answer = concepts.get(ownerOf(root)?.key ?? '') ?? [chosen]
  const place = answer.findIndex(({ url }) => url === root.url)
  return {
    family: answer.map((concept, at) => (at === place ? chosen : (lineOf(concept, all).at(-1) ?? concept))),
    place,
  }
}

/** What others bring does not push aside what is looked at: it is told of instead. */
function newestOf(messages: readonly ChatMessage[], { concepts }: Concepts): ChatMessage | undefined {
  const hasDesigns = ({ key }: ChatMessage) => Boolean(concepts.get(key)?.length)
  return messages.findLast((one) => !one.isNews && hasDesigns(one)) ?? messages.find(hasDesigns)
}

export function useStage(messages: readonly ChatMessage[], known: Concepts) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const newest = newestOf(messages, known)
  const current = choice?.since === (newest?.key ?? '') ? choice : null
  const stage = useMemo((): OnStage => {
    const answer = messages.find(({ key }) => key === (current?.answer ?? newest?.key))
    const concepts = known.concepts.get(answer?.key ?? '') ?? NO_CONCEPTS
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
  const since = newest?.key ?? ''
  return {
    stage,
    choose: (concept: Concept) => setChoice({ since, name: nameInAddress(concept) ?? null }),
    /** By its id: it may not have arrived yet. */
    chooseId: (id: string) => setChoice({ since, name: id }),
    /** Lays out all concepts of an answer; absent: those that the chosen one came from. */
    layOut(answer?: string) {
      const own = stage.chosen && known.ownerOf(rootOf(stage.chosen, known.all))
      const key = answer ?? own?.key
      setChoice({ since, name: null, ...(key && { answer: key }) })
    },
  }
}
