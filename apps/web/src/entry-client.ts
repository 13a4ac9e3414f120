/**
 * The first script of every page. Where people work, it starts the app at once. A page that is there to be read or looked at
 * (`Page.hydratesLazily`) came whole from the server: there the app starts with the first interaction, or when its first
 * picture has come. What is pressed and written before it is hydrated is replayed then.
 */
import './ui/styles.css'
import type { Hydration } from '@limner/contract/types'
import { FIRST_PICTURE, HYDRATED, HYDRATION_FILE, LAZY_HYDRATION, pause, THEME_TOGGLE } from './lib/hydration.ts'

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

/** Files that are asked for in one go. */
const AT_ONCE = 5

async function start(): Promise<void> {
  const files = [...document.querySelectorAll<HTMLMetaElement>(`meta[name=${HYDRATION_FILE}]`)].map(
    ({ content }) => content,
  )
  // A page that hydrates lazily has only the style it came with: nothing new may be shown before everything has come.
  const coming: Promise<void>[] = []
  for (const [at, file] of files.entries()) {
    // Asking for a file takes a moment, and there are dozens: a touch in between is not kept waiting.
    if (at % AT_ONCE === 0) await pause()
    coming.push(fetchFile(file))
  }
  await Promise.all(coming)
  await pause()
  await import('./main.tsx')
}

/** A pointer that lies still over the page is reported, too, as often as something is laid out below it. */
const isStationary = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0

/** Milliseconds that the app waits for a picture, which is large, or on a slow line. */
const PATIENCE = 1500

/** Resolves when the picture that is looked at first has come, or there is none to wait for. */
function pictureSeen(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>(`img[${FIRST_PICTURE}]`)
  return new Promise((resolve) => {
    // Two frames: what has come is painted.
    const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    setTimeout(resolve, PATIENCE)
    if (!picture || picture.complete) return painted()
    picture.addEventListener('load', painted)
    picture.addEventListener('error', painted)
  })
}

function startLater(hydration: Hydration): void {
  const started = new AbortController()
  const startOnce = () => {
    if (started.signal.aborted) return
    started.abort()
    void start()
  }
  const onInteraction = (event: Event) => {
    if (!isStationary(event)) startOnce()
  }
  if (hydration === 'seen') void pictureSeen().then(startOnce)
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
const laziness = document.querySelector<HTMLMetaElement>(`meta[name=${LAZY_HYDRATION}]`)
if (laziness) startLater(laziness.content === 'seen' ? 'seen' : 'touched')
else void start()
