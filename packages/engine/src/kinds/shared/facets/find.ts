/** Which faceted form a brief is about. */
import { memo } from '../../../base/memo.ts'
import { entriesOf } from '../../../base/tables.ts'
import type { Brief } from '../../../brief/types.ts'
import { askedObjects, saidObjects } from '../../../direction/subject-pictograms.ts'
import { singular, tokens } from '../../../imagery/words.ts'
import { mascotOf } from '../mascots/find.ts'
import { MESHES, type Mesh, type MeshName } from './meshes.ts'

const byWord = new Map(
  entriesOf<Record<MeshName, Mesh>>(MESHES).flatMap(([name, { words }]) =>
    words.map((word): [string, MeshName] => [word, name]),
  ),
)
const meshIn = (text: string): MeshName | undefined =>
  tokens(text)
    .map((word) => byWord.get(word) ?? byWord.get(singular(word)))
    .find((name) => name !== undefined)

const known = new WeakMap<Brief, { found: MeshName | undefined }>()

/** The mesh of what is asked for, of the creature, or of a thing that the name or the prompt says; undefined where there is none. */
export const meshOf = (brief: Brief): MeshName | undefined => memo(known, brief, () => ({ found: find(brief) })).found

function find(brief: Brief): MeshName | undefined {
  if (brief.picture || brief.negatives.some(({ what }) => what === 'icon' || what === 'picture')) return undefined
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
