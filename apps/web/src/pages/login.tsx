import { LoginForm } from '../features/identity/login-form.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'
import { useInvitedEmail } from './use-invited-email.ts'

export default function LoginPage() {
  return (
    <SignedOutOnly>
      <LoginForm email={useInvitedEmail()} />
    </SignedOutOnly>
  )
}
