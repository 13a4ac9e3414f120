import { type ClipboardEvent, type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { english, t } from '../../lib/language/translate.ts'
import { PromptArea } from '../../ui/prompt-area.tsx'

const PLACEHOLDERS = {
  idea: english("Describe your design idea... (e.g., 'Create a modern logo for a tech startup')"),
  image: english("Describe what you'd like me to create with this image..."),
  edit: english("Say what to change... (e.g., 'make it dark green')"),
} as const

/** Pixels; higher, it scrolls. */
const HIGHEST = 200

interface Props {
  fieldRef: Ref<HTMLTextAreaElement>
  text: string
  onText: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
  about: keyof typeof PLACEHOLDERS
}

/** The words themselves, in a field that grows with them. */
export function ComposerField({ fieldRef, text, onText, onKeyDown, onPaste, about }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(fieldRef, () => field.current, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what makes the field grow
  useLayoutEffect(() => {
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${Math.min(element.scrollHeight, HIGHEST)}px`
  }, [text])

  // What was typed before the page woke stands in the field and nowhere else: it is taken over, not wiped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on waking
  useLayoutEffect(() => {
    const typed = field.current?.value
    if (typed && !text) onText(typed)
  }, [])

  return (
    <PromptArea
      ref={field}
      dir="auto"
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      rows={2}
      aria-keyshortcuts="/"
      aria-describedby="composer-hint"
      placeholder={t(PLACEHOLDERS[about])}
      className="field-sizing-content max-h-[200px] min-h-12 min-w-0 flex-1 desk:min-h-[4.5rem]"
    />
  )
}
