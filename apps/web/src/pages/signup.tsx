import { SignUpForm } from '../features/identity/signup-form.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'
import { useInvitedEmail } from './use-invited-email.ts'

export default function SignUpPage() {
  return (
    <SignedOutOnly>
      <SignUpForm email={useInvitedEmail()} />
    </SignedOutOnly>
  )
}
