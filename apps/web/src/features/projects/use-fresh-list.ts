import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { projectsQuery } from './queries.ts'

/** Whoever opens a list sees what has happened elsewhere, too: another window, a program, an assistant, somebody else. */
export function useFreshList(userId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    // Those that are shared are keyed below one's own.
    void client.invalidateQueries({ queryKey: projectsQuery(userId).queryKey })
  }, [client, userId])
}
