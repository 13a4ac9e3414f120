/** To fill in: fields that are checked, choices, files, messages. */
import type { Snippet } from './types.ts'

export const useForm: Snippet = {
  name: 'useForm',
  react: ['type FormEvent', 'useId', 'useState'],
  code: `/**
 * A form that checks its fields when it is sent and says what happened; '{name}' in \`done\` stands for what was entered.
 * It sends nothing yet: call your server where it says so.
 */
function useForm(done: string) {
  const id = useId()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [said, setSaid] = useState('')
  const clear = () => {
    setErrors({})
    setSaid('')
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = [...form.elements].filter(
      (field) =>
        field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement,
    ).filter((field) => !field.validity.valid)
    setErrors(Object.fromEntries(wrong.map((field) => [field.name, field.validationMessage])))
    if (wrong[0]) {
      setSaid('')
      return wrong[0].focus()
    }
    // Here: await fetch('/your-server', { method: 'POST', body: new FormData(form) })
    const values = new FormData(form)
    form.reset()
    setSaid(done.replace(/\\{(\\w+)\\}/g, (_, name: string) => String(values.get(name) ?? '')))
  }
  return {
    said,
    errors,
    submit,
    clear,
    id: (name: string) => \`\${id}-\${name}\`,
    /** What ties a field to its label and to its message. */
    field: (name: string) => ({
      id: \`\${id}-\${name}\`,
      name,
      'aria-invalid': name in errors,
      'aria-describedby': name in errors ? \`\${id}-\${name}-error\` : undefined,
    }),
  }
}`,
}

export const FieldError: Snippet = {
  name: 'FieldError',
  react: [],
  needs: ['useForm'],
  code: `/** What is wrong with a field. */
function FieldError({ form, name }: { form: ReturnType<typeof useForm>; name: string }) {
  if (!form.errors[name]) return null
  return (
    <p id={\`\${form.id(name)}-error\`} className="text-base font-semibold">
      {form.errors[name]}
    </p>
  )
}`,
}

export const FormNote: Snippet = {
  name: 'FormNote',
  react: [],
  code: `/** What came of it, for those who see and those who listen. */
function FormNote({ said }: { said: string }) {
  return (
    <p role="status" className={said ? 'font-semibold' : 'sr-only'}>
      {said}
    </p>
  )
}`,
}

export const Choices: Snippet = {
  name: 'Choices',
  react: ['type ReactNode', 'useState'],
  declares: ['ChoicesProps'],
  code: `interface ChoicesProps {
  name: string
  label: string
  options: readonly string[]
  chosen: string
  /** Classes of what is chosen, and of the others. */
  looks: { on: string; off: string }
  /** Stands before the first one … */
  mark?: ReactNode
  /** … or one before each. */
  marks?: readonly ReactNode[]
  /** The column of a grid that the first one stands in. */
  start?: number
  className?: string
}

/** One of several; it goes with the form that it stands in. */
function Choices(props: ChoicesProps) {
  const { name, label, options, chosen, looks, mark, marks, start, className } = props
  const [picked, pick] = useState(chosen)
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      {options.map((option, index) => (
        <label
          key={option}
          style={index === 0 && start ? { gridColumnStart: start } : undefined}
          className={\`relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 \${option === picked ? looks.on : looks.off}\`}
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === picked}
            onChange={() => pick(option)}
            className="sr-only"
          />
          {marks?.[index] ?? (index === 0 && mark)}
          {option}
        </label>
      ))}
    </div>
  )
}`,
}

export const usePoll: Snippet = {
  name: 'usePoll',
  react: ['useState'],
  code: `/** Votes for options, counted and as shares; everybody has one. */
function usePoll(options: readonly { name: string; votes: number }[]) {
  const [chosen, choose] = useState('')
  const [cast, setCast] = useState('')
  const [isAsked, ask] = useState(false)
  const votes = (name: string, before: number) => before + (name === cast ? 1 : 0)
  const total = options.reduce((sum, option) => sum + votes(option.name, option.votes), 0)
  return {
    chosen,
    choose,
    cast: () => {
      ask(true)
      setCast(chosen)
    },
    said: cast ? \`Your vote for \${cast} has been counted.\` : isAsked ? 'Choose one first.' : '',
    share: ({ name, votes: before }: { name: string; votes: number }) =>
      \`\${Math.round((votes(name, before) / Math.max(1, total)) * 100)}\`,
  }
}`,
}

export const useSteps: Snippet = {
  name: 'useSteps',
  react: ['useState'],
  code: `/** How far steps are done, in per cent; pressing one does it, pressing it again takes that back. */
function useSteps() {
  const [done, setDone] = useState<Record<string, boolean>>({})
  return {
    isDone: (name: string, before: number) => done[name] ?? before === 100,
    share: (name: string, before: number) =>
      done[name] === undefined ? before : done[name] ? 100 : before === 100 ? 0 : before,
    toggle: (name: string, isDone: boolean) => setDone({ ...done, [name]: isDone }),
  }
}`,
}

