import clsx from 'clsx'
import { t } from '../../../lib/language/translate.ts'
import { type Box, placed } from './placed.ts'

export interface TextPart {
  id: string
  text: string
}

interface Props {
  artboard: { width: number; height: number; texts: readonly (TextPart & { box: Box })[] }
  chosenId: string | undefined
  disabled: boolean
  onChoose: (part: TextPart) => void
}

/** A place to press over every text of the picture. */
export function TextTargets({ artboard, chosenId, disabled, onChoose }: Props) {
  return artboard.texts.map(({ id, text, box }) => (
    <button
      key={id}
      type="button"
      data-text={id}
      aria-label={t('Change text: {text}', { text })}
      aria-pressed={chosenId === id}
      // Not `disabled`: the focus stays where it is while a change is made.
      aria-disabled={disabled}
      onClick={() => !disabled && onChoose({ id, text })}
      className={clsx(
        'absolute min-h-6 min-w-6 cursor-text outline-offset-2 hover:outline-2 hover:outline-minium hover:outline-dashed',
        chosenId === id && 'outline-2 outline-minium',
      )}
      style={placed(box, artboard)}
    />
  ))
}
