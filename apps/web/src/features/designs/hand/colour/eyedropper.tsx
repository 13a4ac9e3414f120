/** A colour taken from what is seen: with the browser's own eyedropper, else that of the part that is pressed next. */
import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '../../../../lib/language/translate.ts'
import { Button } from '../../../../ui/button.tsx'

declare global {
  interface Window {
    EyeDropper?: new () => { open(): Promise<{ sRGBHex: string }> }
  }
}

interface Props {
  disabled: boolean
  onColour: (hex: string) => void
  /** The next press on the artwork tells its colour. */
  onPick: (told: ((hex: string) => void) | null) => void
}

export function Eyedropper({ disabled, onColour, onPick }: Props) {
  const [waits, setWaits] = useState(false)
  // Of another part, or of none: what was asked for this one is called off.
  const callOff = useEffectEvent(() => onPick(null))
  useEffect(() => () => callOff(), [])
  async function take() {
    if (waits) {
      setWaits(false)
      return onPick(null)
    }
    const { EyeDropper } = window
    if (!EyeDropper) {
      setWaits(true)
      return onPick((hex) => {
        setWaits(false)
        onColour(hex)
      })
    }
    try {
      onColour((await new EyeDropper().open()).sRGBHex)
    } catch {
      // Esc: nothing was taken.
    }
  }
  return (
    <>
      <Button size="small" className="px-2" disabled={disabled} aria-pressed={waits} onClick={() => void take()}>
        {t('Pick a colour')}
      </Button>
      {waits && (
        <p role="status" className="text-xs text-ink-2">
          {t('Press the part that has the colour.')}
        </p>
      )}
    </>
  )
}
