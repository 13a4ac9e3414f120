/** Something that can be done, by name: in the command menu, and by its keys. */
export interface Command {
  name: string
  /** Letters, digits and signs as they are typed; 'Ctrl' is Command on a Mac. */
  keys?: string
  /** Others do the same elsewhere. */
  alsoKeys?: string
  /** Other words that it is looked for by. */
  also?: string
  run: () => void
}

/** Words that stand for the same thing in any order. */
export function matching(commands: readonly Command[], words: string): Command[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ name, also = '' }) => {
    const own = `${name} ${also}`.toLowerCase()
    return wanted.every((word) => own.includes(word))
  })
}

/** Whether its keys were pressed. */
export const isPressed = ({ keys, alsoKeys }: Command, event: Pressed): boolean =>
  [keys, alsoKeys].some((some) => some !== undefined && arePressed(some, event))

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** Whether these keys were pressed. */
export function arePressed(keys: string, event: Pressed): boolean {
  const parts = keys.toLowerCase().split(' ')
  const held = event.ctrlKey || event.metaKey
  if (parts.includes('ctrl') !== held || event.altKey) return false
  // A sign may need Shift by itself.
  if (held && parts.includes('shift') !== event.shiftKey) return false
  return parts.at(-1) === event.key.toLowerCase()
}
