/**
 * The display list as SVG. Outlined text looks the same everywhere and needs no font; live text can be searched and
 * changed, and carries its fonts along.
 */
import { isRightToLeft } from '../type/bidi.ts'
import { cropTo } from './canvas.ts'
import type { DisplayItem, DisplayList, Stroke, TextSetting } from './display.ts'
import { lettersPath } from './lettering/letters.ts'
import type { ResolvedPaint, Stop } from './paint.ts'
import { reachOfSoft, type SoftEffect } from './soft-effects.ts'
import type { SvgFonts } from './svg-fonts.ts'
import { escapeXml, n } from './svg-values.ts'

/** Pictures in the scene as data URLs with their pixel sizes, by media id. */
export type SvgPictures = ReadonlyMap<string, { url: string; width: number; height: number }>

/**
 * Lines that are set by whoever shows the file, a text of their own each. Their lengths are stated: whoever leaves our fonts
 * aside draws the words of another one as wide, and no line runs out of the design.
 */
function liveText({ font, lines, tracking }: TextSetting, size: number, fill: string, family: string): string {
  const look = [
    `font-family="${escapeXml(family)}" font-size="${n(size)}" font-weight="${font.weight}"`,
    font.italic && 'font-style="italic"',
    tracking !== 0 && `letter-spacing="${n(tracking * size)}"`,
  ]
  const texts = lines.map(({ text, x, baseline, width }) => {
    // A line that reads from the right begins at its right end.
    const start = isRightToLeft(text) ? `x="${n(x + width)}" direction="rtl"` : `x="${n(x)}"`
    // Letters are spaced behind the last one, too, as programs count.
    const length = n(Math.max(0, width + tracking * size))
    return `<text ${start} y="${n(baseline)}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(text.trimEnd())}</text>`
  })
  return `<g ${look.filter(Boolean).join(' ')} ${fill}>${texts.join('')}</g>`
}

class SvgWriter {
  defs: string[] = []
  width: number
  height: number
  pictures: SvgPictures
  fonts: SvgFonts | undefined
  constructor({ width, height }: DisplayList, pictures: SvgPictures, fonts: SvgFonts | undefined) {
    this.width = width
    this.height = height
    this.pictures = pictures
    this.fonts = fonts
  }

  define(element: (id: string) => string): string {
    const id = `d${this.defs.length}`
    this.defs.push(element(id))
    return `url(#${id})`
  }

  paint(attribute: 'fill' | 'stroke', paint: ResolvedPaint): string {
    if (paint.type === 'solid')
      return `${attribute}="${paint.colour}"${paint.alpha < 1 ? ` ${attribute}-opacity="${n(paint.alpha)}"` : ''}`
    const stops = paint.stops
      .map((stop: Stop) => `<stop offset="${n(stop.at)}" stop-color="${stop.colour}" stop-opacity="${n(stop.alpha)}"/>`)
      .join('')
    const url = this.define((id) =>
      paint.type === 'linear'
        ? `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(paint.from[0])}" y1="${n(paint.from[1])}" x2="${n(paint.to[0])}" y2="${n(paint.to[1])}">${stops}</linearGradient>`
        : `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(paint.centre[0])}" cy="${n(paint.centre[1])}" r="${n(paint.radius)}">${stops}</radialGradient>`,
    )
    return `${attribute}="${url}"`
  }

  stroke(line: Stroke): string {
    const dash = line.dash?.length ? ` stroke-dasharray="${line.dash.join(' ')}"` : ''
    return `${this.paint('stroke', line.paint)} stroke-width="${n(line.width)}" stroke-linecap="${line.cap ?? 'butt'}" stroke-linejoin="${line.join ?? 'miter'}"${dash}`
  }

  clip(d: string, rule?: 'evenodd'): string {
    const inside = rule ? ` clip-rule="${rule}"` : ''
    return `clip-path="${this.define((id) => `<clipPath id="${id}"><path d="${d}"${inside}/></clipPath>`)}"`
  }

  mask(items: readonly DisplayItem[]): string {
    const inner = items.map((one) => this.item(one)).join('')
    const room = `maskUnits="userSpaceOnUse" x="0" y="0" width="${n(this.width)}" height="${n(this.height)}"`
    return this.define((id) => `<mask id="${id}" ${room}>${inner}</mask>`)
  }

  group(item: Extract<DisplayItem, { kind: 'group' }>): string {
    const turn = item.rotate
      ? ` transform="rotate(${n(item.rotate.degrees)} ${n(item.rotate.x)} ${n(item.rotate.y)})"`
      : ''
    const inner = item.items.map((child) => this.item(child)).join('')
    const clipped = item.clip ? `<g ${this.clip(item.clip, item.clipRule)}>${inner}</g>` : inner
    const masked = item.mask ? `<g mask="${this.mask(item.mask)}">${clipped}</g>` : clipped
    const soft = item.soft ? ` filter="${this.soft(item.soft)}"` : ''
    const blend = item.blend ? ` style="mix-blend-mode:${item.blend}"` : ''
    const part = item.part === undefined ? '' : ` data-part="${escapeXml(item.part)}"`
    return `<g${part}${turn}${soft}${blend}${item.opacity < 1 ? ` opacity="${n(item.opacity)}"` : ''}>${masked}</g>`
  }

