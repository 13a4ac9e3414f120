import { Link } from 'wouter'
import { english, t } from '../lib/language/translate.ts'
import { buttonClass } from '../ui/button.tsx'

const PRINCIPLES = [
  {
    title: english('Your words are the brief'),
    text: english(
      'What you write is set letter for letter. What you leave open is decided by rules that anyone can read.',
    ),
  },
  {
    title: english('A design is not a picture'),
    text: english('Every design is a tree of text, shapes and colours, so you can change one thing and keep the rest.'),
  },
  {
    title: english('It runs on your own server'),
    text: english('No API key, no other account, no outside service. The engine is part of the program you install.'),
  },
]

export default function AboutPage() {
  return (
    <div className="mx-auto w-full max-w-[72rem] px-4 py-12 sm:px-8 sm:py-20">
      <h1 className="max-w-[40rem] font-display text-3xl sm:text-4xl">{t('About Limner')}</h1>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <div className="prose text-lg">
          <p>
            {t(
              'Limners painted the initials in medieval manuscripts: one bright thing on a quiet page. They worked from a few words in the margin (“here a ship”, “here a king”) and turned them into the part everyone looked at first.',
            )}
          </p>
          <p>
            {t(
              'We build the same for a time when everyone needs a logo, a poster or a card, and few know someone who can draw one. You write a few words. Limner reads them, chooses a direction, composes and paints, in about the time it takes to read this sentence.',
            )}
          </p>
          <p>
            {t(
              'It is open source. Its typefaces and pictograms come from people who shared theirs, and the program credits every one of them.',
            )}
          </p>
        </div>
        <img
          src="/pictures/words.webp"
          alt={t('A poster that Limner made: Harvest Supper')}
          width="480"
          height="600"
          loading="lazy"
          className="h-auto w-full max-w-xs justify-self-center bg-mat p-6"
        />
      </div>
      <h2 className="mt-16 font-display text-2xl">{t('What we stand for')}</h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-3">
        {PRINCIPLES.map(({ title, text }) => (
          <section key={t(title)} className="border-t border-ink pt-4">
            <h3 className="text-lg font-semibold">{t(title)}</h3>
            <p className="mt-2 text-base text-ink-2">{t(text)}</p>
          </section>
        ))}
      </div>
      <div className="mt-16 flex flex-wrap gap-3">
        <Link href="/dashboard" className={buttonClass({ look: 'primary', size: 'large' })}>
          {t('Try it')}
        </Link>
        <Link href="/contact" className={buttonClass({ look: 'outline', size: 'large' })}>
          {t('Write to us')}
        </Link>
      </div>
    </div>
  )
}
