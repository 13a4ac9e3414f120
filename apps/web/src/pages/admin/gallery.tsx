/** The gallery as administrators keep it: what is shown, and what was taken out of it. */
import type { Api, Result } from '@limner/contract/types'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { AdminPage, rowClass, Shown } from '../../features/administration/admin-page.tsx'
import { api, reasonOf } from '../../lib/api.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { many, t } from '../../lib/language/translate.ts'
import { sizedTo } from '../../lib/picture-sources.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogTitle } from '../../ui/dialog.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type ListAddress, useListAddress } from './search.ts'

type Published = Result<Api['groupedDesigns']>['projects'][number]
type TakenDown = Result<Api['listTakenDown']>[number]

const PER_PAGE = 24

const publishedQuery = ({ search, page }: ListAddress) =>
  queryOptions({
    queryKey: ['gallery', 'kept', search, page],
    queryFn: () => api.groupedDesigns({ query: { search, sortBy: 'newest', page, limit: PER_PAGE } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
const takenDownQuery = queryOptions({
  queryKey: ['gallery', 'taken down'],
  queryFn: () => api.listTakenDown(),
  staleTime: 0,
})

function TakenOut() {
  const taken = useQuery(takenDownQuery)
  return (
    <>
      <h2 className="mt-14 text-lg font-semibold">{t('Taken out')}</h2>
      <Shown
        failed={t('The list could not be loaded. Please try again later.')}
        loading={t('Loading the list...')}
        data={taken.data}
        isError={taken.isError}
        retry={() => void taken.refetch()}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="mt-4 text-ink-3">{t('Nothing was taken out of the gallery.')}</p>
          ) : (
            <ul aria-label={t('Taken out')} className="mt-4 border-t border-line">
              {list.map((project) => (
                <TakenDownRow key={project.id} of={project} />
              ))}
            </ul>
          )
        }
      </Shown>
    </>
  )
}

export default function GalleryPage() {
  const { address, addressOf, text, setText } = useListAddress('/admin/gallery')
  const published = useQuery(publishedQuery(address))
  const [asking, setAsking] = useState<Published | null>(null)
  return (
    <AdminPage
      title={t('Gallery')}
      lead={t(
        'What people have published. A project that is taken out becomes private; its owner reads your note in the project and by mail.',
      )}
      what={t('Keeping the gallery')}
    >
      <SearchField
        label={t('Search projects')}
        placeholder={t('Search by title or designs...')}
        value={text}
        onChange={setText}
        className="mt-8 max-w-md"
      />
      <Shown
        failed={t('The projects could not be loaded. Please try again later.')}
        loading={t('Loading the projects...')}
        data={published.data}
        isError={published.isError}
        retry={() => void published.refetch()}
      >
        {({ projects, totalPages }) =>
          projects.length === 0 ? (
            <p className="mt-8 text-ink-3">
              {address.search ? t('No published project is called that.') : t('Nobody has published anything yet.')}
            </p>
          ) : (
            <>
              <ul aria-label={t('Published projects')} className="mt-6 border-t border-line">
                {projects.map((project) => (
                  <PublishedRow key={project.id} of={project} onTakeDown={() => setAsking(project)} />
                ))}
              </ul>
              {totalPages > 1 && (
                <PageLinks page={address.page} pages={totalPages} addressOf={(page) => addressOf({ page })} />
              )}
            </>
          )
        }
      </Shown>
      <TakenOut />
      {asking && <TakeDownDialog of={asking} onClose={() => setAsking(null)} />}
    </AdminPage>
  )
}

function PublishedRow({ of, onTakeDown }: { of: Published; onTakeDown: () => void }) {
  const { id, title, createdAt, designCount, previewDesigns } = of
  const [first] = previewDesigns
  return (
    <li className={rowClass}>
      <span className="flex min-w-0 flex-1 basis-64 items-center gap-4">
        {first ? (
          <img
            src={sizedTo(240, first.imageUrl)}
            alt=""
            loading="lazy"
            width="80"
            height="60"
            className="h-15 w-20 shrink-0 bg-mat object-contain p-1"
          />
        ) : (
          <span aria-hidden="true" className="h-15 w-20 shrink-0 bg-mat" />
        )}
        <span className="min-w-0">
          <a
            href={`/project/${id}`}
            target="_blank"
            rel="noopener"
            dir="auto"
            className="block font-medium break-words underline-offset-4 hover:underline"
          >
            {title}
          </a>
          <span className="text-xs text-ink-3 tabular-nums">
            {many(designCount, '# design · begun {createdAt}', '# designs · begun {createdAt}', {
              createdAt: formatDayAndTime(createdAt),
            })}
          </span>
        </span>
      </span>
      <Button size="small" aria-description={title} onClick={onTakeDown}>
        {t('Take down')}
      </Button>
    </li>
  )
}

function TakenDownRow({ of }: { of: TakenDown }) {
  const { id, title, note, takenDownAt } = of
  const client = useQueryClient()
  const toast = useToast()
  const allow = useMutation({
    mutationFn: () => api.allowProject({ params: { id } }),
    onSuccess: () => toast({ title: t('It may be published again'), description: title }),
    onError: (error) =>
      toast({ title: t('That could not be changed'), description: reasonOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ['gallery'] }),
  })
  return (
    <li className={rowClass}>
      <span className="min-w-0 flex-1 basis-64">
        <span dir="auto" className="block font-medium break-words">
          {title}
        </span>
        <span dir="auto" className="block text-sm break-words text-ink-2">
          {note}
        </span>
        <span className="text-xs text-ink-3 tabular-nums">{formatDayAndTime(takenDownAt)}</span>
      </span>
      <Button size="small" aria-description={title} disabled={allow.isPending} onClick={() => allow.mutate()}>
        {t('Allow again')}
      </Button>
    </li>
  )
}

function TakeDownDialog({ of, onClose }: { of: Published; onClose: () => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const [note, setNote] = useState('')
  const takeDown = useMutation({
    mutationFn: () => api.takeDownProject({ params: { id: of.id }, body: { note } }),
    onSuccess: () => {
      toast({ title: t('Taken out of the gallery'), description: of.title })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['gallery'] }),
  })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (note.trim()) takeDown.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      className="inset-x-4 top-1/2 mx-auto max-w-lg -translate-y-1/2 rounded-sm border border-line bg-raised p-6"
    >
      <DialogTitle className="font-display text-2xl">{t('Take down “{title}”?', { title: of.title })}</DialogTitle>
      <form onSubmit={onSubmit} className="mt-5 grid gap-5">
        <label className="grid gap-1.5 text-sm font-medium">
          {t('Note to its owner')}
          <textarea
            rows={4}
            required
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            placeholder={t('What is wrong with it, and what would make it right.')}
            className="block w-full rounded-sm border border-edge bg-raised px-3 py-2 text-base font-normal hover:border-ink-2"
          />
        </label>
        {takeDown.isError && (
          <p role="alert" className="text-sm text-carmine">
            {reasonOf(takeDown.error)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose asChild>
            <Button>{t('Cancel')}</Button>
          </DialogClose>
          <Button type="submit" look="primary" disabled={takeDown.isPending || !note.trim()}>
            {t('Take down')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
