/** Which design is shown full size, among which: the address says it, so that it can be shared, reloaded, and left by *Back*. */
import { useEffect, useRef } from 'react'
import { type Concept, lineOf, nameInAddress } from '../../features/designs/concept.ts'
import { usePlace } from './place.ts'
import type { Concepts } from './use-concepts.ts'

interface Viewed {
  concepts: readonly Concept[]
  at: number
}

const includes = (concepts: readonly Concept[], view: string) => concepts.some((one) => nameInAddress(one) === view)

/** The versions of a design, or the concepts of the answer that brought it. */
function findViewed({ concepts, all }: Concepts, view: string, versions: string | undefined): Viewed | null {
  const named = versions ? all.find((one) => nameInAddress(one) === versions) : undefined
  const answers = named ? [lineOf(named, all)] : [...concepts.values()]
  const shown = answers.find((some) => includes(some, view))
  return shown ? { concepts: shown, at: shown.findIndex((one) => nameInAddress(one) === view) } : null
}

/** @param projectId whose chat it is */
export function useViewed(all: Concepts, projectId: string) {
  const { place, go, change, back } = usePlace()
  const here = { tab: 'chat', project: projectId, design: place.design } as const
  const viewed = place.view ? findViewed(all, place.view, place.versions) : null
  const isOpen = viewed !== null
  const afterwards = useRef<(() => void) | null>(null)
  useEffect(() => {
    const next = afterwards.current
    if (isOpen || !next) return
    afterwards.current = null
    // After the dialog has given the focus back.
    setTimeout(next)
  }, [isOpen])
  return {
    viewed,
    /** @param history they are the versions of one design */
    open(concepts: readonly Concept[], at: number, history: boolean) {
      const versions = history ? nameInAddress(concepts.at(-1)) : undefined
      go({ ...here, view: nameInAddress(concepts[at]), versions }, here)
    },
    step: (concept: Concept | undefined) => change({ ...here, view: nameInAddress(concept), versions: place.versions }),
    /** @param then happens when the viewer is gone */
    close(then: (() => void) | null = null) {
      afterwards.current = then
      back(here)
    },
  }
}

export type Viewing = ReturnType<typeof useViewed>
