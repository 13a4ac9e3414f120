/** Where the visitor writes: words, one image by button, paste or drop, and the design that is being changed. */
import clsx from 'clsx'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import type { Attachment } from '../../lib/attachment.ts'
import { called, rich, t } from '../../lib/language/translate.ts'
import { sizedTo } from '../../lib/picture-sources.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ComposerField } from './composer-field.tsx'
import type { EditTarget, PointedPart } from './conversation.ts'
import { useAttachment } from './use-attachment.ts'

export interface ComposerProps {
  text: string
  onText: (text: string) => void
  /** Something is under way: writing goes on, sending waits. */
  busy: boolean
  edit: EditTarget | null
  onCancelEdit: () => void
  /** The part that the words are about. */
  part: PointedPart | null
  onLeavePart: () => void
  /** The brand kit that new designs wear; absent: none. */
  worn?: { name: string; onTakeOff: () => void } | undefined
  /** Calls off what is under way. */
  onStop: () => void
  /** True when it was taken: text and image are cleared then. */
  onSend: (text: string, image: Attachment | null) => boolean
  fieldRef: Ref<HTMLTextAreaElement>
  /** What stands beside the way to an image. */
  tools?: ReactNode
}

const imageIn = (files: FileList | undefined): File | undefined =>
  Array.from(files ?? []).find((file) => file.type.startsWith('image/'))

export function Composer(props: ComposerProps) {
  const { text, onText, busy, edit, onCancelEdit, part, onLeavePart, worn, onStop, onSend, fieldRef, tools } = props
  const { image, attach, remove } = useAttachment()
  const [dragging, setDragging] = useState(false)
  function send() {
    if (!onSend(text, image)) return
    onText('')
    remove()
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
  function onDrag(event: DragEvent) {
    event.preventDefault()
    setDragging(event.type === 'dragover')
    if (event.type === 'drop') void attach(event.dataTransfer.files[0])
  }
  return (
    <form
      aria-label={t('Message')}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrag}
      className={clsx(
        'rounded-sm border bg-raised transition-colors duration-150 focus-within:border-ink has-[textarea:focus]:outline has-[textarea:focus]:outline-ink',
        dragging ? 'border-minium' : 'border-edge',
      )}
    >
      {edit && <Editing edit={edit} onCancel={onCancelEdit} />}
      {part && <About part={part} onLeave={onLeavePart} />}
      {worn && <Worn {...worn} />}
      <div className="flex">
        {image && <Attached image={image} onRemove={remove} />}
        <ComposerField
          fieldRef={fieldRef}
          text={text}
          onText={onText}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          about={edit || part ? 'edit' : image ? 'image' : 'idea'}
        />
      </div>
      <Bar canSend={!busy && text.trim() !== ''} onFile={(file) => void attach(file)} tools={tools} />
    </form>
  )
}

function Editing({ edit, onCancel }: { edit: EditTarget; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-3 border-b border-line px-3 py-2 text-sm">
      <img src={sizedTo(240, edit.designUrl)} alt="" className="size-8 bg-mat object-contain" />
      <span className="min-w-0 flex-1 truncate">
        {rich('Editing <bdi>{label}</bdi>', {
          label: edit.label,
          bdi: (text) => <bdi className="font-medium">{text}</bdi>,
        })}
      </span>
      <IconButton icon="close" label={t('Cancel edit')} className="-me-1" onClick={onCancel} />
    </div>
  )
}

/** "It" is this part. */
function About({ part, onLeave }: { part: PointedPart; onLeave: () => void }) {
  return (
    <div className="flex items-center gap-2 border-b border-line px-3 py-1 text-sm">
      <span className="min-w-0 truncate rounded-sm bg-well px-2 leading-7">
        {rich('About <bdi>{name}</bdi>', {
          name: called(part.name),
          bdi: (text) => <bdi className="font-medium">{text}</bdi>,
        })}
      </span>
      <IconButton icon="close" label={t('About the whole design')} className="ms-auto -me-1" onClick={onLeave} />
    </div>
  )
}

/** New designs wear this brand kit. */
function Worn({ name, onTakeOff }: NonNullable<ComposerProps['worn']>) {
  return (
    <div className="flex items-center gap-2 border-b border-line px-3 py-1 text-sm">
      <Icon name="brand" className="size-4 shrink-0 text-ink-2" />
      <span className="min-w-0 break-words">
        {rich('New designs wear <bdi>{name}</bdi>', {
          name,
          bdi: (text) => <bdi className="font-medium">{text}</bdi>,
        })}
      </span>
      <IconButton icon="close" label={t('Without the brand kit')} className="ms-auto -me-1" onClick={onTakeOff} />
    </div>
  )
}

function Attached({ image, onRemove }: { image: Attachment; onRemove: () => void }) {
  return (
    <div className="p-3 pe-0">
      <p className="text-xs text-ink-3">{t('Image attached:')}</p>
      <div className="relative mt-1.5 w-20">
        <img src={image.show} alt={image.name} className="size-20 bg-mat object-contain" />
        <button
          type="button"
          aria-label={t('Remove image')}
          onClick={onRemove}
          className="absolute top-1 end-1 flex size-6 items-center justify-center rounded-sm bg-raised text-ink hover:bg-well touch:size-9"
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
    </div>
  )
}

interface BarProps {
  canSend: boolean
  onFile: (file: File | undefined) => void
  tools: ReactNode
}

/** The row below the words: the way to an image, tools, the keys, and sending. */
function Bar({ canSend, onFile, tools }: BarProps) {
  return (
    <div className="flex items-center gap-2 px-2 pb-2">
      <input
        type="file"
        accept="image/*"
        aria-label={t('Image file')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          onFile(target.files?.[0])
          target.value = ''
        }}
      />
      <IconButton
        icon="attach"
        label={t('Upload image')}
        onClick={({ currentTarget }) => currentTarget.form?.querySelector<HTMLElement>('[type=file]')?.click()}
      />
      {tools}
      <p id="composer-hint" className="min-w-0 flex-1 text-xs text-ink-3">
        <span className="touch:hidden">{t('Press Enter to send, Shift+Enter for new line')}</span>
      </p>
      <button
        type="submit"
        aria-label={t('Send')}
        disabled={!canSend}
        className="inline-flex h-10 w-12 shrink-0 items-center justify-center rounded-sm bg-minium text-on-minium transition-colors duration-150 not-disabled:hover:bg-[color-mix(in_oklab,var(--minium),var(--ink)_14%)] disabled:bg-mat disabled:text-ink-3 touch:h-11"
      >
        <Icon name="send" />
      </button>
    </div>
  )
}
