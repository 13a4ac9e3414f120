/** A drawing's elements as shapes and groups of a scene, everything where it stands. */
import { Path2D, PathOp } from '@napi-rs/canvas'
import { boundsOf } from '../../render/display.ts'
import { BLENDS, type Shape, type ShapeGroup } from '../../scene/types.ts'
import { isIdentity, multiplied, scaleOf } from '../drawing/matrix.ts'
import { dataOf, movedPath } from '../drawing/path.ts'
import { numberOf, type Part, readAs, textOf, wordOf } from '../grammar/part.ts'
import { glow, softShadow } from '../grammar/soft.ts'
import type { Build } from './context.ts'
import { dataOfForm, segmentsOf } from './forms.ts'
import { Names } from './names.ts'
import { tilesOver } from './patterns.ts'
import { look, plainStyle, type Style, styleIn } from './style.ts'

export interface Drawn {
  shapes: Shape[]
  groups: ShapeGroup[]
}

/** Uses of uses: no drawing needs more. */
const MOST_USES = 8

/** @param whole the space of the drawing; @param soft what softens all of it */
export function drawnParts(
  build: Build,
  parts: readonly Part[],
  style: Style,
  whole: readonly [number, number],
  soft?: SoftLook,
): Drawn {
  const drawer = new Drawer(build, whole)
  drawer.all(parts, soft ? drawer.softened(style, soft) : style)
  return { shapes: drawer.shapes, groups: drawer.groups }
}

type SoftLook = Pick<ShapeGroup, 'blend' | 'blur' | 'shadow' | 'glow'>

/** What softens a part, in the measures of the whole. */
export function softOf(part: Part, { matrix }: Style): SoftLook | undefined {
  const [blur, shadow, light] = [numberOf(part, 'blur'), readAs(part, 'shadow', softShadow), readAs(part, 'glow', glow)]
  const blend = wordOf(part, 'blend', BLENDS)
  if (!blur && !shadow && !light && !blend) return undefined
  const by = scaleOf(matrix)
  const n = (value: number) => (by === 1 ? value : Math.round(value * by * 100) / 100)
  return {
    ...(blend && { blend }),
    ...(blur && { blur: n(blur) }),
    ...(shadow && { shadow: { ...shadow, x: n(shadow.x), y: n(shadow.y), blur: n(shadow.blur) } }),
    ...(light && { glow: { ...light, blur: n(light.blur) } }),
  }
}

class Drawer {
  readonly shapes: Shape[] = []
  readonly groups: ShapeGroup[] = []
  private readonly build: Build
  private readonly whole: readonly [number, number]
  private readonly names = new Names()
  private uses = 0

  constructor(build: Build, whole: readonly [number, number]) {
    this.build = build
    this.whole = whole
  }

  all(parts: readonly Part[], style: Style): void {
    for (const part of parts) {
      if (this.build.isFull) return
      this.one(part, style)
    }
  }

  softened(style: Style, soft: SoftLook): Style {
    const group = this.names.own('soft')
    this.groups.push({ id: group, ...soft })
    return { ...style, group }
  }

  private one(part: Part, around: Style): void {
    // What is defined in a drawing is seen where it is used.
    if (part.element.name === 'defs') return
    const style = styleIn(this.build, part, around)
    const { name } = part.element
    if (name === 'g') this.all(part.children, this.grouped(part, style))
    else if (name === 'use') this.used(part, style)
    else this.shape(part, style)
  }

  /** Inside a group: of its own where it has a name or an effect. */
  private grouped(part: Part, style: Style): Style {
    const [id, opacity, clip] = [textOf(part, 'id'), numberOf(part, 'opacity'), this.clipOf(part, style)]
    const soft = softOf(part, style)
    if (id === undefined && (opacity === undefined || opacity >= 1) && !clip && !soft) return style
    const group: ShapeGroup = {
      id: this.names.own(id ?? 'group'),
      ...(style.group !== undefined && { within: style.group }),
      ...(opacity !== undefined && opacity < 1 && { opacity }),
      ...(clip && { clip }),
      ...soft,
    }
    this.groups.push(group)
    return { ...style, group: group.id }
  }

