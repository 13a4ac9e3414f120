/** Designs on their way between the engine and the database. */
import crypto from 'node:crypto'
import type { Concept, Design } from '@limner/engine'
import type { DesignRow } from '../features/designs/store.ts'
import type { NewDesign, NewPicture } from './types.ts'

/** What the engine knows of a design. */
export const asDesign = ({ scene, brief, direction, archetype }: Design): Design => ({
  scene,
  brief,
  direction,
  archetype,
})

/** The next version in the line of its parent. */
export const nextVersionOf = (parent: DesignRow, instruction: string) => ({
  prompt: parent.prompt,
  modificationPrompt: instruction,
  rootId: parent.rootId,
  parentId: parent.id,
})

export const asNewDesign = ({ design, title, fingerprint, score }: Concept, pictures: NewPicture[]): NewDesign => ({
  ...asDesign(design),
  id: crypto.randomUUID(),
  title,
  kind: design.scene.kind,
  prompt: design.brief.prompt,
  modificationPrompt: null,
  fingerprint,
  score,
  changes: [],
  rootId: null,
  parentId: null,
  copyOf: null,
  setId: null,
  pictures,
})
