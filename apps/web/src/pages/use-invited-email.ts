import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { invitationQuery } from '../features/teams/queries.ts'

const INVITATION = /^\/invitation\/([\w-]{43})$/

/** The address that was invited, where signing in or up leads back to an invitation: only that one can accept it. */
export function useInvitedEmail(): string | undefined {
  const [search] = useSearchParams()
  const [, token] = INVITATION.exec(search.get('redirect') ?? '') ?? []
  const { data } = useQuery({ ...invitationQuery(token ?? ''), enabled: token !== undefined })
  return data?.email
}
