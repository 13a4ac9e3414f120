/** Designs as the API shows them. */
import type { Paging } from '@limner/contract'
import type { Api, Design, Result } from '@limner/contract/types'
import type { ConditionName, FontFileName, PartSetting, Scene } from '@limner/engine'
import { mediaUrl, thumbnailUrl } from '../../media/address.ts'
import type { Seen } from '../../platform/access.ts'
import { HttpError } from '../../platform/problem.ts'
import type { Threads } from '../../threads/threads.ts'
import { designFileName } from './file-name.ts'
import { choicesOf } from './print-service.ts'
import { behind } from './set-changes.ts'
import type { DesignFacts, DesignStore } from './store.ts'
import type { PictureRow } from './style-store.ts'

/** What is not told to everybody. */
interface Told {
  /** Undefined: one person works there, or whoever reads is not to know. */
  author: Design['author']
  approved: boolean
}

function asDesign(row: DesignFacts, pictures: PictureRow[], place: number | null, { author, approved }: Told): Design {
  const [first] = pictures
  if (!first) throw new Error(`Design ${row.id} has no picture`)
  return {
    id: row.id,
    title: row.title,
    fileName: designFileName(row, place),
    kind: row.kind,
    imageUrl: mediaUrl(first),
    thumbnailUrl: thumbnailUrl(first),
    ...(first.placeholder && { placeholder: first.placeholder }),
    width: first.width,
    height: first.height,
    pictures: pictures.map((picture) => ({
      name: picture.name,
      imageUrl: mediaUrl(picture),
      width: picture.width,
      height: picture.height,
    })),
    prompt: row.prompt,
    modificationPrompt: row.modificationPrompt,
    versionNumber: row.version,
    parentDesignId: row.parentId,
    changes: row.changes,
    ...(author !== undefined && { author }),
    ...(approved && { approved }),
    projectId: row.projectId,
    pageUrl: row.projectId && `/project/${row.projectId}`,
    createdAt: row.createdAt.toISOString(),
  }
}

/** Ours have an address, one's own come along: no address answers them. */
const asFace = ({ source, ...face }: PartSetting['faces'][number]) =>
  'data' in source ? { ...face, data: source.data } : { ...face, url: fontAddress(source) }

const fontAddress = ({ family, weight, italic, part }: FontFileName): string =>
  `/api/library/font?${new URLSearchParams({ family, weight: String(weight), style: italic ? 'italic' : 'normal', part })}`

function found<T>(design: T | null | undefined): T {
  if (design === null || design === undefined) throw new HttpError('not-found', 'There is no such design.')
  return design
}

/** Who reads: of a project, or what is their own wherever it stands. */
type Reader = Seen | 'owner'
const NONE: ReadonlySet<string> = new Set()

/** Designs with their pictures, who made them, and whether they were approved. */
function presenter(store: DesignStore) {
  /** Who made each, for those who work on a project together; of others' there are none. */
  async function authorsOf(rows: readonly DesignFacts[], seen: Seen | null) {
    const none = () => undefined
    if (!seen?.access) return none
    const askers = await store.askersOf(rows.flatMap(({ predictionId }) => predictionId ?? []))
    const others = [...askers.values()].filter((id) => id !== seen.ownerId)
    if (!seen.isShared && others.length === 0) return none
    const names = await store.namesOf([seen.ownerId, ...others])
    return ({ predictionId }: DesignFacts): Design['author'] => {
      const id = askers.get(predictionId ?? '') ?? seen.ownerId
      const name = names.get(id)
      return name === undefined ? null : { id, name }
    }
  }

  /** @param seen the project that they stand in, or 'owner': they are the reader's own; null: they are read by nobody who works on it */
  return async (rows: readonly DesignFacts[], seen: Reader | null = null): Promise<Design[]> => {
    const ids = rows.map(({ id }) => id)
    const [pictures, places, authorOf, approved] = await Promise.all([
      store.picturesOf(ids),
      store.placesOf(rows.map((row) => row.rootId)),
      authorsOf(rows, seen === 'owner' ? null : seen),
      seen === 'owner' || seen?.access ? store.approvedOf(ids) : NONE,
    ])
    const byDesign = Map.groupBy(pictures, (picture) => picture.designId)
    return rows.map((row) =>
      asDesign(row, byDesign.get(row.id) ?? [], places.get(row.rootId) ?? null, {
        author: authorOf(row),
        approved: approved.has(row.id),
      }),
    )
  }
}

