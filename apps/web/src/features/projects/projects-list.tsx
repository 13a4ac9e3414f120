import type { Project } from '@limner/contract/types'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { OrderChoice } from '../../ui/order-choice.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { searchProjects } from './active-project.ts'
import { ProjectTile, PUBLIC_NOTE } from './project-tile.tsx'
import { type Order, orderNames, sortProjects } from './sort.ts'
import { useDuplicate } from './use-duplicate.ts'
import { useFreshList } from './use-fresh-list.ts'
import { useProjectChanges } from './use-project-changes.ts'

interface Props {
  userId: string
  /** Absent while they are not known yet. */
  projects: readonly Project[] | undefined
  failed: boolean
  retry: () => void
  onOpen: (project: Project) => void
  onRename: (id: string, title: string) => void
  onDeleted: (id: string) => void
  /** The address of a project's own page. */
  hrefOf: (id: string) => string
}

export function ProjectsList({ userId, projects, failed, retry, onOpen, onRename, onDeleted, hrefOf }: Props) {
  const [search, setSearch] = useState('')
  // A letter stands at once; what it finds comes when there is time.
  const wanted = useDeferredValue(search)
  const [order, setOrder] = useState<Order>('updated')
  const [deleting, setDeleting] = useState<Project | null>(null)
  const { visibility, deletion } = useProjectChanges(userId, onDeleted)
  const duplicate = useDuplicate(userId)
  useFreshList(userId)
  const found = useMemo(() => sortProjects(searchProjects(projects ?? [], wanted), order), [projects, wanted, order])

  if (failed)
    return (
      <Note title={t('Error loading projects')} text={t('Please try again later or start a new project.')}>
        <Button onClick={retry}>{t('Try again')}</Button>
      </Note>
    )
  if (!projects) return <p className="py-12 text-ink-2">{t('Loading your projects...')}</p>
  return (
    <div className="py-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchField
          label={t('Search your projects')}
          placeholder={t('Search your projects...')}
          value={search}
          onChange={setSearch}
          className="w-full max-w-md"
        />
        <OrderChoice label={t('Sort your projects')} value={order} orders={orderNames()} onChange={setOrder} />
        <p role="status" className="text-sm text-ink-2 tabular-nums">
          {wanted.trim() &&
            t('Showing {found} of {projects} projects', { found: found.length, projects: projects.length })}
        </p>
      </div>
      {found.length > 0 && (
        <p id={PUBLIC_NOTE} className="mt-5 max-w-[48rem] text-sm text-pretty text-ink-2">
          {t('Anyone can see a public project’s designs and read its whole conversation, including attached images.')}
        </p>
      )}
      {found.length > 0 && (
        <ul
          aria-label={t('Projects')}
          className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4 min-[120rem]:grid-cols-5"
        >
          {found.map((project, at) => (
            <ProjectTile
              key={project.id}
              project={project}
              href={hrefOf(project.id)}
              busy={visibility.isPending && visibility.variables.id === project.id}
              isDuplicating={duplicate.isPending && duplicate.variables.id === project.id}
              eager={at < 3}
              onOpen={onOpen}
              onRename={onRename}
              onVisibility={visibility.mutate}
              onDuplicate={duplicate.mutate}
              onDelete={setDeleting}
            />
          ))}
        </ul>
      )}
      <p className="mt-10">
        <Link href="/bin" className="text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline">
          {t('Bin')}
        </Link>
      </p>
      {found.length === 0 && <Nothing search={wanted} onClear={() => setSearch('')} />}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={t('Delete Project')}
        description={t(
          '“{title}” and all its messages go to the bin. After 30 days there they are removed, which cannot be undone.',
          { title: deleting?.title ?? '' },
        )}
        destructive
        onConfirm={() => deleting && deletion.mutate(deleting.id)}
      />
    </div>
  )
}

function Nothing({ search, onClear }: { search: string; onClear: () => void }) {
  if (!search.trim())
    return <Note title={t('No projects yet')} text={t('Your first message in the chat starts a project.')} />
  return (
    <Note title={t('No projects found')}>
      <Button onClick={onClear}>{t('Clear search')}</Button>
    </Note>
  )
}

function Note({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="py-12">
      <p className="font-display text-xl">{title}</p>
      {text && <p className="mt-2 text-ink-2">{text}</p>}
      {children && <div className="mt-6">{children}</div>}
    </div>
  )
}
