/** The composer with its draft. It stands by itself so that a letter draws only this, not the conversation above. */
import { type Ref, useImperativeHandle, useRef } from 'react'
import { Composer, type ComposerProps } from '../../features/messages/composer.tsx'
import { useDraft } from '../../features/messages/use-draft.ts'

export interface Writing {
  /** Puts words into the field, to be sent or changed. */
  write(words: string): void
  focus(): void
}

type Props = Omit<ComposerProps, 'text' | 'onText' | 'fieldRef'> & { projectId: string; ref: Ref<Writing> }

export function ChatComposer({ projectId, ref, ...rest }: Props) {
  const [text, setText] = useDraft(projectId)
  const field = useRef<HTMLTextAreaElement>(null)
  function focus() {
    field.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    field.current?.focus({ preventScroll: true })
  }
  useImperativeHandle(ref, () => ({
    focus,
    write(words) {
      setText(words)
      focus()
    },
  }))
  return <Composer text={text} onText={setText} fieldRef={field} {...rest} />
}
