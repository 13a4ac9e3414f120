import { CookieSettingsButton } from '../../features/consent/cookie-settings.tsx'
import { Document, type Section } from './document.tsx'

const COOKIES = [
  { name: 'limner_session', kind: 'Cookie', why: 'Keeps you signed in.', life: '30 days' },
  { name: 'limner_guest', kind: 'Cookie', why: 'Knows which designs a guest has made.', life: '1 year' },
  { name: 'limner_device', kind: 'Cookie', why: 'Lets you in while others try your password.', life: '1 year' },
  {
    name: 'guest_token, guest_chat_messages',
    kind: 'Storage',
    why: 'The chat of a guest.',
    life: 'Until you clear it',
  },
  {
    name: 'theme, cookie_consent',
    kind: 'Storage',
    why: 'Your theme, and your choice here.',
    life: 'Until you clear it',
  },
] as const
const PREFERENCES = [
  { name: 'last_active_tab, last_active_project', why: 'Opens the dashboard where you left it.' },
  { name: 'bookmarked_articles', why: 'The articles that you bookmarked.' },
] as const

const SECTIONS: readonly Section[] = [
  {
    id: 'essential',
    title: 'Essential',
    body: (
      <>
        <p>Without these the service does not work. They cannot be disabled.</p>
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
              {COOKIES.map(({ name, kind, why, life }) => (
                <tr key={name}>
                  <td>
                    <code>{name}</code>
                  </td>
                  <td>{kind}</td>
                  <td>{why}</td>
                  <td>{life}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </>
    ),
  },
  {
    id: 'preferences',
    title: 'Remembered preferences',
    body: (
      <>
        <p>These are a convenience. If you refuse them, they last until you leave the page.</p>
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