/** A design and the formats that were made from it, each as it is now; and those of them that do not have its last change. */
const setReader =
  (store: DesignStore, present: ReturnType<typeof presenter>) =>
  async (id: string, seen: Seen): Promise<Result<Api['getDesignSet']>> => {
    const { rootId } = found(await store.findFacts(id))
    const [rows, versions, beginning] = await Promise.all([
      store.factsOfSet(rootId),
      store.versionsOfSet(rootId),
      store.setOf(rootId),
    ])
    const latest = rows.map(({ design }) => design)
    const formats = rows.map(({ design, format: { name, print } }) => ({
      designId: design.id,
      name,
      print: print ? { width: print.width, height: print.height } : null,
    }))
    return { designs: await present(latest, seen), formats, behind: behind(id, versions, beginning) }
  }

/** @param picturesOf the bytes of the pictures that a scene shows, by media id */
export function designService(
  store: DesignStore,
  threads: Threads,
  picturesOf: (scene: Scene) => Promise<ReadonlyMap<string, Uint8Array>>,
) {
  const present = presenter(store)

  async function get(id: string, seen: Seen | null = null): Promise<Design> {
    const [design] = await present([found(await store.findFacts(id))], seen)
    return found(design)
  }

  return {
    present: (rows: readonly DesignFacts[], seen: Reader | null = null) => present(rows, seen),
    pageOfProject: async (projectId: string, paging: Paging, seen: Seen | null = null) =>
      present(await store.pageOfProject(projectId, paging), seen),
    countOfProject: (projectId: string) => store.countOfProject(projectId),
    listOfPrediction: async (predictionId: string) => present(await store.listOfPrediction(predictionId)),
    get: (id: string) => get(id),
    async getWithVersions(id: string, paging: Paging, seen: Seen): Promise<{ design: Design; versions: Design[] }> {
      const { rootId } = found(await store.findFacts(id))
      const rows = store.versionsOf(rootId, paging)
      const [versions, design] = await Promise.all([rows.then((all) => present(all, seen)), get(id, seen)])
      return { design, versions }
    },
    setOf: setReader(store, present),
    /** An artboard as an SVG that tells its parts. @param inside the drawing whose shapes it tells, too */
    async drawingOf(id: string, side: number, inside?: string): Promise<string> {
      const row = await store.find(id)
      if (!row?.scene.artboards[side]) throw new HttpError('not-found', 'There is no such side of a design.')
      const { scene } = row
      return threads.run('vector', { scene, artboard: side, pictures: await picturesOf(scene), named: true, inside })
    },
    /** How the words of a part are set, with the addresses of the faces that are ours. */
    async settingOf(id: string, part: string) {
      const { scene } = found(await store.find(id))
      const setting = await threads.run('setting', { scene, id: part })
      if (!setting) throw new HttpError('not-found', 'There are no such words in this design.')
      return { ...setting, faces: setting.faces.map(asFace) }
    },
    /** What a printer would say of it. */
    async preflightOf(id: string, asked: ConditionName | undefined, reads: string) {
      const row = found(await store.find(id))
      const { scene } = row
      const condition = asked ?? (await choicesOf(threads, row, reads))?.condition
      if (!condition) return { page: null, checks: [], press: null }
      return threads.run('preflight', { scene, pictures: await picturesOf(scene), condition })
    },
    /** What can be changed by hand. @param inside the drawing whose shapes are told, too */
    async partsOf(id: string, inside?: string) {
      return threads.run('parts', { scene: found(await store.find(id)).scene, inside })
    },
  }
}
export type DesignService = ReturnType<typeof designService>
