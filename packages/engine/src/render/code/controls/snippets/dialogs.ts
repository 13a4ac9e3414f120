/** Buttons that have something done: what they ask for, what they tell, what they hand out. */
import type { Snippet } from './types.ts'

export const Dialog: Snippet = {
  name: 'Dialog',
  react: ['type ReactNode', 'useId'],
  imports: ["import { createPortal } from 'react-dom'"],
  declares: ['DialogProps'],
  code: `interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page; Escape, its cross and a press beside it close it. */
function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId()
  // It stands apart: a button may stand in a form, in which no other form can.
  return createPortal(
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal()
      }}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-lg bg-(--paper) text-(--ink) shadow-2xl backdrop:bg-black/50"
    >
      <div className="flex flex-col gap-4 p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="min-w-0 text-2xl font-bold wrap-break-word">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
            className="-me-2 -mt-1 grid size-11 shrink-0 cursor-pointer place-items-center text-2xl"
          >
            ×
          </button>
        </div>
        {children}
      </div>
    </dialog>,
    document.getElementById('top') ?? document.body,
  )
}`,
}

export const AskedField: Snippet = {
  name: 'AskedField',
  react: ['useId'],
  declares: ['Asked'],
  code: `interface Asked {
  name: string
  type: string
  options?: readonly string[]
  required?: boolean
}

/** A field of a dialog with its label: a choice where there are options, an area for longer texts. */
function AskedField({ name, type, options, required = false }: Asked) {
  const id = useId()
  const field = {
    id,
    name,
    required,
    className: 'min-h-11 w-full rounded border border-current/40 bg-transparent px-3 py-2 text-base',
  }
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {name}
      </label>
      {options ? (
        <select {...field}>
          {options.map((option) => (
            <option key={option} className="text-black">
              {option}
            </option>
          ))}
        </select>
      ) : type === 'long' ? (
        <textarea {...field} rows={3} />
      ) : (
        <input {...field} type={type} />
      )}
    </div>
  )
}`,
}

export const Ask: Snippet = {
  name: 'Ask',
  react: ['type FormEvent', 'type ReactNode', 'useState'],
  needs: ['Dialog', 'AskedField'],
  declares: ['AskProps'],
  code: `interface AskProps {
  title: string
  asks: readonly Asked[]
  /** The button that sends it. */
  send: string
  /** What is said then; '{Name}' stands for what was entered there. */
  done: string
  className: string
  'aria-label'?: string
  children: ReactNode
}

/** A button that asks for what it needs. It sends nothing yet: call your server where it says so. */
function Ask({ title, asks, send, done, children, ...button }: AskProps) {
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const open = () => {
    setSaid('')
    setOpen(true)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form around the button is not the one that is sent.
    event.stopPropagation()
    const values = new FormData(event.currentTarget)
    // Here: await fetch('/your-server', { method: 'POST', body: values })
    setSaid(done.replace(/\\{([^}]+)\\}/g, (_, name: string) => String(values.get(name) ?? '')))
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} {...button}>
        {children}
      </button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <p role="status" className={said ? 'text-lg' : 'sr-only'}>
            {said}
          </p>
          <form onSubmit={submit} hidden={said !== ''} className={said ? '' : 'flex flex-col gap-4'}>
            {asks.map((one) => (
              <AskedField key={one.name} {...one} />
            ))}
            <button
              type="submit"
              className="min-h-11 cursor-pointer rounded bg-(--ink) px-5 font-semibold text-(--paper)"
            >
              {send}
            </button>
          </form>
        </Dialog>
      )}
    </>
  )
}`,
}

export const Tell: Snippet = {
  name: 'Tell',
  react: ['type ReactNode', 'useState'],
  needs: ['Dialog'],
  declares: ['TellProps'],
  code: `interface TellProps {
  title: string
  facts: readonly string[]
  className: string
  'aria-label'?: string
  children: ReactNode
}

/** A button that tells more. */
function Tell({ title, facts, children, ...button }: TellProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} {...button}>
        {children}
      </button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <ul className="flex flex-col">
            {facts.map((fact) => (
              <li key={fact} className="border-t border-current/20 py-2.5 wrap-break-word">
                {fact}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}`,
}

export const saveFile: Snippet = {
  name: 'saveFile',
  react: [],
  code: `/** Hands out a text as a file. */
function saveFile(name: string, type: string, text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}`,
}

