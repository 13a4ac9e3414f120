/** Which designs are favourites, and starring them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api, reasonOf } from '../../../lib/api.ts'
import { t } from '../../../lib/language/translate.ts'
import { useToast } from '../../../ui/toast.tsx'
import { type Concept, lineOf } from '../concept.ts'
import { favouriteIdsQuery, KEY } from './queries.ts'

export interface Favourites {
  /** A design is one in all its versions. */
  has: (concept: Concept) => boolean
  toggle: (concept: Concept) => void
}

interface Starring {
  id: string
  on: boolean
}

/** Gives or takes a star, one after the other. @param onFailed takes back what was shown at once */
export function useStar(owner: string, { onFailed }: { onFailed: (starring: Starring) => void }) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    scope: { id: KEY },
    mutationFn: ({ id, on }: Starring) =>
      on ? api.favouriteDesign({ params: { id } }) : api.unfavouriteDesign({ params: { id } }),
    onError(error, starring) {
      onFailed(starring)
      toast({ title: t('The star could not be changed'), description: reasonOf(error), destructive: true })
    },
    // Of other projects' stages; what is on the screen shows it already.
    onSettled: () => client.invalidateQueries({ queryKey: [KEY, owner, 'ids'], refetchType: 'none' }),
  })
}

/**
 * @param owner an account, or a guest
 * @param all every concept of the conversation
 */
export function useFavourites(owner: string, projectId: string | undefined, all: readonly Concept[]): Favourites {
  const client = useQueryClient()
  const query = favouriteIdsQuery(owner, projectId)
  const { queryKey } = query
  const { data: ids } = useQuery({ ...query, enabled: all.some(({ id }) => id !== undefined) })
  const starred = useMemo(() => {
    const known = new Set(ids)
    const some = all.filter(({ id }) => id !== undefined && known.has(id))
    return new Set(some.flatMap((concept) => lineOf(concept, all)).map(({ url }) => url))
  }, [ids, all])
  const has = ({ url }: Concept) => starred.has(url)
  const star = useStar(owner, { onFailed: () => void client.invalidateQueries({ queryKey }) })
  return {
    has,
    toggle(concept) {
      const { id } = concept
      if (id === undefined) return
      const line = lineOf(concept, all).flatMap((one) => one.id ?? [])
      void client.cancelQueries({ queryKey })
      // Which others have one is not known yet: they are asked for again.
      if (!ids) return star.mutate({ id, on: true }, { onSettled: () => client.invalidateQueries({ queryKey }) })
      const on = !has(concept)
      client.setQueryData(queryKey, (before: string[] = []) => {
        const others = before.filter((one) => !line.includes(one))
        return on ? [id, ...others] : others
      })
      star.mutate({ id, on })
    },
  }
}
