/** Pages that were drawn for a telephone: as drawn on every window, in a column of their width. */
import type { Scene } from '../../scene/types.ts'
import { classesOf, everywhere, withClasses } from './controls/element-tree.ts'
import type { Element } from './jsx.ts'

/** Pixels: from here on rows stand side by side. */
const TABLET = 768

export const isForPhone = ({ format }: Scene): boolean => format.width < TABLET

const FLUID = /^text-\[clamp\([^,]+,[^,]+,([\d.]+px)\)\]$/

/** What a class sets: of two that set the same one is left. */
function setBy(name: string): string {
  if (/^flex-(?:col|row)$/.test(name)) return 'direction'
  if (/^flex-(?:wrap|nowrap)$/.test(name)) return 'wrap'
  if (/^flex-/.test(name)) return 'grow'
  // Sizes, colours and sides of text begin alike.
  if (name.startsWith('text-')) return name
  return name.replace(/^-/, '').replace(/-(?:\[[^\]]*\]|[^-]*)$/, '')
}

/** The classes that hold where the window is wide, as those of every window. */
function asDrawn(classes: readonly string[]): string[] {
  let kept = classes
    .filter((name) => !/^(?:max-)?(?:md|xl):/.test(name))
    .map((name) => name.replace(FLUID, 'text-[$1]'))
  for (const prefix of ['md:', 'xl:'])
    for (const name of classes.filter((one) => one.startsWith(prefix))) {
      const wide = name.slice(prefix.length)
      kept = [...kept.filter((one) => setBy(one) !== setBy(wide)), wide]
    }
  return kept
}

/** An element and all below it, as drawn. */
export const everywhereAsDrawn = (node: Element): Element =>
  everywhere(node, (one) => {
    const classes = classesOf(one)
    return classes.length > 0 ? withClasses(one, asDrawn(classes)) : one
  })
