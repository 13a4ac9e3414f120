/** A conversation with the assistant as it was had, word for word: four concepts, and a change to one of them. */
import type { ReactNode } from 'react'
import { t, said as told } from '../../lib/language/translate.ts'
import { Mark } from '../../ui/mark.tsx'
import { PagePicture } from './page-picture.tsx'
import { conversation } from './pictures.ts'

export function Conversation() {
  const { prompt, answer, change, changeAnswer, changedAt } = conversation
  return (
    <section aria-labelledby="conversation" className="further-down border-t border-line">
      <div className="mx-auto max-w-[90rem] px-4 py-16 sm:px-8 lg:py-24">
        <h2 id="conversation" className="font-display text-2xl sm:text-3xl">
          {t('One prompt, one change')}
        </h2>
        <p className="mt-3 max-w-[36rem] text-base text-ink-2">
          {t('A conversation with Limner exactly as it happened. Every version is kept, so you can always go back.')}
        </p>
        <ol className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Exchange said={prompt} answer={answer}>
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              {[1, 2, 3, 4].map((number) => (
                <PagePicture
                  key={number}
                  name={`chat-${number}`}
                  alt={t('Concept {number} for the film nights', { number })}
                />
              ))}
            </div>
          </Exchange>
          <Exchange said={change} answer={changeAnswer}>
            <div className="grid grid-cols-2 items-end gap-3">
              <PagePicture
                name={`chat-${changedAt + 1}`}
                alt={t('Concept {number} before the change', { number: changedAt + 1 })}
              />
              <PagePicture
                name="chat-changed"
                alt={t('Concept {number} after the change', { number: changedAt + 1 })}
              />
            </div>
          </Exchange>
        </ol>
      </div>
    </section>
  )
}

function Exchange({ said, answer, children }: { said: string; answer: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] content-start gap-x-4 gap-y-5 border-t border-ink pt-5">
      <span
        aria-hidden="true"
        className="flex size-7 items-center justify-center rounded-sm border border-edge font-display text-lg leading-none text-ink-2"
      >
        Y
      </span>
      <p className="text-lg">
        <span className="sr-only">{t('You:')} </span>
        <bdi lang="en">{said}</bdi>
      </p>
      <Mark className="size-7" />
      <div>
        <p className="text-base">
          <span className="sr-only">{t('Limner:')} </span>
          <bdi>{told(answer)}</bdi>
        </p>
        <div className="mt-4 bg-mat p-3">{children}</div>
      </div>
    </li>
  )
}
