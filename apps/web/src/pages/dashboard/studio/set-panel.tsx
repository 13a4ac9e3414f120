import clsx from 'clsx'
import { useState } from 'react'
import { type Concept, lineOf, rootOf } from '../../../features/designs/concept.ts'
import { FavouritesOnly } from '../../../features/designs/favourites/favourites-only.tsx'
import type { Favourites } from '../../../features/designs/favourites/use-favourites.ts'
import { called, t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import type { Answer } from './answer.ts'
import { Thumb } from './thumb.tsx'

interface Props {
  answers: readonly Answer[]
  chosen: Concept | null
  favourites: Favourites
  onShow: (concept: Concept) => void
  onLayOut: (answer: string) => void
}

/** Every design of the project, by the answer that brought it, the newest first. */
export function SetPanel({ answers, chosen, favourites, onShow, onLayOut }: Props) {
  const [only, setOnly] = useState(false)
  const some = answers.filter(({ concepts }) => concepts.length > 0).reverse()
  if (some.length === 0)
    return <p className="text-ink-2">{t('Designs of this project stand here once there are some.')}</p>
  const shown = only ? favouritesOf(some, favourites) : some
  return (
    <>
      <div className="mb-3">
        <FavouritesOnly pressed={only} onToggle={() => setOnly(!only)} />
      </div>
      {shown.length === 0 && <p className="text-ink-2">{t('No design of this project has a star yet.')}</p>}
      <Answers answers={shown} all={answers.flatMap(({ concepts }) => concepts)} {...{ chosen, onShow, onLayOut }} />
    </>
  )
}

/** Each design once, in its latest version. */
function favouritesOf(answers: readonly Answer[], favourites: Favourites): Answer[] {
  const all = answers.flatMap(({ concepts }) => concepts)
  const isLatest = (concept: Concept) => lineOf(concept, all).at(-1)?.url === concept.url
  return answers
    .map(({ message, concepts }) => ({
      message,
      concepts: concepts.filter((concept) => favourites.has(concept) && isLatest(concept)),
    }))
    .filter(({ concepts }) => concepts.length > 0)
}

/** Of a design that was made in one more format: what that is called, and how large it is. */
const FormatCaption = ({ name, size }: { name: string; size: Concept['size'] }) => (
  <figcaption className="min-w-0 text-xs break-words">
    <span className="block font-medium first-letter:uppercase">{called(name)}</span>
    {size && (
      <bdi className="text-ink-2 tabular-nums">
        {size.width} × {size.height}
      </bdi>
    )}
  </figcaption>
)

interface AnswersProps extends Omit<Props, 'favourites'> {
  /** Every design of the project. */
  all: readonly Concept[]
}

function Answers({ answers, all, chosen, onShow, onLayOut }: AnswersProps) {
  return (
    <ul className="grid gap-4">
      {answers.map(({ message, concepts }) => (
        <li key={message.key}>
          <p dir="auto" className="mb-1 line-clamp-2 text-xs text-ink-2">
            {message.originalPrompt ?? message.content}
          </p>
          <div className="flex flex-wrap gap-1.5">
            {concepts.map((concept, at) => {
              const { format } = rootOf(concept, all)
              return (
                <figure key={concept.url} className={clsx(format && 'flex w-full items-center gap-2.5')}>
                  <Thumb
                    concept={concept}
                    label={
                      concepts.length > 1
                        ? t('Show {title}, concept {place}', { title: concept.title, place: at + 1 })
                        : t('Show {title}', { title: concept.title })
                    }
                    isCurrent={concept.url === chosen?.url}
                    onPress={() => onShow(concept)}
                  />
                  {format && <FormatCaption name={format} size={concept.size} />}
                </figure>
              )
            })}
          </div>
          {concepts.length > 1 && (
            <Button size="small" look="quiet" className="-ms-3" onClick={() => onLayOut(message.key)}>
              {t('Lay out all {concepts}', { concepts: concepts.length })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
