/** Are the forms that were asked for to be seen? */
import type { Brief } from '../brief/types.ts'
import type { Scene } from '../scene/types.ts'
import { subtree } from '../scene/walk.ts'

/** What a composition calls the nodes that show the forms of its brief, by their number. */
export const formId = (index: number): string => `form-${index + 1}`

/** The share of the brief's forms that the first artboard shows; 1 when none was asked for. */
export function askedFormsShare({ forms = [] }: Brief, { artboards: [front] }: Scene): number {
  if (!front || forms.length === 0) return 1
  const { fill } = front.root
  const ids = new Set([...subtree(front.root)].map(({ id }) => id))
  const shown = forms.filter(({ shape }, index) =>
    shape === 'gradient' ? typeof fill === 'object' && 'gradient' in fill : ids.has(formId(index)),
  )
  return shown.length / forms.length
}
