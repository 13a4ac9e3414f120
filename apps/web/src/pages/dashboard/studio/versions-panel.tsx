import type { Concept } from '../../../features/designs/concept.ts'
import type { Answer } from './answer.ts'
import { Thumb } from './thumb.tsx'

interface Props {
  answers: readonly Answer[]
  chosen: Concept | null
  line: readonly Concept[]
  onRestore: (concept: Concept) => void
}

/** The versions of the chosen design with what each changed, the newest first. A press restores one; none is lost. */
export function VersionsPanel({ answers, chosen, line, onRestore }: Props) {
  if (!chosen) return <p className="text-ink-2">Choose a design to see its versions.</p>
  return (
    <ol className="grid gap-3">
      {[...line].reverse().map((concept) => {
        const owner = answers.find(({ concepts }) => concepts.some(({ url }) => url === concept.url))
        const changes = owner?.message.changes?.map(({ what, to }) => (to ? `${what}: ${to}` : what)).join('; ')
        return (
          <li key={concept.url} className="flex gap-3">
            <Thumb
              concept={concept}
              label={`Restore version ${concept.version}`}
              isCurrent={concept.url === chosen.url}
              onPress={() => onRestore(concept)}
            />
            <p className="min-w-0 text-xs">
              <span className="block font-medium tabular-nums">
                Version {concept.version}
                {concept.url === chosen.url && <span className="font-normal text-ink-3"> (shown)</span>}
              </span>
              <span dir="auto" className="line-clamp-3 break-words text-ink-2">
                {changes ?? owner?.message.originalPrompt}
              </span>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
