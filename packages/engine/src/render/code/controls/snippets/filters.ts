/** To find: words and filters that the lists of a page share. */
import type { Snippet } from './types.ts'

export const FindingProvider: Snippet = {
  name: 'FindingProvider',
  react: ['createContext', 'type ReactNode', 'useContext', 'useState'],
  declares: ['Finding', 'FindingContext', 'useFinding', 'NOTHING_SOUGHT'],
  provider: true,
  code: `/** What people look for on the page. */
interface Finding {
  words: string
  filter: string
  order: string
  /** The words that are ticked, by what they are of. */
  ticks: Record<string, readonly string[]>
}

const NOTHING_SOUGHT: Finding = { words: '', filter: '', order: '', ticks: {} }

const FindingContext = createContext<{
  finding: Finding
  change: (part: Partial<Finding>) => void
}>({ finding: NOTHING_SOUGHT, change: () => undefined })

const useFinding = () => useContext(FindingContext)

function FindingProvider({ children }: { children: ReactNode }) {
  const [finding, setFinding] = useState<Finding>(NOTHING_SOUGHT)
  const change = (part: Partial<Finding>) => setFinding((before) => ({ ...before, ...part }))
  return <FindingContext value={{ finding, change }}>{children}</FindingContext>
}`,
}

export const useFound: Snippet = {
  name: 'useFound',
  react: ['useState'],
  needs: ['FindingProvider'],
  code: `/** The things that hold the words searched for, in the order asked for; \`read\` gives their words. */
function useFound<Thing>(things: readonly Thing[], read: (thing: Thing) => string[], each = Infinity) {
  const { finding } = useFinding()
  const [most, setMost] = useState(each)
  const holds = (thing: Thing, words: string) =>
    read(thing).join(' ').toLowerCase().includes(words.trim().toLowerCase())
  const holdsAny = (thing: Thing, words: readonly string[]) => words.some((one) => holds(thing, one))
  // What none of them has belongs to another list of the page.
  const asked = [[finding.filter], ...Object.values(finding.ticks)].filter((words) =>
    things.some((thing) => holdsAny(thing, words)),
  )
  const found = things.filter(
    (thing) => holds(thing, finding.words) && asked.every((words) => holdsAny(thing, words)),
  )
  if (finding.order) {
    const first = (thing: Thing) => (holds(thing, finding.order) ? 0 : 1)
    found.sort((a, b) => first(a) - first(b))
  }
  const isNarrowed = found.length < things.length
  return {
    shown: found.slice(0, most),
    count: found.length,
    isNarrowed,
    hasMore: found.length > most,
    showMore: () => setMost(most + each),
  }
}`,
}

export const FoundNote: Snippet = {
  name: 'FoundNote',
  react: [],
  needs: ['FindingProvider'],
  code: `/** Says how much was found, and offers everything again where that is nothing. */
function FoundNote({ found }: { found: { count: number; isNarrowed: boolean } }) {
  const { finding, change } = useFinding()
  if (found.count > 0 || !found.isNarrowed) {
    return (
      <p role="status" data-found tabIndex={-1} className="sr-only">
        {found.isNarrowed ? \`\${found.count} found\` : ''}
      </p>
    )
  }
  return (
    <div role="status" data-found tabIndex={-1} className="flex flex-wrap items-center gap-4 py-6">
      <p>Nothing was found.</p>
      <button
        type="button"
        onClick={() => change({ ...NOTHING_SOUGHT, order: finding.order })}
        className="cursor-pointer underline underline-offset-4"
      >
        Show everything
      </button>
    </div>
  )
}`,
}

export const ShowMore: Snippet = {
  name: 'ShowMore',
  react: [],
  code: `/** More of a list, as long as there is more. */
function ShowMore({ found }: { found: { hasMore: boolean; showMore: () => void } }) {
  if (!found.hasMore) return null
  return (
    <button
      type="button"
      onClick={found.showMore}
      className="cursor-pointer self-center underline underline-offset-4"
    >
      Show more
    </button>
  )
}`,
}

export const Filters: Snippet = {
  name: 'Filters',
  react: ['type ReactNode'],
  needs: ['FindingProvider'],
  declares: ['FiltersProps'],
  code: `interface FiltersProps {
  options: readonly string[]
  chosen: string
  /** Classes of the button that is pressed, and of the others. */
  looks: { on: string; off: string }
  by: 'filter' | 'order'
  /** Stands before the first one. */
  mark?: ReactNode
  className?: string
}

/** Buttons that narrow or order the lists of the page; the first one stands for all. */
function Filters({ options, chosen, looks, by, mark, className }: FiltersProps) {
  const { finding, change } = useFinding()
  const [all = ''] = options
  const picked = finding[by] || (chosen === all ? all : '')
  return (
    <div role="group" aria-label={by === 'filter' ? 'Filter' : 'Order'} className={className}>
      {options.map((option, index) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === picked}
          onClick={() => change({ [by]: option === all ? '' : option })}
          className={option === picked ? looks.on : looks.off}
        >
          {index === 0 && mark}
          {option}
        </button>
      ))}
    </div>
  )
}`,
}

export const SearchForm: Snippet = {
  name: 'SearchForm',
  react: ['type ReactNode'],
  needs: ['FindingProvider'],
  code: `/** Finds while one writes; its button leads to what was found, or to the field as long as that is empty. */
function SearchForm({ className, children }: { className: string; children: ReactNode }) {
  const { change } = useFinding()
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const field = event.currentTarget.querySelector('input')
        const found = document.querySelector<HTMLElement>('[data-found]')
        if (field?.value && found) found.focus()
        else field?.focus()
      }}
      onInput={({ currentTarget }) =>
        change({ words: String(new FormData(currentTarget).get('words') ?? '') })
      }
      className={className}
    >
      {children}
    </form>
  )
}`,
}

export const FilterTick: Snippet = {
  name: 'FilterTick',
  react: ['type ReactNode'],
  needs: ['FindingProvider'],
  declares: ['FilterTickProps'],
  code: `interface FilterTickProps {
  /** Words of one group widen what is found, those of another one narrow it. */
  group: string
  word: string
  /** Classes of the box. */
  box: string
  className: string
  children: ReactNode
}

/** A box that narrows the lists of the page to what has its word. */
function FilterTick({ group, word, box, className, children }: FilterTickProps) {
  const { finding, change } = useFinding()
  const ticked = finding.ticks[group] ?? []
  const isTicked = ticked.includes(word)
  const press = () => {
    const next = isTicked ? ticked.filter((one) => one !== word) : [...ticked, word]
    change({ ticks: { ...finding.ticks, [group]: next } })
  }
  return (
    <label className={className}>
      <input type="checkbox" checked={isTicked} onChange={press} className={box} />
      {children}
    </label>
  )
}`,
}

export const ClearFinding: Snippet = {
  name: 'ClearFinding',
  react: ['type ReactNode'],
  needs: ['FindingProvider'],
  code: `/** Puts back what was looked for. */
function ClearFinding({ className, children }: { className: string; children: ReactNode }) {
  const { change } = useFinding()
  return (
    <button type="reset" onClick={() => change(NOTHING_SOUGHT)} className={className}>
      {children}
    </button>
  )
}`,
}
