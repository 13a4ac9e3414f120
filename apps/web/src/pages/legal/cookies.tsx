import { CookieSettingsButton } from '../../features/consent/cookie-settings.tsx'
import { Document, type Section } from './document.tsx'
import { COOKIES, ESSENTIAL, PREFERENCES } from './kept.ts'

const ROWS = [
  ...COOKIES.map(({ name, why, days }) => ({
    name,
    kind: 'Cookie',
    why,
    until: days === 365 ? '1 year' : `${days} days`,
  })),
  ...ESSENTIAL.map((item) => ({ ...item, kind: 'Storage' })),
]

function EssentialTable() {
  return (
    <div className="overflow-x-auto">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Kind</th>
            <th scope="col">What it is for</th>
            <th scope="col">Kept</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, kind, why, until }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{kind}</td>
              <td>{why}</td>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const SECTIONS: readonly Section[] = [
  {
    id: 'essential',
    title: 'Essential',
    body: (
      <>
        <p>Without these the service does not work. They cannot be disabled.</p>
        <EssentialTable />
        <p>
          On HTTPS the cookies’ names begin with <code>__Host-</code>, which binds them to this server.
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
          These are a convenience, kept in the browser’s storage until you clear it. If you refuse them, they last until
          you leave the page.
        </p>
        <ul>
          {PREFERENCES.map(({ name, why }) => (
            <li key={name}>
              <code>{name}</code>: {why}
            </li>
          ))}
        </ul>
      </>
    ),
  },
  {
    id: 'none',
    title: 'What there is not',
    body: <p>No tracker, no advertisement, no cookie of anybody else.</p>,
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
      lead={<p>Everything that Limner keeps in your browser, by name.</p>}
      sections={SECTIONS}
    />
  )
}
