/** To press: what stays pressed, what opens, what goes into a basket. */
import type { Snippet } from './types.ts'

export const Toggle: Snippet = {
  name: 'Toggle',
  react: ['type ReactNode', 'useState'],
  declares: ['ToggleProps'],
  code: `interface ToggleProps {
  /** What it says as long as it is pressed. */
  on: string
  /** Its sign; a button of a sign alone has its words for the ear. */
  mark?: ReactNode
  isSign?: boolean
  className: string
  children: string
}

/** A button that stays pressed, and then says so. */
function Toggle({ on, mark, isSign = false, className, children }: ToggleProps) {
  const [pressed, setPressed] = useState(false)
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => setPressed(!pressed)}
      className={className}
    >
      {mark}
      <span className={isSign ? 'sr-only' : 'contents'}>{pressed ? on : children}</span>
    </button>
  )
}`,
}

export const useCalculator: Snippet = {
  name: 'useCalculator',
  react: ['useState'],
  code: `const OPERATIONS: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
}

/** A calculator that works from left to right. */
function useCalculator(line: string, shown: string) {
  const [state, setState] = useState({ line, shown, sum: 0, sign: '', fresh: true })
  const press = (key: string) =>
    setState((before) => {
      const { sum, sign, fresh } = before
      if (/[\\d.]/.test(key)) {
        const next = fresh ? key.replace('.', '0.') : before.shown + (key === '.' && before.shown.includes('.') ? '' : key)
        return { ...before, shown: next, fresh: false }
      }
      const value = Number(before.shown)
      const next = sign && !fresh ? (OPERATIONS[sign]?.(sum, value) ?? value) : value
      const rounded = Number(next.toPrecision(12))
      if (key === '=') return { line: sign ? \`\${sum} \${sign} \${value} =\` : '', shown: String(rounded), sum: 0, sign: '', fresh: true }
      return { line: \`\${rounded} \${key}\`, shown: String(rounded), sum: rounded, sign: key, fresh: true }
    })
  return { line: state.line, shown: state.shown, press }
}`,
  declares: ['OPERATIONS'],
}

export const Menu: Snippet = {
  name: 'Menu',
  react: ['type ReactNode', 'useId', 'useState'],
  declares: ['MenuProps'],
  code: `interface MenuProps {
  label: string
  className: string
  children: ReactNode
}

/** Links that a small screen shows behind a button; Escape closes them. */
function Menu({ label, className, children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div
      className={\`contents \${open ? 'max-md:[&>nav]:flex' : 'max-md:[&>nav]:hidden'}\`}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={\`\${label} menu\`}
        onClick={() => setOpen(!open)}
        className="order-1 -me-2 grid size-11 cursor-pointer place-items-center md:hidden"
      >
        <svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth={2}>
          <path d={open ? 'M5 5L19 19M19 5L5 19' : 'M3 6H21M3 12H21M3 18H21'} />
        </svg>
      </button>
      <nav
        id={id}
        aria-label={label}
        onClick={() => setOpen(false)}
        className={\`\${className} max-md:order-2 max-md:w-full max-md:flex-col max-md:items-start\`}
      >
        {children}
      </nav>
    </div>
  )
}`,
}

export const PageLink: Snippet = {
  name: 'PageLink',
  react: ['type ComponentProps'],
  imports: ["import NextLink from 'next/link'", "import { usePathname } from 'next/navigation'"],
  code: `/** A link to a page of the site that says so on that page: its aria-current is what its looks go by. */
function PageLink(props: ComponentProps<typeof NextLink>) {
  const path = usePathname()
  return <NextLink aria-current={path === props.href ? 'page' : undefined} {...props} />
}`,
}

export const BasketProvider: Snippet = {
  name: 'BasketProvider',
  react: ['createContext', 'type ReactNode', 'useContext', 'useState'],
  declares: ['BasketLine', 'BasketContext', 'useBasket'],
  provider: true,
  code: `interface BasketLine {
  name: string
  price: number
  count: number
}

const BasketContext = createContext<{
  lines: BasketLine[]
  add: (name: string, price: number, count?: number) => void
  empty: () => void
}>({ lines: [], add: () => undefined, empty: () => undefined })

/** What is in the basket, how many things, and what they come to. */
function useBasket() {
  const { lines, add, empty } = useContext(BasketContext)
  const count = lines.reduce((sum, line) => sum + line.count, 0)
  const sum = lines.reduce((total, line) => total + line.count * line.price, 0)
  return { lines, add, empty, count, sum }
}

function BasketProvider({ children }: { children: ReactNode }) {
  const [lines, setLines] = useState<BasketLine[]>([])
  const add = (name: string, price: number, count = 1) =>
    setLines((before) => {
      const had = before.find((line) => line.name === name)
      const line = { name, price, count: (had?.count ?? 0) + count }
      const next = had ? before.map((one) => (one === had ? line : one)) : [...before, line]
      return next.filter((one) => one.count > 0)
    })
  return <BasketContext value={{ lines, add, empty: () => setLines([]) }}>{children}</BasketContext>
}`,
}

