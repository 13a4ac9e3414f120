import clsx from 'clsx'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type Attachment, AttachmentError, readAttachment } from './attachment.ts'
import type { EditTarget } from './conversation.ts'

const PLACEHOLDER = "Describe your design idea... (e.g., 'Create a modern logo for a tech startup')"
const PLACEHOLDER_WITH_IMAGE = "Describe what you'd like me to create with this image..."
const PLACEHOLDER_EDITING = "Say what to change... (e.g., 'make it dark green')"

export interface ComposerProps {
  text: string
  onText: (text: string) => void
  /** Something is under way: writing goes on, sending waits. */
  busy: boolean
  edit: EditTarget | null
  onCancelEdit: () => void
  /** Calls off what is under way. */
  onStop: () => void
  /** True when it was taken: text and image are cleared then. */
  onSend: (text: string, image: Attachment | null) => boolean
  fieldRef: Ref<HTMLTextAreaElement>
}

const imageIn = (files: FileList | undefined): File | undefined =>
  Array.from(files ?? []).find((file) => file.type.startsWith('image/'))

/** Where the visitor writes: words, one image by button, paste or drop, and the design that is being changed. */
export function Composer({ text, onText, busy, edit, onCancelEdit, onStop, onSend, fieldRef }: ComposerProps) {
  const toast = useToast()
  const [image, setImage] = useState<Attachment | null>(null)
  const [dragging, setDragging] = useState(false)
  const upload = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what makes the field grow
  useLayoutEffect(() => {
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${Math.min(element.scrollHeight, 200)}px`
  }, [text])

  // What was typed before the page woke stands in the field and nowhere else: it is taken over, not wiped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on waking
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (typed && !text) onText(typed)
  }, [])

  async function attach(file: File | undefined) {
    if (!file) return
    try {
      setImage(await readAttachment(file))
    } catch (error) {
      const description = error instanceof AttachmentError ? error.message : 'Please try another file.'
      toast({ title: 'The image could not be attached', description, destructive: true })
    }
  }
  function send() {
    if (!onSend(text, image)) return
    onText('')
    setImage(null)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && edit) onCancelEdit()
    else if (event.key === 'Escape' && busy) onStop()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  function onPaste(event: ClipboardEvent) {
    const file = imageIn(event.clipboardData.files)
    if (!file) return
    event.preventDefault()
    void attach(file)
  }
  function onDrop(event: DragEvent) {
    event.preventDefault()
    setDragging(false)
    void attach(event.dataTransfer.files[0])
  }

  return (
    <form
      aria-label="Message"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={onDrop}
      className={clsx(
        'rounded-sm border bg-raised transition-colors duration-150 focus-within:border-ink has-[textarea:focus]:outline has-[textarea:focus]:outline-ink',
        dragging ? 'border-minium' : 'border-edge',
      )}
    >
      {edit && (
        <div className="flex items-center gap-3 border-b border-line px-3 py-2 text-sm">
          <img src={edit.thumbnailUrl ?? edit.designUrl} alt="" className="size-8 bg-mat object-contain" />
          <span className="min-w-0 flex-1 truncate">
            Editing <span className="font-medium">{edit.label}</span>
          </span>
          <IconButton icon="close" label="Cancel edit" className="-mr-1" onClick={onCancelEdit} />
        </div>
      )}
      <div className="flex">
        {image && (
          <div className="p-3 pr-0">
            <p className="text-xs text-ink-3">Image attached:</p>
            <div className="relative mt-1.5 w-20">
              <img src={image.show} alt={image.name} className="size-20 bg-mat object-contain" />
              <button
                type="button"
                aria-label="Remove image"
                onClick={() => setImage(null)}
                className="absolute top-1 right-1 flex size-6 items-center justify-center rounded-sm bg-raised text-ink hover:bg-well touch:size-9"
              >
                <Icon name="close" className="size-4" />
              </button>
            </div>
          </div>
        )}
        <textarea
          ref={(element) => {
            field.current = element
            if (typeof fieldRef === 'function') fieldRef(element)
            else if (fieldRef) fieldRef.current = element
          }}
          dir="auto"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          rows={2}
          enterKeyHint="send"
          aria-label="Describe your design"
          aria-keyshortcuts="/"
          aria-describedby="composer-hint"
          placeholder={edit ? PLACEHOLDER_EDITING : image ? PLACEHOLDER_WITH_IMAGE : PLACEHOLDER}
          className="field-sizing-content block max-h-[200px] min-h-[4.5rem] min-w-0 flex-1 resize-none bg-transparent px-4 py-3 text-base caret-minium outline-none focus-visible:outline-none"
        />
      </div>
      <div className="flex items-center gap-2 px-2 pb-2">
        <input
          ref={upload}
          type="file"
          accept="image/*"
          aria-label="Image file"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void attach(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <IconButton icon="attach" label="Upload image" onClick={() => upload.current?.click()} />
        <p id="composer-hint" className="min-w-0 flex-1 text-xs text-ink-3">
          <span className="touch:hidden">Press Enter to send, Shift+Enter for new line</span>
        </p>
        <button
          type="submit"
          aria-label="Send"
          disabled={busy || text.trim() === ''}
          className="inline-flex h-10 w-12 shrink-0 items-center justify-center rounded-sm bg-minium text-on-minium transition-colors duration-150 not-disabled:hover:bg-[color-mix(in_oklab,var(--minium),var(--ink)_14%)] disabled:bg-mat disabled:text-ink-3 touch:h-11"
        >
          <Icon name="send" />
        </button>
      </div>
    </form>
  )
}
