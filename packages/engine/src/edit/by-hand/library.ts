/** Our own icons, drawings and marks, searched by what they show: for whoever chooses one by looking. */
import { asFigure, inColoursOf, standsOf } from '../../collection/as-figure.ts'
import { isDrawing } from '../../collection/drawings.ts'
import { collection, type Entry, sheetCalled } from '../../collection/store.ts'
import { drawFigure, FIGURE_SIDE, figureDrawing, figureNames, hasFigure } from '../../imagery/figure-drawings.ts'
import { figureFor } from '../../imagery/figures.ts'
import { nounFit } from '../../imagery/noun-fit.ts'
import type { Pictograms } from '../../imagery/types.ts'
import { tokens } from '../../imagery/words.ts'
import type { Hex, Node, Palette, Scene, Vector } from '../../scene/types.ts'
import { sheetNodes } from '../../sheet/fill.ts'
import { paletteOf } from '../../sheet/palette.ts'

export const LIBRARY_KINDS = ['icon', 'drawing', 'mark'] as const
export type LibraryKind = (typeof LIBRARY_KINDS)[number]

export interface LibraryItem {
  /** 'icon:ph:anchor-fill', 'figure:anchor', 'drawing:…' or 'mark:…' */
  id: string
  kind: LibraryKind
  name: string
}

export interface LibraryQuery {
  words: string
  /** Absent: all of them, in turns. */
  kind?: LibraryKind
  /** At most so many. */
  count: number
}

type Scored = LibraryItem & { score: number }

/** What a word is worth that is the first tag, one of the first, a later one; that begins a tag; that the drawing says of itself. */
const [FIRST, EARLY, LATER, BEGINS, SAYS] = [3, 2, 1.2, 0.8, 1]
const EARLY_TAGS = 3
/** From here on two nouns name one thing, or one a sort of the other. */
const SAME = 0.85
/** Fewer letters begin too many words. */
const LEAST_LETTERS = 3

/** How well some words, in the order of their weight, answer another: 0 where they do not. */
function wordScore(word: string, tags: readonly string[]): number {
  const worth = (at: number) => (at === 0 ? FIRST : at < EARLY_TAGS ? EARLY : LATER)
  return Math.max(
    0,
    ...tags.map((tag, at) => {
      if (tokens(tag).includes(word)) return worth(at)
      if (at < EARLY_TAGS && nounFit(tag, word) >= SAME) return worth(at) / 2
      return word.length >= LEAST_LETTERS && tag.startsWith(word) ? BEGINS : 0
    }),
  )
}

/** All words count; what answers only some of them comes after what answers all. */
function scoreOf(words: readonly string[], tags: readonly string[], said: readonly string[]): number {
  const scores = words.map((word) => wordScore(word, tags) + (said.includes(word) ? SAYS : 0))
  const met = scores.filter((score) => score > 0).length
  return met === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) * (met / words.length) ** 2
}

const readable = (name: string) => name.replaceAll(/[-_]/g, ' ')

function figuresFor(words: readonly string[], whole: string): Scored[] {
  const called = figureFor(whole)
  return figureNames().flatMap((name) => {
    const own = tokens(readable(name))
    // What has words of its own besides is a narrower thing.
    const score = scoreOf(words, own, []) / Math.sqrt(own.length) + (name === called ? FIRST : 0)
    return score > 0 ? [{ id: `figure:${name}`, kind: 'drawing' as const, name: readable(name), score }] : []
  })
}

const sheetsFor = (words: readonly string[], kind: 'drawing' | 'mark', all: readonly Entry[]): Scored[] =>
  all.flatMap((entry) => {
    const [shown = ''] = entry.shows
    const score = scoreOf(words, entry.head.about, tokens(shown))
    return score > 0 ? [{ id: `${kind}:${entry.name}`, kind, name: shown || readable(entry.name), score }] : []
  })

function iconsFor(words: string, count: number, pictograms: Pick<Pictograms, 'find'>): LibraryItem[] {
  return pictograms
    .find([words], { style: 'any', count })
    .map((icon) => ({ id: `icon:${icon}`, kind: 'icon', name: readable(icon.split(':')[1] ?? icon) }))
}

const best = (all: readonly Scored[], count: number): LibraryItem[] =>
  all
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, count)
    .map(({ score: _, ...item }) => item)

