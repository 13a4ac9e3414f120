import { CookieSettingsButton } from '../../features/consent/cookie-settings.tsx'
import { COOKIES, ESSENTIAL, PREFERENCES } from './data-inventory.ts'
import { Document, type Section } from './document.tsx'

const inWords = (days: number): string => (days === 365 ? '1 year' : days === 1 ? '1 day' : `${days} days`)

const ROWS = [
  ...COOKIES.map(({ name, why, days }) => ({ name, kind: 'Cookie', why, until: inWords(days) })),
  ...ESSENTIAL.map((item) => ({ ...item, kind: 'Storage' })),
]

function EssentialList() {
  return (
    <dl className="mt-4 border-t border-line">
      {ROWS.map(({ name, kind, why, until }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[14rem_minmax(0,1fr)_12rem]"
        >
          <dt>
            <code className="break-words">{name}</code>
          </dt>
          <dd>{why}</dd>
          <dd className="text-sm text-ink-2">
            {kind}, {until}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const SECTIONS: readonly Section[] = [
  {
    id: 'essential',
    title: 'Essential',
    body: (
      <>
        <p>The service does not work without these. They cannot be disabled.</p>
        <EssentialList />
        <p>
          Over HTTPS the names of the cookies start with <code>__Host-</code>, which ties them to this server.
        </p>
      </>
    ),
  },
  {
    id: 'preferences',
    title: 'Remembered preferences',
    body: (
      <>
        <p>
          These are a convenience, kept in the browser’s storage until you clear it, or as a cookie where that is said.
          If you refuse them, they last only until you leave the page.
        </p>
        <ul>
          {PREFERENCES.map(({ name, why, days }) => (
            <li key={name}>
              <code>{name}</code>: {why} {days && `Cookie, ${inWords(days)}.`}
            </li>
          ))}
        </ul>
      </>
    ),
  },
  {
    id: 'none',
    title: 'What we do not use',
    body: <p>No trackers, no advertising, no third-party cookies.</p>,
  },
  {
    id: 'your-choice',
    title: 'Your choice',
    body: (
      <>
        <p>A banner asks on your first visit. You can change your mind at any time:</p>
        <CookieSettingsButton />
      </>
    ),
  },
]

export default function CookiesPage() {
  return (
    <Document
      title="Cookie Policy"
      date="September 29, 2025"
      lead={<p>Everything Limner stores in your browser, by name.</p>}
      sections={SECTIONS}
    />
  )
}
