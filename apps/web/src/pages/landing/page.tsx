import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '../../lib/session.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Conversation } from './conversation.tsx'
import { Features } from './features.tsx'
import { FileFormats } from './file-formats.tsx'
import { Hero } from './hero.tsx'
import { Closing } from './prompt-form.tsx'
import { Questions } from './questions.tsx'
import { Stats, Testimonials } from './testimonials.tsx'
import { useLiveConcepts } from './use-live-concepts.ts'

export default function LandingPage() {
  const user = useUser()
  const [, navigate] = useLocation()
  // The server redirects a first visit; this is for changes of page.
  useEffect(() => {
    if (user) navigate('/dashboard', { replace: true })
  }, [user, navigate])
  const [above, below] = [useLiveConcepts(), useLiveConcepts()]
  if (user) return <Spinner />
  return (
    <>
      <Hero live={above} />
      <Conversation />
      <Features />
      <FileFormats />
      <Stats />
      <Testimonials />
      <Questions />
      <Closing live={below} />
    </>
  )
}
