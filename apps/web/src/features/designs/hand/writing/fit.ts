/** Words that give way to their room are set as large as they may be, as the engine will set them. */
import type { Setting } from './setting-query.ts'

const STEPS = 9

function isWithin(field: HTMLElement, { fit, size }: Setting, pixel: number): boolean {
  const blocks = [...field.children].filter((block) => block instanceof HTMLElement)
  if (blocks.some((block) => block.scrollWidth > block.clientWidth + 1)) return false
  const lines = blocks.reduce(
    (sum, block) =>
      sum + Math.round(block.offsetHeight / (Number.parseFloat(getComputedStyle(block).lineHeight) || size)),
    0,
  )
  return lines <= (fit?.lines ?? Infinity) && field.offsetHeight <= (fit?.height ?? Infinity) * pixel + 1
}

/** The largest size at which it fits, the least where none does. @param pixel CSS pixels of one of the artboard */
export function fitWords(field: HTMLElement, setting: Setting, pixel: number): void {
  const { fit, size, stacked } = setting
  if (stacked) stackWords(field, setting, pixel)
  if (stacked || !fit) return
  const set = (to: number) => field.style.setProperty('--k', String(to))
  let [low, high] = [fit.least / size, fit.most / size]
  set(high)
  if (isWithin(field, setting, pixel)) return
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    set(middle)
    if (isWithin(field, setting, pixel)) low = middle
    else high = middle
  }
  set(low)
}

/** Each line as wide as the box. */
function stackWords(field: HTMLElement, { room, fit, size }: Setting, pixel: number): void {
  for (const block of field.children) {
    if (!(block instanceof HTMLElement)) continue
    block.style.setProperty('--k', '1')
    block.style.width = 'max-content'
    const { fontSize, paddingInlineStart } = getComputedStyle(block)
    const width = block.offsetWidth - (Number.parseFloat(paddingInlineStart) || 0)
    block.style.width = ''
    const most = ((fit?.most ?? size) * pixel) / Number.parseFloat(fontSize)
    if (width > 0) block.style.setProperty('--k', String(Math.min(most, (room.width * pixel) / width)))
  }
}
