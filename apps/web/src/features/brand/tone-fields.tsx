import { STYLES, STYLES_MAX } from '@limner/contract/styles'
import { t } from '../../lib/language/translate.ts'

interface Props {
  tones: readonly string[]
  onChange: (tones: string[]) => void
}

/** 'art-deco' → 'Art deco'. */
const nameOf = (tone: string) => tone.charAt(0).toUpperCase() + tone.slice(1).replace('-', ' ')

export function ToneFields({ tones, onChange }: Props) {
  const isFull = tones.length >= STYLES_MAX
  return (
    <fieldset>
      <legend className="text-sm text-ink-2">{t('Up to three words that new designs lean towards.')}</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {STYLES.map((tone) => {
          const isChosen = tones.includes(tone)
          return (
            <label
              key={tone}
              className="flex min-h-8 items-center rounded-sm border border-edge px-2.5 text-sm has-checked:border-ink has-checked:bg-well has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-ink has-disabled:opacity-50 touch:min-h-11"
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onChange(isChosen ? tones.filter((one) => one !== tone) : [...tones, tone])}
                className="sr-only"
              />
              {nameOf(tone)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
