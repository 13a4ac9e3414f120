import { Link } from 'wouter'
import { DownloadData } from '../../features/account/download-data.tsx'
import { useUser } from '../../lib/session.ts'
import { Document, type Section } from './document.tsx'

/** The download itself for whoever is signed in. */
function Access() {
  const user = useUser()
  return (
    <>
      <p>
        You have the right to know what we keep about you: the <Link href="/privacy-policy">privacy policy</Link> lists
        it. You can also get a copy in a form that other programs can read.
      </p>
      {user ? (
        <div className="mt-4">
          <DownloadData />
        </div>
      ) : (
        <p>
          <Link href="/login?redirect=%2Fgdpr%23access">Sign in</Link> to download your data here, or in the settings of
          your dashboard.
        </p>
      )}
    </>
  )
}

const SECTIONS: readonly Section[] = [
  {
    id: 'access',
    title: 'See it and export it',
    body: <Access />,
  },
  {
    id: 'rectification',
    title: 'Correct it',
    body: (
      <p>
        You can change your name and email address in the <Link href="/dashboard?tab=settings">settings</Link>; for
        anything else, write to us.
      </p>
    ),
  },
  {
    id: 'erasure',
    title: 'Delete it',
    body: (
      <p>
        You can delete single projects on the dashboard, and your account with everything in it in the{' '}
        <Link href="/dashboard?tab=settings">settings</Link>.
      </p>
    ),
  },
  {
    id: 'restriction',
    title: 'Restrict its use or object to it',
    body: (
      <p>You can ask us to stop using your data, altogether or for one purpose, while a question about it is open.</p>
    ),
  },
  {
    id: 'how',
    title: 'How to ask, and when we answer',
    body: (
      <>
        <p>
          <Link href="/contact">Write to us</Link> from your account’s email address. It is free of charge.
        </p>
        <p>
          We answer within one month. If a request is complex, or there are many, we may need up to two more months; we
          will then tell you so, and why, within the first month.
        </p>
      </>
    ),
  },
  {
    id: 'complain',
    title: 'Complain',
    body: (
      <p>If you are not satisfied with our answer, you can contact the data protection authority where you live.</p>
    ),
  },
]

export default function GdprPage() {
  return (
    <Document
      title="Your data protection rights"
      lead={<p>The General Data Protection Regulation gives you rights over your data. We extend them to everyone.</p>}
      sections={SECTIONS}
    />
  )
}
