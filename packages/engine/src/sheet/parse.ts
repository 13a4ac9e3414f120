/** The text of a sheet as a sheet, with what is wrong in it. */
import { KIND_NAMES } from '../scene/types.ts'
import { boardsOf, layoutsOf } from './build/boards.ts'
import { Build } from './build/context.ts'
import { formatOf, headOf, paletteOfPart, siteOf, typographyOf } from './build/heads.ts'
import { checked, Messages } from './grammar/check.ts'
import { type Part, textOf, wordOf } from './grammar/part.ts'
import { LIMITS, type Limits } from './limits.ts'
import type { ReadSheet } from './types.ts'
import { readXml, type XmlElement } from './xml/tree.ts'

/**
 * Reads a sheet. Never throws: what cannot be read is a fault, with its place and with what is allowed there; what is written
 * in another way than the language has it and was understood is a note. Nothing outside of it is ever asked for.
 */
export function parseSheet(text: string, limits: Limits = LIMITS): ReadSheet {
  const messages = new Messages()
  if (!/<(?:sheet|!DOCTYPE|[a-z])/i.test(text)) {
    messages.fault({ line: 1, column: 1 }, 'There is no <sheet> in the text')
    return { faults: messages.faults, notes: messages.notes }
  }
  const { root, faults } = readXml(text, limits)
  for (const fault of faults) messages.fault(fault, fault.message)
  const part = root && checked(root, undefined, messages)
  const sheet = root && part && built(part, idsIn(root), messages, limits)
  return { ...(sheet && { sheet }), faults: messages.faults, notes: messages.notes }
}

function built(part: Part, ids: Set<string>, messages: Messages, limits: Limits): ReadSheet['sheet'] {
  const kind = wordOf(part, 'kind', KIND_NAMES) ?? 'poster'
  const build = new Build(messages, definedIn(part, messages), ids, limits)
  const typography = typographyOf(part, messages)
  const layouts = layoutsOf(part, { build, typography })
  const artboards = boardsOf(part, { build, typography })
  if (layouts.length === 0 && artboards.length === 0) {
    messages.fault(part, 'A sheet has <board> or <layout>: there is neither')
    return undefined
  }
  const head = headOf(part, kind)
  const format = textOf(part, 'format')
  const size = formatOf(part, artboards)
  const took = textOf(part, 'took')
  const site = siteOf(part)
  return {
    kind,
    ...(format !== undefined && { format }),
    ...(took !== undefined && { took }),
    ...(head && { head }),
    palette: paletteOfPart(part),
    typography,
    layouts,
    ...(site && { site }),
    artboards,
    ...(size && { size }),
  }
}

/** What stands in <defs>, by its id; what is named elsewhere can be used as well. */
function definedIn(sheet: Part, messages: Messages): Map<string, Part> {
  const defined = new Map<string, Part>()
  const open = [sheet]
  for (let part = open.pop(); part; part = open.pop()) {
    const id = textOf(part, 'id')
    if (id !== undefined) {
      const other = defined.get(id)
      const isDefinition = DEFINITIONS.has(part.element.name)
      if (other && isDefinition && DEFINITIONS.has(other.element.name))
        messages.fault(part, `The id '${id}' stands in line ${other.line}, too`)
      else if (!other || isDefinition) defined.set(id, part)
    }
    open.push(...part.children.toReversed())
  }
  return defined
}
const DEFINITIONS = new Set(['linearGradient', 'radialGradient', 'clipPath', 'mask', 'pattern', 'drawing'])

function idsIn(root: XmlElement): Set<string> {
  const ids = new Set<string>()
  const open = [root]
  for (let element = open.pop(); element; element = open.pop()) {
    const id = element.attributes.get('id')
    if (id) ids.add(id.value)
    for (const child of element.children) if (typeof child !== 'string') open.push(child)
  }
  return ids
}
