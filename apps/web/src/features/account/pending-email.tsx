/** The new address that waits for its confirmation. */
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { rich } from '../../lib/language/translate.ts'

export const PENDING_EMAIL = ['pending-email'] as const

export function PendingEmail() {
  const { data } = useQuery({ queryKey: PENDING_EMAIL, queryFn: () => api.getPendingEmail() })
  if (!data?.email) return null
  return (
    <p role="status" className="-mt-2 text-sm text-ink-2">
      {rich('Not confirmed yet: <strong>{email}</strong>. Open the link we emailed there within an hour.', {
        email: data.email,
        strong: (text) => <strong className="font-semibold break-words">{text}</strong>,
      })}
    </p>
  )
}
