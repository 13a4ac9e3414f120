import { STYLES, STYLES_MAX } from '@limner/contract/styles'
import { type English, english, t } from '../../lib/language/translate.ts'

interface Props {
  tones: readonly string[]
  onChange: (tones: string[]) => void
}

const NAMES: Record<(typeof STYLES)[number], English> = {
  minimal: english('Minimal'),
  modern: english('Modern'),
  classic: english('Classic'),
  elegant: english('Elegant'),
  luxury: english('Luxury'),
  playful: english('Playful'),
  bold: english('Bold'),
  calm: english('Calm'),
  friendly: english('Friendly'),
  rustic: english('Rustic'),
  vintage: english('Vintage'),
  futuristic: english('Futuristic'),
  technical: english('Technical'),
  organic: english('Organic'),
  handmade: english('Handmade'),
  vibrant: english('Vibrant'),
  dark: english('Dark'),
  geometric: english('Geometric'),
  editorial: english('Editorial'),
  retro: english('Retro'),
  grunge: english('Grunge'),
  corporate: english('Corporate'),
  warm: english('Warm'),
  cool: english('Cool'),
  feminine: english('Feminine'),
  masculine: english('Masculine'),
  childlike: english('Childlike'),
  brutalist: english('Brutalist'),
  'art-deco': english('Art deco'),
  bauhaus: english('Bauhaus'),
  swiss: english('Swiss'),
}

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
              {t(NAMES[tone])}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