export const AddButton: Snippet = {
  name: 'AddButton',
  react: ['type ReactNode'],
  needs: ['BasketProvider'],
  declares: ['AddButtonProps'],
  code: `interface AddButtonProps {
  /** Said before the name, where the button shows a sign alone. */
  verb: string
  name: string
  price: number
  className: string
  children: ReactNode
}

/** Lays a thing into the basket. */
function AddButton({ verb, name, price, className, children }: AddButtonProps) {
  const { add } = useBasket()
  return (
    <button type="button" onClick={() => add(name, price)} className={\`relative \${className}\`}>
      {children}
      <span className="sr-only">{\`\${verb} \${name}\`}</span>
    </button>
  )
}`,
}

export const BasketLines: Snippet = {
  name: 'BasketLines',
  react: ['useState'],
  needs: ['BasketProvider'],
  code: `/** The things in the basket, to have more or fewer of. */
function BasketLines({ money }: { money: (sum: number) => string }) {
  const { lines, add } = useBasket()
  return (
    <ul aria-live="polite" className={lines.length > 0 ? 'flex flex-col gap-3' : 'sr-only'}>
      {lines.map(({ name, price, count }) => (
        <li key={name} className="flex flex-wrap items-center justify-between gap-3">
          <span>{name}</span>
          <span className="flex items-center gap-2">
            <button
              type="button"
              aria-label={\`One \${name} less\`}
              onClick={() => add(name, price, -1)}
              className="size-8 cursor-pointer border"
            >
              −
            </button>
            {count}
            <button
              type="button"
              aria-label={\`One \${name} more\`}
              onClick={() => add(name, price)}
              className="size-8 cursor-pointer border"
            >
              +
            </button>
            {money(price * count)}
          </span>
        </li>
      ))}
    </ul>
  )
}`,
}

export const BasketCount: Snippet = {
  name: 'BasketCount',
  react: [],
  needs: ['BasketProvider'],
  code: `/** How many things are in the basket. */
function BasketCount() {
  return useBasket().count
}`,
}

export const useTable: Snippet = {
  name: 'useTable',
  react: ['useState'],
  declares: ['ColumnHead', 'ColumnHeadProps'],
  code: `/** Rows ordered by a column, up or down; as they came until a head is pressed. */
function useTable<Row extends object>(rows: readonly Row[]) {
  const [order, setOrder] = useState<{ by: keyof Row; down: boolean }>()
  const shown = [...rows]
  if (order) {
    const text = (row: Row) => String(row[order.by])
    shown.sort((a, b) => text(a).localeCompare(text(b), undefined, { numeric: true }))
    if (order.down) shown.reverse()
  }
  return {
    shown,
    /** How the head of a column says that it orders. */
    sorted: (by: keyof Row) =>
      order?.by === by ? (order.down ? 'descending' : 'ascending') : 'none',
    sort: (by: keyof Row) => setOrder({ by, down: order?.by === by && !order.down }),
  } as const
}

interface ColumnHeadProps {
  sorted: 'ascending' | 'descending' | 'none'
  onSort: () => void
  className: string
  children: string
}

/** The head of a column; pressing it orders the rows. */
function ColumnHead({ sorted, onSort, className, children }: ColumnHeadProps) {
  return (
    <th scope="col" aria-sort={sorted} className={className}>
      <button type="button" onClick={onSort} className="cursor-pointer text-start">
        {children}
        {sorted === 'ascending' ? ' ↑' : sorted === 'descending' ? ' ↓' : ''}
      </button>
    </th>
  )
}`,
}

export const useWheel: Snippet = {
  name: 'useWheel',
  react: ['useState'],
  code: `/** A wheel of so many fields: where it stands, and what that means once it has come to rest. */
function useWheel(fields: number) {
  const [turns, setTurns] = useState(0)
  const [said, setSaid] = useState('')
  const spin = () => {
    const field = Math.floor(Math.random() * fields)
    setSaid('')
    setTurns(Math.ceil(turns) + 4 + (field + 0.5) / fields)
    setTimeout(() => setSaid(\`It stands at field \${fields - field} of \${fields}.\`), 2500)
  }
  return { said, spin, style: { transform: \`rotate(\${turns}turn)\`, transition: 'transform 2.4s cubic-bezier(0.2, 0.8, 0.2, 1)' } }
}`,
}

export const useTasks: Snippet = {
  name: 'useTasks',
  react: ['type FormEvent', 'useState'],
  declares: ['Task'],
  code: `interface Task {
  id: number
  name: string
  due: string
  done: boolean
}

/** Things to do, added, ticked and taken away in this browser. Here: keep them on your server. */
function useTasks(first: readonly Omit<Task, 'id'>[]) {
  const [all, setAll] = useState<Task[]>(first.map((task, id) => ({ id, ...task })))
  const change = (task: Task, done: boolean) =>
    setAll((before) => before.map((one) => (one.id === task.id ? { ...one, done } : one)))
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('task') ?? '').trim()
    if (!name) return event.currentTarget.querySelector('input')?.focus()
    const id = Math.max(0, ...all.map((one) => one.id)) + 1
    setAll((before) => [{ id, name, due: 'Today', done: false }, ...before])
    event.currentTarget.reset()
  }
  return {
    all,
    add,
    change,
    remove: (task: Task) => setAll((before) => before.filter((one) => one.id !== task.id)),
    /** What it is found by. */
    read: ({ name, due, done }: Task) => [name, due, done ? 'Done' : 'Open'],
  }
}`,
}
