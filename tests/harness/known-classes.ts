/** Classes of exported code that Tailwind makes nothing of: what they were meant to show is missing from the page. */
import { tailwind } from './component.ts'

/** Strings that are lists of classes: attributes, and the looks of what is chosen and what is not. */
const LISTS = /className="([^"]*)"|^\s+(?:on|off): '([^']*)'/gm

const escaped = (name: string) => name.replace(/[^\w-]/g, (sign) => `\\${sign}`)

/** @returns each class once */
export async function unknownClasses(code: string): Promise<string[]> {
  const lists = [...code.matchAll(LISTS)].map(([, attribute, entry]) => attribute ?? entry ?? '')
  const names = [...new Set(lists.flatMap((list) => list.split(/\s+/)))].filter(Boolean)
  const css = await tailwind(names)
  return names.filter((name) => !css.includes(`.${escaped(name)}`))
}
