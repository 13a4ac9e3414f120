/** Which faceted form a brief is about. */
import { memo } from '../../../base/memo.ts'
import type { Brief } from '../../../brief/types.ts'
import { askedObjects, saidObjects } from '../../../direction/subject-pictograms.ts'
import { mascotOf } from '../mascots/find.ts'
import { byWords, namedIn } from '../named.ts'
import { refusesPictures } from '../refusals.ts'
import { MESHES, type MeshName } from './meshes.ts'

const WORDS = byWords(MESHES)
const meshIn = (text: string): MeshName | undefined => namedIn(text, WORDS)

const known = new WeakMap<Brief, MeshName | undefined>()

/** The mesh of what is asked for, of the creature, or of a thing that the name or the prompt says; undefined where there is none. */
export const meshOf = (brief: Brief): MeshName | undefined => memo(known, brief, () => find(brief))

function find(brief: Brief): MeshName | undefined {
  if (brief.picture || refusesPictures(brief)) return undefined
  const asked = askedObjects(brief)
  const first = asked.map(meshIn).find((name) => name !== undefined)
  if (asked.length > 0) return first
  const creature = mascotOf(brief)
  if (creature) return creature.by === 'known' ? undefined : meshIn(creature.name)
  return (
    (brief.brand ? meshIn(brief.brand) : undefined) ??
    saidObjects(brief)
      .map(meshIn)
      .find((name) => name !== undefined)
  )
}
