import { before, type Concept } from '../../../features/designs/concept.ts'
import { useApproved } from '../../../features/designs/review/use-approved.ts'
import { type ChatMessage, otherAuthor } from '../../../features/messages/message.ts'
import { called, t, valued } from '../../../lib/language/translate.ts'
import { useUser } from '../../../lib/session.ts'
import { Approved } from '../../../ui/signs/approved.tsx'
import { Thumb } from './thumb.tsx'

interface Props {
  /** The message that brought a design. */
  ownerOf: (concept: Concept) => ChatMessage | undefined
  chosen: Concept | null
  line: readonly Concept[]
  onRestore: (concept: Concept) => void
}

/**
 * The versions of the chosen design with what each changed, the newest first, and from which, where that is not the one before: it went on
 * from an earlier one, or something else was changed in another window meanwhile. Of those that somebody else made it says who. A press restores one; none is lost.
 */
export function VersionsPanel({ ownerOf, chosen, line, onRestore }: Props) {
  const user = useUser()
  const isApproved = useApproved(chosen)
  if (!chosen) return <p className="text-ink-2">{t('Choose a design to see its versions.')}</p>
  return (
    <ol className="grid gap-3 pt-1">
      {[...line].reverse().map((concept) => {
        const owner = ownerOf(concept)
        const changes = owner?.changes
          ?.map(({ what, to }) => (to ? t('{part}: {words}', { part: called(what), words: valued(to) }) : called(what)))
          .join('; ')
        const from = before(concept, line)?.version
        const author = otherAuthor(concept, user?.id)
        return (
          <li key={concept.url} className="flex gap-3">
            <Thumb
              concept={concept}
              label={t('Restore version {version}', { version: concept.version })}
              isCurrent={concept.url === chosen.url}
              onPress={() => onRestore(concept)}
            />
            <p className="min-w-0 text-xs">
              <span className="block font-medium tabular-nums">
                {t('Version {version}', { version: concept.version })}
                <span className="font-normal text-ink-3">
                  {from !== undefined && from !== concept.version - 1 && ` ${t('from version {from}', { from })}`}
                  {concept.url === chosen.url && ` ${t('(shown)')}`}
                </span>
              </span>
              {isApproved(concept) && <Approved />}
              {author && (
                <span className="block break-words text-ink-2">
                  <bdi>{t('by {author}', { author })}</bdi>
                </span>
              )}
              <span dir="auto" className="line-clamp-3 break-words text-ink-2">
                {changes ?? owner?.originalPrompt}
              </span>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
