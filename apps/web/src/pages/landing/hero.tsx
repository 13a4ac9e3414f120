/** The first thing seen: what it is, and a field in which it happens. */
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { taken } from '../../lib/language/told.ts'
import { t, wished } from '../../lib/language/translate.ts'
import { buttonClass } from '../../ui/button.tsx'
import { sizeOf } from './pictures.ts'
import { Outcome, PromptForm } from './prompt-form.tsx'
import { MORE_EXAMPLES } from './prompts.ts'
import type { LiveConcepts } from './use-live-concepts.ts'

const exampleConcepts = () =>
  [1, 2, 3, 4].map((number) => ({
    src: `/pictures/hero-${number}.webp`,
    alt: t('Harbor & Finch logo, concept {number}', { number }),
    ...sizeOf(`hero-${number}`),
  }))

export function Hero({ live }: { live: LiveConcepts }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  function choose(prompt: string) {
    setText(prompt)
    field.current?.focus()
  }
  return (
    <section className="mx-auto grid w-full max-w-[90rem] gap-x-16 gap-y-10 px-4 pt-10 pb-16 sm:px-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start lg:pt-16 lg:pb-24">
      <div>
        <h1 className="font-display text-3xl sm:text-4xl">{t('Say what you need. Watch it drawn.')}</h1>
        <p className="mt-5 max-w-[34rem] text-lg text-ink-2">
          {t(
            'Limner turns a sentence into finished vector designs: logos, posters, cards, websites, icons and banners. Then you tell it what to change.',
          )}
        </p>
        <PromptForm live={live} label={t('Try it')} text={text} onText={setText} field={field} className="mt-8" />
        <ul aria-label={t('Examples')} className="mt-4 grid gap-1">
          {MORE_EXAMPLES.map(({ prompt }) => (
            <li key={prompt}>
              <button
                type="button"
                onClick={() => choose(taken(prompt))}
                className="min-h-8 text-start text-sm text-ink-2 underline decoration-line underline-offset-4 transition-colors duration-150 hover:text-ink hover:decoration-ink touch:min-h-11"
              >
                <bdi>{wished(prompt)}</bdi>
              </button>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link href="/signup" className={buttonClass({ look: 'outline', size: 'large' })}>
            {t('Get Started Free')}
          </Link>
          <Link href="/dashboard" className={buttonClass({ look: 'quiet', size: 'large' })}>
            {t('Try Demo')}
          </Link>
        </div>
      </div>
      <Outcome live={live} example={exampleConcepts()} />
    </section>
  )
}
