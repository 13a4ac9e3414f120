/** What code, files and analyses are made of: a design, or a picture that was not designed here, read as one. */
import type { Design } from '@limner/engine'
import type { MediaFiles } from '../../media/files.ts'
import { mediaIdsIn, picturesOf } from '../../media/scene-pictures.ts'
import type { MediaRow, MediaStore } from '../../media/store.ts'
import { HttpError } from '../../platform/problem.ts'
import type { Threads } from '../../threads/threads.ts'
import { designFileName } from './file-name.ts'
import type { DesignRow, DesignStore } from './store.ts'

export interface SourceParts {
  designs: DesignStore
  media: MediaStore
  files: MediaFiles
  threads: Threads
}
export interface Photograph extends Pick<MediaRow, 'type' | 'ownerId' | 'projectId'> {
  bytes: Uint8Array
}
export interface Source {
  design: Design
  title: string
  madeAt: Date
  /** Of its files, without format and extension. */
  fileName: string
  /** The bytes of the pictures that it shows, by media id. */
  pictures(): Promise<ReadonlyMap<string, Uint8Array>>
  /** The picture that it was read off, where it could not be traced. */
  photograph?: Photograph
}

export function sourceReader({ designs, media, files, threads }: SourceParts) {
  const ofRow = (row: DesignRow, place: number | null): Source => ({
    design: { scene: row.scene, brief: row.brief, direction: row.direction, archetype: row.archetype },
    title: row.title,
    madeAt: row.createdAt,
    fileName: designFileName(row, place),
    pictures: () => picturesOf(row.scene, media, files),
  })
  return {
    async ofRows(rows: readonly DesignRow[]): Promise<Source[]> {
      const places = await designs.placesOf(rows.map(({ rootId }) => rootId))
      return rows.map((row) => ofRow(row, places.get(row.rootId) ?? null))
    },
    async ofDesign(id: string): Promise<Source> {
      const row = await designs.find(id)
      if (!row) throw new HttpError('not-found', 'There is no such design.')
      return ofRow(row, (await designs.placesOf([row.rootId])).get(row.rootId) ?? null)
    },
    async ofPicture(row: MediaRow, signal: AbortSignal): Promise<Source> {
      const kept = await files.get(row.sha256)
      if (!kept) throw new HttpError('not-found', 'There is no such picture.')
      const { bytes, facts } = row.facts
        ? { bytes: kept, facts: row.facts }
        : await threads.examine({ bytes: kept, media: row.id }, { signal })
      const design = await threads.run('fromPicture', { bytes, facts }, { signal })
      return {
        design,
        title: 'Picture',
        madeAt: row.createdAt,
        fileName: 'Picture',
        pictures: async () => new Map([[facts.media, bytes]]),
        ...(mediaIdsIn(design.scene).length > 0 && {
          photograph: { bytes, type: row.type, ownerId: row.ownerId, projectId: row.projectId },
        }),
      }
    },
  }
}
export type SourceReader = ReturnType<typeof sourceReader>
