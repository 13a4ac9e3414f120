import type { Site } from '@limner/contract/types'
import { english, t } from '../../lib/language/translate.ts'
import { useSite } from '../../lib/site.ts'
import { ContactForm } from './contact-form.tsx'

interface Method {
  title: string
  hours: string
  text: string
  href: string
}

/** Only ways behind which there is somebody: each is there when its address is set. */
function methodsOf({ contact: { email, chat, phone } }: Site): Method[] {
  return [
    ...(email ? [{ title: t('Email support'), hours: '24/7', text: email, href: `mailto:${email}` }] : []),
    ...(chat ? [{ title: t('Live chat'), hours: t('Mon-Fri 9AM-6PM PST'), text: t('Open the chat'), href: chat }] : []),
    ...(phone
      ? [
          {
            title: t('Phone support'),
            hours: t('Mon-Fri 9AM-5PM PST'),
            text: phone,
            href: `tel:${phone.replace(/[^\d+]/g, '')}`,
          },
        ]
      : []),
  ]
}

const OFFICES = [
  { city: english('San Francisco'), role: english('Headquarters') },
  { city: english('New York'), role: english('East Coast office') },
  { city: english('London'), role: english('European office') },
]
const HOURS = [
  { days: english('Mon-Fri'), hours: english('9:00 AM-6:00 PM PST') },
  { days: english('Saturday'), hours: english('10:00 AM-4:00 PM PST') },
  { days: english('Sunday'), hours: english('Closed') },
]

export default function ContactPage() {
  return (
    <div className="mx-auto w-full max-w-[72rem] px-4 py-12 sm:px-8 sm:py-20">
      <h1 className="font-display text-3xl sm:text-4xl">{t('Write to us')}</h1>
      <p className="mt-5 max-w-[36rem] text-lg text-ink-2">
        {t('Questions, ideas, problems: your message goes to the people who run this server.')}
      </p>
      <div className="mt-12 grid gap-x-20 gap-y-16 lg:grid-cols-[3fr_2fr]">
        <ContactForm />
        <div className="grid content-start gap-10">
          <Methods methods={methodsOf(useSite())} />
          <section>
            <h2 className="text-lg font-semibold">{t('Offices')}</h2>
            <ul className="mt-4">
              {OFFICES.map(({ city, role }) => (
                <li
                  key={t(city)}
                  className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3 text-base"
                >
                  {t(city)} <span className="text-sm text-ink-3">{t(role)}</span>
                </li>
              ))}
            </ul>
          </section>
          <Hours />
        </div>
      </div>
    </div>
  )
}

function Methods({ methods }: { methods: readonly Method[] }) {
  if (methods.length === 0) return null
  return (
    <section>
      <h2 className="text-lg font-semibold">{t('Other ways to reach us')}</h2>
      <ul className="mt-4">
        {methods.map(({ title, hours, text, href }) => (
          <li key={title} className="border-t border-line py-3">
            <p className="flex flex-wrap justify-between gap-x-4 text-base font-medium">
              {title} <span className="text-sm font-normal text-ink-3">{hours}</span>
            </p>
            <a href={href} className="text-sm break-words text-lapis underline underline-offset-4">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Hours() {
  const { phone } = useSite().contact
  return (
    <section>
      <h2 className="text-lg font-semibold">{t('Business hours')}</h2>
      <dl className="mt-4">
        {HOURS.map(({ days, hours }) => (
          <div key={t(days)} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3 text-base">
            <dt>{t(days)}</dt>
            <dd className="text-ink-2 tabular-nums">{t(hours)}</dd>
          </div>
        ))}
      </dl>
      {phone && (
        <p className="border-t border-line pt-3 text-sm text-ink-2">
          {t('Emergency support 24/7 for enterprise customers.')}
        </p>
      )}
    </section>
  )
}
