/** Who works on a project or with a brand kit, and what they were invited to. */
import type { Team } from '@limner/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** What people work on together. */
export interface Shared {
  kind: 'project' | 'brand kit'
  id: string
  /** Its title. */
  name: string
}

export const teamQuery = ({ kind, id }: Pick<Shared, 'kind' | 'id'>) =>
  queryOptions({
    queryKey: ['team', kind, id],
    queryFn: (): Promise<Team> =>
      kind === 'project' ? api.getProjectTeam({ params: { id } }) : api.getBrandKitTeam({ params: { id } }),
    staleTime: 0,
  })

/** What an invitation is to, for whoever has its link. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['member invitation', token],
    queryFn: () => api.readMemberInvitation({ params: { token } }),
    staleTime: 0,
  })