/** The best first; of all kinds in turns. */
export function searchLibrary(
  { words, kind, count }: LibraryQuery,
  pictograms: Pick<Pictograms, 'find'>,
): LibraryItem[] {
  const all = tokens(words)
  if (all.length === 0) return []
  const wants = (one: LibraryKind) => kind === undefined || kind === one
  const lists: LibraryItem[][] = [
    wants('drawing')
      ? best([...sheetsFor(all, 'drawing', collection().filter(isDrawing)), ...figuresFor(all, words)], count)
      : [],
    wants('mark')
      ? best(
          sheetsFor(
            all,
            'mark',
            collection().filter(({ isMark }) => isMark),
          ),
          count,
        )
      : [],
    wants('icon') ? iconsFor(words, count, pictograms) : [],
  ]
  const turns = Array.from({ length: count }, (_, at) => lists.flatMap((list) => list[at] ?? []))
  return turns.flat().slice(0, count)
}

/** Skin of people, and what is light and dark in a figure, where no design says it. */
const SKINS: readonly [Hex, ...Hex[]] = ['#e0a878', '#9c6844', '#f3c9a5']
const [LIGHT, DARK]: [Hex, Hex] = ['#ffffff', '#1c1c1f']
const TONES: readonly [Hex, Hex, Hex] = ['#3f5a73', '#c8763c', '#e3c46b']

/** What an item of the library draws, in its own colours; undefined where there is none of that id. */
export function libraryNode(item: string, id: string, hasIcon: (name: string) => boolean): Node | undefined {
  const [, kind = '', name = ''] = /^([a-z]+):(.+)$/.exec(item) ?? []
  if (kind === 'icon')
    return hasIcon(name)
      ? { type: 'pictogram', id, role: 'icon', icon: name, paint: 'accent', alt: readable(name.split(':')[1] ?? name) }
      : undefined
  if (kind === 'figure') return hasFigure(name) ? figureNode(name, id) : undefined
  const entry = sheetCalled(name)
  if (kind === 'mark' && entry?.isMark) return ofSheet(entry, 'mark', id)
  return kind === 'drawing' && entry && isDrawing(entry) ? ofSheet(entry, 'illustration', id) : undefined
}

function figureNode(name: string, id: string): Vector {
  const [first = TONES[0], second = TONES[1], third = TONES[2]] = figureDrawing(name).own
  return {
    ...{ type: 'vector', id, role: 'illustration', viewBox: [FIGURE_SIDE, FIGURE_SIDE], alt: readable(name) },
    shapes: drawFigure(name, { tones: [first, second, third], light: LIGHT, dark: DARK, skins: SKINS }),
  }
}

/** The drawing of a sheet; what runs out of its box stays within a frame. */
function ofSheet(entry: Entry, role: 'illustration' | 'mark', id: string): Vector | undefined {
  const sheet = entry.sheet()
  const nodes = sheet.layouts.slice(0, 1).flatMap(({ root }) => [...sheetNodes(root)])
  const found = nodes.find((node) => node.type === 'vector')
  if (!found) return undefined
  const palette = paletteOf(sheet.palette)
  const {
    viewBox,
    shapes,
    groups = [],
  } = standsOf(found) === 'framed' ? asFigure(found, palette) : inColoursOf(found, palette)
  return {
    ...{
      type: 'vector',
      id,
      role,
      viewBox: [viewBox[0], viewBox[1]],
      shapes,
      alt: entry.shows[0] ?? readable(entry.name),
    },
    ...(groups.length > 0 && { groups }),
  }
}

/** Quiet colours: what is looked at is the drawing. */
const PREVIEW: Palette = {
  ...{ paper: '#ffffff', surface: '#f2f2f0', ink: '#1c1c1f', muted: '#66666b', line: '#d8d8d4' },
  ...{ accent: '#1c1c1f', onAccent: '#ffffff', secondary: '#66666b', onSecondary: '#ffffff' },
}
const PREVIEW_SIDE = 160

/** A node alone in a square, to be looked at. */
export function previewScene(node: Node): Scene {
  const at = { left: 0, top: 0 }
  return {
    version: 1,
    kind: 'icon',
    format: { name: 'square', width: PREVIEW_SIDE, height: PREVIEW_SIDE },
    palette: PREVIEW,
    // No word is set in it.
    typography: { display: 'Noto Sans', text: 'Noto Sans' },
    artboards: [
      {
        name: 'preview',
        root: { type: 'frame', id: 'root', children: [{ ...node, at, width: PREVIEW_SIDE, height: PREVIEW_SIDE }] },
      },
    ],
  }
}
