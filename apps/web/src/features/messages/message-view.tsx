import type { Action, Choice } from '@limner/contract/types'
import clsx from 'clsx'
import { type ReactNode, useDeferredValue } from 'react'
import { formatTime } from '../../lib/format.ts'
import { changeRow, taken, understoodRow } from '../../lib/language/told.ts'
import { called, t, wished } from '../../lib/language/translate.ts'
import { sizedTo } from '../../lib/picture-sources.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { AskedFor } from '../../ui/asked-for.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Disclosure } from './disclosure.tsx'
import { type ChatMessage, wordsOf } from './message.ts'

interface Props {
  message: ChatMessage
  /** The words were offered, and pressed. */
  isOffered?: boolean
  /** For the avatar of the person: the first letter of the name. */
  initial: string
  /** Who wrote it, where that is somebody else. */
  author?: string | undefined
  /** The message's designs, when it has any. */
  designs?: ReactNode
  onRetry?: (() => void) | undefined
  /** Absent: nothing is offered any more. */
  onSuggestion?: ((text: string) => void) | undefined
  onChoice?: ((choice: Choice) => void) | undefined
  onAction?: ((action: Action) => void) | undefined
}

function Avatar({ type, initial }: { type: ChatMessage['type']; initial: string }) {
  if (type === 'ai') return <Mark className="mt-0.5 size-5" />
  return (
    <span
      aria-hidden="true"
      className="mt-0.5 flex size-5 items-center justify-center rounded-sm border border-edge text-xs leading-none font-medium text-ink-2"
    >
      {initial}
    </span>
  )
}

/** An entry: the avatar hangs in the margin, the time stands at the far end of the first line. */
export function MessageView(props: Props) {
  const { message, isOffered = false, initial, author, designs, onRetry, onSuggestion, onChoice, onAction } = props
  const { type, timestamp, image, understood, asked, changes, suggestions, choices, actions } = message
  const mine = type === 'user'
  return (
    <article
      aria-label={mine ? (author ?? t('You')) : 'Limner'}
      className={mine ? 'mt-4 border-t border-line pt-4 first:mt-0 first:border-t-0 first:pt-0' : 'mt-2.5 first:mt-0'}
    >
      <div className="grid grid-cols-[1.25rem_1fr_auto] gap-x-2.5">
        <Avatar type={type} initial={author ? author.slice(0, 1).toUpperCase() : initial} />
        <div className="min-w-0">
          {image && (
            <img
              src={sizedTo(480, image)}
              alt={t('Attached')}
              className="mb-2 h-20 w-auto max-w-full rounded-sm bg-mat object-contain"
            />
          )}
          {author && mine && (
            <p className="text-xs break-words text-ink-2">
              <bdi>{author}</bdi>
            </p>
          )}
          <p
            dir="auto"
            className={clsx('max-w-[42rem] text-sm break-words whitespace-pre-wrap', mine && 'font-medium')}
          >
            {wordsOf(message, isOffered)}
          </p>
        </div>
        {message.key !== 'greeting' && <Hour timestamp={timestamp} />}
      </div>
      <div className="flex flex-wrap gap-x-6 ps-7.5">
        {designs && <div className="w-full pt-2">{designs}</div>}
        <Choices choices={choices} onChoice={onChoice} />
        <Actions actions={actions} onAction={onAction} />
        <Suggestions suggestions={suggestions} onSuggestion={onSuggestion} />
        {(understood?.length || asked?.length || changes?.length) && (
          <Notes understood={understood} asked={asked} changes={changes} />
        )}
        {onRetry && (
          <Button size="small" className="mt-2" onClick={onRetry}>
            <Icon name="retry" className="size-4" />
            {t('Try again')}
          </Button>
        )}
      </div>
    </article>
  )
}

/** The server does not know the hour where the page is read: it comes afterwards, by itself. */
function Hour({ timestamp }: { timestamp: string | undefined }) {
  // After what can be pressed: how a language writes hours has to be loaded first.
  const hydrated = useDeferredValue(useHydrated())
  return (
    <time dateTime={timestamp} className="text-xs text-ink-3 tabular-nums">
      {hydrated && formatTime(timestamp)}
    </time>
  )
}

/** What an unclear wish may have meant: pressing one sends it as that. */
function Choices({
  choices = [],
  onChoice,
}: { choices: ChatMessage['choices'] | undefined } & Pick<Props, 'onChoice'>) {
  if (!onChoice || choices.length === 0) return null
  return (
    <div className="mt-2 flex w-full flex-wrap gap-1.5">
      {choices.map((choice) => (
        <Button key={choice.label} onClick={() => onChoice(choice)}>
          {called(choice.label)}
        </Button>
      ))}
    </div>
  )
}

/** What does that which was asked for and is no edit. */
function Actions({
  actions = [],
  onAction,
}: { actions: ChatMessage['actions'] | undefined } & Pick<Props, 'onAction'>) {
  if (!onAction || actions.length === 0) return null
  return (
    <div className="mt-2 flex w-full flex-wrap gap-1.5">
      {actions.map((action) => (
        <Button key={action.url} onClick={() => onAction(action)}>
          {called(action.label)}
        </Button>
      ))}
    </div>
  )
}

/** Words to go on with: pressing one writes it into the composer. */
function Suggestions({
  suggestions = [],
  onSuggestion,
}: { suggestions: ChatMessage['suggestions'] | undefined } & Pick<Props, 'onSuggestion'>) {
  if (!onSuggestion || suggestions.length === 0) return null
  return (
    <div className="mt-2 flex w-full flex-wrap gap-1.5">
      {suggestions.map((suggestion) => (
        <Button key={suggestion} size="small" dir="auto" onClick={() => onSuggestion(taken(suggestion))}>
          {wished(suggestion)}
        </Button>
      ))}
    </div>
  )
}

interface NotesProps {
  understood: ChatMessage['understood'] | undefined
  asked: ChatMessage['asked'] | undefined
  changes: ChatMessage['changes'] | undefined
}

/** What is told of the answer, each a quiet line that opens. */
function Notes({ understood = [], asked = [], changes = [] }: NotesProps) {
  const remembered = understood.find(({ label }) => label === 'Remembered')
  return (
    <div className="mt-1 flex w-full flex-col items-start">
      {remembered && (
        <p className="text-sm text-ink-3">{t('Remembered: {value}', { value: called(remembered.value) })}</p>
      )}
      {understood.length > 0 && (
        <Disclosure title={t('What I understood')}>
          <Facts rows={understood.map(understoodRow)} />
        </Disclosure>
      )}
      {asked.length > 0 && (
        <Disclosure title={t('What you asked for')}>
          <AskedFor asked={asked} />
        </Disclosure>
      )}
      {changes.length > 0 && (
        <Disclosure title={t('What changed')}>
          <Facts rows={changes.map(changeRow)} />
        </Disclosure>
      )}
    </div>
  )
}
