import { Link } from 'wouter'
import { useSite } from '../../lib/site.ts'
import { Document, type Section } from './document.tsx'

function Plans() {
  const { monthlyDesigns } = useSite()
  return (
    <p>
      {monthlyDesigns === null
        ? 'Using Limner costs nothing, and this server sets no limit on the number of designs.'
        : `Using Limner costs nothing. The free plan includes ${monthlyDesigns} ${monthlyDesigns === 1 ? 'design' : 'designs'} a month; changes to a design are not counted.`}{' '}
      There is no paid plan. Whoever runs a server decides which limits apply there.
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
        Keep your password to yourself: you are responsible for what happens under your account. You can delete your
        account at any time in the settings.
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
          People who ask for similar things may get similar designs. Before you register a logo as a trademark, have it
          searched.
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <p>
        Do not upload anything you have no right to use, do not make anything unlawful or meant to deceive, and do not
        try to break the service or keep others from using it.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'Warranty and liability',
    body: (
      <p>
        The service is provided as is. Check every design before you print or publish it: names, dates, prices. As far
        as the law allows, we are not liable for damage caused by using it.
      </p>
    ),
  },
  {
    id: 'disputes',
    title: 'Disputes',
    body: (
      <p>
        Talk to us first: both sides negotiate for at least 30 days before either starts arbitration. These terms are
        governed by California law, and arbitration takes place in San Francisco.
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
      lead={<p>The agreement between you and The Limner Team, in plain words.</p>}
      sections={SECTIONS}
    />
  )
}
