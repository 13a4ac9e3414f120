/** The regions of the editor, for whoever works by keys: F6 goes from the artboard to the parts, and to what can be done with them. */
import type { KeyboardEvent } from 'react'

/** Each with what in it has the keys, the likeliest first. */
const REGIONS = [
  ['[data-board]'],
  ['[data-row=selected]', '[data-outline] button'],
  ['[data-chosen] :is(input, select, button):enabled'],
] as const
const OF = ['[data-board]', '[data-outline]', '[data-chosen]'] as const

export const isBoard = (target: EventTarget): boolean => target instanceof HTMLElement && target.matches(OF[0])

/** Answers whether the key leads to another region. */
export function toRegion({ key, shiftKey, target, currentTarget }: KeyboardEvent): boolean {
  if (key !== 'F6' || !(target instanceof Element)) return false
  const at = OF.findIndex((region) => target.closest(region))
  const goals = REGIONS.map((region) =>
    region.flatMap((place) => currentTarget.querySelector<HTMLElement>(place) ?? []).at(0),
  )
  for (let step = 1; step <= goals.length; step += 1) {
    const by = shiftKey ? -step : step
    const goal = goals[(Math.max(at, shiftKey ? 0 : -1) + by + goals.length) % goals.length]
    if (!goal) continue
    goal.focus()
    return true
  }
  return false
}
