/**
 * The first script of every page. Where people work, it starts the app at once. A page that is there to be read
 * (`Page.hydratesLazily`) came whole from the server: there the app starts with the first interaction. What is pressed and
 * written before it is hydrated is replayed then.
 */
import './ui/styles.css'
import { HYDRATED, HYDRATION_FILE, LAZY_HYDRATION, THEME_TOGGLE } from './lib/hydration.ts'

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

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
  const files = [...document.querySelectorAll<HTMLMetaElement>(`meta[name=${HYDRATION_FILE}]`)].map(
    ({ content }) => content,
  )
  // A page that hydrates lazily has only the style it came with: nothing new may be shown before everything has come.
  await Promise.all(files.map(fetchFile))
  await import('./main.tsx')
}

/** A pointer that lies still over the page is reported, too, as often as something is laid out below it. */
const isStationary = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0

function startOnInteraction(): void {
  const started = new AbortController()
  const onInteraction = (event: Event) => {
    if (isStationary(event)) return
    started.abort()
    void start()
  }
  for (const type of INTERACTIONS) addEventListener(type, onInteraction, { passive: true, signal: started.signal })
}

const isSwitch = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const stateOf = (field: Field): string | boolean => (isSwitch(field) ? field.checked : field.value)

/** As if it had just been done: React takes no notice of an event after which a field is as it knows it. */
function replayInput(field: Field, state: string | boolean): void {
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
function replayEarlyInput(): void {
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
  const onHydrated = () => {
    over.abort()
    for (const [field, state] of written) replayInput(field, state)
    // After what was written has been taken in.
    setTimeout(() => pressed?.click())
  }
  addEventListener('input', onInput, early)
  addEventListener('keydown', onKeyDown, early)
  addEventListener('click', onClick, early)
  addEventListener(HYDRATED, onHydrated, { once: true })
}

replayEarlyInput()
if (document.querySelector(`meta[name=${LAZY_HYDRATION}]`)) startOnInteraction()
else void start()