  private used(part: Part, style: Style): void {
    const id = textOf(part, 'href')?.replace(/^#/, '')
    if (id === undefined) this.build.messages.fault(part, "<use> in a drawing needs href='#id'")
    const target = id === undefined ? undefined : this.build.find(part, id)
    if (!target) return
    if (++this.uses > MOST_USES)
      this.build.messages.fault(part, `'#${id}' uses itself, or too many others in one another`)
    else {
      const [x, y] = [numberOf(part, 'x') ?? 0, numberOf(part, 'y') ?? 0]
      const inner = this.grouped(part, { ...style, matrix: multiplied(style.matrix, [1, 0, 0, 1, x, y]) })
      if (target.element.name === 'drawing') this.all(target.children, inner)
      else this.one(target, inner)
    }
    this.uses--
  }

  private shape(part: Part, style: Style): void {
    const d = dataOfForm(this.build, part)
    const segments = d === undefined ? undefined : segmentsOf(this.build, part, d)
    if (d === undefined || !segments) return
    const clip = this.clipOf(part, style)
    const isPlain = isIdentity(style.matrix)
    const data = isPlain ? d : dataOf(movedPath(segments, style.matrix))
    if (!this.build.hasRoom(part, data)) return
    const pattern = this.patternOf(part, style)
    if (pattern) this.patterned(pattern, d, data, style)
    const over = { shapeBox: () => boundsOf(d), matrix: style.matrix, whole: this.whole }
    const [id, opacity] = [textOf(part, 'id'), numberOf(part, 'opacity')]
    let { group } = style
    const soft = softOf(part, style)
    if (clip || soft) {
      group = this.names.own(`${id ?? 'part'}-${clip ? 'clip' : 'soft'}`)
      this.groups.push({
        id: group,
        ...(style.group !== undefined && { within: style.group }),
        ...(clip && { clip }),
        ...soft,
      })
    }
    const shape: Shape = {
      ...(id !== undefined && { id: this.names.own(id) }),
      ...(group !== undefined && { group }),
      d: data,
      ...look(this.build, part, pattern ? { ...style, fill: 'none' } : style, over),
      ...(opacity !== undefined && opacity < 1 && { opacity }),
    }
    this.shapes.push(shape)
  }

  /** The pattern that a part is filled with. */
  private patternOf(part: Part, { fill }: Style): Part | undefined {
    const found = typeof fill === 'object' && 'url' in fill ? this.build.defined.get(fill.url) : undefined
    if (found?.element.name !== 'pattern') return undefined
    if (this.build.clipping.has(found)) {
      this.build.messages.fault(part, 'A pattern is filled with itself')
      return undefined
    }
    return found
  }

  /** The tiles that a shape shows, cut by it. */
  private patterned(pattern: Part, d: string, data: string, style: Style): void {
    const tiles = tilesOver(pattern, boundsOf(d))
    if (!tiles) {
      this.build.messages.fault(
        pattern,
        "<pattern> needs a width and height (and patternUnits='userSpaceOnUse' where these are pixels) and a few hundred tiles at most",
      )
      return
    }
    const group = this.names.own(`${textOf(pattern, 'id') ?? 'pattern'}-tiles`)
    const clip = { d: data, ...(style.rule && { rule: style.rule }) }
    this.groups.push({ id: group, ...(style.group !== undefined && { within: style.group }), clip })
    this.build.clipping.add(pattern)
    const plain = { ...plainStyle(style.colour), group }
    for (const place of tiles.places) this.all(pattern.children, { ...plain, matrix: multiplied(style.matrix, place) })
    this.build.clipping.delete(pattern)
  }

  private clipOf(part: Part, style: Style): ShapeGroup['clip'] {
    const said = textOf(part, 'clip-path')
    if (said === undefined || said === 'none') return undefined
    const id = /^url\(\s*['"]?#([^'")]+)['"]?\s*\)$/.exec(said.trim())?.[1]
    if (id === undefined) {
      this.build.messages.fault(part, `clip-path: '${said.slice(0, 40)}' is not 'url(#id)' of a <clipPath>`)
      return undefined
    }
    const found = this.build.find(part, id)
    if (!found) return undefined
    if (found.element.name !== 'clipPath') {
      this.build.messages.fault(part, `clip-path: '#${id}' is <${found.element.name}>: a <clipPath> is wanted`)
      return undefined
    }
    if (this.build.clipping.has(found)) {
      this.build.messages.fault(part, `clip-path: '#${id}' is cut by itself`)
      return undefined
    }
    this.build.clipping.add(found)
    const clip = this.clipPath(found, style)
    this.build.clipping.delete(found)
    return clip
  }

  /** All that a clip path holds as one path. */
  private clipPath(clip: Part, style: Style): ShapeGroup['clip'] {
    const inner = drawnParts(
      this.build,
      clip.children,
      styleIn(this.build, clip, { ...style, fill: 'ink', stroke: 'none' }),
      this.whole,
    ).shapes
    const [first, ...others] = inner
    if (!first) return { d: 'M0 0Z' }
    if (others.length === 0) return { d: first.d, ...(first.rule && { rule: first.rule }) }
    const path = new Path2D(first.d)
    for (const { d } of others) path.op(new Path2D(d), PathOp.Union)
    return { d: path.toSVGString() }
  }
}