export const useFiles: Snippet = {
  name: 'useFiles',
  react: ['type ChangeEvent', 'type DragEvent', 'useRef', 'useState'],
  declares: ['Chosen', 'LARGEST_FILE'],
  code: `/** Bytes. */
const LARGEST_FILE = 10_000_000

interface Chosen {
  name: string
  /** Address of the picture in this browser; '' for what is none. */
  picture: string
}

/** Files that were chosen or dropped, of one kind where \`kind\` says so ('image/', 'video/'); they stay in the browser. */
function useFiles(kind = '') {
  const field = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<Chosen[]>([])
  const [wrong, setWrong] = useState('')
  const faultOf = ({ name, size, type }: File) => {
    if (!type.startsWith(kind)) return \`\${name} is no \${kind === 'video/' ? 'video' : 'picture'}.\`
    return size > LARGEST_FILE ? \`\${name} is larger than 10 MB.\` : ''
  }
  const add = (list: FileList | null) => {
    const all = [...(list ?? [])]
    const chosen = all.filter((file) => !faultOf(file)).map((file) => ({
      name: file.name,
      picture: file.type.startsWith('image/') ? URL.createObjectURL(file) : '',
    }))
    setWrong(all.map(faultOf).filter(Boolean).join(' '))
    setFiles((before) => [...before, ...chosen])
  }
  return {
    field,
    files,
    wrong,
    open: () => field.current?.click(),
    change: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => add(currentTarget.files),
    over: (event: DragEvent) => event.preventDefault(),
    drop: (event: DragEvent) => {
      event.preventDefault()
      add(event.dataTransfer.files)
    },
    remove: (file: Chosen) => {
      if (file.picture) URL.revokeObjectURL(file.picture)
      setFiles((before) => before.filter((one) => one !== file))
    },
  }
}`,
}

export const ChosenFiles: Snippet = {
  name: 'ChosenFiles',
  react: [],
  needs: ['useFiles'],
  code: `/** The files that were chosen, pictures as they look, and what is wrong with others. */
function ChosenFiles({ chosen }: { chosen: ReturnType<typeof useFiles> }) {
  return (
    <>
      <p role="alert" className={chosen.wrong ? 'font-semibold' : 'sr-only'}>
        {chosen.wrong}
      </p>
      <ul aria-live="polite" className={chosen.files.length > 0 ? 'flex flex-wrap gap-4' : 'sr-only'}>
        {chosen.files.map((file) => (
          <li key={file.name} className="flex items-center gap-3">
            {file.picture && <img src={file.picture} alt="" className="size-14 object-cover" />}
            <span>{file.name}</span>
            <button
              type="button"
              aria-label={\`Remove \${file.name}\`}
              onClick={() => chosen.remove(file)}
              className="size-6 cursor-pointer"
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}`,
}

export const useChat: Snippet = {
  name: 'useChat',
  react: ['type FormEvent', 'useState'],
  code: `/** What one has written here. Nothing is sent yet: call your server where it says so. */
function useChat() {
  const [sent, setSent] = useState<string[]>([])
  const say = (words: string) => {
    // Here: await fetch('/your-server', { method: 'POST', body: words })
    setSent((before) => [...before, words])
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('message') ?? '').trim()
    if (words) say(words)
    else event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
    event.currentTarget.reset()
  }
  return { sent, send, say }
}`,
}

export const Photo: Snippet = {
  name: 'Photo',
  react: ['type ReactNode', 'useState'],
  declares: ['PhotoProps'],
  code: `interface PhotoProps {
  /** Address of the photo; without it one can be tried in the browser. */
  src?: string
  /** What it shows. */
  shows?: string
  id?: string
  className?: string
  /** Keeps its place as long as there is none. */
  children: ReactNode
}

/** A frame for a photo of yours: put it into public/ and name it here, <Photo src="/photo.jpg" …>. */
function Photo({ src = '', shows = 'photo', id, className, children }: PhotoProps) {
  const [tried, setTried] = useState('')
  const picture = src || tried
  return (
    <figure id={id} className={className}>
      {picture ? (
        <img src={picture} alt={shows} className="absolute inset-0 size-full object-cover" />
      ) : (
        children
      )}
      {!src && (
        <input
          type="file"
          accept="image/*"
          aria-label={\`Try a photo: \${shows}\`}
          onChange={({ currentTarget: { files } }) => {
            const file = files?.[0]
            if (!file?.type.startsWith('image/')) return
            if (tried) URL.revokeObjectURL(tried)
            setTried(URL.createObjectURL(file))
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 focus-visible:opacity-100"
        />
      )}
    </figure>
  )
}`,
}
