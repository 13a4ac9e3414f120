/** A design at its review link: seen, commented on place by place, approved or sent back. */
import type { Api, Result, ReviewEntry } from '@limner/contract/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, reasonOf } from '../../../lib/api.ts'
import { type English, english, rich, t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { sideTitle } from '../concept.ts'
import { AnswerForm, type Answering } from './answer-form.tsx'
import { Entries } from './entries.tsx'
import { type Pin, PinnedPicture, type Place } from './pinned-picture.tsx'
import { sharedQuery } from './queries.ts'

type Shared = Result<Api['readSharedDesign']>

/** What is sent of an answer. */
interface Answer {
  kind: Answering
  name: string
  text: string
  place: Place | null
}

const DONE: Record<Answering, English> = {
  comment: english('Your comment was sent'),
  approved: english('Approved. Thank you'),
  changes: english('The change was asked for'),
}

function useAnswers(token: string, versionNumber: number) {
  const client = useQueryClient()
  const toast = useToast()
  const { queryKey } = sharedQuery(token)
  const settled = () => client.invalidateQueries({ queryKey })
  const answer = useMutation({
    mutationFn: ({ kind, name, text, place }: Answer) =>
      kind === 'comment'
        ? api.commentShared({ params: { token }, body: { name, text, place } })
        : api.decideShared({ params: { token }, body: { name, text, verdict: kind, versionNumber } }),
    onSuccess: (_entry, { kind }) => toast({ title: t(DONE[kind]) }),
    onError: (error) => toast({ title: t('It could not be sent'), description: reasonOf(error), destructive: true }),
    onSettled: settled,
  })
  const resolve = useMutation({
    mutationFn: ({ reviewId, entry }: { reviewId: string; entry: ReviewEntry }) =>
      api.resolveReviewEntry({ params: { id: reviewId }, body: { entryId: entry.id, isResolved: !entry.isResolved } }),
    onError: (error) => toast({ title: t('It could not be marked'), description: reasonOf(error), destructive: true }),
    onSettled: settled,
  })
  return { answer, resolve }
}

/** Comments on places of what is shown now, numbered as they were made. */
function pinsOf({ entries, versionNumber }: Shared): Pin[] {
  return entries
    .filter((entry) => entry.place !== null && entry.versionNumber === versionNumber)
    .flatMap(({ id, place, isResolved }, at) => (place ? [{ ...place, id, isResolved, number: at + 1 }] : []))
}

const STATES = { approved: english('Approved'), changes: english('A change was asked for') } as const

/** What is being answered, and where. */
function useDraft() {
  const [place, setPlace] = useState<Place | null>(null)
  const [kind, setKind] = useState<Answering>('comment')
  return {
    place,
    kind,
    setKind,
    put(next: Place | null) {
      setPlace(next)
      setKind('comment')
    },
  }
}
type Draft = ReturnType<typeof useDraft>

export function SharedDesign({ token, shared }: { token: string; shared: Shared }) {
  const { title, pictures } = shared
  const draft = useDraft()
  const [sideAt, setSide] = useState(0)
  const [marked, setMarked] = useState<string>()
  const side = pictures[sideAt] ? sideAt : 0
  const picture = pictures[side]
  const pins = pinsOf(shared)
  function onPin(id: string) {
    setMarked(id)
    document.getElementById(`entry-${id}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="mx-auto grid w-full max-w-[96rem] flex-1 gap-x-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 bg-mat p-4 sm:p-8 lg:[&>figure]:sticky lg:[&>figure]:top-20">
        {pictures.length > 1 && <Sides pictures={pictures} at={side} onSide={setSide} />}
        {picture && (
          <PinnedPicture
            {...{ title, side, picture, onPin }}
            pins={pins.filter((pin) => pin.side === side)}
            place={draft.place?.side === side ? draft.place : null}
            onPlace={draft.put}
          />
        )}
      </div>
      <div className="px-4 py-6 sm:px-8 lg:ps-0">
        <Answers {...{ token, shared, draft, pins, marked }} />
      </div>
    </div>
  )
}

function Sides({ pictures, at, onSide }: Pick<Shared, 'pictures'> & { at: number; onSide: (at: number) => void }) {
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">{t('Sides and pages')}</legend>
      {pictures.map(({ name, imageUrl }, place) => (
        <Button key={imageUrl} size="small" aria-pressed={at === place} onClick={() => onSide(place)}>
          {sideTitle(name)}
        </Button>
      ))}
    </fieldset>
  )
}

interface AnswersProps {
  token: string
  shared: Shared
  draft: Draft
  pins: readonly Pin[]
  marked: string | undefined
}

function Answers({ token, shared, draft, pins, marked }: AnswersProps) {
  const { title, sharedBy, versionNumber, verdict, entries, own } = shared
  const { kind, place, setKind, put } = draft
  const { answer, resolve } = useAnswers(token, versionNumber)
  const [name, setName] = useState('')
  async function onSend(text: string): Promise<boolean> {
    try {
      await answer.mutateAsync({ kind, name: name.trim(), text, place })
    } catch {
      return false
    }
    put(null)
    return true
  }
  return (
    <>
      <h1 dir="auto" className="text-xl font-semibold break-words">
        {title}
      </h1>
      {sharedBy && (
        <p className="mt-1 text-sm break-words text-ink-2">
          {rich('<bdi>{name}</bdi> asks for your opinion', { name: sharedBy, bdi: (text) => <bdi>{text}</bdi> })}
        </p>
      )}
      <p role="status" className="mt-1 text-sm text-ink-2">
        {t('Version {versionNumber}', { versionNumber })}
        {verdict && ` · ${t(STATES[verdict])}`}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" aria-pressed={kind === 'approved'} onClick={() => setKind('approved')}>
          {t('Approve')}
        </Button>
        <Button aria-pressed={kind === 'changes'} onClick={() => setKind('changes')}>
          {t('Ask for a change')}
        </Button>
      </div>
      <AnswerForm
        key={kind}
        kind={kind}
        where={kind === 'comment' ? whereOf(place) : undefined}
        name={name}
        onName={setName}
        isPending={answer.isPending}
        onSend={onSend}
        onCancel={kind !== 'comment' || place ? () => put(null) : undefined}
      />
      <h2 className="mt-8 text-sm font-semibold">{t('Answers')}</h2>
      <Entries
        entries={entries}
        numbers={new Map(pins.map(({ id, number }) => [id, number]))}
        marked={marked}
        onResolve={own ? (entry) => resolve.mutate({ reviewId: own.reviewId, entry }) : undefined}
      />
    </>
  )
}

const whereOf = (place: Place | null): string =>
  place
    ? t('Comment on the place you pressed')
    : t('Comment on the design. Press a place on it to comment on that place.')
