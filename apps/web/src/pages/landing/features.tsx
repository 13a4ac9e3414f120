/** Six things that Limner does, each beside one thing that it made. */
import type { ReactNode } from 'react'

function Shot({ name, alt, width, height, className }: ShotProps) {
  return (
    <img
      src={`/pictures/${name}.webp`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className ?? 'block h-auto w-full'}
    />
  )
}
interface ShotProps {
  name: string
  alt: string
  width: number
  height: number
  className?: string
}

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

export function Features() {
  return (
    <section aria-labelledby="features" className="border-t border-line">
      <div className="mx-auto max-w-[90rem] px-4 py-16 sm:px-8 lg:py-24">
        <h2 id="features" className="font-display text-2xl sm:text-3xl">
          Six things, each shown by one it made
        </h2>
        <div className="mt-12 grid gap-x-8 gap-y-14 md:grid-cols-2 xl:grid-cols-3">
          <Feature
            title="Change it by talking"
            text="“Make it dark green.” Only what you named changes; everything else stays where it was. Every version is kept."
          >
            <div className="grid h-full grid-cols-2 items-center gap-4">
              <Shot
                name="edit-before"
                alt="A jazz poster in dark blue"
                width={440}
                height={550}
                className="h-auto w-full"
              />
              <Shot
                name="edit-after"
                alt="The same poster, its ground dark green"
                width={440}
                height={550}
                className="h-auto w-full"
              />
            </div>
          </Feature>
          <Feature
            title="Every word as you wrote it"
            text="Names, dates, prices and places are set letter for letter, and nothing is invented between them."
          >
            <Shot
              name="words"
              alt="Poster: Harvest Supper, Saturday 26 September, 7 pm, St. Mary’s Barn, tickets £18"
              width={480}
              height={600}
              className="h-full w-auto"
            />
          </Feature>
          <Feature
            title="One name, many formats"
            text="A logo, an icon, a card and a banner that belong together, each laid out for its own size."
          >
            <div className="grid w-full max-w-[22rem] grid-cols-[1fr_1fr_1.75fr] gap-2">
              <Shot name="format-logo" alt="Spoke & Anchor logo" width={360} height={360} />
              <Shot name="format-icon" alt="Spoke & Anchor app icon" width={240} height={240} />
              <Shot name="format-card" alt="Spoke & Anchor business card" width={480} height={274} />
              <div className="col-span-3">
                <Shot name="format-banner" alt="Spoke & Anchor banner" width={800} height={420} />
              </div>
            </div>
          </Feature>
          <Feature
            title="Whole pages, not only pictures"
            text="A website comes with its sections, its words and its order of reading, ready to be built."
          >
            <div className="-mb-5 h-full self-end overflow-hidden">
              <Shot name="site" alt="Landing page of a bicycle courier" width={720} height={2803} />
            </div>
          </Feature>
          <Feature
            title="Made to be printed"
            text="Cards at the size that printers cut, front and back, drawn as vectors that stay sharp at any scale."
          >
            <CropMarks>
              <Shot name="card-front" alt="Business card of Dr. Ines Moreau" width={640} height={366} />
            </CropMarks>
          </Feature>
          <Feature
            title="Sharp at every size"
            text="Icons are drawn so that they still hold at sixteen pixels: in a browser tab, on a telephone, on a wall."
          >
            <div className="flex items-end gap-6">
              {ICON_SIZES.map((size) => (
                <Shot
                  key={size}
                  name="format-icon"
                  alt={`The icon at ${size} pixels`}
                  width={size}
                  height={size}
                  className="block max-w-full"
                />
              ))}
            </div>
          </Feature>
        </div>
      </div>
    </section>
  )
}
