import { useSearchParams } from 'wouter'
import { ResetForm } from '../features/identity/reset-form.tsx'
import { ResetRequest } from '../features/identity/reset-request.tsx'

export default function ResetPasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token ? <ResetForm token={token} /> : <ResetRequest />
}
