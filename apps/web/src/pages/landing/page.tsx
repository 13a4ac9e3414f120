import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '../../lib/session.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Questions } from './questions.tsx'
import { Figures, Voices } from './voices.tsx'

export default function LandingPage() {
  const user = useUser()
  const [, navigate] = useLocation()
  // The server redirects a first visit; this is for changes of page.
  useEffect(() => {
    if (user) navigate('/dashboard', { replace: true })
  }, [user, navigate])
  if (user) return <Spinner />
  return (
    <>
      <Hero />
      <Features />
      <Figures />
      <Voices />
      <Questions />
    </>
  )
}
