import { ContactForm } from './contact-form.tsx'

const METHODS = [
  { title: 'Email support', hours: '24/7', text: 'support@limner.invalid', href: 'mailto:support@limner.invalid' },
  { title: 'Live chat', hours: 'Mon-Fri 9AM-6PM PST', text: 'In the app, on the dashboard', href: '/dashboard' },
  { title: 'Phone support', hours: 'Mon-Fri 9AM-5PM PST', text: '+1 (415) 555-0142', href: 'tel:+14155550142' },
]
const OFFICES = [
  { city: 'San Francisco', role: 'Headquarters' },
  { city: 'New York', role: 'East Coast office' },
  { city: 'London', role: 'European office' },
]
const HOURS = [
  { days: 'Mon-Fri', hours: '9:00 AM-6:00 PM PST' },
  { days: 'Saturday', hours: '10:00 AM-4:00 PM PST' },
  { days: 'Sunday', hours: 'Closed' },
]

export default function ContactPage() {
  return (
    <div className="mx-auto w-full max-w-[72rem] px-4 py-12 sm:px-8 sm:py-20">
      <h1 className="font-display text-3xl sm:text-4xl">Write to us</h1>
      <p className="mt-5 max-w-[36rem] text-lg text-ink-2">A person reads every message. We answer within 24 hours.</p>
      <div className="mt-12 grid gap-x-20 gap-y-16 lg:grid-cols-[3fr_2fr]">
        <ContactForm />
        <div className="grid content-start gap-10">
          <section>
            <h2 className="text-lg font-semibold">Other ways to reach us</h2>
            <ul className="mt-4">
              {METHODS.map(({ title, hours, text, href }) => (
                <li key={title} className="border-t border-line py-3">
                  <p className="flex flex-wrap justify-between gap-x-4 text-base font-medium">
                    {title} <span className="text-sm font-normal text-ink-3">{hours}</span>
                  </p>
                  <a href={href} className="text-sm text-lapis underline underline-offset-4">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="text-lg font-semibold">Offices</h2>
            <ul className="mt-4">
              {OFFICES.map(({ city, role }) => (
                <li key={city} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3 text-base">
                  {city} <span className="text-sm text-ink-3">{role}</span>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="text-lg font-semibold">Business hours</h2>
            <dl className="mt-4">
              {HOURS.map(({ days, hours }) => (
                <div key={days} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3 text-base">
                  <dt>{days}</dt>
                  <dd className="text-ink-2 tabular-nums">{hours}</dd>
                </div>
              ))}
            </dl>
            <p className="border-t border-line pt-3 text-sm text-ink-2">
              Emergency support 24/7 for enterprise customers.
            </p>
          </section>
        </div>
      </div>
    </div>
  )
}
