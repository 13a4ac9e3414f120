/** A field in which a design is described, and what is drawn of it: at the top of the page and at its end. */
import clsx from 'clsx'
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { Link } from 'wouter'
import { ThinkingIndicator } from '../../features/predictions/thinking-indicator.tsx'
import { asOffered } from '../../lib/language/told.ts'
import { t, wished } from '../../lib/language/translate.ts'
import { sizedTo, sourcesOf } from '../../lib/picture-sources.ts'
import { scrolls } from '../../lib/proportion.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PromptArea } from '../../ui/prompt-area.tsx'
import { addressOf } from '../dashboard/place.ts'
import { EXAMPLE } from './prompts.ts'
import type { LiveConcepts } from './use-live-concepts.ts'

interface PromptFormProps {
  live: LiveConcepts
  /** Of the form, for who cannot see it. */
  label: string
  /** What stands in the field, where others write into it, too. */
  text: string
  onText: (text: string) => void
  field?: Ref<HTMLTextAreaElement>
  className?: string
}

/** An empty field draws the example that it shows. Without scripts it leads to the chat. */
export function PromptForm({ live, label, text, onText, field, className }: PromptFormProps) {
  const { working, make } = live
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!working) make(asOffered(text.trim()) || EXAMPLE.prompt)
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <form
      aria-label={label}
      action="/dashboard"
      onSubmit={onSubmit}
      className={clsx(
        'rounded-sm border border-edge bg-raised transition-colors duration-150 focus-within:border-ink has-[textarea:focus]:outline has-[textarea:focus]:outline-ink',
        className,
      )}
    >
      <PromptArea
        ref={field}
        name="prompt"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        rows={3}
        maxLength={2000}
        placeholder={wished(EXAMPLE.prompt)}
        className="w-full"
      />
      <div className="flex items-center gap-3 px-2 pb-2">
        <p className="min-w-0 flex-1 px-2 text-xs text-ink-3">{t('No account needed. Drawn while you wait.')}</p>
        <button
          type="submit"
          disabled={working !== null}
          className={buttonClass({ look: 'primary' }, 'disabled:bg-mat disabled:text-ink-2 disabled:opacity-100')}
        >
          {t('Draw it')}
          <Icon name="send" className="size-4" />
        </button>
      </div>
    </form>
  )
}

interface OutcomeProps {
  live: LiveConcepts
  /** What is shown before anything was asked; absent: nothing. */
  example?: readonly SheetPicture[]
}

/** The concepts, how far they are, or why there are none. */
export function Outcome({ live: { shown, working, failure }, example }: OutcomeProps) {
  const pictures = shown ? picturesOf(shown.designs) : example
  let note: ReactNode
  if (working) note = <ThinkingIndicator stage={working.stage} fraction={working.fraction} />
  else if (failure)
    note = (
      <p role="alert" className="mt-4 text-sm text-carmine">
        {failure}
      </p>
    )
  else if (shown)
    note = (
      <Caption prompt={shown.prompt}>
        <Link
          href={addressOf({ tab: 'chat', project: shown.projectId })}
          className="text-lapis underline underline-offset-4"
        >
          {t('To edit or download, continue in the chat')}
        </Link>
      </Caption>
    )
  else if (example) note = <Caption prompt={wished(EXAMPLE.prompt)} />
  return (
    <div aria-live="polite" aria-busy={working !== null}>
      {pictures && <Sheet pictures={pictures} dimmed={working !== null} />}
      {note}
    </div>
  )
}

function Caption({ prompt, children }: { prompt: string; children?: ReactNode }) {
  return (
    <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-sm text-ink-2">
      <q dir="auto" className="min-w-0">
        {prompt}
      </q>
      {children}
    </p>
  )
}

export interface SheetPicture {
  src: string
  srcSet?: string | undefined
  alt: string
  width: number
  height: number
}

const picturesOf = (designs: NonNullable<LiveConcepts['shown']>['designs']): SheetPicture[] =>
  designs.map(({ imageUrl, title, width, height }) => ({
    src: sizedTo(480, imageUrl),
    srcSet: sourcesOf(imageUrl, { width, height }),
    alt: title,
    width,
    height,
  }))

/** Concepts, each at its own proportion. */
function Sheet({ pictures, dimmed }: { pictures: readonly SheetPicture[]; dimmed: boolean }) {
  return (
    <ul
      aria-label={t('Concepts')}
      className={clsx(
        'grid grid-cols-2 items-center gap-3 bg-mat p-3 transition-opacity duration-150 sm:gap-4 sm:p-4',
        dimmed && 'opacity-50',
      )}
    >
      {pictures.map(({ src, srcSet, alt, width, height }) => (
        <li key={src} className="animate-appear">
          <img
            src={src}
            srcSet={srcSet}
            sizes="(min-width: 64rem) 300px, 45vw"
            alt={alt}
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

/** The end of the page is its beginning: nobody has to scroll back up to try it. */
export function Closing({ live }: { live: LiveConcepts }) {
  const [text, setText] = useState('')
  return (
    <section aria-labelledby="closing" className="further-down border-t border-line bg-well">
      <div className="mx-auto grid max-w-[90rem] gap-x-16 gap-y-8 px-4 py-16 sm:px-8 lg:grid-cols-[1fr_2fr] lg:py-24">
        <h2 id="closing" className="font-display text-2xl sm:text-3xl">
          {t('Now say what you need')}
        </h2>
        <div className="grid max-w-[46rem] gap-6">
          <PromptForm live={live} label={t('Try it here')} text={text} onText={setText} />
          <Outcome live={live} />
        </div>
      </div>
    </section>
  )
}
