/** What a sheet says of itself: its head, its colours, its families, its format. */
import { TONES } from '../../base/tones.ts'
import { INDUSTRIES } from '../../brief/types.ts'
import type { Artboard, Format, KindName, Palette, Typography } from '../../scene/types.ts'
import { CATALOGUE, hasFont } from '../../type/catalogue.ts'
import type { Messages } from '../grammar/check.ts'
import { hexColour, PALETTE_ROLES } from '../grammar/colours.ts'
import { nearest } from '../grammar/nearest.ts'
import { listOf, numberOf, numbersOf, type Part, readAs, textOf, wordOf } from '../grammar/part.ts'
import { looseNumber, wordList } from '../grammar/values.ts'
import { ANNOUNCEMENTS, HEAD_KINDS, type Head, IDEAS, type SheetSite, SITE_GROUNDS, SITE_PARTS } from '../types.ts'

const child = (part: Part, name: string): Part | undefined => part.children.find(({ element }) => element.name === name)

export function headOf(sheet: Part, kind: KindName): Head | undefined {
  const part = child(sheet, 'head')
  if (!part) return undefined
  const kinds = listOf(part, 'kinds', HEAD_KINDS)
  const idea = wordOf(part, 'idea', IDEAS)
  const letters = readAs(part, 'letters', wordList)
  return {
    name: textOf(part, 'name') ?? '',
    kinds: kinds.length > 0 ? kinds : [kind],
    announces: listOf(part, 'announces', ANNOUNCEMENTS),
    about: readAs(part, 'about', wordList) ?? [],
    trades: listOf(part, 'trades', INDUSTRIES),
    tone: listOf(part, 'tone', TONES),
    ...(idea && { idea }),
    ...(letters && { letters }),
    fixed: listOf(part, 'fixed', PALETTE_ROLES),
  }
}

export function paletteOfPart(sheet: Part): Partial<Palette> {
  const part = child(sheet, 'palette')
  const palette: Partial<Palette> = {}
  for (const role of PALETTE_ROLES) {
    const colour = part && readAs(part, role, hexColour)
    if (colour !== undefined) palette[role] = colour
  }
  return palette
}

export function typographyOf(sheet: Part, messages: Messages): Partial<Typography> {
  const part = child(sheet, 'type')
  const typography: Partial<Typography> = {}
  for (const use of ['display', 'text', 'accent'] as const) {
    const said = part && textOf(part, use)
    if (part === undefined || said === undefined) continue
    const name = said.split(',')[0]?.replace(/['"]/g, '').trim() ?? ''
    const family = hasFont(name)
      ? name
      : CATALOGUE.find((entry) => entry.family.toLowerCase() === name.toLowerCase().replace(/ variable$/, ''))?.family
    if (family !== undefined) {
      typography[use] = family
      continue
    }
    const near = nearest(
      name,
      CATALOGUE.map((entry) => entry.family),
    )
    messages.fault(
      part,
      `${use} of <type>: there is no family '${name}'${
        near
          ? `: is '${near}' meant?`
          : `; there are ${CATALOGUE.slice(0, 12)
              .map((entry) => entry.family)
              .join(', ')}, …`
      }`,
    )
  }
  return typography
}

export function siteOf(sheet: Part): SheetSite | undefined {
  const part = child(sheet, 'site')
  if (!part) return undefined
  const [radius, end] = [numberOf(part, 'radius'), wordOf(part, 'end', SITE_GROUNDS)]
  return {
    ...(radius !== undefined && { radius }),
    ...(end && { end }),
    grounds: listOf(part, 'grounds', SITE_GROUNDS),
    parts: part.children.flatMap((one) => {
      const is = wordOf(one, 'is', SITE_PARTS)
      const [title, nav, text, items] = (['title', 'nav', 'text', 'items'] as const).map((name) => textOf(one, name))
      return is
        ? [{ is, ...(title && { title }), ...(nav && { nav }), ...(text && { text }), ...(items && { items }) }]
        : []
    }),
  }
}

/** The format that a sheet states; else that of its first board. */
export function formatOf(sheet: Part, artboards: readonly Artboard[]): Format | undefined {
  const [width, said] = [numberOf(sheet, 'width'), textOf(sheet, 'height')]
  const height = said === 'auto' ? 'auto' : looseNumber(said ?? '')?.value
  const name = textOf(sheet, 'format') ?? 'custom'
  if (width !== undefined && height !== undefined) {
    const [w, h, bleed, safe] = numbersOf(sheet, 'print') ?? []
    const [top, right, bottom, left] = numbersOf(sheet, 'covered') ?? []
    return {
      name,
      width,
      height,
      ...(w !== undefined &&
        h !== undefined &&
        bleed !== undefined &&
        safe !== undefined && { print: { width: w, height: h, bleed, safe } }),
      ...(top !== undefined &&
        right !== undefined &&
        bottom !== undefined &&
        left !== undefined && { covered: [top, right, bottom, left] as const }),
    }
  }
  const root = artboards[0]?.root
  if (!root) return undefined
  if (typeof root.width !== 'number') return undefined
  return { name, width: root.width, height: typeof root.height === 'number' ? root.height : 'auto' }
}
