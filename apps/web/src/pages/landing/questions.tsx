/** Six questions, one open at a time. Native disclosures: they open without any script. */
import { Link } from 'wouter'
import { t } from '../../lib/language/translate.ts'
import { useSite } from '../../lib/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { questionsOf } from './question-texts.ts'

const LINK = 'text-lapis underline underline-offset-4'

export function Questions() {
  const site = useSite()
  const { email } = site.contact
  return (
    <section aria-labelledby="questions" className="further-down border-t border-line">
      <div className="mx-auto grid max-w-[90rem] gap-x-16 gap-y-8 px-4 py-16 sm:px-8 lg:grid-cols-[1fr_2fr] lg:py-24">
        <div>
          <h2 id="questions" className="font-display text-2xl sm:text-3xl">
            {t('Questions')}
          </h2>
          <p className="mt-4 max-w-sm text-base text-ink-2">
            {t('Something else?')}{' '}
            {email ? (
              <a href={`mailto:${email}`} className={LINK}>
                {t('Contact support')}
              </a>
            ) : (
              <Link href="/contact" className={LINK}>
                {t('Contact support')}
              </Link>
            )}
          </p>
        </div>
        <div>
          {questionsOf(site).map(({ question, answer }) => (
            <details key={question} name="questions" className="group border-t border-line last:border-b">
              <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg font-medium">
                {question}
                <Icon name="plus" className="transition-transform duration-150 group-open:rotate-45" />
              </summary>
              <p className="max-w-[42rem] pb-6 text-base text-ink-2">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
