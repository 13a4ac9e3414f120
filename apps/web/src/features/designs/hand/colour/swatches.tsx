/** Colours to press: those of the design by their role, and those of the brand. */
import clsx from 'clsx'

export interface Swatch {
  /** What is told when it is pressed. */
  colour: string
  hex: string
  name: string
  isChosen: boolean
}

interface Props {
  label: string
  swatches: readonly Swatch[]
  disabled: boolean
  onColour: (colour: string) => void
}

export const Swatches = ({ label, swatches, disabled, onColour }: Props) => (
  <fieldset aria-label={label} className="flex flex-wrap gap-1">
    {swatches.map(({ colour, hex, name, isChosen }) => (
      <button
        key={colour}
        type="button"
        aria-label={`${name}, ${hex}`}
        title={name}
        aria-pressed={isChosen}
        disabled={disabled}
        onClick={() => onColour(colour)}
        className={clsx(
          'size-7 rounded-sm border border-edge touch:size-11',
          isChosen && 'outline-2 outline-offset-1 outline-ink',
        )}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-full rounded-sm">
          <rect width="24" height="24" fill={hex} />
        </svg>
      </button>
    ))}
  </fieldset>
)
