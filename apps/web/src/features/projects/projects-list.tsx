import type { Project } from '@limner/contract/types'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { searchProjects } from './active-project.ts'
import { ProjectRow } from './project-row.tsx'
import { projectsQuery, setProjects } from './queries.ts'

interface Props {
  userId: string
  /** False while the projects may still change by themselves: nothing is read yet. */
  ready: boolean
  onOpen: (project: Project) => void
  onDeleted: (id: string) => void
  /** The address of a project's own page. */
  hrefOf: (id: string) => string
}

export function ProjectsList({ userId, ready, onOpen, onDeleted, hrefOf }: Props) {
  const client = useQueryClient()
  const toast = useToast()
  const [search, setSearch] = useState('')
  const [deleting, setDeleting] = useState<Project | null>(null)
  const { data: projects, isError, refetch } = useQuery({ ...projectsQuery(userId), enabled: ready })

  const { queryKey } = projectsQuery(userId)
  /** Shows the change at once; answers how to take it back. */
  function change(to: (projects: Project[]) => Project[]): () => void {
    const before = client.getQueryData(queryKey)
    setProjects(client, userId, to)
    return () => client.setQueryData(queryKey, before)
  }
  const visibility = useMutation({
    mutationFn: ({ id, isPublic }: { id: string; isPublic: boolean }) =>
      api.updateProject({ params: { id }, body: { isPublic } }),
    onMutate: ({ id, isPublic }) => change((all) => all.map((one) => (one.id === id ? { ...one, isPublic } : one))),
    onSuccess: ({ isPublic }) => {
      void client.invalidateQueries({ queryKey })
      toast(
        isPublic
          ? { title: 'Project made public', description: 'This project is now visible in the public gallery' }
          : { title: 'Project made private', description: 'This project is now private' },
      )
    },
    onError: (_error, _input, takeBack) => {
      takeBack?.()
      toast({ title: 'Error', description: 'Failed to update project visibility', destructive: true })
    },
  })
  const deletion = useMutation({
    mutationFn: (id: string) => api.deleteProject({ params: { id } }),
    onMutate: (id) => change((all) => all.filter((project) => project.id !== id)),
    onSuccess: (_, id) => onDeleted(id),
    onError: (_error, _id, takeBack) => {
      takeBack?.()
      toast({ title: 'Error', description: 'The project could not be deleted. Please try again.', destructive: true })
    },
  })

  if (isError)
    return (
      <Note title="Error loading projects" text="Please try again later or start a new project.">
        <Button onClick={() => void refetch()}>Try again</Button>
      </Note>
    )
  if (!projects) return <p className="py-12 text-ink-2">Loading your projects...</p>
  const found = searchProjects(projects, search)
  return (
    <div className="py-6">
      <SearchField
        label="Search your projects"
        placeholder="Search your projects..."
        value={search}
        onChange={setSearch}
        className="max-w-md"
      />
      {found.length === 0 ? (
        search.trim() ? (
          <Note title="No projects found">
            <Button onClick={() => setSearch('')}>Clear search</Button>
          </Note>
        ) : (
          <Note title="No projects yet" text="A project begins with your first message, in the chat." />
        )
      ) : (
        <ul className="mt-6 border-t border-line">
          {found.map((project) => (
            <ProjectRow
              key={project.id}
              project={project}
              href={hrefOf(project.id)}
              busy={visibility.isPending && visibility.variables.id === project.id}
              onOpen={() => onOpen(project)}
              onVisibility={(isPublic) => visibility.mutate({ id: project.id, isPublic })}
              onDelete={() => setDeleting(project)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title="Delete Project"
        description={`This cannot be undone. “${deleting?.title ?? ''}” and all its messages are removed.`}
        destructive
        onConfirm={() => deleting && deletion.mutate(deleting.id)}
      />
    </div>
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
