/** The full-size view of the chat's designs, loaded when a design is first opened. */
import { lazy, Suspense, useState } from 'react'
import { type Concept, labelOf } from '../../features/designs/concept.ts'
import type { ChatMessage } from '../../features/messages/message.ts'
import { NO_CONCEPTS } from './use-concepts.ts'
import type { Viewing } from './use-viewed.ts'

const Viewer = lazy(() => import('../../features/designs/viewer/viewer.tsx').then((part) => ({ default: part.Viewer })))

interface Props {
  viewing: Viewing
  /** The message that brought a design. */
  ownerOf: (concept: Concept) => ChatMessage | undefined
  onDownload: (concept: Concept) => void
  onEdit: (concept: Concept, label: string, owner: ChatMessage) => void
  onByHand: (concept: Concept) => void
  /** "It" means this design from now on. */
  onSelect: (id: string) => void
}

export function ChatViewer({ viewing, ownerOf, onDownload, onEdit, onByHand, onSelect }: Props) {
  const { viewed, step, close } = viewing
  const [used, setUsed] = useState(false)
  if (viewed && !used) setUsed(true)
  function show(at: number) {
    const concept = viewed?.concepts[at]
    step(concept)
    if (concept?.id) onSelect(concept.id)
  }
  function continueFrom(concept: Concept) {
    const owner = ownerOf(concept)
    close(() => owner && onEdit(concept, labelOf(concept, 0, 1), owner))
  }
  if (!used) return null
  return (
    <Suspense>
      <Viewer
        concepts={viewed?.concepts ?? NO_CONCEPTS}
        at={viewed?.at ?? null}
        onStep={show}
        onClose={() => close()}
        onDownload={onDownload}
        onContinue={continueFrom}
        onByHand={(concept) => close(() => onByHand(concept))}
      />
    </Suspense>
  )
}
