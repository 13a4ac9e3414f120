/** A display list as the content of a PDF page: every shape and every glyph a path, pictures as images. */

import { Path2D } from '@napi-rs/canvas'
import { nth } from '../../base/items.ts'
import type { Blend } from '../../scene/types.ts'
import type { DisplayItem, DisplayList, Stroke } from '../display.ts'
import { lettersPath } from '../lettering/letters.ts'
import type { ResolvedPaint } from '../paint.ts'
import type { PictureItem } from '../shown-pictures.ts'
import type { SoftEffect } from '../soft-effects.ts'
import { number, type PdfFile, type Reference } from './file.ts'
import type { Inking } from './inks.ts'
import { pathOf, pathOperators } from './path.ts'
import { reaching } from './reaching.ts'
import { colourShading, isFaded, opacityShading } from './shading.ts'

type Resource = 'ExtGState' | 'Shading' | 'XObject'

/** A group with soft edges, which PDF has no word for: it is laid down as a picture. */
export type SoftGroup = Extract<DisplayItem, { kind: 'group' }> & { soft: SoftEffect }
export type SoftObjects = ReadonlyMap<DisplayItem, Reference>

/** Each picture of a list as an image object that fills the unit square. */
export type PictureObjects = ReadonlyMap<PictureItem, Reference>

/** A display list with what of it was made into objects beforehand. */
interface Artwork {
  list: DisplayList
  pictures: PictureObjects
  soft: SoftObjects
  inking: Inking
}

const CAPS = { butt: 0, round: 1, square: 2 } as const
const JOINS = { miter: 0, round: 1, bevel: 2 } as const

const matrix = (values: readonly number[]) => `${values.map((value) => number(value)).join(' ')} cm`

class ContentWriter {
  resources: Record<Resource, string[]> = { ExtGState: [], Shading: [], XObject: [] }
  file: PdfFile
  list: DisplayList
  pictures: PictureObjects
  soft: SoftObjects
  inking: Inking

  constructor(file: PdfFile, { list, pictures, soft, inking }: Artwork) {
    this.soft = soft
    this.file = file
    this.list = list
    this.pictures = pictures
    this.inking = inking
  }

  /** For a part that is composed on its own. */
  inner(inking = this.inking): ContentWriter {
    return new ContentWriter(this.file, { ...this, inking })
  }

  /** Names an object of the page. */
  name(kind: Resource, value: string): string {
    const known = this.resources[kind]
    const at = known.indexOf(value)
    return `/${kind[0]}${at >= 0 ? at : known.push(value) - 1}`
  }

  dictionary(): string {
    const kinds = Object.entries(this.resources).filter(([, values]) => values.length > 0)
    return `<< ${kinds
      .map(([kind, values]) => `/${kind} << ${values.map((value, at) => `/${kind[0]}${at} ${value}`).join(' ')} >>`)
      .join(' ')} >>`
  }

  /** A part of the page that is composed on its own before it is laid on the rest. */
  form(content: string, space = this.inking.space): Reference {
    // Far beyond the page, for parts that are turned.
    const reach = 2 * Math.max(this.list.width, this.list.height)
    return this.file.stream(
      `/Type /XObject /Subtype /Form /BBox [${-reach} ${-reach} ${2 * reach} ${2 * reach}] /Group << /S /Transparency /CS /${space} >> /Resources ${this.dictionary()}`,
      content,
    )
  }

  alpha(value: number): string {
    return value >= 1 ? '' : `${this.name('ExtGState', `<< /ca ${number(value)} /CA ${number(value)} >>`)} gs\n`
  }

  /** Of letters and lines: black goes over what lies below. */
  overprint({ colour, alpha }: Extract<ResolvedPaint, { type: 'solid' }>): string {
    if (alpha < 1 || !this.inking.isOverprinted(colour)) return ''
    return `${this.name('ExtGState', '<< /OP true /op true /OPM 1 >>')} gs\n`
  }

  /** Fills what is inside a path, given as operators. */
  fill(path: string, paint: ResolvedPaint, rule: '' | '*' = '', isLettering = false): string {
    if (!path) return ''
    if (paint.type === 'solid') {
      if (paint.alpha <= 0) return ''
      const state = `${this.alpha(paint.alpha)}${isLettering ? this.overprint(paint) : ''}`
      return `q\n${state}${this.inking.operands(paint.colour)} ${this.inking.area}\n${path}\nf${rule}\nQ`
    }
    const mask = isFaded(paint) ? `${this.softMask(paint)} gs\n` : ''
    return `q\n${path}\nW${rule} n\n${mask}${this.name('Shading', colourShading(paint, this.inking))} sh\nQ`
  }

  /** The opacity of a gradient's stops, as the brightness of a second gradient. */
  softMask(paint: Exclude<ResolvedPaint, { type: 'solid' }>): string {
    const inner = this.inner()
    const shading = inner.name('Shading', opacityShading(paint))
    const group = inner.form(`${shading} sh`, 'DeviceGray')
    return this.name('ExtGState', `<< /SMask << /S /Luminosity /G ${group} >> >>`)
  }

