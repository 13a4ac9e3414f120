/** Six things that Limner does, each beside something that it made. */
import type { ReactNode } from 'react'
import { english, t } from '../../lib/language/translate.ts'
import { PagePicture } from './page-picture.tsx'

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="grid content-start gap-5">
      <div className="flex h-72 items-center justify-center overflow-hidden bg-mat p-5 sm:h-80">{children}</div>
      <div>
        <h3 className="text-lg font-semibold">{title}</h3>
        <p className="mt-2 max-w-[30rem] text-base text-ink-2">{text}</p>
      </div>
    </article>
  )
}

/** Where a printer cuts: hairlines at the corners, outside the card. */
function CropMarks({ children }: { children: ReactNode }) {
  const corners = [
    'top-0 left-0',
    'top-0 right-0 rotate-90',
    'bottom-0 right-0 rotate-180',
    'bottom-0 left-0 -rotate-90',
  ]
  return (
    <div className="relative p-6">
      {corners.map((place) => (
        <svg
          key={place}
          viewBox="0 0 20 20"
          aria-hidden="true"
          className={`absolute size-5 fill-none stroke-ink ${place}`}
        >
          <path d="M0 19.5H14M19.5 0V14" />
        </svg>
      ))}
      {children}
    </div>
  )
}

const ICON_SIZES = [128, 64, 32, 16]
const SCRIPTS = [
  english('Latin'),
  english('Greek'),
  english('Cyrillic'),
  english('Arabic'),
  english('Japanese'),
  english('Devanagari'),
]

export function Features() {
  return (
    <section aria-labelledby="features" className="further-down border-t border-line">
      <div className="mx-auto max-w-[90rem] px-4 py-16 sm:px-8 lg:py-24">
        <h2 id="features" className="font-display text-2xl sm:text-3xl">
          {t('What Limner does well')}
        </h2>
        <div className="mt-12 grid gap-x-8 gap-y-14 md:grid-cols-2 xl:grid-cols-3">
          <Feature
            title={t('Your words, letter for letter')}
            text={t(
              'Names, dates, prices and places are set exactly as you wrote them. If a layout calls for a line you did not give, such as a button, Limner suggests one, and you can change or remove it.',
            )}
          >
            <PagePicture
              name="words"
              alt={t('Poster: Harvest Supper, Saturday 26 September, 7 pm, St. Mary’s Barn, £18, bring your own mug')}
              className="h-full w-auto"
            />
          </Feature>
          <Feature
            title={t('One name, many formats')}
            text={t('A logo, an icon, a card, a social media post and a banner, each laid out for its own size.')}
          >
            <div className="grid w-full max-w-[22rem] grid-cols-[1fr_1fr_1.75fr] gap-2">
              <PagePicture name="format-logo" alt={t('Spoke & Anchor logo')} />
              <PagePicture name="format-icon" alt={t('Spoke & Anchor app icon')} />
              <PagePicture name="format-card" alt={t('Spoke & Anchor business card')} />
              <div className="col-span-3 grid grid-cols-[1fr_1.91fr] gap-2">
                <PagePicture name="format-post" alt={t('Spoke & Anchor post for Instagram')} />
                <PagePicture name="format-banner" alt={t('Spoke & Anchor banner')} />
              </div>
            </div>
          </Feature>
          <Feature
            title={t('Websites, section by section')}
            text={t(
              'A page comes with navigation, sections and a first draft of the text, and exports as code you can run.',
            )}
          >
            <div className="-mb-5 h-full self-end overflow-hidden">
              <PagePicture name="site" alt={t('Website of a flower shop called Marigold')} />
            </div>
          </Feature>
          <Feature
            title={t('Ready for the printer')}
            text={t('Cards and posters export as vector PDFs with bleed and crop marks, and stay sharp at any scale.')}
          >
            <CropMarks>
              <PagePicture name="card-front" alt={t('Business card of Dr. Ines Moreau')} />
            </CropMarks>
          </Feature>
          <Feature
            title={t('Sharp at sixteen pixels')}
            text={t('Icons are drawn to hold up at every size: in a browser tab, on a phone, on a wall.')}
          >
            <div className="flex items-end gap-6">
              {ICON_SIZES.map((size) => (
                <PagePicture
                  key={size}
                  name="format-icon"
                  alt={t('The icon at {size} pixels', { size })}
                  width={size}
                  className="block max-w-full"
                />
              ))}
            </div>
          </Feature>
          <Feature
            title={t('In your own script')}
            text={t(
              'Names in Latin, Greek, Cyrillic, Arabic, Japanese and Devanagari get a typeface made for them, and run in the right direction.',
            )}
          >
            <div className="grid w-full max-w-[24rem] grid-cols-3 gap-2">
              {SCRIPTS.map((script, at) => (
                <PagePicture
                  key={t(script)}
                  name={`script-${at + 1}`}
                  alt={t('Logo of a tea house whose name is in {script}', { script: t(script) })}
                />
              ))}
            </div>
          </Feature>
        </div>
      </div>
    </section>
  )
}
