import { LoginForm } from '../features/identity/login-form.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

export default function LoginPage() {
  return (
    <SignedOutOnly>
      <LoginForm />
    </SignedOutOnly>
  )
}
