/** The composer with its draft. It stands by itself so that a letter draws only this, not the conversation above. */
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { BrandPicker } from '../../features/brand/brand-picker.tsx'
import { Composer, type ComposerProps } from '../../features/messages/composer.tsx'
import { useDraft } from '../../features/messages/use-draft.ts'
import { ModelPicker } from '../../features/models/model-picker.tsx'
import type { ChosenBrand } from './use-brand.ts'
import type { ProjectModels } from './use-models.ts'

export interface Writing {
  /** Puts words into the field, to be sent or changed. */
  write(words: string): void
  focus(): void
}

interface Props extends Omit<ComposerProps, 'text' | 'onText' | 'fieldRef' | 'tools' | 'worn'> {
  projectId: string
  ref: Ref<Writing>
  /** Before one writes: it may be out of sight. */
  onFocus: () => void
  /** One has come to write. */
  autoFocus: boolean
  /** The models that can be chosen. */
  help: ProjectModels
  /** The brands that can be chosen. */
  brand: ChosenBrand
}

export function ChatComposer({ projectId, ref, onFocus, autoFocus, help, brand, ...rest }: Props) {
  const [text, setText] = useDraft(projectId)
  const field = useRef<HTMLTextAreaElement>(null)
  function focus() {
    onFocus()
    field.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    field.current?.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true })
  }, [autoFocus])
  useImperativeHandle(ref, () => ({
    focus,
    write(words) {
      setText(words)
      focus()
    },
  }))
  const tools = (
    <>
      {help.models && <ModelPicker models={help.models} chosen={help.chosen} onChoose={help.choose} />}
      {brand.kits.length > 0 && <BrandPicker kits={brand.kits} chosen={brand.chosen} onChoose={brand.choose} />}
    </>
  )
  const worn = brand.chosen && { name: brand.chosen.name, onTakeOff: () => brand.choose(null) }
  return <Composer text={text} onText={setText} fieldRef={field} tools={tools} worn={worn ?? undefined} {...rest} />
}
