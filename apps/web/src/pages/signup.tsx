import { SignUpForm } from '../features/identity/signup-form.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

export default function SignUpPage() {
  return (
    <SignedOutOnly>
      <SignUpForm />
    </SignedOutOnly>
  )
}
