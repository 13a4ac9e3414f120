/** The same prompts with what must not matter changed: another name, small letters throughout, lines for sentences, other marks. */
import type { Labelled } from './labelled.ts'
import { seeded } from './seeded.ts'

const NAMES: readonly (readonly string[])[] = [
  ['Fernhill', 'Oddly', 'Kestrel', 'NORDEN', 'Tamarind', 'Lumo', 'Halcyon', 'Bramble', 'Quill', 'Zest'],
  ['Silver Birch', 'Corner House', 'Ada Finch', 'Salt & Rye', 'Blue Heron', 'North Pier', 'Lina Voss', 'Paper Crane'],
  ['Little Red Barn', 'Hill Top Works', 'Moss & Stone Yard', 'The Lazy Otter', 'Old Mill Bakery', 'Ben van Rijn'],
]
const QUOTES = [
  ['“', '”'],
  ['«', '»'],
  ["'", "'"],
] as const

type Random = () => number
type Change = (prompt: Labelled, random: Random) => Labelled | undefined

const CHANGES: readonly Change[] = [renamed, lowered, broken, requoted]

/** Each prompt once more for each change that touches it; seeded. */
export function varied(prompts: readonly Labelled[], seed: number): Labelled[] {
  const random = seeded(seed)
  return prompts.flatMap((prompt) => CHANGES.flatMap((change) => change(prompt, random) ?? []))
}

const replaced = (prompt: Labelled, change: (text: string) => string): Labelled => ({
  ...prompt,
  prompt: change(prompt.prompt),
  texts: prompt.texts.map(({ role, text }) => ({ role, text: change(text) })),
  ...(prompt.name && { name: change(prompt.name) }),
})

function renamed(prompt: Labelled, random: Random): Labelled | undefined {
  const { name } = prompt
  if (name === undefined || !/^\p{Lu}/u.test(name)) return undefined
  const names = NAMES[Math.min(NAMES.length, name.split(' ').length) - 1] ?? []
  const other = names[Math.floor(random() * names.length)] ?? name
  return replaced(prompt, (text) => text.replaceAll(name, other))
}

function lowered(prompt: Labelled): Labelled {
  return replaced(prompt, (text) => text.toLowerCase())
}

/** Lines for sentences; a dot behind one letter or a short form is no end. */
function broken(prompt: Labelled): Labelled | undefined {
  const lines = prompt.prompt.replace(/(?<=\p{Ll}{4}["”’']?)\. (?=\p{Lu})/gu, '\n')
  const whole = prompt.texts.every(({ text }) => lines.includes(text))
  return lines === prompt.prompt || !whole ? undefined : { ...prompt, prompt: lines }
}

function requoted(prompt: Labelled, random: Random): Labelled | undefined {
  if (!prompt.prompt.includes('"')) return undefined
  const [open, close] = QUOTES[Math.floor(random() * QUOTES.length)] ?? QUOTES[0]
  return { ...prompt, prompt: prompt.prompt.replace(/"([^"]*)"/g, (_, said: string) => `${open}${said}${close}`) }
}
