/** A drawing's elements as shapes and groups of a scene, everything where it stands. */
import { Path2D, PathOp } from '@napi-rs/canvas'
import type { Point } from '../../base/geometry.ts'
import { boundsOf } from '../../render/display.ts'
import { isGradient } from '../../render/paint.ts'
import { BLENDS, type Shape, type ShapeGroup } from '../../scene/types.ts'
import { isIdentity, type Matrix, multiplied, scaleOf } from '../drawing/matrix.ts'
import { dataOf, movedPath, repeatedPath } from '../drawing/path.ts'
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

/** Tiles of which each is drawn by itself; more are a texture that nobody draws so. */
const MOST_DRAWN_TILES = 600

/** Whether copies of a shape may be one path: a gradient would span all of them. */
const isPlainlyPainted = ({ fill, stroke, opacity }: Shape): boolean =>
  opacity === undefined && [fill, stroke?.paint].every((paint) => paint === undefined || !isGradient(paint))

/** How far the second of two places of a tile lies from the first. */
const apart = (from: Matrix, to: Matrix): Point => [to[4] - from[4], to[5] - from[5]]

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
    const mask = this.maskOf(part, style)
    const soft = softOf(part, style)
    if (id === undefined && (opacity === undefined || opacity >= 1) && !clip && !mask && !soft) return style
    const group: ShapeGroup = {
      id: this.names.own(id ?? 'group'),
      ...(style.group !== undefined && { within: style.group }),
      ...(opacity !== undefined && opacity < 1 && { opacity }),
      ...(clip && { clip }),
      ...(mask && { mask }),
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
    const group = this.effectsOf(part, style)
    const isPlain = isIdentity(style.matrix)
    const data = isPlain ? d : dataOf(movedPath(segments, style.matrix))
    if (!this.build.hasRoom(part, data)) return
    const pattern = this.patternOf(part, style)
    if (pattern) this.patterned(pattern, d, data, group === undefined ? style : { ...style, group })
    const over = { shapeBox: () => boundsOf(d), matrix: style.matrix, whole: this.whole }
    const [id, opacity] = [textOf(part, 'id'), numberOf(part, 'opacity')]
    const shape: Shape = {
      ...(id !== undefined && { id: this.names.own(id) }),
      ...(group !== undefined && { group }),
      d: data,
      ...look(this.build, part, pattern ? { ...style, fill: 'none' } : style, over),
      ...(opacity !== undefined && opacity < 1 && { opacity }),
    }
    this.shapes.push(shape)
  }

  /** The group of a shape: one of its own where something cuts or softens it. */
  private effectsOf(part: Part, style: Style): string | undefined {
    const [clip, mask, soft] = [this.clipOf(part, style), this.maskOf(part, style), softOf(part, style)]
    if (!clip && !mask && !soft) return style.group
    const id = this.names.own(`${textOf(part, 'id') ?? 'part'}-${clip ? 'clip' : mask ? 'mask' : 'soft'}`)
    this.groups.push({
      id,
      ...(style.group !== undefined && { within: style.group }),
      ...(clip && { clip }),
      ...(mask && { mask }),
      ...soft,
    })
    return id
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
        "<pattern> needs a width and height (and patternUnits='userSpaceOnUse' where these are pixels) and a few thousand tiles at most",
      )
      return
    }
    const group = this.names.own(`${textOf(pattern, 'id') ?? 'pattern'}-tiles`)
    const clip = { d: data, ...(style.rule && { rule: style.rule }) }
    this.groups.push({ id: group, ...(style.group !== undefined && { within: style.group }), clip })
    this.build.clipping.add(pattern)
    this.tiled(pattern, tiles.places, { ...plainStyle(style.colour), group, matrix: style.matrix })
    this.build.clipping.delete(pattern)
  }

  /** A tile at each of its places: drawn once where its shapes are plain, each of them one path for all places. */
  private tiled(pattern: Part, [first, ...others]: readonly Matrix[], style: Style): void {
    if (!first) return
    const at = (place: Matrix): Style => ({ ...style, matrix: multiplied(style.matrix, place) })
    const tile = drawnParts(this.build, pattern.children, at(first), this.whole)
    const isPlain = tile.groups.length === 0 && tile.shapes.every(isPlainlyPainted)
    if (isPlain) {
      const moves = others.map((place) => apart(at(first).matrix, at(place).matrix))
      for (const { id: _, ...shape } of tile.shapes) {
        const d = repeatedPath(shape.d, moves)
        if (!this.build.hasRoom(pattern, d)) return
        this.shapes.push({ ...shape, d })
      }
    } else if (others.length < MOST_DRAWN_TILES)
      for (const place of [first, ...others]) this.all(pattern.children, at(place))
    else
      this.build.messages.fault(
        pattern,
        `A <pattern> with groups, gradients or effects may show ${MOST_DRAWN_TILES} tiles at most: plain shapes may show many more`,
      )
  }

  /** What an attribute means by 'url(#id)': an element of that sort, which does not hold itself. */
  private referred(part: Part, attribute: 'clip-path' | 'mask', element: 'clipPath' | 'mask'): Part | undefined {
    const said = textOf(part, attribute)
    if (said === undefined || said === 'none') return undefined
    const id = /^url\(\s*['"]?#([^'")]+)['"]?\s*\)$/.exec(said.trim())?.[1]
    if (id === undefined) {
      this.build.messages.fault(part, `${attribute}: '${said.slice(0, 40)}' is not 'url(#id)' of a <${element}>`)
      return undefined
    }
    const found = this.build.find(part, id)
    if (!found) return undefined
    if (found.element.name !== element) {
      this.build.messages.fault(part, `${attribute}: '#${id}' is <${found.element.name}>: a <${element}> is wanted`)
      return undefined
    }
    if (!this.build.clipping.has(found)) return found
    this.build.messages.fault(part, `${attribute}: '#${id}' is cut by itself`)
    return undefined
  }

  private clipOf(part: Part, style: Style): ShapeGroup['clip'] {
    const found = this.referred(part, 'clip-path', 'clipPath')
    if (!found) return undefined
    this.build.clipping.add(found)
    const clip = this.clipPath(found, style)
    this.build.clipping.delete(found)
    return clip
  }

  private maskOf(part: Part, style: Style): ShapeGroup['mask'] {
    const found = this.referred(part, 'mask', 'mask')
    if (!found) return undefined
    this.build.clipping.add(found)
    const { shapes } = drawnParts(this.build, found.children, plainStyle(style.colour, style.matrix), this.whole)
    this.build.clipping.delete(found)
    return { shapes: shapes.map(({ group: _, ...shape }) => shape) }
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