  item(item: DisplayItem): string {
    if (item.kind === 'group') return this.group(item)
    if (item.kind === 'glyphs') return this.glyphs(item)
    if (item.kind === 'picture') return this.picture(item)
    const transform = item.transform ? ` transform="matrix(${item.transform.map(n).join(' ')})"` : ''
    const fill = item.fill ? this.paint('fill', item.fill) : 'fill="none"'
    const rule = item.rule ? ' fill-rule="evenodd"' : ''
    const opacity = item.opacity !== undefined ? ` opacity="${n(item.opacity)}"` : ''
    return `<path d="${item.d}" ${fill}${rule}${item.stroke ? ` ${this.stroke(item.stroke)}` : ''}${transform}${opacity}/>`
  }

  glyphs(item: Extract<DisplayItem, { kind: 'glyphs' }>): string {
    if (this.fonts && item.setting)
      return liveText(item.setting, item.size, this.paint('fill', item.fill), this.fonts.familyOf(item.setting.font))
    const d = item.treated ? '' : lettersPath(item)
    const letters =
      item.treated?.map((part) => this.item(part)).join('') ??
      (d && `<path d="${d}" ${this.paint('fill', item.fill)}/>`)
    return letters && `<g role="img" aria-label="${escapeXml(item.text)}">${letters}</g>`
  }

  picture(item: Extract<DisplayItem, { kind: 'picture' }>): string {
    const picture = this.pictures.get(item.media)
    if (!picture) throw new Error(`The scene shows the picture ${item.media}, which was not given.`)
    const { box } = item
    const label = item.alt ? ` aria-label="${escapeXml(item.alt)}"` : ''
    const filter = item.duotone ? ` filter="${this.duotone(item.duotone)}"` : ''
    let place = `x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}" preserveAspectRatio="xMidYMid meet"`
    if (item.fit === 'cover') {
      const crop = cropTo(picture.width, picture.height, box, item)
      const scale = box.width / crop.width
      place = `x="${n(box.x - crop.x * scale)}" y="${n(box.y - crop.y * scale)}" width="${n(picture.width * scale)}" height="${n(picture.height * scale)}"`
    }
    const scrim = item.scrim
      ? `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}" ${this.paint('fill', item.scrim)}/>`
      : ''
    const image = `<image href="${picture.url}" ${place}${filter}${label}/>`
    return `<g${item.clip ? ` ${this.clip(item.clip)}` : ''}>${image}${scrim}</g>`
  }

  /** Out of focus first, then what that throws. */
  soft(soft: SoftEffect): string {
    const reach = reachOfSoft(soft)
    const room = `filterUnits="userSpaceOnUse" x="${n(-reach)}" y="${n(-reach)}" width="${n(this.width + 2 * reach)}" height="${n(this.height + 2 * reach)}"`
    const blur = soft.blur === undefined ? '' : `<feGaussianBlur stdDeviation="${n(soft.blur)}"/>`
    const shadows = soft.shadows.map(
      ({ x, y, deviation, colour, alpha }) =>
        `<feDropShadow dx="${n(x)}" dy="${n(y)}" stdDeviation="${n(deviation)}" flood-color="${colour}" flood-opacity="${n(alpha)}"/>`,
    )
    return this.define(
      (id) => `<filter id="${id}" ${room} color-interpolation-filters="sRGB">${blur}${shadows.join('')}</filter>`,
    )
  }

  /** The same two steps as the canvas: grey × light, then at least dark. */
  duotone([dark, light]: [string, string]): string {
    return this.define(
      (id) =>
        `<filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0" result="g"/><feFlood flood-color="${light}"/><feBlend in2="g" mode="multiply" result="m"/><feFlood flood-color="${dark}"/><feBlend in2="m" mode="lighten"/></filter>`,
    )
  }
}

/** A standalone SVG document. With `fonts`, its text stays text. */
export function svgDocument(
  list: DisplayList,
  title: string,
  pictures: SvgPictures = new Map(),
  fonts?: SvgFonts,
): string {
  const writer = new SvgWriter(list, pictures, fonts)
  const body = list.items.map((item) => writer.item(item)).join('')
  const style = fonts ? `<style>${fonts.faces}</style>` : ''
  const defs = style || writer.defs.length ? `<defs>${style}${writer.defs.join('')}</defs>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(list.width)}" height="${n(list.height)}" viewBox="0 0 ${n(list.width)} ${n(list.height)}"><title>${escapeXml(title)}</title>${defs}${body}</svg>`
}
