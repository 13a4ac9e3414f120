/** The first thing seen: what it is, and a field in which it happens. */
import clsx from 'clsx'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import { ThinkingIndicator } from '../../features/predictions/thinking-indicator.tsx'
import { scrolls } from '../../lib/proportion.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PromptArea } from '../../ui/prompt-area.tsx'
import { useLiveConcepts } from './use-live-concepts.ts'

const EXAMPLE = 'Logo for a coffee roaster called Harbor & Finch, navy and copper, calm and modern'
const OTHERS = [
  'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm',
  'Business card for Ines Moreau, dentist, +33 1 44 55 66 77',
  'App icon for a weather app called Cirrus, bright and simple',
]

export function Hero() {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const { shown, working, failure, make } = useLiveConcepts()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!working) make(text.trim() || EXAMPLE)
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  function choose(prompt: string) {
    setText(prompt)
    field.current?.focus()
  }

  return (
    <section className="mx-auto grid w-full max-w-[90rem] gap-x-16 gap-y-10 px-4 pt-10 pb-16 sm:px-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start lg:pt-16 lg:pb-24">
      <div>
        <h1 className="font-display text-3xl sm:text-4xl">Say what you need. Watch it drawn.</h1>
        <p className="mt-5 max-w-[34rem] text-lg text-ink-2">
          Limner turns a sentence into finished vector designs: logos, posters, cards, websites, icons and banners. Then
          you talk it into shape.
        </p>
        <form
          aria-label="Try it"
          action="/dashboard"
          onSubmit={onSubmit}
          className="mt-8 rounded-sm border border-edge bg-raised transition-colors duration-150 focus-within:border-ink has-[textarea:focus]:outline has-[textarea:focus]:outline-ink"
        >
          <PromptArea
            ref={field}
            name="prompt"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            rows={3}
            maxLength={2000}
            placeholder={EXAMPLE}
            className="w-full"
          />
          <div className="flex items-center gap-3 px-2 pb-2">
            <p className="min-w-0 flex-1 px-2 text-xs text-ink-3">No account needed. Drawn while you wait.</p>
            <button
              type="submit"
              disabled={working !== null}
              className={buttonClass({ look: 'primary' }, 'disabled:bg-mat disabled:text-ink-2 disabled:opacity-100')}
            >
              Draw it
              <Icon name="send" className="size-4" />
            </button>
          </div>
        </form>
        <ul aria-label="Examples" className="mt-4 grid gap-1">
          {OTHERS.map((prompt) => (
            <li key={prompt}>
              <button
                type="button"
                onClick={() => choose(prompt)}
                className="min-h-8 text-left text-sm text-ink-2 underline decoration-line underline-offset-4 transition-colors duration-150 hover:text-ink hover:decoration-ink touch:min-h-11"
              >
                {prompt}
              </button>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link href="/signup" className={buttonClass({ look: 'outline', size: 'large' })}>
            Get Started Free
          </Link>
          <Link href="/dashboard" className={buttonClass({ look: 'quiet', size: 'large' })}>
            Try Demo
          </Link>
        </div>
      </div>
      <div aria-live="polite" aria-busy={working !== null}>
        <Sheet shown={shown} dimmed={working !== null} />
        {working ? (
          <ThinkingIndicator stage={working.stage} fraction={working.fraction} />
        ) : failure ? (
          <p role="alert" className="mt-4 text-sm text-carmine">
            {failure}
          </p>
        ) : (
          <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-sm text-ink-2">
            <span className="min-w-0">{shown ? `“${shown.prompt}”` : `“${EXAMPLE}”`}</span>
            {shown && (
              <Link href="/dashboard" className="text-lapis underline underline-offset-4">
                Change it, download it: continue in the chat
              </Link>
            )}
          </p>
        )}
      </div>
    </section>
  )
}

interface SheetProps {
  shown: ReturnType<typeof useLiveConcepts>['shown']
  dimmed: boolean
}

/** The concepts, each at its own proportion; before anything was asked, those of the example. */
function Sheet({ shown, dimmed }: SheetProps) {
  const pictures = shown
    ? shown.designs.map(({ imageUrl, thumbnailUrl, title, width, height }) => ({
        key: imageUrl,
        src: width > 960 || height > 960 ? thumbnailUrl : imageUrl,
        alt: title,
        width,
        height,
      }))
    : [1, 2, 3, 4].map((number) => ({
        key: String(number),
        src: `/pictures/hero-${number}.webp`,
        alt: `Harbor & Finch logo, concept ${number}`,
        width: 440,
        height: 440,
      }))
  return (
    <ul
      aria-label="Concepts"
      className={clsx(
        'grid grid-cols-2 items-center gap-3 bg-mat p-3 transition-opacity duration-150 sm:gap-4 sm:p-4',
        dimmed && 'opacity-50',
      )}
    >
      {pictures.map(({ key, width, height, ...picture }) => (
        <li key={key} className="animate-appear">
          {/* biome-ignore lint/a11y/useAltText: the alternative is among the picture's own */}
          <img
            {...picture}
            width={width}
            height={height}
            decoding="async"
            className={clsx(
              'block w-full',
              scrolls({ width, height }) ? 'aspect-[5/6] object-cover object-top' : 'h-auto',
            )}
          />
        </li>
      ))}
    </ul>
  )
}
