/** Shapes and their groups as elements. */
import type { Paint, Shape, ShapeGroup } from '../../scene/types.ts'
import { writePaint } from '../grammar/colours.ts'
import { glow, softShadow } from '../grammar/soft.ts'
import { said } from './attributes.ts'
import type { Tag } from './xml.ts'

const paint = (value: Paint | undefined): string => (value === undefined ? 'none' : writePaint(value))

function shapeTag({ id, d, fill, rule, stroke, opacity }: Shape): Tag {
  return {
    name: 'path',
    attributes: said(
      ['id', id],
      ['d', d],
      ['fill', paint(fill)],
      ['fill-rule', rule],
      ['stroke', stroke && writePaint(stroke.paint)],
      ['stroke-width', stroke?.width],
      ['stroke-linecap', stroke?.cap],
      ['stroke-linejoin', stroke?.join],
      ['stroke-dasharray', stroke?.dash?.join(' ')],
      ['opacity', opacity],
    ),
  }
}

/** What is defined at the head of a sheet while its drawings are printed. */
export class Definitions {
  readonly tags: Tag[] = []
  private readonly ids = new Set<string>()

  clip(stem: string, { d, rule }: NonNullable<ShapeGroup['clip']>): string {
    return this.define('clipPath', stem, [{ name: 'path', attributes: said(['d', d], ['fill-rule', rule]) }])
  }

  mask(stem: string, { shapes }: NonNullable<ShapeGroup['mask']>): string {
    return this.define('mask', stem, shapes.map(shapeTag))
  }

  private define(name: string, stem: string, inside: Tag[]): string {
    let id = stem
    for (let number = 2; this.ids.has(id); number++) id = `${stem}-${number}`
    this.ids.add(id)
    this.tags.push({ name, attributes: [['id', id]], inside })
    return `url(#${id})`
  }
}

interface Branch {
  group: ShapeGroup
  inside: Tag[]
}

/** @param owner the id of the drawing: names of what is defined begin with it */
export function shapeTags(
  shapes: readonly Shape[],
  groups: readonly ShapeGroup[],
  owner: string,
  definitions: Definitions,
): Tag[] {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const chainOf = (id: string | undefined): ShapeGroup[] => {
    const group = id === undefined ? undefined : byId.get(id)
    return group ? [...chainOf(group.within), group] : []
  }
  const root: Tag[] = []
  const open: Branch[] = []
  for (const shape of shapes) {
    const chain = chainOf(shape.group)
    let same = 0
    while (same < open.length && open[same]?.group === chain[same]) same++
    open.length = same
    for (const group of chain.slice(same)) {
      const branch: Branch = { group, inside: [] }
      ;(open.at(-1)?.inside ?? root).push(groupTag(branch, owner, definitions))
      open.push(branch)
    }
    ;(open.at(-1)?.inside ?? root).push(shapeTag(shape))
  }
  return root
}

function groupTag({ group, inside }: Branch, owner: string, definitions: Definitions): Tag {
  const clip = group.clip && definitions.clip(`${owner}-${group.id}-clip`, group.clip)
  const mask = group.mask && definitions.mask(`${owner}-${group.id}-mask`, group.mask)
  return {
    name: 'g',
    attributes: said(
      ['id', group.id],
      ['opacity', group.opacity],
      ['clip-path', clip],
      ['mask', mask],
      ['blend', group.blend],
      ['blur', group.blur],
      ['shadow', group.shadow && softShadow.write(group.shadow)],
      ['glow', group.glow && glow.write(group.glow)],
    ),
    inside,
  }
}