export const Download: Snippet = {
  name: 'Download',
  react: ['type MouseEvent', 'type ReactNode', 'useState'],
  needs: ['saveFile'],
  declares: ['DownloadProps'],
  code: `interface DownloadProps {
  /** Its name, without its ending. */
  file: string
  className: string
  'aria-label'?: string
  children: ReactNode
}

/** Hands out what stands around the button: a table as CSV, anything else as lines of text. */
function Download({ file, children, ...button }: DownloadProps) {
  const [said, setSaid] = useState('')
  const save = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const part = currentTarget.closest<HTMLElement>('li, article, form, section') ?? document.body
    const rows = [...part.querySelectorAll('tr')]
    const name = \`\${file}.\${rows.length > 0 ? 'csv' : 'txt'}\`
    const quoted = ({ innerText }: HTMLElement) => \`"\${innerText.replaceAll('"', '""')}"\`
    if (rows.length > 0) {
      const lines = rows.map(({ cells }) => [...cells].map(quoted).join(','))
      saveFile(name, 'text/csv', lines.join('\\n'))
    } else {
      const drawn = [...part.querySelectorAll('svg desc')].map(({ textContent }) => textContent)
      saveFile(name, 'text/plain', [part.innerText, ...drawn].join('\\n'))
    }
    setSaid(\`\${name} is saved.\`)
  }
  return (
    <>
      <button type="button" onClick={save} {...button}>
        {children}
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}`,
}

export const Share: Snippet = {
  name: 'Share',
  react: ['type ReactNode', 'useState'],
  declares: ['ShareProps'],
  code: `interface ShareProps {
  className: string
  'aria-label'?: string
  children: ReactNode
}

/** Copies the address of the page; where the browser does not let it, it shows the address. */
function Share({ children, ...button }: ShareProps) {
  const [said, setSaid] = useState('')
  const share = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      setSaid('The address is copied.')
    } catch {
      setSaid(location.href)
    }
  }
  return (
    <>
      <button type="button" onClick={share} {...button}>
        {children}
      </button>
      <span role="status" className={said ? 'self-center wrap-anywhere' : 'sr-only'}>
        {said}
      </span>
    </>
  )
}`,
}

export const Attach: Snippet = {
  name: 'Attach',
  react: ['type ReactNode'],
  needs: ['useFiles', 'ChosenFiles'],
  declares: ['AttachProps'],
  code: `interface AttachProps {
  /** Pictures alone, or any files: 'image/*' or nothing. */
  accept?: string
  className: string
  'aria-label'?: string
  children: ReactNode
}

/** A button that takes files along and names them. */
function Attach({ accept = '', children, ...button }: AttachProps) {
  const chosen = useFiles(accept.replace('*', ''))
  return (
    <>
      <button type="button" onClick={chosen.open} {...button}>
        {children}
      </button>
      <input
        ref={chosen.field}
        type="file"
        name="files"
        multiple
        accept={accept || undefined}
        tabIndex={-1}
        aria-label={button['aria-label'] ?? 'Files'}
        onChange={chosen.change}
        className="sr-only"
      />
      <ChosenFiles chosen={chosen} />
    </>
  )
}`,
}

export const FileField: Snippet = {
  name: 'FileField',
  react: ['type ComponentProps', 'useEffect', 'useRef', 'useState'],
  declares: ['FileFieldProps'],
  code: `interface FileFieldProps extends ComponentProps<'input'> {
  /** Stands there as long as no file is chosen. */
  hint: string
}

/** A field for a file, which it names; a picture is shown. */
function FileField({ hint, className, ...field }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState({ name: '', picture: '' })
  useEffect(() => {
    const form = input.current?.form
    const clear = () => setChosen({ name: '', picture: '' })
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])
  const take = (file: File | undefined) => {
    const picture = file?.type.startsWith('image/') ? URL.createObjectURL(file) : ''
    setChosen({ name: file?.name ?? '', picture })
  }
  return (
    <>
      {chosen.picture && <img src={chosen.picture} alt="" className="size-8 object-cover" />}
      <span className={className}>{chosen.name || hint}</span>
      <input
        {...field}
        ref={input}
        type="file"
        onChange={({ currentTarget: { files } }) => take(files?.[0])}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </>
  )
}`,
}
