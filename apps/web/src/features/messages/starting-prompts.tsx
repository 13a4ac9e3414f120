/** Six ways to begin, one for each kind of design. */

const PROMPTS = [
  ['Logo', 'Logo for a coffee roaster called Harbor & Finch, navy and copper, calm and modern'],
  ['Website', 'Landing page for Kestrel, a bicycle courier in Lisbon, bold and fast'],
  ['Business card', 'Business card for Dr. Ines Moreau, dentist, +33 1 44 55 66 77, quiet and minimalist'],
  ['Poster', 'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm, vibrant'],
  ['Icon', 'App icon for a habit tracker called Tally, bright and simple'],
  ['Banner', 'Banner for a spring plant sale, 20% off until Sunday, fresh greens'],
] as const

export function StartingPrompts({ onChoose }: { onChoose: (prompt: string) => void }) {
  return (
    <section
      aria-label="Starting prompts"
      className="mt-6 border-t border-line sm:ml-11 sm:grid sm:grid-cols-2 sm:gap-x-8"
    >
      {PROMPTS.map(([kind, prompt]) => (
        <button
          key={kind}
          type="button"
          onClick={() => onChoose(prompt)}
          className="group grid w-full grid-cols-[6.5rem_1fr] items-baseline gap-x-3 border-b border-line py-3 text-left"
        >
          <span className="font-display text-lg leading-6">{kind}</span>
          <span className="text-sm text-ink-2 transition-colors duration-150 group-hover:text-ink">{prompt}</span>
        </button>
      ))}
    </section>
  )
}
