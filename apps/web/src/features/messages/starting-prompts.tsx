/** Six ways to begin, one for each kind of design. Each picture is one of the engine's own answers to its prompt. */
import banner from './starting/banner.webp'
import card from './starting/business-card.webp'
import icon from './starting/icon.webp'
import logo from './starting/logo.webp'
import poster from './starting/poster.webp'
import website from './starting/website.webp'

interface Start {
  kind: string
  prompt: string
  picture: string
}

const STARTS: readonly Start[] = [
  {
    kind: 'Logo',
    prompt: 'Logo for a coffee roaster called Harbor & Finch, navy and copper, calm and modern',
    picture: logo,
  },
  { kind: 'Website', prompt: 'Landing page for Kestrel, a bicycle courier in Lisbon, bold and fast', picture: website },
  {
    kind: 'Business card',
    prompt: 'Business card for Dr. Ines Moreau, dentist, +33 1 44 55 66 77, quiet and minimalist',
    picture: card,
  },
  {
    kind: 'Poster',
    prompt: 'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm, vibrant',
    picture: poster,
  },
  { kind: 'Icon', prompt: 'App icon for a weather app called Cirrus, bright and simple', picture: icon },
  { kind: 'Banner', prompt: 'Banner for a spring plant sale, 20% off until Sunday, fresh greens', picture: banner },
]

/** Choosing one writes its words into the field, to be sent or changed. */
export function StartingPrompts({ onChoose }: { onChoose: (prompt: string) => void }) {
  return (
    <section
      aria-label="Starting prompts"
      data-start
      className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 sm:ml-11 sm:grid-cols-3 sm:gap-x-6"
    >
      {STARTS.map(({ kind, prompt, picture }) => (
        <button key={kind} type="button" onClick={() => onChoose(prompt)} className="group flex flex-col text-left">
          <span className="flex h-28 w-full sm:h-32 items-center justify-center bg-mat p-3">
            <img src={picture} alt="" width="400" height="240" className="h-full w-auto max-w-full object-contain" />
          </span>
          <span className="mt-2 text-base font-medium">{kind}</span>
          <span className="mt-0.5 line-clamp-2 text-xs text-ink-3 transition-colors duration-150 group-hover:text-ink">
            {prompt}
          </span>
        </button>
      ))}
    </section>
  )
}
