import { Link } from 'wouter'
import { useSite } from '../../lib/site.ts'
import { ON_SERVER } from './data-inventory.ts'
import { whatLeaves } from './data-sharing.ts'
import { Document, type Section } from './document.tsx'

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
        To make the designs you ask for, to show them to you again, to answer you, and to keep the service safe. We do
        not sell data, show advertisements or load trackers.
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
        The list above says so for each kind. You can delete single projects at any time, and your account with
        everything in it in the settings. If no email is set up on a server, the emails it would have sent are stored
        there as files until whoever runs it deletes them.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        We use few cookies and little browser storage. The <Link href="/cookie-policy">cookie policy</Link> lists each
        item by name.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <p>
        You can see, correct, export and delete what we keep about you. <Link href="/gdpr">Your rights</Link> explains
        how, and how soon we answer.
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
      <p>When this policy changes, so does the date above. We announce significant changes before they take effect.</p>
    ),
  },
]

export default function PrivacyPage() {
  return (
    <Document
      title="Privacy Policy"
      date="September 29, 2025"
      lead={<p>What Limner keeps about you, why, and what you can do about it. In short: as little as possible.</p>}
      sections={SECTIONS}
    />
  )
}
