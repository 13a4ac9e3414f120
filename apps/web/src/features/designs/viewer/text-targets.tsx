import clsx from 'clsx'

export interface TextPart {
  id: string
  text: string
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Props {
  artboard: { width: number; height: number; texts: readonly (TextPart & { box: Box })[] }
  chosenId: string | undefined
  disabled: boolean
  onChoose: (part: TextPart) => void
}

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`

/** A place to press over every text of the picture. */
export function TextTargets({ artboard, chosenId, disabled, onChoose }: Props) {
  return artboard.texts.map(({ id, text, box }) => (
    <button
      key={id}
      type="button"
      data-text={id}
      aria-label={`Change text: ${text}`}
      aria-pressed={chosenId === id}
      // Not `disabled`: the focus stays where it is while a change is made.
      aria-disabled={disabled}
      onClick={() => !disabled && onChoose({ id, text })}
      className={clsx(
        'absolute min-h-6 min-w-6 cursor-text outline-offset-2 hover:outline-2 hover:outline-minium hover:outline-dashed',
        chosenId === id && 'outline-2 outline-minium',
      )}
      style={{
        left: share(box.x, artboard.width),
        top: share(box.y, artboard.height),
        width: share(box.width, artboard.width),
        height: share(box.height, artboard.height),
      }}
    />
  ))
}
