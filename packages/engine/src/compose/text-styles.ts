/** Letters of single parts as the brief asks for them: the last step of a composition, before it is laid out. */

import type { Random } from '../base/random.ts'
import { keysOf } from '../base/tables.ts'
import type { Brief, Lettering, Manner } from '../brief/types.ts'
import { isOfText, roleMatches } from '../critic/placement.ts'
import { CATEGORIES } from '../direction/typography.ts'
import type { FontUse, Node, Scene, Text } from '../scene/types.ts'
import { subtree } from '../scene/walk.ts'
import { CATALOGUE, type CatalogueEntry, covers, fontEntry, writingSystemsOf } from '../type/catalogue.ts'
import { clampWeight } from '../type/fonts.ts'
import type { FontFamily } from '../type/types.ts'

const BOLD = 700
/** What passes for bold where a family has no more, and for thin where it has no less. */
const [NEARLY_BOLD, NEARLY_THIN] = [600, 350]
const THIN = 300
/** em */
const SPACED = 0.14
/** Words that take more room than they were composed with may become so much smaller. */
const LEAST = 0.72
/** So many families that are most like the composition's own are drawn from. */
const NEAREST = 3

/** Whether letters of a family can be as asked. */
function can({ weights, category, italic }: CatalogueEntry, manner: Manner): boolean {
  switch (manner) {
    case 'bold':
      // Faces of one weight are made for titles, and heavy.
      return Math.max(...weights) >= NEARLY_BOLD || (weights.length === 1 && category !== 'serif')
    case 'thin':
      return Math.min(...weights) <= NEARLY_THIN
    case 'italic':
      return italic
    case 'spaced':
    case 'capitals':
      return true
    default:
      return CATEGORIES[manner]?.includes(category) ?? true
  }
}

/** What is set on a text so that it is as asked, in a family that can be. */
function setting(text: Text, manner: Manner, entry: CatalogueEntry): Partial<Text> {
  switch (manner) {
    case 'bold':
      return { weight: clampWeight(entry, Math.max(BOLD, text.weight)) }
    case 'thin':
      return { weight: clampWeight(entry, Math.min(THIN, text.weight)) }
    case 'italic':
      return { italic: true }
    case 'capitals':
      return { case: 'upper' }
    case 'spaced':
      return { tracking: Math.max(SPACED, text.tracking ?? 0) }
    default:
      return { weight: clampWeight(entry, text.weight) }
  }
}

/** A family that can do it: of the same sort if possible, and of a like mood. */
function familyThat(manner: Manner, like: CatalogueEntry, texts: Text[], random: Random): FontFamily | undefined {
  const systems = [...new Set(texts.flatMap(({ text }) => writingSystemsOf(text)))]
  const able = CATALOGUE.filter((entry) => can(entry, manner) && covers(entry.family, systems))
  const sameSort = able.filter(({ category }) => category === like.category)
  const kinship = ({ moods }: CatalogueEntry) => moods.filter((mood) => like.moods.includes(mood)).length
  const nearest = (sameSort.length > 0 ? sameSort : able).toSorted((a, b) => kinship(b) - kinship(a)).slice(0, NEAREST)
  return nearest.length > 0 ? random.pick(nearest).family : undefined
}

/** The texts of the scene that a wish is about: of its role, else of one that answers to it. */
function meant(scene: Scene, { target, text }: Lettering): Text[] {
  const texts = scene.artboards.flatMap(({ root }) => [...subtree(root)]).filter((node) => node.type === 'text')
  const exact = texts.filter(({ role, text: own }) => role === target && isOfText(text, own))
  return exact.length > 0 ? exact : texts.filter((node) => roleMatches(target, node.role) && isOfText(text, node.text))
}

function patched<T extends Node>(node: T, patches: ReadonlyMap<string, Partial<Text>>): T {
  if (node.type === 'frame') return { ...node, children: node.children.map((child) => patched(child, patches)) }
  const patch = node.type === 'text' ? patches.get(node.id) : undefined
  return patch ? { ...node, ...patch } : node
}

/**
 * The scene with its letters as the brief asks; the very same scene where it asks for nothing. A family of the composition
 * that cannot be so gives way, in these words alone, to a third one. Ids must be unique.
 */
export function withTextStyles(scene: Scene, { lettering = [] }: Brief, random: Random): Scene {
  let { typography } = scene
  const patches = new Map<string, Partial<Text>>()
  for (const wish of lettering) {
    const texts = meant(scene, wish).map((node) => ({ ...node, ...patches.get(node.id) }))
    const [first] = texts
    if (!first) continue
    const entryOf = (use: FontUse) => fontEntry(typography[use] ?? typography.display)
    const uses: FontUse[] = [first.font, ...keysOf(typography)]
    let use = uses.find((one) => can(entryOf(one), wish.manner))
    if (!use && !typography.accent) {
      const accent = familyThat(wish.manner, entryOf(first.font), texts, random)
      if (accent) {
        typography = { ...typography, accent }
        use = 'accent'
      }
    }
    if (!use) continue
    for (const node of texts) {
      const fit = node.fit ?? { min: Math.round(node.size * LEAST) }
      patches.set(node.id, {
        ...patches.get(node.id),
        font: use,
        ...setting(node, wish.manner, entryOf(use)),
        ...(!node.arc && { fit }),
      })
    }
  }
  if (patches.size === 0) return scene
  const artboards = scene.artboards.map((artboard) => ({
    ...artboard,
    root: patched(artboard.root, patches),
  }))
  return { ...scene, typography, artboards }
}
