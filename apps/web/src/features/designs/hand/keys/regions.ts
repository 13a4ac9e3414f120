/** The regions of the editor, for whoever works by keys: F6 goes from the artboard to the parts, and to what can be done with them. */
import { type KeyboardEvent, type RefObject, useEffect } from 'react'

/** Each with what in it has the keys, the likeliest first. */
const REGIONS = [
  ['[data-board]'],
  ['[data-row=selected]', '[data-outline] button'],
  ['[data-chosen] :is(input, select, button):enabled'],
] as const
const OF = ['[data-board]', '[data-outline]', '[data-chosen]'] as const

export const isBoard = (target: EventTarget): boolean => target instanceof HTMLElement && target.matches(OF[0])

/** Answers whether the key leads to another region. */
export const toRegion = ({ key, shiftKey, target, currentTarget }: KeyboardEvent): boolean =>
  key === 'F6' && target instanceof Element && focusNext(currentTarget, target, shiftKey)

/** From anywhere on the page, too: whoever has just opened the editor is not in it yet. */
export function useWayIn(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      const { key, target, shiftKey } = event
      const isOutside = target instanceof Element && !root.current?.contains(target)
      if (key !== 'F6' || event.defaultPrevented || !isOutside || target.closest('[role=dialog]')) return
      if (root.current && focusNext(root.current, target, shiftKey)) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [root])
}

function focusNext(root: Element, from: Element, shiftKey: boolean): boolean {
  const at = OF.findIndex((region) => from.closest(region))
  const goals = REGIONS.map((region) => region.flatMap((place) => root.querySelector<HTMLElement>(place) ?? []).at(0))
  for (let step = 1; step <= goals.length; step += 1) {
    const by = shiftKey ? -step : step
    const goal = goals[(Math.max(at, shiftKey ? 0 : -1) + by + goals.length) % goals.length]
    if (!goal) continue
    goal.focus()
    return true
  }
  return false
}
