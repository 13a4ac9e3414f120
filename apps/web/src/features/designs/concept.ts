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
  version: number
  /** Pixels of the picture, once known. */
  size?: { width: number; height: number }
  /** Front and back, where there is more than one. */
  sides: Side[]
}

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
    if (!design) return { ...(id && { id }), url, title: 'Design', version: 1, sides: [] }
    const { title, thumbnailUrl, width, height, versionNumber, pictures } = design
    const sides = pictures.map(({ name, imageUrl, ...size }) => ({ name, url: imageUrl, ...size }))
    return {
      id: design.id,
      url,
      thumbnailUrl,
      title,
      version: versionNumber,
      size: { width, height },
      sides: sides.length > 1 ? sides : [],
    }
  })
}

/** What to call it beside its neighbours. */
export const labelOf = ({ title, version }: Concept, at: number, count: number): string =>
  [count > 1 ? `concept ${at + 1}` : title, version > 1 ? `version ${version}` : ''].filter(Boolean).join(', ')
