/** Of a chosen icon or drawing: another one of the library in its place. */
import { useState } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from './fields.tsx'
import { isInDrawing } from './inner.ts'
import { Library } from './library.tsx'
import type { Part } from './use-hand.ts'

interface Props {
  busy: boolean
  onReplace: (item: string) => void
}

export const canReplace = (part: Part): boolean =>
  (part.kind === 'icon' || part.kind === 'drawing') && !isInDrawing(part)

export function DrawingControls({ busy, onReplace }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t('Drawing')}>
      <Button
        size="small"
        className="px-2"
        disabled={busy && !isOpen}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Replace...')}
      </Button>
      {isOpen && (
        <div className="-mx-3 mt-2">
          <Library busy={busy} replaces onChoose={onReplace} />
        </div>
      )}
    </Section>
  )
}
