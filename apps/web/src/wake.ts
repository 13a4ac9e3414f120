/**
 * The first script of every page. Where people work, it starts the app at once. What is there to be read (`Page.rests`) came
 * whole from the server: there the app starts with the first sign of somebody. What is pressed and written before it is
 * alive is done again then.
 */
import './ui/styles.css'
import { ALIVE, RESTS, THEME_TOGGLE, WAKE_FILE } from './lib/rest.ts'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Resolves when the browser has the file, or knows that it cannot have it. */
function fetchFile(url: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = url.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    link.href = url
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
}

async function start(): Promise<void> {
  const files = [...document.querySelectorAll<HTMLMetaElement>(`meta[name=${WAKE_FILE}]`)].map(({ content }) => content)
  // A page that rests has only the style that it was born with: nothing new may be shown before the whole has come.
  await Promise.all(files.map(fetchFile))
  await import('./main.tsx')
}

/** A pointer that lies still over the page is reported, too, as often as something is laid out below it. */
const liesStill = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0

function rest(): void {
  const woken = new AbortController()
  const wake = (event: Event) => {
    if (liesStill(event)) return
    woken.abort()
    void start()
  }
  for (const sign of SIGNS) addEventListener(sign, wake, { passive: true, signal: woken.signal })
}

const isSwitch = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const stateOf = (field: Field): string | boolean => (isSwitch(field) ? field.checked : field.value)

/** As if it had just been done: React takes no notice of an event after which a field is as it knows it. */
function doAgain(field: Field, state: string | boolean): void {
  if (isSwitch(field)) {
    field.checked = !state
    field.click()
    return
  }
  field.value = `${state} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, state)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** The field that is sent by this key: Enter, where it says so. */
function fieldSentBy({ key, shiftKey, isComposing, target }: KeyboardEvent): HTMLTextAreaElement | null {
  const isSent = target instanceof HTMLTextAreaElement && target.enterKeyHint === 'send'
  return isSent && key === 'Enter' && !shiftKey && !isComposing ? target : null
}

/**
 * Links and disclosures work by themselves, buttons do not yet: the last one that was pressed, or stands for Enter, is
 * remembered.
 */
function rememberUntilAlive(): void {
  const over = new AbortController()
  const early = { capture: true, signal: over.signal }
  const written = new Map<Field, string | boolean>()
  let pressed: HTMLElement | null = null
  const onInput = ({ target }: Event) => {
    if (isField(target)) written.set(target, stateOf(target))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const field = fieldSentBy(event)
    if (!field) return
    event.preventDefault()
    pressed = field.form?.querySelector<HTMLElement>('[type=submit]') ?? null
  }
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    // The theme's toggle has done its work already.
    if (!button || button.hasAttribute(THEME_TOGGLE)) return
    event.preventDefault()
    event.stopPropagation()
    pressed = button
  }
  const onAlive = () => {
    over.abort()
    for (const [field, state] of written) doAgain(field, state)
    // After what was written has been taken in.
    setTimeout(() => pressed?.click())
  }
  addEventListener('input', onInput, early)
  addEventListener('keydown', onKeyDown, early)
  addEventListener('click', onClick, early)
  addEventListener(ALIVE, onAlive, { once: true })
}

rememberUntilAlive()
if (document.querySelector(`meta[name=${RESTS}]`)) rest()
else void start()
