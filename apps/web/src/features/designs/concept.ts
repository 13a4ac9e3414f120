/** A design as an answer shows it: one of the concepts on a contact sheet. */
import type { Design } from '@limner/contract/types'
import { called, t } from '../../lib/language/translate.ts'

export interface Side {
  name: string
  url: string
  width: number
  height: number
}

export interface Concept {
  /** Absent for pictures that came without a design. */
  id?: string
  url: string
  title: string
  /** Of its files, without extension. */
  fileName: string
  /** What it is, once known: 'logo', 'website', … */
  kind?: string
  version: number
  /** The design that it is a version of. */
  parentId?: string
  /** Who made it, where several people work on the project; null: an account that is gone. */
  author?: Design['author']
  /** It was approved at a review link, as it was told with it. */
  approved?: true
  /** What its format is called, where it was made from a design in another one. */
  format?: string
  /** Pixels of the picture, once known. */
  size?: { width: number; height: number }
  /** Front and back, where there is more than one. */
  sides: Side[]
}

/** 'Front' for 'front'; pages are called as the design calls them. */
export function sideTitle(name: string): string {
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
  return title === name ? name : called(title)
}

/** Kinds that are printed. */
export const PRINTED: ReadonlySet<string> = new Set(['business-card', 'poster'])

interface Answer {
  designUrls?: readonly string[]
  designIds?: readonly string[]
  designs?: readonly Design[]
}

/**
 * The concepts of an answer.
 * @param known designs of the project by id, for answers that were stored without theirs
 */
export function conceptsOf(
  { designUrls = [], designIds = [], designs = [] }: Answer,
  known: ReadonlyMap<string, Design>,
): Concept[] {
  return designUrls.map((url, at) => {
    const id = designIds[at]
    const design = designs.find((candidate) => candidate.id === id) ?? (id ? known.get(id) : undefined)
    if (!design) return { ...(id && { id }), url, title: t('Design'), fileName: 'Design', version: 1, sides: [] }
    return conceptOf(design, url)
  })
}

/** A design that is known. @param url of its picture */
export function conceptOf(design: Design, url = design.imageUrl): Concept {
  const { id, title, fileName, kind, width, height, versionNumber, parentDesignId, pictures, author, approved } = design
  const format = design.changes.findLast(({ what }) => what === 'Format')?.to
  const sides = pictures.map(({ name, imageUrl, ...size }) => ({ name, url: imageUrl, ...size }))
  return {
    ...{ id, url, title, kind },
    // What a guest's browser has kept from earlier may lack it.
    fileName: fileName || title,
    version: versionNumber,
    ...(parentDesignId && { parentId: parentDesignId }),
    ...(author !== undefined && { author }),
    ...(approved && { approved }),
    ...(format && { format }),
    size: { width, height },
    sides: sides.length > 1 ? sides : [],
  }
}

const parentOf = (concept: Concept, all: readonly Concept[]): Concept | undefined =>
  concept.parentId === undefined ? undefined : all.find(({ id }) => id === concept.parentId)

/** The design that a version goes back to: itself, where it is the first. */
export function rootOf(concept: Concept, all: readonly Concept[]): Concept {
  const seen = new Set([concept])
  let root = concept
  for (let parent = parentOf(root, all); parent && !seen.has(parent); parent = parentOf(root, all)) {
    seen.add(parent)
    root = parent
  }
  return root
}

/**
 * Every version of a design, the first one first, each once; those, too, that came after it or beside it.
 * @param all every concept of the conversation
 */
export function lineOf(concept: Concept, all: readonly Concept[]): Concept[] {
  const root = rootOf(concept, all)
  const line = all.filter((one, at) => rootOf(one, all) === root && all.findIndex(({ url }) => url === one.url) === at)
  return line.sort((one, other) => one.version - other.version)
}

/** The version that a version was made from. */
export const before = (concept: Concept, all: readonly Concept[]): Concept | undefined => parentOf(concept, all)

/** The newest version that was made from it. */
export const after = (concept: Concept, all: readonly Concept[]): Concept | undefined =>
  concept.id === undefined ? undefined : all.findLast(({ parentId }) => parentId === concept.id)

/** What to call it beside its neighbours. */
export const labelOf = ({ title, version }: Concept, at: number, count: number): string =>
  [count > 1 ? t('concept {place}', { place: at + 1 }) : title, version > 1 ? t('version {version}', { version }) : '']
    .filter(Boolean)
    .join(', ')

/** What to call it among those that are looked through: versions of one design, or concepts of one answer. */
export const nameOf = (concept: Concept, all: readonly Concept[]): string =>
  all.some(({ version }) => version !== concept.version)
    ? t('Version {version}', { version: concept.version })
    : t('Concept {place}', { place: all.findIndex(({ url }) => url === concept.url) + 1 })

/** What names it in an address of the dashboard. */
export const nameInAddress = (concept: Concept | undefined): string | undefined => concept?.id ?? concept?.url
