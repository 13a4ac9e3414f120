import { Link } from 'wouter'
import { useSite } from '../../lib/site.ts'
import { Document, type Section } from './document.tsx'

function Plans() {
  const { monthlyDesigns } = useSite()
  return (
    <p>
      {monthlyDesigns === null
        ? 'Using Limner costs nothing, and no number of designs is set on this server.'
        : `Using Limner costs nothing. The free plan includes ${monthlyDesigns} ${monthlyDesigns === 1 ? 'design' : 'designs'} a month; changes to a design are not counted.`}{' '}
      Whoever runs a server of their own decides which limits hold there.
    </p>
  )
}

const SECTIONS: readonly Section[] = [
  {
    id: 'the-service',
    title: 'The service',
    body: (
      <p>
        Limner makes designs from descriptions. You may use it as a guest or with an account. It is not intended for
        children under 13.
      </p>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    body: (
      <p>
        Keep your password to yourself; what happens under your account counts as yours. You can delete your account at
        any time in the settings.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Plans',
    body: <Plans />,
  },
  {
    id: 'your-designs',
    title: 'Your designs',
    body: (
      <>
        <p>
          What you write and upload stays yours, and so do the designs that are made for you. You may use them for any
          purpose, commercial ones included.
        </p>
        <p>
          Two people who ask for similar things may get similar designs. Before you register a logo as a trademark, have
          it searched.
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <p>
        Do not upload what you have no right to use, do not make what is unlawful or meant to deceive, and do not try to
        break the service or to keep others from using it.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'Warranty and liability',
    body: (
      <p>
        The service comes as it is. Check every design before you print or publish it: names, dates, prices. As far as
        the law allows, we are not liable for damage that follows from using it.
      </p>
    ),
  },
  {
    id: 'disputes',
    title: 'Disputes',
    body: (
      <p>
        Tell us first: both sides negotiate for at least 30 days before either begins an arbitration. These terms are
        governed by the law of California; the place of arbitration is San Francisco.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about these terms: <Link href="/contact">write to us</Link>.
      </p>
    ),
  },
]

export default function TermsPage() {
  return (
    <Document
      title="Terms of Service"
      date="September 29, 2025"
      lead={<p>The rules between you and The Limner Team, in words that can be read.</p>}
      sections={SECTIONS}
    />
  )
}
