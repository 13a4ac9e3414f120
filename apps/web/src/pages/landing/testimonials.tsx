import { english, t } from '../../lib/language/translate.ts'

const STATS = [
  { value: '10K+', label: english('Designs created') },
  { value: '99.9%', label: english('Uptime') },
  { value: 'Under 3s', label: english('Generation') },
  { value: '24/7', label: english('Support') },
]

export function Stats() {
  return (
    <section aria-label={t('Limner in numbers')} className="further-down border-y border-line bg-well">
      <dl className="mx-auto grid max-w-[90rem] grid-cols-2 gap-x-6 gap-y-8 px-4 py-12 sm:px-8 md:grid-cols-4">
        {STATS.map(({ value, label }) => (
          <div key={t(label)} className="flex flex-col-reverse">
            <dt className="mt-1 text-sm text-ink-2">{t(label)}</dt>
            <dd className="font-display text-3xl">
              <bdi>{value === 'Under 3s' ? t('Under 3s') : value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const TESTIMONIALS = [
  {
    words: english(
      'I type in what the client says on the phone, word for word, and have four concepts before we hang up.',
    ),
    name: 'Marta Lindqvist',
    role: english('freelance designer'),
  },
  {
    words: english(
      'The date, the price and the address were right the first time. No poster of ours had ever managed that.',
    ),
    name: 'Tom Achterberg',
    role: english('runs a village hall'),
  },
  {
    words: english('We asked for the second one, but darker, and got exactly the second one, but darker.'),
    name: 'Priya Raman',
    role: english('marketing lead at a small coffee roaster'),
  },
]

export function Testimonials() {
  return (
    <section aria-labelledby="voices" className="further-down mx-auto max-w-[90rem] px-4 py-16 sm:px-8 lg:py-24">
      <h2 id="voices" className="font-display text-2xl sm:text-3xl">
        {t('The people we make it for')}
      </h2>
      <p className="mt-3 max-w-[36rem] text-base text-ink-2">
        {t('Three of them, in words we would like to earn. The names are invented.')}
      </p>
      <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-3">
        {TESTIMONIALS.map(({ words, name, role }) => (
          <figure key={name} className="border-t border-ink pt-5">
            <blockquote className="text-lg">
              <q>{t(words)}</q>
            </blockquote>
            <figcaption className="mt-4 text-sm text-ink-2">
              <span className="font-semibold text-ink">
                <bdi>{name}</bdi>
              </span>
              , {t(role)}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
