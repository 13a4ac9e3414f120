/** While a colour is to be taken from the artwork, a press tells the colour of its part instead of choosing it. */
import { useRef } from 'react'
import type { Part } from './use-hand.ts'

type Told = (hex: string) => void
type Select = (id: string | null, more?: boolean) => void

export function usePicking(select: Select) {
  const told = useRef<Told | null>(null)
  return {
    wait(next: Told | null) {
      told.current = next
    },
    press(parts: readonly Part[], id: string | null, more?: boolean) {
      const tell = told.current
      if (!tell) return select(id, more)
      const hex = parts.find((part) => part.id === id)?.colour?.hex
      // What has several colours, or none: the next press counts.
      if (!hex) return
      told.current = null
      tell(hex)
    },
  }
}
