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
        You may know what we keep about you: the <Link href="/privacy-policy">privacy policy</Link> lists it. And you
        may have it in a form that other programs can read.
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
    title: 'See it, and take it with you',
    body: <Access />,
  },
  {
    id: 'rectification',
    title: 'Correct it',
    body: (
      <p>
        Your name and address can be changed in the <Link href="/dashboard?tab=settings">settings</Link>; for anything
        else, tell us.
      </p>
    ),
  },
  {
    id: 'erasure',
    title: 'Delete it',
    body: (
      <p>
        Delete single projects on the dashboard, and your account with all that is in it in the{' '}
        <Link href="/dashboard?tab=settings">settings</Link>.
      </p>
    ),
  },
  {
    id: 'restriction',
    title: 'Restrict it, object to it',
    body: <p>You may ask us to stop using your data, wholly or for one purpose, while a question about it is open.</p>,
  },
  {
    id: 'how',
    title: 'How to ask, and when we answer',
    body: (
      <>
        <p>
          <Link href="/contact">Write to us</Link> from the address of your account. It costs nothing.
        </p>
        <p>
          We answer within one month. Where a request is complex, or there are many, we may need up to two months more;
          then we tell you so, with the reason, within the first month.
        </p>
      </>
    ),
  },
  {
    id: 'complain',
    title: 'Complain',
    body: <p>If you are not content with our answer, you may turn to the data protection authority where you live.</p>,
  },
]

export default function GdprPage() {
  return (
    <Document
      title="Your data protection rights"
      lead={<p>The General Data Protection Regulation gives you rights over your data. We give them to everybody.</p>}
      sections={SECTIONS}
    />
  )
}
