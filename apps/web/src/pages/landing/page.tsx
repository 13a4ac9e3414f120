import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '../../lib/session.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Conversation } from './conversation.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Questions } from './questions.tsx'
import { TakeAway } from './take-away.tsx'
import { Closing } from './try-it.tsx'
import { useLiveConcepts } from './use-live-concepts.ts'
import { Figures, Voices } from './voices.tsx'

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
      <TakeAway />
      <Figures />
      <Voices />
      <Questions />
      <Closing live={below} />
    </>
  )
}
