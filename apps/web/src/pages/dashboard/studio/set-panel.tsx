import type { Concept } from '../../../features/designs/concept.ts'
import { Button } from '../../../ui/button.tsx'
import type { Answer } from './answer.ts'
import { Thumb } from './thumb.tsx'

interface Props {
  answers: readonly Answer[]
  chosen: Concept | null
  onShow: (concept: Concept) => void
  onLayOut: (answer: string) => void
}

/** Every design of the project, by the answer that brought it, the newest first. */
export function SetPanel({ answers, chosen, onShow, onLayOut }: Props) {
  const some = answers.filter(({ concepts }) => concepts.length > 0).reverse()
  if (some.length === 0) return <p className="text-ink-2">Designs of this project stand here once there are some.</p>
  return (
    <ul className="grid gap-4">
      {some.map(({ message, concepts }) => (
        <li key={message.key}>
          <p dir="auto" className="mb-1 line-clamp-2 text-xs text-ink-2">
            {message.originalPrompt ?? message.content}
          </p>
          <div className="flex flex-wrap gap-1.5">
            {concepts.map((concept, at) => (
              <Thumb
                key={concept.url}
                concept={concept}
                label={`Show ${concept.title}${concepts.length > 1 ? `, concept ${at + 1}` : ''}`}
                isCurrent={concept.url === chosen?.url}
                onPress={() => onShow(concept)}
              />
            ))}
          </div>
          {concepts.length > 1 && (
            <Button size="small" look="quiet" className="-ml-3" onClick={() => onLayOut(message.key)}>
              Lay out all {concepts.length}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
