import { useSearchParams } from 'wouter'
import { ConfirmEmail } from '../features/identity/confirm-email.tsx'

export default function ConfirmEmailPage() {
  const [search] = useSearchParams()
  return <ConfirmEmail token={search.get('token') ?? ''} />
}
