const METHODS = [
  {
    title: 'Session',
    text: 'The cookie set when you log in. Browsers send it automatically.',
    code: 'Cookie: limner_session=…',
  },
  {
    title: 'Guest token',
    text: 'Created for anonymous visitors on their first request and returned in the response. Send it with every later request.',
    code: 'x-guest-token: …',
  },
  {
    title: 'API Key',
    text: 'For programs and assistants, which act for you with it. Make one under Settings, Your API keys; it is shown only once.',
    code: 'X-API-Key: limner_…  or  Authorization: Bearer limner_…',
  },
]

export function AuthMethods() {
  return (
    <section aria-labelledby="auth" className="mt-14">
      <h2 id="auth" className="text-xl font-semibold">
        Ways to authenticate
      </h2>
      <div className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {METHODS.map(({ title, text, code }) => (
          <section key={title} className="border-t border-ink pt-3">
            <h3 className="text-base font-semibold">{title}</h3>
            <p className="mt-1 text-sm text-ink-2">{text}</p>
            <code className="mt-2 block font-mono text-xs break-words text-ink-2">{code}</code>
          </section>
        ))}
      </div>
    </section>
  )
}
