/** A design as an answer shows it: one of the concepts on a contact sheet. */
import type { Design } from '@limner/contract/types'

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
  /** Up to 480 pixels wide. */
  thumbnailUrl?: string
  title: string
  /** Of its files, without extension. */
  fileName: string
  /** What it is, once known: 'logo', 'website', … */
  kind?: string
  version: number
  /** The design that it is a version of. */
  parentId?: string
  /** Pixels of the picture, once known. */
  size?: { width: number; height: number }
  /** Front and back, where there is more than one. */
  sides: Side[]
}

/** 'Front' for 'front'. */
export const sideTitle = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

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
    if (!design) return { ...(id && { id }), url, title: 'Design', fileName: 'Design', version: 1, sides: [] }
    const { title, fileName, kind, thumbnailUrl, width, height, versionNumber, parentDesignId, pictures } = design
    const sides = pictures.map(({ name, imageUrl, ...size }) => ({ name, url: imageUrl, ...size }))
    return {
      id: design.id,
      url,
      thumbnailUrl,
      title,
      // What a guest's browser has kept from earlier may lack it.
      fileName: fileName || title,
      kind,
      version: versionNumber,
      ...(parentDesignId && { parentId: parentDesignId }),
      size: { width, height },
      sides: sides.length > 1 ? sides : [],
    }
  })
}

/**
 * The versions that led to a design, oldest first, itself the last; empty when there is no other.
 * @param all every concept of the conversation
 */
export function historyOf(concept: Concept, all: readonly Concept[]): Concept[] {
  const history = [concept]
  for (let parent = concept.parentId; parent; ) {
    const before = all.find(({ id }) => id === parent)
    if (!before || history.includes(before)) break
    history.unshift(before)
    parent = before.parentId
  }
  return history.length > 1 ? history : []
}

/** What to call it beside its neighbours. */
export const labelOf = ({ title, version }: Concept, at: number, count: number): string =>
  [count > 1 ? `concept ${at + 1}` : title, version > 1 ? `version ${version}` : ''].filter(Boolean).join(', ')

/** What to call it among those that are looked through: versions of one design, or concepts of one answer. */
export const nameOf = (concept: Concept, all: readonly Concept[]): string =>
  all.some(({ version }) => version !== concept.version)
    ? `Version ${concept.version}`
    : `Concept ${all.findIndex(({ url }) => url === concept.url) + 1}`

/** What names it in an address of the dashboard. */
export const nameInAddress = (concept: Concept | undefined): string | undefined => concept?.id ?? concept?.url