  stroke(d: string, line: Stroke): string {
    if (line.paint.type !== 'solid') {
      const outline = new Path2D(d)
      if (line.dash?.length === 2) outline.dash(nth(line.dash, 0), nth(line.dash, 1), 0)
      const style = { width: line.width, cap: CAPS[line.cap ?? 'butt'], join: JOINS[line.join ?? 'miter'] }
      return this.fill(pathOperators(outline.stroke(style)), line.paint)
    }
    const dash = line.dash?.length ? `[${line.dash.map(number).join(' ')}] 0 d\n` : ''
    const state = `${this.alpha(line.paint.alpha)}${this.overprint(line.paint)}`
    return `q\n${state}${this.inking.operands(line.paint.colour)} ${this.inking.line}\n${number(line.width)} w ${CAPS[line.cap ?? 'butt']} J ${JOINS[line.join ?? 'miter']} j 10 M\n${dash}${pathOf(d)}\nS\nQ`
  }

  items(items: readonly DisplayItem[]): string {
    return items
      .map((item) => this.item(item))
      .filter(Boolean)
      .join('\n')
  }

  item(item: DisplayItem): string {
    if (item.kind === 'group') return this.group(item)
    if (item.kind === 'glyphs') return this.glyphs(item)
    if (item.kind === 'picture') return this.picture(item)
    const rule = item.rule ? '*' : ''
    const inner = [
      item.fill && this.fill(pathOf(item.d), item.fill, rule, item.ofLetters),
      item.stroke && this.stroke(item.d, item.stroke),
    ]
      .filter(Boolean)
      .join('\n')
    if (!inner) return ''
    const placed = item.transform ? `q\n${matrix(item.transform)}\n${inner}\nQ` : inner
    return item.opacity === undefined || item.opacity >= 1
      ? placed
      : this.composed(item.opacity, (writer) => writer.item({ ...item, opacity: 1 }))
  }

  /** Paints a part as one thing, then lays it down at an opacity. */
  composed(opacity: number, paint: (writer: ContentWriter) => string): string {
    const inner = this.inner()
    const content = paint(inner)
    return `q\n${this.alpha(opacity)}${this.name('XObject', inner.form(content))} Do\nQ`
  }

  /** PDF names its modes as CSS does, in capitals and without hyphens. */
  blended(mode: Blend, content: string): string {
    const name = mode.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
    return `q\n${this.name('ExtGState', `<< /BM /${name} >>`)} gs\n${content}\nQ`
  }

  /** Laid down as far as a mask is light, which PDF has as a group of its own. */
  masked(mask: readonly DisplayItem[], { mask: _, ...item }: Extract<DisplayItem, { kind: 'group' }>): string {
    const inner = this.inner(this.inking.masks)
    const group = inner.form(inner.items(mask))
    const state = this.name('ExtGState', `<< /SMask << /S /Luminosity /G ${group} >> >>`)
    return `q\n${state} gs\n${this.composed(1, (writer) => writer.group(item))}\nQ`
  }

  group(item: Extract<DisplayItem, { kind: 'group' }>): string {
    const image = this.soft.get(item)
    if (image) {
      const { width, height } = this.list
      const placed = `q\n${matrix([width, 0, 0, -height, 0, height])}\n${this.name('XObject', image)} Do\nQ`
      return item.blend ? this.blended(item.blend, placed) : placed
    }
    if (item.blend) {
      const { blend, ...plain } = item
      return this.blended(
        blend,
        this.composed(1, (writer) => writer.group(plain)),
      )
    }
    if (item.mask) return this.masked(item.mask, item)
    if (item.opacity < 1) return this.composed(item.opacity, (writer) => writer.group({ ...item, opacity: 1 }))
    const before: string[] = []
    if (item.rotate) {
      const { degrees, x, y } = item.rotate
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      before.push(matrix([cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos]))
    }
    if (item.clip) before.push(`${pathOf(item.clip)}\nW${item.clipRule ? '*' : ''} n`)
    const inner = this.items(item.items)
    return before.length ? `q\n${before.join('\n')}\n${inner}\nQ` : inner
  }

  glyphs(item: Extract<DisplayItem, { kind: 'glyphs' }>): string {
    if (item.treated) return this.items(item.treated)
    const d = lettersPath(item)
    return d ? this.fill(pathOf(d), item.fill, '', true) : ''
  }

  picture(item: PictureItem): string {
    const image = this.pictures.get(item)
    if (!image) throw new Error(`The picture ${item.media} was not made ready.`)
    const { x, y, width, height } = item.box
    const clip = item.clip ? `${pathOf(item.clip)}\nW n\n` : ''
    // An image's own upward square, turned over onto our downward page.
    const placed = `q\n${clip}${matrix([width, 0, 0, -height, x, y + height])}\n${this.name('XObject', image)} Do\nQ`
    if (!item.scrim) return placed
    const box = pathOf(item.clip ?? `M${x} ${y}h${width}v${height}h${-width}z`)
    return `${placed}\n${this.fill(box, item.scrim)}`
  }
}

/** The list as a form: in artboard pixels, y down. */
export function artworkForm(file: PdfFile, artwork: Artwork): Reference {
  const { list, inking } = artwork
  const writer = new ContentWriter(file, artwork)
  const content = writer.items(reaching(list.items, list))
  return file.stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 ${number(list.width)} ${number(list.height)}] /Group << /S /Transparency /CS /${inking.space} /I true >> /Resources ${writer.dictionary()}`,
    content,
  )
}
