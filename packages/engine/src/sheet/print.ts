/** A scene as a sheet: read again, it is the same scene to the last property. */
import type { Format, Scene } from '../scene/types.ts'
import { PALETTE_ROLES } from './grammar/colours.ts'
import { said } from './print/attributes.ts'
import { Definitions } from './print/drawings.ts'
import { frameTag } from './print/nodes.ts'
import { printTag, type Tag } from './print/xml.ts'

export function printSheet({ kind, format, palette, typography, artboards }: Scene): string {
  const definitions = new Definitions()
  const boards = artboards.map(({ name, path, root }) =>
    frameTag(root, definitions, 'board', said(['name', name], ['path', path])),
  )
  const head: Tag[] = [
    { name: 'palette', attributes: PALETTE_ROLES.map((role) => [role, palette[role]] as const) },
    {
      name: 'type',
      attributes: said(['display', typography.display], ['text', typography.text], ['accent', typography.accent]),
    },
    ...(definitions.tags.length > 0 ? [{ name: 'defs', attributes: [], inside: definitions.tags }] : []),
  ]
  return printTag({
    name: 'sheet',
    attributes: [['kind', kind], ...formatAttributes(format)],
    inside: [...head, ...boards],
  })
}

const formatAttributes = ({ name, width, height, print, covered }: Format) =>
  said(
    ['format', name],
    ['width', width],
    ['height', height],
    ['print', print && `${print.width} ${print.height} ${print.bleed} ${print.safe}`],
    ['covered', covered?.join(' ')],
  )
