import { Link } from 'wouter'
import { useSite } from '../../lib/site.ts'
import { Document, type Section } from './document.tsx'
import { ON_SERVER } from './kept.ts'
import { whatLeaves } from './outside.ts'

function Kept() {
  const site = useSite()
  return (
    <ul>
      {ON_SERVER.map(({ title, holds, until }) => (
        <li key={title}>
          <strong>{title}</strong>: {holds} Kept: {until(site)}.
        </li>
      ))}
    </ul>
  )
}

function Seen() {
  const site = useSite()
  return (
    <>
      <p>
        Your projects are private until you make one public. Anyone can then see its designs and read its whole
        conversation, including the images you attached. Whoever runs the server you are using can read what is stored
        on it.
      </p>
      <p>{whatLeaves(site).join(' ')}</p>
    </>
  )
}

const SECTIONS: readonly Section[] = [
  {
    id: 'what-we-keep',
    title: 'What we keep',
    body: <Kept />,
  },
  {
    id: 'why',
    title: 'Why we keep it',
    body: (
      <p>
        To make the designs that you ask for, to show them to you again, to answer you, and to keep the service safe. We
        do not sell data, we show no advertisements, and we load no tracker.
      </p>
    ),
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    body: <Seen />,
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <p>
        As said beside each. You can delete single projects at any time, and your account with everything in it in the
        settings. Mails that a server cannot send, because no mail is set up there, lie on it as files until whoever
        runs it deletes them.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        We use cookies and the browser’s storage sparingly. The <Link href="/cookie-policy">cookie policy</Link> names
        each of them.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <p>
        You can see, correct, take with you and delete what we keep about you. <Link href="/gdpr">Your rights</Link>{' '}
        says how, and how quickly we answer.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: <p>The service is not intended for children under 13, and we do not knowingly keep data about them.</p>,
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>When this policy changes, the date above does, too. Changes that matter are announced before they hold.</p>
    ),
  },
]

export default function PrivacyPage() {
  return (
    <Document
      title="Privacy Policy"
      date="September 29, 2025"
      lead={<p>What Limner keeps about you, why, and what you can do about it. In short: as little as it can.</p>}
      sections={SECTIONS}
    />
  )
}
