import type { Action, Choice } from '@limner/contract/types'
import type { ReactNode } from 'react'
import { formatTime } from '../../lib/format.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Disclosure, Facts } from './disclosure.tsx'
import type { ChatMessage } from './message.ts'

interface Props {
  message: ChatMessage
  /** For the avatar of the person: the first letter of the name. */
  initial: string
  /** The message's designs, when it has any. */
  designs?: ReactNode
  onRetry?: (() => void) | undefined
  onSuggestion: (text: string) => void
  onChoice?: ((choice: Choice) => void) | undefined
  onAction?: ((action: Action) => void) | undefined
}

function Avatar({ type, initial }: { type: ChatMessage['type']; initial: string }) {
  if (type === 'ai') return <Mark className="size-7" />
  return (
    <span
      aria-hidden="true"
      className="flex size-7 items-center justify-center rounded-sm border border-edge font-display text-lg leading-none text-ink-2"
    >
      {initial}
    </span>
  )
}

/** An entry: the avatar hangs in the margin, the time stands at the far end of the first line. */
export function MessageView({ message, initial, designs, onRetry, onSuggestion, onChoice, onAction }: Props) {
  const { type, content, timestamp, image, understood, asked, changes, suggestions, choices, actions } = message
  const hydrated = useHydrated()
  const mine = type === 'user'
  return (
    <article
      aria-label={mine ? 'You' : 'Limner'}
      className={mine ? 'mt-8 border-t border-line pt-6 first:mt-0 first:border-t-0' : 'mt-5 first:mt-0'}
    >
      <div className="grid grid-cols-[1.75rem_1fr_auto] gap-x-4">
        <Avatar type={type} initial={initial} />
        <div className="min-w-0">
          {image && (
            <img src={image} alt="Attached" className="mb-3 h-32 w-auto max-w-full rounded-sm bg-mat object-contain" />
          )}
          <p
            dir="auto"
            className={
              mine
                ? 'text-lg break-words whitespace-pre-wrap'
                : 'max-w-[42rem] text-base leading-7 break-words whitespace-pre-wrap'
            }
          >
            {content}
          </p>
        </div>
        <time dateTime={timestamp} className="pt-1 text-xs text-ink-3 tabular-nums">
          {hydrated && message.key !== 'greeting' && formatTime(timestamp)}
        </time>
      </div>
      <div className="flex flex-wrap gap-x-8 sm:pl-11">
        {designs && <div className="contents *:mt-4">{designs}</div>}
        <Choices choices={choices} onChoice={onChoice} />
        <Actions actions={actions} onAction={onAction} />
        <Suggestions suggestions={suggestions} onSuggestion={onSuggestion} />
        {(understood?.length || asked?.length || changes?.length) && (
          <Notes understood={understood} asked={asked} changes={changes} />
        )}
        {onRetry && (
          <Button size="small" className="mt-3" onClick={onRetry}>
            <Icon name="retry" className="size-4" />
            Try again
          </Button>
        )}
      </div>
    </article>
  )
}

/** What an unclear wish may have meant: pressing one sends it as that. */
function Choices({
  choices = [],
  onChoice,
}: { choices: ChatMessage['choices'] | undefined } & Pick<Props, 'onChoice'>) {
  if (!onChoice || choices.length === 0) return null
  return (
    <div className="mt-3 flex w-full flex-wrap gap-2">
      {choices.map((choice) => (
        <Button key={choice.label} onClick={() => onChoice(choice)}>
          {choice.label}
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
    <div className="mt-3 flex w-full flex-wrap gap-2">
      {actions.map((action) => (
        <Button key={action.url} onClick={() => onAction(action)}>
          {action.label}
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
  if (suggestions.length === 0) return null
  return (
    <div className="mt-3 flex w-full flex-wrap gap-2">
      {suggestions.map((suggestion) => (
        <Button key={suggestion} size="small" dir="auto" onClick={() => onSuggestion(suggestion)}>
          {suggestion}
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

/** Each thing with a tick, or with the designs that do not show it. */
function AskedFor({ asked }: { asked: NonNullable<ChatMessage['asked']> }) {
  return (
    <ul className="grid gap-y-1">
      {asked.map(({ words, met, missing = [] }) => (
        <li key={words} className="grid grid-cols-[1rem_1fr] gap-x-2">
          {met ? <Icon name="check" className="mt-0.5 size-4 text-ink-3" /> : <span aria-hidden="true">–</span>}
          <span dir="auto" className="min-w-0 break-words">
            {words}
            {met ? (
              <span className="sr-only"> (shown)</span>
            ) : (
              <span className="text-ink-3"> {missingIn(missing)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

const missingIn = (designs: readonly number[]): string =>
  designs.length === 0 ? '(not shown)' : `(not in ${designs.length === 1 ? 'design' : 'designs'} ${designs.join(', ')})`

/** Beside the designs where there is room, beneath them where there is not. */
function Notes({ understood = [], asked = [], changes = [] }: NotesProps) {
  const remembered = understood.find(({ label }) => label === 'Remembered')
  return (
    <div className="mt-2 flex min-w-52 flex-1 flex-col items-start self-start md:mt-4">
      {remembered && <p className="text-sm text-ink-3">Remembered: {remembered.value}</p>}
      {understood.length > 0 && (
        <Disclosure title="What I understood">
          <Facts rows={understood} />
        </Disclosure>
      )}
      {asked.length > 0 && (
        <Disclosure title="What you asked for">
          <AskedFor asked={asked} />
        </Disclosure>
      )}
      {changes.length > 0 && (
        <Disclosure title="What changed">
          <Facts
            rows={changes.map(({ what, from, to }) => ({
              label: what,
              value: from && to ? `${from} → ${to}` : (to ?? from ?? ''),
            }))}
          />
        </Disclosure>
      )}
    </div>
  )
}
