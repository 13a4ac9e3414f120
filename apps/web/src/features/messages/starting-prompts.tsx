/** Ways to begin, each with a picture: one of the engine's own answers to the prompt beside it (`npm run pictures`). */

import { taken } from '../../lib/language/told.ts'
import { t, wished } from '../../lib/language/translate.ts'
import banner from './starting/banner.webp'
import card from './starting/business-card.webp'
import icon from './starting/icon.webp'
import logo from './starting/logo.webp'
import poster from './starting/poster.webp'
import { STARTS } from './starting/prompts.ts'
import website from './starting/website.webp'

const PICTURES = { banner, 'business-card': card, icon, logo, poster, website } as const

/** Choosing one writes its words into the field, to be sent or changed. */
export function StartingPrompts({ onChoose }: { onChoose: (prompt: string) => void }) {
  return (
    <section
      aria-label={t('Starting prompts')}
      data-start
      className="m-auto grid w-full max-w-[68rem] grid-cols-2 gap-x-4 gap-y-5 p-4 sm:grid-cols-3 sm:gap-x-6 desk:p-8"
    >
      {STARTS.map(({ kind, prompt, picture }) => (
        <button
          key={picture}
          type="button"
          onClick={() => onChoose(taken(prompt))}
          className="group flex flex-col text-start"
        >
          <span className="flex h-24 w-full items-center justify-center p-2 sm:h-32 desk:h-[min(13rem,24dvh)]">
            <img
              src={PICTURES[picture]}
              alt=""
              width="400"
              height="240"
              className="h-full w-auto max-w-full object-contain"
            />
          </span>
          <span className="mt-2 text-sm font-medium">{t(kind)}</span>
          <span
            className="mt-0.5 line-clamp-2 text-xs text-ink-2 transition-colors duration-150 group-hover:text-ink"
            dir="auto"
          >
            {wished(prompt)}
          </span>
        </button>
      ))}
    </section>
  )
}
