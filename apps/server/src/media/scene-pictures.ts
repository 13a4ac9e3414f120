/** The bytes of the pictures that a scene shows. */
import type { Node, Scene } from '@limner/engine'
import type { MediaFiles } from './files.ts'
import type { MediaRow, MediaStore } from './store.ts'

function mediaIn(node: Node): string[] {
  if (node.type === 'picture') return [node.media]
  return node.type === 'frame' ? node.children.flatMap(mediaIn) : []
}

/** By media id; a picture whose content is gone is left out. */
export async function contentsOf(
  rows: Pick<MediaRow, 'id' | 'sha256'>[],
  files: MediaFiles,
): Promise<Map<string, Uint8Array>> {
  const contents = await Promise.all(rows.map(async (row) => [row.id, await files.get(row.sha256)] as const))
  return new Map(contents.filter((entry): entry is readonly [string, Uint8Array] => entry[1] !== null))
}

/** Media ids of the pictures that a scene shows. */
export const mediaIdsIn = (scene: Scene): string[] => [
  ...new Set(scene.artboards.flatMap((artboard) => mediaIn(artboard.root))),
]

export async function picturesOf(scene: Scene, store: MediaStore, files: MediaFiles): Promise<Map<string, Uint8Array>> {
  return contentsOf(await store.listByIds(mediaIdsIn(scene)), files)
}
