import { Link } from 'wouter'
import { english, t } from '../lib/language/translate.ts'
import { buttonClass } from '../ui/button.tsx'

const ROLES = [
  {
    title: english('Senior Frontend Engineer'),
    place: english('San Francisco or remote'),
    text: english(
      'You make the page disappear behind the design on it. You know what a frame costs, you test with a keyboard and on a phone, and you would rather remove a component than add one.',
    ),
  },
  {
    title: english('AI/ML Engineer'),
    place: english('San Francisco or London'),
    text: english(
      'You teach the engine to read what people mean and to judge what it makes. You like small models, measured claims, and rules wherever a rule is better.',
    ),
  },
  {
    title: english('Product Designer'),
    place: english('New York or remote'),
    text: english(
      'You set the bar for what comes out. You can say why a poster fails from three metres away, write that down as a rule, and see whether the rule holds.',
    ),
  },
  {
    title: english('Marketing Manager'),
    place: english('London'),
    text: english(
      'You explain what Limner does without a wasted word, to designers who have heard it all before. You show rather than tell.',
    ),
  },
]
const BENEFITS = [
  english('Work from where you work best'),
  english('Thirty days of holiday, and we take them'),
  english('A budget for books, type and printing'),
  english('Fridays without meetings'),
  english('Parental leave for all parents'),
  english('Time for the open-source projects we build on'),
]

const apply = (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`

export default function CareersPage() {
  return (
    <div className="mx-auto w-full max-w-[72rem] px-4 py-12 sm:px-8 sm:py-20">
      <h1 className="font-display text-3xl sm:text-4xl">{t('Careers')}</h1>
      <p className="mt-6 max-w-[40rem] text-lg text-ink-2">
        {t('We are a small team that cares how things look and how they are made. Four roles are open.')}
      </p>
      <h2 className="mt-14 font-display text-2xl">{t('Open roles')}</h2>
      <ul className="mt-6 border-b border-line">
        {ROLES.map(({ title, place, text }) => (
          <li key={t(title)} className="grid gap-x-12 gap-y-4 border-t border-line py-6 md:grid-cols-[2fr_3fr_auto]">
            <div>
              <h3 className="text-lg font-semibold">{t(title)}</h3>
              <p className="mt-1 text-sm text-ink-3">{t(place)}</p>
            </div>
            <p className="max-w-[36rem] text-base text-ink-2">{t(text)}</p>
            <Link
              href={apply(`Application: ${title}`)}
              aria-label={t('Apply Now: {title}', { title: t(title) })}
              className={buttonClass({ look: 'outline' }, 'justify-self-start')}
            >
              {t('Apply Now')}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-16 grid gap-x-16 gap-y-10 md:grid-cols-2">
        <section>
          <h2 className="font-display text-2xl">{t('Benefits')}</h2>
          <ul className="mt-4 grid gap-2">
            {BENEFITS.map((benefit) => (
              <li key={t(benefit)} className="border-t border-line pt-2 text-base">
                {t(benefit)}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="font-display text-2xl">{t('Culture')}</h2>
          <div className="prose mt-4">
            <p>
              {t(
                'Once a day we look at the work together, and say what falls short before we say what is good. No one is right because of a title: a measurement or a better draft settles it.',
              )}
            </p>
            <p>{t('We write things down, we finish what we start, and we go home on time.')}</p>
          </div>
        </section>
      </div>
      <section className="mt-16 border-t border-ink pt-6">
        <h2 className="text-lg font-semibold">{t('Not the right role?')}</h2>
        <p className="mt-2 max-w-[36rem] text-base text-ink-2">{t('Tell us what you would like to do here.')}</p>
        <Link href={apply('General application')} className={buttonClass({ look: 'outline' }, 'mt-5')}>
          {t('Send General Application')}
        </Link>
      </section>
    </div>
  )
}
